pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// A page: bar on top, the sheet "Now" at the bottom (at the side in a low, wide window), the body in between.
// It keeps clear of what covers the screen. Where people sit around it, it takes the middle of the window only, turned to one of them.
Rectangle {
    id: root

    property Item bar: null
    property Sheet sheet: null
    property Sheet over: null // while it is shown, it takes the sheet's place
    property real columnWidth: 720 // how wide what is above the sheet can be
    readonly property rect clear: Qt.rect(Theme.cutLeft, Theme.cutTop, width - Theme.cutLeft - Theme.cutRight, height - Theme.cutTop - Theme.foot)
    property rect inside: clear
    property int facing: 0 // 0, 90, 180 or 270
    default property alias content: body.data
    readonly property bool overShown: over?.visible ?? false
    readonly property bool sheetShown: overShown || (sheet?.visible ?? false)
    readonly property bool sideways: stage.width > stage.height && stage.height < 560 && sheetShown
    readonly property real innerWidth: facing % 180 === 0 ? inside.width : inside.height
    readonly property real innerHeight: facing % 180 === 0 ? inside.height : inside.width
    readonly property real edge: [height - inside.y - inside.height, inside.x, inside.y, width - inside.x - inside.width][facing / 90] // what lies between it and who it faces
    readonly property real barHeight: bar?.implicitHeight ?? 0
    readonly property real wanted: (overShown ? over.implicitHeight : sheet?.implicitHeight) ?? 0
    readonly property real most: (overShown ? over.most : sheet?.most) ?? 0.62
    readonly property real sideWidth: sideways ? Math.round(Math.min(420, stage.width * 0.44)) : 0
    readonly property real sheetHeight: !sheetShown ? 0 : sideways ? stage.height : Math.min(wanted, (stage.height - barHeight) * most)

    clip: true // all of it, as what scrolls must be: what is drawn alike is drawn by the same shaders
    color: T.StackView.status === T.StackView.Active ? "transparent" : Theme.ground // the window's own colour is behind it

    Item {
        id: stage
        x: root.inside.x + (root.inside.width - width) / 2
        y: root.inside.y + (root.inside.height - height) / 2
        width: root.innerWidth
        height: root.innerHeight
        rotation: root.facing
        Behavior on rotation { RotationAnimation { duration: Theme.slow; direction: RotationAnimation.Shortest; easing.type: Easing.InOutCubic } }

        // Three places in the order of sight, which is the order in which Tab and screen readers come by.
        Item {
            id: barPlace
            x: body.x
            z: 1
            width: body.width
            height: root.barHeight
        }

        Item {
            id: body
            x: root.sideways && Theme.leftHanded ? root.sideWidth : 0
            y: root.barHeight
            width: stage.width - root.sideWidth
            height: stage.height - y - (root.sideways ? 0 : root.sheetHeight)
        }

        Item {
            id: sheetPlace
            x: root.sideways && !Theme.leftHanded ? body.width : 0
            y: stage.height - root.sheetHeight
            z: 1
            width: root.sideways ? root.sideWidth : stage.width
            height: root.sheetHeight

            Item {
                id: usualPlace
                anchors.fill: parent
                visible: !root.overShown
            }

            Item {
                id: overPlace
                anchors.fill: parent
            }
        }
    }

    Binding { target: root.bar; property: "parent"; value: barPlace }
    Binding { target: root.bar; property: "width"; value: barPlace.width }
    Binding { target: root.bar; property: "height"; value: barPlace.height }
    Binding { target: root.sheet; property: "parent"; value: usualPlace }
    Binding { target: root.sheet; property: "width"; value: usualPlace.width }
    Binding { target: root.sheet; property: "height"; value: usualPlace.height }
    Binding { target: root.sheet; property: "maximumWidth"; value: root.columnWidth }
    Binding { target: root.over; property: "parent"; value: overPlace }
    Binding { target: root.over; property: "width"; value: overPlace.width }
    Binding { target: root.over; property: "height"; value: overPlace.height }
    Binding { target: root.over; property: "maximumWidth"; value: root.columnWidth }
}

pragma ComponentBehavior: Bound
import QtQuick

// A page: bar on top, the sheet "Now" at the bottom (at the side in a low, wide window), the body in between.
Rectangle {
    id: root

    property Item bar: null
    property Item sheet: null
    default property alias content: body.data
    readonly property bool sheetShown: sheet?.visible ?? false
    readonly property bool sideways: width > height && height < 560 && sheetShown
    readonly property real barHeight: bar?.implicitHeight ?? 0
    readonly property real wanted: sheet?.implicitHeight ?? 0
    readonly property real sideWidth: sideways ? Math.round(Math.min(420, width * 0.44)) : 0
    readonly property real sheetHeight: !sheetShown ? 0 : sideways ? height : Math.min(wanted, (height - barHeight) * (Theme.bigText ? 0.74 : 0.62))

    color: Theme.ground

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
        width: root.width - root.sideWidth
        height: root.height - y - (root.sideways ? 0 : root.sheetHeight)
    }

    Item {
        id: sheetPlace
        x: root.sideways && !Theme.leftHanded ? body.width : 0
        y: root.height - root.sheetHeight
        z: 1
        width: root.sideways ? root.sideWidth : root.width
        height: root.sheetHeight
    }

    Binding { target: root.bar; property: "parent"; value: barPlace }
    Binding { target: root.bar; property: "width"; value: barPlace.width }
    Binding { target: root.bar; property: "height"; value: barPlace.height }
    Binding { target: root.sheet; property: "parent"; value: sheetPlace }
    Binding { target: root.sheet; property: "width"; value: sheetPlace.width }
    Binding { target: root.sheet; property: "height"; value: sheetPlace.height }
}

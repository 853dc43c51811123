pragma ComponentBehavior: Bound
import QtQuick

// A page, kept clear of what covers the screen: bar on top, the sheet "Now" at the bottom (at the side in a low, wide window), the body in between.
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
    readonly property real innerHeight: height - Theme.cutTop - Theme.foot
    readonly property real sheetHeight: !sheetShown ? 0 : sideways ? innerHeight : Math.min(wanted, (innerHeight - barHeight) * (Theme.bigText ? 0.74 : 0.62))
    readonly property real footHeight: Theme.foot + (sideways ? 0 : sheetHeight) // where nothing of the body is

    color: Theme.ground

    Item {
        id: body
        x: Theme.cutLeft + (root.sideways && Theme.leftHanded ? root.sideWidth : 0)
        y: Theme.cutTop + root.barHeight
        width: root.width - Theme.cutLeft - Theme.cutRight - root.sideWidth
        height: root.height - y - root.footHeight
    }

    Binding { target: root.bar; property: "parent"; value: root }
    Binding { target: root.sheet; property: "parent"; value: root }
    Binding { target: root.bar; property: "x"; value: body.x }
    Binding { target: root.bar; property: "y"; value: Theme.cutTop }
    Binding { target: root.bar; property: "width"; value: body.width }
    Binding { target: root.bar; property: "height"; value: root.barHeight }
    Binding { target: root.sheet; property: "x"; value: root.sideways && !Theme.leftHanded ? body.x + body.width : Theme.cutLeft }
    Binding { target: root.sheet; property: "y"; value: root.height - Theme.foot - root.sheetHeight }
    Binding { target: root.sheet; property: "width"; value: root.sideways ? root.sideWidth : root.width - Theme.cutLeft - Theme.cutRight }
    Binding { target: root.sheet; property: "height"; value: root.sheetHeight }
}

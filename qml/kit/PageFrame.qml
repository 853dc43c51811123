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

    Item {
        id: body
        x: root.sideways && Theme.leftHanded ? root.sideWidth : 0
        y: root.barHeight
        width: root.width - root.sideWidth
        height: root.height - y - (root.sideways ? 0 : root.sheetHeight)
    }

    Binding { target: root.bar; property: "parent"; value: root }
    Binding { target: root.sheet; property: "parent"; value: root }
    Binding { target: root.bar; property: "x"; value: body.x }
    Binding { target: root.bar; property: "width"; value: body.width }
    Binding { target: root.bar; property: "height"; value: root.barHeight }
    Binding { target: root.sheet; property: "x"; value: root.sideways && !Theme.leftHanded ? body.width : 0 }
    Binding { target: root.sheet; property: "y"; value: root.height - root.sheetHeight }
    Binding { target: root.sheet; property: "width"; value: root.sideways ? root.sideWidth : root.width }
    Binding { target: root.sheet; property: "height"; value: root.sheetHeight }
}

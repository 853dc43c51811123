pragma ComponentBehavior: Bound
import QtQuick

// One die with its face, or one face to tap. A die that is gone leaves a dashed place.
Pressable {
    id: root

    property var symbols: []
    property string face
    required property string label
    property bool ivory: true
    property bool gone: false
    property bool interactive: false
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk
    readonly property color ink: selected ? accentInk : ivory ? Theme.ivoryInk : usable ? Theme.ink : Theme.faint
    readonly property real symbolSize: Math.round(Math.min(Theme.body * 1.45, width / Math.max(1.6, symbols.length * 1.15)))

    text: label
    checkable: interactive
    enabled: interactive
    solid: interactive // else it is a picture
    implicitWidth: Math.max(52, Math.round(Theme.body * 2.6))
    implicitHeight: implicitWidth
    radius: Theme.radiusSmall
    Accessible.role: interactive ? Accessible.Button : Accessible.Graphic
    Accessible.name: gone ? qsTr("%1, gone").arg(label) : label
    Accessible.description: interactive ? whyNot : ""

    DashedFrame {
        anchors.fill: parent
        visible: root.gone
        color: Theme.off
    }

    Rectangle {
        id: body
        width: parent.width
        height: parent.height
        radius: root.radius
        color: root.selected ? root.accent : root.ivory ? Theme.ivory : Theme.raised
        border.width: Theme.contrast || (root.ivory && Theme.look === "light") ? Theme.hairline : 0
        border.color: Theme.line
        opacity: root.gone ? 0 : 1
        y: root.gone && Theme.motion ? 24 : 0
        rotation: root.gone && Theme.motion ? 24 : 0
        visible: opacity > 0
        Behavior on opacity { NumberAnimation { duration: Theme.slow } }
        Behavior on y { NumberAnimation { duration: Theme.slow; easing.type: Easing.InQuad } }
        Behavior on rotation { NumberAnimation { duration: Theme.slow } }

        Rectangle {
            anchors.fill: parent
            radius: root.radius
            color: root.ink
            opacity: root.down && root.usable ? 0.14 : 0
        }

        Row {
            anchors.centerIn: parent
            spacing: 1

            Repeater {
                model: root.symbols

                Icon {
                    required property string modelData
                    name: modelData
                    color: root.ink
                    size: root.symbolSize
                    filled: IconPaths.isBody(modelData)
                }
            }
        }

        Words {
            anchors.centerIn: parent
            visible: root.face !== ""
            text: root.face
            role: "title"
            numeric: true
            color: root.ink
            Accessible.ignored: true
        }
    }
}

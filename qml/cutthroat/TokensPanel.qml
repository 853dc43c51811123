pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Undead, spores and the Hivemind in play; a tap says who destroys one, or before whom it splits.
Panel {
    id: root

    required property CutthroatTable table

    signal killAsked(int tokenId, string name, string kind)

    readonly property bool any: tokens.count > 0 // whoever asks whether it is visible asks all that lies above it, too

    visible: any
    padding: Theme.gap12

    SectionTitle {
        text: qsTr("Tokens in play")
        Layout.topMargin: 0
    }

    Flow {
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            id: tokens
            model: root.table.tokens

            Pressable {
                id: token
                required property int tokenId
                required property string kind
                required property string where
                required property bool attacks
                required text
                enabled: !root.table.over
                hint: where
                radius: Theme.radiusSmall
                width: Math.min(implicitWidth, parent ? parent.width : implicitWidth)
                implicitWidth: mark.width + Theme.gap8 + Math.ceil(Math.max(titleRoom.advanceWidth, whereRoom.advanceWidth)) + 2 * Theme.gap12
                implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap12)
                onClicked: root.killAsked(tokenId, text, kind)

                // Words that break measure anew when their width is set.
                TextMetrics {
                    id: titleRoom
                    font: title.font
                    text: token.text
                }

                TextMetrics {
                    id: whereRoom
                    font: whereabouts.font
                    text: token.where
                }

                Rectangle {
                    anchors.fill: parent
                    radius: token.radius
                    color: token.down ? Theme.line : Theme.raised
                    border.width: token.attacks || Theme.contrast ? Theme.hairline : 0
                    border.color: token.attacks ? Theme.hurt : Theme.line
                }

                Icon {
                    id: mark
                    x: Theme.gap12
                    anchors.verticalCenter: parent.verticalCenter
                    name: token.kind === "undead" ? "skull" : "spark"
                    color: token.attacks ? Theme.hurt : Theme.soft
                    size: Math.round(Theme.lead * 1.2)
                }

                Column {
                    id: words
                    x: mark.x + mark.width + Theme.gap8
                    width: token.width - x - Theme.gap12
                    anchors.verticalCenter: parent.verticalCenter

                    Words {
                        id: title
                        width: parent.width
                        text: token.text
                        weight: Font.DemiBold
                        Accessible.ignored: true
                    }

                    Words {
                        id: whereabouts
                        width: parent.width
                        visible: token.where !== ""
                        text: token.where
                        role: "tiny"
                        color: token.attacks ? Theme.hurt : Theme.soft
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}

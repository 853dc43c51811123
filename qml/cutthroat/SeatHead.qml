pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// Whose seat it is: the initiative card, the name, prestige and poison; a tap opens the person's sheet.
Pressable {
    id: root

    required property var card // a SeatCard, which is made of this
    readonly property bool big: card.big
    readonly property real figuresMiddle: line.y + told.y + figures.y + figures.height / 2 // of the line with prestige and poison

    text: card.name
    hint: card.alive ? qsTr("initiative %1, %2 prestige, %3 poison").arg(card.initiative > 0 ? card.initiative : qsTr("not drawn")).arg(card.prestige).arg(card.poison) + (card.story !== "" ? ", " + card.story : "") : qsTr("dead, %1 prestige").arg(card.prestige)
    radius: Theme.radiusLarge
    ringGap: 0
    implicitHeight: Math.max(Theme.touch, line.implicitHeight + Theme.gap8)

    RowLayout {
        id: line
        x: root.card.dense ? Theme.gap8 : Theme.gap12
        width: parent.width - x - (root.big ? Theme.gap16 : Theme.gap4)
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.card.dense ? Theme.gap8 : Theme.gap12

        PlayerDot {
            text: root.card.initiative > 0 ? root.card.initiative : Array.from(root.card.name.trim())[0] ?? "?"
            size: root.card.dense ? 32 : root.big ? 52 : 40
            color: root.card.acting ? Theme.torch : root.card.initiative > 0 ? Theme.raised : Theme.seatColor(root.card.index)
            ink: root.card.acting ? Theme.torchInk : root.card.initiative > 0 ? Theme.ink : Theme.seatInk(root.card.index)
            dimmed: !root.card.alive
        }

        ColumnLayout {
            id: told
            spacing: 2

            Words {
                text: root.card.name
                role: root.card.dense ? "body" : root.big ? "head" : "lead"
                weight: Font.Bold
                oneLine: true
                color: root.card.alive ? Theme.ink : Theme.faint
                Accessible.ignored: true
            }

            Flow {
                id: figures
                visible: !root.big
                spacing: Theme.gap8
                Layout.fillWidth: true

                Prestige {
                    role: "small"
                }

                PoisonDrops {
                    count: root.card.poison
                }

                IconText {
                    visible: !root.card.alive
                    icon: "skull"
                    text: qsTr("dead")
                    role: "small"
                    color: Theme.faint
                }
            }

            Words {
                visible: text !== ""
                text: root.card.alive ? root.card.story : root.big ? qsTr("dead") : ""
                role: root.big ? "small" : "tiny"
                quiet: true
                oneLine: root.card.dense || root.card.ringed || root.big
                Accessible.ignored: true
            }
        }

        Prestige {
            visible: root.big
            role: "head"
        }
    }

    component Prestige: IconText {
        icon: "star"
        filled: true
        text: root.card.prestige
        weight: Font.Bold
        color: root.card.alive ? Theme.prestige : Theme.faint
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A prisoner to play: the name, whose it is, and the three traits.
Pressable {
    id: root

    required property var prisoner
    property string owner
    property int seat: -1
    property bool divider: false

    text: seat >= 0 ? qsTr("%1 plays %2").arg(owner).arg(prisoner.name) : prisoner.name
    hint: [seat >= 0 ? "" : owner, qsTr("Might %1, Cunning %2, Wisdom %3").arg(prisoner.might).arg(prisoner.cunning).arg(prisoner.wisdom)].filter(Boolean).join(", ")
    radius: Theme.radiusSmall
    implicitWidth: 240
    implicitHeight: Math.max(60, grid.implicitHeight + Theme.gap16)
    ringGap: 0
    Layout.fillWidth: true

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.selected ? Theme.gameTint("darkcastle") : Theme.ink
        opacity: root.selected ? 1 : root.down ? 0.08 : 0
    }

    GridLayout {
        id: grid
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap8
        anchors.verticalCenter: parent.verticalCenter
        columns: Theme.bigText ? 1 : 2
        columnSpacing: Theme.gap12
        rowSpacing: Theme.gap4

        RowLayout {
            spacing: Theme.gap12

            PlayerDot {
                visible: root.seat >= 0
                name: root.owner
                color: Theme.seatColor(Math.max(0, root.seat))
                ink: Theme.seatInk(Math.max(0, root.seat))
            }

            ColumnLayout {
                spacing: 2

                Words {
                    text: root.prisoner.name
                    role: "lead"
                    weight: Font.DemiBold
                    oneLine: true
                    Accessible.ignored: true
                }

                Words {
                    visible: root.owner !== ""
                    text: root.owner
                    role: "small"
                    quiet: true
                    Accessible.ignored: true
                }
            }
        }

        RowLayout {
            spacing: Theme.gap12
            Layout.fillWidth: false

            Repeater {
                model: ["might", "cunning", "wisdom"]

                IconText {
                    required property string modelData
                    icon: modelData === "might" ? "swords" : modelData === "cunning" ? "spark" : "moon"
                    filled: modelData !== "might"
                    text: root.prisoner[modelData]
                    color: root.prisoner.best === modelData ? Theme.gameColor("darkcastle") : Theme.soft
                }
            }

            Icon {
                visible: root.seat >= 0
                name: "down"
                color: Theme.soft
                size: Math.round(Theme.icon * 0.8)
            }
        }
    }

    Divider {
        visible: root.divider
        y: root.height - height
        width: root.width
    }
}

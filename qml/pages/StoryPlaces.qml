pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Who stands where, with what, and what became of them.
Panel {
    id: root

    required property Story story
    readonly property string mark: ({prestige: "star", points: "trophy", stories: "book", dungeons: "sword"})[story.unit] ?? ""

    spacing: 0
    padding: Theme.gap12

    Repeater {
        id: rows
        model: root.story.places

        ColumnLayout {
            id: place
            required property int index
            required property int rank
            required property int key
            required property string name
            required property string points
            required property string role
            required property string fate
            required property bool won
            required property bool out
            spacing: 0
            Layout.fillWidth: true

            RowLayout {
                spacing: Theme.gap12
                Layout.minimumHeight: Theme.touch
                Layout.fillWidth: true

                Words {
                    visible: !place.out && place.rank > 0
                    text: place.rank
                    role: "lead"
                    weight: Font.Bold
                    numeric: true
                    color: place.won ? Theme.prestige : Theme.ink
                    Layout.minimumWidth: Theme.lead
                }

                Icon {
                    visible: place.out
                    name: "skull"
                    color: Theme.soft
                    size: Math.round(Theme.lead * 1.1)
                }

                Icon {
                    visible: !place.out && place.rank < 1
                    name: "person"
                    color: place.key >= 0 ? Theme.seatColor(place.key) : Theme.gameColor(root.story.game)
                    size: Math.round(Theme.lead * 1.1)
                }

                ColumnLayout {
                    spacing: 2

                    Words {
                        text: place.name
                        role: "lead"
                        weight: Font.Bold
                        color: place.out ? Theme.soft : Theme.ink
                    }

                    Words {
                        visible: text !== ""
                        text: Theme.joined([place.role, Theme.bigText ? place.fate : ""], " · ")
                        role: "small"
                        quiet: true
                    }
                }

                IconText {
                    visible: place.points !== ""
                    icon: root.mark
                    filled: root.mark === "star"
                    text: place.points
                    role: "lead"
                    weight: Font.DemiBold
                    color: place.out ? Theme.soft : Theme.prestige
                }

                Words {
                    visible: place.fate !== "" && !Theme.bigText
                    text: place.fate
                    color: place.out ? Theme.soft : Theme.ink
                    horizontalAlignment: Text.AlignRight
                    Layout.fillWidth: false
                    Layout.maximumWidth: root.width * 0.38
                }
            }

            Divider {
                visible: place.index < rows.count - 1
                Layout.fillWidth: true
            }
        }
    }
}

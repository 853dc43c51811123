pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The end: who wins, where the others stand, and the story of the evening.
GridLayout {
    id: root

    required property CutthroatTable table
    property bool wide: false // the story beside the result
    readonly property bool won: table.winners.length > 0

    columns: wide ? 2 : 1
    columnSpacing: Theme.gap12
    rowSpacing: Theme.gap12
    Layout.fillWidth: true

    ColumnLayout {
        spacing: Theme.gap12
        Layout.preferredWidth: root.wide ? 1 : -1 // alone in its row, as wide as it is: Qt 6.4 overlooks what breaks into lines on the way from 1
        Layout.alignment: Qt.AlignTop
        Layout.fillHeight: root.wide

        Panel {
            tint: Theme.contrast ? "transparent" : Theme.mix(Theme.ground, root.won ? Theme.prestige : Theme.hurt, 0.2)
            outline: root.won ? Theme.prestige : Theme.hurt
            Layout.fillHeight: root.wide

            Icon {
                id: mark
                name: root.won ? "trophy" : "skull"
                size: root.wide ? 140 : 72
                weight: 1.5
                color: root.won ? Theme.prestige : Theme.hurt
                Layout.alignment: Qt.AlignHCenter
            }

            SequentialAnimation {
                running: root.visible && Theme.motion
                NumberAnimation { target: mark; property: "scale"; from: 0.4; to: 1; duration: 600; easing.type: Easing.OutBack }
            }

            Words {
                text: root.table.epilogue
                role: "head"
                horizontalAlignment: Text.AlignHCenter
                heading: true
            }

            Words {
                text: root.table.now
                quiet: true
                horizontalAlignment: Text.AlignHCenter
            }
        }

        Panel {
            spacing: 0
            padding: Theme.gap12

            Repeater {
                model: root.table.ranking

                RowLayout {
                    id: row
                    required property int rank
                    required property int seat
                    required property string name
                    required property int prestige
                    required property string note
                    required property bool won
                    required property bool alive
                    spacing: Theme.gap12
                    Layout.minimumHeight: root.wide ? 76 : 60
                    Layout.fillWidth: true

                    PlayerDot {
                        text: row.rank
                        color: row.won ? Theme.prestige : Theme.raised
                        ink: row.won ? Theme.torchInk : Theme.ink
                        dimmed: !row.alive
                    }

                    ColumnLayout {
                        spacing: 2

                        Words {
                            text: row.name
                            role: "lead"
                            weight: Font.Bold
                            color: row.alive ? Theme.ink : Theme.faint
                        }

                        Words {
                            text: row.note
                            role: "small"
                            color: row.alive ? Theme.soft : Theme.faint
                        }
                    }

                    IconText {
                        icon: "star"
                        filled: true
                        text: row.prestige
                        role: "title"
                        weight: Font.Bold
                        color: row.alive ? Theme.prestige : Theme.faint
                    }
                }
            }
        }
    }

    ColumnLayout {
        spacing: Theme.gap12
        Layout.preferredWidth: root.wide ? 1 : -1 // alone in its row, as wide as it is: Qt 6.4 overlooks what breaks into lines on the way from 1
        Layout.alignment: Qt.AlignTop
        Layout.fillHeight: root.wide

        SectionTitle {
            text: qsTr("The story of the evening")
        }

        Panel {
            spacing: Theme.gap8
            padding: Theme.gap12
            Layout.fillHeight: root.wide

            Repeater {
                model: root.table.story

                RowLayout {
                    id: chapter
                    required property int number
                    required property string name
                    required property string text
                    required property bool deadly
                    spacing: Theme.gap12
                    Layout.fillWidth: true

                    Words {
                        text: chapter.number
                        role: "lead"
                        weight: Font.Bold
                        numeric: true
                        quiet: true
                        Layout.alignment: Qt.AlignTop
                        Layout.minimumWidth: Theme.lead * 1.3
                    }

                    ColumnLayout {
                        spacing: 2

                        Words {
                            text: chapter.name
                            weight: Font.DemiBold
                        }

                        Words {
                            text: chapter.text
                            role: "small"
                            quiet: true
                        }
                    }

                    Icon {
                        visible: chapter.deadly
                        name: "skull"
                        color: Theme.hurt
                        Layout.alignment: Qt.AlignTop
                    }
                }
            }
        }
    }
}

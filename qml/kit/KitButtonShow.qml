pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// The gallery's part about words, marks and buttons.
ColumnLayout {
    id: root

    signal refused(string why)

    spacing: Theme.gap12
    Layout.fillWidth: true

    SectionTitle {
        text: qsTr("Buttons")
        LinkButton { text: qsTr("All of them") }
    }

    ButtonFlow {
        main: PrimaryButton { text: qsTr("Into the caverns"); icon: "torch" }
        QuietButton { text: qsTr("Who starts?") }
        QuietButton { text: qsTr("Delete"); danger: true; icon: "trash" }
        PrimaryButton {
            text: qsTr("Defend")
            whyNot: qsTr("Whoever rests can't defend.")
            onRefused: why => root.refused(why)
        }
    }

    Repeater {
        model: ["cutthroat", "darkcastle", "cthulhu", "duelofages", "mandom"]

        Panel {
            id: game
            required property string modelData
            padding: Theme.gap12

            RowLayout {
                spacing: Theme.gap12
                Layout.leftMargin: Theme.gap8

                PlayerDot {
                    name: game.modelData
                    color: Theme.gameTint(game.modelData)
                    ink: Theme.gameColor(game.modelData)
                }

                Words { text: game.modelData; role: "lead"; weight: Font.Bold; oneLine: true }

                PrimaryButton {
                    text: qsTr("Done")
                    accent: Theme.gameColor(game.modelData)
                    accentInk: Theme.gameInk(game.modelData)
                }
            }
        }
    }

    Flow {
        spacing: Theme.gap8
        Layout.fillWidth: true
        Chip { text: qsTr("Relics & Ruin"); selected: true; accent: Theme.gameColor("cutthroat"); accentInk: Theme.gameInk("cutthroat") }
        Chip { text: qsTr("Deeper & Darker") }
        Chip { text: qsTr("Tombs & Tomes"); whyNot: qsTr("Needs Relics & Ruin.") }
    }

    Segments {
        options: [qsTr("People"), qsTr("Adventures"), qsTr("Score")]
    }

    Flow {
        spacing: Theme.gap12
        Layout.fillWidth: true

        Repeater {
            model: Object.keys(IconPaths.table).map(name => name.replace("-dots", "")).filter((name, at, all) => all.indexOf(name) === at)

            Icon {
                required property string modelData
                name: modelData
                filled: IconPaths.isBody(modelData)
            }
        }
    }

    Repeater {
        model: ["tiny", "small", "body", "lead", "title", "head", "huge"]

        Words {
            required property string modelData
            text: qsTr("%1 — 1234567890").arg(modelData)
            role: modelData
        }
    }
}

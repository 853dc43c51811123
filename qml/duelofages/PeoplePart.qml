pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// Who is with whom, what everybody has, and what they share.
ColumnLayout {
    id: root

    required property DuelOfAgesTable table
    readonly property var limits: table.limits("vault", "by")
    property bool wide: false
    property bool open: false
    property bool seated: false // the people are around the tablet, not in here

    signal defeatAsked()
    signal hqAsked()
    signal endAsked()
    signal padAsked(string title, int value, var done, string path)
    signal refused(string why)
    signal ruleAsked(string rule)
    signal pinAsked()
    signal clockAsked()

    spacing: Theme.gap12
    Layout.fillWidth: true
    Layout.preferredWidth: wide ? 1 : -1 // alone in its row, as wide as it is: Qt 6.4 overlooks what breaks into lines on the way from 1
    Layout.alignment: Qt.AlignTop

    component Deed: QuietButton {
        text: qsTr("Somebody is defeated…")
        whyNot: root.table.whyNotNow
        Layout.fillWidth: true
        onClicked: root.defeatAsked()
        onRefused: why => root.refused(why)
    }

    Deed { // what is noted most is in sight, whatever is unfolded beneath it
        visible: !root.table.over && !Theme.bigText
    }

    Repeater {
        model: root.seated ? 0 : 2
        SidePanel {
            required property int index
            table: root.table
            side: index
            open: root.open
            onPadAsked: (title, value, done, path) => root.padAsked(title, value, done, path)
        }
    }

    Deed {
        visible: !root.table.over && Theme.bigText
    }

    Panel {
        spacing: Theme.gap4

        GridLayout {
            columns: Theme.bigText ? 1 : 2
            columnSpacing: Theme.gap8

            LinkButton {
                text: qsTr("Vault")
                hint: qsTr("Its rules")
                role: "lead"
                weight: Font.Bold
                color: Theme.ink
                Layout.leftMargin: -Theme.gap8
                onClicked: root.ruleAsked("vault")
            }

            Counter {
                compact: true
                role: "head"
                label: qsTr("Cards in the Vault")
                value: root.table.vault
                maximum: root.limits.to
                interactive: !root.table.over
                Layout.alignment: Qt.AlignRight
                onChangeBy: delta => root.table.act({do: "vault", by: delta})
                onPadRequested: root.padAsked(label, value, delta => root.table.act({do: "vault", by: delta}), "vault")
            }
        }

        LinkButton {
            text: qsTr("in the shared base")
            hint: qsTr("Its rules")
            role: "small"
            color: Theme.soft
            Layout.leftMargin: -Theme.gap8
            Layout.topMargin: -Theme.gap12
            onClicked: root.ruleAsked("base")
        }

        Divider {
            Layout.topMargin: Theme.gap8
        }

        GridLayout {
            columns: Theme.bigText ? 1 : 2
            columnSpacing: Theme.gap8
            rowSpacing: Theme.gap8

            ColumnLayout {
                spacing: 2

                LinkButton {
                    text: qsTr("HQ")
                    hint: qsTr("Its rules")
                    role: "lead"
                    weight: Font.Bold
                    color: Theme.ink
                    Layout.leftMargin: -Theme.gap8
                    onClicked: root.ruleAsked(root.table.hqDestroyedBy < 0 ? "hq" : "hq-attack")
                }

                Words {
                    text: root.table.hqDestroyedBy < 0 ? qsTr("still stands, worth 3 points") : qsTr("destroyed by %1, 3 points").arg(root.table.seats[root.table.hqDestroyedBy])
                    role: "small"
                    quiet: true
                }
            }

            QuietButton {
                visible: root.table.hqDestroyedBy < 0 && !root.table.over
                text: qsTr("HQ destroyed…")
                role: "body"
                Layout.fillWidth: Theme.bigText
                onClicked: root.hqAsked()
            }
        }
    }

    QuietButton {
        visible: !root.table.over
        icon: "card"
        text: qsTr("Pin a card’s note…")
        Layout.fillWidth: true
        onClicked: root.pinAsked()
    }

    QuietButton {
        visible: !root.table.over && root.table.clockText === ""
        icon: "clock"
        text: qsTr("Play against the clock…")
        Layout.fillWidth: true
        onClicked: root.clockAsked()
    }

    Panel {
        visible: !root.table.over
        spacing: Theme.gap4

        Words {
            text: qsTr("The lesser ally")
            weight: Font.Bold
            role: "lead"
            heading: true
        }

        Repeater {
            model: 3 // fixed, so that no row is made anew while the page is laid out
            Words {
                required property int index
                visible: text !== ""
                text: root.table.lessers[index] ?? ""
                quiet: true
            }
        }
    }

    QuietButton {
        visible: Theme.bigText && root.table.phase === "turn"
        text: qsTr("End the game")
        whyNot: root.table.whyNoEnd
        Layout.fillWidth: true
        onClicked: root.endAsked()
        onRefused: why => root.refused(why)
    }
}

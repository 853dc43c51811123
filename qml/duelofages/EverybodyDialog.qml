pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// What all have as the game begins: a tap on a number gives it to everybody.
TDialog {
    id: root

    required property DuelOfAgesTable table
    property var given: ({})

    function ask(): void {
        given = {};
        open();
    }

    title: qsTr("Everybody has…")
    text: qsTr("If somebody has more or fewer, correct it at their seat.")
    maximumWidth: 560
    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    component Numbers: ColumnLayout {
        id: numbers
        required property string what
        property string caption
        property string spoken: "%1"
        property int first: 0 // of the numbers that are shown
        spacing: Theme.gap4
        Layout.fillWidth: true

        Words {
            text: numbers.caption
            role: "small"
            weight: Font.DemiBold
            quiet: true
        }

        Grid {
            id: grid
            columns: Math.max(3, Math.min(9, Math.floor((width + spacing) / ((Theme.bigText ? 64 : Theme.touch) + spacing))))
            spacing: 6
            Layout.fillWidth: true

            Repeater {
                model: 9

                Pressable {
                    id: key
                    required property int index
                    readonly property int count: numbers.first + index
                    text: numbers.spoken.arg(count)
                    exclusive: true
                    selected: root.given[numbers.what] === count
                    radius: Theme.radiusSmall
                    ringGap: 0
                    width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                    height: Math.max(Theme.touch, figure.implicitHeight + Theme.gap12)
                    onClicked: {
                        if (selected)
                            return; // tapped twice
                        root.table.act({do: "everybody", [numbers.what]: count});
                        root.given = Object.assign({}, root.given, {[numbers.what]: count});
                    }

                    Rectangle {
                        anchors.fill: parent
                        radius: key.radius
                        color: key.selected ? Theme.gameColor("duelofages") : key.down ? Theme.line : Theme.raised
                        border.width: Theme.contrast ? Theme.hairline : 0
                        border.color: Theme.line
                    }

                    Words {
                        id: figure
                        anchors.centerIn: parent
                        text: key.count
                        role: "lead"
                        weight: Font.Bold
                        numeric: true
                        color: key.selected ? Theme.gameInk("duelofages") : Theme.ink
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    Numbers {
        what: "characters"
        caption: qsTr("Characters")
        spoken: qsTr("Characters: %1 each")
        first: 1
    }

    Numbers {
        what: "henchmen"
        caption: qsTr("Henchmen")
        spoken: qsTr("Henchmen: %1 each")
    }

    Numbers {
        what: "equipment"
        caption: qsTr("Equipment")
        spoken: qsTr("Equipment: %1 each")
    }
}

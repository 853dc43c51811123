pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// A healing potion for this person: which, then whose. The second tap is the deed.
ColumnLayout {
    id: root

    required property CutthroatTable table
    property int seat: -1
    property string potion: ""
    readonly property var givers: [seat, ...Array.from(table.living).filter(each => each !== seat)]

    signal drunk(int by, string potion)
    signal otherAsked()

    spacing: Theme.gap8
    Layout.fillWidth: true

    Answers {
        caption: qsTr("Healed by a potion")

        Repeater {
            model: root.table.potions

            PickChip {
                required property var modelData
                text: modelData.brief
                hint: modelData.text
                selected: root.potion === modelData.value
                onClicked: root.potion = selected ? "" : modelData.value
            }
        }

        PickChip {
            text: qsTr("Another…")
            hint: qsTr("a potion of another strength")
            exclusive: false
            checkable: false
            onClicked: root.otherAsked()
        }
    }

    Answers {
        visible: root.potion !== ""
        caption: qsTr("Whose potion is it?")

        Repeater {
            model: root.potion !== "" ? root.givers : []

            PickChip {
                required property int modelData
                readonly property bool own: modelData === root.seat
                text: own ? qsTr("Own potion") : qsTr("From %1").arg(root.table.seats[modelData])
                exclusive: false
                checkable: false
                onClicked: {
                    const chosen = root.potion;
                    root.potion = "";
                    root.drunk(modelData, chosen);
                }
            }
        }
    }
}

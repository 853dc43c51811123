pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// What else goes for this step and asks for nothing; each line leads to its rule.
TDialog {
    id: root

    required property Table shown

    signal ruleAsked(string rule)

    title: qsTr("Good to know")
    maximumWidth: 560
    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    Repeater {
        model: root.opened ? root.shown.asides : []

        ListRow {
            required property var modelData
            text: modelData.text
            icon: "book"
            onClicked: {
                root.close();
                root.ruleAsked(modelData.rule);
            }
        }
    }
}

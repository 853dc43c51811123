pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// What else can be done, one line each; what can't be done now says why.
TDialog {
    id: root

    property var deeds: [] // {text, detail, icon, whyNot, act}

    signal refused(string why)

    function ask(title: string, text: string, deeds: var): void {
        root.title = title;
        root.text = text;
        root.deeds = deeds;
        open();
    }

    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    Repeater {
        model: root.deeds

        ListRow {
            required property var modelData
            text: modelData.text
            detail: (modelData.whyNot ?? "") !== "" ? modelData.whyNot : modelData.detail ?? ""
            icon: modelData.icon ?? ""
            whyNot: modelData.whyNot ?? ""
            onClicked: {
                const act = modelData.act;
                root.close();
                act();
            }
            onRefused: why => root.refused(why)
        }
    }
}

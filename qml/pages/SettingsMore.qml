pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// What is kept, and what the app is made of.
SettingsSection {
    id: root

    property bool hasData: false
    property string version

    signal dataAsked()
    signal aboutAsked()

    title: qsTr("More")

    Setting {
        typed: root.typed
        section: root.title
        there: root.hasData
        synonyms: qsTr("data backup export import restore erase storage")
        ListRow {
            text: qsTr("Save, import, delete")
            detail: qsTr("Back up, import or delete everything.")
            icon: "save"
            chevron: true
            onClicked: root.dataAsked()
        }
    }

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("license version source thanks credits privacy")
        ListRow {
            text: qsTr("About Torchside")
            detail: root.version === "" ? qsTr("Licences") : qsTr("Version %1, licences").arg(root.version)
            icon: "book"
            chevron: true
            onClicked: root.aboutAsked()
        }
    }
}

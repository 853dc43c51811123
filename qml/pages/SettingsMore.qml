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
        synonyms: qsTr("backup save export import delete restore sessions file storage")
        ListRow {
            text: qsTr("Your data")
            detail: qsTr("Take everything out, take a file in, delete")
            icon: "download"
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

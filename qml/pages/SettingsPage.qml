pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// Everything a person can set for this device, found by typing. Every change counts at once.
PageFrame {
    id: root

    required property var preferences // the app's
    property var senses: ({attempt: () => {}, attemptSpeech: () => {}, speaks: false})
    property bool vibrates: false
    property bool hasData: true
    property string version
    readonly property string typed: search.text

    signal back()
    signal aboutAsked()
    signal dataAsked()

    bar: TopBar {
        title: qsTr("Settings")
        showBack: true
        onBack: root.back()
    }

    ScrollColumn {
        id: scroll
        anchors.fill: parent

        TTextField {
            id: search
            label: qsTr("Search the settings")
            placeholder: qsTr("Search the settings")
            icon: "search"
            pill: true
            onEdited: scroll.contentY = 0
        }

        SettingsLook {
            id: look
            typed: root.typed
            preferences: root.preferences
        }

        SettingsSound {
            id: sound
            typed: root.typed
            preferences: root.preferences
            senses: root.senses
            vibrates: root.vibrates
            onRefused: why => told.show(why, "")
        }

        SettingsTable {
            id: atTable
            typed: root.typed
            preferences: root.preferences
        }

        SettingsMore {
            id: more
            typed: root.typed
            hasData: root.hasData
            version: root.version
            onDataAsked: root.dataAsked()
            onAboutAsked: root.aboutAsked()
        }

        EmptyState {
            visible: !look.any && !sound.any && !atTable.any && !more.any
            icon: "search"
            headline: qsTr("No setting found")
            text: qsTr("Try another word: “loud”, “night”, “bigger”.")
            buttonText: qsTr("Show all")
            Layout.fillWidth: true
            onActed: search.clear()
        }

        Words {
            text: qsTr("Everything stays on this device.")
            role: "small"
            quiet: true
            Layout.margins: Theme.gap8
        }
    }

    Toast {
        id: told
        anchors.fill: parent
        bottomMargin: root.edge + Theme.gap12
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// How the app looks, and in which language it speaks.
SettingsSection {
    id: root

    required property var preferences

    title: qsTr("Look")

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("dark light bright night black white contrast colours mode")
        ChoiceRow {
            text: qsTr("Theme")
            detail: qsTr("Dark suits dim tables; high contrast is black, white and one colour.")
            options: [
                {value: "system", text: qsTr("Same as the system")},
                {value: "dark", text: qsTr("Dark")},
                {value: "light", text: qsTr("Light")},
                {value: "contrast", text: qsTr("High contrast")}
            ]
            current: root.preferences.look
            onChosen: value => root.preferences.look = value
        }
    }

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("font letters bigger smaller large zoom scale reading")
        ChoiceRow {
            text: qsTr("Text size")
            detail: qsTr("Everything grows with it; nothing is cut off.")
            options: [
                {value: 0.85, text: "85 %"},
                {value: 1, text: "100 %"},
                {value: 1.25, text: "125 %"},
                {value: 1.5, text: "150 %"},
                {value: 2, text: "200 %"}
            ]
            current: root.preferences.textScale
            onChosen: value => root.preferences.textScale = value
        }
    }

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("animation animations motion reduce rolling falling")
        SwitchRow {
            text: qsTr("Animations")
            detail: qsTr("Numbers roll and dice tumble. Off, they just change.")
            on: root.preferences.motion
            onSwitched: on => root.preferences.motion = on
        }
    }

    Setting {
        typed: root.typed
        section: root.title
        synonyms: "english deutsch german sprache translation"
        ChoiceRow {
            text: qsTr("Language")
            options: [
                {value: "", text: qsTr("Same as the system")},
                {value: "en", text: "English"},
                {value: "de", text: "Deutsch"}
            ]
            current: root.preferences.language
            onChosen: value => root.preferences.language = value
        }
    }
}

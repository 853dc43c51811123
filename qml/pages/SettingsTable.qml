pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// How the device lies on the table and who touches it.
SettingsSection {
    id: root

    required property var preferences

    title: qsTr("At the table")

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("awake sleep display lock standby battery")
        SwitchRow {
            text: qsTr("Keep the screen on")
            detail: qsTr("While a game is on the table.")
            on: root.preferences.keepAwake
            onSwitched: on => root.preferences.keepAwake = on
        }
    }

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("dark idle battery screen brightness veil timeout minutes")
        ChoiceRow {
            text: qsTr("Dim when nobody taps")
            detail: qsTr("The tap that wakes it does nothing else.")
            options: [
                {value: 0, text: qsTr("Never")},
                {value: 1, text: qsTr("1 min")},
                {value: 2, text: qsTr("2 min")},
                {value: 5, text: qsTr("5 min")},
                {value: 10, text: qsTr("10 min")}
            ]
            current: root.preferences.dimAfter
            onChosen: value => root.preferences.dimAfter = value
        }
    }

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("help tips bubbles beginner first learn explain")
        SwitchRow {
            text: qsTr("Hints on a first evening")
            detail: qsTr("A few tips, each shown once, the first time you play a game.")
            on: root.preferences.hints
            onSwitched: on => root.preferences.hints = on
        }
    }

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("thumb one-handed lefty side")
        SwitchRow {
            text: qsTr("Left hand")
            detail: qsTr("Puts the main button under your left thumb.")
            on: root.preferences.leftHanded
            onSwitched: on => root.preferences.leftHanded = on
        }
    }

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("seat rotation rotate turn upside down orientation opposite")
        ChoiceRow {
            text: qsTr("Seats face their players")
            detail: qsTr("When the device lies flat, each seat turns to its player.")
            options: [
                {value: "off", text: qsTr("Off")},
                {value: "auto", text: qsTr("By where they sit")}
            ]
            current: root.preferences.seatRotation
            onChosen: value => root.preferences.seatRotation = value
        }
    }

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("confirm confirmation question delete sure warning")
        SwitchRow {
            text: qsTr("Ask before removing or ending")
            detail: qsTr("Either way, you can undo it right afterwards.")
            on: root.preferences.confirmations
            onSwitched: on => root.preferences.confirmations = on
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// What is heard and felt. Each group of sounds can be tried as loud as it is set.
SettingsSection {
    id: root

    required property var preferences
    required property var senses // attempt(group), attemptSpeech(), speaks
    property bool vibrates: false
    readonly property string silent: preferences.sounds ? "" : qsTr("Sounds are off.")

    signal refused(string why)

    title: qsTr("Sound and touch")

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("mute quiet silent noise audio loud")
        SwitchRow {
            text: qsTr("Sounds")
            detail: qsTr("Short, soft, and never needed to follow the game.")
            on: root.preferences.sounds
            onSwitched: on => root.preferences.sounds = on
        }
    }

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("loud loudness quiet master all sounds")
        SliderRow {
            text: qsTr("Volume")
            value: root.preferences.volume
            whyNot: root.silent
            onMoved: value => root.preferences.volume = value
            onRefused: why => root.refused(why)
        }
    }

    Repeater {
        model: [
            {key: "taps", volume: "tapVolume", text: qsTr("Taps"), detail: qsTr("Every tap and entry"), synonyms: qsTr("click touch button sound volume")},
            {key: "hits", volume: "hitVolume", text: qsTr("Dice and hits"), detail: qsTr("Rolls, wounds, healing, poison"), synonyms: qsTr("damage heal roll sound volume")},
            {key: "moments", volume: "momentVolume", text: qsTr("Great moments"), detail: qsTr("A kill, a death, a story won, a victory"), synonyms: qsTr("win celebrate end sound volume")},
            {key: "turn", volume: "turnVolume", text: qsTr("Turns"), detail: qsTr("The turn passes on"), synonyms: qsTr("next player sound volume")}
        ]

        Setting {
            id: group
            required property var modelData
            typed: root.typed
            section: root.title
            synonyms: modelData.synonyms
            SliderRow {
                text: group.modelData.text
                detail: group.modelData.detail
                value: Theme.entry(root.preferences, group.modelData.volume)
                whyNot: root.silent
                onMoved: value => root.preferences[group.modelData.volume] = value
                onRefused: why => root.refused(why)

                IconButton {
                    icon: "speaker"
                    text: qsTr("Try: %1").arg(group.modelData.text)
                    whyNot: root.silent
                    onClicked: root.senses.attempt(group.modelData.key)
                    onRefused: why => root.refused(why)
                }
            }
        }
    }

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("vibrate shake haptic buzz feel")
        SwitchRow {
            text: qsTr("Vibration")
            detail: root.vibrates ? qsTr("The device buzzes when something happens.") : ""
            on: root.preferences.vibration && root.vibrates
            whyNot: root.vibrates ? "" : qsTr("This device can’t vibrate.")
            onSwitched: on => root.preferences.vibration = on
            onRefused: why => root.refused(why)
        }
    }

    Setting {
        typed: root.typed
        section: root.title
        synonyms: qsTr("speech voice speak read aloud talk blind announce")
        SwitchRow {
            text: qsTr("Spoken announcements")
            detail: qsTr("What happens is read aloud: “Ann, 25 life.”")
            on: root.preferences.spoken && root.senses.speaks
            whyNot: root.senses.speaks ? "" : qsTr("This device has no voice.")
            onSwitched: on => {
                root.preferences.spoken = on;
                root.senses.attemptSpeech();
            }
            onRefused: why => root.refused(why)
        }
    }
}

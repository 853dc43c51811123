pragma ComponentBehavior: Bound
import QtQml
import QtMultimedia

// Plays the sounds by name. Qt Multimedia comes with this file: when a table is there, not before the first picture.
Instantiator {
    id: root

    required property var names
    readonly property bool audible: devices.audioOutputs.length > 0
    readonly property MediaDevices devices: MediaDevices {}

    function play(name: string, volume: real): void {
        const effect = audible ? objectAt(names.indexOf(name)) as SoundEffect : null;
        if (!effect)
            return;
        effect.volume = volume;
        effect.play();
    }

    // With no device a sound would stay "playing" for ever, or bring the app down.
    active: false
    onAudibleChanged: active = active || audible
    Component.onCompleted: active = audible
    model: names

    SoundEffect {
        required property string modelData
        source: "qrc:/sounds/" + modelData + ".wav"
    }
}

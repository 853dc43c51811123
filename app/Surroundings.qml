pragma ComponentBehavior: Bound
import QtQuick
import Torchside.App
import Torchside.Kit

// What lies around the pages: the person's wishes, the edges of the screen, the keyboard on it, files from outside.
Item {
    id: root

    required property var window
    required property Preferences preferences
    required property Platform platform
    property var identities: ({})
    property var hues: []

    signal fileOffered(url file)

    Binding { target: Theme; property: "games"; value: root.identities }
    Binding { target: Theme; property: "look"; value: root.preferences.look !== "system" ? root.preferences.look : root.platform.dark ? "dark" : "light" }
    Binding { target: Theme; property: "textScale"; value: root.preferences.textScale }
    Binding { target: Theme; property: "motion"; value: root.preferences.motion }
    Binding { target: Theme; property: "leftHanded"; value: root.preferences.leftHanded }
    Binding { target: Theme; property: "seatRotation"; value: root.preferences.seatRotation }
    Binding { target: Theme; property: "hues"; value: root.hues }
    Binding { target: Theme; property: "cutTop"; value: root.platform.cutTop }
    Binding { target: Theme; property: "cutBottom"; value: root.platform.cutBottom }
    Binding { target: Theme; property: "cutLeft"; value: root.platform.cutLeft }
    Binding { target: Theme; property: "cutRight"; value: root.platform.cutRight }
    Binding { target: Theme; property: "keyboard"; value: Math.max(keyboard.covered, root.platform.keyboard) }

    ScreenKeyboard {
        id: keyboard
        window: root.window
    }

    Connections {
        target: root.platform
        function onFileOffered(file: url): void {
            root.fileOffered(file);
        }
    }
}

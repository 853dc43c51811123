import QtQuick
import QtTest
import Torchside.Kit
import Torchside.Pages

// The settings are found by the words that people have for them.
Item {
    id: window
    width: 360
    height: 800

    QtObject {
        id: set
        property string look: "dark"
        property real textScale: 1
        property bool motion: true
        property bool leftHanded: false
        property bool sounds: true
        property int volume: 70
        property int tapVolume: 50
        property int hitVolume: 100
        property int momentVolume: 100
        property int turnVolume: 80
        property bool vibration: true
        property bool spoken: false
        property bool keepAwake: true
        property int dimAfter: 5
        property string seatRotation: "off"
        property bool confirmations: true
        property bool hints: true
        property string language: ""
    }

    QtObject {
        id: heard
        property var groups: []
        property int spoken: 0
        property bool speaks: true
        function attempt(group: string): void {
            groups = [...groups, group];
        }
        function attemptSpeech(): void {
            ++spoken;
        }
    }

    SettingsPage {
        id: page
        anchors.fill: parent
        preferences: set
        senses: heard
        vibrates: true
        hasData: true
        version: "1.0"
    }

    SignalSpy { id: about; target: page; signalName: "aboutAsked" }
    SignalSpy { id: data; target: page; signalName: "dataAsked" }

    TestCase {
        name: "Settings"
        when: windowShown

        function every(item, wanted) {
            let all = wanted(item) ? [item] : [];
            for (let i = 0; i < item.children.length; ++i)
                all = [...all, ...every(item.children[i], wanted)];
            return all;
        }
        function field() {
            return every(page, item => item.placeholder === "Search the settings")[0];
        }
        function type(words) {
            field().focusNow();
            field().text = words;
            wait(400); // the list settles, and two clicks are no double click
        }
        function titles() {
            return every(page, item => item.found !== undefined && item.visible).map(item => item.row.text).sort();
        }
        function control(text) {
            return every(page, item => item.text === text && item.clicked !== undefined && item.visible)[0];
        }
        function init() {
            type("");
            heard.groups = [];
        }

        function test_allAreThere() {
            compare(titles().length, 20);
        }

        function test_find_data() {
            return [
                {tag: "title", typed: "theme", found: ["Theme"]},
                {tag: "capitals", typed: "THEME", found: ["Theme"]},
                {tag: "another word", typed: "haptic", found: ["Vibration"]},
                {tag: "in the middle of a word", typed: "hand", found: ["Left hand"]},
                {tag: "of its detail", typed: "thumb", found: ["Left hand"]},
                {tag: "two words in any order", typed: "size text", found: ["Text size"]},
                {tag: "its title's section", typed: "look", found: ["Animations", "Language", "Text size", "Theme"]},
                {tag: "two letters begin a word", typed: "de", found: ["Ask before removing or ending", "Language", "Text size", "Theme"], atLeast: true},
                {tag: "in another language", typed: "deutsch", found: ["Language"]},
                {tag: "nothing", typed: "xylophone", found: []}
            ];
        }
        function test_find(row) {
            type(row.typed);
            if (row.atLeast)
                verify(titles().includes("Language"));
            else
                compare(titles().join(", "), row.found.join(", "));
        }

        function test_nothingFoundIsSaid() {
            type("xylophone");
            const empty = every(page, item => item.headline === "No setting found")[0];
            verify(empty.visible);
            mouseClick(control("Show all"));
            compare(field().text, "");
            compare(titles().length, 20);
        }

        function test_aGroupCanBeTried() {
            type("taps");
            mouseClick(control("Try: Taps"));
            compare(heard.groups.join(), "taps");
        }

        function test_withSoundsOffTheVolumesSayWhy() {
            set.sounds = false;
            type("taps");
            mouseClick(control("Try: Taps"));
            compare(heard.groups.length, 0);
            set.sounds = true;
        }

        function test_whatIsTappedIsSet() {
            type("theme");
            mouseClick(control("Light"));
            compare(set.look, "light");
            type("language");
            mouseClick(control("Deutsch"));
            compare(set.language, "de");
            type("spoken");
            mouseClick(control("Spoken announcements"));
            verify(set.spoken);
            compare(heard.spoken, 1);
            set.look = "dark";
            set.language = "";
            set.spoken = false;
        }

        function test_moreOpensPagesOfItsOwn() {
            type("licence");
            mouseClick(control("About Torchside"));
            compare(about.count, 1);
            type("backup");
            mouseClick(control("Save, import, delete"));
            compare(data.count, 1);
        }
    }
}

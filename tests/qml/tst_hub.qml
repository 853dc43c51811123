import QtQuick
import QtTest
import Torchside.Kit
import Torchside.Pages

// The way of the table to a hub and home again: where to, who sits down there, and what is to be done when the hub is silent.
Item {
    id: stage
    width: 360
    height: 800

    QtObject {
        id: way
        property string phase: ""
        property bool silent: false
        property int waiting: 0
        property string hub: "Thursday club"
        property string address: "192.168.1.20:7777/t/4"
        property string pin: "482913"
        property int codeSide: 2
        property string code: "1001"
        property string trouble: ""
        property string news: "The table is played at the hub."
        property string said: ""
        property var heard: []

        function hear(what: string): void {
            heard = [...heard, what];
        }
        function lastAddress(): string {
            return "10.0.0.7:7777";
        }
        function carry(address: string, code: string): void {
            hear("carry " + address + " " + code);
        }
        function stay(): void {
            hear("stay");
        }
        function takeHome(): void {
            hear("home");
        }
        function playOn(): void {
            hear("play on");
        }
        function understood(): void {
            hear("understood");
        }
    }

    HubPage {
        id: page
        anchors.fill: parent
        hub: way
        onBack: way.hear("back")
    }

    PageCase {
        id: test
        name: "Hub"
        scene: stage

        function stand(phase: string, silent: bool, trouble: string): void {
            way.trouble = trouble;
            way.silent = silent;
            way.phase = phase;
            way.heard = [];
        }
        function init(): void {
            way.waiting = 0;
            way.trouble = "";
            stand("", false, "");
        }

        function test_aHubIsKnownFromLastTime(): void {
            compare(field("The hub’s address").text, "10.0.0.7:7777");
        }

        function test_theTableIsCarriedThere_data(): var {
            return ways();
        }
        function test_theTableIsCarriedThere(data: var): void {
            field("The hub’s code").text = "";
            press(data.tag, "Carry the table there");
            compare(way.heard.length, 0); // a code is missing, and it says so
            type("The hub’s address", "192.168.1.20:7777");
            type("The hub’s code", "ABCDE-FGHIJ");
            way.heard = []; // Return goes there already
            press(data.tag, "Carry the table there");
            compare(way.heard.join(), "carry 192.168.1.20:7777 ABCDE-FGHIJ");
        }

        function test_whatIsWrongIsSaidAndTheFormStays(): void {
            stand("going", false, "");
            way.trouble = "That is not the hub’s code.";
            way.phase = "";
            tryVerify(() => words("That is not the hub’s code."));
            verify(field("The hub’s code"));
            compare(way.heard.join(), "");
        }

        function test_itStaysAfterAll_data(): var {
            return ways();
        }
        function test_itStaysAfterAll(data: var): void {
            stand("going", false, "");
            press(data.tag, "Stay here after all");
            compare(way.heard.join(), "stay");
        }

        function test_itIsTakenHome_data(): var {
            return ways();
        }
        function test_itIsTakenHome(data: var): void {
            stand("there", false, "");
            tryVerify(() => words("192.168.1.20:7777/t/4"));
            verify(words("Typed in a browser, with the number 482913."));
            press(data.tag, "Take it home");
            way.phase = "coming";
            tryVerify(() => words("On its way home"));
            tryVerify(() => control("Take it home") === null);
            way.phase = "";
            compare(way.heard.join(), "home,back");
        }

        function test_aSilentHubsTableIsPlayedOnHere_data(): var {
            return ways();
        }
        function test_aSilentHubsTableIsPlayedOnHere(data: var): void {
            stand("there", true, "");
            way.waiting = 2;
            tryVerify(() => words("The table is played at the hub. 2 taps wait."));
            press(data.tag, "Play on here");
            compare(way.heard.join(), "play on");
        }

        function test_whatCanNotBeByTheRulesHereIsSaid(): void {
            stand("there", false, "What the hub tells can’t be.");
            tryVerify(() => words("What the hub tells can’t be."));
            press("mouse", "Play on here");
            compare(way.heard.join(), "play on");
        }

        function test_thatBothStayIsUnderstood_data(): var {
            return ways();
        }
        function test_thatBothStayIsUnderstood(data: var): void {
            stand("parted", false, "");
            press(data.tag, "Understood");
            compare(way.heard.join(), "understood");
            stand("left", false, "");
            press(data.tag, "Forget this hub");
            compare(way.heard.join(), "understood");
        }
    }
}

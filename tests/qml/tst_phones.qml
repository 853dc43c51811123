import QtQuick
import QtTest
import Torchside.Kit
import Torchside.Pages

// The table opened for phones: a code to scan, who is there, who asks to come in, and what each phone may do.
Item {
    id: stage
    width: 360
    height: 800

    QtObject {
        id: hall
        property bool open: false
        property int here: 1
        property var addresses: ["192.168.1.20:7777"]
        property int address: 0
        property string pin: "482913"
        property int codeSide: 2
        property string code: "1001"
        property string codeOf: ""
        property string trouble: ""
        property ListModel guests: ListModel {}
        property ListModel wishes: ListModel {}
        property var heard: []

        function hear(what: string): void {
            heard = [...heard, what];
        }
        function openTable(): void {
            hear("open");
            open = trouble === "";
        }
        function closeTable(): void {
            hear("close");
            open = false;
        }
        function showCodeOf(seat: int): void {
            hear("code " + seat);
            codeOf = seat < 0 ? "" : "Ann";
        }
        function answer(device: string, yes: bool): void {
            hear((yes ? "yes " : "no ") + device);
            wishes.clear();
        }
        function letGo(device: string): void {
            hear("free " + device);
        }
        function sendAway(device: string): void {
            hear("away " + device);
        }
        function setRights(device: string, rights: string): void {
            hear(rights + " " + device);
        }
    }

    PhonesPage {
        id: page
        anchors.fill: parent
        phones: hall
    }

    PageCase {
        id: test
        name: "Phones"
        scene: stage

        function comeIn(device: string, seat: int, name: string, rights: string, here: bool): void {
            hall.guests.append({device: device, seat: seat, name: name, rights: rights, here: here});
        }
        function init(): void {
            tryVerify(() => control("Send it away") === null);
            hall.guests.clear();
            hall.wishes.clear();
            hall.trouble = "";
            hall.codeOf = "";
            hall.address = 0;
            hall.addresses = ["192.168.1.20:7777"];
            hall.open = true;
            hall.heard = [];
        }

        function test_theTableIsOpened_data(): var {
            return ways();
        }
        function test_theTableIsOpened(data: var): void {
            hall.open = false;
            verify(words("The table is closed for phones"));
            compare(words("192.168.1.20:7777"), null);
            press(data.tag, "Open the table");
            compare(hall.heard.join(), "open");
            tryVerify(() => words("Scan to take your seat"));
            verify(words("192.168.1.20:7777"));
            tryVerify(() => control("Open the table") === null);
        }

        function test_whyItCanNotBeOpenedIsSaidAndTriedAgain(): void {
            hall.open = false;
            hall.trouble = "This device is in no network.";
            verify(words("This device is in no network."));
            press("mouse", "Try again");
            compare(hall.heard.join(), "open");
            verify(words("The table is closed for phones"));
        }

        function test_theTableIsClosed_data(): var {
            return ways();
        }
        function test_theTableIsClosed(data: var): void {
            const close = control("Close the table for phones");
            close.forceActiveFocus(); // scrolls to it
            wait(300);
            press(data.tag, "Close the table for phones");
            compare(hall.heard.join(), "close");
            tryVerify(() => words("The table is closed for phones"));
        }

        function test_whoAsksToComeInIsAnswered_data(): var {
            return ways();
        }
        function test_whoAsksToComeInIsAnswered(data: var): void {
            hall.wishes.append({device: "d1", seat: -1, name: ""});
            tryVerify(() => words("A phone asks to come in by the number."));
            press(data.tag, "Let it in");
            hall.wishes.append({device: "d2", seat: 0, name: "Ann"});
            tryVerify(() => words("Another phone asks for Ann’s seat."));
            press(data.tag, "No");
            compare(hall.heard.join(), "yes d1,no d2");
        }

        function test_aPhoneIsGivenWhatItMayDo_data(): var {
            return ways();
        }
        function test_aPhoneIsGivenWhatItMayDo(data: var): void {
            comeIn("d1", 0, "Ann", "seat", true);
            tryVerify(() => control("Ann"));
            control("Ann").forceActiveFocus();
            wait(300);
            press(data.tag, "Ann");
            tryVerify(() => words("Ann’s phone"));
            press(data.tag, "only watch");
            compare(hall.heard.join(), "watch d1");
            press(data.tag, "Free the seat");
            compare(hall.heard.join(), "watch d1,free d1");
        }

        function test_aPhoneIsSentAwayOrHasItsSeatsCodeShown(): void {
            comeIn("d1", 0, "Ann", "seat", true);
            comeIn("d2", -1, "", "watch", false);
            tryVerify(() => control("Without a seat"));
            control("Without a seat").forceActiveFocus();
            wait(300);
            press("mouse", "Without a seat");
            tryVerify(() => words("A phone without a seat"));
            compare(control("Free the seat"), null);
            press("mouse", "Send it away");
            tryVerify(() => control("Send it away") === null);
            press("mouse", "Ann");
            press("mouse", "Show a code for this seat");
            compare(hall.heard.join(), "away d2,code 0");
            tryVerify(() => words("Scan to sit at Ann’s seat: good for one phone, once"));
            tryVerify(() => control("Send it away") === null);
            control("Show the code for everybody").forceActiveFocus();
            wait(300);
            press("mouse", "Show the code for everybody");
            compare(hall.heard[2], "code -1");
        }

        function test_anotherAddressIsTried(): void {
            compare(control("10.0.0.3:7777"), null);
            hall.addresses = ["192.168.1.20:7777", "10.0.0.3:7777"];
            tryVerify(() => control("10.0.0.3:7777"));
            control("10.0.0.3:7777").forceActiveFocus();
            wait(300);
            press("mouse", "10.0.0.3:7777");
            compare(hall.address, 1);
            tryVerify(() => words("10.0.0.3:7777"));
        }
    }
}

import QtQuick
import QtTest
import Torchside.Kit

// The sheet at the bottom lies above the page's body: the body is not touched through it, by no kind of pointer.
Item {
    id: page
    width: 360
    height: 640

    Pressable {
        id: under
        property int taps: 0
        anchors.fill: parent
        text: "Under"
        onClicked: ++taps
    }

    NowSheet {
        id: sheet
        property int taps: 0
        property string why
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        text: "Ann draws a card"
        primaryText: "Draw"
        onPrimary: ++taps
        onRefused: reason => why = reason

        QuietButton {
            id: gone
            text: "Pass"
            enabled: false
            onClicked: ++sheet.taps
        }
    }

    ResyncSheet {
        id: changes
        property int taps: 0
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: false
        sentences: ["Give Ann 5 life back."]
        onGo: ++taps
        onBack: ++taps
    }

    Pointers {
        name: "Sheet"
        area: page

        function init(): void {
            under.taps = 0;
            sheet.taps = 0;
            changes.taps = 0;
            sheet.why = "";
            sheet.primaryWhyNot = "";
            changes.visible = false;
            sheet.visible = true;
            tryCompare(sheet, "still", false);
            tryCompare(sheet.main, "still", false);
            tryCompare(gone, "still", false);
        }

        function test_theButtonIsPressed_data(): var { return pointers(); }
        function test_theButtonIsPressed(row: var): void {
            tapAt(row.tag, page.width - 60, page.height - 40);
            compare(sheet.taps, 1);
            compare(under.taps, 0);
        }

        function test_twiceOnTheMainButtonIsOnce_data(): var { return pointers(); }
        function test_twiceOnTheMainButtonIsOnce(row: var): void {
            tapAt(row.tag, page.width - 60, page.height - 40);
            tapAt(row.tag, page.width - 60, page.height - 40);
            compare(sheet.taps, 1);
            tryCompare(sheet.main, "still", false);
            tapAt(row.tag, page.width - 60, page.height - 40);
            compare(sheet.taps, 2);
        }

        function test_twiceOnAnyButtonIsOnce_data(): var { return pointers(); }
        function test_twiceOnAnyButtonIsOnce(row: var): void {
            gone.enabled = true;
            tapOn(row.tag, gone, 20, 20);
            tapOn(row.tag, gone, 20, 20);
            tapAt(row.tag, page.width - 60, page.height - 40);
            compare(sheet.taps, 1);
            tryCompare(gone, "still", false);
            tapOn(row.tag, gone, 20, 20);
            compare(sheet.taps, 2);
            gone.enabled = false;
        }

        function test_aTapBesideTheButtonReachesNothingBeneath_data(): var { return pointers(); }
        function test_aTapBesideTheButtonReachesNothingBeneath(row: var): void {
            tapAt(row.tag, 30, sheet.y + 24);
            compare(under.taps, 0);
            compare(sheet.taps, 0);
        }

        function test_aButtonThatIsOutOfUseIsAWallToo_data(): var { return pointers(); }
        function test_aButtonThatIsOutOfUseIsAWallToo(row: var): void {
            tapOn(row.tag, gone, 20, 20);
            compare(under.taps, 0);
            compare(sheet.taps, 0);
        }

        function test_whatIsNotPossibleSaysWhy_data(): var { return pointers(); }
        function test_whatIsNotPossibleSaysWhy(row: var): void {
            sheet.primaryWhyNot = "It is not your turn.";
            tapAt(row.tag, page.width - 60, page.height - 40);
            compare(sheet.taps, 0);
            compare(sheet.why, "It is not your turn.");
            compare(under.taps, 0);
        }

        function test_whatComesToItsHeadLaterCoversNothing(): void {
            sheet.hasRule = false;
            sheet.further = 0;
            wait(50);
            sheet.hasRule = true;
            wait(50);
            sheet.further = 1;
            wait(50);
            const parts = [words(sheet, sheet.caption), words(sheet, "The rule"), words(sheet, "1 more")];
            const edges = parts.map(part => ({from: part.mapToItem(page, 0, 0).x, to: part.mapToItem(page, part.paintedWidth, 0).x}));
            edges.sort((one, other) => one.from - other.from);
            verify(edges[0].to <= edges[1].from && edges[1].to <= edges[2].from, JSON.stringify(edges));
            sheet.further = 0;
            sheet.hasRule = false;
        }

        function test_whyNotStandsRightAboveTheButton(): void {
            sheet.primaryWhyNot = "It is not your turn.";
            wait(50);
            const reason = words(sheet, "It is not your turn.");
            verify(reason && reason.visible);
            const under = reason.mapToItem(page, 0, reason.height).y;
            const button = gone.mapToItem(page, 0, 0).y;
            verify(under <= button && under > button - 24, under + " is not right above " + button);
            sheet.primaryWhyNot = "";
            verify(!reason.visible);
        }

        function words(from: var, text: string): var {
            for (const child of Array.from(from.children)) {
                const found = child.text === text && child.paintedWidth !== undefined ? child : words(child, text);
                if (found !== null)
                    return found;
            }
            return null;
        }

        function test_whatLiesBesideTheSheetIsTouched_data(): var { return pointers(); }
        function test_whatLiesBesideTheSheetIsTouched(row: var): void {
            tapAt(row.tag, 100, 100);
            compare(under.taps, 1);
        }

        function test_aSheetThatHasOnlyJustComeTakesNoTap_data(): var { return pointers(); }
        function test_aSheetThatHasOnlyJustComeTakesNoTap(row: var): void {
            sheet.visible = false;
            changes.visible = true;
            tapAt(row.tag, page.width - 60, page.height - 40);
            compare(changes.taps, 0);
            compare(under.taps, 0);
            tryCompare(changes, "still", false);
            tapAt(row.tag, page.width - 60, page.height - 40);
            compare(changes.taps, 1);
        }

        function test_aWheelOnTheSheetTurnsNothingBeneath(): void {
            mouseWheel(page, 30, sheet.y + 24, 0, -240);
            compare(under.taps, 0);
        }
    }
}

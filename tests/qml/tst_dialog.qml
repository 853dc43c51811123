import QtQuick
import QtTest
import Torchside.Kit

// A dialog is asked something of: what lies under it is not, by no kind of pointer.
Item {
    id: page
    width: 360
    height: 640

    component Under: Pressable {
        property int taps: 0
        onClicked: ++taps
        HoverHandler { id: over }
        readonly property bool hovered: over.hovered
    }

    Under {
        id: under
        anchors.fill: parent
        text: "Under"
    }

    Flickable {
        id: list
        y: 100
        width: parent.width
        height: 200
        contentHeight: 2000
    }

    Counter {
        id: counter
        property int changes: 0
        width: parent.width
        height: 100
        value: 5
        onChangeBy: ++changes
        label: "Count"
    }

    TDialog {
        id: dialog
        title: "Which one?"
        property int taps: 0
        actions: [
            QuietButton {
                id: button
                text: "This one"
                onClicked: ++dialog.taps
            },
            QuietButton {
                id: gone
                text: "No more"
                enabled: false
                onClicked: ++dialog.taps
            }
        ]
        Rectangle {
            id: plain
            color: "red"
            implicitHeight: 200
            implicitWidth: 200
        }
    }

    ConfirmDialog {
        id: question
        property int yes: 0
        title: "Strike?"
        onConfirmed: ++yes
    }

    TDialog {
        id: late
        title: "Which one?"
        mainAction: choice
        actions: PrimaryButton {
            id: choice
            text: "Take it"
            whyNot: "Tap one of them first."
        }
        Rectangle {
            id: above
            implicitHeight: 40
            implicitWidth: 200
        }
    }

    TDialog {
        id: brief
        property int answers: 0
        actions: QuietButton {
            id: answer
            text: "So be it"
            onClicked: {
                brief.close();
                ++brief.answers;
            }
        }
    }

    TDialog {
        id: tall
        title: "Scroll"
        Rectangle {
            id: content
            color: "red"
            implicitHeight: 2000
            implicitWidth: 200
        }
    }

    Pointers {
        name: "Dialog"
        area: page

        function init(): void {
            under.taps = 0;
            dialog.taps = 0;
            counter.changes = 0;
            list.contentY = 0;
        }
        function cleanup(): void {
            dialog.close();
            tall.close();
            question.close();
            late.close();
            question.yes = 0;
            tryCompare(question, "visible", false);
            tryCompare(late, "visible", false);
            tryCompare(dialog, "visible", false);
            tryCompare(tall, "visible", false);
            for (const each of [dialog, tall, question, late, brief])
                tryCompare(each, "settling", false);
        }
        function open(which: var): void {
            which.open();
            tryCompare(which, "opened", true);
            tryVerify(() => !stillOne(page.Window.window.contentItem));
        }
        function stillOne(from: Item): bool {
            return from.visible && (from.still === true || Array.from(from.children).some(stillOne));
        }
        function isUntouched(): void {
            compare(under.taps, 0);
            compare(counter.changes, 0);
        }

        function test_aButtonOfTheDialogTakesItsTap_data(): var { return pointers(); }
        function test_aButtonOfTheDialogTakesItsTap(row: var): void {
            open(dialog);
            tapOn(row.tag, button, 20, 20);
            compare(dialog.taps, 1);
            isUntouched();
        }

        function test_whatLiesUnderThePlainPartIsNotTouched_data(): var { return pointers(); }
        function test_whatLiesUnderThePlainPartIsNotTouched(row: var): void {
            open(dialog);
            tapOn(row.tag, plain, 20, 20);
            isUntouched();
            verify(dialog.visible);
        }

        function test_aButtonThatIsOutOfUseIsAWallToo_data(): var { return pointers(); }
        function test_aButtonThatIsOutOfUseIsAWallToo(row: var): void {
            open(dialog);
            tapOn(row.tag, gone, 20, 20);
            compare(dialog.taps, 0);
            isUntouched();
            verify(dialog.visible);
        }

        function test_aTapBesideTheDialogClosesItAndNoMore_data(): var { return pointers(); }
        function test_aTapBesideTheDialogClosesItAndNoMore(row: var): void {
            open(dialog);
            tapAt(row.tag, 10, 10);
            isUntouched();
            tryCompare(dialog, "visible", false);
            isUntouched();
        }

        function test_aSecondTapWhileItGoesReachesNothing_data(): var { return pointers(); }
        function test_aSecondTapWhileItGoesReachesNothing(row: var): void {
            open(dialog);
            tapAt(row.tag, 10, 10);
            verify(dialog.visible);
            tapAt(row.tag, 10, 10);
            tapAt(row.tag, 180, 600);
            isUntouched();
        }

        function test_noWheelTurnsWhatLiesUnder_data(): var {
            return [{tag: "beside", y: 110}, {tag: "on the dialog", y: 290}];
        }
        function test_noWheelTurnsWhatLiesUnder(row: var): void {
            open(dialog);
            mouseWheel(page, 180, row.y, 0, -240);
            wait(50);
            compare(list.contentY, 0);
        }

        function test_nothingUnderFeelsThePointerAboveIt(): void {
            mouseMove(page, 180, 600);
            verify(under.hovered);
            open(dialog);
            tryVerify(() => !under.hovered);
            mouseMove(page, 180, 610);
            mouseMove(page, 180, 320);
            verify(!under.hovered);
        }

        function test_otherButtonsOfTheMouseReachNothing_data(): var {
            return [{tag: "right", button: Qt.RightButton}, {tag: "middle", button: Qt.MiddleButton}];
        }
        function test_otherButtonsOfTheMouseReachNothing(row: var): void {
            open(dialog);
            mouseClick(page, 10, 10, row.button);
            mouseClick(page, 180, 320, row.button);
            isUntouched();
        }

        function test_aLongDialogIsDraggedWithoutTouchingWhatLiesUnder_data(): var { return pointers(); }
        function test_aLongDialogIsDraggedWithoutTouchingWhatLiesUnder(row: var): void {
            open(tall);
            pressAt(row.tag, 180, 500);
            for (let y = 490; y >= 300; y -= 10) {
                moveTo(row.tag, 180, y);
                wait(5);
            }
            releaseAt(row.tag, 180, 300);
            isUntouched();
            tryVerify(() => content.mapToItem(page, 0, 0).y < 0);
        }

        function test_aTapThatSlidOffTheCounterIsForgotten_data(): var { return pointers(); }
        function test_aTapThatSlidOffTheCounterIsForgotten(row: var): void {
            pressAt(row.tag, 20, 50);
            moveTo(row.tag, 20, 300);
            releaseAt(row.tag, 20, 300);
            compare(counter.changes, 0);
            open(tall);
            tapAt(row.tag, 30, 50);
            compare(counter.changes, 0);
        }

        // Twice on the opener, and the second was on the answer.
        function test_aTapBeforeTheDialogHasStoodAnswersNothing_data(): var { return pointers(); }
        function test_aTapBeforeTheDialogHasStoodAnswersNothing(row: var): void {
            question.open();
            tryCompare(question, "opened", true);
            const yes = question.mainAction;
            question.close();
            tryCompare(question, "visible", false);
            question.open();
            pressAt(row.tag, yes.mapToItem(page, 20, 20).x, yes.mapToItem(page, 20, 20).y);
            wait(450); // however late it is let go
            releaseAt(row.tag, yes.mapToItem(page, 20, 20).x, yes.mapToItem(page, 20, 20).y);
            compare(question.yes, 0);
            verify(question.visible);
            tapAt(row.tag, 10, 10);
            tryCompare(question, "visible", false);
            compare(question.yes, 0);
            open(question);
            tapOn(row.tag, yes, 20, 20);
            compare(question.yes, 1);
            isUntouched();
        }

        function test_aTapOnTheScrimBeforeTheDialogHasStoodClosesNothing_data(): var { return pointers(); }
        function test_aTapOnTheScrimBeforeTheDialogHasStoodClosesNothing(row: var): void {
            dialog.open();
            tapAt(row.tag, 10, 10);
            tryCompare(dialog, "opened", true);
            wait(50);
            verify(dialog.visible);
            isUntouched();
        }

        function test_whyNotStandsAboveTheButtonAndItsRoomIsKept(): void {
            choice.whyNot = "Tap one of them first.";
            open(late);
            const before = above.mapToItem(page, 0, 0).y;
            const button = choice.mapToItem(page, 0, 0).y;
            const reason = choice.parent.parent.children;
            const words = Array.from(reason).find(child => child.text === choice.whyNot);
            verify(words && words.visible);
            verify(words.mapToItem(page, 0, words.height).y <= button);
            choice.whyNot = "";
            wait(50);
            verify(!words.visible);
            compare(above.mapToItem(page, 0, 0).y, before);
            compare(choice.mapToItem(page, 0, 0).y, button);
        }

        function test_twiceOnAnAnswerIsOneAnswer_data(): var { return pointers(); }
        function test_twiceOnAnAnswerIsOneAnswer(row: var): void {
            brief.answers = 0;
            open(brief);
            const at = answer.mapToItem(page, 20, 20);
            tapAt(row.tag, at.x, at.y);
            tapAt(row.tag, at.x, at.y);
            compare(brief.answers, 1);
            tryCompare(brief, "visible", false);
            open(brief);
            tapOn(row.tag, answer, 20, 20);
            compare(brief.answers, 2);
            tryCompare(brief, "visible", false);
            isUntouched();
        }

        function test_aCounterCountsEachTapOnItsSide_data(): var { return pointers(); }
        function test_aCounterCountsEachTapOnItsSide(row: var): void {
            tapAt(row.tag, 20, 50);
            tapAt(row.tag, 340, 50);
            compare(counter.changes, 2);
            compare(under.taps, 0);
        }

        function test_afterTheDialogThePageIsTappedAgain_data(): var { return pointers(); }
        function test_afterTheDialogThePageIsTappedAgain(row: var): void {
            open(dialog);
            dialog.close();
            tapAt(row.tag, 180, 600); // the second half of a double tap on what closed it
            compare(under.taps, 0);
            tryCompare(dialog, "visible", false);
            tryCompare(dialog, "settling", false);
            tapAt(row.tag, 180, 600);
            compare(under.taps, 1);
        }
    }
}

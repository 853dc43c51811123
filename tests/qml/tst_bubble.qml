import QtQuick
import Torchside.Kit

// A word about something on the page: it is sent away by a press of its own, and takes none that was meant for the page.
Item {
    id: stage
    width: 360
    height: 800

    PrimaryButton {
        id: below
        x: 40
        y: 80
        width: 280
        text: "Attack"
        onClicked: pressed += 1
        property int pressed: 0
    }

    Bubble {
        id: bubble
        target: Qt.rect(40, 10, 280, 60)
        onDismissed: {
            sent += 1;
            text = "";
        }
        property int sent: 0
    }

    Pointers {
        name: "Bubble"
        area: stage

        function init(): void {
            bubble.text = "";
            bubble.sent = 0;
            below.pressed = 0;
        }
        function show(): void {
            bubble.text = "The large button does it.";
            verify(bubble.y < below.y + below.height && bubble.y + bubble.height > below.y, "it lies over the button");
        }

        function test_aPressInItsFirstMomentIsForWhatLiesBeneath_data(): var {
            return pointers();
        }
        function test_aPressInItsFirstMomentIsForWhatLiesBeneath(data: var): void {
            show();
            tapOn(data.tag, below, 140, 20);
            compare([below.pressed, bubble.sent], [1, 0]);
        }

        function test_laterAPressSendsItAwayAndDoesNothingElse_data(): var {
            return pointers();
        }
        function test_laterAPressSendsItAwayAndDoesNothingElse(data: var): void {
            show();
            tryVerify(() => bubble.ready);
            tapOn(data.tag, below, 140, 20);
            compare([below.pressed, bubble.sent], [0, 1]);
        }

        function test_twiceOnItIsOnce_data(): var {
            return pointers();
        }
        function test_twiceOnItIsOnce(data: var): void {
            show();
            tryVerify(() => bubble.ready);
            tapOn(data.tag, below, 140, 20);
            tapOn(data.tag, below, 140, 20);
            compare([below.pressed, bubble.sent], [0, 1]);
            tryVerify(() => !bubble.visible);
            tapOn(data.tag, below, 140, 20);
            compare(below.pressed, 1);
        }

        function test_theKeyboardSendsItAway(): void {
            show();
            tryVerify(() => bubble.ready);
            for (let i = 0; i < 4 && bubble.sent === 0; ++i) {
                keyClick(Qt.Key_Tab);
                if (stage.Window.activeFocusItem !== below)
                    keyClick(Qt.Key_Space);
            }
            compare([below.pressed, bubble.sent], [0, 1]);
        }

        function test_besideItThePageIsTouched_data(): var {
            return pointers();
        }
        function test_besideItThePageIsTouched(data: var): void {
            bubble.target = Qt.rect(40, 600, 280, 60);
            bubble.text = "Far away.";
            tryVerify(() => bubble.ready);
            tapOn(data.tag, below, 140, 20);
            compare([below.pressed, bubble.sent], [1, 0]);
            bubble.target = Qt.rect(40, 10, 280, 60);
        }
    }
}

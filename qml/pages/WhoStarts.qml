pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Torchside.Kit
import Torchside.Tables

// Who begins: everybody puts a finger on the screen, and chance takes one of them. Who would rather roll, rolls.
T.Popup {
    id: root

    required property Seating seating
    property int taken: -1 // the finger that chance took, of those that lie here
    property bool rolled: false
    readonly property int count: fingers.count
    readonly property bool chosen: taken >= 0
    readonly property string beginner: seating.names[seating.first] ?? ""

    function ask(): void {
        again();
        open();
    }

    function again(): void {
        fingers.clear();
        taken = -1;
        rolled = false;
        still.stop();
    }

    function wait(): void {
        if (count > 1)
            still.restart();
        else
            still.stop();
    }

    function roll(): void {
        again();
        seating.chooseWhoBegins();
        rolled = true;
        wall.rest(300); // the second tap of a double one would send it away unseen
    }

    parent: T.Overlay.overlay
    width: parent ? parent.width : 360
    height: parent ? parent.height : 640
    margins: 0
    padding: 0
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.calm } }
    exit: Transition { NumberAnimation { property: "opacity"; to: 0; duration: Theme.quick } }

    ListModel {
        id: fingers
    }

    // As long as everybody keeps still: long enough to see that all are here.
    Timer {
        id: still
        objectName: "still"
        interval: 1800
        onTriggered: root.taken = root.seating.oneOf(root.count)
    }

    Solid {
        id: wall
        anchors.fill: parent
        wall: true
        stillness: 300
        Accessible.role: Accessible.Dialog
        Accessible.name: qsTr("Who starts?")

        Rectangle {
            anchors.fill: parent
            color: Theme.ground
        }

        MultiPointTouchArea {
            id: field
            width: parent.width
            height: foot.y
            mouseEnabled: false
            maximumTouchPoints: 10
            enabled: !root.chosen && !root.rolled
            onPressed: points => {
                for (const point of points)
                    fingers.append({finger: point.pointId, at: point.x, down: point.y});
                root.wait();
            }
            onUpdated: points => {
                for (const point of points)
                    for (let i = 0; i < fingers.count; ++i)
                        if (fingers.get(i).finger === point.pointId)
                            fingers.set(i, {at: point.x, down: point.y});
            }
            onReleased: points => lift(points)
            onCanceled: points => lift(points)

            function lift(points: var): void {
                if (root.chosen)
                    return;
                for (const point of points)
                    for (let i = fingers.count - 1; i >= 0; --i)
                        if (fingers.get(i).finger === point.pointId)
                            fingers.remove(i);
                root.wait();
            }
        }

        Repeater {
            model: fingers

            FingerRing {
                required property int index
                required property real at
                required property real down
                x: at - width / 2
                y: down - height / 2
                hue: index
                waits: still.running
                won: root.taken === index
                lost: root.chosen && !won
            }
        }

        Column {
            id: words
            x: Theme.gap24
            width: parent.width - 2 * Theme.gap24
            y: root.rolled || root.count === 0 ? (field.height - height) / 2 : Theme.gap24 * 2
            visible: !root.chosen // the foot asks then, clear of the rings
            spacing: Theme.gap12

            Item {
                visible: root.rolled
                anchors.horizontalCenter: parent.horizontalCenter
                width: 2.4 * beginnerDot.width
                height: width

                PlayerDot {
                    id: beginnerDot
                    anchors.centerIn: parent
                    scale: 2.4
                    name: root.beginner
                    color: Theme.seatColor(root.seating.first)
                    ink: Theme.seatInk(root.seating.first)
                }
            }

            Words {
                width: parent.width
                text: root.rolled ? qsTr("%1 starts.").arg(root.beginner) : still.running ? qsTr("Keep still…") : qsTr("Everybody, put a finger on the screen")
                role: "head"
                horizontalAlignment: Text.AlignHCenter
                heading: true
            }

            Words {
                visible: !root.rolled
                width: parent.width
                text: root.count === 1 ? qsTr("At least one more finger.") : qsTr("Hold still, and the app picks one.")
                quiet: true
                horizontalAlignment: Text.AlignHCenter
            }
        }

        Rectangle {
            id: foot
            y: parent.height - height
            width: parent.width
            height: choice.implicitHeight + 2 * Theme.gap16
            color: Theme.surface // the names on it are raised
            border.width: Theme.hairline
            border.color: Theme.line

            ColumnLayout {
                id: choice
                x: Theme.gap16
                y: Theme.gap16
                width: parent.width - 2 * Theme.gap16
                spacing: Theme.gap12

                Words {
                    visible: root.chosen
                    text: qsTr("Whose finger is it?")
                    role: "title"
                    heading: true
                }

                Flow {
                    visible: root.chosen
                    spacing: Theme.gap8
                    Layout.fillWidth: true

                    Repeater {
                        model: root.seating.people

                        Chip {
                            id: chip
                            required property int index
                            required property string name
                            text: name
                            checkable: false
                            onClicked: {
                                root.seating.letBegin(chip.index);
                                root.close();
                            }
                        }
                    }
                }

                ButtonFlow {
                    main: done

                    QuietButton {
                        text: root.rolled || root.chosen ? qsTr("Once more") : qsTr("Cancel")
                        onClicked: root.rolled ? root.roll() : root.chosen ? root.again() : root.close()
                    }

                    PrimaryButton {
                        id: done
                        visible: !root.chosen
                        icon: root.rolled ? "" : "dice"
                        text: root.rolled ? qsTr("Done") : qsTr("Roll instead")
                        onClicked: root.rolled ? root.close() : root.roll()
                    }
                }
            }
        }
    }
}

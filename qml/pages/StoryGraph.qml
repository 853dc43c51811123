pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The curves, the dots of what happened, and the moment looked at: dragged across, tapped, or moved by arrow keys.
FocusScope {
    id: root

    required property Story story
    property int stressed: -1
    readonly property real gutter: Math.round(Theme.tiny * 2.2)
    readonly property real plotWidth: width - gutter - 12
    readonly property real plotHeight: Math.max(150, Math.min(280, width * 0.56))

    function tone(key: int): color {
        return key >= 0 ? Theme.seatColor(key) : key === -1 ? Theme.gameColor(story.game) : Theme.soft;
    }

    function scrub(x: real): void {
        story.scrubTo((x - gutter) / plotWidth);
    }

    implicitHeight: plotHeight + Theme.tiny * 1.4 + Theme.gap16
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("The moments of the evening")
    Accessible.description: Theme.joined([story.momentTitle, story.momentText], ": ")
    Accessible.focusable: true
    Accessible.onIncreaseAction: story.jumpBy(1)
    Accessible.onDecreaseAction: story.jumpBy(-1)
    Keys.onLeftPressed: story.stepBy(-1)
    Keys.onRightPressed: story.stepBy(1)
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Home)
            story.look(1);
        else if (event.key === Qt.Key_End)
            story.scrubTo(1);
        else if (event.key === Qt.Key_Comma)
            story.jumpBy(-1);
        else if (event.key === Qt.Key_Period)
            story.jumpBy(1);
        else
            event.accepted = false;
    }

    TapHandler {
        onTapped: eventPoint => root.scrub(eventPoint.position.x)
    }

    DragHandler {
        target: null
        yAxis.enabled: false
        onCentroidChanged: if (active) root.scrub(centroid.position.x)
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.gap4
        radius: Theme.radiusSmall
        color: "transparent"
        border.width: 2
        border.color: Theme.torch
        visible: root.activeFocus
    }

    Item {
        id: plot
        x: root.gutter
        y: Theme.gap8
        width: root.plotWidth
        height: root.plotHeight

        Repeater {
            model: root.story.levels

            Item {
                id: level
                required property double down
                required property string line
                y: down * plot.height
                width: plot.width

                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.line
                }

                Words {
                    x: -width - Theme.gap4
                    y: -height / 2
                    width: implicitWidth
                    text: level.line
                    role: "tiny"
                    numeric: true
                    color: Theme.faint
                    Accessible.ignored: true
                }
            }
        }

        Repeater {
            model: root.story.chapters

            Words {
                required property int index
                required property double across
                required property string line
                visible: !Theme.bigText || index % 2 === 0
                x: across * (plot.width - implicitWidth)
                y: plot.height + Theme.gap4
                width: implicitWidth
                text: line
                role: "tiny"
                numeric: true
                color: Theme.faint
                Accessible.ignored: true
            }
        }

        Rectangle {
            x: Math.round(root.story.at * plot.width)
            width: Theme.hairline
            height: plot.height
            color: Theme.contrast ? Theme.torch : Theme.soft
        }

        Repeater {
            model: root.story.curves

            Curve {
                required property int index
                required property int key
                required corners
                x: -weight / 2
                y: -weight / 2
                width: plot.width + weight
                height: plot.height + weight
                z: root.stressed === index ? 1 : 0
                weight: root.stressed === index ? 4.5 : 2.5
                dash: Theme.contrast ? index : 0
                ink: root.stressed < 0 || root.stressed === index ? root.tone(key) : Theme.off
            }
        }

        Repeater {
            model: root.story.marks

            StoryDot {
                z: 2
                field: plot
                here: seq === root.story.atSeq
            }
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The ground of the bottom sheets: rounded at the top, words that scroll when there are too many, buttons that never do.
Solid {
    id: root

    default property alias buttons: flow.data
    property alias content: words.data
    property alias main: flow.main
    property real maximumWidth: 720 // as wide as the column above it
    property bool tellsWhyNot: true // right above the buttons, why the main one can't be pressed
    property real most: Theme.bigText ? 0.74 : 0.7 // of the height beneath the bar
    property bool parts: false // on a wide table the buttons stand beside the words
    readonly property bool broad: parts && width >= 900 && !Theme.bigText
    readonly property real buttonsWide: broad ? Math.min(560, (width - 2 * side) * 0.46) : width - 2 * side
    readonly property real wordsWide: broad ? width - 2 * side - buttonsWide - Theme.gap24 : width - 2 * side
    readonly property real whyRoom: reason.visible ? reason.implicitHeight + Theme.gap8 : 0
    property real beneath: -1 // how much lay beneath the foot when what folds out above it began to; -1: nothing does
    readonly property real side: Math.max(Theme.gap16, (width - maximumWidth) / 2)
    readonly property real gap: broad ? 0 : (flow.implicitHeight > 0 ? Theme.gap12 : 0) + whyRoom

    // What folds out or in now does so above what lies at the foot, which stays where it is.
    function holdFoot(): void {
        beneath = Math.max(0, scroll.contentHeight - scroll.height - scroll.contentY);
    }

    function keepFoot(): void {
        if (beneath >= 0)
            scroll.contentY = Math.max(0, scroll.contentHeight - scroll.height - beneath);
    }

    wall: true
    stillness: 300
    onAnswered: flow.rest(300) // the second tap of a double one would do what comes next
    implicitWidth: 320
    implicitHeight: (broad ? Math.max(words.implicitHeight, flow.implicitHeight + whyRoom) : words.implicitHeight + gap + flow.implicitHeight) + 2 * Theme.gap16

    Item {
        anchors.fill: parent
        clip: true

        Rectangle {
            width: parent.width
            height: parent.height + radius
            radius: 24
            color: Theme.raised
            border.width: Theme.hairline
            border.color: Theme.line
        }
    }

    Flickable {
        id: scroll
        x: root.side
        y: Theme.gap16
        width: root.wordsWide
        height: Math.max(0, Math.min(words.implicitHeight, root.height - 2 * Theme.gap16 - root.gap - (root.broad ? 0 : flow.height)))
        contentWidth: width
        contentHeight: words.implicitHeight
        clip: contentHeight > height
        interactive: contentHeight > height + 1
        onContentHeightChanged: root.keepFoot()
        onHeightChanged: root.keepFoot()
        onMovementStarted: root.beneath = -1

        ColumnLayout {
            id: words
            width: scroll.width
            spacing: Theme.gap4
        }
    }

    Rectangle {
        x: scroll.x + scroll.width + 8
        y: scroll.y + scroll.height * scroll.visibleArea.yPosition
        width: 4
        height: scroll.height * scroll.visibleArea.heightRatio
        radius: 2
        color: Theme.soft
        opacity: 0.5
        visible: scroll.interactive
    }

    FocusSight {
        view: scroll
    }

    WhyNot {
        id: reason
        x: flow.x
        y: flow.y - Theme.gap8 - implicitHeight
        width: flow.width
        button: root.tellsWhyNot ? root.main as Pressable : null
    }

    ButtonFlow {
        id: flow
        x: root.side + (root.broad ? root.wordsWide + Theme.gap24 : 0)
        y: root.broad ? (root.height - height + root.whyRoom) / 2 : root.height - Theme.gap16 - height
        width: root.buttonsWide
        height: implicitHeight
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One line of the history: when, what; where we are is marked, what was taken back stands back.
Pressable {
    id: root

    required property int seq
    required property string line
    required property string time
    required property bool note
    required property bool current
    required property bool undone
    required property string mended // what was corrected here
    required property string where // the chapter that begins with this row, seen from above
    required property string sender // whose phone it came from; empty for what was done here
    property string game
    property bool chosen: false
    property bool unfolded: false
    readonly property bool folds: line.length > 220
    readonly property real head: where === "" ? 0 : chapter.implicitHeight + Theme.gap16
    readonly property bool mends: !note && !undone
    readonly property string place: current ? qsTr("you are here") : undone ? qsTr("taken back") : mended
    readonly property string from: sender === "" ? "" : qsTr("from %1’s phone").arg(sender)

    signal mendAsked()
    signal putInAsked()

    text: line
    hint: Theme.joined([place === "" ? time : place, from], ", ")
    selected: current
    radius: Theme.radiusSmall
    implicitHeight: Math.max(Theme.touch, row.implicitHeight + Theme.gap16) + head

    Words {
        id: chapter
        x: Theme.gap8
        y: Theme.gap12
        width: parent.width - 2 * x
        visible: root.where !== ""
        text: root.where
        role: "small"
        weight: Font.Bold
        caps: true
        heading: true
        color: Theme.gameColor(root.game)
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: root.head
        radius: root.radius
        color: root.current || root.chosen || root.down ? Theme.raised : "transparent"
        border.width: root.chosen ? 2 : 0
        border.color: Theme.torch
    }

    // Beside big words nothing else has room: they stand below.
    GridLayout {
        id: row
        readonly property bool below: Theme.bigText
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap8
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: root.head / 2
        columnSpacing: Theme.gap12
        rowSpacing: 0

        Words {
            text: root.time
            role: "small"
            Layout.row: 0
            Layout.column: 0
            numeric: true
            color: root.undone ? Theme.faint : Theme.soft
            Layout.alignment: row.below || beside.height < Theme.touch ? Qt.AlignVCenter : Qt.AlignTop
            Layout.topMargin: row.below ? 0 : 2
            Layout.fillWidth: row.below
            Accessible.ignored: true
        }

        ColumnLayout {
            id: beside
            spacing: 2
            Layout.row: row.below ? 1 : 0
            Layout.column: row.below ? 0 : 1
            Layout.columnSpan: row.below ? 3 : 1
            Words {
                id: told
                text: root.line
                weight: root.current ? Font.Bold : Font.Normal
                color: root.undone ? Theme.faint : Theme.ink
                font.italic: root.note
                maximumLineCount: !root.folds || root.unfolded ? 1000 : Theme.bigText ? 5 : 3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            LinkButton {
                visible: root.folds && (told.truncated || root.unfolded)
                text: root.unfolded ? qsTr("Less") : qsTr("All of it")
                hint: root.line
                role: "small"
                color: Theme.soft
                sidePadding: 0
                onClicked: root.unfolded = !root.unfolded
            }
            Words {
                visible: root.from !== ""
                text: root.from
                role: "small"
                color: root.undone ? Theme.faint : Theme.soft
                Accessible.ignored: true
            }
            Words {
                visible: root.current || root.undone
                text: root.place
                role: "small"
                color: root.undone ? Theme.faint : Theme.soft
                Accessible.ignored: true
            }
            Words {
                visible: root.mended !== ""
                text: root.mended
                role: "small"
                color: root.undone ? Theme.faint : Theme.torch
                Accessible.ignored: true
            }
        }

        IconButton {
            visible: root.mends
            icon: "pencil"
            text: qsTr("Correct: %1").arg(root.line)
            Layout.row: 0
            Layout.column: row.below ? 1 : 2
            Layout.alignment: Qt.AlignTop
            onClicked: root.mendAsked()
        }

        IconButton {
            visible: root.mends
            icon: "plus"
            text: qsTr("Put in after: %1").arg(root.line)
            Layout.row: 0
            Layout.column: row.below ? 2 : 3
            Layout.alignment: Qt.AlignTop
            Layout.leftMargin: -Theme.gap12
            onClicked: root.putInAsked()
        }
    }

    Divider {
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !root.current && !root.chosen
    }
}

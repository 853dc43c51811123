pragma ComponentBehavior: Bound
import QtQuick

// Where we are, in two lines, and the four things every table has. With big text the symbols go beneath the words.
Item {
    id: root

    property string title
    property string subtitle
    property string role: "lead" // of the title
    property string icon // before the title
    property string game // whose emblem the way back wears
    property bool showBack: false
    property bool tableMode: false
    property bool hasPhones: false // the table can be opened for phones: by its sign, or by its name where there is no room
    readonly property string doorText: Theme.joined([qsTr("Phones at the table"), phonesSaid], ": ")
    property string phonesSaid // how many are there; empty while it is closed for them
    readonly property bool ample: width >= 480 && !Theme.bigText
    property bool canUndo: false
    property bool canRedo: false
    property string undoHint
    property string redoHint
    default property alias extras: tools.data
    property real columnWidth: width // a page without a way back begins where its column does
    readonly property bool emblem: game !== "" && Theme.games[game]?.emblem !== undefined
    readonly property real emblemSize: width >= 700 ? 40 : 25
    readonly property real side: Math.max(Theme.gap16, (width - columnWidth) / 2)
    readonly property real start: showBack ? backButton.width - (emblem ? 0 : Theme.gap4) : mark.visible ? side + mark.width + Theme.gap8 : side
    readonly property real room: width - start - tools.width - Theme.gap4
    readonly property bool stacked: tools.width > 0 && width > 0 && room < Theme.lead * 6.6

    signal undo()
    signal redo()
    signal history()
    signal rules()
    signal phones()
    signal back()

    implicitWidth: 320
    implicitHeight: stacked ? heading.height + tools.height + Theme.gap16 : Math.max(64, heading.height + (Theme.bigText ? Theme.gap16 : Theme.gap8))

    IconButton {
        id: backButton
        y: root.stacked ? Theme.gap8 : (root.height - height) / 2
        visible: root.showBack
        width: root.emblem ? Math.max(Theme.touch, root.emblemSize + 22) : implicitWidth
        icon: root.emblem ? "" : "back"
        text: qsTr("Back")
        hint: root.title
        onClicked: root.back()

        Loader {
            anchors.verticalCenter: parent.verticalCenter
            active: root.emblem
            Component.onCompleted: setSource("WayBack.qml", {bar: root})
        }
    }

    Icon {
        id: mark
        x: root.side
        y: (root.height - height) / 2
        visible: root.icon !== "" && !root.showBack && !Theme.bigText
        name: root.icon
        size: 28
        color: Theme.torch
    }

    Repeater {
        model: root.hasPhones && !root.ample ? 1 : 0
        Pressable {
            objectName: "phonesDoor"
            x: heading.x - Theme.gap4
            y: (root.stacked ? heading.y + heading.height / 2 : root.height / 2) - height / 2
            width: heading.width + 2 * Theme.gap4
            height: Math.max(Theme.touch, heading.height)
            radius: Theme.radiusSmall
            text: root.doorText
            onClicked: root.phones()
        }
    }

    Column {
        id: heading
        x: root.start
        y: root.stacked ? Theme.gap8 : (root.height - height) / 2
        width: Math.max(0, root.stacked ? root.width - x - Theme.gap16 : root.room)

        FittingWords {
            width: heading.width
            text: root.title
            role: root.role
            weight: Font.Bold
            oneLine: !root.stacked && !Theme.bigText
            least: Theme.tiny
            heading: true
        }

        Words {
            width: heading.width
            visible: text !== ""
            text: (root.ample ? root.subtitle : Theme.joined([root.phonesSaid, root.subtitle], " · ")).replace(/(\d) (?=min|h )/g, "$1\u00a0") // a time stays in one piece
            role: "small"
            quiet: true
            maximumLineCount: root.stacked || Theme.bigText ? 1000 : 2
            elide: root.stacked || Theme.bigText ? Text.ElideNone : Text.ElideRight
        }
    }

    Row {
        id: tools
        x: root.width - width - Theme.gap4 - (root.showBack ? 0 : Math.max(0, (root.width - root.columnWidth) / 2 - Theme.gap12))
        y: root.stacked ? heading.y + heading.height : (root.height - height) / 2

        Repeater {
            model: root.tableMode ? 1 : 0 // Home has none of them to make
            Row {
                IconButton {
                    visible: root.hasPhones && root.ample
                    icon: "phone"
                    text: root.doorText
                    color: root.phonesSaid !== "" ? Theme.torch : Theme.ink
                    onClicked: root.phones()
                }

                IconButton {
                    enabled: root.canUndo
                    icon: "undo"
                    text: qsTr("Undo")
                    hint: root.undoHint
                    onClicked: root.undo()
                }

                IconButton {
                    enabled: root.canRedo
                    icon: "redo"
                    text: qsTr("Redo")
                    hint: root.redoHint
                    onClicked: root.redo()
                }

                IconButton {
                    icon: "clock"
                    text: qsTr("History")
                    onClicked: root.history()
                }

                IconButton {
                    icon: "book"
                    text: qsTr("Rules")
                    onClicked: root.rules()
                }
            }
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A further session to go on with: where it stands, who plays, when it was last touched.
Pressable {
    id: root

    required property SessionEntry entry

    text: entry.line
    hint: "%1, %2, %3".arg(entry.gameTitle).arg(entry.people).arg(entry.when)
    holdable: true
    radius: Theme.radiusLarge
    implicitHeight: row.implicitHeight + 2 * Theme.gap12
    onClicked: entry.resume()
    onHeld: entry.removeAsked()

    Panel {
        anchors.fill: parent
        level: root.down ? "raised" : "surface"
    }

    // Large text takes the whole width: what can be tapped beside it goes below.
    GridLayout {
        id: row
        columns: Theme.bigText ? 1 : 3
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap12
        anchors.rightMargin: Theme.gap4
        anchors.verticalCenter: parent.verticalCenter
        columnSpacing: Theme.gap12
        rowSpacing: 0

        Rectangle {
            visible: !Theme.bigText
            implicitWidth: 52
            implicitHeight: 52
            radius: Theme.radiusSmall
            color: Theme.gameTint(root.entry.game)

            Emblem {
                anchors.centerIn: parent
                game: root.entry.game
                title: root.entry.gameTitle
                size: 40
            }
        }

        ColumnLayout {
            spacing: 2
            Words {
                text: root.entry.line
                role: "lead"
                weight: Font.Bold
                Accessible.ignored: true
            }
            Words {
                text: "%1 · %2".arg(root.entry.gameTitle).arg(root.entry.people)
                role: "small"
                quiet: true
                Accessible.ignored: true
            }
            Words {
                text: root.entry.when
                role: "small"
                quiet: true
                Accessible.ignored: true
            }
        }

        IconButton {
            icon: "trash"
            color: Theme.soft
            size: Theme.bigText ? Theme.icon : 20
            text: qsTr("Remove “%1”").arg(root.entry.line)
            Layout.alignment: Qt.AlignRight
            onClicked: root.entry.removeAsked()
        }
    }
}

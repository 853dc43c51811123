pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A session to go on with: where it stands, who plays, when it was last touched.
Pressable {
    id: root

    required property var sessionId
    required property string game
    required property string gameTitle
    required property string line
    required property string people
    required property string when
    required property bool over

    signal resume()
    signal storyAsked()
    signal removeAsked()

    text: line
    hint: "%1, %2, %3".arg(gameTitle).arg(people).arg(when)
    holdable: true
    radius: Theme.radiusLarge
    implicitHeight: row.implicitHeight + 2 * Theme.gap12
    Layout.fillWidth: true
    onClicked: resume()
    onHeld: removeAsked()

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
        anchors.leftMargin: Theme.gap16
        anchors.rightMargin: Theme.gap4
        anchors.verticalCenter: parent.verticalCenter
        columnSpacing: Theme.gap12
        rowSpacing: 0

        PlayerDot {
            visible: !Theme.bigText
            name: root.gameTitle
            color: Theme.gameTint(root.game)
            ink: Theme.gameColor(root.game)
            size: Theme.touch
        }

        ColumnLayout {
            spacing: 2
            Words {
                text: root.line
                role: "lead"
                weight: Font.Bold
                color: root.over ? Theme.soft : Theme.ink
                Accessible.ignored: true
            }
            Words {
                text: "%1 · %2".arg(root.gameTitle).arg(root.people)
                role: "small"
                quiet: true
                Accessible.ignored: true
            }
            Words {
                text: root.when
                role: "small"
                quiet: true
                Accessible.ignored: true
            }
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap12

            IconButton {
                visible: root.over
                icon: "graph"
                color: Theme.soft
                size: Theme.bigText ? Theme.icon : 20
                text: qsTr("The evening of “%1”").arg(root.line)
                onClicked: root.storyAsked()
            }

            IconButton {
                icon: "trash"
                color: Theme.soft
                size: Theme.bigText ? Theme.icon : 20
                text: qsTr("Remove “%1”").arg(root.line)
                onClicked: root.removeAsked()
            }
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One answer: where it stands, what it says, the asked words marked. The first one is the answer.
Pressable {
    id: root

    required property int index
    required property string game
    required property string gameTitle
    required property string passageId
    required property string section
    required property string kind
    required property string title
    required property string body
    required property string plainTitle
    required property string plainBody
    required property string see
    property bool oneGame: false // no need to say which
    readonly property bool first: index === 0
    readonly property string place: kind === "faq" ? qsTr("FAQ") : kind === "ruling" ? qsTr("our ruling") : section

    signal chosen()

    function marked(words: string): string {
        return words.replace(/<b>/g, "<b><font color=\"" + Theme.torch + "\">").replace(/<\/b>/g, "</font></b>");
    }

    text: plainTitle
    hint: plainBody
    radius: Theme.radiusLarge
    implicitHeight: column.implicitHeight + 2 * Theme.gap16
    Layout.fillWidth: true
    onClicked: chosen()

    Panel {
        anchors.fill: parent
        level: root.first || root.down ? "raised" : "surface"
        active: root.first
    }

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap16
        y: Theme.gap16
        spacing: Theme.gap4

        Words {
            text: root.oneGame ? root.place : "%1 · %2".arg(root.gameTitle).arg(root.place)
            role: "small"
            quiet: true
            Accessible.ignored: true
        }
        Words {
            text: root.marked(root.title)
            textFormat: Text.StyledText
            role: "lead"
            weight: Font.DemiBold
            Accessible.ignored: true
        }
        Words {
            text: root.marked(root.body)
            textFormat: Text.StyledText
            color: root.first ? Theme.ink : Theme.soft
            Accessible.ignored: true
        }
        Words {
            visible: root.first
            text: root.see === "" ? qsTr("Open in the manual") : qsTr("Open in the manual · See also: %1").arg(root.see)
            role: "small"
            color: Theme.torch
            Layout.topMargin: Theme.gap4
            Accessible.ignored: true
        }
    }
}

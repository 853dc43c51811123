pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One answer: where it stands, what it says, the asked words in bold. The first one is the answer.
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

    signal chosen()

    text: title.replace(/<[^>]*>/g, "")
    hint: body.replace(/<[^>]*>/g, "")
    radius: Theme.radiusLarge
    implicitHeight: column.implicitHeight + 2 * Theme.gap16
    Layout.fillWidth: true
    onClicked: chosen()

    Panel {
        anchors.fill: parent
        level: root.index === 0 || root.down ? "raised" : "surface"
        active: root.index === 0
    }

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap16
        y: Theme.gap16
        spacing: Theme.gap4

        Words {
            text: root.kind === "faq" ? qsTr("%1 · FAQ").arg(root.gameTitle) : root.kind === "ruling" ? qsTr("%1 · our ruling").arg(root.gameTitle) : "%1 · %2".arg(root.gameTitle).arg(root.section)
            role: "small"
            quiet: true
            Accessible.ignored: true
        }
        Words {
            text: root.title
            textFormat: Text.StyledText
            role: "lead"
            weight: Font.DemiBold
            Accessible.ignored: true
        }
        Words {
            text: root.body
            textFormat: Text.StyledText
            color: root.index === 0 ? Theme.ink : Theme.soft
            Accessible.ignored: true
        }
    }
}

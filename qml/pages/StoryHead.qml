pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// How it came out, or how it stands: what counts first, then who.
ColumnLayout {
    id: root

    required property Story story
    readonly property string mark: ({prestige: "star", points: "trophy", stories: "book", dungeons: "sword", health: "heart"})[story.unit] ?? "star"

    spacing: Theme.gap4
    Layout.leftMargin: Theme.gap4
    Layout.rightMargin: Theme.gap4
    Layout.fillWidth: true

    Item {
        visible: !Theme.bigText && root.width >= 300
        implicitHeight: root.width >= 560 ? 190 : 104
        Layout.fillWidth: true

        Scenery {
            anchors.fill: parent
            game: root.story.game
            across: 0.7
            fade: Theme.ground
        }

        Ornament {
            anchors.bottom: parent.bottom
            width: parent.width
            game: root.story.game
        }
    }

    RowLayout {
        visible: root.story.overline !== ""
        spacing: Theme.gap8

        Icon {
            name: root.mark
            filled: root.mark === "star" || root.mark === "heart"
            color: Theme.prestige
            size: Math.round(Theme.lead)
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: 3
        }

        Words {
            text: root.story.overline
            role: "lead"
            weight: Font.Bold
            color: Theme.prestige
        }
    }

    Words {
        text: root.story.headline
        role: "head"
        font.pixelSize: Math.round(30 * Math.min(1.4, Theme.textScale))
        weight: Font.Bold
        heading: true
    }
}

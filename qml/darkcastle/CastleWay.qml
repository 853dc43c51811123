pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The way through the castle: its pages; in the middle of a tablet how far it is, large.
Panel {
    id: root

    required property DarkcastleTable table
    property bool large: false

    padding: large ? Theme.gap16 : 0
    color: large ? Theme.surface : "transparent"
    outline: large && Theme.contrast ? Theme.line : "transparent"

    Item {
        visible: root.large
        implicitHeight: figure.implicitHeight
        Layout.fillWidth: true
        Layout.fillHeight: true

        Words {
            id: figure
            anchors.centerIn: parent
            text: "%1 / %2".arg(root.table.chapter).arg(root.table.chapters)
            font.pixelSize: 2 * Theme.huge
            weight: Font.Bold
            numeric: true
            Accessible.ignored: true // the pages beneath say it
        }
    }

    CastlePages {
        chapter: root.table.chapter
        chapters: root.table.chapters
        boss: root.table.boss
        centred: root.large
    }
}

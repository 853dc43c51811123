pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The stories as they were fought over, one struggle after another, at a pace that the eye can follow.
Panel {
    id: root

    required property CthulhuTable table
    property int told: 0
    readonly property int count: rows.count
    readonly property bool telling: told < count

    padding: Theme.gap12
    spacing: Theme.gap4
    visible: count > 0
    onCountChanged: {
        if (!Theme.motion)
            told = count;
        else if (told > count)
            told = 0;
    }

    Timer {
        interval: 450
        repeat: true
        running: root.telling && root.visible && Theme.motion
        onTriggered: root.told = Math.min(root.count, root.told + 1)
    }

    RowLayout {
        Words {
            text: qsTr("What happened at the stories")
            role: "small"
            weight: Font.Bold
            caps: true
            color: Theme.gameColor("cthulhu")
            heading: true
        }

        LinkButton {
            visible: root.telling
            text: qsTr("Show all")
            role: "small"
            color: Theme.gameColor("cthulhu")
            onClicked: root.told = root.count
        }
    }

    Repeater {
        id: rows
        model: root.table.report

        ReportLine {
            required property int index
            opacity: index < root.told ? 1 : 0 // its room is kept: nothing beneath moves under the finger
        }
    }
}

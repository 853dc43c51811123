pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// LILLITH thinks: how far it has come, and the best line so far. Shown only where it takes its time.
ColumnLayout {
    id: root

    required property Pondering pondering
    readonly property var places: pondering.places

    spacing: Theme.gap8
    Layout.fillWidth: true

    Words {
        text: qsTr("LILLITH thinks …")
        role: "title"
        weight: Font.Bold
        Accessible.role: Accessible.AlertMessage
    }

    LifeBar {
        value: Math.round(100 * root.pondering.share)
        maximum: 100
        color: Theme.gameColor("cthulhu")
        label: qsTr("Percent of all lines that were tried")
        implicitHeight: 8
    }

    Words {
        text: root.pondering.playable ? qsTr("There are too many lines to try them all at once. The best so far can be played at any time.") : qsTr("It tries every line. Nothing is lost if you leave: it begins again.")
        role: "small"
        quiet: true
    }

    Words {
        visible: root.places.length > 0
        text: qsTr("The best so far")
        role: "small"
        weight: Font.Bold
        caps: true
        color: Theme.gameColor("cthulhu")
    }

    Words {
        visible: text !== ""
        text: root.places.join("\n")
        weight: Font.DemiBold
    }

    Words {
        visible: text !== ""
        text: root.pondering.outcome
        role: "small"
        quiet: true
    }
}

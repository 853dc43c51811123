pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// LILLITH's line beside another: who goes where, what the player would answer, what comes of it, and which aim decides.
ColumnLayout {
    id: root

    property var told: ({})
    property string otherTitle: qsTr("The best other line")
    property string otherHead: qsTr("other")
    property bool linesShown: true
    property bool folds: false // to what the difference is
    property bool whole: !folds
    readonly property var rows: Theme.entry(told, "rows") ?? []

    spacing: Theme.gap8
    Layout.fillWidth: true

    ForesightLine {
        visible: root.linesShown && root.whole
        title: qsTr("Its line")
        line: Theme.entry(root.told, "ours") ?? ({})
        main: true
    }

    RowLayout {
        visible: !root.whole
        spacing: Theme.gap8

        Words {
            text: root.otherTitle
            role: "small"
            weight: Font.Bold
            color: Theme.soft
            heading: true
        }

        LinkButton {
            text: qsTr("What comes of it")
            role: "small"
            color: Theme.gameColor("cthulhu")
            onClicked: root.whole = true
        }
    }

    ForesightLine {
        visible: root.whole
        title: root.otherTitle
        line: Theme.entry(root.told, "other") ?? ({})
    }

    Column {
        visible: root.whole
        Layout.fillWidth: true

        ForesightRow {
            width: parent.width
            label: qsTr("What comes of it")
            ours: qsTr("its line")
            other: root.otherHead
        }

        Repeater {
            model: 8

            ForesightRow {
                required property int index
                readonly property var row: root.rows[index] ?? {label: "", ours: "", other: "", decides: false}
                width: parent?.width ?? 0
                visible: index < root.rows.length
                label: row.label
                ours: row.ours
                other: row.other
                decides: row.decides
            }
        }
    }

    Words {
        visible: text !== ""
        text: Theme.entry(root.told, "difference") ?? ""
        weight: Font.DemiBold
        color: Theme.gameColor("cthulhu")
    }

    Words {
        visible: Theme.entry(root.told, "exact") === false
        text: qsTr("There were too many lines to try them all: this is the best found.")
        role: "small"
        quiet: true
    }
}

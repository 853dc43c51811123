pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The four numbers of all evenings.
Panel {
    id: root

    required property Statistics statistics

    component Number: ColumnLayout {
        id: number
        property string text
        property string word
        visible: text !== ""
        spacing: 0
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop

        Words {
            text: number.text
            role: "title"
            weight: Font.Bold
            color: Theme.torch
        }

        Words {
            text: number.word
            role: "small"
            quiet: true
        }
    }

    GridLayout {
        columns: Theme.bigText ? 1 : root.width >= 560 ? 4 : 2
        columnSpacing: Theme.gap16
        rowSpacing: Theme.gap12
        Layout.fillWidth: true

        Number {
            text: root.statistics.plays
            word: root.statistics.running > 0 ? qsTr("finished · in progress: %1").arg(root.statistics.running) : qsTr("finished")
        }

        Number {
            text: root.statistics.lastPlayed
            word: qsTr("last played")
        }

        Number {
            text: root.statistics.longest
            word: qsTr("longest")
        }

        Number {
            text: root.statistics.allTime
            word: qsTr("in total")
        }
    }
}

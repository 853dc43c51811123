pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// The further things to do on the table, and the way to what happens seldom.
ColumnLayout {
    id: root

    required property CutthroatTable table

    signal moreAsked()

    spacing: Theme.gap8
    Layout.fillWidth: true

    QuietButton {
        icon: "more"
        text: qsTr("Something else…")
        role: "body"
        Layout.fillWidth: true
        onClicked: root.moreAsked()
    }

    ReminderColumn {
        reminders: root.table.hints
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// What else there is to do on the table, one line after another. No layout: Qt 6.4's overlook lines that break while they lay out.
Column {
    id: root

    property var reminders: []

    visible: reminders.length > 0
    spacing: Theme.gap8
    Layout.fillWidth: true

    Repeater {
        model: root.reminders

        Reminder {
            width: root.width
        }
    }
}

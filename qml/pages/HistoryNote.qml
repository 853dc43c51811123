pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A line of one's own for the log.
Item {
    id: root

    required property int longest

    signal written(string text)

    function clear(): void {
        field.clear();
    }

    // What stands there is written, too, when the page goes.
    function save(): void {
        if (field.text.trim() !== "")
            written(field.text);
    }

    implicitHeight: field.implicitHeight + 2 * Theme.gap8

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap8

        TTextField {
            id: field
            label: qsTr("Write a note")
            labelVisible: false
            placeholder: qsTr("Write a note")
            icon: "plus"
            maximumLength: root.longest
            onAccepted: root.save()
        }
    }
}

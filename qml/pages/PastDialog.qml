pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// What a counter has been: every change with its cause, the newest first; a tap leads to that step in the history.
TDialog {
    id: root

    property var changes: []

    signal chosen(int seq)

    function show(of: string, list: var): void {
        title = of;
        changes = list;
        open();
    }

    text: changes.length === 0 ? qsTr("It hasn’t changed since the start.") : qsTr("Tap a line to find it in the history.")
    maximumWidth: 520
    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    Repeater {
        model: root.changes

        ListRow {
            required property var modelData
            text: qsTr("%1 → %2").arg(modelData.from).arg(modelData.to)
            value: modelData.time
            detail: modelData.line
            divider: true
            onClicked: {
                root.close();
                root.chosen(modelData.seq);
            }
        }
    }
}

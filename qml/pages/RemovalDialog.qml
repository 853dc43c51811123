pragma ComponentBehavior: Bound
import Torchside.Kit

// Asks before a session leaves the list.
ConfirmDialog {
    id: root

    property var session
    property string line

    function ask(session: var, line: string): void {
        root.session = session;
        root.line = line;
        open();
    }

    title: qsTr("Remove “%1”?").arg(line)
    text: qsTr("It leaves the list. You can undo this right afterwards.")
    confirmText: qsTr("Remove")
    danger: true
}

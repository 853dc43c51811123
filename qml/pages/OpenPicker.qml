import QtQuick
import QtQuick.Dialogs

// The system's own dialog for files to take in; loaded when it is first wanted.
FileDialog {
    id: root

    signal picked(var urls)

    title: qsTr("Import from a file")
    fileMode: FileDialog.OpenFiles
    nameFilters: [qsTr("Sessions, cards and decks (*.json *.o8d *.xml *.csv)"), qsTr("All files (*)")]
    onAccepted: root.picked(root.selectedFiles)
}

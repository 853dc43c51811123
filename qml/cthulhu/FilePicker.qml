import QtQuick
import QtQuick.Dialogs

// The system's own dialog for files; loaded when it is first wanted.
FileDialog {
    id: root

    signal picked(var urls)

    title: qsTr("Cards or a deck")
    fileMode: FileDialog.OpenFiles
    nameFilters: [qsTr("Cards and decks (*.xml *.o8d *.csv)"), qsTr("All files (*)")]
    onAccepted: root.picked(root.selectedFiles)
}

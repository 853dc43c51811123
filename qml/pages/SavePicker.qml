import QtQuick
import QtQuick.Dialogs

// The system's own dialog for a place to save at; loaded when it is first wanted.
FileDialog {
    id: root

    property var session: 0 // whose file it will be; 0 for everything

    signal picked(var urls)

    function ask(of: var, name: string): void {
        session = of;
        suggest(name);
        open();
    }

    function suggest(name: string): void {
        defaultSuffix = name.slice(name.lastIndexOf(".") + 1);
        selectedFile = currentFolder + "/" + name;
    }

    title: qsTr("Save as")
    fileMode: FileDialog.SaveFile
    defaultSuffix: "json"
    nameFilters: [qsTr("Torchside files (*.%1)").arg(defaultSuffix)]
    onAccepted: root.picked([root.selectedFile])
}

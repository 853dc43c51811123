pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Pages

// A name and a folder for a file to save, where the system brings no dialog of its own. What is there already is
// replaced only by a second, named press.
TDialog {
    id: root

    property var session: 0 // whose file it will be; 0 for everything
    property string ending: "json"
    readonly property url target: Folders.file(list.folder, name.text, ending)
    property url replacing // was asked about
    readonly property bool taken: String(target) !== "" && Folders.exists(target)

    signal picked(var urls)

    function ask(of: var, name: string): void {
        session = of;
        suggest(name);
        open();
    }

    function suggest(file: string): void {
        name.suggested = true;
        ending = file.slice(file.lastIndexOf(".") + 1);
        name.text = file.slice(0, file.lastIndexOf("."));
        replacing = "";
    }

    function save(): void {
        if (go.whyNot !== "")
            return;
        if (taken && replacing !== target) {
            replacing = target;
            return;
        }
        close();
        picked([target]);
    }

    title: qsTr("Save as")
    maximumWidth: 640
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            text: root.taken && root.replacing === root.target ? qsTr("Replace it") : qsTr("Save")
            whyNot: String(root.target) === "" ? qsTr("The file needs a name.") : ""
            onClicked: root.save()
        }
    ]

    TTextField {
        id: name
        label: qsTr("Name")
        hint: root.taken ? qsTr("There is already a file with this name.") : ".%1".arg(root.ending)
        maximumLength: 120
        onEdited: suggested = false
        onAccepted: root.save()
    }

    FolderList {
        id: list
        picksFiles: false
        nameFilters: ["*." + root.ending]
        room: Math.min(420, root.height - Theme.foot - (Theme.bigText ? 700 : 520))
        onFileTapped: (file, fileName) => name.text = fileName.slice(0, fileName.lastIndexOf("."))
    }
}

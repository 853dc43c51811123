pragma ComponentBehavior: Bound
import QtQuick
import Qt.labs.folderlistmodel
import Torchside.Kit
import Torchside.Pages

// Files to take in, several at once, where the system brings no dialog of its own that can.
TDialog {
    id: root

    property var nameFilters: ["*.json", "*.o8d", "*.xml", "*.csv"]
    property var chosen: []

    signal picked(var urls)

    function toggle(url: string): void {
        chosen = chosen.indexOf(url) < 0 ? [...chosen, url] : chosen.filter(each => each !== url);
    }

    // "file:///home/ann" as people write it.
    function pathOf(url: string): string {
        return decodeURIComponent(url.replace(/^file:\/\//, ""));
    }

    title: qsTr("Take in from files")
    text: pathOf(String(files.folder))
    maximumWidth: 560
    mainAction: take
    onAboutToShow: chosen = []
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: take
            text: root.chosen.length === 0 ? qsTr("Take in") : root.chosen.length === 1 ? qsTr("Take in 1 file") : qsTr("Take in %1 files").arg(root.chosen.length)
            enabled: root.chosen.length > 0
            onClicked: {
                root.close();
                root.picked(root.chosen.map(each => Qt.resolvedUrl(each)));
            }
        }
    ]

    FolderListModel {
        id: files
        folder: Folders.start
        nameFilters: root.nameFilters
        caseSensitive: false
        showDirsFirst: true
    }

    ListRow {
        visible: root.pathOf(String(files.folder)) !== "/"
        text: qsTr("One folder up")
        icon: "up"
        divider: true
        onClicked: files.folder = files.parentFolder
    }

    Repeater {
        model: files

        ListRow {
            id: row
            required property string fileName
            required property url fileUrl
            required property bool fileIsDir
            readonly property bool ticked: root.chosen.indexOf(String(fileUrl)) >= 0
            text: fileName
            icon: fileIsDir ? "forward" : ticked ? "check" : "card"
            checkable: !fileIsDir
            selected: ticked
            color: ticked ? Theme.torch : Theme.ink
            divider: true
            onClicked: {
                if (fileIsDir)
                    files.folder = fileUrl;
                else
                    root.toggle(String(fileUrl));
            }
        }
    }

    Words {
        visible: files.status === FolderListModel.Ready && files.count === 0
        text: qsTr("Nothing here that can be taken in.")
        quiet: true
    }
}

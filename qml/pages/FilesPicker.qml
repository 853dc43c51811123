pragma ComponentBehavior: Bound
import QtQuick
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

    title: qsTr("Import files")
    maximumWidth: 640
    mainAction: take
    onAboutToShow: chosen = []
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: take
            text: root.chosen.length === 0 ? qsTr("Import") : root.chosen.length === 1 ? qsTr("Import 1 file") : qsTr("Import %1 files").arg(root.chosen.length)
            whyNot: root.chosen.length === 0 ? qsTr("Tap the files to import.") : ""
            onClicked: {
                root.close();
                root.picked(root.chosen.map(each => Qt.resolvedUrl(each)));
            }
        }
    ]

    FolderList {
        nameFilters: root.nameFilters
        chosen: root.chosen
        room: Math.min(520, root.height - Theme.foot - (root.low ? 170 : Theme.bigText ? 560 : 400))
        onFileTapped: file => root.toggle(String(file))
    }
}

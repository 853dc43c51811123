pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Qt.labs.folderlistmodel
import Torchside.Kit
import Torchside.Pages

// A folder to look through: where it is, the way up and to people's own folders, what is in it.
ColumnLayout {
    id: root

    property url folder: Folders.start
    property var nameFilters: []
    property var chosen: [] // files with a tick
    property bool picksFiles: true // or only shows what is there already
    property real room: 320 // the height that its list may take

    signal fileTapped(url file, string name)

    // As much of the end of a path as there is room for, in whole names; the last one at least.
    function endOf(whole: string, room: real): string {
        const between = whole.includes("\\") ? "\\" : "/";
        const names = whole.split(between);
        for (let first = 0; first < names.length - 1; ++first) {
            const end = first === 0 ? whole : "…" + between + names.slice(first).join(between);
            if (measure.advanceWidth(end) <= room)
                return end;
        }
        return names[names.length - 1];
    }

    spacing: Theme.gap8
    Layout.fillWidth: true

    FolderListModel {
        id: files
        folder: root.folder
        nameFilters: root.nameFilters
        caseSensitive: false
        showDirsFirst: true
        showOnlyReadable: true
    }

    GridLayout {
        columns: root.width > 480 && !Theme.bigText ? 2 : 1
        columnSpacing: Theme.gap8
        rowSpacing: Theme.gap8

        RowLayout {
            spacing: Theme.gap8

            IconButton {
                enabled: Folders.pathOf(root.folder) !== "/"
                icon: "up"
                text: qsTr("Up one folder")
                onClicked: root.folder = files.parentFolder
            }

            Words {
                id: path
                readonly property string whole: Folders.pathOf(root.folder)
                text: Theme.bigText ? whole : root.endOf(whole, width)
                role: "small"
                quiet: true
                oneLine: !Theme.bigText
                elide: Theme.bigText ? Text.ElideNone : Text.ElideMiddle
                wrapMode: Theme.bigText ? Text.WrapAnywhere : Text.NoWrap
                Accessible.name: whole

                FontMetrics {
                    id: measure
                    font: path.font
                }
            }
        }

        Flow {
            id: places
            spacing: Theme.gap8
            Layout.fillWidth: true

            Repeater {
                model: Folders.places()

                Chip {
                    required property var modelData
                    text: Theme.entry(modelData, "name")
                    exclusive: true
                    selected: Theme.entry(modelData, "url") === root.folder
                    width: Math.min(implicitWidth, places.width)
                    onClicked: root.folder = Theme.entry(modelData, "url")
                }
            }
        }
    }

    ListView {
        id: list
        objectName: "files"
        model: files
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(2 * Theme.touch, root.room) // the same for each folder: nothing moves under a finger
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Files")

        FocusSight {
            view: list
        }

        Rectangle {
            anchors.fill: parent
            z: -1
            radius: Theme.radius
            color: Theme.contrast ? Theme.ground : Theme.mix(Theme.surface, Theme.ground, 0.5)
            border.width: Theme.hairline
            border.color: Theme.line
        }

        Words {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.gap16
            visible: files.status === FolderListModel.Ready && files.count === 0
            text: root.picksFiles ? qsTr("Nothing to import here.") : qsTr("Nothing here yet.")
            quiet: true
            horizontalAlignment: Text.AlignHCenter
        }

        delegate: ListRow {
            id: row
            required property string fileName
            required property url fileUrl
            required property bool fileIsDir
            required property double fileSize
            readonly property bool ticked: root.chosen.indexOf(String(fileUrl)) >= 0
            width: list.width
            sidePadding: Theme.gap12
            text: fileName
            detail: fileIsDir ? "" : Folders.sizeText(fileSize)
            icon: fileIsDir ? "folder" : ticked ? "check" : "card"
            chevron: fileIsDir
            checkable: !fileIsDir && root.picksFiles
            selected: ticked
            color: ticked ? Theme.torch : Theme.ink
            divider: true
            onClicked: {
                if (fileIsDir)
                    root.folder = fileUrl;
                else
                    root.fileTapped(fileUrl, fileName);
            }
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The imported story cards that fit what is typed.
Flow {
    id: root

    required property CardSource cards
    property string typed
    property var taken: [] // these lie there already
    property int atMost: 6
    readonly property var fitting: fits()
    readonly property bool any: fitting.length > 0

    signal chosen(string name)

    function fits(): var {
        const wanted = typed.trim().toLowerCase();
        const all = Array.from(cards.stories).filter(name => !taken.includes(name) && name !== typed.trim());
        return all.filter(name => wanted === "" || name.toLowerCase().split(" ").some(word => word.startsWith(wanted)) || name.toLowerCase().startsWith(wanted)).slice(0, atMost);
    }

    visible: any
    spacing: Theme.gap8
    Layout.fillWidth: true

    Repeater {
        model: root.fitting.length

        Chip {
            id: chip
            required property int index
            text: root.fitting[index] ?? ""
            hint: qsTr("Takes this story card")
            checkable: false
            width: Math.min(implicitWidth, root.width)
            onClicked: root.chosen(chip.text)
        }
    }
}

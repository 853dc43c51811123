pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// What the boxes hold, by the first letters of what somebody types: one tap takes it.
Flow {
    id: root

    required property Packs packs // none: nothing is known
    required property string game
    required property string kind
    property string letters
    property int places: 6
    property bool offered: true
    property var taken: [] // names that need not be offered
    readonly property var entries: offered && packs && packs.beat >= 0 ? Array.from(packs.offers(game, kind, letters, places)).filter(entry => entry.name.toLowerCase() !== letters.trim().toLowerCase() && taken.indexOf(entry.name) < 0) : []

    signal chosen(var entry)

    visible: entries.length > 0
    spacing: Theme.gap8
    Layout.fillWidth: true

    Repeater {
        model: root.entries

        Chip {
            required property var modelData
            text: modelData.name
            icon: "book"
            checkable: false
            width: Math.min(implicitWidth, root.width)
            onClicked: root.chosen(modelData)
        }
    }

    Words {
        readonly property string detail: root.letters.trim() !== "" ? root.entries[0]?.detail ?? "" : "" // of the best, while somebody types
        visible: detail !== ""
        width: root.width
        text: visible ? "%1: %2".arg(root.entries[0].name).arg(detail) : ""
        role: "small"
        quiet: true
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The cards of a challenge in the order in which they were turned.
Panel {
    id: root

    required property var cards
    property string caption
    readonly property alias count: list.count

    spacing: 0

    Words {
        visible: root.caption !== ""
        text: root.caption
        weight: Font.DemiBold
        heading: true
        Layout.bottomMargin: Theme.gap4
    }

    Repeater {
        id: list
        model: root.cards
        ListRow {
            id: row
            required property int index
            required property string name
            required property int damage
            required property string blockedBy
            text: name
            detail: blockedBy !== "" ? qsTr("stopped by the %1").arg(blockedBy) : ""
            value: damage > 0 ? "−%1".arg(damage) : "0"
            color: damage > 0 ? Theme.hurt : Theme.ink
            interactive: false
            divider: row.index < list.count - 1
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// What was laid down: on the table for anybody, until the next card is turned.
Panel {
    id: root

    property var items: []

    signal asked(var item)
    signal rule()

    spacing: Theme.gap8

    LinkButton {
        text: qsTr("On the table, until the next card")
        icon: "book"
        role: "small"
        color: Theme.soft
        Layout.leftMargin: -Theme.gap8
        onClicked: root.rule()
    }

    Flow {
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.items

            Chip {
                required property var modelData
                text: modelData.item
                hint: modelData.hands === 2 ? qsTr("for both hands") : qsTr("for one hand")
                checkable: false
                width: Math.min(implicitWidth, root.width - 2 * root.padding)
                onClicked: root.asked(modelData)
            }
        }
    }
}

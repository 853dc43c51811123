import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A question's answers beneath its word.
ColumnLayout {
    id: root

    property string caption
    default property alias chips: flow.data

    spacing: Theme.gap4
    Layout.fillWidth: true

    Words {
        visible: root.caption !== ""
        text: root.caption
        role: "small"
        weight: Font.DemiBold
        quiet: true
    }

    Flow {
        id: flow
        spacing: Theme.gap8
        Layout.fillWidth: true
    }
}

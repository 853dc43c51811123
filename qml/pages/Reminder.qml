import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One more thing to do on the table.
RowLayout {
    id: root

    required property string modelData

    spacing: Theme.gap8
    Layout.fillWidth: true
    Layout.leftMargin: Theme.gap4

    Icon {
        name: "check"
        color: Theme.soft
        size: 18
        Layout.alignment: Qt.AlignTop
    }

    Words {
        text: root.modelData
        quiet: true
    }
}

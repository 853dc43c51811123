import QtQuick
import Torchside.Kit

// One more thing to do on the table.
Item {
    id: root

    required property string modelData

    implicitHeight: Math.max(mark.height, words.height)

    Icon {
        id: mark
        x: Theme.gap4
        name: "check"
        color: Theme.soft
        size: 18
    }

    Words {
        id: words
        x: mark.x + mark.width + Theme.gap8
        width: root.width - x
        text: root.modelData
        quiet: true
    }
}

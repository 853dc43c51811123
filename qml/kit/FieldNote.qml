pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// What stands beneath a field: a hint, or what is wrong with a mark before it.
RowLayout {
    id: root

    property string hint
    property string error

    visible: error !== "" || hint !== ""
    spacing: Theme.gap4

    Icon {
        visible: root.error !== ""
        name: "warning"
        color: Theme.hurt
        size: Math.round(Theme.small * 1.3)
    }

    Words {
        text: root.error !== "" ? root.error : root.hint
        role: "small"
        color: root.error !== "" ? Theme.hurt : Theme.soft
        Accessible.ignored: root.error === ""
    }
}

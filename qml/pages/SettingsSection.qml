pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// Settings that belong together, beneath their title; gone when none of them is looked for.
ColumnLayout {
    id: root

    property string typed
    property string title
    default property alias settings: column.data
    readonly property bool any: {
        for (let i = 0; i < column.children.length; ++i)
            if (Theme.entry(column.children[i], "found"))
                return true;
        return false;
    }

    visible: any
    spacing: Theme.gap12
    Layout.fillWidth: true

    SectionTitle {
        text: root.title
    }

    Panel {
        ColumnLayout {
            id: column
            spacing: Theme.gap16
            Layout.fillWidth: true
        }
    }
}

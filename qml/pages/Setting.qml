pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages

// One row of the settings, shown when what is typed fits its words or the other words people have for it.
ColumnLayout {
    id: root

    required property string typed
    property string section
    property string synonyms
    property bool there: true // not everything is, on every device
    default property Item row
    readonly property string about: row ? Theme.joined([Theme.entry(row, "text"), Theme.entry(row, "detail"), synonyms, section], " ") : ""
    readonly property bool found: there && Finder.finds(typed, about)

    spacing: 0
    visible: found
    Layout.fillWidth: true
    onRowChanged: if (row) row.parent = root
    Component.onCompleted: if (row) row.parent = root
}

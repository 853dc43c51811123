pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One thing that a file brings, and what becomes of it; where ours differs, both stand side by side to choose from.
ColumnLayout {
    id: root

    required property int index
    required property string title
    required property string detail
    required property string stand // new, here, further, broken, differs
    required property int conflict // its number, where ours differs
    required property string ours
    required property string theirs
    required property bool takesTheirs

    signal chosen(bool theirs)

    spacing: 0
    Layout.fillWidth: true

    ListRow {
        visible: root.conflict < 0
        text: root.title
        detail: root.detail
        interactive: false
        divider: true
        icon: root.stand === "broken" ? "warning" : root.stand === "here" ? "check" : "plus"
        color: root.stand === "broken" ? Theme.hurt : root.stand === "here" ? Theme.soft : Theme.ink
        value: root.stand === "broken" ? qsTr("can’t be read") : root.stand === "here" ? qsTr("already here") : root.stand === "further" ? qsTr("has more steps") : qsTr("new")
    }

    ChoiceRow {
        visible: root.conflict >= 0
        text: root.title
        options: root.conflict < 0 ? [] : [{value: false, text: qsTr("mine: %1").arg(root.ours)}, {value: true, text: qsTr("theirs: %1").arg(root.theirs)}]
        current: root.takesTheirs
        Layout.margins: Theme.gap8
        onChosen: value => root.chosen(value)
    }
}

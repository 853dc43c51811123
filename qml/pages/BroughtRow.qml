pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// One thing that a file brings, and what becomes of it.
ListRow {
    id: root

    required property int index
    required property string title
    required detail
    required property string stand // new, here, further, broken, differs

    text: title
    interactive: false
    divider: true
    icon: stand === "broken" ? "warning" : stand === "here" ? "check" : stand === "differs" ? "minus" : "plus"
    color: stand === "broken" ? Theme.hurt : stand === "here" ? Theme.soft : Theme.ink
    value: stand === "broken" ? qsTr("can’t be read") : stand === "differs" ? qsTr("yours stays") : stand === "here" ? qsTr("already here") : stand === "further" ? qsTr("has more steps") : qsTr("new")
}

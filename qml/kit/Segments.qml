pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// Two to four views of one page.
Rectangle {
    id: root

    property var options: []
    property int current: 0
    property color accent: Theme.torch

    signal chosen(int index)

    implicitWidth: 300
    implicitHeight: row.implicitHeight + 2 * Theme.gap4
    Layout.fillWidth: true
    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.contrast ? Theme.hairline : 0
    border.color: Theme.line
    Accessible.role: Accessible.PageTabList

    GridLayout {
        id: row
        readonly property real widest: {
            let most = 0;
            for (let i = 0; i < children.length; ++i)
                most = Math.max(most, children[i].implicitWidth);
            return most;
        }
        x: Theme.gap4
        y: Theme.gap4
        width: parent.width - 2 * Theme.gap4
        columns: widest * root.options.length + 2 * Theme.gap4 * root.options.length > width ? 1 : Math.max(1, root.options.length)
        columnSpacing: Theme.gap4
        rowSpacing: Theme.gap4

        Repeater {
            model: root.options

            Pressable {
                id: tab
                required property string modelData
                required property int index
                text: modelData
                selected: index === root.current
                checkable: true
                radius: Theme.radiusSmall
                ringGap: 0
                implicitWidth: words.implicitWidth + Theme.gap8
                implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap12)
                Layout.fillWidth: true
                Layout.preferredWidth: row.widest
                Accessible.role: Accessible.PageTab
                Accessible.selected: selected
                onClicked: root.chosen(index)

                Rectangle {
                    anchors.fill: parent
                    radius: tab.radius
                    color: tab.selected || tab.down ? Theme.raised : "transparent"
                    border.width: Theme.contrast && tab.selected ? 2 : 0
                    border.color: root.accent
                    Behavior on color { ColorAnimation { duration: Theme.quick } }
                }

                Words {
                    id: words
                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, tab.width - Theme.gap8)
                    text: tab.modelData
                    weight: Font.DemiBold
                    quiet: !tab.selected
                    oneLine: true
                    Accessible.ignored: true
                }
            }
        }
    }
}

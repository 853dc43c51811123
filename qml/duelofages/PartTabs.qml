pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The page's three parts; with big text the open one keeps its word, and the others are marks, so that all stay in one row.
Item {
    id: root

    property int current: 0
    readonly property var names: [qsTr("People"), qsTr("Adventures"), qsTr("Score")]
    readonly property var marks: ["person", "torch", "trophy"]

    readonly property bool cramped: Theme.bigText && width < 560

    signal chosen(int index)

    implicitHeight: cramped ? row.implicitHeight : words.implicitHeight
    Layout.fillWidth: true

    Segments {
        id: words
        visible: !root.cramped
        width: parent.width
        options: root.names
        current: root.current
        accent: Theme.gameColor("duelofages")
        onChosen: index => root.chosen(index)
    }

    RowLayout {
        id: row
        visible: root.cramped
        width: parent.width
        spacing: Theme.gap8
        Accessible.role: Accessible.PageTabList

        Repeater {
            model: root.cramped ? root.names : []

            Pressable {
                id: tab
                required property string modelData
                required property int index
                text: modelData
                selected: index === root.current
                checkable: true
                radius: Theme.radiusSmall
                ringGap: 0
                implicitWidth: 64
                implicitHeight: 64
                Layout.fillWidth: selected
                Accessible.role: Accessible.PageTab
                Accessible.selected: selected
                onClicked: root.chosen(index)

                Rectangle {
                    anchors.fill: parent
                    radius: tab.radius
                    color: tab.selected || tab.down ? Theme.raised : Theme.surface
                    border.width: Theme.contrast ? tab.selected ? 2 : 1 : 0
                    border.color: tab.selected ? Theme.gameColor("duelofages") : Theme.line
                }

                Icon {
                    anchors.centerIn: parent
                    visible: !tab.selected
                    name: root.marks[tab.index] ?? ""
                    color: Theme.soft
                }

                Words {
                    anchors.centerIn: parent
                    visible: tab.selected
                    width: Math.min(implicitWidth, tab.width - Theme.gap8)
                    text: tab.modelData
                    weight: Font.DemiBold
                    oneLine: true
                    Accessible.ignored: true
                }
            }
        }
    }
}

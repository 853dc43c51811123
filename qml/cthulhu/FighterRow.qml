pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One of the player's characters, with its numbers.
Pressable {
    id: root

    required property string name
    required property int skill
    required property int terror
    required property int combat
    required property int arcane
    required property int investigation
    required property string keywords
    property string mark // an icon at the right

    text: name
    hint: Theme.joined([qsTr("skill %1").arg(skill), qsTr("terror %1, combat %2, arcane %3, investigation %4").arg(terror).arg(combat).arg(arcane).arg(investigation), keywords], ", ")
    radius: Theme.radiusSmall
    ringGap: 0
    implicitWidth: 240
    implicitHeight: Math.max(56, column.implicitHeight + Theme.gap16)
    Layout.fillWidth: true

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.down ? Theme.line : Theme.raised
        border.width: Theme.contrast ? Theme.hairline : 0
        border.color: Theme.line
    }

    RowLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap12
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap8

        ColumnLayout {
            id: column
            spacing: 2

            Words {
                text: root.name
                weight: Font.DemiBold
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            Flow {
                spacing: Theme.gap8
                Layout.fillWidth: true

                Words {
                    text: qsTr("skill %1").arg(root.skill)
                    role: "small"
                    quiet: true
                    numeric: true
                    Accessible.ignored: true
                }

                Repeater {
                    model: [{icon: "skull", count: root.terror}, {icon: "swords", count: root.combat}, {icon: "spark", count: root.arcane}, {icon: "search", count: root.investigation}]

                    IconText {
                        required property var modelData
                        visible: modelData.count > 0
                        icon: modelData.icon
                        text: modelData.count
                        role: "small"
                        color: Theme.soft
                    }
                }
            }

            Words {
                visible: root.keywords !== ""
                text: root.keywords
                role: "small"
                quiet: true
                Accessible.ignored: true
            }
        }

        Icon {
            visible: root.mark !== ""
            name: root.mark
            color: Theme.soft
            size: Math.round(Theme.icon * 0.8)
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One of the Minion's cards: its name and, in a line, how it stands there. A touch asks why not this one, or changes it.
Pressable {
    id: root

    required property string cardId
    required property string name
    required property string kind
    required property string kindText
    required property string cost
    required property int skill
    required property int terror
    required property int combat
    required property int arcane
    required property int investigation
    required property string status
    required property string statusText
    required property string attachments
    required property string place
    required property int wounds
    required property string rank
    required property bool dormant
    required property bool changed
    required property bool proposed
    readonly property bool isCharacter: kind === "character"
    readonly property bool lies: status === "insane" || status === "exhausted"
    readonly property var parts: [statusText !== "" ? statusText : kindText, isCharacter && status !== "insane" ? rank : isCharacter ? "" : qsTr("cost %1").arg(cost), dormant ? qsTr("dormant") : ""]

    text: name
    hint: Theme.joined([Theme.joined(parts, ", "), place, attachments, wounds > 0 ? qsTr("wounded %1").arg(wounds) : ""], ", ")
    radius: Theme.radius
    implicitWidth: 140
    implicitHeight: column.implicitHeight + 2 * Theme.gap12

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.lies ? Theme.mix(Theme.ground, Theme.surface, 0.5) : root.down ? Theme.raised : Theme.surface
        border.width: root.proposed ? 2 : Theme.contrast ? Theme.hairline : 0
        border.color: root.proposed ? Theme.gameColor("cthulhu") : Theme.line
    }

    Column {
        id: column
        x: Theme.gap12
        y: Theme.gap12
        width: root.width - 2 * x
        spacing: Theme.gap4

        RowLayout {
            width: parent.width
            spacing: Theme.gap4

            Words {
                text: root.name
                weight: Font.DemiBold
                maximumLineCount: 2
                elide: Text.ElideRight
                color: root.lies ? Theme.faint : Theme.ink
                Accessible.ignored: true
            }

            IconText {
                visible: root.wounds > 0
                icon: "drop"
                filled: true
                text: root.wounds
                role: "small"
                color: Theme.hurt
                Layout.alignment: Qt.AlignTop
            }
        }

        Words {
            width: parent.width
            text: Theme.joined(root.parts, " · ")
            role: "small"
            color: root.lies ? Theme.faint : root.status === "valid" ? Theme.gameColor("cthulhu") : Theme.soft
            Accessible.ignored: true
        }

        Flow {
            visible: root.isCharacter && root.terror + root.combat + root.arcane + root.investigation > 0
            width: parent.width
            spacing: Theme.gap8

            Repeater {
                model: [{icon: "skull", count: root.terror}, {icon: "swords", count: root.combat}, {icon: "spark", count: root.arcane}, {icon: "search", count: root.investigation}]

                IconText {
                    required property var modelData
                    visible: modelData.count > 0
                    icon: modelData.icon
                    text: modelData.count
                    role: "small"
                    color: root.lies ? Theme.faint : Theme.soft
                }
            }
        }

        Words {
            visible: text !== ""
            width: parent.width
            text: root.place !== "" ? qsTr("at %1").arg(root.place) : root.attachments
            role: "small"
            oneLine: true
            color: root.place !== "" ? Theme.gameColor("cthulhu") : Theme.faint
            Accessible.ignored: true
        }
    }
}

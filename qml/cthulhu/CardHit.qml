pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A card that fits what was typed; the best of them stands out.
Pressable {
    id: root

    required property string name
    required property string detail
    required property string subtitle
    property bool large: false

    text: name
    hint: Theme.joined([subtitle, detail], ", ")
    radius: Theme.radiusSmall
    ringGap: 0
    implicitWidth: 240
    implicitHeight: Math.max(root.large ? 64 : 52, column.implicitHeight + Theme.gap16)
    Layout.fillWidth: true

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.down ? Theme.line : root.large ? Theme.gameTint("cthulhu") : Theme.raised
        border.width: root.large ? 2 : Theme.hairline
        border.color: root.large ? Theme.gameColor("cthulhu") : Theme.line
    }

    ColumnLayout {
        id: column
        x: Theme.gap12
        width: root.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        Words {
            text: root.subtitle !== "" ? qsTr("%1 – %2").arg(root.name).arg(root.subtitle) : root.name
            role: root.large ? "title" : "body"
            weight: Font.DemiBold
            Accessible.ignored: true
        }

        Words {
            text: root.detail
            role: "small"
            quiet: true
            Accessible.ignored: true
        }
    }
}

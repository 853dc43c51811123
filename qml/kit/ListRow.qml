pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// One line of a list: a mark, words, a value, what can be done with it.
Pressable {
    id: root

    property string detail
    property string icon
    property string value
    property color valueColor: Theme.soft
    property bool chevron: false
    property bool divider: false
    property bool dimmed: false
    property bool interactive: true
    property color color: Theme.ink
    property Item leading: null
    property int titleWeight: Font.DemiBold
    property real sidePadding: 0
    default property alias trailing: tools.data
    readonly property bool stacked: Theme.bigText && value !== ""
    readonly property color ink: dimmed || !usable && interactive ? Theme.faint : color

    hint: value !== "" && detail !== "" ? value + ", " + detail : value + detail
    activeFocusOnTab: enabled && interactive
    implicitWidth: 240
    implicitHeight: Math.max(56, line.implicitHeight + Theme.gap16)
    radius: Theme.radiusSmall
    ringGap: 0
    Layout.fillWidth: true
    Accessible.role: interactive ? Accessible.Button : Accessible.ListItem
    onLeadingChanged: if (leading) leading.parent = slot
    Component.onCompleted: if (leading) leading.parent = slot

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.ink
        opacity: root.down && root.interactive ? 0.08 : 0
    }

    // Placed by hand: Qt 6.4's layouts overlook words that break into lines while they lay out.
    Item {
        id: line
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: root.sidePadding
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Math.max(front.height, words.height, back.height)
        height: implicitHeight

        Row {
            id: front
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap12

            Item {
                id: slot
                anchors.verticalCenter: parent.verticalCenter
                visible: root.leading !== null
                width: root.leading ? root.leading.implicitWidth : 0
                height: root.leading ? root.leading.implicitHeight : 0
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.icon !== ""
                name: root.icon
                color: root.ink
            }
        }

        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            x: front.width > 0 ? front.width + Theme.gap12 : 0
            width: Math.max(0, line.width - x - (back.width > 0 ? back.width + Theme.gap12 : 0))
            spacing: 2

            WholeWords {
                width: parent.width
                text: root.text
                role: "lead"
                weight: root.titleWeight
                oneLine: root.value !== ""
                color: root.ink
                Accessible.ignored: true
            }

            Words {
                width: parent.width
                visible: root.stacked
                text: root.value
                color: root.dimmed ? Theme.faint : root.valueColor
                Accessible.ignored: true
            }

            Words {
                width: parent.width
                visible: root.detail !== ""
                text: root.detail
                role: "small"
                color: root.dimmed ? Theme.faint : Theme.soft
                Accessible.ignored: true
            }
        }

        Row {
            id: back
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap12

            Words {
                id: valueWords
                anchors.verticalCenter: parent.verticalCenter
                visible: root.value !== "" && !root.stacked
                width: Math.min(Math.ceil(told.advanceWidth) + 1, root.width * 0.45)
                text: root.value
                color: root.dimmed ? Theme.faint : root.valueColor
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true

                TextMetrics {
                    id: told
                    font.family: valueWords.font.family
                    font.pixelSize: valueWords.font.pixelSize
                    text: root.value
                }
            }

            RowLayout {
                id: tools
                anchors.verticalCenter: parent.verticalCenter
                visible: children.length > 0
                spacing: 0
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.chevron
                name: "forward"
                color: Theme.soft
                size: Math.round(Theme.icon * 0.8)
            }
        }
    }

    Divider {
        visible: root.divider
        y: root.height - height
        width: root.width
    }
}

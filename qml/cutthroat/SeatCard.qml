pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One person in the caverns: the initiative card, prestige and poison, and life, big enough to be read across the table.
Item {
    id: root

    required property int index // the seat
    required property string name
    required property string character
    required property int life
    required property int maxLife
    required property int prestige
    required property int poison
    required property int initiative
    required property int place
    required property bool alive
    required property bool acting
    required property bool acted
    required property bool low
    required property string form
    required property string status
    required property var items
    property bool dense: false // two on a line of a phone
    property bool over: false
    property bool ringed: false // at the edge of a tablet, turned to its person
    property bool roomy: false // a tablet between the people: larger still
    readonly property bool stacked: !ringed && (dense || Theme.bigText || roomy && width < 480)
    readonly property string story: [character, status, items.length === 1 ? qsTr("1 item") : items.length > 1 ? qsTr("%1 items").arg(items.length) : ""].filter(each => each !== "").join(" · ")

    signal asked()
    signal changeBy(int delta)
    signal padAsked()
    signal lost(int life)

    property int lifeBefore: life
    onLifeChanged: {
        if (life < lifeBefore)
            lost(lifeBefore - life);
        lifeBefore = life;
    }

    implicitWidth: 160
    implicitHeight: stacked ? words.implicitHeight + number.implicitHeight * number.scale + (dense ? Theme.gap12 : Theme.gap16) : Math.max(words.implicitHeight, number.implicitHeight) + Theme.gap16

    Panel {
        anchors.fill: parent
        active: root.acting
        dimmed: !root.alive
    }

    Pressable {
        id: words
        text: root.name
        hint: root.alive ? qsTr("initiative %1, %2 prestige, %3 poison").arg(root.initiative > 0 ? root.initiative : qsTr("not drawn")).arg(root.prestige).arg(root.poison) + (root.story !== "" ? ", " + root.story : "") : qsTr("dead, %1 prestige").arg(root.prestige)
        radius: Theme.radiusLarge
        ringGap: 0
        width: root.stacked ? root.width : root.width - number.width * number.scale
        height: root.stacked ? implicitHeight + Theme.gap4 : root.height
        implicitHeight: Math.max(Theme.touch, line.implicitHeight + Theme.gap8)
        onClicked: root.asked()

        RowLayout {
            id: line
            x: root.dense ? Theme.gap8 : Theme.gap12
            width: parent.width - x - Theme.gap4
            anchors.verticalCenter: parent.verticalCenter
            spacing: root.dense ? Theme.gap8 : Theme.gap12

            PlayerDot {
                text: root.initiative > 0 ? root.initiative : Array.from(root.name.trim())[0] ?? "?"
                size: root.dense ? 32 : root.roomy ? 52 : 40
                color: root.acting ? Theme.torch : root.initiative > 0 ? Theme.raised : Theme.seatColor(root.index)
                ink: root.acting ? Theme.torchInk : root.initiative > 0 ? Theme.ink : Theme.seatInk(root.index)
                dimmed: !root.alive
            }

            ColumnLayout {
                spacing: 2

                Words {
                    text: root.name
                    role: root.dense ? "body" : root.roomy ? "title" : "lead"
                    weight: Font.Bold
                    oneLine: true
                    color: root.alive ? Theme.ink : Theme.faint
                    Accessible.ignored: true
                }

                Flow {
                    spacing: Theme.gap8
                    Layout.fillWidth: true

                    IconText {
                        icon: "star"
                        filled: true
                        text: root.prestige
                        role: root.roomy ? "lead" : "small"
                        weight: Font.Bold
                        color: root.alive ? Theme.prestige : Theme.faint
                    }

                    PoisonDrops {
                        count: root.poison
                    }

                    IconText {
                        visible: !root.alive
                        icon: "skull"
                        text: qsTr("dead")
                        role: "small"
                        color: Theme.faint
                    }
                }

                Words {
                    visible: text !== ""
                    text: root.alive ? root.story : ""
                    role: "tiny"
                    quiet: true
                    oneLine: root.dense || root.ringed
                    Accessible.ignored: true
                }
            }
        }
    }

    Counter {
        id: number
        scale: root.roomy ? 1.4 : 1
        transformOrigin: root.stacked ? Item.Center : Item.Right
        x: root.stacked ? (root.dense ? 0 : root.roomy ? (root.width - width) / 2 : Theme.gap4) : root.width - width - Theme.gap4
        y: root.stacked ? words.height + (root.height - words.height - height) / 2 : (root.height - height) / 2
        width: root.stacked ? (root.width - (root.dense ? 0 : 2 * Theme.gap4)) / scale : implicitWidth
        label: qsTr("Life of %1").arg(root.name)
        value: root.life
        step: 5
        maximum: root.maxLife
        compact: root.dense
        role: root.dense ? "head" : "huge"
        color: !root.alive ? Theme.faint : root.low ? Theme.hurt : Theme.ink
        interactive: root.alive && !root.over
        onChangeBy: delta => root.changeBy(delta)
        onPadRequested: root.padAsked()
    }
}

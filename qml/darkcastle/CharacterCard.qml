pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One prisoner: health, the faces of the die to tap in a fight, what the roll did, and what both hands hold.
Panel {
    id: root

    required property int index
    required property string name
    required property string player
    required property string called
    required property int hp
    required property int maxHp
    required property var dieFaces
    required property var hands
    required property int freeHands
    required property bool fights
    required property bool mustRoll
    required property bool isNext
    required property bool resting
    required property bool blocks
    required property bool inDanger
    required property bool low
    required property bool dead
    required property string fellSymbol
    required property bool fellDouble
    required property string status
    required property string whyNoRest
    required property int hpMark // what the newest step did to the health
    property bool fills: false // on a tablet: the health fills the right of the card
    property bool fighting: false
    property bool over: false
    property bool tall: false
    property bool ringed: false // at the edge of a tablet, turned to its player
    readonly property var slots: fighting || over ? hands : withEmpty(hands, freeHands)
    readonly property bool rolls: fighting && fights && !resting
    readonly property color statusColor: resting ? Theme.gameColor("darkcastle") : blocks ? Theme.heal : fellSymbol !== "" ? Theme.hurt : Theme.soft

    signal rolled(string symbol, bool isDouble)
    signal faceHeld(string symbol, bool isDouble)
    signal hpMoved(int delta)
    signal padAsked()
    signal moreAsked()
    signal itemAsked(string item)
    signal refused(string why)

    function withEmpty(held: var, free: int): var {
        const all = held.slice();
        for (let i = 0; i < free; ++i)
            all.push({item: "", hands: 1});
        return all;
    }

    padding: ringed && Theme.bigText ? Theme.gap8 : Theme.gap12
    active: isNext
    dimmed: fighting && !rolls
    outline: dead || hpMark < 0 ? Theme.hurt : Theme.contrast ? Theme.line : "transparent"
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    Layout.alignment: Qt.AlignTop
    Accessible.role: Accessible.Grouping
    Accessible.name: called

    GridLayout {
        columns: root.fills ? 2 : 1
        columnSpacing: Theme.gap16
        rowSpacing: Theme.gap8
        Layout.fillHeight: root.fills

        ColumnLayout {
            spacing: Theme.gap8
            Layout.preferredWidth: root.fighting ? 6 : 4
            Layout.alignment: root.fills ? Qt.AlignVCenter : Qt.AlignTop

            GridLayout {
                readonly property bool stacked: Theme.bigText && root.width < 480 && !root.ringed
                columns: stacked ? 2 : 3
                rowSpacing: Theme.gap4
                columnSpacing: Theme.gap8

                CharacterHead {
                    called: root.called
                    name: root.name
                    player: root.player
                    status: root.status
                    statusColor: root.statusColor
                    dead: root.dead
                    dimmed: root.dimmed
                    interactive: root.fighting
                    brief: root.ringed && Theme.bigText
                    Layout.columnSpan: parent.stacked ? 2 : 1
                    onClicked: root.moreAsked()
                }

                HitMark {
                    id: mark
                    visible: !root.fills && life !== 0
                    life: root.hpMark
                    Layout.alignment: Qt.AlignRight
                }

                HealthButton {
                    visible: !root.fills && (root.fighting || root.over)
                    enabled: !root.over
                    called: root.called
                    hp: root.hp
                    maxHp: root.maxHp
                    inDanger: root.inDanger
                    low: root.low
                    large: root.tall
                    figure: root.ringed && !Theme.bigText ? 52 : 0
                    Layout.columnSpan: parent.stacked && !mark.visible ? 2 : 1 // both stand in one line
                    Layout.alignment: Qt.AlignRight | Qt.AlignTop
                    onClicked: root.padAsked()
                }

                HealthCounter {
                    visible: !root.fills && !root.fighting && !root.over
                    called: root.called
                    value: root.hp
                    maximum: root.maxHp
                    low: root.low
                    large: root.tall
                    figure: root.ringed && !Theme.bigText ? 43 : 0
                    Layout.columnSpan: parent.stacked && !mark.visible ? 2 : 1
                    Layout.alignment: Qt.AlignRight | Qt.AlignTop
                    onChangeBy: delta => root.hpMoved(delta)
                    onPadRequested: root.padAsked()
                }
            }

            GridLayout {
                visible: root.rolls || root.slots.length > 0
                columns: root.ringed && !Theme.bigText && root.width >= 500 ? 2 : 1 // five dice and two hands, none of them narrower than a finger
                columnSpacing: Theme.gap8
                rowSpacing: Theme.gap8
                Layout.fillWidth: true

                RowLayout {
                    visible: root.rolls
                    spacing: Theme.gap8 - 2
                    Layout.fillWidth: true
                    Layout.preferredWidth: 5

                    Repeater {
                        model: root.dieFaces

                        FaceDie {
                            id: face
                            required property var modelData
                            symbol: modelData.symbol
                            isDouble: modelData.isDouble
                            label: qsTr("%1: %2").arg(root.called).arg(face.word)
                            hint: root.mustRoll ? qsTr("Hold for dice that the enemy’s rule brings back") : qsTr("Corrects the roll")
                            ivory: false
                            interactive: true
                            holdable: root.mustRoll
                            selected: root.fellSymbol === symbol && root.fellDouble === isDouble
                            whyNot: root.mustRoll || !selected ? "" : qsTr("%1 has rolled this. Another face corrects it.").arg(root.called)
                            Layout.fillWidth: true
                            Layout.preferredWidth: 1
                            Layout.minimumWidth: root.ringed || root.fills ? Theme.touch : -1
                            Layout.preferredHeight: root.ringed ? 52 : root.fills ? 1.25 * implicitHeight : root.tall ? 1.4 * implicitHeight : implicitHeight
                            onClicked: root.rolled(symbol, isDouble)
                            onHeld: root.faceHeld(symbol, isDouble)
                            onRefused: why => root.refused(why)
                        }
                    }
                }

                GridLayout {
                    visible: root.slots.length > 0
                    columns: Theme.bigText && !root.ringed ? 1 : 2
                    columnSpacing: Theme.gap8
                    rowSpacing: Theme.gap8
                    Layout.preferredWidth: 4

                    Repeater {
                        model: 2 // always both: Qt 6.4 lays out wrongly what comes while something else goes

                        HandSlot {
                            required property int index
                            readonly property var slot: root.slots[index] ?? {item: "", hands: 1}
                            visible: index < root.slots.length
                            owner: root.called
                            item: slot.item
                            hands: slot.hands
                            onClicked: root.itemAsked(item)
                        }
                    }
                }
            }
        }

        BigHealth {
            visible: root.fills
            called: root.called
            hp: root.hp
            maxHp: root.maxHp
            mark: root.hpMark
            counts: !root.fighting && !root.over
            over: root.over
            low: root.low || root.inDanger
            Layout.fillWidth: true
            Layout.preferredWidth: root.fighting ? 4 : 5
            Layout.fillHeight: true
            onChangeBy: delta => root.hpMoved(delta)
            onPadRequested: root.padAsked()
        }
    }

    Rectangle { // the edge of a card that was hit, until the next step
        parent: root
        anchors.fill: parent
        visible: root.hpMark < 0
        radius: root.radius
        color: "transparent"
        border.width: root.fills ? 6 : 3
        border.color: Theme.hurt
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// One person in the caverns: the initiative card, prestige and poison, and life, as large as the seat allows.
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
    required property var reputations
    required property int lifeMark // what the newest step did here
    required property int poisonMark
    required property bool byPoison
    required property int poisonDue
    property bool dense: false // two on a line of a phone
    property bool over: false
    property bool ringed: false // at the edge of a tablet, turned to its person
    property bool big: false // on a tablet: the number fills the seat
    property bool roomy: false // at the edge, where there is room
    readonly property bool stacked: !ringed && (dense || Theme.bigText || big)
    readonly property string story: [character, status, big && items.length > 0 ? Array.from(items).map(each => each.name).join(", ") : items.length === 1 ? qsTr("1 item") : items.length > 1 ? qsTr("%1 items").arg(items.length) : ""].filter(each => each !== "").join(" · ")
    readonly property real footRoom: big ? (height > 230 ? 72 : 52) : 0
    readonly property real numberRoom: height - words.height - footRoom
    readonly property real figure: big ? Math.max(Theme.huge, Math.min(numberRoom * 0.76, (width - 152) / 1.85)) : roomy ? 1.4 * Theme.huge : 0

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
    implicitHeight: big ? 132 : stacked ? words.implicitHeight + number.implicitHeight + (dense ? Theme.gap12 : Theme.gap16) : Math.max(words.implicitHeight, number.implicitHeight) + Theme.gap16

    Panel {
        anchors.fill: parent
        active: root.acting
        dimmed: !root.alive
    }

    // The edge of a seat that was hit, until the next step.
    Rectangle {
        anchors.fill: parent
        visible: root.lifeMark < 0
        radius: Theme.radiusLarge
        color: "transparent"
        border.width: root.big ? 6 : 3
        border.color: root.byPoison ? Theme.poison : Theme.hurt
    }

    SeatHead {
        id: words
        card: root
        width: root.stacked ? root.width : root.width - number.implicitWidth
        height: root.stacked ? implicitHeight + Theme.gap4 : root.height
        onClicked: root.asked()
    }

    Counter {
        id: number
        readonly property real inset: root.dense || root.big ? 0 : Theme.gap4
        x: root.stacked ? inset : root.width - implicitWidth - Theme.gap4
        y: root.stacked ? words.height + (root.numberRoom - height) / 2 : (root.height - height) / 2
        width: root.stacked ? root.width - 2 * inset : implicitWidth
        height: root.big ? root.numberRoom : implicitHeight
        label: qsTr("Life of %1").arg(root.name)
        value: root.life
        step: 5
        maximum: root.maxLife
        compact: root.dense
        role: root.dense ? "head" : "huge"
        figure: root.figure
        color: !root.alive ? Theme.faint : root.low ? Theme.hurt : Theme.ink
        interactive: root.alive && !root.over
        onChangeBy: delta => root.changeBy(delta)
        onPadRequested: root.padAsked()
    }

    Row {
        id: foot
        visible: root.big && root.alive && root.poison > 0
        x: Theme.gap16
        y: root.height - root.footRoom + (root.footRoom - height) / 2
        spacing: Theme.gap8

        PoisonDrops {
            anchors.verticalCenter: parent.verticalCenter
            count: root.poison
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.poisonDue > 0 && !mark.visible
            width: Math.min(implicitWidth, root.width - 110)
            text: qsTr("−%1 at round’s end").arg(root.poisonDue)
            color: Theme.poison
            oneLine: true
        }
    }

    // On a small seat it lies across the upper edge, above the number: nothing moves for it. With big text the page shows
    // hardly more than one seat: there it stands within, beside prestige and poison.
    HitMark {
        id: mark
        x: root.big || root.stacked ? root.width - width - Theme.gap12 : number.x + (number.width - width) / 2
        y: root.big ? root.height - height - Theme.gap12 : root.stacked && !root.dense ? words.figuresMiddle - height / 2 : -Math.round(height * (root.stacked ? 0.85 : 0.4))
        life: root.lifeMark
        poison: root.poisonMark
        byPoison: root.byPoison
        figure: !root.big ? Theme.body : root.footRoom > 60 ? 40 : 28
    }
}

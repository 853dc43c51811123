pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The killing blow is celebrated; then the prestige: to whom, and the card's bonuses.
Panel {
    id: root

    required property CutthroatTable table
    property int killer: table.killer
    property var bonus: ({})
    readonly property bool last: table.step === "spoils"
    readonly property string hero: table.seats[table.killer] ?? ""
    readonly property var command: {
        const all = Array.from(table.living).filter(seat => (bonus[seat] ?? 0) > 0).map(seat => ({player: seat, prestige: bonus[seat]}));
        const end = {"do": "end-encounter", bonus: all};
        if (killer >= 0)
            end.killer = killer;
        return end;
    }

    function reset(): void {
        killer = Qt.binding(() => root.table.killer);
        bonus = {};
    }

    tint: Theme.contrast ? "transparent" : Theme.mix(Theme.ground, Theme.prestige, 0.2)
    outline: Theme.prestige
    spacing: Theme.gap8
    onVisibleChanged: {
        reset();
        if (visible && Theme.motion)
            burst.restart();
    }

    Item {
        implicitHeight: 96
        Layout.fillWidth: true

        Repeater {
            model: 10

            Icon {
                id: ray
                required property int index
                readonly property real angle: index * Math.PI / 5 - Math.PI / 2
                readonly property real away: 44 + (index % 2) * 12
                x: parent.width / 2 + Math.cos(angle) * away * 1.7 * burst.spread - width / 2
                y: parent.height / 2 + Math.sin(angle) * away * 0.8 * burst.spread - height / 2
                name: index % 2 ? "star" : "spark"
                filled: index % 2 === 1
                size: index % 2 ? 14 : 18
                color: Theme.prestige
            }
        }

        Icon {
            id: mark
            anchors.centerIn: parent
            name: root.table.killer >= 0 ? "trophy" : "skull"
            size: 56
            weight: 1.6
            color: Theme.prestige
            scale: burst.size
        }

        SequentialAnimation {
            id: burst
            property real spread: 1
            property real size: 1
            ParallelAnimation {
                NumberAnimation { target: burst; property: "spread"; from: 0; to: 1; duration: 700; easing.type: Easing.OutCubic }
                NumberAnimation { target: burst; property: "size"; from: 0.3; to: 1; duration: 700; easing.type: Easing.OutBack }
            }
        }
    }

    Words {
        text: !root.last ? (root.hero !== "" ? qsTr("%1 ends this stage!").arg(root.hero) : qsTr("This stage is done.")) : root.hero !== "" ? qsTr("%1 kills %2!").arg(root.hero).arg(root.table.creature) : qsTr("%1 is dead.").arg(root.table.creature)
        role: "head"
        horizontalAlignment: Text.AlignHCenter
        heading: true
    }

    PrizeForm {
        visible: root.last
        table: root.table
        killer: root.killer
        bonus: root.bonus
        onKillerChosen: seat => root.killer = seat
        onBonusChosen: (seat, prestige) => root.bonus = Object.assign({}, root.bonus, {[seat]: prestige})
    }
}

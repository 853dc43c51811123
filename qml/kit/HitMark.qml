pragma ComponentBehavior: Bound
import QtQuick

// What has just happened to somebody, to be seen across the table: "−30", with a drop where poison did it.
Rectangle {
    id: root

    property int life: 0
    property int poison: 0
    property bool byPoison: false
    property real figure: Theme.lead
    readonly property bool hurts: life < 0
    readonly property color ground: byPoison || life === 0 ? Theme.poison : hurts ? Theme.hurt : Theme.heal
    readonly property color ink: Theme.seatInk(0)

    function signed(number: int): string {
        return number < 0 ? "−%1".arg(-number) : "+%1".arg(number);
    }

    visible: life !== 0 || poison !== 0
    implicitWidth: row.implicitWidth + 0.9 * figure
    implicitHeight: Math.round(figure * 1.4)
    radius: height / 2
    color: ground
    Accessible.role: Accessible.StaticText
    Accessible.name: Theme.joined([life < 0 ? qsTr("%1 life lost").arg(-life) : life > 0 ? qsTr("%1 life gained").arg(life) : "", poison < 0 ? qsTr("%1 poison less").arg(-poison) : poison > 0 ? qsTr("%1 poison more").arg(poison) : ""], ", ")

    component Figure: Words {
        width: implicitWidth
        weight: Font.Bold
        numeric: true
        color: root.ink
        font.pixelSize: root.figure
        Accessible.ignored: true
    }

    Row {
        id: row
        anchors.centerIn: parent
        spacing: root.figure * 0.35

        Figure {
            visible: root.life !== 0
            text: root.signed(root.life)
        }

        Figure {
            visible: root.poison !== 0
            text: root.signed(root.poison)
        }

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.byPoison || root.poison !== 0
            name: "drop"
            filled: true
            size: root.figure
            color: root.ink
        }
    }
}

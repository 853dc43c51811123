pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// So many dice of each symbol.
ColumnLayout {
    id: root

    property int might: 0
    property int cunning: 0
    property int wisdom: 0
    required property int most
    readonly property int count: might + cunning + wisdom
    readonly property var dice: ({might: might, cunning: cunning, wisdom: wisdom})

    function clear(): void {
        might = 0;
        cunning = 0;
        wisdom = 0;
    }

    function show(dice: var): void {
        might = dice.might ?? 0;
        cunning = dice.cunning ?? 0;
        wisdom = dice.wisdom ?? 0;
    }

    spacing: Theme.gap8
    Layout.fillWidth: true

    component Line: RowLayout {
        id: line
        property string symbol
        property alias value: stepper.value
        signal moved(int value)

        spacing: Theme.gap12
        Layout.fillWidth: true

        FaceDie {
            id: die
            symbol: line.symbol
            implicitWidth: Theme.touch
            Layout.alignment: Qt.AlignVCenter
        }

        Stepper {
            id: stepper
            text: Theme.bigText ? "" : die.word
            label: die.word
            to: value + root.most - root.count
            onMoved: value => line.moved(value)
        }
    }

    Line {
        symbol: "might"
        value: root.might
        onMoved: value => root.might = value
    }

    Line {
        symbol: "cunning"
        value: root.cunning
        onMoved: value => root.cunning = value
    }

    Line {
        symbol: "wisdom"
        value: root.wisdom
        onMoved: value => root.wisdom = value
    }
}

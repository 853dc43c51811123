pragma ComponentBehavior: Bound
import Torchside.Kit

// A die of the castle, or a face of a prisoner's die: Might is crossed swords, Cunning a spark, Wisdom a moon.
Die {
    id: root

    required property string symbol
    property bool isDouble: false
    readonly property string mark: symbol === "might" ? "swords" : symbol === "cunning" ? "spark" : "moon"
    readonly property string single: symbol === "might" ? qsTr("Might") : symbol === "cunning" ? qsTr("Cunning") : qsTr("Wisdom")
    readonly property string word: isDouble ? qsTr("double %1").arg(single) : single

    label: word
    symbols: isDouble ? [mark, mark] : [mark]
    accent: Theme.gameColor("darkcastle")
    accentInk: Theme.gameInk("darkcastle")
}

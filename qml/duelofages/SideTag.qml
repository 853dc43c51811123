import Torchside.Kit

// What a side is called, and that it acts: filled while it does.
Tag {
    id: root

    required property int side
    required property string name
    property bool acting: false
    readonly property color tone: side === 0 ? Theme.torch : Theme.gameColor("duelofages")

    text: acting && (!Theme.bigText || name.length < 9) ? qsTr("%1 · acting").arg(name) : name
    color: acting ? tone : Theme.mix(Theme.surface, tone, Theme.contrast ? 0 : Theme.look === "light" ? 0.08 : 0.16)
    ink: !acting ? tone : side === 0 ? Theme.torchInk : Theme.gameInk("duelofages")
}

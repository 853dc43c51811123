pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Tables

// The game ends: by the clock, or because somebody has nobody left.
TDialog {
    id: root

    required property DuelOfAgesTable table

    function end(why: string): void {
        close();
        table.act({do: "end-game", why: why});
    }

    title: qsTr("Why does the game end?")
    text: qsTr("The points are counted as they stand now.")
    actions: [
        QuietButton {
            text: qsTr("Keep playing")
            onClicked: root.close()
        },
        QuietButton {
            text: qsTr("Somebody is eliminated")
            onClicked: root.end("elimination")
        },
        QuietButton {
            text: qsTr("Time is up")
            onClicked: root.end("time")
        }
    ]
}

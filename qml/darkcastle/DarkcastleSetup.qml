pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// A new escape: who plays which prisoner, and how long the castle is. Somebody alone leads two.
NewSessionPage {
    id: root

    property int chapters: begun.chapters ?? cast.usualChapters
    property var picks: begun.picks ?? ["abbot", "smith", "tailor", "cook"] // balanced, whoever sits down
    readonly property var prisoners: cast.prisoners
    readonly property bool alone: seating.count === 1
    readonly property int count: alone ? 2 : Math.min(4, seating.count)

    signal start(var options)

    function prisoner(id: string): var {
        return prisoners.find(each => each.id === id);
    }

    function owner(index: int): string {
        return seating.names[alone ? 0 : index] ?? "";
    }

    // Somebody else's character is swapped for one's own.
    function pick(index: int, id: string): void {
        const next = picks.slice();
        const other = next.indexOf(id);
        if (other >= 0)
            next[other] = next[index];
        next[index] = id;
        picks = next;
    }

    game: "darkcastle"
    asksWhoBegins: false
    filled: ({chapters: chapters, picks: picks})
    beginText: qsTr("Into the castle")
    onBegin: start({characters: picks.slice(0, count).map((id, i) => ({id: id, player: owner(i)})), chapters: chapters})

    DarkcastleCast {
        id: cast
    }

    SectionTitle {
        visible: root.count > 0
        text: root.alone ? qsTr("You lead two prisoners") : qsTr("Who plays whom")
    }

    Panel {
        visible: root.count > 0
        padding: Theme.gap8

        Repeater {
            model: root.count

            PrisonerRow {
                id: row
                required property int index
                prisoner: root.prisoner(root.picks[index])
                owner: root.owner(index)
                seat: root.alone ? 0 : index
                divider: index < root.count - 1
                onClicked: dialog.ask(row.index)
            }
        }
    }

    Words {
        visible: root.count > 0
        text: qsTr("Each starts with %1 health.").arg(cast.hpAmong(root.count))
        role: "small"
        quiet: true
    }

    Panel {
        Stepper {
            text: qsTr("Chapters")
            label: qsTr("Chapters before the boss")
            value: root.chapters
            from: root.limits["chapters"].from
            to: root.limits["chapters"].to
            onMoved: value => root.chapters = value
        }
    }

    TDialog {
        id: dialog
        property int character: 0

        function ask(index: int): void {
            character = index;
            open();
        }

        title: qsTr("Whom does %1 play?").arg(root.owner(character))
        actions: [
            QuietButton {
                text: qsTr("Cancel")
                onClicked: dialog.close()
            }
        ]

        Repeater {
            model: cast.prisoners

            PrisonerRow {
                id: choice
                required property var modelData
                readonly property int holder: root.picks.slice(0, root.count).indexOf(modelData.id)
                prisoner: modelData
                owner: holder >= 0 && holder !== dialog.character ? qsTr("now with %1: you swap").arg(root.owner(holder)) : ""
                selected: holder === dialog.character
                seat: -1
                divider: true
                onClicked: {
                    root.pick(dialog.character, choice.modelData.id);
                    dialog.close();
                }
            }
        }
    }
}

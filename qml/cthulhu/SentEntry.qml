pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Who was sent where, as it was entered: a touch on a story sends somebody there instead, one on where they are calls
// them back. The stories keep their order.
ColumnLayout {
    id: root

    required property CthulhuTable table
    property var sent: [] // {story, characters: […]}, in order
    readonly property var all: everybody()

    signal answered(var sent)

    // Those who were sent, then who else is there.
    function everybody(): var {
        const people = [];
        for (const there of sent)
            for (const one of Array.from(there.characters))
                people.push({is: one, story: there.story, name: nameOf(one)});
        for (const one of Array.from(table.own))
            if (!people.some(each => each.is.id === one.id))
                people.push({is: {id: one.id}, story: -1, name: one.name});
        return people;
    }

    function nameOf(one: var): string {
        return one.name ?? Array.from(table.own).find(each => each.id === one.id)?.name ?? one.id ?? qsTr("Skill %1").arg(one.skill ?? 0);
    }

    function move(at: int, story: int): void {
        const there = all.map((each, i) => i !== at ? each : Object.assign({}, each, {story: each.story === story ? -1 : story}));
        const order = sent.map(each => each.story).concat([story]);
        const stories = order.filter((each, i) => order.indexOf(each) === i);
        answered(stories.map(each => ({story: each, characters: there.filter(one => one.story === each).map(one => one.is)})).filter(each => each.characters.length > 0));
    }

    spacing: Theme.gap8

    Repeater {
        model: root.all.length

        ColumnLayout {
            id: one
            required property int index
            readonly property var who: root.all[index] ?? ({name: "", story: -1})
            spacing: Theme.gap4
            Layout.fillWidth: true

            Words {
                text: one.who.name
                weight: Font.DemiBold
            }

            Flow {
                spacing: Theme.gap8
                Layout.fillWidth: true

                Repeater {
                    model: root.table.stories

                    Chip {
                        required property int index
                        required property string name
                        text: qsTr("%1 to %2").arg(one.who.name).arg(name)
                        label: name
                        selected: one.who.story === index
                        accent: Theme.gameColor("cthulhu")
                        accentInk: Theme.gameInk("cthulhu")
                        width: Math.min(implicitWidth, root.width)
                        onClicked: root.move(one.index, index)
                    }
                }
            }
        }
    }
}

import QtQuick
import QtTest
import Torchside.Kit
import Torchside.Cutthroat

// What is tapped keeps its place: a tick, a longer word moves nothing.
Item {
    id: page
    width: 360
    height: 640

    Flow {
        id: flow
        property var chosen: []
        width: parent.width
        spacing: 8

        Repeater {
            model: ["Ann", "Bo", "Maximiliane-Charlotte", "Cy", "Dietlinde"]

            Chip {
                id: chip
                required property int index
                required property string modelData
                text: modelData
                selected: flow.chosen.indexOf(index) >= 0
                onClicked: flow.chosen = flow.chosen.concat([index])
            }
        }
    }

    Flow {
        id: answers
        property int chosen: -1
        y: 200
        width: parent.width
        spacing: 8

        Repeater {
            model: ["Ann", "Bo", "Maximiliane-Charlotte", "Cy", "Dietlinde"]

            PickChip {
                required property int index
                required property string modelData
                text: modelData
                selected: answers.chosen === index
                glyph: selected ? "3" : ""
                onClicked: answers.chosen = index
            }
        }
    }

    Pointers {
        name: "Chips"
        area: page

        function places(of: Item): var {
            return Array.from(of.children).map(each => [each.x, each.y, each.width, each.height].join(" "));
        }
        function chips(of: Item): var {
            return Array.from(of.children).filter(each => each.clicked !== undefined);
        }

        function test_aTickMovesNothing_data(): var { return pointers(); }
        function test_aTickMovesNothing(row: var): void {
            flow.chosen = [];
            const before = places(flow);
            for (const chip of chips(flow))
                tapOn(row.tag, chip, 12, 12);
            compare(flow.chosen.length, 5);
            wait(50);
            compare(places(flow), before);
        }

        function test_aNumberInsteadOfTheTickMovesNothing_data(): var { return pointers(); }
        function test_aNumberInsteadOfTheTickMovesNothing(row: var): void {
            answers.chosen = -1;
            const before = places(answers);
            for (const chip of chips(answers)) {
                tapOn(row.tag, chip, 12, 12);
                wait(30);
                compare(places(answers), before);
            }
            compare(answers.chosen, 4);
        }
    }
}

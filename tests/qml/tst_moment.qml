import QtQuick
import QtTest
import Torchside.Kit

// What is shown large: figures in rows alike.
Item {
    id: stage
    width: 360
    height: 600

    Component {
        id: figures
        MomentFigures {
        }
    }

    TestCase {
        name: "Moment"

        function test_noFigureStandsAloneInItsRow_data(): var {
            return [
                {tag: "four where three fit", count: 4, width: 330, columns: 2},
                {tag: "three", count: 3, width: 330, columns: 3},
                {tag: "four where four fit", count: 4, width: 480, columns: 4},
                {tag: "five where four fit", count: 5, width: 330, columns: 3},
                {tag: "one", count: 1, width: 330, columns: 1},
                {tag: "none", count: 0, width: 330, columns: 1},
            ];
        }
        function test_noFigureStandsAloneInItsRow(data: var): void {
            const all = Array.from({length: data.count}, (each, i) => ({value: String(i), of: "Ann"}));
            const shown = createTemporaryObject(figures, stage, {width: data.width, figures: all});
            compare(shown.columns, data.columns);
        }
    }
}

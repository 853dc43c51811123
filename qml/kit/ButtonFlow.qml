pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// Buttons in rows that fill the width; what doesn't fit goes to the next row. The main one takes the rest of its row.
Item {
    id: root

    property Item main: null
    property real spacing: Theme.gap8
    property bool mirrored: Theme.leftHanded
    readonly property var shown: visibleOnes()
    readonly property var rows: breakUp(shown, width)
    property var placed: [] // the rows, once their items are as wide as they will be
    readonly property var heights: placed.map(row => row.reduce((tallest, cell) => Math.max(tallest, cell.item.implicitHeight), 0))

    implicitWidth: shown.reduce((widest, item) => Math.max(widest, item.implicitWidth), 0)
    implicitHeight: heights.reduce((sum, height) => sum + height + spacing, heights.length > 0 ? -spacing : 0)
    Layout.fillWidth: true
    onRowsChanged: placeAcross()
    onHeightsChanged: placeDown()
    onMainChanged: if (main) main.parent = root
    Component.onCompleted: {
        if (main) { // last in the order of focus as well
            main.parent = null;
            main.parent = root;
        }
    }

    function rest(ms: int): void {
        for (const button of shown)
            (button as Solid)?.rest(ms);
    }

    function visibleOnes(): var {
        const all = [];
        for (let i = 0; i < children.length; ++i) {
            const item = children[i] as Item;
            if (item && item !== main && item.visible && item.implicitWidth > 0)
                all.push(item);
        }
        if (main && main.visible)
            all.push(main);
        return all;
    }

    function breakUp(items: var, width: real): var {
        const rows = [];
        let used = width + 1;
        for (const item of items) {
            if (used + spacing + item.implicitWidth > width) {
                rows.push([]);
                used = -spacing;
            }
            used += spacing + item.implicitWidth;
            rows[rows.length - 1].push({item: item, x: 0, width: item.implicitWidth});
        }
        for (const row of rows)
            spread(row, width);
        return rows;
    }

    function spread(row: var, width: real): void {
        const need = row.reduce((sum, cell) => sum + cell.width + spacing, -spacing);
        const rest = Math.max(0, width - need);
        const hasMain = row.some(cell => cell.item === main);
        let x = 0;
        for (const cell of row) {
            cell.width = Math.min(width, cell.width + (!hasMain ? rest / row.length : cell.item === main ? rest : 0));
            cell.x = mirrored ? width - x - cell.width : x;
            x += cell.width + spacing;
        }
    }

    function placeAcross(): void {
        for (const row of rows) {
            for (const cell of row) {
                cell.item.x = cell.x;
                cell.item.width = cell.width;
            }
        }
        placed = rows;
    }

    function placeDown(): void {
        let y = 0;
        for (let i = 0; i < placed.length; ++i) {
            for (const cell of placed[i]) {
                cell.item.y = y;
                cell.item.height = heights[i];
            }
            y += heights[i] + spacing;
        }
    }
}

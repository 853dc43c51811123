import QtQuick
import QtTest
import Torchside.Kit

// The colours of the games, as each game says them of itself.
TestCase {
    name: "Theme"

    function initTestCase(): void {
        Theme.games = {castle: {color: ["#8FB4FF", "#2C539F", "#FFD60A"], ink: ["#0B1730", "#FFFAF1", "#000000"]}};
    }

    function cleanupTestCase(): void {
        Theme.games = {};
        Theme.look = "dark";
    }

    function test_aGamesTintLiesBetweenTheSurfaceAndItsColour_data(): var {
        return [{tag: "dark"}, {tag: "light"}, {tag: "contrast"}];
    }

    function test_aGamesTintLiesBetweenTheSurfaceAndItsColour(data: var): void {
        Theme.look = data.tag;
        const tint = Theme.gameTint("castle");
        const share = data.tag === "contrast" ? 0 : data.tag === "light" ? 0.08 : 0.16;
        const shade = Qt.color({dark: "#8FB4FF", light: "#2C539F", contrast: "#FFD60A"}[data.tag]);
        for (const part of ["r", "g", "b"])
            fuzzyCompare(tint[part], Theme.surface[part] + (shade[part] - Theme.surface[part]) * share, 0.01);
    }

    function test_aGamesInkCanBeMixedLikeItsColour(): void {
        Theme.look = "dark";
        const mixed = Theme.mix(Theme.gameInk("castle"), Theme.gameColor("castle"), 1);
        compare(mixed.toString(), "#8fb4ff");
    }
}

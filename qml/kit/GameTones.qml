pragma Singleton
pragma ComponentBehavior: Bound
import QtQuick

// The tones of each game's drawings, made of its one colour: one light and one air for all of them.
QtObject {
    // In a look of its own where one is named; else in the one that is seen.
    function of(game: string): var {
        const hue = Theme.gameColor(game);
        if (Theme.contrast)
            return sharp(hue);
        return Theme.look === "light" ? bright(hue) : dim(hue);
    }

    function dim(hue: color): var {
        const ground = Qt.color("#14110F");
        return {
            sky: Theme.mix(ground, hue, 0.1), haze: Theme.mix(ground, hue, 0.46), glow: Theme.mix(hue, Qt.color("#FFFFFF"), 0.25),
            far: Theme.mix(ground, hue, 0.3), mid: Theme.mix(ground, hue, 0.17), near: Theme.mix(ground, hue, 0.06),
            body: hue, shade: Theme.mix(ground, hue, 0.62), cut: Theme.mix(ground, hue, 0.08), lit: Theme.mix(hue, Qt.color("#FFF6E0"), 0.72)
        };
    }

    function bright(hue: color): var {
        const ground = Qt.color("#F5EEE2");
        const night = Qt.color("#000000");
        return {
            sky: Theme.mix(ground, hue, 0.16), haze: Theme.mix(ground, hue, 0.05), glow: Qt.color("#FFFAF1"),
            far: Theme.mix(ground, hue, 0.24), mid: Theme.mix(ground, hue, 0.42), near: Theme.mix(ground, hue, 0.82),
            body: hue, shade: Theme.mix(hue, night, 0.28), cut: Theme.mix(hue, night, 0.55), lit: Theme.mix(hue, Qt.color("#FFD98A"), 0.78)
        };
    }

    function sharp(hue: color): var {
        const night = Qt.color("#000000");
        return {
            sky: night, haze: night, glow: Qt.color("#00000000"), far: Qt.color("#181818"), mid: Qt.color("#282828"), near: Qt.color("#424242"),
            body: hue, shade: Theme.mix(night, hue, 0.6), cut: night, lit: Qt.color("#FFFFFF")
        };
    }
}

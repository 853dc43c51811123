pragma Singleton
pragma ComponentBehavior: Bound
import QtQuick

// Every colour, size and duration of the app. The app sets what is not read-only; everything else follows.
QtObject {
    id: root

    property string look: "dark"
    property real textScale: 1.0
    property bool motion: true
    property bool leftHanded: false
    property int cutTop: 0 // covered by cameras, corners and the system's bars
    property int cutBottom: 0
    property int cutLeft: 0
    property int cutRight: 0
    property int keyboard: 0 // covered by the keyboard on the screen, from below
    readonly property int foot: Math.max(cutBottom, keyboard)
    property string seatRotation: "off" // or "auto": on a tablet, seats and questions face their people
    property int facing: 0 // the side of the table that questions are turned to
    property var games: ({}) // what each game says of itself: {color, ink, emblem}
    property var hues: [] // the colours of the seats at this table; by their order where nobody chose

    readonly property bool contrast: look === "contrast"
    readonly property bool bigText: textScale > 1.4

    readonly property color ground: pick("#14110F", "#F5EEE2", "#000000")
    readonly property color surface: pick("#1E1916", "#FFFAF1", "#000000")
    readonly property color raised: pick("#2A231E", "#ECE2D2", "#000000")
    readonly property color line: pick("#3A312A", "#D6C8B3", "#FFFFFF")
    readonly property color edge: pick("#5A4D42", "#B9A88F", "#FFFFFF") // outlines of what can be tapped
    readonly property color ink: pick("#F5ECDF", "#271D13", "#FFFFFF")
    readonly property color soft: pick("#C2B3A2", "#5A4C3D", "#FFFFFF")
    readonly property color faint: pick("#9A8B7C", "#6A5C4D", "#B8B8B8")
    readonly property color off: pick("#5E5248", "#B3A695", "#7A7A7A") // symbols that can't be used now, never text
    readonly property color torch: pick("#FFB54C", "#8A4A00", "#FFD60A")
    readonly property color torchInk: pick("#241703", "#FFFAF1", "#000000")
    readonly property color hurt: pick("#FF6B6B", "#B3221F", "#FFD60A")
    readonly property color hurtInk: pick("#2A0707", "#FFFAF1", "#000000")
    readonly property color heal: pick("#5BD69A", "#0B6840", "#FFFFFF")
    readonly property color poison: pick("#B6E35A", "#4A6108", "#FFD60A")
    readonly property color prestige: pick("#FFD166", "#785400", "#FFD60A")
    readonly property color ivory: pick("#EFE7DA", "#FFFFFF", "#FFFFFF")
    readonly property color ivoryInk: pick("#241D17", "#271D13", "#000000")
    readonly property color paper: pick("#F6EEE2", "#FFFFFF", "#F6EEE2") // that codes are printed on
    readonly property color scrim: pick("#B3080605", "#80271D13", "#D9000000")

    readonly property var bases: ({tiny: 12, small: 13, body: 15, lead: 17, title: 20, head: 24, huge: 38})
    readonly property int tiny: size("tiny")
    readonly property int small: size("small")
    readonly property int body: size("body")
    readonly property int lead: size("lead")
    readonly property int title: size("title")
    readonly property int head: size("head")
    readonly property int huge: size("huge")

    readonly property int radiusSmall: 12
    readonly property int radius: 16
    readonly property int radiusLarge: 20
    readonly property int gap4: 4
    readonly property int gap8: 8
    readonly property int gap12: 12
    readonly property int gap16: 16
    readonly property int gap24: 24
    readonly property int touch: 48
    readonly property int icon: Math.round(24 * Math.max(1, Math.min(1.5, textScale)))
    readonly property int hairline: contrast ? 2 : 1

    readonly property int quick: motion ? 120 : 0
    readonly property int calm: motion ? 180 : 0
    readonly property int slow: motion ? 240 : 0

    // What a map from C++ holds under a key.
    function entry(map: var, key: string): var {
        return map[key];
    }

    // The parts that say something, one after another.
    function joined(parts: var, separator: string): string {
        let said = "";
        for (const part of parts)
            said += part === "" || part === undefined ? "" : (said === "" ? "" : separator) + part;
        return said;
    }

    function pick(dark: string, light: string, sharp: string): string {
        return look === "light" ? light : look === "contrast" ? sharp : dark;
    }

    function size(role: string): int {
        return Math.round((bases[role] ?? 15) * textScale);
    }

    function gameColor(game: string): color {
        const shades = games[game]?.color;
        return shades ? Qt.color(pick(shades[0], shades[1], shades[2])) : torch;
    }

    function gameInk(game: string): color {
        const shades = games[game]?.ink;
        return shades ? Qt.color(pick(shades[0], shades[1], shades[2])) : torchInk;
    }

    function gameTint(game: string): color {
        return mix(surface, gameColor(game), contrast ? 0 : look === "light" ? 0.08 : 0.16);
    }

    // Eight people at most sit round one table; each hue also carries an initial, never alone.
    function seatColor(index: int): color {
        return hueColor(index >= hues.length ? spareHue(index - hues.length) : hues[index] ?? index);
    }

    // Of the colours that nobody here has, the nth.
    function spareHue(nth: int): int {
        let left = nth;
        for (let hue = 0; hue < 8; ++hue) {
            let taken = false;
            for (let seat = 0; seat < hues.length; ++seat)
                taken = taken || hues[seat] === hue;
            if (!taken && left-- === 0)
                return hue;
        }
        return nth;
    }

    function hueColor(hue: int): color {
        const shades = hueShades(hue);
        return Qt.color(pick(shades[0], shades[1], "#FFFFFF"));
    }

    // On dark and on light.
    function hueShades(hue: int): var {
        const dark = ["#FF8A70", "#86D0FF", "#B6E35A", "#FFD166", "#C6A2FF", "#5BD69A", "#FF9CCB", "#D9C2A3"];
        const light = ["#B0391B", "#0E5F96", "#4A6108", "#785400", "#6538AD", "#0B6840", "#A02767", "#6B563A"];
        return [dark[Math.abs(hue) % 8], light[Math.abs(hue) % 8]];
    }

    function seatInk(index: int): color {
        return Qt.color(pick("#1A120B", "#FFFAF1", "#000000"));
    }

    function mix(a: color, b: color, t: real): color {
        return Qt.rgba(a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t, 1);
    }
}

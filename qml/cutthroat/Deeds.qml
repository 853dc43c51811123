pragma ComponentBehavior: Bound
import QtQml
import Torchside.Tables

// The rarer deeds of the caverns, and what each wants to know before the rules are asked.
QtObject {
    id: root

    required property CutthroatTable table
    readonly property list<int> wounds: [10, 15, 20, 25, 30]

    function people(seats: var): var {
        return Array.from(seats).map(seat => ({value: seat, text: table.seats[seat]}));
    }

    function living(): var {
        return people(table.living);
    }

    function dead(): var {
        return people(Array.from(table.seats).map((name, seat) => seat).filter(seat => Array.from(table.living).indexOf(seat) < 0));
    }

    function one(key: string, text: string, options: var, value: var): var {
        return {kind: "one", key: key, text: text, options: options, value: value};
    }

    function number(key: string, text: string, value: int, from: int, to: int, step: int): var {
        return {kind: "number", key: key, text: text, value: value, from: from, to: to, step: step};
    }

    function words(key: string, text: string): var {
        return {kind: "words", key: key, text: text, value: ""};
    }

    function filled(given: var, key: string): bool {
        return given[key].trim() !== "";
    }

    function change(): var {
        const factors = [{value: 0.5, text: qsTr("Halved")}, {value: 1, text: qsTr("As it is")}, {value: 2, text: qsTr("Doubled")}];
        const wanted = [{value: false, text: qsTr("No")}, {value: true, text: qsTr("Yes")}];
        return {
            title: qsTr("An action card on the attack shown last"),
            fields: [number("plus", qsTr("More or less"), 0, -60, 60, 5), one("factor", qsTr("Turned"), factors, 1), one("wanted", qsTr("Does its owner want it?"), wanted, false)],
            command: given => given.plus === 0 && given.factor === 1 ? null : {"do": "modify", plus: given.plus, factor: given.factor, wanted: given.wanted},
            tell: given => {
                const found = table.revised(given.plus, given.factor);
                return found.kills ? qsTr("Then it deals %1 and kills %2.").arg(found.damage).arg(table.creature) : qsTr("Then it deals %1.").arg(found.damage);
            }
        };
    }

    function wound(): var {
        return {
            title: qsTr("Something else hurts %1").arg(table.creature),
            fields: [Object.assign({quick: wounds}, number("life", qsTr("Life lost"), 15, 1, 999, 5)), one("player", qsTr("By whom, if it kills"), living().concat([{value: -1, text: qsTr("nobody")}]), -1)],
            say: given => qsTr("−%1 life").arg(given.life),
            command: given => given.player < 0 ? {"do": "wound", life: given.life} : {"do": "wound", life: given.life, player: given.player}
        };
    }

    function takeOne(seat: int): var {
        return {
            title: qsTr("Who takes the blow meant for another?"),
            text: qsTr("It can’t be turned away again."),
            fields: [one("player", qsTr("Takes it"), living(), seat), one("other", qsTr("Meant for"), living(), -1), Object.assign({quick: wounds}, number("damage", qsTr("Damage"), 20, 0, 999, 5)), number("prestige", qsTr("Prestige for it"), 1, 0, 99, 1)],
            say: given => qsTr("%1: −%2").arg(table.seats[given.player]).arg(given.damage),
            command: given => given.player < 0 || given.other < 0 ? null : {"do": "take-one", player: given.player, "for": given.other, damage: given.damage, prestige: given.prestige}
        };
    }

    function heal(seat: int): var {
        return {
            title: qsTr("A healing potion"),
            text: qsTr("Given to another player it brings the giver prestige."),
            fields: [one("player", qsTr("Healed"), living(), seat), one("by", qsTr("Whose potion"), living(), seat), Object.assign({quick: wounds}, number("life", qsTr("Life"), 25, 1, 100, 5)), number("prestige", qsTr("Prestige for another’s potion"), 1, 0, 99, 1)],
            say: given => qsTr("%1: +%2 life").arg(table.seats[given.player]).arg(given.life),
            command: given => given.player < 0 || given.by < 0 ? null : {"do": "heal", player: given.player, by: given.by, life: given.life, prestige: given.prestige}
        };
    }

    function fog(): var {
        const truth = [{value: true, text: qsTr("A lie")}, {value: false, text: qsTr("The truth")}];
        return {
            title: qsTr("The fog of war is challenged"),
            text: qsTr("A liar loses 3 prestige; who doubts the truth loses 1."),
            fields: [one("claimant", qsTr("Played it"), living(), -1), one("challenger", qsTr("Doubts it"), living(), -1), one("lied", qsTr("It was"), truth, null)],
            say: given => given.lied ? qsTr("%1: −3 prestige").arg(table.seats[given.claimant]) : qsTr("%1: −1 prestige").arg(table.seats[given.challenger]),
            command: given => given.claimant < 0 || given.challenger < 0 || given.lied === null ? null : {"do": "fog", claimant: given.claimant, challenger: given.challenger, lied: given.lied}
        };
    }

    function swap(): var {
        return {
            title: qsTr("Who change places?"),
            text: qsTr("Life, prestige and items change owners; forms, poison and initiative stay."),
            fields: [one("a", qsTr("One"), living(), -1), one("b", qsTr("The other"), living(), -1)],
            command: given => given.a < 0 || given.b < 0 ? null : {"do": "swap", a: given.a, b: given.b}
        };
    }

    function token(): var {
        const kinds = [{value: "undead", text: qsTr("Undead")}, {value: "protospore", text: qsTr("Protospore")}];
        return {
            title: qsTr("Tokens come into play"),
            fields: [one("add", qsTr("Which"), kinds, table.kind === "treasure-spore" ? "protospore" : "undead"), number("count", qsTr("How many"), 1, 1, 20, 1), one("player", qsTr("Before whom"), living().concat([{value: -1, text: qsTr("nobody in particular")}]), -1)],
            command: given => given.player < 0 ? {"do": "token", add: given.add, count: given.count} : {"do": "token", add: given.add, count: given.count, player: given.player}
        };
    }

    function killToken(id: int, name: string): var {
        return {
            title: qsTr("Who destroys %1?").arg(name),
            fields: [one("player", qsTr("By"), living(), -1)],
            command: given => given.player < 0 ? null : {"do": "kill-token", id: id, player: given.player}
        };
    }

    function event(): var {
        const numbers = [];
        for (let i = 1; i <= Math.max(table.encounters, table.number); ++i)
            numbers.push({value: i, text: i});
        const times = [{value: "now", text: qsTr("At once")}, {value: "end", text: qsTr("At the encounter’s end")}];
        return {
            title: qsTr("An event card"),
            fields: [words("name", qsTr("Name of the event")), {kind: "some", key: "active", text: qsTr("Active in the encounters"), options: numbers, value: [table.number]}, one("when", qsTr("Takes effect"), times, "now")],
            command: given => filled(given, "name") ? {"do": "event", name: given.name, active: given.active, when: given.when} : null
        };
    }

    function stage(): var {
        const next = table.stage === "skeletons" ? qsTr("The fallen") : qsTr("The Lich");
        return {
            title: qsTr("%1 come next").arg(next),
            fields: [Object.assign({quick: [40, 60, 80, 100]}, number("life", qsTr("Its life"), 60, 1, 999, 5))],
            command: given => ({"do": "stage", life: given.life})
        };
    }

    function revive(): var {
        return {
            title: qsTr("Who comes back from the dead?"),
            text: qsTr("With the next draw of initiative they are in again."),
            fields: [one("player", qsTr("Comes back"), dead(), -1), Object.assign({quick: [25, 50, 75, 100]}, number("life", qsTr("With life"), 50, 1, 100, 5))],
            say: given => qsTr("%1 is back with %2 life").arg(table.seats[given.player]).arg(given.life),
            command: given => given.player < 0 ? null : {"do": "revive", player: given.player, life: given.life}
        };
    }

    function finish(): var {
        return {
            title: qsTr("The game ends otherwise"),
            text: qsTr("A quest or an adventure has its own end."),
            done: qsTr("End the game"),
            fields: [{kind: "some", key: "winners", text: qsTr("Who wins"), options: living(), value: []}, words("why", qsTr("By what"))],
            command: given => filled(given, "why") ? {"do": "finish", winners: given.winners, why: given.why} : null
        };
    }

    function addItem(seat: int): var {
        return {
            title: qsTr("%1 lays out an item").arg(table.seats[seat]),
            fields: [words("add", qsTr("Name of the item"))],
            command: given => filled(given, "add") ? {"do": "item", player: seat, add: given.add} : null
        };
    }

    function give(seat: int, item: string): var {
        return {
            title: qsTr("To whom goes %1?").arg(item),
            fields: [one("to", qsTr("To"), living().filter(each => each.value !== seat), -1)],
            say: given => qsTr("Give it to %1").arg(table.seats[given.to]),
            command: given => given.to < 0 ? null : {"do": "give", from: seat, to: given.to, item: item}
        };
    }

    function form(seat: int, current: string): var {
        const forms = [{value: "normal", text: qsTr("As usual")}, {value: "vampyre", text: qsTr("Vampyre")}, {value: "wereboar", text: qsTr("Wereboar")}];
        return {
            title: qsTr("What %1 is now").arg(table.seats[seat]),
            text: qsTr("A Vampyre bites somebody for 5 life each round. A Wereboar can’t win by prestige, only as the last one alive."),
            fields: [one("form", qsTr("Form"), forms, current)],
            command: given => given.form === current ? null : {"do": "form", player: seat, form: given.form}
        };
    }

    function bite(seat: int): var {
        return {
            title: qsTr("Whom does %1 bite?").arg(table.seats[seat]),
            fields: [one("target", qsTr("Loses 5 life"), living().filter(each => each.value !== seat), -1)],
            say: given => qsTr("%1: −5 life").arg(table.seats[given.target]),
            command: given => given.target < 0 ? null : {"do": "bite", player: seat, target: given.target}
        };
    }
}

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

    function standing(): var {
        return Array.from(table.foes).filter(foe => foe.life > 0).map(foe => ({value: foe.foeId, text: foe.name}));
    }

    function one(key: string, text: string, options: var, value: var): var {
        return {kind: "one", key: key, text: text, options: options, value: value};
    }

    function limits(command: string, key: string): var {
        return table.limits(command, key);
    }

    // A number of a command, as far as its form lets it go.
    function number(command: string, key: string, text: string, value: int, step: int): var {
        const range = limits(command, key);
        return {kind: "number", key: key, text: text, value: value, from: range.from, to: range.to, step: step};
    }

    function words(command: string, key: string, text: string): var {
        return {kind: "words", key: key, text: text, value: "", longest: limits(command, key).longest};
    }

    function filled(given: var, key: string): bool {
        return given[key].trim() !== "";
    }

    function change(): var {
        const factors = [{value: 0.5, text: qsTr("Halved")}, {value: 1, text: qsTr("As it is")}, {value: 2, text: qsTr("Doubled")}];
        const wanted = [{value: false, text: qsTr("No")}, {value: true, text: qsTr("Yes")}];
        return {
            title: qsTr("An action card on the attack shown last"),
            fields: [number("modify", "plus", qsTr("More or less"), 0, 5), one("factor", qsTr("Halved or doubled?"), factors, 1), one("wanted", qsTr("Does its owner want it?"), wanted, false)],
            command: given => given.plus === 0 && given.factor === 1 ? null : {"do": "modify", plus: given.plus, factor: given.factor, wanted: given.wanted},
            tell: given => {
                const found = table.revised(given.plus, given.factor);
                return found.kills ? qsTr("Then it deals %1 and kills %2.").arg(found.damage).arg(table.creature) : qsTr("Then it deals %1.").arg(found.damage);
            }
        };
    }

    function wound(): var {
        return {
            title: qsTr("Something else deals damage to %1").arg(table.creature),
            fields: (table.foes.length > 0 ? [one("foe", qsTr("Which of them?"), standing(), -1)] : []).concat([Object.assign({quick: wounds}, number("wound", "life", qsTr("Life lost"), 15, 5)), one("player", qsTr("Who gets the kill?"), living().concat([{value: -1, text: qsTr("nobody")}]), -1)]),
            say: given => qsTr("−%1 life").arg(given.life),
            command: given => given.foe === -1 ? null : Object.assign({"do": "wound", life: given.life}, given.player < 0 ? {} : {player: given.player}, given.foe === undefined ? {} : {foe: given.foe})
        };
    }

    function takeOne(seat: int): var {
        return {
            title: qsTr("Who takes the blow meant for another?"),
            text: qsTr("It can’t be turned away again."),
            fields: [one("player", qsTr("Who takes it?"), living(), seat), one("other", qsTr("Who was it meant for?"), living(), -1), Object.assign({quick: wounds}, number("take-one", "damage", qsTr("Damage"), 20, 5)), number("take-one", "prestige", qsTr("Prestige for it"), 1, 1)],
            say: given => qsTr("%1: −%2").arg(table.seats[given.player]).arg(given.damage),
            command: given => given.player < 0 || given.other < 0 ? null : {"do": "take-one", player: given.player, "for": given.other, damage: given.damage, prestige: given.prestige}
        };
    }

    function potion(seat: int): var {
        const potions = Array.from(table.potions).map(each => Object.assign({}, each, {text: each.brief})).concat([{value: "", text: qsTr("Another potion")}]);
        return {
            title: qsTr("A healing potion"),
            text: qsTr("Given to another player it brings the giver prestige."),
            fields: [one("player", qsTr("Who is healed?"), living(), seat), one("by", qsTr("Whose potion is it?"), living(), seat), one("potion", qsTr("Which potion?"), potions, potions[0].value), Object.assign({needs: given => given.potion === "", quick: wounds}, number("heal", "life", qsTr("Life"), 25, 5)), Object.assign({needs: given => given.potion === "" && given.by !== given.player}, number("heal", "prestige", qsTr("Prestige for another’s potion"), 1, 1))],
            say: given => {
                const dose = given.potion === "" ? given : potions.find(each => each.value === given.potion);
                const healed = qsTr("%1 +%2").arg(table.seats[given.player]).arg(dose.life);
                return given.by === given.player ? healed : qsTr("%1, %2 ★ +%3").arg(healed).arg(table.seats[given.by]).arg(dose.prestige);
            },
            command: given => given.player < 0 || given.by < 0 ? null : Object.assign({"do": "heal", player: given.player, by: given.by}, given.potion !== "" ? {potion: given.potion} : {life: given.life}, given.potion === "" && given.by !== given.player ? {prestige: given.prestige} : {})
        };
    }

    function fog(): var {
        const truth = [{value: true, text: qsTr("A lie")}, {value: false, text: qsTr("The truth")}];
        return {
            title: qsTr("Somebody doubts the fog of war"),
            text: qsTr("A liar loses 3 prestige; who doubts the truth loses 1."),
            fields: [one("claimant", qsTr("Who played it?"), living(), -1), one("challenger", qsTr("Who doubts it?"), living(), -1), one("lied", qsTr("What was it?"), truth, null)],
            say: given => given.lied ? qsTr("%1: −3 prestige").arg(table.seats[given.claimant]) : qsTr("%1: −1 prestige").arg(table.seats[given.challenger]),
            command: given => given.claimant < 0 || given.challenger < 0 || given.lied === null ? null : {"do": "fog", claimant: given.claimant, challenger: given.challenger, lied: given.lied}
        };
    }

    function swap(): var {
        return {
            title: qsTr("Who change places?"),
            text: qsTr("Life, prestige and items change owners; forms, poison and initiative stay."),
            fields: [one("a", qsTr("Who?"), living(), -1), one("b", qsTr("And who else?"), living(), -1)],
            command: given => given.a < 0 || given.b < 0 ? null : {"do": "swap", a: given.a, b: given.b}
        };
    }

    function token(): var {
        const kinds = [{value: "undead", text: qsTr("Undead")}, {value: "protospore", text: qsTr("Protospore")}, {value: "hivemind", text: qsTr("Hivemind")}];
        return {
            title: qsTr("Tokens come into play"),
            fields: [one("add", qsTr("Which tokens?"), kinds, table.kind === "treasure-spore" ? "protospore" : table.kind === "hivemind" ? "hivemind" : "undead"), number("token", "count", qsTr("How many?"), 1, 1), one("player", qsTr("In front of whom?"), living().concat([{value: -1, text: qsTr("nobody in particular")}]), -1)],
            command: given => given.player < 0 ? {"do": "token", add: given.add, count: given.count} : {"do": "token", add: given.add, count: given.count, player: given.player}
        };
    }

    function killToken(id: int, name: string, kind: string): var {
        const ways = [{value: false, text: qsTr("It is destroyed")}, {value: true, text: qsTr("It is called ugly and splits")}];
        return {
            title: kind === "hivemind" ? name : qsTr("Who destroys %1?").arg(name),
            fields: (kind === "hivemind" ? [one("splits", qsTr("What happens to it?"), ways, false)] : []).concat([one("player", kind === "hivemind" ? qsTr("Which player?") : qsTr("Who did it?"), living(), -1)]),
            say: given => given.splits ? qsTr("It splits before %1").arg(table.seats[given.player]) : qsTr("%1 destroys it").arg(table.seats[given.player]),
            command: given => given.player < 0 ? null : given.splits ? {"do": "token", split: id, player: given.player} : {"do": "kill-token", id: id, player: given.player}
        };
    }

    function turned(): var {
        const forms = [{value: "vampyre", text: qsTr("Vampyre")}, {value: "wereboar", text: qsTr("Wereboar")}, {value: "normal", text: qsTr("As usual")}];
        return {
            title: qsTr("Who is turned into what?"),
            text: qsTr("A Vampyre bites somebody for 5 life each round. A Wereboar can’t win by prestige, only as the last one alive."),
            fields: [one("player", qsTr("Who?"), living(), -1), one("form", qsTr("Into what?"), forms, "vampyre")],
            command: given => given.player < 0 ? null : {"do": "form", player: given.player, form: given.form}
        };
    }

    function event(): var {
        const numbers = [];
        for (let i = 1; i <= Math.max(table.encounters, table.number); ++i)
            numbers.push({value: i, text: i});
        const times = [{value: "now", text: qsTr("At once")}, {value: "end", text: qsTr("At the encounter’s end")}];
        return {
            title: qsTr("An event card"),
            fields: [Object.assign({pack: "event"}, words("event", "name", qsTr("Name of the event"))), {kind: "some", key: "active", text: qsTr("Active in the encounters"), options: numbers, value: [table.number]}, one("when", qsTr("When?"), times, "now")],
            command: given => filled(given, "name") ? {"do": "event", name: given.name, active: given.active, when: given.when} : null
        };
    }

    function stage(): var {
        const fallen = table.stage === "skeletons" ? dead() : [];
        if (fallen.length === 0)
            return {
                title: qsTr("The Lich itself comes next"),
                text: table.stage === "skeletons" ? qsTr("Nobody is dead, so no fallen rise.") : "",
                fields: [Object.assign({quick: [40, 60, 80, 100]}, number("stage", "life", qsTr("Its life"), 60, 5))],
                command: given => ({"do": "stage", life: given.life})
            };
        return {
            title: qsTr("The fallen come next"),
            text: qsTr("Each with the life that the card says."),
            fields: fallen.map(each => Object.assign(number("stage", "lives", each.text, 40, 5), {key: "life" + each.value})),
            command: given => ({"do": "stage", lives: fallen.map(each => given["life" + each.value])})
        };
    }

    function revive(): var {
        return {
            title: qsTr("Who comes back from the dead?"),
            text: qsTr("With the next draw of initiative they are in again."),
            fields: [one("player", qsTr("Who comes back?"), dead(), -1), Object.assign({quick: [25, 50, 75, 100]}, number("revive", "life", qsTr("With life"), 50, 5))],
            say: given => qsTr("%1 is back with %2 life").arg(table.seats[given.player]).arg(given.life),
            command: given => given.player < 0 ? null : {"do": "revive", player: given.player, life: given.life}
        };
    }

    function finish(): var {
        return {
            title: qsTr("The game ends another way"),
            text: qsTr("A quest or an adventure has its own end."),
            done: qsTr("End the game"),
            fields: [{kind: "some", key: "winners", text: qsTr("Who wins?"), options: living(), value: []}, Object.assign({pack: "quest", takes: "name"}, words("finish", "why", qsTr("How?")), {value: table.quest})],
            command: given => filled(given, "why") ? {"do": "finish", winners: given.winners, why: given.why} : null
        };
    }

    function addItem(seat: int): var {
        return {
            title: qsTr("%1 lays out an item").arg(table.seats[seat]),
            fields: [words("item", "add", qsTr("Name of the item"))],
            command: given => filled(given, "add") ? {"do": "item", player: seat, add: given.add} : null
        };
    }

    function give(seat: int, item: string): var {
        return {
            title: qsTr("To whom goes %1?").arg(item),
            fields: [one("to", qsTr("To whom?"), living().filter(each => each.value !== seat), -1)],
            say: given => qsTr("Give it to %1").arg(table.seats[given.to]),
            command: given => given.to < 0 ? null : {"do": "give", from: seat, to: given.to, item: item}
        };
    }

    function form(seat: int, current: string): var {
        const forms = [{value: "normal", text: qsTr("As usual")}, {value: "vampyre", text: qsTr("Vampyre")}, {value: "wereboar", text: qsTr("Wereboar")}];
        return {
            title: qsTr("What %1 is now").arg(table.seats[seat]),
            text: qsTr("A Vampyre bites somebody for 5 life each round. A Wereboar can’t win by prestige, only as the last one alive."),
            fields: [one("form", qsTr("Into what?"), forms, current)],
            command: given => given.form === current ? null : {"do": "form", player: seat, form: given.form}
        };
    }

    function bite(seat: int): var {
        return {
            title: qsTr("Whom does %1 bite?").arg(table.seats[seat]),
            fields: [one("target", qsTr("Who loses 5 life?"), living().filter(each => each.value !== seat), -1)],
            say: given => qsTr("%1: −5 life").arg(table.seats[given.target]),
            command: given => given.target < 0 ? null : {"do": "bite", player: seat, target: given.target}
        };
    }
}

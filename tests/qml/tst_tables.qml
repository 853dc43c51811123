import QtQuick
import QtTest
import Torchside.Mandom
import Torchside.Nullgame
import Torchside.Testing

// Pages of games with their real tables: the frame that all have, Mandom's, and the template that new games copy.
Item {
    id: stage
    width: 360
    height: 1300

    Component {
        id: mandom
        MandomPage {
            width: stage.width
            height: stage.height
            table: Workshop.shelf.table
        }
    }

    Component {
        id: nullgame
        NullgamePage {
            width: stage.width
            height: stage.height
            table: Workshop.nullTable
        }
    }

    Component {
        id: nullSetup
        NullgameSetup {
            width: stage.width
            height: stage.height
            seating: Workshop.shelf.seating
            title: "The null game"
            fewest: 1
            most: 8
            limits: ({})
        }
    }

    SignalSpy { id: left; signalName: "leave" }
    SignalSpy { id: history; signalName: "historyAsked" }
    SignalSpy { id: rules; signalName: "rulesAsked" }
    SignalSpy { id: rule; signalName: "ruleAsked" }
    SignalSpy { id: why; signalName: "whyAsked" }
    SignalSpy { id: refused; signalName: "refused" }
    SignalSpy { id: started; signalName: "start" }

    PageCase {
        name: "Tables"
        scene: stage
        property var table

        function init(): void {
            Workshop.clear();
        }
        function openMandom(): var {
            verify(Workshop.shelf.start("mandom", {players: ["Ann", "Bo"], first: 0}));
            table = Workshop.shelf.table;
            return watched(createTemporaryObject(mandom, stage));
        }
        function openNull(): var {
            table = Workshop.nullTable;
            return watched(createTemporaryObject(nullgame, stage));
        }
        function watched(page: var): var {
            for (const spy of [left, history, rules, rule, why]) {
                spy.target = page;
                spy.clear();
            }
            refused.target = table;
            refused.clear();
            return page;
        }

        function test_theFrameSaysWhereWeAreAndAsksForTheRest(): void {
            openMandom();
            verify(words(table.heading));
            verify(words(table.now));
            tap("History");
            tap("Rules");
            tap("The rule");
            tap("Back");
            compare([history.count, rules.count, rule.count, left.count], [1, 1, 1, 1]);
            compare(rule.signalArguments[0][0], table.nowRule);
        }

        function test_stepsAreTakenBackAndMadeAgain(): void {
            openMandom();
            verify(!control("Undo").enabled);
            tap("Dungeon");
            compare(table.seq, 2);
            tryVerify(() => control("Undo").enabled);
            tap("Undo");
            compare(table.seq, 1);
            tap("Redo");
            compare(table.seq, 2);
        }

        function test_anItemOfMandomIsTakenOffOnceOnly(): void {
            openMandom();
            tap("Torch: on the hero");
            compare(table.seq, 2);
            tryVerify(() => control("Torch: off"));
            tap("Torch: off");
            compare(table.seq, 2);
            compare(why.count, 1);
        }

        function test_theRulingAboutAnItemStandsWhereItIsChosen(): void {
            openMandom();
            verify(!words("The item is public; the monster under it stays secret."));
            tap("Drop item");
            tryVerify(() => words("The item is public; the monster under it stays secret."));
            tap("The rule");
            compare(rule.signalArguments[0][0], "removed-is-public");
            tap("Keep it");
            tryVerify(() => !words("The item is public; the monster under it stays secret."));
            tap("The rule");
            compare(rule.signalArguments[1][0], table.nowRule);
        }

        function test_theRulingStandsInThePrivateNoteToo(): void {
            openMandom();
            tap("Note in private what you drew");
            tryVerify(() => control("I’m looking alone"));
            tap("I’m looking alone");
            tryVerify(() => control("The item is public"));
            tap("The item is public");
            compare(rule.signalArguments[0][0], "removed-is-public");
            compare(table.seq, 1);
        }

        function test_mandomGoesFromBiddingToTheChallenge(): void {
            const page = openMandom();
            tap("Dungeon");
            tap("Pass");
            tryCompare(page, "challenged", true);
            tap("Golem, strength 5");
            tryCompare(page, "bidding", true);
            verify(words("Round 2") || table.heading.includes("2") || table.subheading.includes("2"));
        }

        function test_theTemplateIsPlayedToItsEnd(): void {
            openNull();
            verify(words("The null game"));
            verify(words("Count up or down."));
            const ann = counter("Ann");
            mouseClick(ann, ann.width - 12, ann.height / 2);
            mouseClick(ann, ann.width - 12, ann.height / 2);
            mouseClick(ann, 12, ann.height / 2);
            tryCompare(ann, "value", 1);
            tap("Undo");
            tryCompare(ann, "value", 2);
            table.act({do: "count", player: 0, by: 97});
            tryCompare(ann, "value", 99);
            mouseClick(ann, ann.width - 12, ann.height / 2);
            tryVerify(() => words("The counting is over."));
            verify(table.over);
            mouseClick(ann, 12, ann.height / 2);
            compare(refused.count, 1);
            compare(ann.value, 100);
        }

        function test_theTemplateIsBegunByItsSetup(): void {
            Workshop.shelf.seating.add("Ann");
            const page = createTemporaryObject(nullSetup, stage);
            started.target = page;
            started.clear();
            tap("Start");
            compare(started.count, 1);
            compare(Array.from(started.signalArguments[0][0].players), ["Ann"]);
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The open step: what to do, with what, by which button. It is always in sight, and never apart from its button.
Sheet {
    id: root

    required property CthulhuTable table
    required property CardSource cards
    required property Sending sending
    property bool singly: false
    readonly property string step: table.stepId
    readonly property bool thinks: table.pondering.shown
    readonly property var answers: Array.from(table.answers)
    readonly property string answer: answers[0] ?? ""
    readonly property int atOnce: step === "drain" && !singly ? table.ahead.length : 0 // plays that one tap does
    readonly property bool drawsToo: table.drawsAhead > 0
    readonly property bool hinders: answers.includes("cannot") && table.proposed.length > 0 && atOnce === 0
    readonly property var own: table.own
    readonly property int ready: own.filter(one => one.status === "ready").length
    readonly property string mainText: thinks || drawsToo ? "" : textFor(answer)
    property alias body: stepBody

    signal whyAsked()
    signal ruleAsked()
    signal hindered()
    signal actionAsked()
    signal conspiracyAsked()
    signal makeAsked(string name, string type, int cost)
    signal payAsked(string cardId)
    signal leave()
    signal storyAsked()
    signal refused(string why)

    function textFor(answer: string): string {
        const judged = stepBody.judged.length;
        switch (answer) {
        case "confirm":
            return Object.keys(table.proposal).length === 0 && step === "drain" ? qsTr("Play nothing") : atOnce === 2 ? qsTr("Both done") : atOnce > 2 ? qsTr("All done") : qsTr("Done");
        case "die":
            return qsTr("Roll for me");
        case "valid":
            return judged === 0 ? (table.payable.length === 1 ? qsTr("It could not") : qsTr("None of them")) : judged === 1 ? qsTr("This one") : qsTr("These %1").arg(judged);
        case "skip":
            return qsTr("No action");
        case "commits":
            return sending.count === 0 ? qsTr("Nobody defends") : qsTr("They defend");
        case "end-turn":
            return sending.count === 0 ? qsTr("End my turn") : qsTr("Commit them");
        case "defenders":
            return sending.gathering ? (sending.count === 0 ? qsTr("Nobody is ready") : qsTr("These are ready")) : table.own.length === 0 ? "" : ready === 0 ? qsTr("Nobody is ready") : Grammar.said(qsTr("%1 {1:is|are} ready"), [ready]);
        case "story-effect":
            return qsTr("Carried out");
        case "new-story":
            return qsTr("Lay it out");
        case "":
            return qsTr("Home");
        default:
            return "";
        }
    }

    function go(): void {
        switch (answer) {
        case "confirm":
            confirm();
            return;
        case "valid":
            table.act({do: "valid", cards: stepBody.judged});
            return;
        case "defenders":
            if (sending.gathering)
                sending.commit();
            else
                table.act({do: "defenders", count: ready});
            return;
        case "commits":
        case "end-turn":
            sending.commit();
            return;
        case "story-effect":
            table.act({do: "story-effect", take: true});
            return;
        case "new-story":
            table.act({do: "new-story", name: stepBody.storyName.trim()});
            return;
        case "":
            leave();
            return;
        default:
            table.act({do: answer});
        }
    }

    function confirm(): void {
        for (let left = Math.max(1, atOnce); left > 0; --left)
            if (!table.act({do: "confirm"}))
                return;
    }

    most: Theme.bigText ? 0.84 : 0.7 // with big words all beneath the score
    onStepChanged: singly = false
    main: thinks ? bestButton : mainButton
    content: [
        StepHead {
            table: root.table
            brief: forecast.visible
            singly: root.singly || root.step !== "drain" && !root.drawsToo
            onWhyAsked: root.whyAsked()
            onRuleAsked: root.ruleAsked()
        },
        StepBody {
            id: stepBody
            Layout.fillWidth: true
            table: root.table
            cards: root.cards
            visible: asks && !root.thinks
            onMakeAsked: (name, type, cost) => root.makeAsked(name, type, cost)
            onPayAsked: cardId => root.payAsked(cardId)
        },
        QuietButton { // there the name's field has its place
            visible: Theme.bigText && !root.thinks && root.answer === "scout"
            text: qsTr("The deck has none")
            Layout.fillWidth: true
            onClicked: root.table.act({do: "skip"})
        },
        ForecastPanel {
            id: forecast
            Layout.fillWidth: true
            Layout.topMargin: visible ? Theme.gap8 : 0
            table: root.table
            sending: root.sending
        }
    ]

    QuietButton {
        visible: root.thinks
        text: qsTr("Cancel")
        hint: qsTr("LILLITH stops thinking, and nothing is done")
        onClicked: root.table.pondering.cancel()
    }

    PrimaryButton {
        id: bestButton
        visible: root.thinks && root.table.pondering.playable
        text: qsTr("Play the best so far")
        accent: Theme.gameColor("cthulhu")
        accentInk: Theme.gameInk("cthulhu")
        onClicked: root.table.pondering.playBest()
    }

    QuietButton {
        visible: root.table.over
        text: qsTr("The evening")
        icon: "graph"
        onClicked: root.storyAsked()
    }

    QuietButton {
        visible: !root.thinks && root.hinders
        text: qsTr("Can’t be done")
        onClicked: root.hindered()
    }

    QuietButton {
        visible: !root.thinks && root.atOnce > 1
        text: qsTr("One at a time")
        onClicked: root.singly = true
    }

    QuietButton {
        visible: !root.thinks && root.drawsToo
        text: qsTr("Refresh only")
        hint: qsTr("The cards are drawn in a step of their own")
        onClicked: root.table.act({do: "confirm"})
    }

    QuietButton {
        visible: !root.thinks && root.answer === "scout" && !Theme.bigText
        text: qsTr("The deck has none")
        onClicked: root.table.act({do: "skip"})
    }

    QuietButton {
        visible: !root.thinks && root.answers.includes("action")
        text: qsTr("Take an action")
        onClicked: root.actionAsked()
    }

    QuietButton {
        visible: !root.thinks && root.answers.includes("conspiracy") && !root.table.hasConspiracy
        text: qsTr("Conspiracy")
        hint: qsTr("You play a conspiracy")
        onClicked: root.conspiracyAsked()
    }

    QuietButton {
        visible: !root.thinks && root.answer === "story-effect"
        text: qsTr("Leave it")
        onClicked: root.table.act({do: "story-effect", take: false})
    }

    PrimaryButton {
        id: mainButton
        visible: root.mainText !== ""
        text: root.mainText
        whyNot: root.answer === "new-story" && stepBody.storyName.trim() === "" ? qsTr("Type the name of the new story.") : ""
        accent: Theme.gameColor("cthulhu")
        accentInk: Theme.gameInk("cthulhu")
        onClicked: root.go()
        onRefused: why => root.refused(why)
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The buttons of the open step: the obvious one, the exception beside it. Steps that are answered on their card have none.
Sheet {
    id: root

    required property CthulhuTable table
    property int fighters: 0 // entered for the stories
    property int judged: 0   // events said to be valid
    property string storyName
    property bool told: false // at the side it has room for the words, too
    property bool leads: false // and for the ways to the reason and the rule
    readonly property bool thinks: table.pondering.shown
    readonly property string step: table.stepId
    readonly property var proposal: table.proposal
    readonly property bool plays: step === "drain" && (proposal.card ?? "") !== ""
    readonly property bool hinders: plays || step === "commit" || step === "defend" || step === "trigger" || (step === "refresh" && (proposal.restore ?? "") !== "")
    readonly property bool offers: mainText !== "" || step === "scout" || thinks
    readonly property string mainText: thinks ? "" : textFor(step)

    signal whyAsked()
    signal ruleAsked()
    signal hindered()
    signal actionAsked()
    signal conspiracyAsked()
    signal sent()
    signal judgedSent()
    signal named()
    signal leave()
    signal storyAsked()
    signal refused(string why)

    function textFor(step: string): string {
        switch (step) {
        case "refresh":
        case "commit":
        case "defend":
        case "trigger":
            return qsTr("Done");
        case "drain":
            return plays ? qsTr("Done") : qsTr("Play nothing");
        case "resource":
            return (proposal.domain ?? -1) >= 0 ? qsTr("Done") : qsTr("Throw for me");
        case "events":
            return judged === 0 ? (table.payable.length === 1 ? qsTr("It could not") : qsTr("None of them")) : judged === 1 ? qsTr("This one") : qsTr("These %1").arg(judged);
        case "third":
            return qsTr("No action");
        case "answer":
            return fighters === 0 ? qsTr("Nobody defends") : qsTr("They defend");
        case "player":
            return fighters === 0 ? qsTr("End my turn") : qsTr("Commit them");
        case "defenders":
            return !table.lillith ? "" : fighters === 0 ? qsTr("Nobody is ready") : qsTr("These are ready");
        case "effect":
            return qsTr("Carried out");
        case "new-story":
            return qsTr("Lay it out");
        case "":
            return qsTr("Back to the shelf");
        default:
            return "";
        }
    }

    function go(): void {
        switch (step) {
        case "resource":
            table.act((proposal.domain ?? -1) >= 0 ? {do: "confirm"} : {do: "die"});
            return;
        case "events":
            judgedSent();
            return;
        case "third":
            table.act({do: "skip"});
            return;
        case "defenders":
        case "answer":
        case "player":
            sent();
            return;
        case "effect":
            table.act({do: "story-effect", take: true});
            return;
        case "new-story":
            named();
            return;
        case "":
            leave();
            return;
        default:
            table.act({do: "confirm"});
        }
    }

    visible: offers
    main: thinks ? bestButton : mainButton
    content: [
        Words {
            visible: root.told && text !== ""
            text: root.table.caption
            role: "small"
            weight: Font.Bold
            caps: true
            color: Theme.gameColor("cthulhu")
        },
        Words {
            visible: root.told && text !== ""
            text: root.table.say
            role: text.length > 120 ? "lead" : "title"
            weight: Font.Bold
        },
        Words {
            visible: root.told && root.table.over
            text: root.table.ending
            role: "title"
            weight: Font.DemiBold
        },
        Flow {
            visible: root.leads
            spacing: 0
            Layout.fillWidth: true
            Layout.leftMargin: -Theme.gap8

            LinkButton {
                visible: root.table.why.length > 0
                text: qsTr("Why?")
                color: Theme.gameColor("cthulhu")
                onClicked: root.whyAsked()
            }

            LinkButton {
                text: qsTr("The rule")
                icon: "book"
                color: Theme.gameColor("cthulhu")
                onClicked: root.ruleAsked()
            }
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
        visible: !root.thinks && root.step === "scout"
        text: qsTr("The deck has none")
        onClicked: root.table.act({do: "skip"})
    }

    QuietButton {
        visible: !root.thinks && root.step === "third"
        text: qsTr("Take an action")
        onClicked: root.actionAsked()
    }

    QuietButton {
        visible: !root.thinks && root.step === "player" && !root.table.hasConspiracy
        text: qsTr("Conspiracy")
        onClicked: root.conspiracyAsked()
    }

    QuietButton {
        visible: !root.thinks && root.step === "effect"
        text: qsTr("Leave it")
        onClicked: root.table.act({do: "story-effect", take: false})
    }

    PrimaryButton {
        id: mainButton
        visible: root.mainText !== ""
        text: root.mainText
        whyNot: root.step === "new-story" && root.storyName === "" ? qsTr("Type the name of the new story.") : ""
        accent: Theme.gameColor("cthulhu")
        accentInk: Theme.gameInk("cthulhu")
        onClicked: root.go()
        onRefused: why => root.refused(why)
    }
}

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
    readonly property var answers: Array.from(table.answers)
    readonly property string answer: answers[0] ?? ""
    readonly property bool hinders: answers.includes("cannot") && table.proposed.length > 0
    readonly property bool offers: mainText !== "" || answer === "scout" || thinks
    readonly property string mainText: thinks ? "" : textFor(answer)

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

    function textFor(answer: string): string {
        switch (answer) {
        case "confirm":
            return Object.keys(table.proposal).length === 0 ? qsTr("Play nothing") : qsTr("Done");
        case "die":
            return qsTr("Throw for me");
        case "valid":
            return judged === 0 ? (table.payable.length === 1 ? qsTr("It could not") : qsTr("None of them")) : judged === 1 ? qsTr("This one") : qsTr("These %1").arg(judged);
        case "skip":
            return qsTr("No action");
        case "commits":
            return fighters === 0 ? qsTr("Nobody defends") : qsTr("They defend");
        case "end-turn":
            return fighters === 0 ? qsTr("End my turn") : qsTr("Commit them");
        case "defenders":
            return !table.lillith ? "" : fighters === 0 ? qsTr("Nobody is ready") : qsTr("These are ready");
        case "story-effect":
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
        switch (answer) {
        case "valid":
            judgedSent();
            return;
        case "defenders":
        case "commits":
        case "end-turn":
            sent();
            return;
        case "story-effect":
            table.act({do: "story-effect", take: true});
            return;
        case "new-story":
            named();
            return;
        case "":
            leave();
            return;
        default:
            table.act({do: answer});
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
        visible: !root.thinks && root.answer === "scout"
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
        whyNot: root.answer === "new-story" && root.storyName === "" ? qsTr("Type the name of the new story.") : ""
        accent: Theme.gameColor("cthulhu")
        accentInk: Theme.gameInk("cthulhu")
        onClicked: root.go()
        onRefused: why => root.refused(why)
    }
}

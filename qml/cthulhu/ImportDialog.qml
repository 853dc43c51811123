pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// Cards and decks out of files: chosen at once, several if you like, then looked through before they are imported.
TDialog {
    id: root

    required property CardSource cards
    property var files: []
    property var report: ({})
    property bool taken: false
    readonly property bool looked: report.cards !== undefined
    readonly property var problems: report.problems ?? []
    readonly property int most: 40
    readonly property int lacking: problems.filter(problem => (problem.missing ?? []).length > 0).length
    readonly property bool brings: (report.cards ?? 0) + (report.decks ?? 0) > 0

    signal refused(string why)
    signal moreAsked()
    signal imported(string told)

    function look(urls: var): void {
        files = urls;
        taken = false;
        report = cards.preview(urls);
        open();
    }

    function take(): void {
        const told = cards.import(files);
        if (Theme.entry(told, "cards") === undefined)
            return;
        report = told;
        taken = true;
        if (problems.length === 0)
            close();
        imported(qsTr("Imported: %1.").arg(amounts(report.cards ?? 0, report.decks ?? 0)));
    }

    // "3 cards, 1 deck"
    function amounts(cards: int, decks: int): string {
        const some = cards === 1 ? qsTr("1 card") : qsTr("%1 cards").arg(cards);
        return "%1, %2".arg(some).arg(decks === 1 ? qsTr("1 deck") : qsTr("%1 decks").arg(decks));
    }

    function fileName(path: string): string {
        return path.split("/").pop();
    }

    title: qsTr("Import cards or a deck")
    text: looked ? "" : qsTr("OCTGN sets (set.xml), OCTGN decks (.o8d) or a table (.csv) with the columns name, type, cost, skill, terror, combat, arcane, investigation.")
    mainAction: main
    actions: [
        QuietButton {
            text: root.taken ? qsTr("More files") : qsTr("Other files")
            onClicked: root.moreAsked()
        },
        PrimaryButton {
            id: main
            text: root.taken ? qsTr("Close") : qsTr("Import them")
            whyNot: root.looked && !root.brings ? qsTr("There is nothing in these files to import.") : ""
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onClicked: root.taken ? root.close() : root.take()
            onRefused: why => root.refused(why)
        }
    ]

    Words {
        visible: root.looked
        text: (root.taken ? qsTr("Imported: %1.") : qsTr("In these files: %1.")).arg(root.amounts(root.report.cards ?? 0, root.report.decks ?? 0))
        role: "lead"
        weight: Font.DemiBold
    }

    Words {
        visible: root.looked
        text: root.problems.length === 0 ? qsTr("Everything could be read.") : root.lacking === root.problems.length ? qsTr("A deck needs cards that are not here yet.") : root.problems.length === 1 ? qsTr("One thing could not be read; the rest goes in.") : qsTr("%1 things could not be read; the rest goes in.").arg(root.problems.length)
        quiet: true
    }

    Repeater {
        model: Math.min(root.most, root.problems.length)

        ListRow {
            required property int index
            readonly property var problem: root.problems[index] ?? {card: "", field: "", text: "", file: ""}
            interactive: false
            divider: true
            icon: "warning"
            text: problem.card !== "" ? problem.card : root.fileName(problem.file)
            detail: Theme.joined([problem.field, problem.text], ": ")
        }
    }

    Words {
        visible: root.problems.length > root.most
        text: qsTr("… and %1 more.").arg(root.problems.length - root.most)
        role: "small"
        quiet: true
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// Who begins is rolled by the app, or thrown at the table and typed in.
Panel {
    id: root

    property var names: []
    property bool typed: false
    required property var limits // of one roll
    property var thrown: ({}) // by name, so that a roll stays with its person when seats are changed
    readonly property var totals: names.map(name => thrown[name] ?? 7)
    readonly property int highest: Math.max(0, ...totals)
    readonly property var leaders: names.filter((name, i) => totals[i] === highest)
    readonly property string outcome: names.length < 3 || names.length > 4 ? "" : leaders.length > 1 ? qsTr("Level with %1: %2. They roll again.").arg(highest).arg(leaders.join(", ")) : names.length === 3 ? qsTr("%1 is the first Loner.").arg(leaders[0] ?? "") : qsTr("%1 and %2, to the right, are an alliance and act first.").arg(leaders[0] ?? "").arg(names[(names.indexOf(leaders[0]) + names.length - 1) % names.length])

    signal typedChosen(bool typed)

    ChoiceRow {
        accent: Theme.gameColor("duelofages")
        accentInk: Theme.gameInk("duelofages")
        current: root.typed
        options: [
            {value: false, text: qsTr("The app rolls")},
            {value: true, text: qsTr("We roll")}
        ]
        onChosen: value => root.typedChosen(value)
    }

    Repeater {
        model: root.typed ? root.names : []
        Stepper {
            required property string modelData
            required property int index
            text: modelData
            label: qsTr("Roll of %1").arg(modelData)
            from: root.limits.from
            to: root.limits.to
            value: root.totals[index] ?? 7
            onMoved: value => {
                const next = Object.assign({}, root.thrown);
                next[modelData] = value;
                root.thrown = next;
            }
        }
    }

    Words {
        visible: text !== ""
        text: root.typed ? root.outcome : qsTr("With three, the highest is the Loner; with four, the highest and the player to the right act first.")
        role: "small"
        quiet: !root.typed
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// Two entries that are one: what differs side by side, to choose.
TDialog {
    id: root

    required property var packs
    required property string game
    required property string kind
    property var twin: ({first: "", second: "", firstName: "", secondName: ""})
    property var differences: []
    property var fromSecond: []

    function ask(of: var): void {
        twin = of;
        fromSecond = [];
        differences = packs.differences(game, kind, of.first, of.second);
        open();
    }

    function choose(field: string, second: bool): void {
        fromSecond = fromSecond.filter(each => each !== field).concat(second ? [field] : []);
    }

    title: qsTr("Make one of them")
    text: differences.length === 0 ? qsTr("“%1” and “%2” don’t contradict each other.").arg(twin.firstName).arg(twin.secondName) : qsTr("Where they differ, say what holds.")
    maximumWidth: 560
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            text: qsTr("Make it one")
            onClicked: {
                root.close();
                root.packs.unite(root.game, root.kind, root.twin.first, root.twin.second, root.fromSecond);
            }
        }
    ]

    Repeater {
        model: root.differences

        ChoiceRow {
            required property var modelData
            text: modelData.label
            options: [{value: false, text: modelData.ours}, {value: true, text: modelData.theirs}]
            current: root.fromSecond.indexOf(modelData.field) >= 0
            onChosen: value => root.choose(modelData.field, value)
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Torchside.Kit

// The rules beside the table, where the screen is wide enough for both: the table stays as it is, and live.
Rectangle {
    id: root

    required property var manual
    property string game
    property string gameTitle
    property string nowRule
    readonly property string folder: "qrc:/qt/qml/Torchside/Pages/"

    signal closed()
    signal packsAsked()

    function showPassage(game: string, rule: string): void {
        const page = stack.push(folder + "PassagePage.qml", {manual: manual, game: game, rule: rule});
        page.back.connect(() => back());
        page.forceActiveFocus();
    }

    function back(): void {
        if (stack.depth > 1)
            stack.pop();
        else
            closed();
    }

    color: Theme.ground
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Rules")
    Keys.onEscapePressed: back()
    Keys.onBackPressed: event => {
        event.accepted = true;
        back();
    }
    Component.onCompleted: {
        const page = stack.push(folder + "RulesPage.qml", {manual: manual, game: game, gameTitle: gameTitle, nowRule: nowRule});
        page.back.connect(() => closed());
        page.packsAsked.connect(() => packsAsked());
        page.opened.connect((game, rule) => showPassage(game, rule));
        contents.target = page;
    }

    // What belongs to the step at the table follows the table.
    Binding {
        id: contents
        property: "nowRule"
        value: root.nowRule
    }

    T.StackView {
        id: stack
        anchors.fill: parent
        anchors.leftMargin: Theme.leftHanded ? 0 : Theme.hairline
        anchors.rightMargin: Theme.leftHanded ? Theme.hairline : 0
        clip: true
    }

    Rectangle {
        x: Theme.leftHanded ? root.width - width : 0
        width: Theme.hairline
        height: root.height
        color: Theme.line
    }
}

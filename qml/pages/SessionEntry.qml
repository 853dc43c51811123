pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A session of the list: the newest large, the others a line each. (A Loader can't choose between the two: Qt 6.4 doesn't
// make bound components in a delegate of another file.)
Item {
    id: root

    required property int index
    required property var sessionId
    required property string game
    required property string gameTitle
    required property string line
    required property string people
    required property var names
    required property string when
    property bool hidden: false // there are more than one wants to see at first
    readonly property bool first: index === 0

    signal resume()
    signal removeAsked()

    visible: !hidden
    implicitHeight: first ? hero.implicitHeight : card.implicitHeight
    Layout.fillWidth: true
    Layout.fillHeight: first
    Layout.minimumHeight: implicitHeight

    SessionHero {
        id: hero
        anchors.fill: parent
        visible: root.first
        sessionId: root.sessionId
        game: root.game
        gameTitle: root.gameTitle
        line: root.line
        people: root.people
        names: root.names
        when: root.when
        onResume: root.resume()
        onRemoveAsked: root.removeAsked()
    }

    SessionCard {
        id: card
        anchors.fill: parent
        visible: !root.first
        sessionId: root.sessionId
        game: root.game
        gameTitle: root.gameTitle
        line: root.line
        people: root.people
        when: root.when
        onResume: root.resume()
        onRemoveAsked: root.removeAsked()
    }
}

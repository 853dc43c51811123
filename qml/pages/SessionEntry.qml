pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A session of the list: the newest large, the others a line each.
Loader {
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
    active: !hidden
    sourceComponent: first ? hero : card
    Layout.fillWidth: true
    Layout.fillHeight: first

    Component {
        id: hero
        SessionHero {
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
    }

    Component {
        id: card
        SessionCard {
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
}

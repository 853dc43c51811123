pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A session of the list: the newest large, the others a line each.
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
    implicitHeight: look.implicitHeight
    Layout.fillWidth: true
    Layout.fillHeight: first
    Layout.minimumHeight: implicitHeight

    Loader {
        id: look
        readonly property string kind: root.first ? "SessionHero.qml" : "SessionCard.qml"
        anchors.fill: parent
        active: !root.hidden
        onKindChanged: setSource(kind, {entry: root})
    }
}

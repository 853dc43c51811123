pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// What all share: the creature and its stack, what it leaves behind, the tokens, and between encounters the way so far.
ColumnLayout {
    id: root

    required property CutthroatTable table
    property bool tall: false // beside the seats on a tablet, as high as they are
    property bool camps: false
    property real room: 1000
    readonly property string step: table.step
    readonly property bool any: table.quest !== "" || being.shown || camp.shown || spoils.shown || loot.shown || tokens.any
    readonly property bool hasMore: being.shown || camp.shown
    readonly property var command: spoils.command
    readonly property Item creature: being

    signal moreAsked()
    signal whyAsked(string why)
    signal killAsked(int tokenId, string name, string kind)

    spacing: Theme.gap8
    Layout.fillWidth: true
    Layout.alignment: Qt.AlignTop

    SpoilsPanel {
        id: spoils
        readonly property bool shown: root.step === "spoils" || root.step === "stage"
        visible: shown
        table: root.table
        Layout.fillHeight: root.tall
    }

    Panel {
        visible: root.table.quest !== "" && (being.shown || camp.shown)
        spacing: 0

        Words {
            text: qsTr("Quest: %1").arg(root.table.quest)
            weight: Font.DemiBold
        }

        PackNote {
            table: root.table
            kinds: ["quest"]
            name: root.table.quest
        }
    }

    CreaturePanel {
        id: being
        readonly property bool shown: root.table.creature !== "" && !spoils.shown && !loot.shown
        visible: shown
        table: root.table
        tall: root.tall
        room: root.room - (tokens.any ? 130 : 0)
        Layout.fillHeight: root.tall
        onMoreAsked: root.moreAsked()
    }

    CampPanel {
        id: camp
        readonly property bool shown: root.step === "meet" && root.camps
        visible: shown
        table: root.table
        tall: root.tall
        Layout.fillHeight: root.tall
        onMoreAsked: root.moreAsked()
    }

    LootPanel {
        id: loot
        readonly property bool shown: root.step === "loot" || root.step === "lootDeal"
        visible: shown
        table: root.table
        Layout.fillHeight: root.tall
        onRefused: why => root.whyAsked(why)
    }

    TokensPanel {
        id: tokens
        table: root.table
        onKillAsked: (tokenId, name, kind) => root.killAsked(tokenId, name, kind)
    }
}

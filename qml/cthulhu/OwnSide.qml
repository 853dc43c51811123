pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The player's side: the characters that are kept from turn to turn, and the domains of whoever wants them counted.
Column {
    id: root

    required property CthulhuTable table
    required property Sending sending
    property int cards: 2
    readonly property var own: table.own
    readonly property var nameless: namelessOnes()
    readonly property bool keeps: table.phase !== "setup" && !table.over

    signal newAsked()
    signal editAsked(string id)
    signal domainsAsked()
    signal dropped(var one, point at)
    signal refused(string why)

    function namelessOnes(): var {
        const all = [];
        for (const each of sending.active ? sending.sent : [])
            each.characters.forEach((one, i) => {
                if (!one.id)
                    all.push({one: one, story: each.story, at: i});
            });
        return all;
    }

    function placeOf(one: var): string {
        const there = sending.placeOf(one.id);
        return sending.active && there > -2 ? sending.gathering ? "" : sending.nameOf(there) : one.place ?? "";
    }

    spacing: Theme.gap8

    SectionTitle {
        width: parent.width
        text: qsTr("You")

        LinkButton {
            visible: root.keeps
            text: qsTr("New character")
            icon: "plus"
            role: "small"
            color: Theme.torch
            Layout.topMargin: -Theme.gap12
            Layout.bottomMargin: -Theme.gap12
            onClicked: root.newAsked()
        }
    }

    Words {
        visible: root.sending.active && (root.own.some(each => each.status === "ready") || root.nameless.length > 0) && !root.sending.gathering && root.sending.targets.length > 0
        width: parent.width
        text: root.sending.targets.length > 1 ? qsTr("Tap a character to send it to %1, or tap another story first.").arg(root.sending.targetName) : qsTr("Tap a character to send it to %1.").arg(root.sending.targetName)
        role: "small"
        color: Theme.torch
    }

    Words {
        visible: root.own.length === 0 && root.nameless.length === 0 && root.keeps
        width: parent.width
        text: qsTr("Put your characters here as you play them: one tap sends them to a story, and you see how it would end.")
        role: "small"
        quiet: true
    }

    TileGrid {
        id: grid
        visible: root.own.length + root.nameless.length > 0
        width: parent.width
        columns: Theme.bigText ? 1 : root.cards

        Repeater {
            model: root.own.length

            OwnTile {
                id: tile
                required property int index
                own: root.own[index] ?? {name: "", skill: 0, icons: {}, status: "ready"}
                width: grid.cell
                height: grid.tallest
                sending: root.sending.active
                selected: root.sending.active && root.sending.placeOf(own.id) > -2
                place: root.placeOf(own)
                whyNot: root.sending.active ? root.sending.whyNot(own) : ""
                onImplicitHeightChanged: grid.measure()
                onClicked: root.sending.active ? root.sending.toggle(own) : root.editAsked(own.id)
                onEdited: root.editAsked(own.id)
                onDropped: at => root.dropped(own, at)
                onRefused: why => root.refused(why)
            }
        }

        Repeater {
            model: root.nameless.length

            OwnTile {
                id: other
                required property int index
                readonly property var there: root.nameless[index] ?? {one: {skill: 0, icons: {}}, story: -1, at: 0}
                own: Object.assign({name: qsTr("Number %1").arg(index + 1), status: "ready", statusText: root.sending.gathering ? qsTr("ready") : ""}, there.one)
                width: grid.cell
                height: grid.tallest
                selected: true
                place: root.sending.gathering ? "" : root.sending.nameOf(there.story)
                onImplicitHeightChanged: grid.measure()
                onClicked: root.sending.callBack(there.story, there.at)
                onEdited: root.sending.callBack(there.story, there.at)
            }
        }
    }

    Flow {
        visible: root.table.ownDomains.length > 0
        width: parent.width
        spacing: Theme.gap8

        Repeater {
            model: root.table.ownDomains.length

            DomainTile {
                id: domain
                readonly property var told: root.table.ownDomains[index] ?? {resources: 0, drained: false}
                events: false
                proposed: false
                resources: told.resources
                drained: told.drained
                text: qsTr("Your domain %1").arg(index + 1)
                width: Math.max(Theme.touch + Theme.gap8, implicitWidth)
                onClicked: root.table.act({do: "my-domain", index: domain.index, drained: !domain.told.drained})
            }
        }

        IconButton {
            icon: "more"
            text: qsTr("Change your domains")
            color: Theme.soft
            onClicked: root.domainsAsked()
        }
    }

    LinkButton {
        visible: root.keeps && root.table.ownDomains.length === 0
        text: qsTr("Count your domains too")
        icon: "plus"
        role: "small"
        color: Theme.soft
        onClicked: root.table.act({do: "my-domains", resources: [1, 1, 1]})
    }
}

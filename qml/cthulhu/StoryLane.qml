pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// A story where there is room: the Minion's characters come down to it, the player's go up to it, the tokens between.
StoryTile {
    id: root

    required property Sending sending
    required property var minionTeam
    required property var playerTeam
    readonly property var mine: sending.active && !sending.gathering ? sending.at(index) : []
    readonly property var all: playerTeam.length > 0 ? playerTeam : mine.map(one => ({name: one.name ?? "", skill: one.skill, terror: one.icons.terror ?? 0, combat: one.icons.combat ?? 0, arcane: one.icons.arcane ?? 0, investigation: one.icons.investigation ?? 0}))
    readonly property int able: sending.active && !sending.gathering ? Array.from(sending.own).filter(one => one.status === "ready").length : 0
    readonly property int kept: Math.max(0, Math.min(3, able) - all.length) // lines for who may come yet, so that nothing moves when they do

    large: true
    above: Column {
        width: parent?.width ?? 0
        spacing: Theme.gap8

        Repeater {
            model: root.minionTeam.length

            TeamLine {
                required property int index
                width: parent?.width ?? 0
                told: root.minionTeam[index] ?? {name: "", skill: 0}
                minion: true
            }
        }
    }
    below: Column {
        width: parent?.width ?? 0
        spacing: Theme.gap8

        Repeater {
            model: root.kept

            Item {
                width: 1
                height: Math.round(Theme.size("small") * 1.4)
            }
        }

        Repeater {
            model: root.all.length

            TeamLine {
                required property int index
                width: parent?.width ?? 0
                told: root.all[index] ?? {name: "", skill: 0}
            }
        }
    }
}

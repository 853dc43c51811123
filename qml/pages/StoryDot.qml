pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// Something happened here: golden for deeds, red for deaths, on its corner where a story or a dungeon was won.
Rectangle {
    id: root

    required property double across
    required property double down
    required property string feat
    required property int seq
    property Item field: null
    property bool here: false
    readonly property bool sad: feat === "death" || feat === "lost"
    readonly property color tone: sad ? Theme.hurt : feat === "change" ? Theme.soft : Theme.prestige

    width: here ? 14 : sad || feat === "won" ? 11 : 8
    height: width
    radius: feat === "won" ? 2 : width / 2
    rotation: feat === "won" ? 45 : 0
    x: field ? across * field.width - width / 2 : 0
    y: field ? down * field.height - height / 2 : 0
    color: tone
    border.width: 2
    border.color: here ? Theme.ink : Theme.surface
    Accessible.ignored: true
}

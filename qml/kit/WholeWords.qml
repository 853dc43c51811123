import QtQuick

// Words that big text makes smaller again rather than break a long one of them apart: names, above all.
Words {
    id: root

    readonly property string longest: Theme.bigText ? text.replace(/-/g, "- ").split(" ").reduce((most, word) => word.length > most.length ? word : most, "") : ""
    readonly property real wanted: Theme.size(role)

    font.pixelSize: longest === "" || metrics.advanceWidth <= width || width <= 0 ? wanted : Math.max(Math.round(wanted * 0.6), Math.floor(wanted * width / metrics.advanceWidth))

    TextMetrics {
        id: metrics
        font.family: root.font.family
        font.weight: root.weight
        font.pixelSize: root.wanted
        text: root.longest
    }
}

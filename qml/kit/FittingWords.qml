import QtQuick

// One line that becomes smaller before it becomes shorter. (Text.HorizontalFit does not where the text may be shortened, too.)
Words {
    id: root

    property real least: Theme.small
    readonly property real wanted: Theme.size(role)

    oneLine: true
    font.pixelSize: oneLine && width > 0 && metrics.text !== "" && metrics.advanceWidth > width ? Math.max(Math.min(least, wanted), Math.floor(wanted * width / metrics.advanceWidth)) : wanted

    TextMetrics {
        id: metrics
        font.family: root.font.family
        font.weight: root.weight
        font.pixelSize: root.wanted
        text: root.text
    }
}

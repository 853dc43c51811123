pragma ComponentBehavior: Bound
import QtQuick

// What fell or was dealt, large: dice with a number or their symbols, each with whose it is.
// The row has a width of its own, so that no padding asks for more room than it was given, and more again.
Item {
    id: root

    property var figures: []
    readonly property int count: figures.length
    readonly property bool many: count > 4
    readonly property real spacing: Theme.gap12
    readonly property real cell: Math.min(count > 1 ? Math.floor((width - spacing) / 2) : width, Math.round((many ? 72 : 96) * Math.max(1, Theme.textScale)))
    readonly property int most: Math.max(1, Math.min(count, Math.floor((width + spacing) / (cell + spacing))))
    readonly property int columns: Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most)))) // none stands alone in its row

    implicitHeight: row.implicitHeight

    Flow {
        id: row
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.max(1, root.columns * root.cell + (root.columns - 1) * root.spacing)
        spacing: root.spacing

        Repeater {
            model: root.figures

            Column {
                id: figure
                required property var modelData
                readonly property var symbols: Theme.entry(modelData, "symbols") ?? []
                width: root.cell
                spacing: Theme.gap4

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.max(root.many ? 56 : 80, number.implicitWidth + Theme.gap16)
                    height: Math.max(root.many ? 56 : 80, number.implicitHeight + Theme.gap8)
                    radius: Theme.radius
                    color: Theme.ivory
                    border.width: Theme.look === "dark" ? 0 : Theme.hairline
                    border.color: Theme.line

                    Row {
                        anchors.centerIn: parent
                        visible: figure.symbols.length > 0

                        Repeater {
                            model: figure.symbols

                            Icon {
                                required property string modelData
                                name: modelData
                                filled: IconPaths.isBody(modelData)
                                color: Theme.ivoryInk
                                size: figure.symbols.length > 1 ? 34 : 48
                            }
                        }
                    }

                    Words {
                        id: number
                        anchors.centerIn: parent
                        visible: figure.symbols.length === 0
                        text: visible ? Theme.entry(figure.modelData, "value") : ""
                        role: root.many ? "head" : "huge"
                        numeric: true
                        color: Theme.ivoryInk
                    }
                }

                Words {
                    width: parent.width
                    visible: text !== ""
                    text: Theme.entry(figure.modelData, "of") || (figure.symbols.length > 0 ? Theme.entry(figure.modelData, "value") : "")
                    role: "small"
                    oneLine: true
                    quiet: true
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }
}

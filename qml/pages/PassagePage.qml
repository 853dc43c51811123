pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A passage in its place in the manual, with its neighbours and what belongs to it.
PageFrame {
    id: root

    required property var manual
    required property string game
    required property string rule
    readonly property var passage: manual.passage(game, rule)

    signal back()

    bar: TopBar {
        title: root.passage.section ?? ""
        subtitle: root.passage.gameTitle ?? ""
        showBack: true
        onBack: root.back()
    }

    ScrollColumn {
        anchors.fill: parent

        Panel {
            active: true
            accent: Theme.gameColor(root.game)
            Words {
                text: root.passage.title ?? ""
                role: "title"
                heading: true
            }
            Words {
                text: root.passage.linked ?? ""
                role: "lead"
                textFormat: Text.StyledText
                Accessible.name: root.passage.text ?? ""
                onLinkActivated: rule => root.rule = rule
            }
            Words {
                visible: root.passage.kind === "ruling"
                text: qsTr("Our ruling: the rules leave this open.")
                role: "small"
                quiet: true
            }
        }

        SectionTitle {
            visible: related.count > 0
            text: qsTr("See also")
        }

        Panel {
            visible: related.count > 0
            spacing: 0
            Repeater {
                id: related
                model: root.passage.see ?? []
                ListRow {
                    id: row
                    required property var modelData
                    required property int index
                    text: modelData.title
                    divider: index < related.count - 1
                    chevron: true
                    onClicked: root.rule = row.modelData.id
                }
            }
        }

        SectionTitle {
            visible: terms.count > 0
            text: qsTr("Words explained")
        }

        Panel {
            visible: terms.count > 0
            spacing: 0
            Repeater {
                id: terms
                model: root.passage.terms ?? []
                ListRow {
                    id: term
                    required property var modelData
                    required property int index
                    text: modelData.title
                    divider: index < terms.count - 1
                    chevron: true
                    onClicked: root.rule = term.modelData.id
                }
            }
        }

        ButtonFlow {
            QuietButton {
                visible: (root.passage.before ?? "") !== ""
                text: qsTr("Before")
                icon: "back"
                onClicked: root.rule = root.passage.before
            }
            QuietButton {
                visible: (root.passage.after ?? "") !== ""
                text: qsTr("Next")
                icon: "forward"
                onClicked: root.rule = root.passage.after
            }
        }
    }
}

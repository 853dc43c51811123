pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One kind of what the boxes hold: found by its first letters, corrected, and two that are one made so.
PageFrame {
    id: root

    required property var packs
    required property var kind // {game, gameTitle, kind, title, own}
    property int limit: 60
    readonly property var entries: packs.beat >= 0 ? packs.entries(kind.game, kind.kind, field.text) : []
    readonly property var twins: packs.beat >= 0 && field.text.trim() === "" ? packs.twins(kind.game, kind.kind) : []
    readonly property bool isNew: field.text.trim() !== "" && !kind.own && !entries.some(entry => entry.name.toLowerCase() === field.text.trim().toLowerCase())

    signal back()
    signal removed(string name)

    bar: TopBar {
        title: root.kind.title
        subtitle: root.kind.gameTitle
        showBack: true
        onBack: root.back()
    }

    EntryDialog {
        id: dialog
        packs: root.packs
        game: root.kind.game
        kind: root.kind.kind
        onRemoved: name => root.removed(name)
    }

    TwinsDialog {
        id: uniting
        packs: root.packs
        game: root.kind.game
        kind: root.kind.kind
    }

    ScrollColumn {
        anchors.fill: parent

        TTextField {
            id: field
            label: qsTr("Search")
            placeholder: root.kind.own ? qsTr("Search") : qsTr("Search, or a new name")
            icon: "search"
            pill: true
            maximumLength: 80
        }

        QuietButton {
            visible: root.isNew
            icon: "plus"
            text: qsTr("Add “%1”").arg(field.text.trim())
            Layout.fillWidth: true
            onClicked: {
                if (root.packs.add(root.kind.game, root.kind.kind, field.text))
                    field.clear();
            }
        }

        Repeater {
            model: root.twins

            Panel {
                id: twin
                required property var modelData
                outline: Theme.torch

                Words {
                    text: qsTr("“%1” and “%2” are much alike.").arg(twin.modelData.firstName).arg(twin.modelData.secondName)
                }

                QuietButton {
                    text: qsTr("Make one of %1 and %2").arg(twin.modelData.firstName).arg(twin.modelData.secondName)
                    Layout.fillWidth: true
                    onClicked: uniting.ask(twin.modelData)
                }
            }
        }

        Words {
            visible: root.entries.length === 0
            text: field.text.trim() === "" ? qsTr("Nothing here yet: it comes as you play.") : qsTr("Nothing found")
            quiet: true
            Layout.margins: Theme.gap8
        }

        Panel {
            visible: root.entries.length > 0
            spacing: 0
            padding: Theme.gap8

            Repeater {
                model: root.entries.slice(0, root.limit)

                ListRow {
                    required property var modelData
                    text: modelData.name
                    detail: modelData.detail
                    divider: true
                    chevron: true
                    onClicked: dialog.ask(modelData.id)
                }
            }
        }

        QuietButton {
            visible: root.entries.length > root.limit
            text: qsTr("Show more")
            Layout.fillWidth: true
            onClicked: root.limit += 60
        }
    }
}

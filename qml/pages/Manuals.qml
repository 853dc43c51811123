pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The games' manuals, to be read as they stand.
ColumnLayout {
    id: root

    property var games: null

    signal chosen(string game, string title)

    spacing: Theme.gap12
    Layout.fillWidth: true

    SectionTitle {
        text: qsTr("Manuals")
    }

    Panel {
        spacing: 0
        Repeater {
            id: list
            model: root.games
            ListRow {
                id: row
                required property string gameId
                required property string title
                required property int index
                text: title
                hint: qsTr("Manual")
                titleWeight: Font.Normal
                divider: index < list.count - 1
                chevron: true
                leading: PlayerDot {
                    name: row.title
                    size: 32
                    color: Theme.gameTint(row.gameId)
                    ink: Theme.gameColor(row.gameId)
                }
                onClicked: root.chosen(gameId, title)
            }
        }
    }
}

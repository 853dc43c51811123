pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The manual's table of contents.
ColumnLayout {
    id: root

    property var sections: []

    signal chosen(string rule)

    spacing: Theme.gap12
    Layout.fillWidth: true

    Repeater {
        model: root.sections
        ColumnLayout {
            id: chapter
            required property var modelData
            spacing: Theme.gap8
            Layout.fillWidth: true

            SectionTitle {
                text: chapter.modelData.title
            }
            Panel {
                spacing: 0
                Repeater {
                    id: passages
                    model: chapter.modelData.passages
                    ListRow {
                        id: row
                        required property var modelData
                        required property int index
                        text: modelData.title
                        hint: chapter.modelData.title
                        titleWeight: Font.Normal
                        divider: index < passages.count - 1
                        chevron: true
                        onClicked: root.chosen(row.modelData.id)
                    }
                }
            }
        }
    }
}

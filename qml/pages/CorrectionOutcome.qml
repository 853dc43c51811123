pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// What would come of a correction: numbers then and now, later steps that change or fall out and why, what to change on the table.
ColumnLayout {
    id: root

    required property CorrectionDraft draft
    property color accent: Theme.torch
    readonly property bool told: draft.differs && draft.whyNot === "" && !draft.isLooking

    visible: told
    spacing: Theme.gap12
    Layout.fillWidth: true

    component Lines: ColumnLayout {
        id: lines
        property string title
        property var model: []
        property color tone: Theme.ink

        visible: model.length > 0
        spacing: Theme.gap4
        Layout.fillWidth: true

        SectionTitle {
            text: lines.title
        }

        Repeater {
            model: lines.model

            ColumnLayout {
                id: line
                required property var modelData
                spacing: 0

                Words {
                    text: line.modelData.text ?? line.modelData
                    color: lines.tone
                }

                Words {
                    visible: text !== ""
                    text: line.modelData.was !== undefined ? qsTr("before: %1").arg(line.modelData.was) : line.modelData.why ?? ""
                    role: "small"
                    quiet: true
                }
            }
        }
    }

    Lines {
        title: qsTr("Different now")
        readonly property var numbers: root.draft.numbers
        model: numbers.map(each => qsTr("%1, %2: %3 → %4").arg(each.of).arg(each.what).arg(each.from).arg(each.to))
    }

    Lines {
        title: qsTr("These steps fall out")
        tone: Theme.hurt
        model: root.draft.droppedSteps
    }

    Lines {
        title: qsTr("Change on the table")
        model: root.draft.onTable
    }

    Lines {
        title: qsTr("These steps change")
        model: root.draft.changedSteps
    }

    Words {
        text: root.draft.kept > 0 ? Grammar.said(qsTr("%1 later step{1:|s} {1:stays|stay} as {1:it is|they are}."), [root.draft.kept]) : ""
        visible: text !== ""
        quiet: true
    }

    Words {
        visible: root.draft.onTable.length === 0
        text: qsTr("On the table nothing changes.")
        quiet: true
    }
}

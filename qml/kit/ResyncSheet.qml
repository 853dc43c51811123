pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// After undo or a jump in history: what hands must change on the physical table.
Sheet {
    id: root

    property string title: qsTr("Change on the table")
    property var sentences: []
    property string next // what the table does when that is done
    property string backText: qsTr("Back")
    property string goText: qsTr("Go on from here")
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk

    signal back()
    signal go()

    Accessible.role: Accessible.Grouping
    Accessible.name: title
    main: goOn

    content: [
        Words {
            text: root.title
            role: "small"
            weight: Font.Bold
            caps: true
            color: root.accent
            heading: true
            Layout.bottomMargin: Theme.gap4
        },
        Words {
            visible: root.sentences.length === 0
            text: qsTr("Nothing. The table is right as it is.")
            role: "lead"
        },
        Repeater {
            model: root.sentences

            RowLayout {
                id: line
                required property string modelData
                spacing: Theme.gap8

                Words {
                    text: "\u2022"
                    role: "lead"
                    numeric: true
                    color: root.accent
                    Layout.alignment: Qt.AlignTop
                    Accessible.ignored: true
                }

                Words {
                    text: line.modelData.replace(/ → /g, "\u00a0→\u00a0") // from and to stay on one line
                    Accessible.name: line.modelData
                    role: "lead"
                }
            }
        },
        Words {
            visible: text !== ""
            text: root.next
            quiet: true
            Layout.topMargin: Theme.gap4
        }
    ]

    QuietButton {
        visible: root.backText !== ""
        text: root.backText
        onClicked: root.back()
    }

    PrimaryButton {
        id: goOn
        text: root.goText
        accent: root.accent
        accentInk: root.accentInk
        onClicked: root.go()
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The instruction: its caption, the ways to its reason and its rule, what to do in words, and what the cards in it say.
ColumnLayout {
    id: root

    required property CthulhuTable table
    property bool singly: false // one play after another
    property bool brief: false // more stands beneath it
    readonly property bool thinks: table.pondering.shown
    readonly property var steps: singly ? [] : Array.from(table.ahead)
    readonly property var foresight: table.foresight
    readonly property bool proves: table.why.length > 0 || table.keyTitles.length > 0 || foresight.rows !== undefined

    signal whyAsked()
    signal ruleAsked()

    spacing: Theme.gap8

    RowLayout {
        visible: !root.table.over
        spacing: 0
        Layout.topMargin: Theme.bigText ? 0 : -Theme.gap12
        Layout.bottomMargin: Theme.bigText ? 0 : -Theme.gap12
        Layout.rightMargin: -Theme.gap8

        Words {
            text: root.steps.length > 1 && root.table.stepId === "drain" ? qsTr("The Minion plays") : root.table.caption
            role: "small"
            weight: Font.Bold
            caps: true
            maximumLineCount: 2
            elide: Text.ElideRight
            color: Theme.gameColor("cthulhu")
            heading: true
        }

        LinkButton {
            visible: root.proves && !root.thinks
            text: qsTr("Why?")
            role: "small"
            color: Theme.gameColor("cthulhu")
            onClicked: root.whyAsked()
        }

        IconButton {
            icon: "book"
            text: qsTr("The rule")
            color: Theme.soft
            onClicked: root.ruleAsked()
        }
    }

    PonderPanel {
        visible: root.thinks
        pondering: root.table.pondering
    }

    Words {
        visible: !root.thinks && root.steps.length === 0 && !root.table.over
        text: root.table.say
        role: root.brief || text.length > 180 ? "body" : text.length > 90 ? "lead" : "title"
        weight: Font.Bold
        Accessible.role: Accessible.AlertMessage
    }

    Repeater {
        model: root.thinks ? 0 : root.steps.length

        RowLayout {
            id: step
            required property int index
            spacing: Theme.gap8

            PlayerDot {
                text: step.index + 1
                size: Math.round(Theme.lead * 1.5)
                color: Theme.gameColor("cthulhu")
                ink: Theme.gameInk("cthulhu")
                Layout.alignment: Qt.AlignTop
            }

            Words {
                text: root.steps[step.index] ?? ""
                role: "lead"
                weight: Font.Bold
            }
        }
    }

    Words {
        visible: text !== "" && root.steps.length === 0 && !root.thinks
        text: root.table.gist
        role: "small"
        quiet: true
    }

    Words {
        visible: root.table.over
        text: root.table.ending
        role: "title"
        weight: Font.DemiBold
    }

    Repeater {
        model: root.thinks ? 0 : root.table.texts.length

        Rectangle {
            id: quote
            required property int index
            readonly property var told: root.table.texts[index] ?? {name: "", text: ""}
            implicitHeight: words.implicitHeight + Theme.gap16
            radius: Theme.radiusSmall
            color: Theme.surface
            border.width: Theme.contrast ? Theme.hairline : 0
            border.color: Theme.line
            Layout.fillWidth: true

            Words {
                id: words
                x: Theme.gap12
                y: Theme.gap8
                width: parent.width - 2 * x
                text: qsTr("%1: “%2”").arg(quote.told.name).arg(quote.told.text)
                role: "small"
            }
        }
    }
}

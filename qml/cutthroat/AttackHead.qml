pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Above the pad: what is due before the card, whose card it is, and what it takes. No layout: Qt 6.4's overlook
// words that break while they lay out.
Column {
    id: root

    required property CutthroatTable table
    property bool folded: false
    readonly property var lines: Array.from(table.byHand)

    signal foldAsked()
    signal rule()
    signal moreAsked()
    signal biteAsked(int seat)

    spacing: Theme.gap4

    Item {
        width: root.width
        implicitHeight: row.implicitHeight - 2 * Theme.gap12

        RowLayout {
            id: row
            spacing: Theme.gap8
            y: -Theme.gap12
            width: parent.width

            Words {
                text: qsTr("Now")
                role: "small"
                weight: Font.Bold
                caps: true
                color: Theme.torch
                wrapMode: Text.NoWrap
                heading: true
                Layout.minimumWidth: implicitWidth
            }

            LinkButton {
                text: qsTr("The rule")
                icon: "book"
                role: "small"
                color: Theme.soft
                onClicked: root.rule()
            }

            LinkButton {
                visible: root.table.asides.length > 0
                text: (Theme.bigText ? "+%1" : qsTr("%1 more")).arg(root.table.asides.length)
                hint: qsTr("More about this step")
                role: "small"
                color: Theme.soft
                onClicked: root.moreAsked()
            }

            IconButton {
                icon: root.folded ? "up" : "down"
                color: Theme.soft
                text: root.folded ? qsTr("Show the pad") : qsTr("Fold the pad")
                Layout.rightMargin: -Theme.gap12
                onClicked: root.foldAsked()
            }
        }
    }

    CavernLines {
        width: root.width
        table: root.table
        lines: root.lines.filter(each => !each.after)
        onBiteAsked: seat => root.biteAsked(seat)
    }

    Words {
        width: root.width
        text: root.table.headline
        role: "title"
        weight: Font.DemiBold
    }

    Words {
        visible: text !== ""
        width: root.width
        bottomPadding: Theme.gap4
        text: root.table.detail
        quiet: true
    }

    CavernLines {
        width: root.width
        table: root.table
        lines: root.lines.filter(each => each.after)
        onBiteAsked: seat => root.biteAsked(seat)
    }
}

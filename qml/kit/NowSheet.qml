pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// What the table does now: one sentence, the obvious button, the exception beside it, the rule one tap away.
Sheet {
    id: root

    property string caption: qsTr("Now")
    property string text
    property string detail
    property string primaryText
    property string primaryWhyNot
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk
    property bool hasRule: false
    property string ruleText: qsTr("The rule")

    property var lines: [] // due at the table, before the step or after it: {index, text, rule, done, after}
    property var opening: []
    property bool settingUp: false // what is laid out before the first turn
    property int further: 0 // how much else goes for this step

    signal ticked(int index)
    signal opened(int index)
    signal laidOut()
    signal more()
    signal primary()
    signal rule()
    signal refused(string why)

    main: go
    content: [
        Item { // anchored: a layout of Qt 6.4 leaves what comes to sight in it later on top of what is there
            implicitHeight: Math.max(named.implicitHeight, book.visible || other.visible ? book.implicitHeight - 2 * Theme.gap12 : 0)
            Layout.fillWidth: true

            Words {
                id: named
                text: root.caption
                role: "small"
                weight: Font.Bold
                caps: true
                wrapMode: Text.NoWrap
                color: root.accent
                heading: true
                anchors.verticalCenter: parent.verticalCenter
            }

            Row {
                anchors {
                    right: parent.right
                    rightMargin: -Theme.gap8
                    verticalCenter: parent.verticalCenter
                }

                LinkButton {
                    id: book
                    visible: root.hasRule
                    text: root.ruleText
                    icon: "book"
                    role: "small"
                    color: Theme.soft
                    onClicked: root.rule()
                }

                LinkButton {
                    id: other
                    visible: root.further > 0
                    text: qsTr("%1 more").arg(root.further)
                    brief: Theme.bigText ? "+%1".arg(root.further) : text
                    hint: qsTr("More about this step")
                    role: "small"
                    color: Theme.soft
                    onClicked: root.more()
                }
            }
        },
        Item { // anchored: beside big words a layout of Qt 6.4 is left as it was before they wrapped
            visible: root.settingUp
            implicitHeight: Math.max(first.implicitHeight, laid.implicitHeight)
            Layout.fillWidth: true

            Words {
                id: first
                text: qsTr("Set up first")
                role: "title"
                weight: Font.DemiBold
                anchors {
                    left: parent.left
                    right: laid.left
                    rightMargin: Theme.gap8
                    verticalCenter: parent.verticalCenter
                }
            }

            LinkButton {
                id: laid
                text: qsTr("All set up")
                icon: "check"
                anchors {
                    right: parent.right
                    rightMargin: -Theme.gap8
                    verticalCenter: parent.verticalCenter
                }
                onClicked: root.laidOut()
            }
        },
        DueLines {
            lines: Array.from(root.lines).filter(each => !each.after || root.settingUp)
            opening: root.opening
            accent: root.accent
            onTicked: index => root.ticked(index)
            onOpened: index => root.opened(index)
        },
        Words {
            text: root.text
            role: "title"
            weight: Font.DemiBold
        },
        Words {
            visible: root.detail !== ""
            text: root.detail
            quiet: true
        },
        DueLines {
            lines: root.settingUp ? [] : Array.from(root.lines).filter(each => each.after)
            opening: root.opening
            accent: root.accent
            onTicked: index => root.ticked(index)
            onOpened: index => root.opened(index)
        }
    ]

    PrimaryButton {
        id: go
        visible: root.primaryText !== ""
        text: root.primaryText
        whyNot: root.primaryWhyNot
        accent: root.accent
        accentInk: root.accentInk
        onClicked: root.primary()
        onRefused: why => root.refused(why)
    }
}

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

    signal primary()
    signal rule()
    signal refused(string why)

    main: go
    content: [
        RowLayout {
            spacing: Theme.gap8
            Layout.topMargin: root.hasRule ? -Theme.gap12 : 0
            Layout.bottomMargin: root.hasRule ? -Theme.gap12 : 0

            Words {
                text: root.caption
                role: "small"
                weight: Font.Bold
                caps: true
                wrapMode: Text.NoWrap
                color: root.accent
                heading: true
                Layout.minimumWidth: implicitWidth // two words would break apart in big text, and be cut
            }

            LinkButton {
                visible: root.hasRule
                text: root.ruleText
                icon: "book"
                role: "small"
                color: Theme.soft
                Layout.rightMargin: -Theme.gap8
                onClicked: root.rule()
            }
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

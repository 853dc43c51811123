pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// A step of the past as it was entered, to be changed, left out, or followed by one that was forgotten. Before it is taken,
// the page says what will be different, which later steps change or fall out and why, and what to change on the table.
PageFrame {
    id: root

    required property Table table
    property int asked: 0 // the step that somebody came for
    property bool putsIn: false // one is to come after it
    property var cards // of a game that has some
    readonly property CorrectionDraft draft: table.correction
    readonly property color accent: Theme.gameColor(table.game)
    readonly property color accentInk: Theme.gameInk(table.game)
    readonly property bool choosing: draft.seq > 0 && draft.command === ""
    readonly property int fallen: draft.droppedSteps.length
    readonly property bool told: draft.differs && draft.whyNot === "" && !draft.isLooking
    readonly property var numbers: draft.numbers
    readonly property string summary: told ? numbers.slice(0, 3).map(each => numberNow(each)).concat(counts()).join(" · ") : ""

    signal back()

    Component.onCompleted: {
        if (putsIn)
            draft.putInForgotten(asked);
        else
            draft.open(asked);
    }

    function numberNow(each: var): string {
        return qsTr("%1, %2: %3 → %4").arg(each.of).arg(each.what).arg(each.from).arg(each.to);
    }

    function counts(): var {
        const changed = draft.changedSteps.length;
        return changed > 0 ? [Grammar.said(qsTr("%1 later step{1:|s} {1:changes|change}"), [changed])] : draft.numbers.length > 0 ? [] : [qsTr("Nothing else changes.")];
    }

    function take(): void {
        if (draft.take())
            back();
    }

    bar: TopBar {
        title: root.draft.isPutIn ? qsTr("Put a step in") : qsTr("Correct a step")
        subtitle: root.draft.line
        showBack: true
        onBack: root.back()
    }

    sheet: Sheet {
        main: taking
        tellsWhyNot: root.draft.whyNot !== "" || root.draft.isLooking

        content: [
            Words {
                visible: text !== ""
                text: root.summary
            },
            QuietButton {
                visible: root.draft.isLooking
                text: qsTr("Stop")
                hint: qsTr("Leaves the step as it was")
                onClicked: root.draft.open(root.asked)
            }
        ]

        PrimaryButton {
            id: taking
            text: root.fallen > 0 ? Grammar.said(qsTr("Correct it: %1 later step{1:|s} {1:falls|fall} out"), [root.fallen]) : qsTr("Correct it")
            accent: root.accent
            accentInk: root.accentInk
            whyNot: root.draft.whyNot !== "" ? root.draft.whyNot : !root.draft.differs ? qsTr("Nothing is different yet.") : root.draft.isLooking ? qsTr("What comes of it is being worked out: %1 %").arg(Math.floor(100 * root.draft.share)) : ""
            onClicked: root.take()
        }
    }

    ScrollColumn {
        anchors.fill: parent
        maximumWidth: root.columnWidth

        Flow {
            spacing: Theme.gap8
            Layout.fillWidth: true

            QuietButton {
                visible: !root.choosing && !root.draft.isPutIn && !root.draft.isStart
                text: root.draft.isLeftOut ? qsTr("Keep it") : qsTr("Leave it out")
                onClicked: root.draft.leaveOut(!root.draft.isLeftOut)
            }

            QuietButton {
                visible: !root.draft.isPutIn
                text: qsTr("Put one in after it")
                onClicked: root.draft.putInAfter(root.asked)
            }

            QuietButton {
                visible: !root.choosing && !root.draft.isStart && !root.draft.isLeftOut
                text: qsTr("Something else")
                onClicked: {
                    if (root.draft.isPutIn)
                        root.draft.putInAfter(root.asked);
                    else
                        root.draft.replace();
                }
            }

            QuietButton {
                visible: root.choosing || root.draft.isPutIn
                text: qsTr("Correct it instead")
                onClicked: root.draft.open(root.asked)
            }
        }

        Flow {
            visible: root.choosing
            spacing: Theme.gap8
            Layout.fillWidth: true

            Repeater {
                model: root.choosing ? root.draft.kinds : []

                Chip {
                    required property var modelData
                    text: modelData.text
                    checkable: false
                    onClicked: root.draft.choose(modelData.command)
                }
            }
        }

        Words {
            visible: root.choosing && root.draft.kinds.length === 0
            text: qsTr("Nothing could have happened there.")
            quiet: true
        }

        Panel {
            visible: form.count > 0
            Layout.fillWidth: true

            SectionTitle {
                text: root.draft.commandText
            }

            Repeater {
                id: form
                model: root.draft.fields.length

                CorrectionField {
                    required property int index
                    table: root.table
                    draft: root.draft
                    field: root.draft.fields[index]
                    cards: root.cards
                    accent: root.accent
                    accentInk: root.accentInk
                    onPadAsked: (path, label, value, from, to) => {
                        pad.path = path;
                        pad.open(label, value, from, to);
                    }
                }
            }
        }

        Words {
            visible: !root.choosing && form.count === 0 && !root.draft.isLeftOut
            text: qsTr("Nothing was entered here: it can be left out, or one put in after it.")
            quiet: true
        }

        CorrectionOutcome {
            draft: root.draft
            accent: root.accent
        }
    }

    NumberPad {
        id: pad
        property string path
        accent: root.accent
        accentInk: root.accentInk
        onAccepted: (delta, result) => root.draft.set(path, result)
    }
}

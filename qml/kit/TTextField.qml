pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A labelled line of text. What is wrong stands beneath it, in words and with a mark.
ColumnLayout {
    id: root

    property string label
    property alias text: input.text
    property string placeholder
    property string hint
    property string error
    property bool wrong: false // marked as with an error that is told elsewhere
    property string icon
    property bool pill: false
    property bool labelVisible: !pill
    property bool suggested: false // what is typed takes the place of what stands there
    property alias maximumLength: input.maximumLength
    property alias inputMethodHints: input.inputMethodHints

    signal edited(string text)
    signal accepted()
    signal finished() // it has the focus no longer

    function clear(): void {
        const told = input.activeFocus;
        input.clear();
        if (!told)
            edited("");
    }

    function focusNow(): void {
        input.forceActiveFocus(Qt.OtherFocusReason);
        if (suggested)
            input.selectAll();
    }

    spacing: Theme.gap4 + 2
    Layout.fillWidth: true
    onVisibleChanged: {
        if (!visible) // nobody types where nothing is seen
            input.focus = false;
    }

    Words {
        visible: root.labelVisible && root.label !== ""
        text: root.label
        role: "small"
        weight: Font.DemiBold
        quiet: true
        Accessible.ignored: true
    }

    Rectangle {
        implicitWidth: 200
        implicitHeight: Math.max(root.pill ? 56 : 52, input.implicitHeight + Theme.gap24)
        Layout.fillWidth: true
        radius: root.pill ? Math.min(height / 2, 28) : Theme.radiusSmall
        color: root.pill ? Theme.surface : Theme.raised
        border.width: input.activeFocus || root.error !== "" || root.wrong ? 2 : Theme.hairline
        border.color: root.error !== "" || root.wrong ? Theme.hurt : input.activeFocus ? Theme.torch : root.pill && !Theme.contrast ? color : Theme.line

        Solid {
            anchors.fill: parent
            Touched { onMade: root.focusNow() }
        }

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: root.icon === "plus" ? Theme.gap4 : Theme.gap16
            anchors.rightMargin: Theme.gap4
            spacing: Theme.gap8

            Icon {
                visible: root.icon !== "" && root.icon !== "plus"
                name: root.icon
                size: Math.round(Theme.icon * 0.8)
                color: Theme.soft
            }

            // A plus looks like something to press, and is.
            IconButton {
                visible: root.icon === "plus"
                icon: "plus"
                size: Math.round(Theme.icon * 0.8)
                color: input.text === "" ? Theme.soft : Theme.ink
                text: qsTr("Enter: %1").arg(root.label)
                onClicked: {
                    if (input.text === "")
                        root.focusNow();
                    else
                        root.accepted();
                }
            }

            TextInput {
                id: input
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.touch
                verticalAlignment: TextInput.AlignVCenter
                color: Theme.ink
                selectionColor: Theme.torch
                selectedTextColor: Theme.torchInk
                font.pixelSize: Theme.lead
                clip: true
                selectByMouse: true
                activeFocusOnTab: true
                Accessible.role: Accessible.EditableText
                Accessible.name: root.label !== "" ? root.label : root.placeholder
                Accessible.description: root.error !== "" ? root.error : root.hint
                Accessible.editable: true
                onTextChanged: if (activeFocus) root.edited(text) // not textEdited: a screen reader's typing counts too
                onAccepted: root.accepted()
                onActiveFocusChanged: {
                    if (!activeFocus)
                        root.finished();
                    else if (root.suggested)
                        selectAll();
                }

                Words {
                    anchors.fill: parent
                    verticalAlignment: Text.AlignVCenter
                    visible: input.text === "" && input.preeditText === ""
                    text: root.placeholder
                    role: "lead"
                    quiet: true
                    oneLine: true
                    Accessible.ignored: true
                }
            }

            IconButton {
                visible: input.text !== ""
                icon: "close"
                size: Math.round(Theme.icon * 0.75)
                color: Theme.soft
                text: qsTr("Clear %1").arg(root.label)
                onClicked: root.clear()
            }
        }
    }

    FieldNote {
        hint: root.hint
        error: root.error
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// The rule behind what is to do now; the manual is one tap further.
TDialog {
    id: root

    property var passage: ({})

    signal manualAsked(string game, string rule)

    function show(shown: var): void {
        passage = shown;
        open();
    }

    title: passage.title ?? ""
    maximumWidth: 560
    mainAction: done
    actions: [
        QuietButton {
            text: qsTr("Open the manual")
            icon: "book"
            onClicked: {
                root.close();
                root.manualAsked(root.passage.game, root.passage.id);
            }
        },
        PrimaryButton {
            id: done
            text: qsTr("Got it")
            onClicked: root.close()
        }
    ]

    Words {
        text: root.passage.section ?? ""
        role: "small"
        quiet: true
    }

    Words {
        text: root.passage.linked ?? ""
        role: "lead"
        textFormat: Text.StyledText
        Accessible.name: root.passage.text ?? ""
        onLinkActivated: rule => {
            root.close();
            root.manualAsked(root.passage.game, rule);
        }
    }

    Words {
        visible: root.passage.kind === "ruling"
        text: qsTr("Our ruling: the rules leave this open.")
        role: "small"
        quiet: true
    }
}

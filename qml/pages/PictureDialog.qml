pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The evening's picture, looked at before it goes out: to other apps, or into a file.
TDialog {
    id: root

    required property Story story
    property bool sends: false // the system has a sheet for pictures; without, it goes to the clipboard
    property bool drawing: false
    readonly property real room: Math.max(160, height - Theme.cutTop - Theme.foot - (Theme.bigText ? 460 : 280))
    readonly property real shrunk: Math.min((Math.min(maximumWidth, width - 2 * Theme.gap16) - 2 * Theme.gap24) / picture.width, room / picture.height)

    signal shareAsked(string title, var drawn)
    signal saveAsked(var drawn)

    // The picture as it is on the screen, in its own size: as what holds it, for the engine lets go of a bare image with the
    // next expression that ends.
    function grab(then: var): void {
        if (drawing)
            return;
        drawing = true; // twice on an answer is one answer
        picture.grabToImage(drawn => then(drawn), Qt.size(picture.width, picture.height));
    }

    title: qsTr("The evening as a picture")
    maximumWidth: 520
    mainAction: send
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        QuietButton {
            text: qsTr("Save")
            onClicked: root.grab(drawn => {
                root.saveAsked(drawn); // first: what is closed may be gone at once, where nothing moves
                root.close();
            })
        },
        PrimaryButton {
            id: send
            text: root.sends ? qsTr("Share the picture") : qsTr("Copy the picture")
            onClicked: root.grab(drawn => {
                root.shareAsked(root.story.shareTitle, drawn);
                root.close();
            })
        }
    ]

    Item {
        implicitWidth: Math.round(picture.width * root.shrunk)
        implicitHeight: Math.round(picture.height * root.shrunk)
        Layout.alignment: Qt.AlignHCenter

        EveningPicture {
            id: picture
            objectName: "eveningPicture"
            story: root.story
            transformOrigin: Item.TopLeft
            scale: root.shrunk
        }
    }
}

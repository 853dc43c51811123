pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The evening as one picture to send around: always of one size, in the window's own colours, whatever the text size.
Rectangle {
    id: root

    required property Story story
    readonly property int most: 6 // people; who sits at a table that large is counted below

    width: 1080
    height: 1350
    color: Theme.ground
    Accessible.role: Accessible.Graphic
    Accessible.name: Theme.joined([story.gameTitle, story.date, story.overline, story.headline], ", ")

    Scenery {
        width: root.width
        height: 660
        game: root.story.game
        across: 0.64
        radius: 0
        fade: Theme.ground
        fadeTo: 0.98
    }

    Ornament {
        y: 646
        x: 72
        width: root.width - 2 * x
        height: 26
        game: root.story.game
    }

    Row {
        x: 72
        y: 64
        spacing: 28

        Rectangle {
            width: 132
            height: 132
            radius: 36
            color: Theme.ground
            border.width: 3
            border.color: Theme.gameColor(root.story.game)

            Emblem {
                anchors.centerIn: parent
                game: root.story.game
                title: root.story.gameTitle
                size: 100
            }
        }
    }

    ColumnLayout {
        x: 72
        y: 704
        width: root.width - 2 * x
        height: root.height - y - 132
        spacing: 12

        Words {
            text: Theme.joined([root.story.gameTitle, root.story.overline], " · ")
            font.pixelSize: 40
            weight: Font.Bold
            color: Theme.gameColor(root.story.game)
            oneLine: true
        }

        Words {
            text: root.story.headline
            font.pixelSize: 74
            fontSizeMode: Text.Fit
            minimumPixelSize: 40
            weight: Font.Bold
            maximumLineCount: 3
            elide: Text.ElideRight
            Layout.maximumHeight: 250
        }

        Repeater {
            model: root.story.places

            RowLayout {
                id: place
                required property int index
                required property int rank
                required property int key
                required property string name
                required property string points
                required property string role
                required property bool won
                required property bool out
                visible: index < root.most
                spacing: 22

                Rectangle {
                    implicitWidth: 52
                    implicitHeight: 52
                    radius: 26
                    color: place.key >= 0 ? Theme.seatColor(place.key) : Theme.gameColor(root.story.game)

                    Icon {
                        anchors.centerIn: parent
                        name: place.out ? "skull" : place.won ? "crown" : "person"
                        size: 30
                        color: Theme.seatInk(0)
                    }
                }

                Words {
                    text: Theme.joined([place.name, place.role], " · ")
                    font.pixelSize: 44
                    weight: place.won ? Font.Bold : Font.Normal
                    oneLine: true
                }

                Words {
                    text: place.points
                    font.pixelSize: 44
                    weight: Font.Bold
                    numeric: true
                    color: place.won ? Theme.prestige : Theme.soft
                }
            }
        }

        Item {
            Layout.fillHeight: true
        }
    }

    Row {
        x: 72
        y: root.height - 92
        spacing: 16

        Icon {
            name: "torch"
            size: 40
            color: Theme.torch
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: "Torchside"
            font.pixelSize: 34
            weight: Font.Bold
            color: Theme.soft
        }
    }

    Words {
        anchors.right: parent.right
        anchors.rightMargin: 72
        y: root.height - 90
        width: 600
        text: root.story.date
        font.pixelSize: 34
        horizontalAlignment: Text.AlignRight
        color: Theme.soft
    }
}

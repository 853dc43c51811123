import QtQuick

// Why a button can't be pressed now, in sight above it.
Words {
    property Pressable button: null

    visible: text !== ""
    text: button?.visible ? button.whyNot : ""
    role: "small"
    weight: Font.Medium
    color: Theme.hurt
}

pragma ComponentBehavior: Bound
import QtQuick

// The exception beside the obvious thing: outlined.
TButton {
    property bool danger: false

    fill: "transparent"
    ink: danger ? Theme.hurt : Theme.ink
    outline: danger ? Theme.hurt : Theme.edge
}

pragma ComponentBehavior: Bound
import QtQuick

// From a panel's tint at its top to its own colour at its foot.
Gradient {
    id: root

    required property Panel panel

    GradientStop { position: 0; color: root.panel.tint }
    GradientStop { position: 1; color: root.panel.color }
}

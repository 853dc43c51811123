pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// Somebody asks to come in, or for a seat that is taken: yes or no.
Panel {
    id: root

    required property string device
    required property int seat
    required property string name

    signal answered(string device, bool yes)

    active: true

    Words {
        text: root.seat < 0 ? qsTr("A phone asks to come in by the number.") : qsTr("Another phone asks for %1’s seat.").arg(root.name)
        role: "lead"
        weight: Font.DemiBold
    }

    ButtonFlow {
        QuietButton {
            text: qsTr("No")
            onClicked: root.answered(root.device, false)
        }

        PrimaryButton {
            text: root.seat < 0 ? qsTr("Let it in") : qsTr("Give the seat")
            onClicked: root.answered(root.device, true)
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// Numbers to choose from by one tap.
Item {
    id: root

    property var values: []
    property int current: -1
    property color ground: Theme.surface
    property bool offersOther: false // the last key is for what stands on none
    readonly property int fit: Math.floor((width + grid.columnSpacing) / (Theme.touch * (Theme.bigText ? 1.35 : 1) + grid.columnSpacing))

    signal chosen(int value)
    signal otherAsked()

    implicitWidth: 288
    implicitHeight: grid.implicitHeight
    Layout.fillWidth: true

    GridLayout {
        id: grid
        width: root.width
        columns: root.fit >= 12 ? 12 : Math.max(3, Math.min(6, root.fit))
        columnSpacing: 6
        rowSpacing: 6

        Repeater {
            model: root.values

            PadKey {
                required property int modelData
                text: modelData
                selected: root.current === modelData
                checkable: true
                ground: root.ground
                Layout.preferredWidth: Theme.touch
                onClicked: {
                    rest(300); // the second half of a double tap is no second tap
                    root.chosen(modelData);
                }
            }
        }

        PadKey {
            readonly property bool taken: root.current >= 0 && root.values.indexOf(root.current) < 0
            visible: root.offersOther
            text: qsTr("Other…")
            hint: taken ? root.current : ""
            glyph: taken ? root.current : "…"
            selected: taken
            checkable: true
            ground: root.ground
            Layout.preferredWidth: Theme.touch
            onClicked: root.otherAsked()
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

// One of our drawings, in any colour, at any size. Silent: what holds it has the words.
Item {
    id: root

    property string name
    property color color: Theme.ink
    property real size: Theme.icon
    property bool filled: false
    property real weight: 1.8

    readonly property string outline: IconPaths.table[name] ?? ""
    readonly property string dots: IconPaths.table[name + "-dots"] ?? ""

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Item {
        anchors.fill: parent
        visible: root.outline !== "" || root.dots !== ""
        // Shapes have no smooth edges of their own in Qt 6.4, so a small multisampled layer; software drawing needs none.
        layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
        layer.samples: 4

        // Drawn six times as large and shrunk: curves are split into lines by their drawn size.
        Shape {
            width: root.width * 6
            height: root.height * 6
            scale: 1 / 6
            transformOrigin: Item.TopLeft

            ShapePath {
                scale: Qt.size(root.width / 4, root.height / 4)
                strokeColor: root.color
                strokeWidth: root.weight * root.width / 4
                fillColor: root.filled ? root.color : "transparent"
                capStyle: ShapePath.RoundCap
                joinStyle: ShapePath.RoundJoin
                PathSvg { path: root.outline }
            }

            ShapePath {
                scale: Qt.size(root.width / 4, root.height / 4)
                strokeColor: "transparent"
                strokeWidth: -1
                fillColor: root.color
                PathSvg { path: root.dots }
            }
        }
    }
}

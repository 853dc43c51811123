pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

// A rounded outline in dashes: the place of something that is gone or yet to come.
Shape {
    id: root

    property color color: Theme.line
    property real radius: Theme.radiusSmall
    property real weight: 2

    layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
    layer.samples: 4
    Accessible.ignored: true

    ShapePath {
        id: path
        readonly property real w: root.width - 1
        readonly property real h: root.height - 1
        readonly property real r: Math.max(0, Math.min(root.radius, w / 2 - 1, h / 2 - 1))
        strokeColor: root.color
        strokeWidth: root.weight
        fillColor: "transparent"
        strokeStyle: ShapePath.DashLine
        dashPattern: [3, 2]
        startX: 1 + r
        startY: 1
        PathLine { x: path.w - path.r; y: 1 }
        PathArc { x: path.w; y: 1 + path.r; radiusX: path.r; radiusY: path.r }
        PathLine { x: path.w; y: path.h - path.r }
        PathArc { x: path.w - path.r; y: path.h; radiusX: path.r; radiusY: path.r }
        PathLine { x: 1 + path.r; y: path.h }
        PathArc { x: 1; y: path.h - path.r; radiusX: path.r; radiusY: path.r }
        PathLine { x: 1; y: 1 + path.r }
        PathArc { x: 1 + path.r; y: 1; radiusX: path.r; radiusY: path.r }
    }
}

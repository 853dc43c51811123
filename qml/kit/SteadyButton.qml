pragma ComponentBehavior: Bound
import QtQuick

// The one obvious thing to do, where its words go with what is chosen: it keeps room for all that it may come to say, so
// that no choice moves what lies around it.
PrimaryButton {
    id: root

    property var mayRead: []

    function keep(): void {
        let width = 0;
        let height = 0;
        for (let i = 0; i < all.count; ++i) {
            const words = all.itemAt(i) as Words;
            width = Math.max(width, words?.implicitWidth ?? 0);
            height = Math.max(height, words?.implicitHeight ?? 0);
        }
        keptWidth = width;
        keptHeight = height;
    }

    Repeater {
        id: all
        model: root.mayRead
        onCountChanged: root.keep()

        Words {
            required property string modelData
            visible: false
            width: Math.min(implicitWidth, Math.max(0, root.room))
            text: modelData
            role: root.role
            weight: root.weight
            Accessible.ignored: true
            onImplicitWidthChanged: root.keep()
            onImplicitHeightChanged: root.keep()
        }
    }
}

import QtQuick
import Torchside.Kit

// Tells a screen reader what has changed. One a page is enough: what comes later is told after what came before.
Announcement {
    width: 1
    height: 1
    visible: false // until there is something
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
}

pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// One phone at the table: what it may do, another phone for its seat, or away with it.
TDialog {
    id: root

    required property var phones
    property string device
    property int seat: -1
    property string name
    property string rights

    function ask(device: string, seat: int, name: string, rights: string): void {
        root.device = device;
        root.seat = seat;
        root.name = name;
        root.rights = rights;
        open();
    }

    title: seat >= 0 ? qsTr("%1’s phone").arg(name) : qsTr("A phone without a seat")

    ChoiceRow {
        text: qsTr("It may")
        options: [{value: "seat", text: qsTr("play its own seat")}, {value: "everything", text: qsTr("do everything")}, {value: "watch", text: qsTr("only watch")}]
        current: root.rights
        onChosen: value => {
            root.rights = value;
            root.phones.setRights(root.device, value);
        }
    }

    ListRow {
        visible: root.seat >= 0
        text: qsTr("Show a code for this seat")
        detail: qsTr("to come back to it on another phone")
        icon: "phone"
        onClicked: {
            root.phones.showCodeOf(root.seat);
            root.close();
        }
    }

    ListRow {
        visible: root.seat >= 0
        text: qsTr("Free the seat")
        detail: qsTr("the phone stays and may take another")
        icon: "undo"
        onClicked: {
            root.phones.letGo(root.device);
            root.close();
        }
    }

    ListRow {
        text: qsTr("Send it away")
        detail: qsTr("it doesn’t come back until the table is opened anew")
        icon: "close"
        color: Theme.hurt
        onClicked: {
            root.phones.sendAway(root.device);
            root.close();
        }
    }

    actions: QuietButton {
        text: qsTr("Close")
        onClicked: root.close()
    }
}

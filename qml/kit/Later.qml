import QtQuick

// Makes what a file describes when it is first asked for, and keeps it: not every evening opens every dialog.
Loader {
    required property url file
    property var given: ({}) // what it is made with

    function made(): var {
        if (!active) {
            setSource(file, given);
            active = true;
        }
        return item;
    }

    active: false
}

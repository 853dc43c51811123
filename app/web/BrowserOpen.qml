import Torchside.App

// The browser's own dialog for files to take in; loaded when it is first wanted.
BrowserFiles {
    id: root

    function open(): void {
        root.choose();
    }
}

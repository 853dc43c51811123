import Torchside.App

// A file to save becomes a download, to where the browser puts them; loaded when it is first wanted.
BrowserFiles {
    id: root

    property var session: 0 // whose file it will be; 0 for everything
    property string name

    function ask(of: var, name: string): void {
        session = of;
        suggest(name);
        open();
    }

    function suggest(file: string): void {
        name = file;
    }

    function open(): void {
        const file = root.place(name);
        root.picked([file]);
        root.download(file);
    }
}

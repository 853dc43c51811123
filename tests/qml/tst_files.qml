import QtQuick
import QtTest
import Torchside.Pages
import Torchside.Testing

// The app's own dialogs for files: several to take in, a name and a place to save at.
Item {
    id: stage
    width: 360
    height: 800

    Component {
        id: openFiles
        FilesPicker {
        }
    }

    Component {
        id: place
        PlacePicker {
        }
    }

    SignalSpy { id: picked; signalName: "picked" }

    PageCase {
        name: "Files"
        scene: stage

        function show(component: var): var {
            const dialog = createTemporaryObject(component, stage);
            picked.target = dialog;
            picked.clear();
            return dialog;
        }
        function init(): void {
            stage.width = 360;
            stage.height = 800;
            Workshop.makeFiles(["b.json", "a.json", "notes.txt", "inner/c.json"]);
        }
        function openAt(dialog: var): void {
            tryVerify(() => dialog.opened);
            const list = seek(everything(), item => item.fileTapped !== undefined && item.folder !== undefined);
            list.folder = Workshop.files;
            settles();
        }

        function test_severalFilesAreTickedAndTaken_data(): var {
            return [{tag: "phone", w: 360, h: 800}, {tag: "tablet", w: 800, h: 1280}, {tag: "lying", w: 800, h: 360}];
        }
        function test_severalFilesAreTickedAndTaken(data: var): void {
            stage.width = data.w;
            stage.height = data.h;
            const dialog = show(openFiles);
            dialog.open();
            openAt(dialog);
            tap("a.json");
            tap("b.json");
            compare(control("notes.txt"), null);
            tap("b.json"); // not this one
            tap("inner");
            tap("c.json");
            tap("Import 2 files");
            compare(picked.count, 1);
            compare(picked.signalArguments[0][0].map(each => String(each).split("/").pop()), ["a.json", "c.json"]);
        }

        function test_aFileIsTickedByEachPointer_data(): var {
            return [{tag: "mouse"}, {tag: "touch"}, {tag: "keyboard"}];
        }
        function test_aFileIsTickedByEachPointer(data: var): void {
            const dialog = show(openFiles);
            dialog.open();
            openAt(dialog);
            tryVerify(() => control("a.json"));
            const row = control("a.json");
            if (data.tag === "mouse")
                mouseClick(row);
            else if (data.tag === "touch")
                touchEvent(row).press(0, row, 40, 20).commit().release(0, row, 40, 20).commit();
            else {
                row.forceActiveFocus();
                keyClick(Qt.Key_Space);
            }
            tryCompare(dialog, "chosen", [String(row.fileUrl)]);
            dialog.close();
        }

        function test_withoutAFileItSaysWhatItWants(): void {
            const dialog = show(openFiles);
            dialog.open();
            openAt(dialog);
            tap("Import");
            compare(picked.count, 0);
            verify(words("Tap the files to import."));
            dialog.close();
        }

        function test_aNameIsTypedAndTheEndingComesByItself(): void {
            const dialog = show(place);
            dialog.ask(3, "evening.json");
            openAt(dialog);
            compare(field("Name").text, "evening");
            type("Name", "Friday");
            compare(picked.count, 1); // Enter saves
            compare(String(picked.signalArguments[0][0][0]).split("/").pop(), "Friday.json");
            compare(dialog.session, 3);
        }

        function test_whatIsThereIsReplacedByASecondPressOnly(): void {
            const dialog = show(place);
            dialog.ask(3, "a.json");
            openAt(dialog);
            tryVerify(() => words("There is already a file with this name."));
            tap("Save");
            compare(picked.count, 0);
            wait(350); // the second of a double tap does nothing
            tap("Replace it");
            compare(picked.count, 1);
        }

        function test_withoutANameNothingIsSaved(): void {
            const dialog = show(place);
            dialog.ask(3, "a.json");
            openAt(dialog);
            field("Name").text = "  ";
            tap("Save");
            compare(picked.count, 0);
            verify(words("The file needs a name."));
            dialog.close();
        }

        function test_aTapOnAFileTakesItsName(): void {
            const dialog = show(place);
            dialog.ask(3, "evening.json");
            openAt(dialog);
            tap("b.json");
            compare(field("Name").text, "b");
            dialog.close();
        }
    }
}

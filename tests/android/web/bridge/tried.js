// The page's own side (app/web/page/system.js) over the bridge, in a real browser.
import {listen, system, tellTo} from "./system.js";

const told = [];
let goesBack = true;
const app = {
    FS: {writeFile: (path, bytes) => told.push(["file", path, new TextDecoder().decode(bytes)])},
    edgesTold: (...edges) => told.push(["edges", ...edges]),
    lookTold: dark => told.push(["look", dark]),
    backTold: () => { told.push(["back"]); return goesBack; },
    fileTold: path => told.push(["fileTold", path]),
};
const soon = () => new Promise(done => setTimeout(done, 20));
async function until(is) {
    for (let turn = 0; turn < 100 && !is(); ++turn)
        await soon();
}
const before = history.length;
const last = list => JSON.stringify(list.at(-1));
function same(found, expected) {
    if (found !== expected)
        throw new Error(`expected ${expected}, found ${found}`);
}

const tests = {
    async backIsNobodysBeforeThePageListens() {
        same(torchsideBack(), false);
        same(history.length, before);
    },
    async edgesComeWithTheFirstWordAndWithEachChange() {
        listen();
        tellTo(app);
        same(last(told), '["edges",1,24,3,48,0]');
        torchsideEdges([30, 0, 0, 16]);
        same(last(told), '["edges",30,0,0,16,0]');
    },
    async backIsThePagesAndTheHistoryStaysShort() {
        same(torchsideBack(), true);
        same(torchsideBack(), true);
        same(told.filter(each => each[0] === "back").length, 2);
        goesBack = false;
        same(torchsideBack(), false);
        same(history.length, before);
    },
    async theLookIsTheSystems() {
        same(system.isDark(), true);
        torchsideLook(true);
        same(told.some(each => each[0] === "look"), false);
        torchsideLook(false);
        same(last(told), '["look",false]');
        same(system.isDark(), false);
        same(matchMedia("(min-width: 1px)").matches, true);
    },
    async barsTakeThePagesColour() {
        system.darkBars(false);
        await soon();
        same(last(asked), '["bars","#fbf7f0"]');
    },
    async itVibrates() {
        same(system.vibrates(), true);
        system.vibrate(40.4);
        same(last(asked), '["vibrate",40]');
        navigator.vibrate([30, 10, 30]);
        same(last(asked), '["vibrate",30]');
    },
    async theScreenStaysOnAsLongAsItIsWanted() {
        system.keepAwake(true);
        await soon();
        same(last(asked), '["keepAwake",true]');
        system.keepAwake(false);
        await soon();
        same(last(asked), '["keepAwake",false]');
        system.keepAwake(true);
        await soon();
        same(last(asked), '["keepAwake",true]');
    },
    async wordsAreShared() {
        same(system.sharesText(), true);
        system.shareText("The evening", "Ann won");
        await soon();
        same(last(asked), '["shareText","The evening","Ann won"]');
    },
    async aPictureIsSharedWholeAndNothingElseIsTakenForOne() {
        same(system.sharesPictures(), true);
        system.sharePicture("The evening", new TextEncoder().encode("picture"));
        await until(() => asked.at(-1)[0] === "sharePicture");
        same(handedOver(), "picture");
        same(navigator.canShare({files: [new File(["x"], "x.exe")]}), false);
        same(navigator.canShare({}), false);
        same(await navigator.share({title: "broken", files: [new File(["x"], "x.png", {type: "image/png"})]}).then(() => "shared", no => no.name), "DataError");
        same(await navigator.share({url: "https://example.org"}).then(() => "shared", no => no.name), "TypeError");
    },
    async aDownloadIsSavedWholeHoweverLarge() {
        const bytes = new Uint8Array(500_001).map((_, at) => at * 7 % 256);
        system.download("evening.json", bytes);
        await until(() => last(asked) === '["save","evening.json"]');
        const taken = Uint8Array.from(handedOver(), letter => letter.charCodeAt(0));
        same(taken.length, bytes.length);
        same(taken.every((each, at) => each === bytes[at]), true);
        system.download("empty.csv", new Uint8Array());
        await until(() => last(asked) === '["save","empty.csv"]');
        same(handedOver(), "");
    },
    async oneFileAfterTheOther() {
        system.download("first.json", new TextEncoder().encode("first"));
        system.download("second.json", new TextEncoder().encode("second"));
        await until(() => last(asked) === '["save","second.json"]');
        same(asked.at(-2)[1], "first.json");
        same(handedOver(), "second");
    },
    async linksThatAreNoDownloadsStayWhatTheyAre() {
        const link = document.createElement("a"), many = asked.length;
        link.href = "#here";
        link.click();
        await soon();
        same(location.hash, "#here");
        same(asked.length, many);
    },
    async anotherPageIsTheSystems() {
        same(open("https://example.org/a?b=c", "_blank"), null);
        same(last(asked), '["open","https://example.org/a?b=c"]');
    },
    async wordsGoToTheClipboard() {
        await navigator.clipboard.writeText("one");
        same(last(asked), '["copy","one"]');
        await navigator.clipboard.write([new ClipboardItem({"text/plain": new Blob(["two"], {type: "text/plain"})})]);
        same(last(asked), '["copy","two"]');
    },
    async aLentFileComesInAsIfDropped() {
        torchsideOffered("K%C3%A4se%20%26%20Brot.json");
        await until(() => told.at(-1)[0] === "fileTold");
        same(told.slice(-2).map(each => JSON.stringify(each)).join(), '["file","/tmp/Käse & Brot.json","{\\"lent\\":true}"],["fileTold","/tmp/Käse & Brot.json"]');
        const many = told.length;
        await torchsideOffered("lost.json");
        same(told.length, many);
    },
    async theShellHearsOfTheFirstPictureOnce() {
        performance.mark("torchside-begun");
        await until(() => asked.some(each => each[0] === "begun"));
        same(asked.filter(each => each[0] === "begun").length, 1);
    },
    async noServiceWorkerIsThere() {
        same("serviceWorker" in navigator, false);
    },
};

const report = [];
for (const [name, test] of Object.entries(tests))
    try {
        await test();
        report.push("held " + name);
    } catch (trouble) {
        report.push(`BROKEN ${name}: ${trouble.message}`);
    }
fetch("report", {method: "POST", body: report.join("\n")});

package org.torchside.app;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Base64;
import java.util.Objects;

// What the shell decides without Android. Run as javac made it, and once more as it comes out of the package.
public final class ShellLogic {
    private static int held;

    private ShellLogic() {
    }

    private static void same(Object expected, Object found, String what) {
        ++held;
        if (!Objects.equals(expected, found))
            throw new AssertionError(what + ": expected " + expected + ", found " + found);
    }

    private static void addressesOfOursMeanAssets() {
        final String[][] known = {{"/", "site/index.html"}, {"/index.html", "site/index.html"}, {"/sounds/tap.wav", "site/sounds/tap.wav"},
            {"/start.js?now=1", "site/start.js"}, {"/#there", "site/index.html"}, {"/?a=/../b", "site/index.html"},
            {"/K%C3%A4se.svg", "site/K\u00e4se.svg"}, {"/a%20b.txt", "site/a b.txt"}, {"/a..b.js", "site/a..b.js"}};
        for (String[] each : known)
            same(each[1], Site.asset(Site.ORIGIN + each[0]), each[0]);
    }

    private static void addressesThatLeadElsewhereMeanNothing() {
        final String[] hostile = {"/../secret", "/a/../../secret", "/%2e%2e/secret", "/%2E%2e%2fsecret", "/a/%2e/b", "//a", "/a//b", "/a/", "/.hidden",
            "/a/.hidden", "/a%5cb", "/a%00b", "/a%0ab", "/%", "/%2", "/%zz", "/%c3", "/%c0%ae%c0%ae/secret", "/%ed%a0%80", "/\u00e4", "/offered/x",
            "/" + new String(new char[400]).replace('\0', 'a')};
        for (String each : hostile)
            same(null, Site.asset(Site.ORIGIN + each), each);
    }

    private static void onlyOneOriginIsOurs() {
        same("https://torchside.invalid", Site.ORIGIN, "what is kept is kept under it: it may never change");
        same(true, Site.isOurs(Site.START), "the start");
        final String[] others = {null, "", "https://torchside.invalid", "http://torchside.invalid/", "https://torchside.invalid.evil.example/",
            "https://torchside.invalid@evil.example/", "https://torchside.invalid:8443/", "https://evil.example/https://torchside.invalid/",
            "HTTPS://torchside.invalid.evil/", "file:///data/data/org.torchside.web/", "content://org.torchside.web.picture/evening.png", "javascript:1"};
        for (String each : others) {
            same(false, Site.isOurs(each), each);
            same(null, Site.asset(each), each);
            same(null, Site.offered(each), each);
        }
    }

    private static void aLentFileIsOneNameAndNoWay() {
        for (String name : new String[] {"deck.o8d", "K\u00e4se & Brot.json", "100%.csv", "a'b\"c<d>.xml", "a+b#c?d=e.json", "\ud83d\udd25.json"}) {
            final String address = Site.START + "offered/" + Site.encoded(name);
            same(name, Site.offered(address), name);
            same(true, Site.encoded(name).matches("[A-Za-z0-9._%-]+"), "safe between quotes: " + Site.encoded(name));
            same(null, Site.asset(address), name);
        }
        for (String each : new String[] {"offered/", "offered", "offered/a/b", "offered/..", "offered/%2e%2e", "offered/a%2fb", "x/offered/a", ""})
            same(null, Site.offered(Site.START + each), each);
    }

    private static void everyKindOfFileHasItsType() {
        final String[][] types = {{"index.html", "text/html", "utf-8"}, {"a/start.js", "text/javascript", "utf-8"}, {"page.css", "text/css", "utf-8"},
            {"torchside.wasm", "application/wasm", null}, {"manifest.webmanifest", "application/manifest+json", "utf-8"}, {"icon.svg", "image/svg+xml", "utf-8"},
            {"icon-192.png", "image/png", null}, {"tap.wav", "audio/wav", null}, {"a.txt", "text/plain", "utf-8"}, {"x.json", "application/json", "utf-8"},
            {"what", "application/octet-stream", null}, {"html", "text/html", "utf-8"}};
        for (String[] each : types) {
            same(each[1], Site.type(each[0]), each[0]);
            same(each[2], Site.encoding(Site.type(each[0])), each[0]);
        }
        same("nosniff", Site.headers().get("X-Content-Type-Options"), "headers");
        System.out.println("policy " + Site.headers().get("Content-Security-Policy"));
    }

    private static void onlyWhatCanBeShownLeadsOutside() {
        for (String each : new String[] {"https://app.bgstatsapp.com/createPlay.html?data=%7B", "http://example.org/", "HTTPS://example.org/", "mailto:a@example.org",
            "bgstats://app.bgstatsapp.com/createPlay.html"})
            same(true, Outside.mayOpen(each), each);
        for (String each : new String[] {null, "", ":", "https", Site.START, "file:///sdcard/x", "content://a/b", "javascript:alert(1)", "intent://x#Intent;end",
            "android-app://x", "blob:https://torchside.invalid/1", "data:text/html,x", "market://details", " https://example.org"})
            same(false, Outside.mayOpen(each), String.valueOf(each));
    }

    private static void aPickerMayGiveOthersFilesButNotOurs() {
        final String ours = "org.torchside.web";
        for (String each : new String[] {"content://com.android.providers.media.documents/document/1", "content://org.torchside.webs/x", "content://10@media/x"})
            same(true, Outside.mayTake(each, ours), each);
        for (String each : new String[] {null, "", "file:///data/data/org.torchside.web/x", "content://", "content:///x", "content://org.torchside.web/x",
            "content://org.torchside.web.picture/evening.png", "content://10@org.torchside.web.picture/x", "http://x/y", "CONTENT://x/y"})
            same(false, Outside.mayTake(each, ours), String.valueOf(each));
    }

    private static void anOldWebViewIsKnownByItsName() {
        final String named = "Mozilla/5.0 (Linux; Android 8.0.0; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/%s Mobile Safari/537.36";
        final Object[][] known = {{"58.0.3029.125", 58, true}, {"84.0.4147.111", 84, true}, {"85.0.4183.81", 85, false}, {"131.0.6778.39", 131, false}};
        for (Object[] each : known) {
            same(each[1], Engine.version(String.format(named, each[0])), (String) each[0]);
            same(each[2], Engine.isTooOld(String.format(named, each[0])), (String) each[0]);
        }
        for (String each : new String[] {null, "", "Firefox/120.0", "Chrome/", "Chrome/x.1", "NotChrome8/70.0", "Chrome/99999999999999999999.1"})
            same(false, Engine.isTooOld(each), "what says nothing of itself is tried: " + each);
    }

    private static void aPageThatFallsAgainAndAgainIsNotBegunForEver() {
        final Falls falls = new Falls();
        final long[] times = {0, 10_000, 20_000, 30_000, 40_000, 105_000};
        final boolean[] many = {false, false, false, true, true, false};
        for (int each = 0; each < times.length; ++each)
            same(many[each], falls.tooMany(times[each]), "at " + times[each]);
        falls.tooMany(105_001);
        falls.tooMany(105_002);
        falls.forget();
        same(false, falls.tooMany(105_003), "after another try");
    }

    private static void onlyWhatLiesOverThePageIsCovered() {
        final int[][][] cases = {
            {{0, 80, 0, 120}, {0, 0, 1080, 2400}, {1080, 2400}, {0, 27, 0, 40}}, // all over the window, at a density of three
            {{0, 80, 0, 120}, {0, 80, 1080, 2200}, {1080, 2400}, {0, 0, 0, 0}}, // kept away from the bars already
            {{80, 0, 0, 60}, {0, 0, 2340, 1080}, {2400, 1080}, {27, 0, 0, 20}}, // turned: a cut-out to the left, a bar to the right of the page
            {{0, 1, 0, 0}, {0, 0, 10, 10}, {10, 10}, {0, 1, 0, 0}}, // never a pixel too little
            {{0, 0, 0, 0}, {5, 5, 5, 5}, {10, 10}, {0, 0, 0, 0}}};
        for (int[][] each : cases)
            same(Arrays.toString(each[3]).replace(" ", ""), Edges.covered(each[0], each[1], each[2], 3), Arrays.deepToString(each));
        same(Edges.covered(new int[4], new int[4], new int[2], 2), Edges.NONE, "before anything is known");
    }

    private static void aColourIsSixDigits() {
        same(true, Tone.is("#15120f") && Tone.is("#FBF7F0"), "both looks");
        for (String each : new String[] {null, "", "15120f", "#15120", "#15120f0", "red", "#15120g", "#15120f\n", "rgb(1,2,3)"})
            same(false, Tone.is(each), each);
        same(0xff15120f, Tone.of("#15120f"), "opaque");
        same(false, Tone.isLight(Tone.of("#15120f")), "dark");
        same(true, Tone.isLight(Tone.of("#fbf7f0")), "light");
    }

    private static String piece(String words) {
        return Base64.getEncoder().encodeToString(words.getBytes(StandardCharsets.UTF_8));
    }

    private static void aFileComesInPiecesOrNotAtAll() throws IOException {
        final File file = File.createTempFile("pieces", null);
        final Pieces pieces = new Pieces(file);
        same(false, pieces.end(), "nothing was begun");
        pieces.begin();
        pieces.add(piece("one, "));
        pieces.add(piece("two"));
        same(true, pieces.end(), "whole");
        same("one, two", new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8), "in order");
        same(false, pieces.end(), "once only");
        pieces.begin();
        pieces.add("");
        same(true, pieces.end(), "an empty file is one");
        same(0L, file.length(), "and has forgotten the last");
        pieces.begin();
        pieces.add(piece("one"));
        pieces.add("no base64!");
        pieces.add(piece("three"));
        same(false, pieces.end(), "one piece broken");
        pieces.begin();
        same(false, pieces.end(), "no piece came");
        file.delete();
    }

    private static void aSavedFileHasAPlainNameAndKeepsItsEnding() {
        final String[][] names = {{"evening.json", "evening.json", "application/json"}, {"../../x.csv", "_.._x.csv", "text/csv"}, {"a/b\\c.PNG", "a_b_c.PNG", "image/png"},
            {"K\u00e4se & Brot.pdf", "K\u00e4se & Brot.pdf", "application/pdf"}, {"a\u0000b\n.torchside", "a_b_.torchside", "application/octet-stream"},
            {"", "torchside", "application/octet-stream"}, {null, "torchside", "application/octet-stream"}, {"...", "torchside", "application/octet-stream"},
            {" what? ", "what_", "application/octet-stream"}};
        for (String[] each : names) {
            same(each[1], Pieces.name(each[0]), each[0]);
            same(each[2], Pieces.type(each[1]), each[1]);
        }
        final String longOne = Pieces.name(new String(new char[300]).replace('\0', 'x') + ".json");
        same(120, longOne.length(), "not too long");
        same(true, longOne.endsWith(".json"), longOne);
    }

    public static void main(String[] none) throws IOException {
        addressesOfOursMeanAssets();
        addressesThatLeadElsewhereMeanNothing();
        onlyOneOriginIsOurs();
        aLentFileIsOneNameAndNoWay();
        everyKindOfFileHasItsType();
        onlyWhatCanBeShownLeadsOutside();
        aPickerMayGiveOthersFilesButNotOurs();
        anOldWebViewIsKnownByItsName();
        aPageThatFallsAgainAndAgainIsNotBegunForEver();
        onlyWhatLiesOverThePageIsCovered();
        aColourIsSixDigits();
        aFileComesInPiecesOrNotAtAll();
        aSavedFileHasAPlainNameAndKeepsItsEnding();
        System.out.println("held " + held);
    }
}

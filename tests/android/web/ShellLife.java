package org.torchside.app;

import android.app.Activity;
import android.content.ClipData;
import android.content.Intent;
import android.net.Uri;
import android.os.Vibrator;
import android.view.View;
import android.view.ViewGroup;
import android.webkit.ServiceWorkerController;
import android.webkit.WebChromeClient;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.widget.TextView;
import android.widget.Toast;

import org.torchside.web.R;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Objects;
import java.util.function.BooleanSupplier;

// The shell's life on a phone that is made up (fakes.txt).
public final class ShellLife {
    private static final String NEW = "Mozilla/5.0 Chrome/131.0.1 Mobile", OLD = "Mozilla/5.0 Chrome/70.0.1 Mobile";
    private static int held;

    private ShellLife() {
    }

    private static void same(Object expected, Object found, String what) {
        ++held;
        if (!Objects.equals(expected, found))
            throw new AssertionError(what + ": expected " + expected + ", found " + found);
    }

    private static void until(BooleanSupplier is, String what) throws InterruptedException {
        for (int turn = 0; turn < 500 && !is.getAsBoolean(); ++turn)
            Thread.sleep(10);
        same(true, is.getAsBoolean(), what);
    }

    private static WebShell begun(String agent) {
        WebSettings.agent = agent;
        final WebShell shell = new WebShell();
        shell.onCreate(null);
        shell.onStart();
        shell.onResume();
        return shell;
    }

    private static WebView page(WebShell shell) {
        return (WebView) ((ViewGroup) shell.content).children.get(0);
    }

    private static String explained(WebShell shell) {
        final View only = ((ViewGroup) shell.content).children.get(0);
        return only instanceof WebView ? null : String.valueOf(((TextView) ((ViewGroup) only).children.get(0)).text);
    }

    private static void press(WebShell shell) {
        final View button = ((ViewGroup) ((ViewGroup) shell.content).children.get(0)).children.get(1);
        button.click.onClick(button);
    }

    private static WebResourceRequest request(String address, String method) {
        return new WebResourceRequest() {
            @Override
            public Uri getUrl() {
                return Uri.parse(address);
            }

            @Override
            public String getMethod() {
                return method;
            }
        };
    }

    private static WebResourceResponse got(WebShell shell, String address) {
        return page(shell).client.shouldInterceptRequest(page(shell), request(address, "GET"));
    }

    private static String read(WebResourceResponse reply) throws IOException {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int each = reply.content.read(); each >= 0; each = reply.content.read())
            out.write(each);
        return out.toString("UTF-8");
    }

    private static void aPageIsShownWithoutFilesAndPlaces() {
        final WebShell shell = begun(NEW);
        same("https://torchside.invalid/", page(shell).loaded, "the start");
        same("script true;storage true;files false;place false;windows false;zoom false;", page(shell).settings.set, "settings");
        same(404, ServiceWorkerController.ONE.client.shouldInterceptRequest(request("https://torchside.invalid/worker.js", "GET")).code, "a worker");
    }

    private static void onlyWhatIsInThePackageIsHandedOut() throws IOException {
        final WebShell shell = begun(NEW);
        final WebResourceResponse found = got(shell, "https://torchside.invalid/");
        same("200 text/html utf-8 page", found.code + " " + found.type + " " + found.encoding + " " + read(found), "the page");
        same(true, found.headers.get("Content-Security-Policy").startsWith("default-src 'self'"), "its policy");
        same(404, got(shell, "https://torchside.invalid/lost.js").code, "what isn't there");
        for (String each : new String[] {"https://example.org/", "http://torchside.invalid/", "file:///etc/hosts", "content://x/y", "https://torchside.invalid/%2e%2e/x"})
            same(403, got(shell, each).code, each);
        for (String each : new String[] {"data:text/plain,x", "blob:https://torchside.invalid/1"})
            same(null, got(shell, each), each);
        same(403, page(shell).client.shouldInterceptRequest(page(shell), request("https://torchside.invalid/", "POST")).code, "only asking");
    }

    private static void otherPagesAreTheSystems() {
        final WebShell shell = begun(NEW);
        same(false, page(shell).client.shouldOverrideUrlLoading(page(shell), request("https://torchside.invalid/?x", "GET")), "ours stays");
        same(true, page(shell).client.shouldOverrideUrlLoading(page(shell), request("https://example.org/", "GET")), "another goes");
        same("https://example.org/", shell.sent.data.toString(), "to the system");
        shell.sent = null;
        same(true, page(shell).client.shouldOverrideUrlLoading(page(shell), request("intent://x", "GET")), "this neither stays");
        same(null, shell.sent, "nor goes");
        shell.nobody = true;
        ((Bridge) page(shell).bridge).open("bgstats://x");
        same(R.string.nobody_opens, Toast.told, "nobody takes it");
    }

    private static void aPhoneWithoutAWebViewIsTold() {
        same(true, explained(begun(null)).startsWith("words " + R.string.webview_missing), "missing");
        final WebShell shell = begun(OLD);
        same("words " + R.string.webview_old + "[70, 85]", explained(shell), "too old");
        press(shell);
        same(Pages.UPDATE, shell.sent.data.toString(), "where a newer one is");
        shell.onPause();
        shell.onStop();
        shell.onBackPressed();
        same(1, shell.left, "and Back leaves");
        WebSettings.agent = NEW;
        shell.onStart();
        same(null, explained(shell), "who comes back with a newer one finds the page");
    }

    private static void aPageThatFellComesBackWhenItIsSeen() {
        final WebShell shell = begun(NEW);
        final WebView first = page(shell);
        shell.keepAwake(true);
        same(true, first.client.onRenderProcessGone(first, null), "the app goes on");
        same(true, first.destroyed && page(shell) != first, "with another page");
        same("https://torchside.invalid/", page(shell).loaded, "begun anew");
        same(0, shell.window.flags, "the screen may go off until the page asks again");
        shell.onPause();
        shell.onStop();
        final WebView second = page(shell);
        second.client.onRenderProcessGone(second, null);
        same(0, ((ViewGroup) shell.content).children.size(), "nothing while nobody looks");
        shell.onStart();
        same(true, page(shell) != second, "and again when somebody does");
        page(shell).client.onRenderProcessGone(page(shell), null);
        page(shell).client.onRenderProcessGone(page(shell), null);
        same(true, explained(shell).startsWith("words " + R.string.fell), "not for ever");
        shell.onStop();
        shell.onStart();
        same(true, explained(shell) != null, "nor by itself");
        press(shell);
        same(null, explained(shell), "but when asked to");
    }

    private static void backAsksThePageFirst() {
        final WebShell shell = begun(NEW);
        shell.onBackPressed();
        page(shell).callback.onReceiveValue("true");
        same(0, shell.left, "the page stays");
        shell.onBackPressed();
        page(shell).callback.onReceiveValue("false");
        same(1, shell.left, "the page lets go");
        shell.onBackPressed();
        shell.onBackPressed();
        same(1, shell.left, "a page that hasn't answered yet is waited for");
    }

    private static WebChromeClient.FileChooserParams wanted(int mode) {
        return new WebChromeClient.FileChooserParams() {
            @Override
            public int getMode() {
                return mode;
            }
        };
    }

    private static void thePageIsAlwaysAnsweredWhichFilesItGets() {
        final WebShell shell = begun(NEW);
        final String[] answer = {"none yet"};
        final int[] answers = {0};
        final Runnable ask = () -> page(shell).chrome.onShowFileChooser(page(shell), files -> {
            ++answers[0];
            answer[0] = files == null ? "none" : Arrays.toString(files);
        }, wanted(WebChromeClient.FileChooserParams.MODE_OPEN_MULTIPLE));
        ask.run();
        same(true, shell.sent.extras.get(Intent.EXTRA_ALLOW_MULTIPLE), "several");
        shell.onActivityResult(Picker.REQUEST, 0, null);
        same("none", answer[0], "given up");
        ask.run();
        shell.onActivityResult(Picker.REQUEST, Activity.RESULT_OK, new Intent("", Uri.parse("content://media/1")));
        same("[content://media/1]", answer[0], "one");
        ask.run();
        final Intent several = new Intent("");
        several.clip = ClipData.newRawUri("", Uri.parse("content://media/1"));
        several.clip.items.add(new ClipData.Item(Uri.parse("file:///data/data/org.torchside.web/x")));
        several.clip.items.add(new ClipData.Item(Uri.parse("content://media/2")));
        shell.onActivityResult(Picker.REQUEST, Activity.RESULT_OK, several);
        same("[content://media/1, content://media/2]", answer[0], "several, but none of ours");
        ask.run();
        ask.run();
        same("none", answer[0], "asked again before the first was answered");
        shell.onDestroy();
        same(5, answers[0], "each once");
        shell.nobody = true;
        final WebShell other = begun(NEW);
        other.nobody = true;
        same(true, page(other).chrome.onShowFileChooser(page(other), files -> answer[0] = "nobody " + files, wanted(0)), "no picker");
        same("nobody null", answer[0], "answered all the same");
    }

    private static void give(WebShell shell, String words) {
        final Bridge bridge = (Bridge) page(shell).bridge;
        bridge.begin();
        bridge.piece(Base64.getEncoder().encodeToString(words.getBytes(StandardCharsets.UTF_8)));
    }

    private static void aFileIsSavedWhereThePersonSays() throws InterruptedException {
        final WebShell shell = begun(NEW);
        final Bridge bridge = (Bridge) page(shell).bridge;
        give(shell, "a whole evening");
        same(true, bridge.save("../evening.json"), "taken");
        same("application/json _evening.json", shell.sent.type + " " + shell.sent.extras.get(Intent.EXTRA_TITLE), "asked for a place");
        final WebShell later = begun(NEW); // the system had cleared us away while the person looked for a place
        later.onActivityResult(Saver.REQUEST, Activity.RESULT_OK, new Intent("", Uri.parse("content://documents/1")));
        until(() -> Toast.told == R.string.file_saved, "said");
        same("a whole evening", new String(later.resolver.files.get("content://documents/1"), StandardCharsets.UTF_8), "whole");
        later.onActivityResult(Saver.REQUEST, Activity.RESULT_OK, new Intent("", Uri.parse("content://documents/full")));
        until(() -> Toast.told == R.string.file_not_saved, "said, too");
        Toast.told = 0;
        later.onActivityResult(Saver.REQUEST, 0, null);
        same(0, Toast.told, "given up is nothing to talk about");
        bridge.begin();
        same(false, bridge.save("empty-handed"), "nothing came");
    }

    private static void wordsAndPicturesGoToOtherApps() {
        final WebShell shell = begun(NEW);
        final Bridge bridge = (Bridge) page(shell).bridge;
        bridge.shareText("title", "text");
        same("android.intent.action.SEND text/plain text", shell.sent.target.action + " " + shell.sent.target.type + " " + shell.sent.target.extras.get(Intent.EXTRA_TEXT), "words");
        give(shell, "picture");
        same(true, bridge.sharePicture("title"), "taken");
        same("image/png content://org.torchside.web.picture/evening.png 1", shell.sent.target.type + " " + shell.sent.target.extras.get(Intent.EXTRA_STREAM) + " "
                + shell.sent.target.extras.get("flags"), "lent, and to be looked at");
        same(7L, LentPicture.file(shell).length(), "the picture");
        same(false, bridge.sharePicture("title"), "once only");
    }

    private static void filesFromOtherAppsWaitForThePage() throws Exception {
        final WebShell shell = begun(NEW);
        shell.resolver.files.put("content://mail/My deck.o8d", "deck".getBytes(StandardCharsets.UTF_8));
        shell.onNewIntent(new Intent(Intent.ACTION_VIEW, Uri.parse("content://mail/My deck.o8d")));
        Thread.sleep(200);
        same(null, page(shell).script, "the page isn't there yet");
        ((Bridge) page(shell).bridge).begun();
        until(() -> "torchsideOffered('My%20deck.o8d')".equals(page(shell).script), "told");
        same("deck", read(got(shell, "https://torchside.invalid/offered/My%20deck.o8d")), "handed out");
        page(shell).script = null;
        shell.onNewIntent(new Intent(Intent.ACTION_VIEW, Uri.parse("content://mail/lost")));
        until(() -> Toast.told == R.string.file_unreadable, "said");
        shell.onNewIntent(new Intent(Intent.ACTION_VIEW, Uri.parse("file:///data/data/org.torchside.web/x")));
        shell.onNewIntent(new Intent(Intent.ACTION_VIEW, Uri.parse("content://org.torchside.web.picture/evening.png")));
        shell.onNewIntent(new Intent("main"));
        Thread.sleep(200);
        same(null, page(shell).script, "nothing of ours");
    }

    private static void aPageThatBeginsAnewAsksAnew() throws Exception {
        final WebShell shell = begun(NEW);
        ((Bridge) page(shell).bridge).begun();
        ((Bridge) page(shell).bridge).keepAwake(true);
        page(shell).client.onPageStarted(page(shell), Site.START, null);
        same(0, shell.window.flags, "the screen may go off");
        shell.resolver.files.put("content://mail/a.o8d", new byte[1]);
        shell.onNewIntent(new Intent(Intent.ACTION_VIEW, Uri.parse("content://mail/a.o8d")));
        Thread.sleep(200);
        same(null, page(shell).script, "a file waits");
        ((Bridge) page(shell).bridge).begun();
        until(() -> "torchsideOffered('a.o8d')".equals(page(shell).script), "until it is there");
    }

    private static void thePhoneDoesWhatThePageAsks() {
        final WebShell shell = begun(NEW);
        final Bridge bridge = (Bridge) page(shell).bridge;
        same(false, bridge.vibrates(), "no motor");
        bridge.vibrate(50);
        final Vibrator motor = new Vibrator();
        shell.services.put("vibrator", motor);
        bridge.vibrate(50);
        bridge.vibrate(0);
        bridge.vibrate(-1);
        same(1, motor.times, "once");
        bridge.keepAwake(true);
        same(128, shell.window.flags, "awake");
        bridge.keepAwake(false);
        same(0, shell.window.flags, "as it likes");
        bridge.bars("#fbf7f0");
        same("fffbf7f0 8208", Integer.toHexString(shell.window.bars) + " " + shell.window.decor.flags, "light bars, dark signs");
        bridge.bars("red");
        bridge.bars("#15120f");
        same("ff15120f 0", Integer.toHexString(shell.window.bars) + " " + shell.window.decor.flags, "the other way round");
    }

    private static void thePageIsToldOfNightAndEdges() {
        final WebShell shell = begun(NEW);
        final Bridge bridge = (Bridge) page(shell).bridge;
        same(false, bridge.isDark(), "by day");
        shell.resources.configuration.uiMode = 33;
        shell.onConfigurationChanged(shell.resources.configuration);
        same(true, bridge.isDark(), "by night");
        same("[0,25,0,15]", bridge.edges(), "what bars of 50 and 30 cover at a density of two");
        same("window.torchsideEdges && torchsideEdges([0,25,0,15])", page(shell).script, "told");
        page(shell).script = null;
        shell.onConfigurationChanged(shell.resources.configuration);
        same("window.torchsideLook && torchsideLook(true)", page(shell).script, "the same edges aren't told twice");
    }

    public static void main(String[] none) throws Exception {
        aPageIsShownWithoutFilesAndPlaces();
        onlyWhatIsInThePackageIsHandedOut();
        otherPagesAreTheSystems();
        aPhoneWithoutAWebViewIsTold();
        aPageThatFellComesBackWhenItIsSeen();
        backAsksThePageFirst();
        thePageIsAlwaysAnsweredWhichFilesItGets();
        aFileIsSavedWhereThePersonSays();
        wordsAndPicturesGoToOtherApps();
        filesFromOtherAppsWaitForThePage();
        aPageThatBeginsAnewAsksAnew();
        thePhoneDoesWhatThePageAsks();
        thePageIsToldOfNightAndEdges();
        System.out.println("held " + held);
    }
}

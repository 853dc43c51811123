package org.torchside.app;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.os.VibrationEffect;
import android.os.Vibrator;
import android.webkit.JavascriptInterface;

import java.io.File;

// What the page asks of the phone (bridge.js). It speaks from a thread of its own, one call after the other; whatever shows
// something is handed on to the shell's.
public final class Bridge {
    private static final long LONGEST = 5_000;
    private final WebShell shell;
    private final Pieces pieces;

    Bridge(WebShell shell) {
        this.shell = shell;
        this.pieces = new Pieces(Saver.waiting(shell));
    }

    private Vibrator vibrator() {
        return (Vibrator) shell.getSystemService(Context.VIBRATOR_SERVICE);
    }

    @JavascriptInterface
    public boolean vibrates() {
        return vibrator() != null && vibrator().hasVibrator();
    }

    @JavascriptInterface
    public void vibrate(int milliseconds) {
        if (milliseconds > 0 && vibrates())
            vibrator().vibrate(VibrationEffect.createOneShot(Math.min(milliseconds, LONGEST), VibrationEffect.DEFAULT_AMPLITUDE));
    }

    @JavascriptInterface
    public void keepAwake(boolean awake) {
        shell.runOnUiThread(() -> shell.keepAwake(awake));
    }

    @JavascriptInterface
    public void shareText(String title, String text) {
        shell.runOnUiThread(() -> shell.outbox().text(title, text));
    }

    @JavascriptInterface
    public void begin() {
        pieces.begin();
    }

    @JavascriptInterface
    public void piece(String base64) {
        pieces.add(base64);
    }

    @JavascriptInterface
    public boolean save(String name) {
        final boolean whole = pieces.end();
        if (whole)
            shell.runOnUiThread(() -> shell.saver().ask(name));
        return whole;
    }

    @JavascriptInterface
    public boolean sharePicture(String title) {
        final File lent = LentPicture.file(shell);
        if (!pieces.end() || !lent.delete() && lent.exists() || !Saver.waiting(shell).renameTo(lent))
            return false;
        shell.runOnUiThread(() -> shell.outbox().picture(title));
        return true;
    }

    @JavascriptInterface
    public void copy(String text) {
        final ClipboardManager clipboard = (ClipboardManager) shell.getSystemService(Context.CLIPBOARD_SERVICE);
        clipboard.setPrimaryClip(ClipData.newPlainText("Torchside", text));
    }

    @JavascriptInterface
    public void say(String words, String language) {
        shell.runOnUiThread(() -> shell.voice().say(words, language));
    }

    @JavascriptInterface
    public void open(String address) {
        shell.runOnUiThread(() -> shell.outbox().page(address));
    }

    @JavascriptInterface
    public void bars(String colour) {
        if (Tone.is(colour))
            shell.runOnUiThread(() -> shell.colourBars(Tone.of(colour)));
    }

    @JavascriptInterface
    public boolean isDark() {
        return shell.isDark();
    }

    @JavascriptInterface
    public String edges() {
        return shell.edges();
    }

    @JavascriptInterface
    public void begun() {
        shell.runOnUiThread(() -> shell.begun());
    }
}

package org.torchside.app;

import android.content.Intent;
import android.net.Uri;

import org.torchside.web.R;

import java.io.File;
import java.io.IOException;
import java.util.ArrayDeque;

// Files opened with us, or shared to us: they go to the page as if they had been dropped there, once it can take them.
final class Inbox {
    private final WebShell shell;
    private final ArrayDeque<String> files = new ArrayDeque<>();
    private boolean isOpen;

    Inbox(WebShell shell) {
        this.shell = shell;
    }

    static File folder(WebShell shell) {
        return new File(shell.getCacheDir(), "offered"); // where OfferedFile puts them
    }

    void take(Intent intent) {
        final Uri uri = OfferedFile.of(intent);
        if (uri != null && Outside.mayTake(uri.toString(), shell.getPackageName()))
            new Thread(() -> copy(uri)).start();
    }

    private void copy(Uri uri) {
        try {
            final File file = OfferedFile.copied(shell, uri);
            shell.runOnUiThread(() -> {
                files.add(file.getName());
                tell();
            });
        } catch (IOException | RuntimeException refused) {
            shell.say(R.string.file_unreadable);
        }
    }

    // Whether the page can take them.
    void open(boolean now) {
        isOpen = now;
        tell();
    }

    private void tell() {
        while (isOpen && !files.isEmpty())
            shell.run("torchsideOffered('" + Site.encoded(files.remove()) + "')");
    }
}

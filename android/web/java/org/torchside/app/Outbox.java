package org.torchside.app;

import android.content.ClipData;
import android.content.Intent;
import android.net.Uri;

import org.torchside.web.R;

// What is given to other apps: words, pictures, and pages that aren't ours.
final class Outbox {
    private final WebShell shell;

    Outbox(WebShell shell) {
        this.shell = shell;
    }

    void text(String title, String text) {
        final Intent intent = new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_SUBJECT, title);
        start(Intent.createChooser(intent.putExtra(Intent.EXTRA_TEXT, text), title));
    }

    // The clip is what lets the other app look at it, and the chooser show it.
    void picture(String title) {
        final Uri place = LentPicture.place();
        final Intent intent = new Intent(Intent.ACTION_SEND).setType("image/png").putExtra(Intent.EXTRA_SUBJECT, title);
        intent.putExtra(Intent.EXTRA_STREAM, place);
        intent.setClipData(ClipData.newRawUri(title, place));
        start(Intent.createChooser(intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION), title));
    }

    void page(String address) {
        if (Outside.mayOpen(address))
            start(new Intent(Intent.ACTION_VIEW, Uri.parse(address)).addCategory(Intent.CATEGORY_BROWSABLE));
    }

    private void start(Intent intent) {
        try {
            shell.startActivity(intent);
        } catch (RuntimeException nobody) { // nobody is there, or nobody may
            shell.say(R.string.nobody_opens);
        }
    }
}

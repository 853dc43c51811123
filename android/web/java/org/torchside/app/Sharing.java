package org.torchside.app;

import android.content.ClipData;
import android.content.Intent;
import android.net.Uri;

// What is given to other apps.
final class Sharing {
    private Sharing() {
    }

    static Intent text(String title, String text) {
        return new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_SUBJECT, title).putExtra(Intent.EXTRA_TEXT, text);
    }

    // The clip is what lets the other app look at it, and the chooser show it.
    static Intent picture(String title) {
        final Uri place = LentPicture.place();
        final Intent intent = new Intent(Intent.ACTION_SEND).setType("image/png").putExtra(Intent.EXTRA_SUBJECT, title);
        intent.putExtra(Intent.EXTRA_STREAM, place);
        intent.setClipData(ClipData.newRawUri(title, place));
        return intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
    }
}

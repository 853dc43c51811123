package org.torchside.app;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;

import org.torchside.web.R;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

// A file that the page lets go of, to where the person says.
final class Saver implements Runnable {
    static final int REQUEST = 1;
    private final WebShell shell;
    private Uri place;

    Saver(WebShell shell) {
        this.shell = shell;
    }

    static File waiting(Activity shell) {
        return new File(shell.getCacheDir(), "saving");
    }

    void ask(String suggested) {
        final String name = Pieces.name(suggested);
        final Intent intent = new Intent(Intent.ACTION_CREATE_DOCUMENT).addCategory(Intent.CATEGORY_OPENABLE).setType(Pieces.type(name));
        intent.putExtra(Intent.EXTRA_TITLE, name);
        try {
            shell.startActivityForResult(intent, REQUEST);
        } catch (ActivityNotFoundException nobody) {
            shell.say(R.string.nobody_opens);
        }
    }

    void result(int result, Intent data) {
        if (result != Activity.RESULT_OK || data == null || data.getData() == null)
            return;
        place = data.getData();
        new Thread(this).start();
    }

    @Override
    public void run() {
        int told = R.string.file_saved;
        try (InputStream in = new FileInputStream(waiting(shell)); OutputStream out = shell.getContentResolver().openOutputStream(place, "w")) {
            if (out == null)
                throw new IOException("nothing behind " + place);
            final byte[] part = new byte[65536];
            for (int read = in.read(part); read >= 0; read = in.read(part))
                out.write(part, 0, read);
        } catch (IOException | RuntimeException refused) {
            told = R.string.file_not_saved;
        }
        shell.say(told);
    }
}

package org.torchside.app;

import android.content.Context;
import android.content.Intent;
import android.database.Cursor;
import android.net.Uri;
import android.provider.OpenableColumns;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

// A file that another app lends us for a moment: copied under its own name, so that it can be read like any other.
final class OfferedFile {
    private static final long LARGEST = 32L * 1024 * 1024;

    private OfferedFile() {
    }

    @SuppressWarnings("deprecation")
    static Uri of(Intent intent) {
        if (intent == null)
            return null;
        if (Intent.ACTION_VIEW.equals(intent.getAction()))
            return intent.getData();
        if (Intent.ACTION_SEND.equals(intent.getAction()))
            return (Uri) intent.getParcelableExtra(Intent.EXTRA_STREAM);
        return null;
    }

    static File copied(Context context, Uri uri) throws IOException {
        final File folder = new File(context.getCacheDir(), "offered");
        if (!folder.isDirectory() && !folder.mkdirs())
            throw new IOException("no room for " + folder);
        final File file = new File(folder, plain(nameOf(context, uri)));
        try (InputStream in = context.getContentResolver().openInputStream(uri);
             OutputStream out = new FileOutputStream(file)) {
            if (in == null)
                throw new IOException("nothing behind " + uri);
            final byte[] part = new byte[65536];
            long all = 0;
            for (int read = in.read(part); read >= 0; read = in.read(part)) {
                all += read;
                if (all > LARGEST)
                    throw new IOException("too large: " + uri);
                out.write(part, 0, read);
            }
        }
        return file;
    }

    private static String nameOf(Context context, Uri uri) {
        try (Cursor cursor = context.getContentResolver().query(uri, new String[] {OpenableColumns.DISPLAY_NAME},
                                                                null, null, null)) {
            if (cursor != null && cursor.moveToFirst() && cursor.getString(0) != null)
                return cursor.getString(0);
        }
        return uri.getLastPathSegment() == null ? "file" : uri.getLastPathSegment();
    }

    // Whoever lends the file names it, too: the name may not lead out of our folder.
    static String plain(String name) {
        final String tame = name.replaceAll("[^\\p{L}\\p{N}._ -]", "_").replaceAll("^[. ]+", "");
        return tame.isEmpty() ? "file" : tame.substring(Math.max(0, tame.length() - 120));
    }
}

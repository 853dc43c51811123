package org.torchside.app;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Base64;
import java.util.Locale;

// A file that the page hands over piece by piece, because only words pass from there to here. It lies in our own folder
// until it is known where it goes, even if the system clears us away meanwhile.
final class Pieces {
    private static final long LARGEST = 64L * 1024 * 1024;
    private final File file;
    private long size;
    private boolean whole;

    Pieces(File file) {
        this.file = file;
    }

    void begin() {
        size = 0;
        whole = file.delete() || !file.exists();
    }

    void add(String piece) {
        if (!whole)
            return;
        try (OutputStream out = new FileOutputStream(file, true)) {
            final byte[] bytes = Base64.getDecoder().decode(piece);
            size += bytes.length;
            if (size > LARGEST)
                throw new IOException("too large");
            out.write(bytes);
        } catch (IOException | IllegalArgumentException refused) {
            whole = false;
        }
    }

    // Whether all of it is there.
    boolean end() {
        final boolean is = whole && file.exists();
        whole = false;
        return is;
    }

    // What it is saved under: a name alone, with nothing that leads elsewhere.
    static String name(String suggested) {
        final String tame = (suggested == null ? "" : suggested).replaceAll("[\\x00-\\x1f\\x7f/\\\\:*?\"<>|]", "_").replaceAll("^[. ]+|[. ]+$", "");
        return tame.isEmpty() ? "torchside" : tame.substring(Math.max(0, tame.length() - 120));
    }

    // A type that lets the name stay as it is: the system adds an ending of its own where it misses one.
    static String type(String name) {
        final String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        switch (ending) {
        case "json":
            return "application/json";
        case "csv":
            return "text/csv";
        case "png":
            return "image/png";
        case "pdf":
            return "application/pdf";
        default:
            return "application/octet-stream";
        }
    }
}

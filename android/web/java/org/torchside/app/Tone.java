package org.torchside.app;

// A colour that the page names, "#rrggbb".
final class Tone {
    private Tone() {
    }

    static boolean is(String text) {
        return text != null && text.matches("#[0-9a-fA-F]{6}");
    }

    static int of(String text) {
        return 0xff000000 | Integer.parseInt(text.substring(1), 16);
    }

    // Whether dark signs are to be read on it.
    static boolean isLight(int colour) {
        return 299 * (colour >> 16 & 255) + 587 * (colour >> 8 & 255) + 114 * (colour & 255) > 128_000;
    }
}

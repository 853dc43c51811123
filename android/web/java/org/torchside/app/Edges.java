package org.torchside.app;

// How much of a page lies below the screen's cut-outs and bars.
final class Edges {
    static final String NONE = "[0,0,0,0]";

    private Edges() {
    }

    // What is covered of a window, where the page lies in it, and how large both are: {left, top, right, bottom}, {left, top,
    // width, height}, {width, height}. Only what lies over the page counts: the system may keep it away from its bars already.
    static String covered(int[] bars, int[] page, int[] window, float density) {
        final int[] over = {bars[0] - page[0], bars[1] - page[1], bars[2] - (window[0] - page[0] - page[2]), bars[3] - (window[1] - page[1] - page[3])};
        final StringBuilder out = new StringBuilder("[");
        for (int side = 0; side < over.length; ++side)
            out.append(side > 0 ? "," : "").append((int) Math.ceil(Math.max(0, over[side]) / density));
        return out.append("]").toString();
    }
}

package org.torchside.app;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

// What shows the page on this phone, by what it calls itself; makers' own ones count their packages otherwise.
final class Engine {
    static final int OLDEST = 85; // the page's own words and the program need it
    private static final Pattern NAME = Pattern.compile("\\bChrome/(\\d{1,9})\\.");

    private Engine() {
    }

    // 0 where it doesn't say.
    static int version(String agent) {
        final Matcher found = NAME.matcher(agent == null ? "" : agent);
        return found.find() ? Integer.parseInt(found.group(1)) : 0;
    }

    static boolean isTooOld(String agent) {
        final int version = version(agent);
        return version > 0 && version < OLDEST;
    }
}

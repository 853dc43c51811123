package org.torchside.app;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

// What leads out of the page, and what may come in: judged by words alone.
final class Outside {
    private static final List<String> SCHEMES = Arrays.asList("https", "http", "mailto", "bgstats");

    private Outside() {
    }

    // Whether the system may be asked to show this: never a file, another app's insides, or a script.
    static boolean mayOpen(String address) {
        if (address == null || Site.isOurs(address))
            return false;
        final int colon = address.indexOf(':');
        return colon > 0 && SCHEMES.contains(address.substring(0, colon).toLowerCase(Locale.ROOT));
    }

    // Whether what a picker gave is another app's to give: a path of ours would let it read what we keep.
    static boolean mayTake(String uri, String ours) {
        if (uri == null || !uri.startsWith("content://"))
            return false;
        final String authority = uri.substring("content://".length()).split("[/?#]", 2)[0];
        final String host = authority.substring(authority.lastIndexOf('@') + 1);
        return !host.isEmpty() && !host.equals(ours) && !host.startsWith(ours + ".");
    }
}

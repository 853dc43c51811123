package org.torchside.app;

import java.util.ArrayDeque;

// How often the page's process ended lately: it is begun anew, but not for ever.
final class Falls {
    private static final int MOST = 3;
    private static final long WHILE = 60_000;
    private final ArrayDeque<Long> times = new ArrayDeque<>();

    // Another one, now; whether these are too many.
    boolean tooMany(long now) {
        while (!times.isEmpty() && now - times.getFirst() > WHILE)
            times.removeFirst();
        times.addLast(now);
        return times.size() > MOST;
    }

    void forget() {
        times.clear();
    }
}

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

// What the shell is written in, once each: what it says must be the same before and after the way through Android's byte code.
public class Everything {
    private static final String WORDS = "ä \"%d\" \\ \u2026\n";
    private static final long LARGE = 1L << 40;
    private static final char LETTER = 'x';
    private static int made;
    final int number;
    private final int kept = 7;
    private byte small = -3;
    private boolean[] flags = new boolean[2];
    private long[] longs = {1, -2, Long.MIN_VALUE};
    private double part = 0.25;

    interface Act {
        String act(int with, long and);
    }

    Everything(int number) {
        this.number = number;
        ++made;
    }

    Everything() {
        this(made > 1 ? new Everything(9).number : 4);
    }

    static class Child extends Everything {
        private final String name;

        Child(String name) {
            super(name.length());
            this.name = name;
        }

        @Override
        public String toString() {
            return name + number + super.toString().isEmpty();
        }
    }

    @Override
    public String toString() {
        return "e" + number + kept + small + part + flags[1] + longs[2] + WORDS + LARGE + LETTER;
    }

    private static String kind(String of) {
        switch (of) {
        case "one":
        case "Aa":
            return "first";
        case "BB":
            return "second";
        default:
            return "none";
        }
    }

    private static int dense(int of) {
        switch (of) {
        case 3:
            return 30;
        case 4:
            return 40;
        case 5:
            of += 100;
            break;
        default:
            of = -of;
        }
        return of;
    }

    private static String tried(int how) {
        final StringBuilder out = new StringBuilder();
        try {
            try {
                if (how == 0)
                    throw new IOException("first");
                if (how == 1)
                    throw new IllegalStateException("second");
                out.append(10 / (how - 2));
            } catch (IOException trouble) {
                out.append("caught ").append(trouble.getMessage());
            } finally {
                out.append(" at last");
            }
        } catch (ArithmeticException | IllegalStateException trouble) {
            out.append(" outside ").append(trouble.getClass().getName());
        }
        return out.toString();
    }

    static final class Door implements AutoCloseable {
        private final StringBuilder told;

        Door(StringBuilder told) {
            this.told = told;
        }

        @Override
        public void close() throws IOException {
            told.append("closed;");
            throw new IOException("jammed");
        }
    }

    private static String closed() {
        final StringBuilder told = new StringBuilder();
        try (Door door = new Door(told)) {
            told.append(door != null);
            throw new IllegalArgumentException("inside");
        } catch (IllegalArgumentException | IOException trouble) {
            told.append(trouble.getMessage()).append(trouble.getSuppressed().length);
        }
        return told.toString();
    }

    private int bump() {
        int sum = small++;
        sum += ++made;
        longs[0] += 5;
        longs[1] *= sum--;
        flags[1] = !flags[0];
        part /= 3;
        final int[] counts = new int[3];
        counts[sum & 1]++;
        counts[2] = counts[0] = 5;
        return counts[0] + counts[1] + (int) longs[0] + (int) (part * 100) + (byte) 300 + (char) 65601 + (short) 70000;
    }

    private String later(Predicate<Object> taker) {
        final Runnable run = () -> taker.test("run " + number + ++small);
        run.run();
        run.run();
        final Comparator<String> shortest = (first, second) -> first.length() - second.length();
        final List<String> sorted = new ArrayList<>();
        sorted.add("long");
        sorted.add("so");
        sorted.sort(shortest);
        return sorted.toString();
    }

    private static long mixed(int a, long b, double c, float d, Object e) {
        long all = a * b - (long) c % 7 + (long) (d / 2) ^ b << 3 | a >>> 1;
        if (e instanceof String && ((String) e).length() > 2 || b > 5 && c <= 2.5)
            all = ~all >> 2;
        for (int i = 0, j = 300; i < j; i += 7, j -= 1000 / 100)
            all += i % 2 == 0 ? i : -j;
        return all;
    }

    public static void main(String[] given) {
        final Everything one = new Everything(), two = new Child("two"), three = new Everything();
        final List<Object> all = new ArrayList<>();
        final int base = 5;
        final Act act = new Act() {
            @Override
            public String act(int with, long and) {
                return "acted " + (with + and + base) + one.number;
            }
        };
        all.add(one);
        all.add(two);
        all.add(three.bump());
        all.add(act.act(2, LARGE));
        for (String each : new String[] {"one", "Aa", "BB", "C"})
            all.add(kind(each));
        for (int each = 0; each < 8; ++each)
            all.add(dense(each) + tried(each % 4));
        all.add(closed());
        all.add(mixed(3, 4, 5.5, 6.5f, "abc"));
        all.add(mixed(-3, 40, 1.5, 6.5f, null));
        all.add(given.length > 0 ? given[0] : null);
        all.add(new byte[][] {{1, 2}, {3}}[0][1]);
        all.add(String.class.getName() + one.equals(two) + (one == two) + new String(new char[] {'q', 'r'}));
        final long caught = LARGE;
        final Act lambda = (with, and) -> base + with + caught + and + one.number + "";
        all.add(lambda.act(3, 9));
        all.add(three.later(all::add));
        for (Object each : all)
            System.out.println(each);
    }
}

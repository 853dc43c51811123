package org.torchside.app;

// Loads classes, which has each of them verified.
public final class LoadAll {
    private LoadAll() {
    }

    public static void main(String[] names) throws ClassNotFoundException {
        for (String name : names)
            Class.forName(name, true, LoadAll.class.getClassLoader()).getDeclaredMethods();
        System.out.println(names.length + " stand");
    }
}

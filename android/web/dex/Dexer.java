import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

// Debian has an assembler for Android's byte code, smali, but nothing that makes it of Java's. This does, for as much of
// Java as the shell is written in: what it doesn't know it refuses, with the place.
//     Dexer CLASSES SMALI     every .class below one folder becomes a .smali in the other
public final class Dexer {
    private static final String[] CLASS = {"public", "", "", "", "final", "", "", "", "", "interface", "abstract", "", "synthetic"};
    private static final String[] FIELD = {"public", "private", "protected", "static", "final", "", "volatile", "transient", "", "", "", "", "synthetic"};
    private static final String[] METHOD = {"public", "private", "protected", "static", "final", "", "bridge", "varargs", "native", "", "abstract", "", "synthetic"};

    private Dexer() {
    }

    public static void main(String[] given) throws IOException {
        final Path classes = Path.of(given[0]), smali = Path.of(given[1]);
        final List<Path> all;
        try (Stream<Path> found = Files.walk(classes)) {
            all = found.filter(path -> path.toString().endsWith(".class")).sorted().collect(Collectors.toList());
        }
        for (Path path : all) {
            final ClassNode node = new ClassNode();
            new ClassReader(Files.readAllBytes(path)).accept(node, ClassReader.SKIP_FRAMES);
            for (ClassNode lambda : new Lambdas(node).written())
                write(smali, lambda);
            write(smali, node);
        }
    }

    private static void write(Path folder, ClassNode node) throws IOException {
        final Path out = folder.resolve(node.name + ".smali");
        Files.createDirectories(out.getParent());
        Files.write(out, text(node).getBytes(StandardCharsets.UTF_8));
    }

    static IllegalArgumentException refused(String what, String where) {
        return new IllegalArgumentException(where + ": " + what + " is more than this dexer knows; write it another way, or name a d8 by TORCHSIDE_D8");
    }

    private static String words(int access, String[] names) {
        final StringBuilder words = new StringBuilder();
        for (int bit = 0; bit < names.length; ++bit)
            if ((access >> bit & 1) != 0 && !names[bit].isEmpty())
                words.append(names[bit]).append(' ');
        return words.toString();
    }

    private static String text(ClassNode node) {
        final StringBuilder out = new StringBuilder();
        out.append(".class ").append(words(node.access, CLASS)).append('L').append(node.name).append(";\n");
        out.append(".super L").append(node.superName).append(";\n.source ").append(quoted(node.sourceFile)).append('\n');
        for (String one : node.interfaces)
            out.append(".implements L").append(one).append(";\n");
        for (FieldNode field : node.fields)
            out.append(".field ").append(words(field.access, FIELD)).append(field.name).append(':').append(field.desc)
                    .append(field.value == null || (field.access & Opcodes.ACC_STATIC) == 0 ? "" : " = " + value(field.value, field.desc)).append('\n');
        for (MethodNode method : node.methods)
            out.append(method(node, method));
        return out.toString();
    }

    private static String method(ClassNode node, MethodNode method) {
        final String where = node.name + "." + method.name;
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0)
            throw refused("a synchronized method", where);
        final StringBuilder out = new StringBuilder(".method ");
        out.append(words(method.access, METHOD)).append(method.name.startsWith("<") ? "constructor " : "").append(method.name).append(method.desc).append('\n');
        if (method.visibleAnnotations != null)
            for (AnnotationNode one : method.visibleAnnotations) {
                if (one.values != null)
                    throw refused("an annotation with values", where);
                out.append(".annotation runtime ").append(one.desc).append("\n.end annotation\n");
            }
        if ((method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0)
            new Body(node, method, out).write();
        return out.append(".end method\n").toString();
    }

    private static String value(Object value, String type) {
        if (value instanceof String)
            return quoted((String) value);
        if (type.equals("Z"))
            return value.equals(0) ? "false" : "true";
        if (type.equals("C"))
            return String.format("'\\u%04x'", (Integer) value);
        return value + (value instanceof Long ? "L" : value instanceof Float ? "f" : type.equals("B") ? "t" : type.equals("S") ? "s" : "");
    }

    static String quoted(String text) {
        final StringBuilder out = new StringBuilder("\"");
        for (char each : text.toCharArray())
            if (each < 32 || each > 126 || each == '"' || each == '\\')
                out.append(String.format("\\u%04x", (int) each));
            else
                out.append(each);
        return out.append('"').toString();
    }
}

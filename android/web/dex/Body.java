import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

// A method's code. Each place of Java's stack is a register of its own, and so is each local: the stack's come first, so
// that the many instructions that know sixteen registers only can do with them, and a call's arguments lie side by side.
final class Body {
    private static final int DEEPEST = 15;
    private final ClassNode node;
    private final MethodNode method;
    private final StringBuilder out;
    private final Map<Label, String> labels = new HashMap<>();
    private Frame<BasicValue>[] frames;
    private int parameters;

    Body(ClassNode node, MethodNode method, StringBuilder out) {
        this.node = node;
        this.method = method;
        this.out = out;
    }

    String where() {
        return node.name + "." + method.name + method.desc;
    }

    // One more than Java needs, to put aside.
    private int stack() {
        return method.maxStack + 1;
    }

    String local(int index) {
        return index < parameters ? "p" + index : "v" + (stack() + index - parameters);
    }

    String label(LabelNode of) {
        return labels.computeIfAbsent(of.getLabel(), unused -> ":at_" + labels.size());
    }

    void line(String format, Object... values) {
        out.append("    ").append(String.format(format, values)).append('\n');
    }

    void write() {
        if (method.maxStack > DEEPEST)
            throw Dexer.refused("a stack of " + method.maxStack, where());
        parameters = Type.getArgumentsAndReturnSizes(method.desc) >> 2;
        if ((method.access & Opcodes.ACC_STATIC) != 0)
            --parameters; // which counts an object that isn't there
        try {
            frames = new Analyzer<>(new Kinds()).analyze(node.name, method);
        } catch (AnalyzerException trouble) {
            throw new IllegalStateException(where(), trouble);
        }
        line(".registers %d", stack() + Math.max(0, method.maxLocals - parameters) + parameters);
        final Set<LabelNode> handlers = new HashSet<>();
        for (TryCatchBlockNode each : method.tryCatchBlocks)
            handlers.add(each.handler);
        final Jumps jumps = new Jumps(this);
        final Step step = new Step(this, node, jumps);
        for (AbstractInsnNode each : method.instructions)
            if (each instanceof LabelNode)
                mark((LabelNode) each, handlers);
            else if (each instanceof LineNumberNode)
                line(".line %d", ((LineNumberNode) each).line);
            else if (each.getOpcode() >= 0 && reached(each))
                step.write(each, new Depth(frames[method.instructions.indexOf(each)]));
        jumps.writeTables();
        for (TryCatchBlockNode each : method.tryCatchBlocks)
            guard(each);
    }

    private boolean reached(AbstractInsnNode at) {
        return frames[method.instructions.indexOf(at)] != null;
    }

    private void mark(LabelNode at, Set<LabelNode> handlers) {
        out.append("    ").append(label(at)).append('\n');
        if (handlers.contains(at) && reached(at))
            line("move-exception v0");
    }

    private boolean covers(TryCatchBlockNode each, AbstractInsnNode at) {
        final int place = method.instructions.indexOf(at);
        return method.instructions.indexOf(each.start) <= place && place < method.instructions.indexOf(each.end);
    }

    // Android looks for a fitting type before it takes what catches all: what Java has behind that never gets its turn.
    private boolean isTaken(TryCatchBlockNode by, AbstractInsnNode at) {
        for (TryCatchBlockNode each : method.tryCatchBlocks) {
            if (each == by)
                return false;
            if (each.type == null && covers(each, at))
                return true;
        }
        return false;
    }

    private void guard(TryCatchBlockNode each) {
        LabelNode from = null;
        boolean holds = false;
        for (AbstractInsnNode at = each.start;; at = at.getNext()) {
            final boolean isEnd = at == each.end || isTaken(each, at);
            if (at instanceof LabelNode && holds && isEnd)
                guard(each, from, (LabelNode) at);
            if (isEnd)
                holds = false;
            if (at == each.end)
                return;
            if (at instanceof LabelNode && !isEnd && !holds)
                from = (LabelNode) at;
            holds = !isEnd && (holds || at.getOpcode() > Opcodes.NOP && reached(at));
        }
    }

    private void guard(TryCatchBlockNode each, LabelNode from, LabelNode to) {
        if (!reached(each.handler))
            return;
        final String range = "{" + label(from) + " .. " + label(to) + "} " + label(each.handler);
        if (each.type == null)
            line(".catchall %s", range);
        else
            line(".catch L%s; %s", each.type, range);
    }
}

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.BasicValue;

// One instruction of Java's as one or a few of Android's.
final class Step {
    private static final String[] ARRAYS = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"}; // by NEWARRAY's numbers, from 4
    private final Body body;
    private final ClassNode node;
    private final Plain plain;
    private final Jumps jumps;
    private AbstractInsnNode skipped; // the DUP that belongs to a NEW

    Step(Body body, ClassNode node, Jumps jumps) {
        this.body = body;
        this.node = node;
        this.jumps = jumps;
        this.plain = new Plain(body);
    }

    void write(AbstractInsnNode at, Depth depth) {
        if (at == skipped)
            return;
        if (at instanceof VarInsnNode)
            variable((VarInsnNode) at, depth);
        else if (at instanceof MethodInsnNode)
            call((MethodInsnNode) at, depth);
        else if (at instanceof FieldInsnNode)
            field((FieldInsnNode) at, depth);
        else if (at instanceof TypeInsnNode)
            type((TypeInsnNode) at, depth);
        else if (at instanceof JumpInsnNode)
            jumps.jump((JumpInsnNode) at, depth);
        else if (at instanceof LdcInsnNode)
            constant(((LdcInsnNode) at).cst, depth.free());
        else if (at instanceof IntInsnNode)
            number((IntInsnNode) at, depth);
        else if (at instanceof IincInsnNode)
            increase((IincInsnNode) at, depth.free());
        else if (at instanceof TableSwitchInsnNode)
            jumps.table((TableSwitchInsnNode) at, depth);
        else if (at instanceof LookupSwitchInsnNode)
            jumps.table((LookupSwitchInsnNode) at, depth);
        else
            plain.write(at.getOpcode(), depth);
    }

    static String move(BasicValue value) {
        return value.getSize() == 2 ? "move-wide/16" : value.isReference() ? "move-object/16" : "move/16";
    }

    private void variable(VarInsnNode at, Depth depth) {
        final int code = at.getOpcode();
        if (code == Opcodes.RET)
            throw Dexer.refused("a subroutine", body.where());
        if (code >= Opcodes.ISTORE) {
            body.line("%s %s, v%d", move(depth.value(0)), body.local(at.var), depth.at(0));
            return;
        }
        final String how = code == Opcodes.LLOAD || code == Opcodes.DLOAD ? "move-wide/16" : code == Opcodes.ALOAD ? "move-object/16" : "move/16";
        body.line("%s v%d, %s", how, depth.free(), body.local(at.var));
    }

    private void call(MethodInsnNode at, Depth depth) {
        final boolean isStatic = at.getOpcode() == Opcodes.INVOKESTATIC;
        final Type[] types = Type.getArgumentTypes(at.desc);
        final int values = types.length + (isStatic ? 0 : 1);
        final int first = values == 0 ? depth.free() : depth.at(values - 1), end = depth.free();
        final String owner = at.owner.startsWith("[") ? at.owner : "L" + at.owner + ";";
        final String arguments = first == end ? "invoke-%s {}, %s->%s%s" : "invoke-%s/range {v" + first + " .. v" + (end - 1) + "}, %s->%s%s";
        body.line(arguments, way(at), owner, at.name, at.desc);
        if (at.name.equals("<init>") && depth.value(values - 1) instanceof Kinds.Fresh)
            body.line("move-object/16 v%d, v%d", first - 1, first);
        final Type result = Type.getReturnType(at.desc);
        if (result.getSort() != Type.VOID)
            body.line("move-result%s v%d", result.getSize() == 2 ? "-wide" : result.getSort() >= Type.ARRAY ? "-object" : "", first);
    }

    private String way(MethodInsnNode at) {
        switch (at.getOpcode()) {
        case Opcodes.INVOKESTATIC:
            return "static";
        case Opcodes.INVOKEINTERFACE:
            return "interface";
        case Opcodes.INVOKEVIRTUAL:
            return "virtual";
        default:
            return at.name.equals("<init>") || isPrivateHere(at) ? "direct" : "super";
        }
    }

    private boolean isPrivateHere(MethodInsnNode at) {
        if (at.owner.equals(node.name))
            for (MethodNode each : node.methods)
                if (each.name.equals(at.name) && each.desc.equals(at.desc))
                    return (each.access & Opcodes.ACC_PRIVATE) != 0;
        return false;
    }

    // What comes behind iget, sput, aget and the like.
    static String ending(Type type) {
        switch (type.getSort()) {
        case Type.BOOLEAN:
            return "-boolean";
        case Type.BYTE:
            return "-byte";
        case Type.CHAR:
            return "-char";
        case Type.SHORT:
            return "-short";
        case Type.LONG:
        case Type.DOUBLE:
            return "-wide";
        case Type.ARRAY:
        case Type.OBJECT:
            return "-object";
        default:
            return "";
        }
    }

    private void field(FieldInsnNode at, Depth depth) {
        final String kind = ending(Type.getType(at.desc)), what = "L" + at.owner + ";->" + at.name + ":" + at.desc;
        switch (at.getOpcode()) {
        case Opcodes.GETSTATIC:
            body.line("sget%s v%d, %s", kind, depth.free(), what);
            break;
        case Opcodes.PUTSTATIC:
            body.line("sput%s v%d, %s", kind, depth.at(0), what);
            break;
        case Opcodes.GETFIELD:
            body.line("iget%s v%d, v%d, %s", kind, depth.at(0), depth.at(0), what);
            break;
        default:
            body.line("iput%s v%d, v%d, %s", kind, depth.at(0), depth.at(1), what);
        }
    }

    private void type(TypeInsnNode at, Depth depth) {
        final String type = Type.getObjectType(at.desc).getDescriptor();
        switch (at.getOpcode()) {
        case Opcodes.NEW:
            skipped = at.getNext();
            if (skipped.getOpcode() != Opcodes.DUP)
                throw Dexer.refused("a new object that nobody keeps", body.where());
            body.line("new-instance v%d, %s", depth.free() + 1, type);
            break;
        case Opcodes.ANEWARRAY:
            body.line("new-array v%d, v%d, [%s", depth.at(0), depth.at(0), type);
            break;
        case Opcodes.CHECKCAST:
            body.line("check-cast v%d, %s", depth.at(0), type);
            break;
        default:
            body.line("instance-of v%d, v%d, %s", depth.at(0), depth.at(0), type);
        }
    }

    private void constant(Object value, int register) {
        if (value instanceof String)
            body.line("const-string v%d, %s", register, Dexer.quoted((String) value));
        else if (value instanceof Type && ((Type) value).getSort() >= Type.ARRAY && ((Type) value).getSort() <= Type.OBJECT)
            body.line("const-class v%d, %s", register, ((Type) value).getDescriptor());
        else if (value instanceof Integer || value instanceof Float)
            body.line("const v%d, %d", register, value instanceof Float ? Float.floatToRawIntBits((Float) value) : (Integer) value);
        else if (value instanceof Long || value instanceof Double)
            body.line("const-wide v%d, %dL", register, value instanceof Double ? Double.doubleToRawLongBits((Double) value) : (Long) value);
        else
            throw Dexer.refused("the constant " + value, body.where());
    }

    private void number(IntInsnNode at, Depth depth) {
        if (at.getOpcode() == Opcodes.NEWARRAY)
            body.line("new-array v%d, v%d, %s", depth.at(0), depth.at(0), ARRAYS[at.operand - 4]);
        else
            body.line("const v%d, %d", depth.free(), at.operand);
    }

    private void increase(IincInsnNode at, int aside) {
        body.line("move/16 v%d, %s", aside, body.local(at.var));
        body.line("add-int/lit16 v%d, v%d, %d", aside, aside, at.incr);
        body.line("move/16 %s, v%d", body.local(at.var), aside);
    }
}

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

// The instructions that have nothing to say but what they do.
final class Plain {
    private static final String[] TYPES = {"int", "long", "float", "double"};
    private static final String[] SUMS = {"add", "sub", "mul", "div", "rem"};
    private static final String[] BITS = {"shl", "shr", "ushr", "and", "or", "xor"};
    // From I2L on.
    private static final String[] CHANGES = {"int-to-long", "int-to-float", "int-to-double", "long-to-int", "long-to-float", "long-to-double",
        "float-to-int", "float-to-long", "float-to-double", "double-to-int", "double-to-long", "double-to-float", "int-to-byte", "int-to-char", "int-to-short"};
    private static final String[] COMPARISONS = {"cmp-long", "cmpl-float", "cmpg-float", "cmpl-double", "cmpg-double"};
    private final Body body;

    Plain(Body body) {
        this.body = body;
    }

    void write(int code, Depth depth) {
        if (code == Opcodes.NOP || code == Opcodes.POP || code == Opcodes.POP2)
            return;
        if (code <= Opcodes.DCONST_1)
            constant(code, depth.free());
        else if (code >= Opcodes.IALOAD && code <= Opcodes.SALOAD)
            body.line("aget%s v%d, v%d, v%d", element(code - Opcodes.IALOAD, depth, 1), depth.at(1), depth.at(1), depth.at(0));
        else if (code >= Opcodes.IASTORE && code <= Opcodes.SASTORE)
            body.line("aput%s v%d, v%d, v%d", element(code - Opcodes.IASTORE, depth, 2), depth.at(0), depth.at(2), depth.at(1));
        else if (code >= Opcodes.DUP && code <= Opcodes.SWAP)
            again(code, depth);
        else if (code >= Opcodes.IADD && code <= Opcodes.LXOR)
            reckon(code, depth);
        else if (code >= Opcodes.I2L && code <= Opcodes.I2S)
            body.line("%s v%d, v%d", CHANGES[code - Opcodes.I2L], depth.at(0), depth.at(0));
        else if (code >= Opcodes.LCMP && code <= Opcodes.DCMPG)
            body.line("%s v%d, v%d, v%d", COMPARISONS[code - Opcodes.LCMP], depth.at(1), depth.at(1), depth.at(0));
        else
            end(code, depth);
    }

    private void constant(int code, int register) {
        if (code <= Opcodes.ICONST_5)
            body.line("const v%d, %d", register, code == Opcodes.ACONST_NULL ? 0 : code - Opcodes.ICONST_0);
        else if (code <= Opcodes.LCONST_1)
            body.line("const-wide v%d, %dL", register, code - Opcodes.LCONST_0);
        else if (code <= Opcodes.FCONST_2)
            body.line("const v%d, %d", register, Float.floatToRawIntBits(code - Opcodes.FCONST_0));
        else
            body.line("const-wide v%d, %dL", register, Double.doubleToRawLongBits(code - Opcodes.DCONST_0));
    }

    private String element(int place, Depth depth, int array) {
        final String[] endings = {"", "-wide", "", "-wide", "-object", "-byte", "-char", "-short"};
        if (!endings[place].equals("-byte"))
            return endings[place];
        final Type type = depth.value(array).getType(); // Java has one instruction for bytes and booleans
        if (type.getSort() != Type.ARRAY)
            throw Dexer.refused("an array of bytes or booleans, who knows", body.where());
        return Step.ending(Type.getType(type.getDescriptor().substring(1)));
    }

    private int size(Depth depth, int from, int count) {
        int size = 0;
        for (int value = from; value < from + count; ++value)
            size += depth.value(value).getSize();
        return size;
    }

    // The uppermost one or two once more, below so many others: all make room, then the copy goes where they were.
    private void again(int code, Depth depth) {
        if (code == Opcodes.SWAP)
            throw Dexer.refused("a swap", body.where());
        final boolean isPair = code >= Opcodes.DUP2;
        final int below = (code - Opcodes.DUP) % 3;
        final int copied = isPair && depth.value(0).getSize() == 1 ? 2 : 1;
        final int passed = below == 2 && depth.value(copied).getSize() == 2 ? 1 : below;
        final int room = size(depth, 0, copied), way = size(depth, copied, passed);
        for (int value = 0; value < copied + passed; ++value)
            body.line("%s v%d, v%d", Step.move(depth.value(value)), depth.at(value) + room, depth.at(value));
        for (int value = 0; way > 0 && value < copied; ++value)
            body.line("%s v%d, v%d", Step.move(depth.value(value)), depth.at(value) - way, depth.at(value) + room);
    }

    private void reckon(int code, Depth depth) {
        if (code >= Opcodes.INEG && code <= Opcodes.DNEG) {
            body.line("neg-%s v%d, v%d", TYPES[code - Opcodes.INEG], depth.at(0), depth.at(0));
            return;
        }
        final boolean isSum = code < Opcodes.INEG;
        final String what = isSum ? SUMS[(code - Opcodes.IADD) / 4] : BITS[(code - Opcodes.ISHL) / 2];
        final String type = isSum ? TYPES[(code - Opcodes.IADD) % 4] : TYPES[(code - Opcodes.ISHL) % 2];
        body.line("%s-%s v%d, v%d, v%d", what, type, depth.at(1), depth.at(1), depth.at(0));
    }

    private void end(int code, Depth depth) {
        switch (code) {
        case Opcodes.RETURN:
            body.line("return-void");
            break;
        case Opcodes.IRETURN:
        case Opcodes.FRETURN:
            body.line("return v%d", depth.at(0));
            break;
        case Opcodes.LRETURN:
        case Opcodes.DRETURN:
            body.line("return-wide v%d", depth.at(0));
            break;
        case Opcodes.ARETURN:
            body.line("return-object v%d", depth.at(0));
            break;
        case Opcodes.ARRAYLENGTH:
            body.line("array-length v%d, v%d", depth.at(0), depth.at(0));
            break;
        case Opcodes.ATHROW:
            body.line("throw v%d", depth.at(0));
            break;
        default:
            throw Dexer.refused("instruction " + code, body.where());
        }
    }
}

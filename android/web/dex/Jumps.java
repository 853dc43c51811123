import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

import java.util.List;

// Where a method goes on elsewhere. Tables of places stand behind its code.
final class Jumps {
    private final Body body;
    private final StringBuilder tables = new StringBuilder();
    private int tableCount;

    Jumps(Body body) {
        this.body = body;
    }

    void jump(JumpInsnNode at, Depth depth) {
        final String[] how = {"eq", "ne", "lt", "ge", "gt", "le"};
        final String to = body.label(at.label);
        final int code = at.getOpcode();
        if (code == Opcodes.GOTO)
            body.line("goto/32 %s", to);
        else if (code == Opcodes.IFNULL || code == Opcodes.IFNONNULL)
            body.line("if-%sz v%d, %s", how[code - Opcodes.IFNULL], depth.at(0), to);
        else if (code >= Opcodes.IFEQ && code <= Opcodes.IFLE)
            body.line("if-%sz v%d, %s", how[code - Opcodes.IFEQ], depth.at(0), to);
        else if (code >= Opcodes.IF_ICMPEQ && code <= Opcodes.IF_ACMPNE)
            body.line("if-%s v%d, v%d, %s", how[(code - Opcodes.IF_ICMPEQ) % 6], depth.at(1), depth.at(0), to);
        else
            throw Dexer.refused("a subroutine", body.where());
    }

    private String newTable() {
        return ":table_" + tableCount++;
    }

    void table(TableSwitchInsnNode at, Depth depth) {
        final String name = newTable();
        body.line("packed-switch v%d, %s", depth.at(0), name);
        body.line("goto/32 %s", body.label(at.dflt));
        tables.append(name).append("\n.packed-switch ").append(at.min).append('\n');
        for (LabelNode each : at.labels)
            tables.append(body.label(each)).append('\n');
        tables.append(".end packed-switch\n");
    }

    void table(LookupSwitchInsnNode at, Depth depth) {
        final String name = newTable();
        body.line("sparse-switch v%d, %s", depth.at(0), name);
        body.line("goto/32 %s", body.label(at.dflt));
        tables.append(name).append("\n.sparse-switch\n");
        final List<Integer> keys = at.keys;
        for (int each = 0; each < keys.size(); ++each)
            tables.append(keys.get(each)).append(" -> ").append(body.label(at.labels.get(each))).append('\n');
        tables.append(".end sparse-switch\n");
    }

    void writeTables() {
        body.line("%s", tables);
    }
}

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

// What lies where at each instruction: objects and arrays by their own types, and those that NEW has only made room for.
final class Kinds extends BasicInterpreter {
    static final class Fresh extends BasicValue {
        Fresh(Type type) {
            super(type);
        }
    }

    Kinds() {
        super(Opcodes.ASM9);
    }

    @Override
    public BasicValue newValue(Type type) {
        return type != null && (type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY) ? new BasicValue(type) : super.newValue(type);
    }

    @Override
    public BasicValue newOperation(AbstractInsnNode node) throws AnalyzerException {
        final BasicValue made = super.newOperation(node);
        return node.getOpcode() == Opcodes.NEW ? new Fresh(made.getType()) : made;
    }

    @Override
    public BasicValue binaryOperation(AbstractInsnNode node, BasicValue first, BasicValue second) throws AnalyzerException {
        if (node.getOpcode() == Opcodes.AALOAD && first.getType().getSort() == Type.ARRAY)
            return newValue(Type.getType(first.getType().getDescriptor().substring(1)));
        return super.binaryOperation(node, first, second);
    }

    @Override
    public BasicValue merge(BasicValue first, BasicValue second) {
        if (first.equals(second) || second.isReference() && second.getType().equals(NULL_TYPE) && first.isReference())
            return first;
        if (first.isReference() && second.isReference())
            return first.getType().equals(NULL_TYPE) ? second : BasicValue.REFERENCE_VALUE;
        return BasicValue.UNINITIALIZED_VALUE;
    }
}

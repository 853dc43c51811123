import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

import java.util.ArrayList;
import java.util.List;

// Java makes the class behind a lambda when it is first needed, which Android can't: each becomes a class of its own here,
// with what it has caught as fields.
final class Lambdas {
    private final ClassNode node;
    private final List<ClassNode> made = new ArrayList<>();

    Lambdas(ClassNode node) {
        this.node = node;
    }

    List<ClassNode> written() {
        for (MethodNode method : node.methods)
            for (AbstractInsnNode each : method.instructions.toArray())
                if (each instanceof InvokeDynamicInsnNode)
                    method.instructions.set(each, made((InvokeDynamicInsnNode) each, node.name + "." + method.name));
        return made;
    }

    private MethodInsnNode made(InvokeDynamicInsnNode at, String where) {
        if (!at.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory") || !at.bsm.getName().equals("metafactory"))
            throw Dexer.refused(at.bsm.getName(), where);
        final ClassNode lambda = new ClassNode();
        lambda.version = Opcodes.V1_8;
        lambda.access = Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
        lambda.name = node.name + "$Lambda" + made.size();
        lambda.superName = "java/lang/Object";
        lambda.sourceFile = node.sourceFile;
        lambda.interfaces.add(Type.getReturnType(at.desc).getInternalName());
        final Type[] caught = Type.getArgumentTypes(at.desc);
        lambda.methods.add(constructor(lambda, caught));
        lambda.methods.add(factory(lambda, caught, at.desc));
        lambda.methods.add(body(lambda, at, caught, where));
        made.add(lambda);
        return new MethodInsnNode(Opcodes.INVOKESTATIC, lambda.name, "make", at.desc, false);
    }

    private static MethodNode constructor(ClassNode lambda, Type[] caught) {
        final MethodNode out = new MethodNode(0, "<init>", Type.getMethodDescriptor(Type.VOID_TYPE, caught), null, null);
        out.visitVarInsn(Opcodes.ALOAD, 0);
        out.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        int local = 1;
        for (int each = 0; each < caught.length; ++each) {
            lambda.fields.add(new FieldNode(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, "caught" + each, caught[each].getDescriptor(), null, null));
            out.visitVarInsn(Opcodes.ALOAD, 0);
            out.visitVarInsn(caught[each].getOpcode(Opcodes.ILOAD), local);
            out.visitFieldInsn(Opcodes.PUTFIELD, lambda.name, "caught" + each, caught[each].getDescriptor());
            local += caught[each].getSize();
        }
        out.visitInsn(Opcodes.RETURN);
        return sized(out, local, 3);
    }

    private static MethodNode factory(ClassNode lambda, Type[] caught, String type) {
        final MethodNode out = new MethodNode(Opcodes.ACC_STATIC, "make", type, null, null);
        out.instructions.add(new TypeInsnNode(Opcodes.NEW, lambda.name));
        out.instructions.add(new InsnNode(Opcodes.DUP));
        int local = 0;
        for (Type each : caught) {
            out.instructions.add(new VarInsnNode(each.getOpcode(Opcodes.ILOAD), local));
            local += each.getSize();
        }
        out.visitMethodInsn(Opcodes.INVOKESPECIAL, lambda.name, "<init>", Type.getMethodDescriptor(Type.VOID_TYPE, caught), false);
        out.visitInsn(Opcodes.ARETURN);
        return sized(out, local, 2 + local);
    }

    private MethodNode body(ClassNode lambda, InvokeDynamicInsnNode at, Type[] caught, String where) {
        final Type erased = (Type) at.bsmArgs[0], actual = (Type) at.bsmArgs[2];
        final MethodNode out = new MethodNode(Opcodes.ACC_PUBLIC, at.name, erased.getDescriptor(), null, null);
        int stack = 1;
        for (int each = 0; each < caught.length; ++each) {
            out.visitVarInsn(Opcodes.ALOAD, 0);
            out.instructions.add(new FieldInsnNode(Opcodes.GETFIELD, lambda.name, "caught" + each, caught[each].getDescriptor()));
            stack += caught[each].getSize();
        }
        int local = 1;
        for (int each = 0; each < erased.getArgumentTypes().length; ++each) {
            final Type from = erased.getArgumentTypes()[each], to = actual.getArgumentTypes()[each];
            out.visitVarInsn(from.getOpcode(Opcodes.ILOAD), local);
            if (!from.equals(to))
                out.visitTypeInsn(Opcodes.CHECKCAST, to.getInternalName());
            local += from.getSize();
        }
        final Handle target = (Handle) at.bsmArgs[1];
        final Type given = Type.getReturnType(target.getDesc()), wanted = erased.getReturnType();
        out.instructions.add(call(target, where));
        if (wanted.getSort() == Type.VOID && given.getSize() > 0)
            out.visitInsn(given.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
        else if (wanted.getSort() != given.getSort() && (wanted.getSort() < Type.ARRAY || given.getSort() < Type.ARRAY))
            throw Dexer.refused("a lambda that wraps what it gives", where);
        out.visitInsn(wanted.getOpcode(Opcodes.IRETURN));
        return sized(out, local, stack + local + 2);
    }

    // The body of a lambda is a method that nobody else calls: its own class may.
    private MethodInsnNode call(Handle target, String where) {
        if (target.getOwner().equals(node.name))
            for (MethodNode each : node.methods)
                if (each.name.equals(target.getName()) && each.desc.equals(target.getDesc())) {
                    if ((each.access & Opcodes.ACC_PRIVATE) != 0 && (each.access & Opcodes.ACC_SYNTHETIC) == 0)
                        throw Dexer.refused("the name of a private method in place of a lambda", where);
                    each.access &= ~Opcodes.ACC_PRIVATE;
                }
        switch (target.getTag()) {
        case Opcodes.H_INVOKESTATIC:
            return new MethodInsnNode(Opcodes.INVOKESTATIC, target.getOwner(), target.getName(), target.getDesc(), target.isInterface());
        case Opcodes.H_INVOKEINTERFACE:
            return new MethodInsnNode(Opcodes.INVOKEINTERFACE, target.getOwner(), target.getName(), target.getDesc(), true);
        case Opcodes.H_INVOKEVIRTUAL:
        case Opcodes.H_INVOKESPECIAL:
            return new MethodInsnNode(Opcodes.INVOKEVIRTUAL, target.getOwner(), target.getName(), target.getDesc(), false);
        default:
            throw Dexer.refused("the name of a constructor in place of a lambda", where);
        }
    }

    private static MethodNode sized(MethodNode method, int locals, int stack) {
        method.maxLocals = locals;
        method.maxStack = stack;
        return method;
    }
}

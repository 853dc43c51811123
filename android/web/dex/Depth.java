import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

// Where on the stack things lie before an instruction: its n-th value from above, and the registers that it takes.
final class Depth {
    private final Frame<BasicValue> frame;

    Depth(Frame<BasicValue> frame) {
        this.frame = frame;
    }

    BasicValue value(int fromAbove) {
        return frame.getStack(frame.getStackSize() - 1 - fromAbove);
    }

    // The register of the n-th value from above; without any it is the next free one.
    int at(int fromAbove) {
        int register = 0;
        for (int place = 0; place < frame.getStackSize() - 1 - fromAbove; ++place)
            register += frame.getStack(place).getSize();
        return register;
    }

    int free() {
        int register = 0;
        for (int place = 0; place < frame.getStackSize(); ++place)
            register += frame.getStack(place).getSize();
        return register;
    }
}

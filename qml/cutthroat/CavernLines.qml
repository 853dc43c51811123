import Torchside.Kit
import Torchside.Tables

// What is due in a fight; the Vampyre's bite is given from its line.
DueLines {
    id: root

    required property CutthroatTable table

    signal biteAsked(int seat)

    // The lines of the Vampyres stand in the order of their seats.
    function biter(index: int): int {
        const biting = Array.from(table.byHand).filter(each => each.rule === "vampyre");
        return table.biters[biting.findIndex(each => each.index === index)] ?? -1;
    }

    opening: table.biters.length > 0 ? ["vampyre"] : []
    onTicked: index => table.tickOff(index)
    onOpened: index => biteAsked(biter(index))
}

pragma ComponentBehavior: Bound
import Torchside.Kit

// The bubble of a first evening; made with the first word that is said.
Bubble {
    required property FirstEvening evening

    parent: evening
    text: evening.current
    target: evening.pointedAt
    clearTop: Theme.cutTop + Theme.gap8
    clearBottom: Theme.foot + Theme.gap8
    onDismissed: evening.dismiss()
}

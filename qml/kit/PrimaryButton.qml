pragma ComponentBehavior: Bound

// The one obvious thing to do.
TButton {
    weight: 700
}

pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// A new Duel of Ages: who plays, who rolled what for the first side, and where adventures are.
NewSessionPage {
    id: root

    property var locations: begun.locations ?? remembered.locations ?? printed.names
    property bool typed: begun.thrown !== undefined
    readonly property bool otherMap: locations.length !== printed.names.length || locations.some((name, i) => name !== printed.names[i])

    signal start(var options)

    game: "duelofages"
    kept: otherMap ? ({locations: Array.from(locations)}) : ({})
    asksWhoBegins: false
    filled: Object.assign({locations: Array.from(locations)}, typed ? {thrown: rolls.thrown} : {})
    beginText: qsTr("Start the duel")
    onRenamed: (from, to) => rolls.thrown = movedTo(rolls.thrown, from, to)
    onBegin: {
        const options = {players: seating.names};
        if (typed)
            options.rolls = rolls.totals;
        if (otherMap)
            options.locations = Array.from(locations);
        start(options);
    }

    PrintedLocations {
        id: printed
    }

    SectionTitle {
        text: qsTr("Two dice each: the highest starts")
    }

    RollsPanel {
        id: rolls
        limits: root.limits["rolls"]
        names: root.seating.names
        thrown: root.begun.thrown ?? ({})
        typed: root.typed
        onTypedChosen: typed => root.typed = typed
    }

    SectionTitle {
        text: qsTr("Locations with adventures")
    }

    LocationsPanel {
        packs: root.packs
        names: root.locations
        longest: root.limits["locations"].longest
        changed: root.otherMap
        onEdited: names => root.locations = names
        onReset: root.locations = printed.names
        onRefused: why => root.refused(why)
    }
}

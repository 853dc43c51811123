pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// Before a fight: the enemy's dice, one more for each player where the card says so, its blow, and who fights.
TDialog {
    id: root

    required property DarkcastleTable table
    property Packs packs: null
    property string perPlayer: "none" // none, app, fell
    property int blow: 2
    property var fighters: [] // by character
    property var fallen: []   // the per-player dice as they fell
    readonly property var names: table.callNames
    readonly property var dieLimits: table.limits("combat", "dice.might")
    readonly property var enemyNames: table.limits("combat", "enemy")
    readonly property var blowLimits: table.limits("combat", "blow")
    readonly property int most: dieLimits.to // so many dice the box has
    readonly property int count: steppers.count + (perPlayer === "none" ? 0 : names.length)
    readonly property bool anyone: fighters.some(Boolean)

    signal refused(string why)

    function ask(): void {
        enemyField.clear();
        steppers.clear();
        perPlayer = "none";
        blow = 2;
        fighters = names.map(() => true);
        fallen = names.map(() => "might");
        open();
    }

    // As its card was entered before; per-player dice are thrown anew.
    function take(enemy: var): void {
        enemyField.text = enemy.name;
        steppers.show(enemy.dice ?? {});
        perPlayer = enemy.perPlayer ? "app" : "none";
        blow = enemy.blow ?? blow;
    }

    function changed(list: var, index: int, value: var): var {
        const next = list.slice();
        next[index] = value;
        return next;
    }

    function begin(): void {
        const participants = fighters.map((fights, i) => fights ? i : -1).filter(i => i >= 0);
        const enemy = enemyField.text.trim();
        close();
        table.act({do: "combat", enemy: enemy === "" ? undefined : enemy, dice: steppers.dice, rolled: perPlayer === "fell" ? fallen : undefined, perPlayer: perPlayer === "app", participants: participants, blow: blow});
    }

    title: table.boss ? qsTr("The boss’s dice") : qsTr("The enemy’s dice")
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            readonly property int besideCancel: 120 // it stays beside it, however many dice it names
            implicitWidth: besideCancel
            lines: Theme.bigText ? 2 : 1
            text: root.count === 0 ? qsTr("Fight") : root.count === 1 ? qsTr("Fight 1 die") : qsTr("Fight %1 dice").arg(root.count)
            whyNot: root.count === 0 ? qsTr("Add the enemy’s dice first.") : root.count > root.most ? qsTr("The box has nine dice.") : !root.anyone ? qsTr("Somebody has to fight.") : ""
            accent: Theme.gameColor("darkcastle")
            accentInk: Theme.gameInk("darkcastle")
            onClicked: root.begin()
            onRefused: why => root.refused(why)
        }
    ]

    TTextField {
        id: enemyField
        label: qsTr("The enemy’s name")
        labelVisible: false
        placeholder: qsTr("Its name, for next time")
        maximumLength: root.enemyNames.longest ?? 0
    }

    PackChips {
        packs: root.packs
        game: "darkcastle"
        kind: "enemy"
        letters: enemyField.text
        places: 4
        offered: root.opened
        onChosen: enemy => root.take(enemy)
    }

    Panel {
        padding: Theme.gap4

        DiceSteppers {
            id: steppers
            most: root.perPlayer === "none" ? root.most : root.most - root.names.length
        }

        Stepper {
            text: qsTr("Its blow")
            value: root.blow
            to: root.blowLimits.to
            Layout.leftMargin: Theme.gap4
            onMoved: value => root.blow = value
        }
    }

    Panel {
        padding: Theme.gap4

        ChoiceRow {
            text: qsTr("One more die each")
            options: [{value: "none", text: qsTr("No")}, {value: "app", text: qsTr("App rolls")}, {value: "fell", text: qsTr("We rolled")}]
            current: root.perPlayer
            accent: Theme.gameColor("darkcastle")
            accentInk: Theme.gameInk("darkcastle")
            onChosen: value => root.perPlayer = value
        }

        Repeater {
            model: root.perPlayer === "fell" ? root.names : []

            RowLayout {
                id: line
                required property int index
                required property string modelData
                spacing: Theme.gap8
                Layout.fillWidth: true

                Fighter {
                    index: line.index
                    text: line.modelData
                    Layout.fillWidth: true
                    Layout.minimumWidth: 40
                }

                Repeater {
                    model: ["might", "cunning", "wisdom"]

                    FaceDie {
                        id: face
                        required property string modelData
                        symbol: modelData
                        label: qsTr("Die for %1: %2").arg(line.modelData).arg(face.word)
                        ivory: false
                        interactive: true
                        exclusive: true
                        implicitWidth: Theme.touch
                        implicitHeight: Theme.touch
                        selected: root.fallen[line.index] === symbol
                        onClicked: root.fallen = root.changed(root.fallen, line.index, symbol)
                    }
                }
            }
        }
    }

    component Fighter: Chip {
        required property int index
        selected: root.fighters[index] ?? false
        accent: Theme.gameColor("darkcastle")
        accentInk: Theme.gameInk("darkcastle")
        onClicked: root.fighters = root.changed(root.fighters, index, !selected)
    }

    Panel {
        visible: root.perPlayer !== "fell" // there each line has it
        padding: Theme.gap8

        Words {
            text: qsTr("Who fights")
            role: "lead"
        }

        Flow {
            spacing: Theme.gap8
            Layout.fillWidth: true

            Repeater {
                model: root.names

                Fighter {
                    required property string modelData
                    text: modelData
                    width: Math.min(implicitWidth, steppers.width)
                }
            }
        }
    }
}

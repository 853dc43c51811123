pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Torchside.App
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// The window: pages on a stack, words from the games above them.
T.ApplicationWindow {
    id: root

    required property Shelf shelf
    required property Preferences preferences
    required property Platform platform
    required property Senses senses
    required property Wakefulness wakefulness
    required property Bookmark bookmark
    required property Manual manual
    required property CardSource cards
    required property Packs packs
    required property Exchange exchange
    required property PastGames past
    required property Sharing sharing
    required property Demonstration demonstration
    required property Phones phones
    required property Carrying carrying
    property var drafts: ({}) // what stands in set-ups that were left, by game
    readonly property bool twoPanes: width >= 1000 && width > height
    onTwoPanesChanged: if (!twoPanes) pane.hide()

    width: 360
    height: 800
    minimumWidth: 320
    minimumHeight: 320
    visible: true
    title: shelf.table ? "%1 · Torchside".arg(shelf.table.gameTitle) : "Torchside"
    color: Theme.ground

    // A page of our own is read when it is first asked for, not before the first picture of Home.
    function pushOwn(name: string, properties: var): var {
        const page = stack.pushPage("qrc:/qt/qml/Torchside/Pages/" + name + ".qml", Object.assign({objectName: name}, properties));
        page.back.connect(() => stack.back());
        return page;
    }

    function showSettings(): void {
        const page = pushOwn("SettingsPage", {preferences: preferences, senses: senses, vibrates: platform.vibrates, version: Application.version});
        page.aboutAsked.connect(() => pushOwn("AboutPage", {version: Application.version}));
        page.dataAsked.connect(() => evenings.showData());
    }

    // The page that lay above the table when the app was ended from outside.
    function goBackTo(name: string): void {
        if (name === "HistoryPage")
            evenings.showHistory(0);
        else if (name === "StoryPage")
            evenings.showStory();
        else if (name === "RulesPage")
            showRules(shelf.table.game, shelf.table.gameTitle);
    }

    // What the boxes hold; pages of a game with cards of its own ask for them, too.
    function asked(game: string, properties: var): var {
        return Object.assign({packs: root.packs}, shelf.identities[game]?.wantsCards ? {cards: root.cards} : {}, properties);
    }

    function newGame(game: string, title: string, fewest: int, most: int): void {
        shelf.seatFor(game);
        const properties = {seating: shelf.seating, title: title, fewest: fewest, most: most, limits: shelf.startLimits(game), remembered: preferences.memory("setup/" + game), begun: drafts[game] ?? {}};
        const page = stack.pushPage(shelf.pageOf(game, "Setup"), asked(game, properties));
        page.start.connect(options => {
            const kept = page.kept; // the page goes when the table comes
            if (!shelf.start(game, options))
                return;
            preferences.keepMemory("setup/" + game, kept);
            delete drafts[game];
        });
        page.drafted.connect(filled => drafts[game] = filled);
        page.rotationChosen.connect(rotation => preferences.seatRotation = rotation);
        page.back.connect(() => stack.back());
        page.refused.connect(why => overlays.refuse(why));
    }

    function showTable(): void {
        const page = stack.resetTo(shelf.pageOf(shelf.table.game, "Page"), asked(shelf.table.game, {table: shelf.table, phones: root.phones.exist ? root.phones : null, hub: root.carrying.exist ? root.carrying : null}));
        page.leave.connect(() => stack.back());
        page.historyAsked.connect(() => evenings.showHistory(0));
        page.storyAsked.connect(() => evenings.showStory());
        page.phonesAsked.connect(() => root.carrying.away ? showHub() : showPhones());
        page.pastAsked.connect((title, path) => evenings.showPastOf(title, path));
        page.whyAsked.connect(why => overlays.refuse(why));
        page.ruleAsked.connect(rule => {
            ruleDialog.active = true;
            ruleDialog.item.show(manual.passage(shelf.table.game, rule));
        });
        page.rulesAsked.connect(() => showRules(shelf.table.game, shelf.table.gameTitle));
        if (page.memory !== undefined && !demonstration.running) {
            const game = shelf.table.game;
            page.remembered.connect(memory => preferences.keepMemory(game, memory));
            page.memory = preferences.memory(game);
        }
    }

    function showPhones(): void {
        pushOwn("PhonesPage", {phones: root.phones, hasHubs: root.carrying.exist && shelf.sessionId() !== 0}).hubAsked.connect(() => {
            stack.back();
            showHub();
        });
    }

    function showHub(): void {
        if (stack.currentItem?.objectName !== "HubPage")
            pushOwn("HubPage", {hub: root.carrying});
    }

    function showRules(game: string, title: string): void {
        if (shelf.table && twoPanes)
            return pane.shown ? pane.hide() : pane.show();
        const page = pushOwn("RulesPage", {manual: manual, games: shelf.games, game: game, gameTitle: title, nowRule: shelf.table ? shelf.table.nowRule : ""});
        page.opened.connect((inGame, rule) => showPassage(inGame, rule));
        page.packsAsked.connect(() => evenings.showPacks(root.packs));
        page.manualAsked.connect(showRules);
    }

    function showPassage(game: string, rule: string): void {
        if (twoPanes && shelf.table)
            return pane.showPassage(game, rule);
        pushOwn("PassagePage", {manual: manual, game: game, rule: rule});
    }

    Binding { target: root.bookmark; property: "page"; value: stack.currentItem?.objectName ?? "" }
    Connections {
        target: root.shelf
        function onTableChanged(): void {
            pane.hide();
            if (root.shelf.table)
                root.showTable();
            else
                stack.goHome();
        }
    }
    Overlays {
        id: overlays
        anchors.fill: stack
        z: 90
        shelf: root.shelf
        cards: root.cards
        packs: root.packs
        preferences: root.preferences
        demonstration: root.demonstration
        phones: root.phones
        carrying: root.carrying
        onHubAsked: root.showHub()
        page: stack.currentItem
        toast: toast
        onPlayAsked: of => root.newGame(of.game, of.title, of.fewest, of.most)
    }

    Loader {
        id: ruleDialog
        active: false
        source: "qrc:/qt/qml/Torchside/Pages/RuleDialog.qml"
    }

    Connections {
        target: ruleDialog.item
        function onManualAsked(game: string, rule: string): void { root.showPassage(game, rule); }
    }

    RulesBeside {
        id: pane
        x: Theme.leftHanded ? 0 : parent.width - width
        height: parent.height
        shelf: root.shelf
        manual: root.manual
        onPacksAsked: evenings.showPacks(root.packs)
    }

    Evenings {
        id: evenings
        shelf: root.shelf
        exchange: root.exchange
        past: root.past
        sharing: root.sharing
        stack: stack
        toast: toast
        platform: root.platform
        cards: root.cards
        asksFirst: root.preferences.confirmations
        onEntryRestored: root.packs["restore"]() // qmllint disable
        onAgainAsked: of => {
            root.newGame(of.game, of.title, of.fewest, of.most);
            root.shelf.seatAgain();
        }
    }

    PageStack {
        id: stack
        x: Theme.leftHanded ? pane.width : 0
        width: parent.width - pane.width
        height: parent.height
        initialItem: Component {
            HomePage {
                games: root.shelf.games
                sessions: root.shelf.sessions
                lastLine: root.shelf.lastLine
                lastGame: root.shelf.lastGame
                demos: root.demonstration.games
                notice: root.shelf.notice
                asksFirst: root.preferences.confirmations
                onPlay: (game, title, fewest, most) => root.newGame(game, title, fewest, most)
                onResume: session => root.shelf.open(session)
                onAsk: root.showRules("", "")
                onSettings: root.showSettings()
                onPacksAsked: evenings.showPacks(root.packs)
                onPastAsked: evenings.showPast()
                onWatch: game => root.demonstration.begin(game)
                onRemoved: (session, line) => evenings.remove(session, line)
            }
        }
        onLeftTable: root.shelf.putAway()
    }

    Toast {
        id: toast
        anchors.centerIn: parent
        width: Theme.facing % 180 === 0 ? parent.width : parent.height
        height: Theme.facing % 180 === 0 ? parent.height : parent.width
        rotation: Theme.facing // words go to whom the table faces
        bottomMargin: stack.sheetHeight + Theme.gap12
        sideTaken: stack.sideTaken
        z: 100
    }

    Veil {
        parent: root.contentItem.parent // above dialogs, too
        on: root.wakefulness.dimmed
    }

    Surroundings { // last, which is completed first: the pages are made as they stay
        window: root
        preferences: root.preferences
        platform: root.platform
        identities: root.shelf.identities
        hues: root.shelf.hues
        onFileOffered: file => evenings.offer([file])
    }
}

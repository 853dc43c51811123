<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Torchside</source>
        <translation>Über Torchside</translation>
    </message>
    <message>
        <source>Torchside %1</source>
        <translation>Torchside %1</translation>
    </message>
    <message>
        <source>The companion that lies on the table beside a physical game. It needs no network, asks for no account and sends nothing anywhere.</source>
        <translation>Der Begleiter, der neben einem echten Spiel auf dem Tisch liegt. Er braucht kein Netz, verlangt kein Konto und schickt nichts irgendwohin.</translation>
    </message>
    <message>
        <source>Torchside is free software under the MIT licence. The games belong to their publishers; none of their cards, pictures or texts are in here.</source>
        <translation>Torchside ist freie Software unter der MIT-Lizenz. Die Spiele gehören ihren Verlagen; von deren Karten, Bildern und Texten ist hier nichts enthalten.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gemacht mit</translation>
    </message>
    <message>
        <source>The window, sounds and speech. GNU LGPL, version 3: you may replace it by another build of yours.</source>
        <translation>Das Fenster, Klänge und Sprache. GNU LGPL, Version 3: Es darf durch einen eigenen Bau ersetzt werden.</translation>
    </message>
    <message>
        <source>Keeps the sessions and searches the rules. In the public domain.</source>
        <translation>Bewahrt die Partien und durchsucht die Regeln. Gemeinfrei.</translation>
    </message>
    <message>
        <source>The letters, where the system brings none of its own that read well. Apache licence, version 2.</source>
        <translation>Die Schrift, wo das System keine gut lesbare mitbringt. Apache-Lizenz, Version 2.</translation>
    </message>
    <message>
        <source>The sounds and symbols are our own.</source>
        <translation>Klänge und Zeichen sind unsere eigenen.</translation>
    </message>
    <message>
        <source>As a page in a browser, together with Qt, it comes under the GNU GPL, version 3.</source>
        <translation>Als Seite in einem Browser steht es zusammen mit Qt unter der GNU GPL, Version 3.</translation>
    </message>
    <message>
        <source>Get the sources</source>
        <translation>Quellen herunterladen</translation>
    </message>
</context>
<context>
    <name>AdventuresPart</name>
    <message>
        <source>Adventures</source>
        <translation>Abenteuer</translation>
    </message>
    <message>
        <source>won by %1, closed</source>
        <translation>gewonnen von %1, geschlossen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has won here: no marker moves any more.</source>
        <translation>%1 hat hier gewonnen: Kein Marker zieht mehr.</translation>
    </message>
    <message>
        <source>The two Towers</source>
        <translation>Die beiden Türme</translation>
    </message>
    <message>
        <source>Tap a marker to move it on, hold it to type. Tap a place’s name for its rules.</source>
        <translation>Ein Tipp rückt einen Marker vor; Halten öffnet die Tasten. Der Name eines Ortes öffnet seine Regeln.</translation>
    </message>
</context>
<context>
    <name>AlsoDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>FAQ</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>our ruling</source>
        <translation>unsere Regelung</translation>
    </message>
    <message>
        <source>Open in the manual</source>
        <translation>In der Anleitung öffnen</translation>
    </message>
    <message>
        <source>Open in the manual · See also: %1</source>
        <translation>In der Anleitung öffnen · Siehe auch: %1</translation>
    </message>
</context>
<context>
    <name>AskBox</name>
    <message>
        <source>Ask the rules: “can we swap items…”</source>
        <translation>Frag die Regeln: „Dürfen wir tauschen …“</translation>
    </message>
</context>
<context>
    <name>AttackHead</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Show the pad</source>
        <translation>Zahlenfeld zeigen</translation>
    </message>
    <message>
        <source>Fold the pad</source>
        <translation>Zahlenfeld einklappen</translation>
    </message>
    <message>
        <source>More about this step</source>
        <translation>Mehr zu diesem Schritt</translation>
    </message>
</context>
<context>
    <name>AttackPad</name>
    <message>
        <source>Half</source>
        <translation>Halb</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halb</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Zusätze</translation>
    </message>
    <message>
        <source>rider</source>
        <translation>Zusatz</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Geschützt</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>geschützt</translation>
    </message>
    <message>
        <source>More about this attack</source>
        <translation>Mehr zu diesem Angriff</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>Riders together</source>
        <translation>Zusätze zusammen</translation>
    </message>
    <message>
        <source>Another value…</source>
        <translation>Anderer Wert …</translation>
    </message>
    <message>
        <source>Acts once more</source>
        <translation>Ist noch einmal dran</translation>
    </message>
    <message>
        <source>what the attack goes to</source>
        <translation>wohin der Angriff geht</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>stands before whoever attacks</source>
        <translation>steht vor dem, der angreift</translation>
    </message>
</context>
<context>
    <name>AttackSheet</name>
    <message>
        <source>No attack</source>
        <translation>Kein Angriff</translation>
    </message>
    <message>
        <source>Enter %1’s attack</source>
        <translation>Angriff von %1 eingeben</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>%1 kills it</source>
        <translation>%1 tötet sie</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Attack for %1</source>
        <translation>Angriff für %1</translation>
    </message>
    <message>
        <source>Tap the value printed on the card first.</source>
        <translation>Tippt zuerst den Wert an, der auf der Karte steht.</translation>
    </message>
    <message>
        <source>Less than %1: the turn is lost, the card is discarded.</source>
        <translation>Weniger als %1: Der Zug ist verloren, die Karte wird abgeworfen.</translation>
    </message>
    <message>
        <source>%1: the turn is lost</source>
        <translation>%1: Zug verloren</translation>
    </message>
    <message>
        <source>Say first what the attack goes to.</source>
        <translation>Sag zuerst, wem der Angriff gilt.</translation>
    </message>
    <message>
        <source>It is settled…</source>
        <translation>Es ist geregelt …</translation>
    </message>
    <message>
        <source>Another attack…</source>
        <translation>Ein anderer Angriff …</translation>
    </message>
    <message>
        <source>Show %1’s card</source>
        <translation>Karte von %1 zeigen</translation>
    </message>
</context>
<context>
    <name>BiddingSheet</name>
    <message>
        <source>Dungeon</source>
        <translation>Dungeon</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>The hero wears nothing any more.</source>
        <translation>Der Held trägt nichts mehr.</translation>
    </message>
    <message>
        <source>Tap the item to take off the hero.</source>
        <translation>Tippt an, was dem Helden abgenommen wird.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Drop item</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>The item is public; the monster under it stays secret.</source>
        <translation>Der Gegenstand ist offen, das Monster darunter bleibt geheim.</translation>
    </message>
</context>
<context>
    <name>BigHealth</name>
    <message>
        <source>%1: health, at most %2</source>
        <translation>%1: Leben, höchstens %2</translation>
    </message>
    <message>
        <source>%1: health %2 of %3</source>
        <translation>%1: Leben %2 von %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>BoostDialog</name>
    <message>
        <source>Its numbers as they are now.</source>
        <translation>Seine Zahlen, wie sie jetzt sind.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>So it is</source>
        <translation>So ist es</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Geschick</translation>
    </message>
    <message>
        <source>Terror icons</source>
        <translation>Terrorsymbole</translation>
    </message>
    <message>
        <source>Combat icons</source>
        <translation>Kampfsymbole</translation>
    </message>
    <message>
        <source>Arcane icons</source>
        <translation>Arkansymbole</translation>
    </message>
    <message>
        <source>Investigation icons</source>
        <translation>Ermittlungssymbole</translation>
    </message>
</context>
<context>
    <name>BroughtRow</name>
    <message>
        <source>can’t be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>already here</source>
        <translation>schon da</translation>
    </message>
    <message>
        <source>has more steps</source>
        <translation>hat mehr Schritte</translation>
    </message>
    <message>
        <source>mine: %1</source>
        <translation>eures: %1</translation>
    </message>
    <message>
        <source>theirs: %1</source>
        <translation>das andere: %1</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>CampPanel</name>
    <message>
        <source>The way so far</source>
        <translation>Der Weg bisher</translation>
    </message>
    <message>
        <source>Something else happens</source>
        <translation>Etwas anderes geschieht</translation>
    </message>
    <message>
        <source>%1 of %2 met</source>
        <translation>%1 von %2 bestanden</translation>
    </message>
</context>
<context>
    <name>CandidateLine</name>
    <message>
        <source>%1: the choice</source>
        <translation>%1: die Wahl</translation>
    </message>
    <message>
        <source>Why not %1?</source>
        <translation>Warum nicht %1?</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>CandidateTable</name>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
</context>
<context>
    <name>CannotDialog</name>
    <message>
        <source>Which one can’t?</source>
        <translation>Welche geht nicht?</translation>
    </message>
    <message>
        <source>It stays where it is and is left out until this phase ends.</source>
        <translation>Sie bleibt, wo sie ist, und wird ausgelassen, bis diese Phase endet.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CardDialog</name>
    <message>
        <source>Wound</source>
        <translation>Verwunden</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Drive insane</source>
        <translation>Wahnsinnig machen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit machen</translation>
    </message>
    <message>
        <source>Exhaust</source>
        <translation>Erschöpfen</translation>
    </message>
    <message>
        <source>Bar no more</source>
        <translation>Sperre aufheben</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Change its numbers</source>
        <translation>Zahlen ändern</translation>
    </message>
    <message>
        <source>Back to its hand</source>
        <translation>Zurück auf die Hand</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>Put into play</source>
        <translation>Ins Spiel bringen</translation>
    </message>
    <message>
        <source>Lay dormant</source>
        <translation>Schlummernd legen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>The Minion plays it</source>
        <translation>Der Minion spielt sie</translation>
    </message>
    <message>
        <source>Attach to…</source>
        <translation>Anhängen an …</translation>
    </message>
    <message>
        <source>terror %1</source>
        <translation>Terror %1</translation>
    </message>
    <message>
        <source>combat %1</source>
        <translation>Kampf %1</translation>
    </message>
    <message>
        <source>arcane %1</source>
        <translation>Arkan %1</translation>
    </message>
    <message>
        <source>investigation %1</source>
        <translation>Ermittlung %1</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>skill %1</source>
        <translation>Geschick %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>wounded %1</source>
        <translation>verwundet %1</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>trägt %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Play it for %1</source>
        <translation>Für %1 spielen</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Diese nehmen</translation>
    </message>
    <message>
        <source>For how much?</source>
        <translation>Für wie viel?</translation>
    </message>
</context>
<context>
    <name>CardEntry</name>
    <message>
        <source>Takes it out again</source>
        <translation>Nimmt sie wieder heraus</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation>Karte %1 von %2</translation>
    </message>
    <message>
        <source>Two or three letters</source>
        <translation>Zwei oder drei Buchstaben</translation>
    </message>
    <message>
        <source>Make “%1”</source>
        <translation>„%1“ anlegen</translation>
    </message>
    <message>
        <source>Make a card that isn’t known</source>
        <translation>Eine unbekannte Karte anlegen</translation>
    </message>
    <message>
        <source>Another “%1”?</source>
        <translation>Noch einmal „%1“?</translation>
    </message>
    <message>
        <source>By its list the Minion’s deck has no further copy.</source>
        <translation>Der Liste nach ist im Deck des Minions kein weiteres Exemplar.</translation>
    </message>
    <message>
        <source>It was drawn</source>
        <translation>Sie wurde gezogen</translation>
    </message>
    <message>
        <source>From your cards</source>
        <translation>Aus deinen Karten</translation>
    </message>
</context>
<context>
    <name>CardHit</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>CardMaker</name>
    <message>
        <source>A new card</source>
        <translation>Eine neue Karte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>The card needs a name.</source>
        <translation>Die Karte braucht einen Namen.</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Verschwörung</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>It costs X</source>
        <translation>Sie kostet X</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>On its characters</source>
        <translation>An eigenen Charakteren</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Anderswo</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Geschick</translation>
    </message>
    <message>
        <source>Terror icons</source>
        <translation>Terrorsymbole</translation>
    </message>
    <message>
        <source>Combat icons</source>
        <translation>Kampfsymbole</translation>
    </message>
    <message>
        <source>Arcane icons</source>
        <translation>Arkansymbole</translation>
    </message>
    <message>
        <source>Investigation icons</source>
        <translation>Ermittlungssymbole</translation>
    </message>
    <message>
        <source>Toughness</source>
        <translation>Zähigkeit</translation>
    </message>
    <message>
        <source>LILLITH plays it</source>
        <translation>LILLITH spielt es</translation>
    </message>
    <message>
        <source>At the first moment it can</source>
        <translation>Sobald es geht</translation>
    </message>
    <message>
        <source>In its operations</source>
        <translation>In seinen Operationen</translation>
    </message>
    <message>
        <source>When the Minion commits</source>
        <translation>Wenn der Minion einsetzt</translation>
    </message>
    <message>
        <source>When you commit</source>
        <translation>Wenn du einsetzt</translation>
    </message>
    <message>
        <source>When it has lost a struggle</source>
        <translation>Wenn er einen Wettstreit verlor</translation>
    </message>
    <message>
        <source>When one would go insane</source>
        <translation>Wenn einer wahnsinnig würde</translation>
    </message>
    <message>
        <source>When one would be wounded</source>
        <translation>Wenn einer verwundet würde</translation>
    </message>
    <message>
        <source>When a story is won</source>
        <translation>Wenn eine Geschichte gewonnen ist</translation>
    </message>
    <message>
        <source>Tokens to win it</source>
        <translation>Marker zum Gewinnen</translation>
    </message>
    <message>
        <source>Its struggles are the usual four. Touch them in another order if its card says so.</source>
        <translation>Ihre Wettstreite sind die üblichen vier. Tipp sie in anderer Reihenfolge an, wenn ihre Karte es sagt.</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Terror</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Arcane</source>
        <translation>Arkan</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Ermittlung</translation>
    </message>
    <message>
        <source>Toughness and keywords</source>
        <translation>Zähigkeit und Schlüsselwörter</translation>
    </message>
    <message>
        <source>Toughness, keywords, cost X</source>
        <translation>Zähigkeit, Schlüsselwörter, Kosten X</translation>
    </message>
</context>
<context>
    <name>CardTile</name>
    <message>
        <source>cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>dormant</source>
        <translation>schlummernd</translation>
    </message>
    <message>
        <source>wounded %1</source>
        <translation>verwundet %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
</context>
<context>
    <name>CastlePages</name>
    <message>
        <source>The castle: at the boss</source>
        <translation>Die Burg: beim Boss</translation>
    </message>
    <message>
        <source>The castle: %1 of %2 chapter{2:|s} turned</source>
        <translation>Die Burg: %1 von %2 {2:Kapitel|Kapiteln} umgedreht</translation>
    </message>
</context>
<context>
    <name>ChallengeSheet</name>
    <message>
        <source>The Vorpal Sword is set on: %1. Tap the monster that came up.</source>
        <translation>Das Vorpalschwert gilt: %1. Tippt an, welches Monster kam.</translation>
    </message>
    <message>
        <source>Tap the monster that came up.</source>
        <translation>Tippt an, welches Monster kam.</translation>
    </message>
    <message>
        <source>Name a kind</source>
        <translation>Eine Art nennen</translation>
    </message>
</context>
<context>
    <name>CharacterCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hold for dice that the enemy’s rule brings back</source>
        <translation>Halten für Würfel, die die Regel des Gegners zurückbringt</translation>
    </message>
    <message>
        <source>Corrects the roll</source>
        <translation>Korrigiert den Wurf</translation>
    </message>
    <message>
        <source>%1 has rolled this. Another face corrects it.</source>
        <translation>Das hat %1 gewürfelt. Eine andere Seite korrigiert es.</translation>
    </message>
</context>
<context>
    <name>CharacterDialog</name>
    <message>
        <source>Character of %1</source>
        <translation>Charakter von %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>You can leave this empty.</source>
        <translation>Darf leer bleiben.</translation>
    </message>
    <message>
        <source>Reputations cost</source>
        <translation>Rufkarten kosten</translation>
    </message>
    <message>
        <source>1 less</source>
        <translation>1 weniger</translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>1 mehr</translation>
    </message>
    <message>
        <source>Starts with %1 life, and can’t be healed above it.</source>
        <translation>Beginnt mit %1 Leben und wird nie darüber geheilt.</translation>
    </message>
    <message>
        <source>A reputation</source>
        <translation>Eine Rufkarte</translation>
    </message>
    <message>
        <source>It costs</source>
        <translation>Sie kostet</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>„%1“ hinzufügen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>takes it away again</source>
        <translation>nimmt sie wieder weg</translation>
    </message>
</context>
<context>
    <name>CharacterHead</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>· %1</source>
        <translation>· %1</translation>
    </message>
    <message>
        <source>%1: rest, block, roll</source>
        <translation>%1: ausruhen, blocken, werfen</translation>
    </message>
</context>
<context>
    <name>ChoiceChips</name>
    <message>
        <source>These are fully equal. You may take another one:</source>
        <translation>Diese sind völlig gleich. Du darfst eine andere nehmen:</translation>
    </message>
    <message>
        <source>%1 · X</source>
        <translation>%1 · X</translation>
    </message>
    <message>
        <source>You say what the Minion pays for it</source>
        <translation>Du sagst, was der Minion dafür zahlt</translation>
    </message>
</context>
<context>
    <name>ClockDialog</name>
    <message>
        <source>How long may the game take?</source>
        <translation>Wie lange darf das Spiel dauern?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>The clock starts right away. When it runs out, the app suggests ending the game.</source>
        <translation>Die Uhr läuft sofort. Ist sie abgelaufen, wird das Ende des Spiels vorgeschlagen.</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Stellen</translation>
    </message>
</context>
<context>
    <name>CloseDialog</name>
    <message>
        <source>Is %1 settled?</source>
        <translation>Ist „%1“ erledigt?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Close the encounter</source>
        <translation>Begegnung schließen</translation>
    </message>
    <message>
        <source>%1 prestige to %2, and the bonus</source>
        <translation>%1 Prestige an %2, und der Bonus</translation>
    </message>
    <message>
        <source>%1 prestige to %2</source>
        <translation>%1 Prestige an %2</translation>
    </message>
</context>
<context>
    <name>CombatDialog</name>
    <message>
        <source>The boss’s dice</source>
        <translation>Die Würfel des Bosses</translation>
    </message>
    <message>
        <source>The enemy’s dice</source>
        <translation>Die Würfel des Gegners</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>Fight 1 die</source>
        <translation>Gegen 1 Würfel</translation>
    </message>
    <message>
        <source>Fight %1 dice</source>
        <translation>Gegen %1 Würfel</translation>
    </message>
    <message>
        <source>The box has nine dice.</source>
        <translation>In der Schachtel sind neun Würfel.</translation>
    </message>
    <message>
        <source>Somebody has to fight.</source>
        <translation>Jemand muss kämpfen.</translation>
    </message>
    <message>
        <source>Its blow</source>
        <translation>Sein Schlag</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>App rolls</source>
        <translation>Per App</translation>
    </message>
    <message>
        <source>We rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Die for %1: %2</source>
        <translation>Würfel für %1: %2</translation>
    </message>
    <message>
        <source>Who fights</source>
        <translation>Wer kämpft</translation>
    </message>
    <message>
        <source>Add the enemy’s dice first.</source>
        <translation>Gebt erst die Würfel des Gegners ein.</translation>
    </message>
    <message>
        <source>One more die each</source>
        <translation>Je ein Würfel mehr</translation>
    </message>
    <message>
        <source>The enemy’s name</source>
        <translation>Name des Gegners</translation>
    </message>
    <message>
        <source>Its name, for next time</source>
        <translation>Sein Name, fürs nächste Mal</translation>
    </message>
</context>
<context>
    <name>CombatSheet</name>
    <message>
        <source>Defend</source>
        <translation>Verteidigen</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Ausruhen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll for %1</source>
        <translation>Für %1 würfeln</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ConspiracyDialog</name>
    <message>
        <source>Your conspiracy</source>
        <translation>Deine Verschwörung</translation>
    </message>
    <message>
        <source>Its struggles are the usual four. Touch them in another order if its card says so.</source>
        <translation>Ihre Wettstreite sind die üblichen vier. Tipp sie in anderer Reihenfolge an, wenn ihre Karte es sagt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>The conspiracy needs a name.</source>
        <translation>Die Verschwörung braucht einen Namen.</translation>
    </message>
    <message>
        <source>Name of the conspiracy</source>
        <translation>Name der Verschwörung</translation>
    </message>
    <message>
        <source>Tokens to win it</source>
        <translation>Marker zum Gewinnen</translation>
    </message>
</context>
<context>
    <name>CorrectionField</name>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: noch eins</translation>
    </message>
</context>
<context>
    <name>CorrectionOutcome</name>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>Different now</source>
        <translation>Das ist dann anders</translation>
    </message>
    <message>
        <source>%1, %2: %3 → %4</source>
        <translation>%1, %2: %3 → %4</translation>
    </message>
    <message>
        <source>These steps fall out</source>
        <translation>Diese Schritte fallen weg</translation>
    </message>
    <message>
        <source>These steps change</source>
        <translation>Diese Schritte ändern sich</translation>
    </message>
    <message>
        <source>Change on the table</source>
        <translation>Auf dem Tisch ändern</translation>
    </message>
    <message>
        <source>%1 later step{1:|s} {1:stays|stay} as {1:it is|they are}.</source>
        <translation>%1 spätere{1:r Schritt bleibt, wie er ist| Schritte bleiben, wie sie sind}.</translation>
    </message>
    <message>
        <source>On the table nothing changes.</source>
        <translation>Auf dem Tisch ändert sich nichts.</translation>
    </message>
</context>
<context>
    <name>CorrectionPage</name>
    <message>
        <source>Put a step in</source>
        <translation>Einen Schritt einfügen</translation>
    </message>
    <message>
        <source>Correct a step</source>
        <translation>Einen Schritt berichtigen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Put one in after it</source>
        <translation>Danach einen einfügen</translation>
    </message>
    <message>
        <source>Correct it instead</source>
        <translation>Lieber berichtigen</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>Correct it: %1 later step{1:|s} {1:falls|fall} out</source>
        <translation>Berichtigen: %1 spätere{1:r Schritt fällt| Schritte fallen} weg</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Nothing is different yet.</source>
        <translation>Noch ist nichts anders.</translation>
    </message>
    <message>
        <source>Nothing could have happened there.</source>
        <translation>Dort hätte nichts geschehen können.</translation>
    </message>
    <message>
        <source>Nothing was entered here: it can be left out, or one put in after it.</source>
        <translation>Hier wurde nichts eingegeben: Der Schritt kann weggelassen oder danach einer eingefügt werden.</translation>
    </message>
    <message>
        <source>%1, %2: %3 → %4</source>
        <translation>%1, %2: %3 → %4</translation>
    </message>
    <message>
        <source>%1 later step{1:|s} {1:changes|change}</source>
        <translation>%1 spätere{1:r Schritt ändert| Schritte ändern} sich</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Sonst ändert sich nichts.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leaves the step as it was</source>
        <translation>Lässt den Schritt, wie er war</translation>
    </message>
    <message>
        <source>What comes of it is being worked out: %1 %</source>
        <translation>Die Folgen werden ausgerechnet: %1 %</translation>
    </message>
</context>
<context>
    <name>CountPad</name>
    <message>
        <source>Life of %1</source>
        <translation>Leben von %1</translation>
    </message>
    <message>
        <source>Prestige of %1</source>
        <translation>Prestige von %1</translation>
    </message>
    <message>
        <source>Poison of %1</source>
        <translation>Gift von %1</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>CountersDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>henchmen</source>
        <translation>Handlanger</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>neben dem Brett</translation>
    </message>
    <message>
        <source>equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Free one of %1’s prisoners</source>
        <translation>Jemanden von %1 befreien</translation>
    </message>
</context>
<context>
    <name>CreaturePanel</name>
    <message>
        <source>%1 prestige</source>
        <translation>%1 Prestige</translation>
    </message>
    <message>
        <source>Something else happens</source>
        <translation>Etwas anderes geschieht</translation>
    </message>
    <message>
        <source>Life of %1</source>
        <translation>Leben von %1</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>%1 of %2 life</source>
        <translation>%1 von %2 Leben</translation>
    </message>
    <message>
        <source>%1 after this stack</source>
        <translation>%1 nach diesem Stapel</translation>
    </message>
    <message>
        <source>Event %1, %2</source>
        <translation>Ereignis %1, %2</translation>
    </message>
</context>
<context>
    <name>CthulhuEntry</name>
    <message>
        <source>Choose another card</source>
        <translation>Eine andere Karte wählen</translation>
    </message>
</context>
<context>
    <name>CthulhuSetup</name>
    <message>
        <source>Nearest the Deep</source>
        <translation>Der Tiefe am nächsten</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In der Mitte</translation>
    </message>
    <message>
        <source>Furthest out</source>
        <translation>Ganz außen</translation>
    </message>
    <message>
        <source>First story</source>
        <translation>Erste Geschichte</translation>
    </message>
    <message>
        <source>Second story</source>
        <translation>Zweite Geschichte</translation>
    </message>
    <message>
        <source>Third story</source>
        <translation>Dritte Geschichte</translation>
    </message>
    <message>
        <source>Face the Minion</source>
        <translation>Gegen den Minion</translation>
    </message>
    <message>
        <source>The three stories</source>
        <translation>Die drei Geschichten</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Flip for it</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The Minion</source>
        <translation>Der Minion</translation>
    </message>
    <message>
        <source>You took a mulligan</source>
        <translation>Du hast einen Mulligan genommen</translation>
    </message>
    <message>
        <source>Each of the Minion’s domains starts one higher.</source>
        <translation>Jede Domäne des Minions beginnt mit einer mehr.</translation>
    </message>
    <message>
        <source>The Minion’s deck</source>
        <translation>Das Deck des Minions</translation>
    </message>
    <message>
        <source>Cards are named as they come up.</source>
        <translation>Karten werden genannt, wenn sie kommen.</translation>
    </message>
    <message>
        <source>Its cards are found first, and the app counts what is left.</source>
        <translation>Seine Karten kommen beim Suchen zuerst, und die App zählt, was übrig ist.</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Keine Liste</translation>
    </message>
    <message>
        <source>No cards are imported yet.</source>
        <translation>Noch keine Karten importiert.</translation>
    </message>
    <message>
        <source>Import cards or a deck</source>
        <translation>Karten oder ein Deck importieren</translation>
    </message>
    <message>
        <source>Nothing is kept in this window: an import would be gone.</source>
        <translation>In diesem Fenster bleibt nichts erhalten: Ein Import wäre weg.</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Wie schwer es ist</translation>
    </message>
    <message>
        <source>Its domains start with</source>
        <translation>Ressourcen seiner Domänen</translation>
    </message>
    <message>
        <source>Its Events Domain starts with</source>
        <translation>Ressourcen der Ereignisdomäne</translation>
    </message>
    <message>
        <source>Its scout costs</source>
        <translation>Kosten seines Spähers</translation>
    </message>
    <message>
        <source>It draws each turn</source>
        <translation>Karten, die er zieht</translation>
    </message>
    <message>
        <source>How it thinks</source>
        <translation>Wie er denkt</translation>
    </message>
    <message>
        <source>LILLITH: nothing by chance. It fills its domains best and foresees every story phase.</source>
        <translation>LILLITH: nichts ist Zufall. Er füllt seine Domänen am besten und sieht jede Geschichtenphase voraus.</translation>
    </message>
    <message>
        <source>By potential, as the Minion does.</source>
        <translation>Nach Potenzial, wie der Minion es tut.</translation>
    </message>
    <message>
        <source>By potential</source>
        <translation>Nach Potenzial</translation>
    </message>
    <message>
        <source>LILLITH</source>
        <translation>LILLITH</translation>
    </message>
    <message>
        <source>How it commits</source>
        <translation>Wie er einsetzt</translation>
    </message>
    <message>
        <source>Every second one</source>
        <translation>Jeden zweiten</translation>
    </message>
    <message>
        <source>As many as you defend with</source>
        <translation>So viele, wie du verteidigst</translation>
    </message>
    <message>
        <source>The first turn is short</source>
        <translation>Der erste Zug ist verkürzt</translation>
    </message>
    <message>
        <source>It draws one card and has no story phase.</source>
        <translation>Er zieht eine Karte und hat keine Geschichtenphase.</translation>
    </message>
    <message>
        <source>Where it defends first</source>
        <translation>Wo er zuerst verteidigt</translation>
    </message>
    <message>
        <source>Where you have most icons</source>
        <translation>Wo du die meisten Symbole hast</translation>
    </message>
    <message>
        <source>Where you have most tokens</source>
        <translation>Wo du die meisten Marker hast</translation>
    </message>
    <message>
        <source>%1 {1:card is|cards are} in the catalogue.</source>
        <translation>%1 {1:Karte ist|Karten sind} im Katalog.</translation>
    </message>
    <message>
        <source>Look at the deck</source>
        <translation>Deck ansehen</translation>
    </message>
    <message>
        <source>Your own deck</source>
        <translation>Dein eigenes Deck</translation>
    </message>
    <message>
        <source>Its characters are offered when you put one into play.</source>
        <translation>Seine Charaktere werden dir angeboten, wenn du einen ins Spiel bringst.</translation>
    </message>
    <message>
        <source>Look at your deck</source>
        <translation>Dein Deck ansehen</translation>
    </message>
</context>
<context>
    <name>CutthroatPage</name>
    <message>
        <source>Printed value</source>
        <translation>Gedruckter Wert</translation>
    </message>
    <message>
        <source>Something else…</source>
        <translation>Etwas anderes …</translation>
    </message>
</context>
<context>
    <name>CutthroatSetup</name>
    <message>
        <source>Into the caverns</source>
        <translation>In die Höhlen</translation>
    </message>
    <message>
        <source>%1 life</source>
        <translation>%1 Leben</translation>
    </message>
    <message>
        <source>Draft reputations…</source>
        <translation>Rufkarten auswählen …</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Character…</source>
        <translation>Charakter …</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderer</translation>
    </message>
    <message>
        <source>Reputations</source>
        <translation>Rufkarten</translation>
    </message>
    <message>
        <source>Quest or adventure</source>
        <translation>Quest oder Abenteuer</translation>
    </message>
    <message>
        <source>You can leave this empty.</source>
        <translation>Darf leer bleiben.</translation>
    </message>
</context>
<context>
    <name>DarkcastleEntry</name>
    <message>
        <source>Takes it out again</source>
        <translation>Nimmt ihn wieder heraus</translation>
    </message>
    <message>
        <source>One more of these</source>
        <translation>Noch einer davon</translation>
    </message>
</context>
<context>
    <name>DarkcastlePage</name>
    <message>
        <source>Draw another item</source>
        <translation>Noch einen Gegenstand ziehen</translation>
    </message>
    <message>
        <source>Draw an item</source>
        <translation>Gegenstand ziehen</translation>
    </message>
</context>
<context>
    <name>DarkcastleSetup</name>
    <message>
        <source>Into the castle</source>
        <translation>In die Burg</translation>
    </message>
    <message>
        <source>You lead two prisoners</source>
        <translation>Du führst zwei Gefangene</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>Wer wen spielt</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Chapters before the boss</source>
        <translation>Kapitel vor dem Boss</translation>
    </message>
    <message>
        <source>Whom does %1 play?</source>
        <translation>Wen spielt %1?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>now with %1: you swap</source>
        <translation>jetzt bei %1: ihr tauscht</translation>
    </message>
    <message>
        <source>Each starts with %1 health.</source>
        <translation>Jeder beginnt mit %1 LP.</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>everything stays on this device</source>
        <translation>alles bleibt auf diesem Gerät</translation>
    </message>
    <message>
        <source>In this file</source>
        <translation>In dieser Datei</translation>
    </message>
    <message>
        <source>Save everything</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>All sessions, your cards and decks, and the people, in one file.</source>
        <translation>Alle Partien, deine Karten und Decks und die Leute, in einer Datei.</translation>
    </message>
    <message>
        <source>Delete all sessions</source>
        <translation>Alle Partien löschen</translation>
    </message>
    <message>
        <source>Sessions on this device: %1</source>
        <translation>Partien auf diesem Gerät: %1</translation>
    </message>
    <message>
        <source>Delete all sessions?</source>
        <translation>Alle Partien löschen?</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <source>All of it is imported, or nothing. Nothing of yours is overwritten.</source>
        <translation>Alles wird importiert oder nichts. Nichts von euch wird überschrieben.</translation>
    </message>
    <message>
        <source>There is nothing new in it.</source>
        <translation>Darin ist nichts Neues.</translation>
    </message>
    <message>
        <source>Import it</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import from a file</source>
        <translation>Aus einer Datei importieren</translation>
    </message>
    <message>
        <source>Sessions, a full backup, or cards and decks. You see what’s in it first.</source>
        <translation>Partien, alles Gesicherte oder Karten und Decks. Ihr seht erst, was darin ist.</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Noch keine.</translation>
    </message>
    <message>
        <source>To save one session, open its evening and tap the sign at the top right.</source>
        <translation>Eine einzelne Partie sichert ihr von ihrem Abend aus: das Zeichen rechts oben.</translation>
    </message>
    <message>
        <source>Games in progress go too. You can undo this right afterwards; once the app is closed, they are gone for good.</source>
        <translation>Auch laufende Spiele gehen. Gleich danach kannst du es zurücknehmen; ist die App geschlossen, sind sie für immer fort.</translation>
    </message>
    <message>
        <source>Don’t import</source>
        <translation>Nicht importieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>All of it is imported, or nothing. Of yours only what you chose becomes theirs.</source>
        <translation>Alles wird übernommen, oder nichts. Von eurem wird nur ersetzt, was ihr gewählt habt.</translation>
    </message>
    <message>
        <source>Where yours differ</source>
        <translation>Wo eure anders sind</translation>
    </message>
    <message>
        <source>keep all of mine</source>
        <translation>alles von uns behalten</translation>
    </message>
    <message>
        <source>take all of theirs</source>
        <translation>alles von den anderen nehmen</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>%1 card{1:|s}. This deck comes with the app and stays as it is.</source>
        <translation>%1 {1:Karte|Karten}. Dieses Deck gehört zur App und bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>%1 card{1:|s}.</source>
        <translation>%1 {1:Karte|Karten}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>Deck speichern</translation>
    </message>
    <message>
        <source>The deck needs a name.</source>
        <translation>Das Deck braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another deck is called so.</source>
        <translation>So heißt schon ein anderes Deck.</translation>
    </message>
    <message>
        <source>A deck needs a card.</source>
        <translation>Ein Deck braucht eine Karte.</translation>
    </message>
    <message>
        <source>Delete the deck “%1”?</source>
        <translation>Das Deck „%1“ löschen?</translation>
    </message>
    <message>
        <source>Its cards stay in the catalogue. Games that were begun with it keep their list.</source>
        <translation>Seine Karten bleiben im Katalog. Spiele, die damit begonnen wurden, behalten ihre Liste.</translation>
    </message>
    <message>
        <source>Delete the deck</source>
        <translation>Deck löschen</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Eine Karte hinzufügen</translation>
    </message>
    <message>
        <source>Two or three letters</source>
        <translation>Zwei oder drei Buchstaben</translation>
    </message>
    <message>
        <source>Not imported yet: import its set.</source>
        <translation>Noch nicht importiert: Importiere ihr Set.</translation>
    </message>
</context>
<context>
    <name>DeckLeftDialog</name>
    <message>
        <source>The Minion’s deck</source>
        <translation>Das Deck des Minions</translation>
    </message>
    <message>
        <source>%1 {1:card is|cards are} left, by its list.</source>
        <translation>Nach der Liste {1:ist|sind} noch %1 {1:Karte|Karten} da.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine mehr da</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1 da</translation>
    </message>
</context>
<context>
    <name>DeedDialog</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Es würde sich nichts ändern.</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Halved</source>
        <translation>Halbiert</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie er ist</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Verdoppelt</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>An action card on the attack shown last</source>
        <translation>Eine Aktionskarte auf den zuletzt gezeigten Angriff</translation>
    </message>
    <message>
        <source>More or less</source>
        <translation>Mehr oder weniger</translation>
    </message>
    <message>
        <source>Does its owner want it?</source>
        <translation>Ist das dem Angreifer willkommen?</translation>
    </message>
    <message>
        <source>Then it deals %1 and kills %2.</source>
        <translation>Dann macht er %1 und tötet %2.</translation>
    </message>
    <message>
        <source>Then it deals %1.</source>
        <translation>Dann macht er %1.</translation>
    </message>
    <message>
        <source>Something else deals damage to %1</source>
        <translation>Etwas anderes verletzt %1</translation>
    </message>
    <message>
        <source>Life lost</source>
        <translation>Verlorenes Leben</translation>
    </message>
    <message>
        <source>Who gets the kill?</source>
        <translation>Wer hätte getötet?</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Who takes the blow meant for another?</source>
        <translation>Wer fängt den Hieb für jemand anderen ab?</translation>
    </message>
    <message>
        <source>It can’t be turned away again.</source>
        <translation>Noch einmal lässt er sich nicht abwenden.</translation>
    </message>
    <message>
        <source>Who takes it?</source>
        <translation>Wer nimmt ihn?</translation>
    </message>
    <message>
        <source>Who was it meant for?</source>
        <translation>Wem galt er?</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Prestige for it</source>
        <translation>Prestige dafür</translation>
    </message>
    <message>
        <source>A healing potion</source>
        <translation>Ein Heiltrank</translation>
    </message>
    <message>
        <source>Given to another player it brings the giver prestige.</source>
        <translation>Für jemand anderen benutzt, bringt er dem Geber Prestige.</translation>
    </message>
    <message>
        <source>Who is healed?</source>
        <translation>Wer wird geheilt?</translation>
    </message>
    <message>
        <source>Whose potion is it?</source>
        <translation>Wessen Trank ist es?</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Prestige for another’s potion</source>
        <translation>Prestige fürs Heilen</translation>
    </message>
    <message>
        <source>A lie</source>
        <translation>Gelogen</translation>
    </message>
    <message>
        <source>The truth</source>
        <translation>Die Wahrheit</translation>
    </message>
    <message>
        <source>Somebody doubts the fog of war</source>
        <translation>Jemand bezweifelt den Nebel des Krieges</translation>
    </message>
    <message>
        <source>A liar loses 3 prestige; who doubts the truth loses 1.</source>
        <translation>Wer lügt, verliert 3 Prestige; wer die Wahrheit anzweifelt, verliert 1.</translation>
    </message>
    <message>
        <source>Who played it?</source>
        <translation>Wer hat ihn gespielt?</translation>
    </message>
    <message>
        <source>Who doubts it?</source>
        <translation>Wer zweifelt?</translation>
    </message>
    <message>
        <source>What was it?</source>
        <translation>Was war es?</translation>
    </message>
    <message>
        <source>Who change places?</source>
        <translation>Wer tauscht die Plätze?</translation>
    </message>
    <message>
        <source>Life, prestige and items change owners; forms, poison and initiative stay.</source>
        <translation>Leben, Prestige und Gegenstände wechseln; Gestalt, Gift und Initiative bleiben.</translation>
    </message>
    <message>
        <source>And who else?</source>
        <translation>Und wer noch?</translation>
    </message>
    <message>
        <source>Undead</source>
        <translation>Untote</translation>
    </message>
    <message>
        <source>Protospore</source>
        <translation>Protospore</translation>
    </message>
    <message>
        <source>Tokens come into play</source>
        <translation>Marker kommen ins Spiel</translation>
    </message>
    <message>
        <source>In front of whom?</source>
        <translation>Vor wem?</translation>
    </message>
    <message>
        <source>nobody in particular</source>
        <translation>vor niemand Bestimmtem</translation>
    </message>
    <message>
        <source>Who destroys %1?</source>
        <translation>Wer zerstört %1?</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>At the encounter’s end</source>
        <translation>Am Ende der Begegnung</translation>
    </message>
    <message>
        <source>An event card</source>
        <translation>Eine Ereigniskarte</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Name des Ereignisses</translation>
    </message>
    <message>
        <source>Active in the encounters</source>
        <translation>Aktiv in den Begegnungen</translation>
    </message>
    <message>
        <source>When?</source>
        <translation>Wann?</translation>
    </message>
    <message>
        <source>Its life</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Who comes back from the dead?</source>
        <translation>Wer kommt von den Toten zurück?</translation>
    </message>
    <message>
        <source>With the next draw of initiative they are in again.</source>
        <translation>Beim nächsten Ziehen der Initiative wieder dabei.</translation>
    </message>
    <message>
        <source>Who comes back?</source>
        <translation>Wer kehrt zurück?</translation>
    </message>
    <message>
        <source>With life</source>
        <translation>Mit Leben</translation>
    </message>
    <message>
        <source>The game ends another way</source>
        <translation>Das Spiel endet anders</translation>
    </message>
    <message>
        <source>A quest or an adventure has its own end.</source>
        <translation>Ein Quest oder ein Abenteuer hat ein eigenes Ende.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>Wodurch?</translation>
    </message>
    <message>
        <source>%1 lays out an item</source>
        <translation>%1 legt einen Gegenstand aus</translation>
    </message>
    <message>
        <source>Name of the item</source>
        <translation>Name des Gegenstands</translation>
    </message>
    <message>
        <source>To whom goes %1?</source>
        <translation>An wen geht %1?</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie sonst</translation>
    </message>
    <message>
        <source>Vampyre</source>
        <translation>Vampyre</translation>
    </message>
    <message>
        <source>Wereboar</source>
        <translation>Wereboar</translation>
    </message>
    <message>
        <source>What %1 is now</source>
        <translation>Was %1 jetzt ist</translation>
    </message>
    <message>
        <source>A Vampyre bites somebody for 5 life each round. A Wereboar can’t win by prestige, only as the last one alive.</source>
        <translation>Ein Vampyre beißt jede Runde jemanden für 5 Leben. Ein Wereboar kann nicht durch Prestige gewinnen, nur als Letzter am Leben.</translation>
    </message>
    <message>
        <source>Whom does %1 bite?</source>
        <translation>Wen beißt %1?</translation>
    </message>
    <message>
        <source>Who loses 5 life?</source>
        <translation>Wer verliert 5 Leben?</translation>
    </message>
    <message>
        <source>−%1 life</source>
        <translation>−%1 Leben</translation>
    </message>
    <message>
        <source>%1: −%2</source>
        <translation>%1: −%2</translation>
    </message>
    <message>
        <source>%1: −3 prestige</source>
        <translation>%1: −3 Prestige</translation>
    </message>
    <message>
        <source>%1: −1 prestige</source>
        <translation>%1: −1 Prestige</translation>
    </message>
    <message>
        <source>%1 is back with %2 life</source>
        <translation>%1 ist mit %2 Leben zurück</translation>
    </message>
    <message>
        <source>Give it to %1</source>
        <translation>An %1 geben</translation>
    </message>
    <message>
        <source>%1: −5 life</source>
        <translation>%1: −5 Leben</translation>
    </message>
    <message>
        <source>Which of them?</source>
        <translation>Wer davon?</translation>
    </message>
    <message>
        <source>Another potion</source>
        <translation>Anderer</translation>
    </message>
    <message>
        <source>Which potion?</source>
        <translation>Welcher Trank?</translation>
    </message>
    <message>
        <source>Hivemind</source>
        <translation>Hivemind</translation>
    </message>
    <message>
        <source>It is destroyed</source>
        <translation>Er wird zerstört</translation>
    </message>
    <message>
        <source>It is called ugly and splits</source>
        <translation>Er wird hässlich genannt und teilt sich</translation>
    </message>
    <message>
        <source>What happens to it?</source>
        <translation>Was geschieht damit?</translation>
    </message>
    <message>
        <source>Which player?</source>
        <translation>Welcher Spieler?</translation>
    </message>
    <message>
        <source>Who is turned into what?</source>
        <translation>Wer wird in was verwandelt?</translation>
    </message>
    <message>
        <source>The Lich itself comes next</source>
        <translation>Als Nächstes kommt der Lich selbst</translation>
    </message>
    <message>
        <source>Nobody is dead, so no fallen rise.</source>
        <translation>Niemand ist tot, also erhebt sich kein Gefallener.</translation>
    </message>
    <message>
        <source>The fallen come next</source>
        <translation>Als Nächstes kommen die Gefallenen</translation>
    </message>
    <message>
        <source>Each with the life that the card says.</source>
        <translation>Jeder mit dem Leben, das die Karte nennt.</translation>
    </message>
    <message>
        <source>It splits before %1</source>
        <translation>Er teilt sich vor %1</translation>
    </message>
    <message>
        <source>%1 destroys it</source>
        <translation>%1 zerstört ihn</translation>
    </message>
    <message>
        <source>Halved or doubled?</source>
        <translation>Halbiert oder verdoppelt?</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1, %2 ★ +%3</source>
        <translation>%1, %2 ★ +%3</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Wer?</translation>
    </message>
    <message>
        <source>Which tokens?</source>
        <translation>Welche Marker?</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Wie viele?</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>Wer war es?</translation>
    </message>
    <message>
        <source>Into what?</source>
        <translation>Was wird daraus?</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>To whom?</source>
        <translation>Wem?</translation>
    </message>
</context>
<context>
    <name>DeedsDialog</name>
    <message>
        <source>Rests this round</source>
        <translation>Ruht sich diese Runde aus</translation>
    </message>
    <message>
        <source>Gains 1 health and takes no blow</source>
        <translation>Gewinnt 1 LP und wird nicht getroffen</translation>
    </message>
    <message>
        <source>Blocks this round</source>
        <translation>Blockt diese Runde</translation>
    </message>
    <message>
        <source>By an item or an ability</source>
        <translation>Durch einen Gegenstand oder eine Fähigkeit</translation>
    </message>
    <message>
        <source>In the hands of %1.</source>
        <translation>In den Händen von %1.</translation>
    </message>
    <message>
        <source>Use it and keep it</source>
        <translation>Benutzen und behalten</translation>
    </message>
    <message>
        <source>Use it and discard it</source>
        <translation>Benutzen und ablegen</translation>
    </message>
    <message>
        <source>Give it to %1</source>
        <translation>An %1 geben</translation>
    </message>
    <message>
        <source>Swap it for %1 of %2</source>
        <translation>Tauschen gegen %1 von %2</translation>
    </message>
    <message>
        <source>Put it on the discards</source>
        <translation>Auf die Ablage legen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Who takes it up from the table?</source>
        <translation>Wer nimmt es vom Tisch auf?</translation>
    </message>
    <message>
        <source>Lay it on the table</source>
        <translation>Auf den Tisch legen</translation>
    </message>
    <message>
        <source>For anybody, until the next card is turned</source>
        <translation>Für alle, bis die nächste Karte umgedreht wird</translation>
    </message>
    <message>
        <source>The app rolls the die</source>
        <translation>Die App wirft den Würfel</translation>
    </message>
    <message>
        <source>The app rolls the die again</source>
        <translation>Die App würfelt noch einmal</translation>
    </message>
    <message>
        <source>Replaces the roll</source>
        <translation>Ersetzt den Wurf</translation>
    </message>
</context>
<context>
    <name>DefeatDialog</name>
    <message>
        <source>An adventure</source>
        <translation>Ein Abenteuer</translation>
    </message>
    <message>
        <source>a henchman</source>
        <translation>ein Handlanger</translation>
    </message>
    <message>
        <source>a character</source>
        <translation>ein Charakter</translation>
    </message>
    <message>
        <source>a character off the board</source>
        <translation>ein Charakter neben dem Brett</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>getötet</translation>
    </message>
    <message>
        <source>imprisoned</source>
        <translation>eingesperrt</translation>
    </message>
    <message>
        <source>taken over</source>
        <translation>übernommen</translation>
    </message>
    <message>
        <source>Who defeats somebody?</source>
        <translation>Wer besiegt jemanden?</translation>
    </message>
    <message>
        <source>Whose unit falls to the adventure?</source>
        <translation>Wessen Einheit kostet das Abenteuer?</translation>
    </message>
    <message>
        <source>Whose unit does %1 defeat?</source>
        <translation>Wessen Einheit besiegt %1?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Was ist geschehen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Besiegt</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Henchman</source>
        <translation>Handlanger</translation>
    </message>
    <message>
        <source>Off-board character</source>
        <translation>Charakter neben dem Brett</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Getötet</translation>
    </message>
    <message>
        <source>Imprisoned</source>
        <translation>Eingesperrt</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Choose who defeats somebody.</source>
        <translation>Sag, wer jemanden besiegt.</translation>
    </message>
    <message>
        <source>Choose whose unit it is.</source>
        <translation>Sag, wessen Einheit es ist.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Damage of the attack</source>
        <translation>Schaden des Angriffs</translation>
    </message>
</context>
<context>
    <name>DiceDialog</name>
    <message>
        <source>The enemy’s dice</source>
        <translation>Die Würfel des Gegners</translation>
    </message>
    <message>
        <source>Dice that come back</source>
        <translation>Würfel, die zurückkommen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Set the dice</source>
        <translation>Würfel setzen</translation>
    </message>
    <message>
        <source>Roll it</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>The lowest is the lesser player and may change alliances.</source>
        <translation>Der niedrigste ist der Schwächere und darf die Allianz wechseln.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Set them as they lie now. Take off the last one, and the fight is won.</source>
        <translation>Wie sie jetzt liegen sollen. Ist der letzte fort, ist der Kampf gewonnen.</translation>
    </message>
    <message>
        <source>Dice that this enemy’s rule brings back after the roll.</source>
        <translation>Durch die Regel des Gegners zurück, im selben Schritt wie dieser Wurf.</translation>
    </message>
    <message>
        <source>One die each: what did you roll?</source>
        <translation>Je ein Würfel: Was habt ihr gewürfelt?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug so beenden</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>What did %1 roll?</source>
        <translation>Was hat %1 geworfen?</translation>
    </message>
</context>
<context>
    <name>Die</name>
    <message>
        <source>%1, gone</source>
        <translation>%1, fort</translation>
    </message>
</context>
<context>
    <name>DomainDialog</name>
    <message>
        <source>The Events Domain</source>
        <translation>Die Ereignisdomäne</translation>
    </message>
    <message>
        <source>Domain %1</source>
        <translation>Domäne %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Drained</source>
        <translation>Geleert</translation>
    </message>
</context>
<context>
    <name>DomainTile</name>
    <message>
        <source>The Events Domain</source>
        <translation>Die Ereignisdomäne</translation>
    </message>
    <message>
        <source>Domain %1</source>
        <translation>Domäne %1</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>%1 resource{1:|s}, drained</source>
        <translation>%1 {1:Ressource|Ressourcen}, geleert</translation>
    </message>
    <message>
        <source>%1 resource{1:|s}, pays now</source>
        <translation>%1 {1:Ressource|Ressourcen}, bezahlt jetzt</translation>
    </message>
    <message>
        <source>%1 resource{1:|s}</source>
        <translation>%1 {1:Ressource|Ressourcen}</translation>
    </message>
</context>
<context>
    <name>DraftDialog</name>
    <message>
        <source>Draft reputations</source>
        <translation>Rufkarten auswählen</translation>
    </message>
    <message>
        <source>%1 keeps one</source>
        <translation>%1 behält eine</translation>
    </message>
    <message>
        <source>Everybody has five</source>
        <translation>Alle haben fünf</translation>
    </message>
    <message>
        <source>Lay the reputations in a numbered row. Quick: everybody chooses from five. Standard: keep one, hand the rest to the left, until all are kept.</source>
        <translation>Legt die Rufkarten als nummerierte Reihe aus. Schnell: Jeder wählt aus fünf. Gewöhnlich: eine behalten, den Rest nach links geben, bis alle behalten sind.</translation>
    </message>
    <message>
        <source>Pick %1 of %2. Look at these cards, tap the one you keep, then hand on the device.</source>
        <translation>Wahl %1 von %2. Sieh dir diese Karten an, tipp an, welche du behältst, und gib dann das Gerät weiter.</translation>
    </message>
    <message>
        <source>Now choose which of yours you use, and enter what they cost.</source>
        <translation>Wählt nun, welche eurer Karten ihr benutzt, und gebt ein, was sie kosten.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Gewöhnlich</translation>
    </message>
    <message>
        <source>Cards in the row</source>
        <translation>Karten in der Reihe</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
</context>
<context>
    <name>DrawDialog</name>
    <message>
        <source>Who drew number %1?</source>
        <translation>Wer hat die Nummer %1 gezogen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Tap the people in the order of their cards</source>
        <translation>Tippt die Leute in der Reihenfolge ihrer Karten an</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>Nummer %1</translation>
    </message>
</context>
<context>
    <name>DuelSeat</name>
    <message>
        <source>%1, the counters</source>
        <translation>%1, die Zähler</translation>
    </message>
    <message>
        <source>strength %1, %2 equipment cards, %3 in prison</source>
        <translation>Stärke %1, %2 Ausrüstungskarten, %3 im Gefängnis</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>Gefängnis</translation>
    </message>
</context>
<context>
    <name>DuelofagesPage</name>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The duel is over.</source>
        <translation>Das Duell ist vorbei.</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Zur Übersicht</translation>
    </message>
</context>
<context>
    <name>DuelofagesSetup</name>
    <message>
        <source>Locations with adventures</source>
        <translation>Orte mit Abenteuern</translation>
    </message>
    <message>
        <source>Start the duel</source>
        <translation>Zum Duell</translation>
    </message>
    <message>
        <source>Two dice each: the highest starts</source>
        <translation>Je zwei Würfel: Der höchste beginnt</translation>
    </message>
</context>
<context>
    <name>DungeonPanel</name>
    <message>
        <source>still to turn</source>
        <translation>noch verdeckt</translation>
    </message>
    <message>
        <source>in the dungeon</source>
        <translation>im Dungeon</translation>
    </message>
    <message>
        <source>the hero&apos;s HP</source>
        <translation>LP des Helden</translation>
    </message>
    <message>
        <source>%1 of %2 HP left</source>
        <translation>%1 von %2 LP übrig</translation>
    </message>
    <message>
        <source>%1 damage so far; %2 or more and you fail.</source>
        <translation>Bisher %1 Schaden; ab %2 scheitert ihr.</translation>
    </message>
    <message>
        <source>%1 damage: you fail, but turn the rest all the same.</source>
        <translation>%1 Schaden: gescheitert. Deckt trotzdem alle Karten auf.</translation>
    </message>
</context>
<context>
    <name>EncounterDialog</name>
    <message>
        <source>Creature</source>
        <translation>Kreatur</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Horde of undead</source>
        <translation>Horde der Untoten</translation>
    </message>
    <message>
        <source>Treasure Spore</source>
        <translation>Treasure Spore</translation>
    </message>
    <message>
        <source>Emperor Lich</source>
        <translation>Emperor Lich</translation>
    </message>
    <message>
        <source>Barrier Magus</source>
        <translation>Barrier Magus</translation>
    </message>
    <message>
        <source>Shadowmancer</source>
        <translation>Shadowmancer</translation>
    </message>
    <message>
        <source>Ragnarok</source>
        <translation>Ragnarok</translation>
    </message>
    <message>
        <source>Hivemind</source>
        <translation>Hivemind</translation>
    </message>
    <message>
        <source>Blink Dogs</source>
        <translation>Blink Dogs</translation>
    </message>
    <message>
        <source>Thantigist</source>
        <translation>Thantigist</translation>
    </message>
    <message>
        <source>Cursed Naiad</source>
        <translation>Cursed Naiad</translation>
    </message>
    <message>
        <source>Spitting Drake</source>
        <translation>Spitting Drake</translation>
    </message>
    <message>
        <source>The encounter card</source>
        <translation>Die Begegnungskarte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Face it</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Life for %1 players</source>
        <translation>Leben für %1 Spieler</translation>
    </message>
    <message>
        <source>Prestige</source>
        <translation>Prestige</translation>
    </message>
    <message>
        <source>Undead at the start</source>
        <translation>Untote am Anfang</translation>
    </message>
    <message>
        <source>Protospores at the start</source>
        <translation>Protosporen am Anfang</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Something special…</source>
        <translation>Etwas Besonderes …</translation>
    </message>
    <message>
        <source>Type the name on the card.</source>
        <translation>Gib den Namen auf der Karte ein.</translation>
    </message>
    <message>
        <source>Type its life.</source>
        <translation>Gib ihr Leben ein.</translation>
    </message>
    <message>
        <source>Vampyre</source>
        <translation>Vampyre</translation>
    </message>
    <message>
        <source>Wereboar</source>
        <translation>Wereboar</translation>
    </message>
    <message>
        <source>Life of one skeleton</source>
        <translation>Leben eines Skeletts</translation>
    </message>
    <message>
        <source>Tokens at the start</source>
        <translation>Marker zu Beginn</translation>
    </message>
    <message>
        <source>Its life is a number.</source>
        <translation>Das Leben ist eine Zahl.</translation>
    </message>
</context>
<context>
    <name>EndDialog</name>
    <message>
        <source>Why does the game end?</source>
        <translation>Warum endet das Spiel?</translation>
    </message>
    <message>
        <source>The points are counted as they stand now.</source>
        <translation>Gezählt werden die Punkte, wie sie jetzt stehen.</translation>
    </message>
    <message>
        <source>Somebody is eliminated</source>
        <translation>Jemand ist ausgeschieden</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>You have held it back!</source>
        <translation>Du hast ihn aufgehalten!</translation>
    </message>
    <message>
        <source>The Minion has won.</source>
        <translation>Der Minion hat gewonnen.</translation>
    </message>
    <message>
        <source>your stories</source>
        <translation>deine Geschichten</translation>
    </message>
    <message>
        <source>the Minion’s</source>
        <translation>die des Minions</translation>
    </message>
    <message>
        <source>The story of the evening</source>
        <translation>Die Geschichte des Abends</translation>
    </message>
    <message>
        <source>You have escaped the Dark Castle!</source>
        <translation>Ihr seid aus der dunklen Burg entkommen!</translation>
    </message>
    <message>
        <source>The castle keeps you.</source>
        <translation>Die Burg behält euch.</translation>
    </message>
</context>
<context>
    <name>EnemyPanel</name>
    <message>
        <source>The enemy</source>
        <translation>Der Gegner</translation>
    </message>
    <message>
        <source>The enemy’s dice</source>
        <translation>Die Würfel des Gegners</translation>
    </message>
    <message>
        <source>Enemy die: %1</source>
        <translation>Würfel des Gegners: %1</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ihr gewinnt</translation>
    </message>
    <message>
        <source>The chance to win, %1</source>
        <translation>Die Chance zu gewinnen, %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 per cent to win</source>
        <translation>%1 Prozent Gewinnchance</translation>
    </message>
    <message>
        <source>Change the enemy’s dice</source>
        <translation>Würfel des Gegners ändern</translation>
    </message>
</context>
<context>
    <name>EntryDialog</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep it so</source>
        <translation>So behalten</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>All sessions are deleted.</source>
        <translation>Alle Partien sind gelöscht.</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Entfernt: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>EverybodyDialog</name>
    <message>
        <source>Everybody has…</source>
        <translation>Alle haben …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Characters: %1 each</source>
        <translation>Charaktere: je %1</translation>
    </message>
    <message>
        <source>Henchmen</source>
        <translation>Handlanger</translation>
    </message>
    <message>
        <source>Henchmen: %1 each</source>
        <translation>Handlanger: je %1</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Equipment: %1 each</source>
        <translation>Ausrüstung: je %1</translation>
    </message>
    <message>
        <source>If somebody has more or fewer, correct it at their seat.</source>
        <translation>Wer mehr oder weniger hat, korrigiert das am eigenen Platz.</translation>
    </message>
</context>
<context>
    <name>FaceDie</name>
    <message>
        <source>Might</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Cunning</source>
        <translation>List</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Weisheit</translation>
    </message>
    <message>
        <source>double %1</source>
        <translation>doppelt %1</translation>
    </message>
</context>
<context>
    <name>FacingSheet</name>
    <message>
        <source>Fight the boss</source>
        <translation>Gegen den Boss</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Chapter done</source>
        <translation>Kapitel erledigt</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>That did not work, and nothing has changed: %1.</source>
        <translation>Das ging nicht, und nichts hat sich geändert: %1.</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FightCells</name>
    <message>
        <source>Terror</source>
        <translation>Terror</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Arcane</source>
        <translation>Arkan</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Ermittlung</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Geschick</translation>
    </message>
    <message>
        <source>Minion</source>
        <translation>Minion</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>%1: the Minion %2, you %3; %4</source>
        <translation>%1: Minion %2, du %3; %4</translation>
    </message>
    <message>
        <source>the Minion wins</source>
        <translation>der Minion gewinnt</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>du gewinnst</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>niemand gewinnt</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>FighterDialog</name>
    <message>
        <source>Send to %1</source>
        <translation>Zu %1 schicken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>It is ready</source>
        <translation>Er ist bereit</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Schicken</translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation>Name, wenn du magst</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Geschick</translation>
    </message>
    <message>
        <source>Terror icons</source>
        <translation>Terrorsymbole</translation>
    </message>
    <message>
        <source>Combat icons</source>
        <translation>Kampfsymbole</translation>
    </message>
    <message>
        <source>Arcane icons</source>
        <translation>Arkansymbole</translation>
    </message>
    <message>
        <source>Investigation icons</source>
        <translation>Ermittlungssymbole</translation>
    </message>
    <message>
        <source>Toughness</source>
        <translation>Zähigkeit</translation>
    </message>
    <message>
        <source>A character of yours</source>
        <translation>Ein Charakter von dir</translation>
    </message>
    <message>
        <source>Put into play</source>
        <translation>Ins Spiel bringen</translation>
    </message>
    <message>
        <source>It needs a name to stay on your board.</source>
        <translation>Auf deiner Seite bleibt er nur mit einem Namen.</translation>
    </message>
    <message>
        <source>With a name it stays on your board</source>
        <translation>Mit einem Namen bleibt er auf deiner Seite</translation>
    </message>
</context>
<context>
    <name>FighterRow</name>
    <message>
        <source>skill %1</source>
        <translation>Geschick %1</translation>
    </message>
    <message>
        <source>terror %1, combat %2, arcane %3, investigation %4</source>
        <translation>Terror %1, Kampf %2, Arkan %3, Ermittlung %4</translation>
    </message>
</context>
<context>
    <name>FilePicker</name>
    <message>
        <source>Cards or a deck</source>
        <translation>Karten oder ein Deck</translation>
    </message>
    <message>
        <source>Cards and decks (*.xml *.o8d *.csv)</source>
        <translation>Karten und Decks (*.xml *.o8d *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>FilesPicker</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Dateien importieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import 1 file</source>
        <translation>1 Datei importieren</translation>
    </message>
    <message>
        <source>Import %1 files</source>
        <translation>%1 Dateien importieren</translation>
    </message>
    <message>
        <source>Tap the files to import.</source>
        <translation>Tippt die Dateien an.</translation>
    </message>
</context>
<context>
    <name>FirstEvening</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>This says what to do now. The big button goes on.</source>
        <translation>Hier steht, was jetzt zu tun ist. Der große Knopf geht weiter.</translation>
    </message>
    <message>
        <source>Tap beside a number to change it. Hold it to type.</source>
        <translation>Tippt neben eine Zahl, um sie zu ändern. Haltet sie, um zu tippen.</translation>
    </message>
    <message>
        <source>Hold this to see your odds. Don’t let anybody else look.</source>
        <translation>Halten zeigt deine Chancen. Lass niemanden mitsehen.</translation>
    </message>
    <message>
        <source>Undo takes back any step and says what to change on the table.</source>
        <translation>Rückgängig nimmt jeden Schritt zurück und sagt, was auf dem Tisch zu ändern ist.</translation>
    </message>
    <message>
        <source>The book holds the rules. Ask it anything.</source>
        <translation>Das Buch kennt die Regeln. Fragt es, was ihr wollt.</translation>
    </message>
    <message>
        <source>The clock keeps the whole evening. Tap a line to go back to it.</source>
        <translation>Die Uhr bewahrt den ganzen Abend: Tippe dort auf eine Zeile, um dahin zurückzugehen.</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation>Hier ist noch nichts.</translation>
    </message>
    <message>
        <source>Up one folder</source>
        <translation>Einen Ordner höher</translation>
    </message>
    <message>
        <source>Nothing to import here.</source>
        <translation>Hier gibt es nichts zu importieren.</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>You choose who goes insane.</source>
        <translation>Du wählst, wer wahnsinnig wird.</translation>
    </message>
    <message>
        <source>You choose who is readied.</source>
        <translation>Du wählst, wer bereit gemacht wird.</translation>
    </message>
    <message>
        <source>You choose who takes the wound.</source>
        <translation>Du wählst, wer die Wunde nimmt.</translation>
    </message>
    <message>
        <source>One of yours</source>
        <translation>Einer von deinen</translation>
    </message>
    <message>
        <source>%1 goes insane.</source>
        <translation>%1 wird wahnsinnig.</translation>
    </message>
    <message>
        <source>%1 takes a wound.</source>
        <translation>%1 wird verwundet.</translation>
    </message>
    <message>
        <source>%1 is readied.</source>
        <translation>%1 ist wieder bereit.</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <translation>%1 ist zerstört.</translation>
    </message>
    <message>
        <source>You win the story!</source>
        <translation>Du gewinnst die Geschichte!</translation>
    </message>
    <message>
        <source>You get %1 token{1:|s}.</source>
        <translation>Du bekommst %1 Marker.</translation>
    </message>
    <message>
        <source>The Minion wins the story!</source>
        <translation>Der Minion gewinnt die Geschichte!</translation>
    </message>
    <message>
        <source>The Minion gets %1 token{1:|s}.</source>
        <translation>Der Minion bekommt %1 Marker.</translation>
    </message>
    <message>
        <source>Nobody attacks here any more.</source>
        <translation>Hier greift niemand mehr an.</translation>
    </message>
    <message>
        <source>Nothing changes here.</source>
        <translation>Hier ändert sich nichts.</translation>
    </message>
    <message>
        <source>Without the Minion’s defence: LILLITH thinks when you have committed.</source>
        <translation>Ohne die Verteidigung des Minions: LILLITH denkt erst, wenn du geschickt hast.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>The Minion has nobody ready to defend.</source>
        <translation>Der Minion hat niemanden bereit, der verteidigt.</translation>
    </message>
    <message>
        <source>The Minion will defend: %1.</source>
        <translation>Der Minion wird verteidigen: %1.</translation>
    </message>
    <message>
        <source>If nobody defends:</source>
        <translation>Wenn niemand verteidigt:</translation>
    </message>
    <message>
        <source>If they defend:</source>
        <translation>Wenn sie verteidigen:</translation>
    </message>
</context>
<context>
    <name>ForecastStory</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>%1 resolves first</source>
        <translation>%1 kommt zuerst dran</translation>
    </message>
</context>
<context>
    <name>ForesightLine</name>
    <message>
        <source>Your best answer: %1</source>
        <translation>Deine beste Antwort: %1</translation>
    </message>
</context>
<context>
    <name>ForesightRow</name>
    <message>
        <source>%1: %2 against %3; this decides</source>
        <translation>%1: %2 gegen %3; das entscheidet</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1: %2 gegen %3</translation>
    </message>
</context>
<context>
    <name>ForesightTable</name>
    <message>
        <source>The best other line</source>
        <translation>Die beste andere Linie</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>Its line</source>
        <translation>Seine Linie</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Was herauskommt</translation>
    </message>
    <message>
        <source>its line</source>
        <translation>seine</translation>
    </message>
    <message>
        <source>There were too many lines to try them all: this is the best found.</source>
        <translation>Es waren zu viele Linien, um alle zu prüfen: Das ist die beste gefundene.</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>solo against the Minion</source>
        <translation>allein gegen den Minion</translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 Spieler</translation>
    </message>
    <message>
        <source>Watch: %1</source>
        <translation>Ansehen: %1</translation>
    </message>
    <message>
        <source>a two-minute game that plays itself</source>
        <translation>ein Spiel, das sich selbst spielt, in zwei Minuten</translation>
    </message>
</context>
<context>
    <name>HandOverDialog</name>
    <message>
        <source>Hand over to another device</source>
        <translation>An ein anderes Gerät übergeben</translation>
    </message>
    <message>
        <source>In the other Torchside: Packs, “Receive a pack”, and this address. Or scan the code: the pack comes as a file. It is good until you close this.</source>
        <translation>Im anderen Torchside: Pakete, „Ein Paket empfangen“, und diese Adresse. Oder scanne den Code: Das Paket kommt als Datei. Er gilt, bis du das hier schließt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>A code for the other device’s camera; the address below does the same.</source>
        <translation>Ein Code für die Kamera des anderen Geräts; die Adresse darunter tut dasselbe.</translation>
    </message>
    <message>
        <source>Not the same network? Try</source>
        <translation>Nicht dasselbe Netz? Versuche</translation>
    </message>
    <message>
        <source>Taken %1 time{1:|s}.</source>
        <translation>%1 Mal abgeholt.</translation>
    </message>
    <message>
        <source>The way is not encrypted: somebody in the same Wi-Fi who means harm could read the pack on its way.</source>
        <translation>Der Weg ist nicht verschlüsselt: Wer im selben WLAN Böses will, könnte das Paket unterwegs mitlesen.</translation>
    </message>
</context>
<context>
    <name>HandSlot</name>
    <message>
        <source>%1: an empty hand</source>
        <translation>%1: eine leere Hand</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in both hands</source>
        <translation>in beiden Händen</translation>
    </message>
    <message>
        <source>in one hand</source>
        <translation>in einer Hand</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>HealthButton</name>
    <message>
        <source>%1: health %2 of %3</source>
        <translation>%1: Leben %2 von %3</translation>
    </message>
    <message>
        <source>the next blow would be the last</source>
        <translation>der nächste Schlag wäre der letzte</translation>
    </message>
    <message>
        <source>/ %1</source>
        <translation>/ %1</translation>
    </message>
</context>
<context>
    <name>HealthCounter</name>
    <message>
        <source>%1: health, at most %2</source>
        <translation>%1: Leben, höchstens %2</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>HealthPad</name>
    <message>
        <source>Health of %1</source>
        <translation>Leben von %1</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>HistoryNote</name>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>tap a line to go there</source>
        <translation>Antippen führt zu dieser Zeile</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>Vor zu %1</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Noch ist nichts geschehen</translation>
    </message>
    <message>
        <source>The evening so far</source>
        <translation>Der Abend bisher</translation>
    </message>
    <message>
        <source>Every step of the game will show up here, and you can go back to any of them.</source>
        <translation>Hier wird jeder Schritt des Spiels stehen, und jeder lässt sich zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>you are here</source>
        <translation>hier seid ihr</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>Correct: %1</source>
        <translation>Berichtigen: %1</translation>
    </message>
    <message>
        <source>from %1’s phone</source>
        <translation>vom Handy von %1</translation>
    </message>
    <message>
        <source>Put in after: %1</source>
        <translation>Danach einfügen: %1</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Alles</translation>
    </message>
</context>
<context>
    <name>HitMark</name>
    <message>
        <source>%1 life lost</source>
        <translation>%1 Leben verloren</translation>
    </message>
    <message>
        <source>%1 life gained</source>
        <translation>%1 Leben dazu</translation>
    </message>
    <message>
        <source>%1 poison less</source>
        <translation>%1 Gift weniger</translation>
    </message>
    <message>
        <source>%1 poison more</source>
        <translation>%1 Gift mehr</translation>
    </message>
</context>
<context>
    <name>HoldCover</name>
    <message>
        <source>Hold to look</source>
        <translation>Zum Ansehen halten</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Torchside</source>
        <translation>Torchside</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>All %1 unfinished games</source>
        <translation>Alle %1, die nicht zu Ende sind</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Pakete</translation>
    </message>
</context>
<context>
    <name>HqDialog</name>
    <message>
        <source>Who destroyed the HQ?</source>
        <translation>Wer hat das HQ zerstört?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>It falls only once, for 3 points.</source>
        <translation>Es fällt nur einmal und bringt 3 Punkte.</translation>
    </message>
</context>
<context>
    <name>HubPage</name>
    <message>
        <source>Carry to a hub</source>
        <translation>Zu einem Hub tragen</translation>
    </message>
    <message>
        <source>Carry the table there</source>
        <translation>Den Tisch dorthin tragen</translation>
    </message>
    <message>
        <source>Stay here after all</source>
        <translation>Doch hier bleiben</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Play on here</source>
        <translation>Hier weiterspielen</translation>
    </message>
    <message>
        <source>Take it home</source>
        <translation>Nach Hause holen</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>A hub has many tables: a club’s evening, or friends far away. Everybody sits down there by a code, in any browser, and you play on here as before. When the evening is over, or the hub is gone, the table comes home with all that was done.</source>
        <translation>Ein Hub hat viele Tische: der Abend eines Vereins, oder Freunde weit weg. Alle setzen sich dort mit einem Code, in jedem Browser, und du spielst hier weiter wie zuvor. Wenn der Abend vorbei oder der Hub fort ist, kommt der Tisch nach Hause, mit allem, was geschah.</translation>
    </message>
    <message>
        <source>The hub’s address</source>
        <translation>Adresse des Hubs</translation>
    </message>
    <message>
        <source>The hub’s code</source>
        <translation>Code des Hubs</translation>
    </message>
    <message>
        <source>Scan to sit down at the hub</source>
        <translation>Scannen und am Hub Platz nehmen</translation>
    </message>
    <message>
        <source>A code for the phone’s camera; the address below does the same.</source>
        <translation>Ein Code für die Kamera des Handys; die Adresse darunter tut dasselbe.</translation>
    </message>
    <message>
        <source>Typed in a browser, with the number %1.</source>
        <translation>In einen Browser getippt, mit der Nummer %1.</translation>
    </message>
    <message>
        <source>On its way to the hub</source>
        <translation>Auf dem Weg zum Hub</translation>
    </message>
    <message>
        <source>On its way home</source>
        <translation>Auf dem Heimweg</translation>
    </message>
    <message>
        <source>The table is here</source>
        <translation>Der Tisch ist hier</translation>
    </message>
    <message>
        <source>Whoever runs the hub can tell you both. Phones that are at this table now will have to scan the table’s new code.</source>
        <translation>Beides sagt, wer den Hub betreibt. Handys, die jetzt an diesem Tisch sind, müssen den neuen Code des Tisches scannen.</translation>
    </message>
    <message>
        <source>%1 tap{1:|s} {1:waits|wait}.</source>
        <translation>%1 Mal Tippen {1:wartet|warten}.</translation>
    </message>
    <message>
        <source>Forget this hub</source>
        <translation>Diesen Hub vergessen</translation>
    </message>
</context>
<context>
    <name>HueChoice</name>
    <message>
        <source>Coral</source>
        <translation>Koralle</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Himmel</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Limette</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Minze</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sand</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import cards or a deck</source>
        <translation>Karten oder ein Deck importieren</translation>
    </message>
    <message>
        <source>OCTGN sets (set.xml), OCTGN decks (.o8d) or a table (.csv) with the columns name, type, cost, skill, terror, combat, arcane, investigation.</source>
        <translation>OCTGN-Sets (set.xml), OCTGN-Decks (.o8d) oder eine Tabelle (.csv) mit den Spalten name, type, cost, skill, terror, combat, arcane, investigation.</translation>
    </message>
    <message>
        <source>More files</source>
        <translation>Mehr Dateien</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>Andere Dateien</translation>
    </message>
    <message>
        <source>Everything could be read.</source>
        <translation>Alles war lesbar.</translation>
    </message>
    <message>
        <source>One thing could not be read; the rest goes in.</source>
        <translation>Eines war nicht lesbar; der Rest wird übernommen.</translation>
    </message>
    <message>
        <source>%1 things could not be read; the rest goes in.</source>
        <translation>%1 Stellen waren nicht lesbar; der Rest wird übernommen.</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… und %1 weitere.</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>1 deck</source>
        <translation>1 Deck</translation>
    </message>
    <message>
        <source>%1 decks</source>
        <translation>%1 Decks</translation>
    </message>
    <message>
        <source>In these files: %1.</source>
        <translation>In diesen Dateien: %1.</translation>
    </message>
    <message>
        <source>A deck needs cards that are not here yet.</source>
        <translation>Einem Deck fehlen Karten, die noch nicht hier sind.</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <translation>Importiert: %1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>There is nothing in these files to import.</source>
        <translation>In diesen Dateien ist nichts zu importieren.</translation>
    </message>
</context>
<context>
    <name>ItemChips</name>
    <message>
        <source>Items that lie open</source>
        <translation>Gegenstände, die offen liegen</translation>
    </message>
    <message>
        <source>%1 · tipped</source>
        <translation>%1 · gekippt</translation>
    </message>
    <message>
        <source>New item…</source>
        <translation>Neuer Gegenstand …</translation>
    </message>
    <message>
        <source>Name of the item</source>
        <translation>Name des Gegenstands</translation>
    </message>
    <message>
        <source>lies open, too</source>
        <translation>liegt auch aus</translation>
    </message>
    <message>
        <source>It is a relic</source>
        <translation>Es ist ein Relikt</translation>
    </message>
</context>
<context>
    <name>ItemDialog</name>
    <message>
        <source>Use it up</source>
        <translation>Verbrauchen</translation>
    </message>
    <message>
        <source>Tip it to drink</source>
        <translation>Zum Trinken kippen</translation>
    </message>
    <message>
        <source>From then on nobody can take it</source>
        <translation>Von da an kann ihn niemand mehr nehmen</translation>
    </message>
    <message>
        <source>Give it to another</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>A tipped potion can’t be given.</source>
        <translation>Ein gekippter Trank lässt sich nicht weitergeben.</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Before %1.</source>
        <translation>Vor %1.</translation>
    </message>
    <message>
        <source>It is drunk</source>
        <translation>Er ist getrunken</translation>
    </message>
    <message>
        <source>Then it leaves the table</source>
        <translation>Danach verlässt die Karte den Tisch</translation>
    </message>
</context>
<context>
    <name>ItemTile</name>
    <message>
        <source>%1: on the hero</source>
        <translation>%1: am Helden</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: abgenommen</translation>
    </message>
</context>
<context>
    <name>ItemsGrid</name>
    <message>
        <source>The %1 is off already.</source>
        <translation>%1: schon abgenommen.</translation>
    </message>
</context>
<context>
    <name>KeywordChips</name>
    <message>
        <source>Willpower</source>
        <translation>Willenskraft</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Invulnerability</source>
        <translation>Unverwundbarkeit</translation>
    </message>
    <message>
        <source>Villainous</source>
        <translation>Schurkisch</translation>
    </message>
    <message>
        <source>Heroic</source>
        <translation>Heldenhaft</translation>
    </message>
    <message>
        <source>Dormant</source>
        <translation>Schlummernd</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Einzigartig</translation>
    </message>
</context>
<context>
    <name>KitButtonShow</name>
    <message>
        <source>Buttons</source>
        <translation>Knöpfe</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Into the caverns</source>
        <translation>In die Höhlen</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Verteidigen</translation>
    </message>
    <message>
        <source>Whoever rests can&apos;t defend.</source>
        <translation>Wer sich ausruht, kann nicht verteidigen.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Relics &amp; Ruin</source>
        <translation>Relics &amp; Ruin</translation>
    </message>
    <message>
        <source>Deeper &amp; Darker</source>
        <translation>Deeper &amp; Darker</translation>
    </message>
    <message>
        <source>Tombs &amp; Tomes</source>
        <translation>Tombs &amp; Tomes</translation>
    </message>
    <message>
        <source>Needs Relics &amp; Ruin.</source>
        <translation>Braucht Relics &amp; Ruin.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Adventures</source>
        <translation>Abenteuer</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>%1 — 1234567890</source>
        <translation>%1 — 1234567890</translation>
    </message>
</context>
<context>
    <name>KitFormShow</name>
    <message>
        <source>Who sits where, clockwise</source>
        <translation>Wer wo sitzt, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Ann</translation>
    </message>
    <message>
        <source>Maximiliane-Charlotte</source>
        <translation>Maximiliane-Charlotte</translation>
    </message>
    <message>
        <source>Cy</source>
        <translation>Cy</translation>
    </message>
    <message>
        <source>custom, 70 life</source>
        <translation>eigener, 70 Leben</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Add someone</source>
        <translation>Jemand dazu</translation>
    </message>
    <message>
        <source>Ask the rules</source>
        <translation>Regeln fragen</translation>
    </message>
    <message>
        <source>Ask the rules: “can we swap items…”</source>
        <translation>Frag die Regeln: „Dürfen wir tauschen …“</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>As it shall stand on the seat</source>
        <translation>So, wie er am Platz stehen soll</translation>
    </message>
    <message>
        <source>Ann already sits at this table.</source>
        <translation>Ann sitzt schon an diesem Tisch.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Short, and never needed to follow the game</source>
        <translation>Kurz, und nie nötig, um dem Spiel zu folgen</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>Vibration</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Alles exportieren</translation>
    </message>
    <message>
        <source>One file, readable anywhere</source>
        <translation>Eine Datei, überall lesbar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>A game is running.</source>
        <translation>Ein Spiel läuft gerade.</translation>
    </message>
</context>
<context>
    <name>KitPage</name>
    <message>
        <source>Ann’s life</source>
        <translation>Leben von Ann</translation>
    </message>
    <message>
        <source>Ann loses 10 life by poison.</source>
        <translation>Ann verliert durch Gift 10 Leben.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Encounter 4 of 9</source>
        <translation>Begegnung 4 von 9</translation>
    </message>
    <message>
        <source>Round 2 · attacks</source>
        <translation>Runde 2 · Angriffe</translation>
    </message>
    <message>
        <source>Ann strikes for 17</source>
        <translation>Ann trifft für 17</translation>
    </message>
    <message>
        <source>Give Ann 10 life back: 25 → 35</source>
        <translation>Gebt Ann 10 Leben zurück: 25 → 35</translation>
    </message>
    <message>
        <source>Give Bo 20 life back: 80 → 100</source>
        <translation>Gebt Bo 20 Leben zurück: 80 → 100</translation>
    </message>
    <message>
        <source>Put Cy’s attack back on the stack</source>
        <translation>Legt den Angriff von Cy zurück auf den Stapel</translation>
    </message>
    <message>
        <source>Back to 21:14</source>
        <translation>Zurück zu 21:14</translation>
    </message>
    <message>
        <source>No evening yet</source>
        <translation>Noch kein Abend</translation>
    </message>
    <message>
        <source>When a game ends, its story is kept here: the graph, the turns that decided it, the result.</source>
        <translation>Wenn ein Spiel endet, bleibt hier seine Geschichte: der Verlauf als Bild, die entscheidenden Züge, das Ergebnis.</translation>
    </message>
    <message>
        <source>Start a game</source>
        <translation>Ein Spiel beginnen</translation>
    </message>
    <message>
        <source>Cy turns the attack card. 44 or more kills the Troll.</source>
        <translation>Cy deckt die Angriffskarte auf. Ab 44 stirbt der Troll.</translation>
    </message>
    <message>
        <source>The killing blow earns the creature’s prestige.</source>
        <translation>Der Todesstoß bringt das Prestige der Kreatur.</translation>
    </message>
    <message>
        <source>Enter Cy’s attack</source>
        <translation>Angriff von Cy eingeben</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Kein Angriff</translation>
    </message>
    <message>
        <source>Does Ann change sides?</source>
        <translation>Wechselt Ann die Seite?</translation>
    </message>
    <message>
        <source>The Loner asks Ann first. Two allies against none: she may refuse, and then Bo is asked.</source>
        <translation>Der Einzelgänger fragt zuerst Ann. Zwei Verbündete gegen keinen: Sie darf ablehnen, dann wird Bo gefragt.</translation>
    </message>
    <message>
        <source>She joins</source>
        <translation>Sie wechselt</translation>
    </message>
    <message>
        <source>She refuses</source>
        <translation>Sie bleibt</translation>
    </message>
</context>
<context>
    <name>KitTableShow</name>
    <message>
        <source>Battle Troll</source>
        <translation>Battle Troll</translation>
    </message>
    <message>
        <source>111 of 160 life</source>
        <translation>111 von 160 Leben</translation>
    </message>
    <message>
        <source>44 after this stack</source>
        <translation>44 nach diesem Stapel</translation>
    </message>
    <message>
        <source>Maximiliane-Charlotte</source>
        <translation>Maximiliane-Charlotte</translation>
    </message>
    <message>
        <source>Life of Maximiliane-Charlotte</source>
        <translation>Leben von Maximiliane-Charlotte</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Ann</translation>
    </message>
    <message>
        <source>poisoned twice</source>
        <translation>zweimal vergiftet</translation>
    </message>
    <message>
        <source>Life of Ann</source>
        <translation>Leben von Ann</translation>
    </message>
    <message>
        <source>Dietlinde</source>
        <translation>Dietlinde</translation>
    </message>
    <message>
        <source>fell in encounter 6</source>
        <translation>fiel in Begegnung 6</translation>
    </message>
    <message>
        <source>Life of Dietlinde</source>
        <translation>Leben von Dietlinde</translation>
    </message>
    <message>
        <source>The enemy’s dice</source>
        <translation>Die Würfel des Gegners</translation>
    </message>
    <message>
        <source>Loner · acting</source>
        <translation>Einzelgänger · am Zug</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Allianz</translation>
    </message>
    <message>
        <source>crossed swords</source>
        <translation>gekreuzte Schwerter</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>two shields</source>
        <translation>zwei Schilde</translation>
    </message>
    <message>
        <source>two moons</source>
        <translation>zwei Monde</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>Gefängnis</translation>
    </message>
    <message>
        <source>Hold to see Bo’s own odds</source>
        <translation>Halten, um die Chancen von Bo zu sehen</translation>
    </message>
    <message>
        <source>71 % to survive</source>
        <translation>71 % zu überleben</translation>
    </message>
    <message>
        <source>The Minion plays a character</source>
        <translation>Der Minion spielt einen Charakter</translation>
    </message>
    <message>
        <source>Put Night Gaunt into play and drain domain 3.</source>
        <translation>Bring Night Gaunt ins Spiel und leere Domäne 3.</translation>
    </message>
    <message>
        <source>Highest potential a domain can pay for: cost 3 + skill 3 = 6.</source>
        <translation>Höchstes Potenzial, das eine Domäne bezahlen kann: Kosten 3 + Geschick 3 = 6.</translation>
    </message>
    <message>
        <source>Why not another card?</source>
        <translation>Warum keine andere Karte?</translation>
    </message>
</context>
<context>
    <name>LaidPanel</name>
    <message>
        <source>On the table, until the next card</source>
        <translation>Auf dem Tisch, bis zur nächsten Karte</translation>
    </message>
    <message>
        <source>for both hands</source>
        <translation>für beide Hände</translation>
    </message>
    <message>
        <source>for one hand</source>
        <translation>für eine Hand</translation>
    </message>
</context>
<context>
    <name>LifeBar</name>
    <message>
        <source>%1 of %2, %3 about to go</source>
        <translation>%1 von %2, %3 gehen gleich verloren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>LineChip</name>
    <message>
        <source>%1: chosen</source>
        <translation>%1: gewählt</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
</context>
<context>
    <name>LinePlace</name>
    <message>
        <source>Put to: %1</source>
        <translation>Hierhin: %1</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LocationsPanel</name>
    <message>
        <source>Our own map</source>
        <translation>Unsere eigene Karte</translation>
    </message>
    <message>
        <source>The printed map</source>
        <translation>Die gedruckte Karte</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Add a location</source>
        <translation>Einen Ort hinzufügen</translation>
    </message>
    <message>
        <source>%1 is there already: each needs a name of its own.</source>
        <translation>%1 gibt es schon: Jeder braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Back to the printed map</source>
        <translation>Zurück zur gedruckten Karte</translation>
    </message>
    <message>
        <source>%1 location{1:|s}</source>
        <translation>%1 {1:Ort|Orte}</translation>
    </message>
</context>
<context>
    <name>LootPanel</name>
    <message>
        <source>What the dead have left</source>
        <translation>Was die Toten hinterlassen</translation>
    </message>
    <message>
        <source>of %1 · tipped: it can’t be taken</source>
        <translation>von %1 · gekippt: bleibt liegen</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Draw initiative for the looting first.</source>
        <translation>Zieht zuerst Initiative fürs Plündern.</translation>
    </message>
    <message>
        <source>A tipped potion can’t be taken.</source>
        <translation>Ein gekippter Trank kann nicht genommen werden.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>The first drawn item</source>
        <translation>Der erste gezogene Gegenstand</translation>
    </message>
    <message>
        <source>The drawn item</source>
        <translation>Der gezogene Gegenstand</translation>
    </message>
    <message>
        <source>As its card is called</source>
        <translation>Wie es auf der Karte steht</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Eine Hand</translation>
    </message>
    <message>
        <source>Both hands</source>
        <translation>Beide Hände</translation>
    </message>
    <message>
        <source>Who takes it?</source>
        <translation>Wer nimmt ihn?</translation>
    </message>
    <message>
        <source>Both hands of %1 are full.</source>
        <translation>Beide Hände von %1 sind voll.</translation>
    </message>
    <message>
        <source>%1 has one hand free, and it takes both.</source>
        <translation>%1 hat eine Hand frei, doch er braucht beide.</translation>
    </message>
</context>
<context>
    <name>LootSheet</name>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>%1 takes it</source>
        <translation>%1 nimmt ihn</translation>
    </message>
    <message>
        <source>All hands are full: put something down, trade, or leave it.</source>
        <translation>Alle Hände sind voll: Legt etwas ab, tauscht oder lasst ihn liegen.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Liegen lassen</translation>
    </message>
</context>
<context>
    <name>MandomPage</name>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Zur Übersicht</translation>
    </message>
    <message>
        <source>Note in private what you drew</source>
        <translation>Heimlich notieren, was gezogen wurde</translation>
    </message>
    <message>
        <source>The dungeon was empty.</source>
        <translation>Der Dungeon war leer.</translation>
    </message>
</context>
<context>
    <name>MandomSetup</name>
    <message>
        <source>Into the dungeon</source>
        <translation>In den Dungeon</translation>
    </message>
</context>
<context>
    <name>Manuals</name>
    <message>
        <source>Manuals</source>
        <translation>Anleitungen</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Anleitung</translation>
    </message>
</context>
<context>
    <name>MarkerCell</name>
    <message>
        <source>%1, in front</source>
        <translation>%1, vorn</translation>
    </message>
</context>
<context>
    <name>MinionSide</name>
    <message>
        <source>No character is in play.</source>
        <translation>Kein Charakter ist im Spiel.</translation>
    </message>
    <message>
        <source>Supports and attachments</source>
        <translation>Unterstützungen und Verstärkungen</translation>
    </message>
    <message>
        <source>Events pool</source>
        <translation>Ereignisvorrat</translation>
    </message>
    <message>
        <source>The Minion’s hand</source>
        <translation>Die Hand des Minions</translation>
    </message>
    <message>
        <source>The hand is empty.</source>
        <translation>Die Hand ist leer.</translation>
    </message>
    <message>
        <source>Something else happened</source>
        <translation>Etwas anderes ist geschehen</translation>
    </message>
    <message>
        <source>The Minion</source>
        <translation>Der Minion</translation>
    </message>
    <message>
        <source>Deck %1</source>
        <translation>Deck %1</translation>
    </message>
    <message>
        <source>What is left in the Minion’s deck</source>
        <translation>Was im Deck des Minions noch da ist</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>MonsterGrid</name>
    <message>
        <source>Every %1 has been turned already.</source>
        <translation>%1: alle schon aufgedeckt.</translation>
    </message>
</context>
<context>
    <name>MonsterTile</name>
    <message>
        <source>%1, strength %2</source>
        <translation>%1, Stärke %2</translation>
    </message>
    <message>
        <source>stopped by the %1</source>
        <translation>aufgehalten: %1</translation>
    </message>
    <message>
        <source>all turned</source>
        <translation>alle aufgedeckt</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>trifft</translation>
    </message>
</context>
<context>
    <name>MoreDialog</name>
    <message>
        <source>The barrier is knocked down</source>
        <translation>Die Barriere ist niedergerissen</translation>
    </message>
    <message>
        <source>The barrier is up again</source>
        <translation>Die Barriere steht wieder</translation>
    </message>
    <message>
        <source>The next stage of the Emperor Lich</source>
        <translation>Die nächste Stufe des Emperor Lich</translation>
    </message>
    <message>
        <source>This stage has only begun.</source>
        <translation>Diese Stufe hat erst begonnen.</translation>
    </message>
    <message>
        <source>Ragnarok brings somebody back</source>
        <translation>Ragnarok bringt jemanden zurück</translation>
    </message>
    <message>
        <source>Nobody is dead.</source>
        <translation>Niemand ist tot.</translation>
    </message>
    <message>
        <source>An action card changes an attack</source>
        <translation>Eine Aktionskarte ändert einen Angriff</translation>
    </message>
    <message>
        <source>The one shown last</source>
        <translation>Den zuletzt gezeigten</translation>
    </message>
    <message>
        <source>Something else deals damage</source>
        <translation>Etwas anderes verletzt sie</translation>
    </message>
    <message>
        <source>Alchemist’s fire and the like</source>
        <translation>Alchemist’s Fire und dergleichen</translation>
    </message>
    <message>
        <source>The encounter is settled</source>
        <translation>Die Begegnung ist erledigt</translation>
    </message>
    <message>
        <source>A challenge, or the card’s conditions are met</source>
        <translation>Eine Herausforderung, oder die Bedingungen der Karte sind erfüllt</translation>
    </message>
    <message>
        <source>An event card</source>
        <translation>Eine Ereigniskarte</translation>
    </message>
    <message>
        <source>Tokens come into play</source>
        <translation>Marker kommen ins Spiel</translation>
    </message>
    <message>
        <source>A healing potion</source>
        <translation>Ein Heiltrank</translation>
    </message>
    <message>
        <source>Somebody takes a blow for another</source>
        <translation>Jemand fängt einen Hieb ab</translation>
    </message>
    <message>
        <source>A blow can be taken when the creature attacks.</source>
        <translation>Ein Hieb lässt sich abfangen, wenn die Kreatur zuschlägt.</translation>
    </message>
    <message>
        <source>Somebody doubts the fog of war</source>
        <translation>Jemand bezweifelt den Nebel des Krieges</translation>
    </message>
    <message>
        <source>Two people change places</source>
        <translation>Zwei tauschen die Plätze</translation>
    </message>
    <message>
        <source>Thantigist</source>
        <translation>Thantigist</translation>
    </message>
    <message>
        <source>The game ends another way</source>
        <translation>Das Spiel endet anders</translation>
    </message>
    <message>
        <source>A quest or an adventure</source>
        <translation>Ein Quest oder ein Abenteuer</translation>
    </message>
    <message>
        <source>What happens?</source>
        <translation>Was geschieht?</translation>
    </message>
    <message>
        <source>Undead, protospores, the Hivemind’s</source>
        <translation>Untote, Protosporen, die des Hivemind</translation>
    </message>
    <message>
        <source>Somebody turns into something else</source>
        <translation>Jemand wird in etwas anderes verwandelt</translation>
    </message>
    <message>
        <source>Vampyre or Wereboar</source>
        <translation>Vampyre oder Wereboar</translation>
    </message>
</context>
<context>
    <name>NamingDialog</name>
    <message>
        <source>Which kind does the Vorpal Sword strike?</source>
        <translation>Welcher Art gilt das Vorpalschwert?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Nennen</translation>
    </message>
    <message>
        <source>Tap the monster first.</source>
        <translation>Tipp zuerst das Monster an.</translation>
    </message>
    <message>
        <source>Name it before the first card, or not at all.</source>
        <translation>Nennt sie vor der ersten Karte oder gar nicht.</translation>
    </message>
</context>
<context>
    <name>NewSessionPage</name>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Bereit?</translation>
    </message>
    <message>
        <source>Everything is set.</source>
        <translation>Alles ist bereit.</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Who sits where, clockwise</source>
        <translation>Wer wo sitzt, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>From last time</source>
        <translation>Vom letzten Mal</translation>
    </message>
    <message>
        <source>Nobody sits here yet.</source>
        <translation>Hier sitzt noch niemand.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Add at least %1 players.</source>
        <translation>Es braucht mindestens %1 Leute.</translation>
    </message>
    <message>
        <source>Add somebody first.</source>
        <translation>Jemand muss mitspielen.</translation>
    </message>
    <message>
        <source>At most %1 can play.</source>
        <translation>Es spielen höchstens %1 Leute.</translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>Where is the tablet?</source>
        <translation>Wo liegt das Tablet?</translation>
    </message>
    <message>
        <source>In front of all of us</source>
        <translation>Vor uns allen</translation>
    </message>
    <message>
        <source>Flat in the middle, each seat facing its player</source>
        <translation>Flach in der Mitte, jeder Platz zeigt zu seiner Person</translation>
    </message>
</context>
<context>
    <name>NowSheet</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Set up first</source>
        <translation>Erst aufbauen</translation>
    </message>
    <message>
        <source>All set up</source>
        <translation>Alles aufgebaut</translation>
    </message>
    <message>
        <source>More about this step</source>
        <translation>Mehr zu diesem Schritt</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>%1 %2 …</source>
        <translation>%1 %2 …</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 %2 %3 = %4</source>
        <translation>%1 %2 %3 = %4</translation>
    </message>
    <message>
        <source>stops at %1</source>
        <translation>endet bei %1</translation>
    </message>
    <message>
        <source>no more than %1</source>
        <translation>nicht mehr als %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Keine Änderung</translation>
    </message>
    <message>
        <source>Type a number first.</source>
        <translation>Gib zuerst eine Zahl ein.</translation>
    </message>
    <message>
        <source>Set to %1</source>
        <translation>Auf %1 setzen</translation>
    </message>
    <message>
        <source>It’s already %1.</source>
        <translation>Es ist schon %1.</translation>
    </message>
</context>
<context>
    <name>NumberPadKeys</name>
    <message>
        <source>take away</source>
        <translation>abziehen</translation>
    </message>
    <message>
        <source>add</source>
        <translation>dazuzählen</translation>
    </message>
    <message>
        <source>delete the last digit</source>
        <translation>letzte Ziffer löschen</translation>
    </message>
    <message>
        <source>set it to exactly</source>
        <translation>genau setzen</translation>
    </message>
</context>
<context>
    <name>OddsCover</name>
    <message>
        <source>Hold to see %1’s own odds</source>
        <translation>Halten, um die Chancen von %1 zu sehen</translation>
    </message>
    <message>
        <source>%1 % to survive now</source>
        <translation>%1 % zu überleben</translation>
    </message>
    <message>
        <source>%1 damage to expect against %2 HP, with the sword on the %3.</source>
        <translation>%1 Schaden zu erwarten gegen %2 LP, mit dem Schwert gegen: %3.</translation>
    </message>
    <message>
        <source>%1 damage to expect against %2 HP.</source>
        <translation>%1 Schaden zu erwarten gegen %2 LP.</translation>
    </message>
    <message>
        <source>You know: %1</source>
        <translation>Du weißt: %1</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>%1 decides who is asked first</source>
        <translation>%1 bestimmt, wer zuerst gefragt wird</translation>
    </message>
    <message>
        <source>%1 is asked</source>
        <translation>%1 wird gefragt</translation>
    </message>
</context>
<context>
    <name>OfferSheet</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Yes, be the Loner</source>
        <translation>Ja, ich werde Einzelgänger</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Stay with %1</source>
        <translation>Bei %1 bleiben</translation>
    </message>
    <message>
        <source>%1 is asked first</source>
        <translation>%1 wird zuerst gefragt</translation>
    </message>
    <message>
        <source>Go with %1</source>
        <translation>Mit %1 gehen</translation>
    </message>
</context>
<context>
    <name>OpenPicker</name>
    <message>
        <source>Sessions, cards and decks (*.json *.o8d *.xml *.csv)</source>
        <translation>Partien, Karten und Decks (*.json *.o8d *.xml *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import from a file</source>
        <translation>Aus einer Datei importieren</translation>
    </message>
</context>
<context>
    <name>OverSheet</name>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Zur Übersicht</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>A phone asks to come in.</source>
        <translation>Ein Handy möchte herein.</translation>
    </message>
    <message>
        <source>Another phone asks for %1’s seat.</source>
        <translation>Ein anderes Handy fragt nach dem Platz von %1.</translation>
    </message>
    <message>
        <source>Correct the pack</source>
        <translation>Paket berichtigen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Nachsehen</translation>
    </message>
</context>
<context>
    <name>OwnDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit machen</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Erschöpft</translation>
    </message>
    <message>
        <source>Insane</source>
        <translation>Wahnsinnig</translation>
    </message>
    <message>
        <source>Change its name</source>
        <translation>Namen ändern</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>%1 leaves your board</source>
        <translation>%1 verlässt deine Seite</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Geschick</translation>
    </message>
    <message>
        <source>Terror icons</source>
        <translation>Terrorsymbole</translation>
    </message>
    <message>
        <source>Combat icons</source>
        <translation>Kampfsymbole</translation>
    </message>
    <message>
        <source>Arcane icons</source>
        <translation>Arkansymbole</translation>
    </message>
    <message>
        <source>Investigation icons</source>
        <translation>Ermittlungssymbole</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>OwnDomainsDialog</name>
    <message>
        <source>Your domains</source>
        <translation>Deine Domänen</translation>
    </message>
    <message>
        <source>Drained ones are cleared as your turn begins.</source>
        <translation>Geleerte werden zu Beginn deines Zuges geräumt.</translation>
    </message>
    <message>
        <source>Don’t count them</source>
        <translation>Nicht mitzählen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Domain %1</source>
        <translation>Domäne %1</translation>
    </message>
    <message>
        <source>Resources of your domain %1</source>
        <translation>Ressourcen deiner Domäne %1</translation>
    </message>
    <message>
        <source>Another domain</source>
        <translation>Noch eine Domäne</translation>
    </message>
</context>
<context>
    <name>OwnSide</name>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>New character</source>
        <translation>Neuer Charakter</translation>
    </message>
    <message>
        <source>Tap a character to send it to %1, or tap another story first.</source>
        <translation>Tipp einen Charakter an, und er geht zu %1. Tipp vorher eine andere Geschichte an, und er geht dorthin.</translation>
    </message>
    <message>
        <source>Tap a character to send it to %1.</source>
        <translation>Tipp einen Charakter an, und er geht zu %1.</translation>
    </message>
    <message>
        <source>Put your characters here as you play them: one tap sends them to a story, and you see how it would end.</source>
        <translation>Leg hier deine Charaktere ab, sobald du sie spielst: Ein Tipp schickt sie zu einer Geschichte, und du siehst, wie es ausginge.</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>Your domain %1</source>
        <translation>Deine Domäne %1</translation>
    </message>
    <message>
        <source>Change your domains</source>
        <translation>Deine Domänen ändern</translation>
    </message>
    <message>
        <source>Count your domains too</source>
        <translation>Auch deine Domänen zählen</translation>
    </message>
</context>
<context>
    <name>OwnTile</name>
    <message>
        <source>skill %1</source>
        <translation>Geschick %1</translation>
    </message>
    <message>
        <source>terror %1, combat %2, arcane %3, investigation %4</source>
        <translation>Terror %1, Kampf %2, Arkan %3, Ermittlung %4</translation>
    </message>
    <message>
        <source>wounded %1</source>
        <translation>verwundet %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Call %1 back</source>
        <translation>%1 zurückrufen</translation>
    </message>
</context>
<context>
    <name>PackPage</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search, or a new name</source>
        <translation>Suchen, oder ein neuer Name</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>„%1“ hinzufügen</translation>
    </message>
    <message>
        <source>“%1” and “%2” are much alike.</source>
        <translation>„%1“ und „%2“ sind sich sehr ähnlich.</translation>
    </message>
    <message>
        <source>Make one of %1 and %2</source>
        <translation>Eines machen aus %1 und %2</translation>
    </message>
    <message>
        <source>Nothing here yet: it comes as you play.</source>
        <translation>Noch nichts hier: Es kommt beim Spielen dazu.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mehr zeigen</translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>Creatures</source>
        <translation>Kreaturen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Relikte</translation>
    </message>
    <message>
        <source>Reputations</source>
        <translation>Rufkarten</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Prestige</source>
        <translation>Prestige</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>wen</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>Own note</source>
        <translation>Eigene Notiz</translation>
    </message>
    <message>
        <source>Active in encounters</source>
        <translation>Aktiv in den Begegnungen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>might</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>cunning</source>
        <translation>List</translation>
    </message>
    <message>
        <source>wisdom</source>
        <translation>Weisheit</translation>
    </message>
    <message>
        <source>One more die for each player</source>
        <translation>Ein Würfel mehr für jeden</translation>
    </message>
    <message>
        <source>Blow</source>
        <translation>Schlag</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Verwendungen</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Geschick</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>terror</source>
        <translation>Terror</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>arcane</source>
        <translation>Arkan</translation>
    </message>
    <message>
        <source>investigation</source>
        <translation>Ermittlung</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Einzigartig</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Struggles</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>%1 for %2 players</source>
        <translation>%1 bei %2 Spielern</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>who dealt most</source>
        <translation>wer am meisten austeilte</translation>
    </message>
    <message>
        <source>who dealt least</source>
        <translation>wer am wenigsten austeilte</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>next number 1</source>
        <translation>nächste Nummer 1</translation>
    </message>
    <message>
        <source>next number 2</source>
        <translation>nächste Nummer 2</translation>
    </message>
    <message>
        <source>next number 3</source>
        <translation>nächste Nummer 3</translation>
    </message>
    <message>
        <source>next number 4</source>
        <translation>nächste Nummer 4</translation>
    </message>
    <message>
        <source>next number 5</source>
        <translation>nächste Nummer 5</translation>
    </message>
    <message>
        <source>next number 6</source>
        <translation>nächste Nummer 6</translation>
    </message>
    <message>
        <source>who has most life</source>
        <translation>wer am meisten Leben hat</translation>
    </message>
    <message>
        <source>who has least life</source>
        <translation>wer am wenigsten Leben hat</translation>
    </message>
    <message>
        <source>who has most prestige</source>
        <translation>wer am meisten Prestige hat</translation>
    </message>
    <message>
        <source>who has least prestige</source>
        <translation>wer am wenigsten Prestige hat</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>Kreatur</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Horde of undead</source>
        <translation>Horde der Untoten</translation>
    </message>
    <message>
        <source>Treasure Spore</source>
        <translation>Treasure Spore</translation>
    </message>
    <message>
        <source>Emperor Lich</source>
        <translation>Emperor Lich</translation>
    </message>
    <message>
        <source>Barrier Magus</source>
        <translation>Barrier Magus</translation>
    </message>
    <message>
        <source>Shadowmancer</source>
        <translation>Shadowmancer</translation>
    </message>
    <message>
        <source>Ragnarok</source>
        <translation>Ragnarok</translation>
    </message>
    <message>
        <source>Hivemind</source>
        <translation>Hivemind</translation>
    </message>
    <message>
        <source>Blink Dogs</source>
        <translation>Blink Dogs</translation>
    </message>
    <message>
        <source>Thantigist</source>
        <translation>Thantigist</translation>
    </message>
    <message>
        <source>Cursed Naiad</source>
        <translation>Cursed Naiad</translation>
    </message>
    <message>
        <source>Spitting Drake</source>
        <translation>Spitting Drake</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>at the end of the encounter</source>
        <translation>am Ende der Begegnung</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Verschwörung</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>anderswo</translation>
    </message>
    <message>
        <source>in operations</source>
        <translation>in den Operationen</translation>
    </message>
    <message>
        <source>when the player commits</source>
        <translation>wenn der Spieler einsetzt</translation>
    </message>
    <message>
        <source>when the Minion commits</source>
        <translation>wenn der Minion einsetzt</translation>
    </message>
    <message>
        <source>when a struggle is lost</source>
        <translation>wenn ein Konflikt verloren geht</translation>
    </message>
    <message>
        <source>when somebody would go insane</source>
        <translation>wenn jemand wahnsinnig würde</translation>
    </message>
    <message>
        <source>when somebody would be wounded</source>
        <translation>wenn jemand verwundet würde</translation>
    </message>
    <message>
        <source>when a story is won</source>
        <translation>wenn eine Geschichte gewonnen ist</translation>
    </message>
    <message>
        <source>whenever it fits</source>
        <translation>wann immer es passt</translation>
    </message>
</context>
<context>
    <name>PacksPage</name>
    <message>
        <source>Packs</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>what your boxes hold</source>
        <translation>was in euren Schachteln ist</translation>
    </message>
    <message>
        <source>What you enter at the table is learnt here, and offered the next time by its first letters. You can also take in a pack of friends.</source>
        <translation>Was ihr am Tisch eingebt, wird hier gelernt und beim nächsten Mal nach den ersten Buchstaben angeboten. Ihr könnt auch ein Paket von Freunden übernehmen.</translation>
    </message>
    <message>
        <source>What you enter at the table is learnt here, and offered the next time by its first letters.</source>
        <translation>Was ihr am Tisch eingebt, wird hier gelernt und beim nächsten Mal nach den ersten Buchstaben angeboten.</translation>
    </message>
    <message>
        <source>Hand on</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Take in a pack</source>
        <translation>Ein Paket übernehmen</translation>
    </message>
    <message>
        <source>You see what is in it first.</source>
        <translation>Ihr seht zuerst, was darin ist.</translation>
    </message>
    <message>
        <source>Save as a pack</source>
        <translation>Als Paket speichern</translation>
    </message>
    <message>
        <source>For another group, or another device.</source>
        <translation>Für eine andere Runde oder ein anderes Gerät.</translation>
    </message>
    <message>
        <source>Save as a spreadsheet</source>
        <translation>Als Tabelle speichern</translation>
    </message>
    <message>
        <source>It can be taken in again.</source>
        <translation>Sie lässt sich wieder übernehmen.</translation>
    </message>
    <message>
        <source>Save to print</source>
        <translation>Zum Drucken speichern</translation>
    </message>
    <message>
        <source>A table on paper, as a PDF.</source>
        <translation>Eine Liste auf Papier, als PDF.</translation>
    </message>
    <message>
        <source>Receive a pack</source>
        <translation>Ein Paket empfangen</translation>
    </message>
    <message>
        <source>From another device in the same Wi-Fi.</source>
        <translation>Von einem anderen Gerät im selben WLAN.</translation>
    </message>
    <message>
        <source>Hand over to another device</source>
        <translation>An ein anderes Gerät übergeben</translation>
    </message>
    <message>
        <source>By a code to scan, or an address.</source>
        <translation>Mit einem Code zum Scannen oder einer Adresse.</translation>
    </message>
</context>
<context>
    <name>PartTabs</name>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Adventures</source>
        <translation>Abenteuer</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
</context>
<context>
    <name>PassagePage</name>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>Words explained</source>
        <translation>Wörter erklärt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Our ruling: the rules leave this open.</source>
        <translation>Unsere Festlegung: Die Regeln lassen das offen.</translation>
    </message>
</context>
<context>
    <name>PastCard</name>
    <message>
        <source>Past games and statistics</source>
        <translation>Vergangene Spiele und Statistik</translation>
    </message>
</context>
<context>
    <name>PastDialog</name>
    <message>
        <source>Tap a line to find it in the history.</source>
        <translation>Antippen führt zur Zeile im Verlauf.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>It hasn’t changed since the start.</source>
        <translation>Seit dem Anfang hat sich nichts geändert.</translation>
    </message>
</context>
<context>
    <name>PeoplePart</name>
    <message>
        <source>Somebody is defeated…</source>
        <translation>Jemand wird besiegt …</translation>
    </message>
    <message>
        <source>Vault</source>
        <translation>Tresor</translation>
    </message>
    <message>
        <source>Cards in the Vault</source>
        <translation>Karten im Tresor</translation>
    </message>
    <message>
        <source>HQ</source>
        <translation>HQ</translation>
    </message>
    <message>
        <source>destroyed by %1, 3 points</source>
        <translation>zerstört von %1, 3 Punkte</translation>
    </message>
    <message>
        <source>HQ destroyed…</source>
        <translation>HQ zerstört …</translation>
    </message>
    <message>
        <source>The lesser ally</source>
        <translation>Der schwächere Verbündete</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Its rules</source>
        <translation>Die Regeln dazu</translation>
    </message>
    <message>
        <source>Pin a card’s note…</source>
        <translation>Notiz einer Karte anheften…</translation>
    </message>
    <message>
        <source>Play against the clock…</source>
        <translation>Gegen die Uhr spielen…</translation>
    </message>
    <message>
        <source>in the shared base</source>
        <translation>in der Basis, die allen gemeinsam ist</translation>
    </message>
    <message>
        <source>still stands, worth 3 points</source>
        <translation>steht noch, 3 Punkte wert</translation>
    </message>
</context>
<context>
    <name>PersonDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Prestige</source>
        <translation>Prestige</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>Takes another’s blow…</source>
        <translation>Nimmt den Schlag eines anderen …</translation>
    </message>
    <message>
        <source>Bites somebody…</source>
        <translation>Beißt jemanden …</translation>
    </message>
    <message>
        <source>Vampyre or Wereboar…</source>
        <translation>Vampyre oder Wereboar …</translation>
    </message>
    <message>
        <source>Reputations: %1</source>
        <translation>Rufkarten: %1</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>%1, hide the counters</source>
        <translation>%1, Zähler verbergen</translation>
    </message>
    <message>
        <source>%1, show the counters</source>
        <translation>%1, Zähler zeigen</translation>
    </message>
    <message>
        <source>strength %1, %2 equipment cards, %3 in prison</source>
        <translation>Stärke %1, %2 Ausrüstungskarten, %3 im Gefängnis</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>Gefängnis</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>%1: characters</source>
        <translation>%1: Charaktere</translation>
    </message>
    <message>
        <source>henchmen</source>
        <translation>Handlanger</translation>
    </message>
    <message>
        <source>%1: henchmen</source>
        <translation>%1: Handlanger</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>neben dem Brett</translation>
    </message>
    <message>
        <source>%1: characters off the board</source>
        <translation>%1: Charaktere neben dem Brett</translation>
    </message>
    <message>
        <source>equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>%1: equipment</source>
        <translation>%1: Ausrüstung</translation>
    </message>
    <message>
        <source>Free one of %1’s prisoners</source>
        <translation>Jemanden von %1 befreien</translation>
    </message>
</context>
<context>
    <name>PhoneDialog</name>
    <message>
        <source>%1’s phone</source>
        <translation>Handy von %1</translation>
    </message>
    <message>
        <source>A phone without a seat</source>
        <translation>Ein Handy ohne Platz</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Es darf</translation>
    </message>
    <message>
        <source>play its own seat</source>
        <translation>den eigenen Platz spielen</translation>
    </message>
    <message>
        <source>do everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>only watch</source>
        <translation>nur zusehen</translation>
    </message>
    <message>
        <source>Show a code for this seat</source>
        <translation>Code für diesen Platz zeigen</translation>
    </message>
    <message>
        <source>to come back to it on another phone</source>
        <translation>um mit einem anderen Handy zurückzukommen</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Platz freigeben</translation>
    </message>
    <message>
        <source>the phone stays and may take another</source>
        <translation>das Handy bleibt und darf einen anderen nehmen</translation>
    </message>
    <message>
        <source>Send it away</source>
        <translation>Wegschicken</translation>
    </message>
    <message>
        <source>it doesn’t come back until the table is opened anew</source>
        <translation>es kommt erst wieder, wenn der Tisch neu geöffnet wird</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PhoneRow</name>
    <message>
        <source>Without a seat</source>
        <translation>Ohne Platz</translation>
    </message>
    <message>
        <source>may do everything</source>
        <translation>darf alles</translation>
    </message>
    <message>
        <source>only watches</source>
        <translation>sieht nur zu</translation>
    </message>
    <message>
        <source>own seat</source>
        <translation>eigener Platz</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>schläft</translation>
    </message>
</context>
<context>
    <name>PhonesPage</name>
    <message>
        <source>Phones at the table</source>
        <translation>Handys am Tisch</translation>
    </message>
    <message>
        <source>%1 phone{1:|s} here</source>
        <translation>%1 Handy{1:|s} da</translation>
    </message>
    <message>
        <source>everybody’s own seat, in any browser</source>
        <translation>für alle der eigene Platz, in jedem Browser</translation>
    </message>
    <message>
        <source>Whoever scans the code has their own seat on their own phone. Nothing to install, no account; it stays in this Wi-Fi.</source>
        <translation>Wer den Code scannt, hat den eigenen Platz auf dem eigenen Handy. Nichts zu installieren, kein Konto; alles bleibt in diesem WLAN.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The table is closed for phones</source>
        <translation>Der Tisch ist für Handys geschlossen</translation>
    </message>
    <message>
        <source>What people may do with their phone follows from their seat: their own numbers, their own cards, their own dice. The screen here stays awake while the table is open.</source>
        <translation>Was jemand mit dem Handy darf, folgt aus dem Platz: die eigenen Zahlen, die eigenen Karten, die eigenen Würfel. Dieser Bildschirm bleibt an, solange der Tisch offen ist.</translation>
    </message>
    <message>
        <source>Scan to take your seat</source>
        <translation>Scannen und Platz nehmen</translation>
    </message>
    <message>
        <source>Scan to sit at %1’s seat: good for one phone, once</source>
        <translation>Scannen für den Platz von %1: gilt einmal, für ein Handy</translation>
    </message>
    <message>
        <source>A code for the phone’s camera; the address below does the same.</source>
        <translation>Ein Code für die Kamera des Handys; die Adresse darunter tut dasselbe.</translation>
    </message>
    <message>
        <source>Typed in a browser, with the number %1; you then let them in.</source>
        <translation>In einen Browser getippt, mit der Nummer %1; du lässt sie dann herein.</translation>
    </message>
    <message>
        <source>Show the code for everybody</source>
        <translation>Code für alle zeigen</translation>
    </message>
    <message>
        <source>Not the same network? Try</source>
        <translation>Nicht dasselbe Netz? Versuche</translation>
    </message>
    <message>
        <source>Close the table for phones</source>
        <translation>Tisch für Handys schließen</translation>
    </message>
    <message>
        <source>The way is not encrypted: somebody in the same Wi-Fi who means harm could listen or change what is sent.</source>
        <translation>Der Weg ist nicht verschlüsselt: Wer im selben WLAN Böses will, könnte mithören oder Gesendetes ändern.</translation>
    </message>
    <message>
        <source>Carry to a hub</source>
        <translation>Zu einem Hub tragen</translation>
    </message>
</context>
<context>
    <name>PickCardDialog</name>
    <message>
        <source>Whose action?</source>
        <translation>Wessen Aktion?</translation>
    </message>
    <message>
        <source>Who carries it?</source>
        <translation>Wer trägt sie?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>It costs</source>
        <translation>Sie kostet</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
</context>
<context>
    <name>PickStoryDialog</name>
    <message>
        <source>Dormant at which story?</source>
        <translation>Schlummernd bei welcher Geschichte?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>The evening as a picture</source>
        <translation>Der Abend als Bild</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Share the picture</source>
        <translation>Bild teilen</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message>
        <source>Whose card is it?</source>
        <translation>Wessen Karte ist es?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Its note stays with its owner and comes up when it matters.</source>
        <translation>Ihre Notiz steht beim Besitzer und kommt, wenn ihr Moment da ist.</translation>
    </message>
    <message>
        <source>Cards of %1</source>
        <translation>Karten von %1</translation>
    </message>
    <message>
        <source>A card or character by its name</source>
        <translation>Eine Karte oder ein Charakter beim Namen</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>A character</source>
        <translation>Ein Charakter</translation>
    </message>
    <message>
        <source>Pin “%1”</source>
        <translation>„%1“ anheften</translation>
    </message>
    <message>
        <source>By name with %1</source>
        <translation>Beim Namen bei %1</translation>
    </message>
</context>
<context>
    <name>PlacePicker</name>
    <message>
        <source>Save as</source>
        <translation>Sichern als</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Die Datei braucht einen Namen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>There is already a file with this name.</source>
        <translation>Eine Datei mit diesem Namen gibt es hier schon.</translation>
    </message>
</context>
<context>
    <name>PlayerSeat</name>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>one dungeon survived</source>
        <translation>ein Dungeon überlebt</translation>
    </message>
    <message>
        <source>one failure</source>
        <translation>ein Fehlschlag</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>two dungeons survived</source>
        <translation>zwei Dungeons überlebt</translation>
    </message>
    <message>
        <source>two failures</source>
        <translation>zwei Fehlschläge</translation>
    </message>
</context>
<context>
    <name>PoisonDrops</name>
    <message>
        <source>%1 poison</source>
        <translation>%1 Gift</translation>
    </message>
</context>
<context>
    <name>PonderPanel</name>
    <message>
        <source>LILLITH thinks …</source>
        <translation>LILLITH denkt nach …</translation>
    </message>
    <message>
        <source>Percent of all lines that were tried</source>
        <translation>Prozent aller Linien, die geprüft sind</translation>
    </message>
    <message>
        <source>There are too many lines to try them all at once. The best so far can be played at any time.</source>
        <translation>Es sind zu viele Linien, um alle auf einmal zu prüfen. Die bisher beste lässt sich jederzeit spielen.</translation>
    </message>
    <message>
        <source>It tries every line. Nothing is lost if you leave: it begins again.</source>
        <translation>Jede Linie wird geprüft. Gehst du, ist nichts verloren: Es beginnt von vorn.</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>Die bisher beste</translation>
    </message>
</context>
<context>
    <name>PotionChips</name>
    <message>
        <source>Healed by a potion</source>
        <translation>Wird durch einen Trank geheilt</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Ein anderer …</translation>
    </message>
    <message>
        <source>a potion of another strength</source>
        <translation>ein Trank von anderer Stärke</translation>
    </message>
    <message>
        <source>Own potion</source>
        <translation>Eigener Trank</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>Whose potion is it?</source>
        <translation>Wessen Trank ist es?</translation>
    </message>
</context>
<context>
    <name>Pressable</name>
    <message>
        <source>not possible right now</source>
        <translation>geht jetzt nicht</translation>
    </message>
</context>
<context>
    <name>PrisonerRow</name>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>Might %1, Cunning %2, Wisdom %3</source>
        <translation>Stärke %1, List %2, Weisheit %3</translation>
    </message>
</context>
<context>
    <name>PrivateDraw</name>
    <message>
        <source>Which monster did you draw?</source>
        <translation>Welches Monster hast du gezogen?</translation>
    </message>
    <message>
        <source>For %1’s eyes only</source>
        <translation>Nur für %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Dungeon</translation>
    </message>
    <message>
        <source>Tap the monster first.</source>
        <translation>Tipp zuerst das Monster an.</translation>
    </message>
    <message>
        <source>… or away with it, and with an item:</source>
        <translation>… oder weg, mit einem Gegenstand:</translation>
    </message>
    <message>
        <source>Only you will see how it changes your odds.</source>
        <translation>Nur du erfährst, was das für deine Chancen heißt.</translation>
    </message>
    <message>
        <source>Take the phone so that nobody else can see it.</source>
        <translation>Nimm das Handy so, dass niemand sonst hineinsieht, und mach weiter.</translation>
    </message>
    <message>
        <source>I’m looking alone</source>
        <translation>Ich sehe allein</translation>
    </message>
    <message>
        <source>The item is public</source>
        <translation>Welcher Gegenstand, dürfen alle wissen</translation>
    </message>
</context>
<context>
    <name>PrizeForm</name>
    <message>
        <source>%1 prestige to</source>
        <translation>%1 Prestige an</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>No bonus prestige</source>
        <translation>Kein Bonusprestige</translation>
    </message>
    <message>
        <source>Bonus prestige…</source>
        <translation>Bonusprestige …</translation>
    </message>
    <message>
        <source>Bonus for %1</source>
        <translation>Bonus für %1</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>Why not another line?</source>
        <translation>Warum keine andere Linie?</translation>
    </message>
</context>
<context>
    <name>ReceiveDialog</name>
    <message>
        <source>Receive a pack</source>
        <translation>Ein Paket empfangen</translation>
    </message>
    <message>
        <source>The other Torchside shows the address: Packs, “Hand over to another device”.</source>
        <translation>Die Adresse zeigt das andere Torchside: Pakete, „An ein anderes Gerät übergeben“.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>It is coming…</source>
        <translation>Es kommt …</translation>
    </message>
    <message>
        <source>Get it</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
</context>
<context>
    <name>RemovalDialog</name>
    <message>
        <source>Remove “%1”?</source>
        <translation>„%1“ entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>It leaves the list. You can undo this right afterwards.</source>
        <translation>Es verschwindet aus der Liste. Gleich danach kannst du das zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>What happened at the stories</source>
        <translation>Was bei den Geschichten geschah</translation>
    </message>
    <message>
        <source>Put the report away</source>
        <translation>Den Bericht weglegen</translation>
    </message>
</context>
<context>
    <name>ResyncSheet</name>
    <message>
        <source>Change on the table</source>
        <translation>Auf dem Tisch ändern</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Von hier an weiter</translation>
    </message>
    <message>
        <source>Nothing. The table is right as it is.</source>
        <translation>Nichts: Der Tisch ist, wie er sein soll.</translation>
    </message>
</context>
<context>
    <name>Retired</name>
    <message>
        <source>%1 %2 tokens come before %3.</source>
        <translation>%1 Marker (%2) kommen vor %3.</translation>
    </message>
    <message>
        <source>%1 %2 tokens come into play.</source>
        <translation>%1 Marker kommen ins Spiel: %2.</translation>
    </message>
    <message>
        <source>%1 Back come %2.</source>
        <translation>%1 Zurück kommen %2.</translation>
    </message>
    <message>
        <source>%1 are the Alliance now.</source>
        <translation>%1 sind jetzt die Allianz.</translation>
    </message>
    <message>
        <source>%1 dies.</source>
        <translation>%1 stirbt.</translation>
    </message>
    <message>
        <source>%1 does not die: %2 protospores burst, it has %3 life again.</source>
        <translation>%1 stirbt nicht: %2 Protosporen platzen, das Leben ist wieder %3.</translation>
    </message>
    <message>
        <source>%1 enter the caverns: %2 encounters lie ahead.</source>
        <translation>%1 gehen in die Höhlen: %2 Begegnungen liegen vor euch.</translation>
    </message>
    <message>
        <source>%1 enter the caverns: one encounter lies ahead.</source>
        <translation>%1 gehen in die Höhlen: Eine Begegnung liegt vor euch.</translation>
    </message>
    <message>
        <source>%1 enters the dungeon: %2 cards against %3 HP.</source>
        <translation>%1 geht in den Dungeon: %2 Karten gegen %3 LP.</translation>
    </message>
    <message>
        <source>%1 has %2 resources and is drained.</source>
        <translation>%1 hat %2 Ressourcen und ist geleert.</translation>
    </message>
    <message>
        <source>%1 has %2 resources.</source>
        <translation>%1 hat %2 Ressourcen.</translation>
    </message>
    <message>
        <source>%1 has won %2 more stories: %3 → %4.</source>
        <translation>%1 hat %2 Geschichten mehr gewonnen: %3 → %4.</translation>
    </message>
    <message>
        <source>%1 has won %2 stories less: %3 → %4.</source>
        <translation>%1 hat %2 Geschichten weniger gewonnen: %3 → %4.</translation>
    </message>
    <message>
        <source>%1 have won %2 more stories: %3 → %4.</source>
        <translation>%1 hast %2 Geschichten mehr gewonnen: %3 → %4.</translation>
    </message>
    <message>
        <source>%1 have won %2 stories less: %3 → %4.</source>
        <translation>%1 hast %2 Geschichten weniger gewonnen: %3 → %4.</translation>
    </message>
    <message>
        <source>%1 is now called %2.</source>
        <translation>%1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>%1 is the Loner, %2 are the Alliance.</source>
        <translation>%1 ist Einzelgänger, %2 sind die Allianz.</translation>
    </message>
    <message>
        <source>%1 items are drawn.</source>
        <translation>%1 Gegenstände werden gezogen.</translation>
    </message>
    <message>
        <source>%1 shed a poison token each.</source>
        <translation>Einen Giftmarker verlieren %1.</translation>
    </message>
    <message>
        <source>%1 sheds a poison token.</source>
        <translation>%1 verliert einen Giftmarker.</translation>
    </message>
    <message>
        <source>%1 sit down and roll: %2.</source>
        <translation>%1 setzen sich und würfeln: %2.</translation>
    </message>
    <message>
        <source>%1 sit down.</source>
        <translation>%1 setzen sich.</translation>
    </message>
    <message>
        <source>%1 sit down; %2 begins.</source>
        <translation>%1 setzen sich; %2 beginnt.</translation>
    </message>
    <message>
        <source>%1 undead are there and attack from now on.</source>
        <translation>%1 Untote sind da und greifen von nun an an.</translation>
    </message>
    <message>
        <source>%1 undead stand before the living.</source>
        <translation>%1 Untote stehen vor den Lebenden.</translation>
    </message>
    <message>
        <source>%1: %2 dice fall.</source>
        <translation>%1: %2 Würfel fallen.</translation>
    </message>
    <message>
        <source>%2 less life for %1.</source>
        <translation>%2 Leben weniger für %1.</translation>
    </message>
    <message>
        <source>Now come %1, with %2 life.</source>
        <translation>Jetzt kommen %1, mit %2 Leben.</translation>
    </message>
    <message>
        <source>Now come the fallen, with %1 life.</source>
        <translation>Jetzt kommen die Gefallenen, mit %1 Leben.</translation>
    </message>
    <message>
        <source>The Minion has %1 tokens at %2.</source>
        <translation>Der Minion hat %1 Marker bei %2.</translation>
    </message>
    <message>
        <source>The Minion has won %1 stories.</source>
        <translation>Der Minion hat %1 Geschichten gewonnen.</translation>
    </message>
    <message>
        <source>The Minion&apos;s deck has %1 cards, %2 of them characters: 50 cards with 60 to 65 per cent are usual.</source>
        <translation>Das Deck des Minions hat %1 Karten, davon %2 Charaktere: Üblich sind 50 Karten mit 60 bis 65 Prozent.</translation>
    </message>
    <message>
        <source>The die shows %1: domain %2 has %3 resources.</source>
        <translation>Der Würfel zeigt %1: Domäne %2 hat %3 Ressourcen.</translation>
    </message>
    <message>
        <source>The escape begins: %1, with %2 HP each and %3 chapters before the boss.</source>
        <translation>Die Flucht beginnt: %1, mit je %2 LP und %3 Kapiteln vor dem Boss.</translation>
    </message>
    <message>
        <source>The stories are %1. The Minion begins.</source>
        <translation>Die Geschichten sind %1. Der Minion beginnt.</translation>
    </message>
    <message>
        <source>The stories are %1. You begin.</source>
        <translation>Die Geschichten sind %1. Du beginnst.</translation>
    </message>
    <message>
        <source>Turn %1: %2, the Loner, with a new character and %3 cards.</source>
        <translation>Zug %1: %2, Einzelgänger, mit einem neuen Charakter und %3 Karten.</translation>
    </message>
    <message>
        <source>You have %1 tokens at %2.</source>
        <translation>Du hast %1 Marker bei %2.</translation>
    </message>
    <message>
        <source>You have won %1 stories.</source>
        <translation>Du hast %1 Geschichten gewonnen.</translation>
    </message>
    <message>
        <source>camp after %1 of %2 encounters</source>
        <translation>Lager nach %1 von %2 Begegnungen</translation>
    </message>
    <message>
        <source>the Lich itself</source>
        <translation>der Lich selbst</translation>
    </message>
    <message>
        <source>the fallen</source>
        <translation>die Gefallenen</translation>
    </message>
    <message>
        <source>the skeletons</source>
        <translation>die Skelette</translation>
    </message>
    <message>
        <source>%1 and %2 change places: life, prestige and items go to the other.</source>
        <translation>%1 und %2 tauschen die Plätze: Leben, Prestige und Gegenstände gehen zum anderen.</translation>
    </message>
    <message>
        <source>%1 hurts %2 by %3.</source>
        <translation>%1 verletzt %2 um %3.</translation>
    </message>
    <message>
        <source>%1 is hurt by %2.</source>
        <translation>%1 wird um %2 verletzt.</translation>
    </message>
    <message>
        <source>%1 is not in the Minion&apos;s deck list, or no more.</source>
        <translation>%1 steht nicht oder nicht mehr in der Deckliste des Minions.</translation>
    </message>
    <message>
        <source>%1 undead {1:is|are} there and {1:attacks|attack} from now on.</source>
        <translation>%1 {1:Untoter ist|Untote sind} da und {1:greift|greifen} von nun an an.</translation>
    </message>
    <message>
        <source>A skeleton stands before each, with life: %1.</source>
        <translation>Vor jedem steht ein Skelett, mit Leben: %1.</translation>
    </message>
    <message>
        <source>An undead each stands before %1.</source>
        <translation>Je ein Untoter steht vor %1.</translation>
    </message>
    <message>
        <source>An undead is there and attacks from now on.</source>
        <translation>Ein Untoter ist da und greift von nun an an.</translation>
    </message>
    <message>
        <source>At %1 nobody is left who attacks: it isn&apos;t resolved.</source>
        <translation>Bei %1 greift niemand mehr an: Die Geschichte wird nicht abgehandelt.</translation>
    </message>
    <message>
        <source>Event “%1”: it stays quiet in this encounter.</source>
        <translation>Ereignis „%1“: bleibt in dieser Begegnung still.</translation>
    </message>
    <message>
        <source>No action of the Minion&apos;s.</source>
        <translation>Keine Aktion des Minions.</translation>
    </message>
    <message>
        <source>Something else hurts %1 by %2.</source>
        <translation>Etwas anderes nimmt %2 Leben: %1.</translation>
    </message>
    <message>
        <source>The Minion uses an action of %1 for %2; %3.</source>
        <translation>Der Minion benutzt eine Aktion von %1 für %2; %3.</translation>
    </message>
    <message>
        <source>The attack of %1 finds nobody.</source>
        <translation>Der Angriff findet niemanden: %1.</translation>
    </message>
    <message>
        <source>The best are level: sudden death!</source>
        <translation>Gleichstand an der Spitze: Sudden Death!</translation>
    </message>
    <message>
        <source>The effect of %1 is left.</source>
        <translation>Die Wirkung von %1 bleibt aus.</translation>
    </message>
    <message>
        <source>The fallen stand there, with life: %1.</source>
        <translation>Die Gefallenen stehen da, mit Leben: %1.</translation>
    </message>
    <message>
        <source>The skeleton before %1 falls, by the hand of %2.</source>
        <translation>Das Skelett vor %1 fällt, durch %2.</translation>
    </message>
    <message>
        <source>Your %1 is called %2 now.</source>
        <translation>Dein Charakter %1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>Your domains are counted no more.</source>
        <translation>Deine Domänen werden nicht mehr gezählt.</translation>
    </message>
    <message>
        <source>%1 are level: all throw again.</source>
        <translation>%1 sind gleichauf: Alle werfen noch einmal.</translation>
    </message>
    <message>
        <source>%1 throws a %2 for the lesser.</source>
        <translation>%1 wirft eine %2 um den Schwächeren.</translation>
    </message>
    <message>
        <source>%1 {1:sits|sit} down; %2 begins.</source>
        <translation>%1 {1:setzt|setzen} sich; %2 beginnt.</translation>
    </message>
    <message>
        <source>%1: %2 {2:die falls|dice fall}.</source>
        <translation>%1: %2 Würfel {2:fällt|fallen}.</translation>
    </message>
    <message>
        <source>%1: a die falls.</source>
        <translation>%1: Ein Würfel fällt.</translation>
    </message>
    <message>
        <source>%1: nothing to remove.</source>
        <translation>%1: nichts wegzunehmen.</translation>
    </message>
    <message>
        <source>A tie, thrown again: %1.</source>
        <translation>Gleichstand, noch einmal geworfen: %1.</translation>
    </message>
    <message>
        <source>All have escaped from the castle!</source>
        <translation>Alle sind aus der Burg entkommen!</translation>
    </message>
    <message>
        <source>All have lost.</source>
        <translation>Alle haben verloren.</translation>
    </message>
    <message>
        <source>Chapter %1 is overcome.</source>
        <translation>Kapitel %1 ist geschafft.</translation>
    </message>
    <message>
        <source>Rolled for it: %1.</source>
        <translation>Dafür gewürfelt: %1.</translation>
    </message>
    <message>
        <source>Round %1: %2 begins.</source>
        <translation>Runde %1: %2 beginnt.</translation>
    </message>
    <message>
        <source>A character of %1&apos;s is out of the Prison.</source>
        <translation>Ein Charakter von %1 ist aus dem Gefängnis frei.</translation>
    </message>
    <message>
        <source>a character of %1&apos;s</source>
        <translation>ein Charakter von %1</translation>
    </message>
    <message>
        <source>a character of %1&apos;s that was still off the board</source>
        <translation>ein Charakter von %1, noch neben dem Brett</translation>
    </message>
    <message>
        <source>a henchman of %1&apos;s</source>
        <translation>ein Handlanger von %1</translation>
    </message>
    <message>
        <source>The die shows %1: there is no such domain, so it is thrown again.</source>
        <translation>Der Würfel zeigt %1: Diese Domäne gibt es nicht, also noch einmal.</translation>
    </message>
    <message>
        <source>%1 %2 {1:token comes|tokens come} before %3.</source>
        <translation>%1 Marker (%2) {1:kommt|kommen} vor %3.</translation>
    </message>
    <message>
        <source>Token %1: a new %2 before %3.</source>
        <translation>Marker %1: neu vor %3, %2.</translation>
    </message>
    <message>
        <source>A skeleton stands before each player. Life: %1.</source>
        <translation>Vor jedem steht ein Skelett, mit Leben: %1.</translation>
    </message>
    <message>
        <source>The skeleton before %1 falls to %2.</source>
        <translation>Das Skelett vor %1 fällt, durch %2.</translation>
    </message>
    <message>
        <source>The skeleton before %1 falls.</source>
        <translation>Das Skelett vor %1 fällt.</translation>
    </message>
    <message>
        <source>%1 undead {1:stands|stand} before the living.</source>
        <translation>%1 Untote{1:r|} {1:steht|stehen} vor den Lebenden.</translation>
    </message>
    <message>
        <source>An undead stands before %1.</source>
        <translation>Ein Untoter steht vor %1.</translation>
    </message>
    <message>
        <source>Undead stand before %1, one each.</source>
        <translation>Je ein Untoter steht vor %1.</translation>
    </message>
    <message>
        <source>Token %1 splits: token %2 stands before %3.</source>
        <translation>Marker %1 teilt sich: Marker %2 steht vor %3.</translation>
    </message>
    <message>
        <source>The attack of %1 hits nobody.</source>
        <translation>Der Angriff findet niemanden: %1.</translation>
    </message>
    <message>
        <source>%1 gets %2 prestige as a bonus: %3.</source>
        <translation>%1 bekommt %2 Prestige als Bonus: %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 prestige: %3.</source>
        <translation>%1 bekommt %2 Prestige: %3.</translation>
    </message>
    <message>
        <source>%1 lied about the fog of war: %2 prestige.</source>
        <translation>%1 log über den Nebel des Krieges: %2 Prestige.</translation>
    </message>
    <message>
        <source>%1 doubted the truth about the fog of war: %2 prestige.</source>
        <translation>%1 zweifelte die Wahrheit über den Nebel des Krieges an: %2 Prestige.</translation>
    </message>
    <message>
        <source>the skeleton before %1</source>
        <translation>das Skelett vor %1</translation>
    </message>
    <message>
        <source>%1 token{1:|s} {1:lies|lie}</source>
        <translation>%1 Marker {1:liegt|liegen}</translation>
    </message>
</context>
<context>
    <name>RollsPanel</name>
    <message>
        <source>Level with %1: %2. They roll again.</source>
        <translation>Gleichstand bei %1: %2. Sie würfeln noch einmal.</translation>
    </message>
    <message>
        <source>%1 is the first Loner.</source>
        <translation>%1 ist der erste Einzelgänger.</translation>
    </message>
    <message>
        <source>%1 and %2, to the right, are an alliance and act first.</source>
        <translation>%1 und %2, rechts davon, sind eine Allianz und beginnen.</translation>
    </message>
    <message>
        <source>The app rolls</source>
        <translation>Die App würfelt</translation>
    </message>
    <message>
        <source>We roll</source>
        <translation>Wir würfeln</translation>
    </message>
    <message>
        <source>Roll of %1</source>
        <translation>Wurf von %1</translation>
    </message>
    <message>
        <source>With three, the highest is the Loner; with four, the highest and the player to the right act first.</source>
        <translation>Zu dritt ist der höchste Wurf der Einzelgänger; zu viert beginnt der höchste mit dem rechten Nachbarn.</translation>
    </message>
</context>
<context>
    <name>RuleDialog</name>
    <message>
        <source>Open the manual</source>
        <translation>In der Anleitung</translation>
    </message>
    <message>
        <source>Our ruling: the rules leave this open.</source>
        <translation>Unsere Festlegung: Die Regeln lassen das offen.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Ask the rules</source>
        <translation>Regeln fragen</translation>
    </message>
    <message>
        <source>Ask the rules: “can we swap items…”</source>
        <translation>Frag die Regeln: „Dürfen wir tauschen …“</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>Versuch es mit: %1</translation>
    </message>
    <message>
        <source>Try other words.</source>
        <translation>Versuch es mit anderen Wörtern.</translation>
    </message>
    <message>
        <source>For this step</source>
        <translation>Für diesen Schritt</translation>
    </message>
    <message>
        <source>Ask as you would across the table. Typos are fine.</source>
        <translation>Fragt wie am Tisch. Tippfehler machen nichts.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Pakete</translation>
    </message>
</context>
<context>
    <name>RulesPane</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>SavePicker</name>
    <message>
        <source>Save as</source>
        <translation>Sichern als</translation>
    </message>
    <message>
        <source>Torchside files (*.%1)</source>
        <translation>Torchside-Dateien (*.%1)</translation>
    </message>
</context>
<context>
    <name>ScorePart</name>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Wenn es jetzt endete</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 point{2:|s}</source>
        <translation>%1: %2 {2:Punkt|Punkte}</translation>
    </message>
    <message>
        <source>Sole leader 3, tied leaders 2, next best 1.</source>
        <translation>Allein vorn 3, gleichauf vorn je 2, der Nächste 1.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Stories won: you %1, the Minion %2. %3 win the game.</source>
        <translation>Gewonnene Geschichten: du %1, der Minion %2. %3 gewinnen das Spiel.</translation>
    </message>
    <message>
        <source>Minion</source>
        <translation>Minion</translation>
    </message>
    <message>
        <source>three stories win</source>
        <translation>drei Geschichten gewinnen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>1 item</source>
        <translation>1 Gegenstand</translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation>%1 Gegenstände</translation>
    </message>
    <message>
        <source>Life of %1</source>
        <translation>Leben von %1</translation>
    </message>
    <message>
        <source>−%1 at round’s end</source>
        <translation>−%1 am Rundenende</translation>
    </message>
</context>
<context>
    <name>SeatHead</name>
    <message>
        <source>initiative %1, %2 prestige, %3 poison</source>
        <translation>Initiative %1, %2 Prestige, %3 Gift</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>nicht gezogen</translation>
    </message>
    <message>
        <source>dead, %1 prestige</source>
        <translation>tot, %1 Prestige</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>SeatingPanel</name>
    <message>
        <source>Add someone</source>
        <translation>Jemand dazu</translation>
    </message>
</context>
<context>
    <name>SeatsLine</name>
    <message>
        <source>The rules of %1</source>
        <translation>Die Regeln: %1</translation>
    </message>
</context>
<context>
    <name>Sending</name>
    <message>
        <source>%1 is insane.</source>
        <translation>%1 ist wahnsinnig.</translation>
    </message>
    <message>
        <source>%1 is exhausted.</source>
        <translation>%1 ist erschöpft.</translation>
    </message>
    <message>
        <source>There is no story to send %1 to.</source>
        <translation>Es gibt keine Geschichte, zu der %1 gehen kann.</translation>
    </message>
</context>
<context>
    <name>SentEntry</name>
    <message>
        <source>Skill %1</source>
        <translation>Geschick %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 zu %2</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>This session is damaged: its head or its notes don&apos;t fit its steps.</source>
        <translation>Diese Partie ist beschädigt: Ihr Stand oder ihre Notizen passen nicht zu ihren Schritten.</translation>
    </message>
    <message>
        <source>This session is damaged: its steps can&apos;t be read one after another.</source>
        <translation>Diese Partie ist beschädigt: Ihre Schritte lassen sich nicht der Reihe nach lesen.</translation>
    </message>
    <message>
        <source>This session is damaged: its steps don&apos;t make a game.</source>
        <translation>Diese Partie ist beschädigt: Ihre Schritte ergeben kein Spiel.</translation>
    </message>
    <message>
        <source>This session was exported by a newer Torchside: please update this one.</source>
        <translation>Diese Partie stammt von einem neueren Torchside: Bitte aktualisiere dieses.</translation>
    </message>
    <message>
        <source>%1 has more tokens than that already: %2 of the Minion&apos;s, %3 of yours.</source>
        <translation>%1 hat schon mehr Marker: %2 des Minions, %3 von dir.</translation>
    </message>
    <message>
        <source>%1 is won: it takes no more changes until it is replaced.</source>
        <translation>%1 ist gewonnen: Bis zum Ersatz ist daran nichts zu ändern.</translation>
    </message>
    <message>
        <source>Say what changes: by or drained.</source>
        <translation>Sag, was sich ändert: by oder drained.</translation>
    </message>
    <message>
        <source>Say what changes: name, need or struggles.</source>
        <translation>Sag, was sich ändert: Name, nötige Marker oder Wettstreite.</translation>
    </message>
    <message>
        <source>There is no domain %1: they go from 0 to %2, and “events”.</source>
        <translation>Es gibt keine Domäne %1: Sie gehen von 0 bis %2, dazu „events“.</translation>
    </message>
    <message>
        <source>%1 must be written like %2.</source>
        <translation>%1 muss so geschrieben sein: %2.</translation>
    </message>
    <message>
        <source>%1 must be a card: its name, its id, or the card as an object.</source>
        <translation>%1 muss eine Karte sein: ihr Name, ihre Nummer oder die Karte als Objekt.</translation>
    </message>
    <message>
        <source>%1 costs X: say what is paid for it.</source>
        <translation>%1 kostet X: Sag, was dafür bezahlt wird.</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 ist zweimal genannt.</translation>
    </message>
    <message>
        <source>%1 is no event of the pool that could be paid.</source>
        <translation>%1 ist kein Ereignis im Vorrat, das bezahlt werden könnte.</translation>
    </message>
    <message>
        <source>%1 is not among the fully equal: only those can be chosen.</source>
        <translation>%1 gehört nicht zu den völlig Gleichen: Nur unter diesen wird gewählt.</translation>
    </message>
    <message>
        <source>%1 is not in play with its text: it has no action now.</source>
        <translation>%1 ist nicht mit wirkendem Text im Spiel und hat jetzt keine Aktion.</translation>
    </message>
    <message>
        <source>%1 is not proposed now.</source>
        <translation>%1 ist jetzt nicht vorgeschlagen.</translation>
    </message>
    <message>
        <source>LILLITH wants to know which: enter the characters.</source>
        <translation>LILLITH will wissen, welche: Gib die Charaktere ein.</translation>
    </message>
    <message>
        <source>Nothing is paid here: leave the cost out.</source>
        <translation>Hier wird nichts bezahlt: Lass die Kosten weg.</translation>
    </message>
    <message>
        <source>Only LILLITH wants the characters: enter how many.</source>
        <translation>Nur LILLITH will die Charaktere wissen: Gib ein, wie viele.</translation>
    </message>
    <message>
        <source>Only a card of cost X takes a cost; %1 has its own.</source>
        <translation>Nur eine Karte mit Kosten X nimmt Kosten an; %1 hat eigene.</translation>
    </message>
    <message>
        <source>Cthulhu Rising</source>
        <translation>Cthulhu Rising</translation>
    </message>
    <message>
        <source>Equal to another in every number: %1. You may choose; else higher cost, then name.</source>
        <translation>In jeder Zahl gleich: %1. Du darfst wählen; sonst höhere Kosten, dann der Name.</translation>
    </message>
    <message>
        <source>Ready: %1.</source>
        <translation>Bereit: %1.</translation>
    </message>
    <message>
        <source>You have %1 ready; at least one is sent.</source>
        <translation>Bei dir bereit: %1; mindestens einer wird geschickt.</translation>
    </message>
    <message>
        <source>The Minion</source>
        <translation>Der Minion</translation>
    </message>
    <message>
        <source>Are the player&apos;s ready characters known?</source>
        <translation>Sind die bereiten Charaktere des Spielers bekannt?</translation>
    </message>
    <message>
        <source>Ask for an action</source>
        <translation>Nach einer Aktion fragen</translation>
    </message>
    <message>
        <source>Ask how many defenders the player has</source>
        <translation>Fragen, wie viele Verteidiger der Spieler hat</translation>
    </message>
    <message>
        <source>Ask which characters the player has ready</source>
        <translation>Fragen, welche Charaktere beim Spieler bereit sind</translation>
    </message>
    <message>
        <source>Ask which events are valid</source>
        <translation>Fragen, welche Ereignisse gültig sind</translation>
    </message>
    <message>
        <source>Can a character be played?</source>
        <translation>Kann ein Charakter gespielt werden?</translation>
    </message>
    <message>
        <source>Can a support be played instead?</source>
        <translation>Kann stattdessen eine Unterstützung gespielt werden?</translation>
    </message>
    <message>
        <source>Can a support be played?</source>
        <translation>Kann eine Unterstützung gespielt werden?</translation>
    </message>
    <message>
        <source>Can another character be played instead?</source>
        <translation>Kann stattdessen ein weiterer Charakter gespielt werden?</translation>
    </message>
    <message>
        <source>Commit as many as the player can defend with</source>
        <translation>So viele einsetzen, wie der Spieler verteidigen kann</translation>
    </message>
    <message>
        <source>Commit as the best line says</source>
        <translation>Einsetzen, wie es die beste Linie sagt</translation>
    </message>
    <message>
        <source>Commit every other one</source>
        <translation>Jeden zweiten einsetzen</translation>
    </message>
    <message>
        <source>Commit nobody</source>
        <translation>Niemanden einsetzen</translation>
    </message>
    <message>
        <source>Commit nobody: nothing better comes of it</source>
        <translation>Niemanden einsetzen: Besseres kommt nicht heraus</translation>
    </message>
    <message>
        <source>Defend as the best line says</source>
        <translation>Verteidigen, wie es die beste Linie sagt</translation>
    </message>
    <message>
        <source>Defend nothing</source>
        <translation>Nichts verteidigen</translation>
    </message>
    <message>
        <source>Defend story by story</source>
        <translation>Geschichte um Geschichte verteidigen</translation>
    </message>
    <message>
        <source>Does a valid event wait in the pool?</source>
        <translation>Wartet ein gültiges Ereignis im Vorrat?</translation>
    </message>
    <message>
        <source>Does it cost anything?</source>
        <translation>Kostet es etwas?</translation>
    </message>
    <message>
        <source>Does the best defence send anybody?</source>
        <translation>Schickt die beste Verteidigung jemanden?</translation>
    </message>
    <message>
        <source>Does the best line send anybody?</source>
        <translation>Schickt die beste Linie jemanden?</translation>
    </message>
    <message>
        <source>Find a scout</source>
        <translation>Einen Späher suchen</translation>
    </message>
    <message>
        <source>Go on to the drains</source>
        <translation>Weiter zum Leeren der Domänen</translation>
    </message>
    <message>
        <source>Go on to the refresh phase</source>
        <translation>Weiter zur Auffrischungsphase</translation>
    </message>
    <message>
        <source>Is one of its characters there exhausted?</source>
        <translation>Ist einer seiner Charaktere dort erschöpft?</translation>
    </message>
    <message>
        <source>Is only one character ready?</source>
        <translation>Ist nur ein Charakter bereit?</translation>
    </message>
    <message>
        <source>Is the number of the player&apos;s defenders known?</source>
        <translation>Ist die Zahl der Verteidiger des Spielers bekannt?</translation>
    </message>
    <message>
        <source>Is there a card of cost X the table may choose?</source>
        <translation>Gibt es eine Karte mit Kosten X, die der Tisch wählen darf?</translation>
    </message>
    <message>
        <source>Is there a story phase in this turn?</source>
        <translation>Gibt es in diesem Zug eine Geschichtenphase?</translation>
    </message>
    <message>
        <source>Is there an insane character to restore?</source>
        <translation>Ist ein wahnsinniger Charakter wiederherzustellen?</translation>
    </message>
    <message>
        <source>Keep the third domain for a dear event</source>
        <translation>Die dritte Domäne für ein teures Ereignis aufsparen</translation>
    </message>
    <message>
        <source>LILLITH: is there a set of cards that the domains can pay?</source>
        <translation>LILLITH: Gibt es einen Satz Karten, den die Domänen bezahlen können?</translation>
    </message>
    <message>
        <source>LILLITH: is there a story phase in this turn?</source>
        <translation>LILLITH: Gibt es in diesem Zug eine Geschichtenphase?</translation>
    </message>
    <message>
        <source>Leave the stories undefended: nothing better comes of it</source>
        <translation>Die Geschichten unverteidigt lassen: Besseres kommt nicht heraus</translation>
    </message>
    <message>
        <source>May one of its characters there be wounded?</source>
        <translation>Darf einer seiner Charaktere dort verwundet werden?</translation>
    </message>
    <message>
        <source>May one of its characters there go insane?</source>
        <translation>Darf einer seiner Charaktere dort wahnsinnig werden?</translation>
    </message>
    <message>
        <source>No story phase in the shortened first turn</source>
        <translation>Keine Geschichtenphase im verkürzten ersten Zug</translation>
    </message>
    <message>
        <source>No third drain</source>
        <translation>Keine dritte Domäne</translation>
    </message>
    <message>
        <source>Nobody goes insane</source>
        <translation>Niemand wird wahnsinnig</translation>
    </message>
    <message>
        <source>Nobody is readied</source>
        <translation>Niemand wird bereit gemacht</translation>
    </message>
    <message>
        <source>Nobody is wounded</source>
        <translation>Niemand wird verwundet</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Die Karte spielen</translation>
    </message>
    <message>
        <source>Play the dearest</source>
        <translation>Die teuerste spielen</translation>
    </message>
    <message>
        <source>Propose nothing; the table may choose the X</source>
        <translation>Nichts vorschlagen; der Tisch darf das X wählen</translation>
    </message>
    <message>
        <source>Raise that domain</source>
        <translation>Diese Domäne erhöhen</translation>
    </message>
    <message>
        <source>Restore nobody</source>
        <translation>Niemanden wiederherstellen</translation>
    </message>
    <message>
        <source>Restore the highest</source>
        <translation>Den höchsten wiederherstellen</translation>
    </message>
    <message>
        <source>Skip this drain</source>
        <translation>Diese Domäne auslassen</translation>
    </message>
    <message>
        <source>The highest is readied</source>
        <translation>Der höchste wird bereit gemacht</translation>
    </message>
    <message>
        <source>The lowest goes insane</source>
        <translation>Der niedrigste wird wahnsinnig</translation>
    </message>
    <message>
        <source>The lowest takes the wound</source>
        <translation>Der niedrigste nimmt die Wunde</translation>
    </message>
    <message>
        <source>The moment is over</source>
        <translation>Der Augenblick ist vorbei</translation>
    </message>
    <message>
        <source>Which drain is it?</source>
        <translation>Die wievielte Domäne ist es?</translation>
    </message>
    <message>
        <source>Would one of them survive it?</source>
        <translation>Würde einer davon sie überleben?</translation>
    </message>
    <message>
        <source>alternate</source>
        <translation>jeden zweiten</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>mehrere gleich</translation>
    </message>
    <message>
        <source>equal-defense</source>
        <translation>gleiche Verteidigung</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>die wenigsten</translation>
    </message>
    <message>
        <source>first</source>
        <translation>die erste</translation>
    </message>
    <message>
        <source>game-lost</source>
        <translation>kein verlorenes Spiel</translation>
    </message>
    <message>
        <source>game-won</source>
        <translation>ein gewonnenes Spiel</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>lost-priority</source>
        <translation>Priorität der Verluste</translation>
    </message>
    <message>
        <source>minion-stories</source>
        <translation>Geschichten des Minions</translation>
    </message>
    <message>
        <source>minion-tokens</source>
        <translation>Marker des Minions</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>order</source>
        <translation>die Reihenfolge</translation>
    </message>
    <message>
        <source>player-stories</source>
        <translation>deine Geschichten</translation>
    </message>
    <message>
        <source>player-tokens</source>
        <translation>deine Marker</translation>
    </message>
    <message>
        <source>second</source>
        <translation>die zweite</translation>
    </message>
    <message>
        <source>used</source>
        <translation>Eingesetzte</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>%1 is discarded already.</source>
        <translation>%1 ist schon abgelegt.</translation>
    </message>
    <message>
        <source>%1 is exhausted already.</source>
        <translation>%1 ist schon erschöpft.</translation>
    </message>
    <message>
        <source>%1 is insane already.</source>
        <translation>%1 ist schon wahnsinnig.</translation>
    </message>
    <message>
        <source>%1 is insane: it can&apos;t be exhausted.</source>
        <translation>%1 ist wahnsinnig und kann nicht erschöpft werden.</translation>
    </message>
    <message>
        <source>%1 is insane: it has no numbers to change.</source>
        <translation>%1 ist wahnsinnig und hat keine Zahlen zu ändern.</translation>
    </message>
    <message>
        <source>%1 is insane: restore it first.</source>
        <translation>%1 ist wahnsinnig: zuerst wiederherstellen.</translation>
    </message>
    <message>
        <source>%1 is no conspiracy: stories are not discarded.</source>
        <translation>%1 ist keine Verschwörung: Geschichten werden nicht abgelegt.</translation>
    </message>
    <message>
        <source>%1 is not in play.</source>
        <translation>%1 ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>%1 is not insane.</source>
        <translation>%1 ist nicht wahnsinnig.</translation>
    </message>
    <message>
        <source>%1 is ready already.</source>
        <translation>%1 ist schon bereit.</translation>
    </message>
    <message>
        <source>Ask about a card, or under LILLITH about a line: one of the two.</source>
        <translation>Frag nach einer Karte oder, unter LILLITH, nach einer Linie: eines von beiden.</translation>
    </message>
    <message>
        <source>Name a card or a story to discard, one of the two.</source>
        <translation>Nenn eine Karte oder eine Geschichte zum Ablegen, eines von beiden.</translation>
    </message>
    <message>
        <source>Say how many of yours are ready, or under LILLITH which: one of the two.</source>
        <translation>Sag, wie viele von deinen bereit sind, oder unter LILLITH, welche: eines von beiden.</translation>
    </message>
    <message>
        <source>Say what changes: cost, skill, icons or keywords.</source>
        <translation>Sag, was sich ändert: Kosten, Geschick, Symbole oder Schlüsselwörter.</translation>
    </message>
    <message>
        <source>%1 is no character of the Minion&apos;s in play.</source>
        <translation>%1 ist kein Charakter des Minions im Spiel.</translation>
    </message>
    <message>
        <source>%1 is to be named here: give the id or the name of a card that is there.</source>
        <translation>Hier ist %1 zu nennen: Gib Nummer oder Namen einer Karte an, die da ist.</translation>
    </message>
    <message>
        <source>No card is known by “%1”: give its id, like c3, or its whole name.</source>
        <translation>Keine Karte heißt „%1“: Gib ihre Nummer an, etwa c3, oder den ganzen Namen.</translation>
    </message>
    <message>
        <source>%1 has the highest potential.</source>
        <translation>%1 hat das höchste Potenzial.</translation>
    </message>
    <message>
        <source>%1 has the highest priority.</source>
        <translation>%1 hat die höchste Priorität.</translation>
    </message>
    <message>
        <source>%1 has the lowest potential: %2.</source>
        <translation>%1 hat das niedrigste Potenzial: %2.</translation>
    </message>
    <message>
        <source>%1 has the lowest priority.</source>
        <translation>%1 hat die niedrigste Priorität.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be laid dormant.</source>
        <translation>%1 lässt sich nicht schlummernd legen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t lie dormant at itself.</source>
        <translation>%1 kann nicht bei sich selbst schlummern.</translation>
    </message>
    <message>
        <source>%1 carries it already.</source>
        <translation>%1 trägt sie schon.</translation>
    </message>
    <message>
        <source>%1 is an event: it is played, never put into play.</source>
        <translation>%1 ist ein Ereignis: Es wird gespielt, nie ins Spiel gebracht.</translation>
    </message>
    <message>
        <source>%1 is in play already.</source>
        <translation>%1 ist schon im Spiel.</translation>
    </message>
    <message>
        <source>%1 is in the Minion&apos;s hand or pool already.</source>
        <translation>%1 ist schon auf der Hand oder im Vorrat des Minions.</translation>
    </message>
    <message>
        <source>%1 is no sane character of the Minion&apos;s in play.</source>
        <translation>%1 ist kein geistig gesunder Charakter des Minions im Spiel.</translation>
    </message>
    <message>
        <source>%1 is no support: only those are attached.</source>
        <translation>%1 ist keine Unterstützung: Nur die werden angehängt.</translation>
    </message>
    <message>
        <source>%1 is won: lay the new story first.</source>
        <translation>%1 ist gewonnen: Leg zuerst die neue Geschichte.</translation>
    </message>
    <message>
        <source>%1 needs one of the Minion&apos;s sane characters to attach to.</source>
        <translation>%1 braucht einen geistig gesunden Charakter des Minions als Träger.</translation>
    </message>
    <message>
        <source>%1 costs %2.</source>
        <translation>%1 kostet %2.</translation>
    </message>
    <message>
        <source>%1 costs nothing: no domain is drained, but the drain is used.</source>
        <translation>%1 kostet nichts: Keine Domäne wird geleert, doch die Gelegenheit ist verbraucht.</translation>
    </message>
    <message>
        <source>%1 has the highest potential of those without one: %2.</source>
        <translation>%1 hat unter denen ohne Verstärkung das höchste Potenzial: %2.</translation>
    </message>
    <message>
        <source>%1 has the highest priority of those without one.</source>
        <translation>%1 hat unter denen ohne Verstärkung die höchste Priorität.</translation>
    </message>
    <message>
        <source>%1 is valid: the third domain is kept for it.</source>
        <translation>%1 ist gültig: Die dritte Domäne wird dafür aufgespart.</translation>
    </message>
    <message>
        <source>All have one; %1 has the highest potential: %2.</source>
        <translation>Alle haben eine; %1 hat das höchste Potenzial: %2.</translation>
    </message>
    <message>
        <source>All have one; %1 has the highest priority.</source>
        <translation>Alle haben eine; %1 hat die höchste Priorität.</translation>
    </message>
    <message>
        <source>No undrained domain holds %1: the largest has %2.</source>
        <translation>Keine volle Domäne hat %1: Die größte hat %2.</translation>
    </message>
    <message>
        <source>That is not asked now. First: %1</source>
        <translation>Danach wird jetzt nicht gefragt. Zuerst: %1</translation>
    </message>
    <message>
        <source>The game is still being set up: first the scout and the opening hand.</source>
        <translation>Noch wird aufgebaut: zuerst der Späher und die erste Hand.</translation>
    </message>
    <message>
        <source>There is no story %1: they go from 0, nearest the Deep, to %2.</source>
        <translation>Es gibt keine Geschichte %1: Sie gehen von 0, der Tiefe am nächsten, bis %2.</translation>
    </message>
    <message>
        <source>start a game.</source>
        <translation>Beginn ein Spiel.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>By its list, the Minion&apos;s deck runs out here. If it does, you have won.</source>
        <translation>Nach der Liste ist das Deck des Minions hier leer. Stimmt das, hast du gewonnen.</translation>
    </message>
    <message>
        <source>Clear the Minion&apos;s drained domains and ready its exhausted characters.</source>
        <translation>Räum die geleerten Domänen des Minions und mach seine erschöpften Charaktere bereit.</translation>
    </message>
    <message>
        <source>Dormant there: %1. Put it into play, or discard it.</source>
        <translation>Dort schlummert: %1. Bring es ins Spiel oder leg es ab.</translation>
    </message>
    <message>
        <source>Drain domain %1.</source>
        <translation>Leere Domäne %1.</translation>
    </message>
    <message>
        <source>Drain the Events Domain.</source>
        <translation>Leere die Ereignisdomäne.</translation>
    </message>
    <message>
        <source>Draw 1 card for the Minion. An event goes to the pool.</source>
        <translation>Zieh 1 Karte für den Minion. Ein Ereignis kommt in den Vorrat.</translation>
    </message>
    <message>
        <source>Draw 5 cards for the Minion and enter them. Events go to the pool, the others to its hand.</source>
        <translation>Zieh 5 Karten für den Minion und gib sie ein. Ereignisse kommen in den Vorrat, die anderen auf seine Hand.</translation>
    </message>
    <message>
        <source>For yourself, draw 8 cards, keep 5 and put one of the others under each of your domains.</source>
        <translation>Zieh für dich 8 Karten, behalte 5 und leg je eine der übrigen unter deine drei Domänen.</translation>
    </message>
    <message>
        <source>Held back: %1.</source>
        <translation>Zurückgehalten: %1.</translation>
    </message>
    <message>
        <source>How many of your characters are ready to defend?</source>
        <translation>Wie viele deiner Charaktere sind bereit zu verteidigen?</translation>
    </message>
    <message>
        <source>It costs nothing: no domain is drained.</source>
        <translation>Sie kostet nichts: Keine Domäne wird geleert.</translation>
    </message>
    <message>
        <source>Put a new story in the place of %1 and enter its name.</source>
        <translation>Leg eine neue Geschichte an die Stelle von %1 und gib ihren Namen ein.</translation>
    </message>
    <message>
        <source>Put it where its text helps the Minion most.</source>
        <translation>Leg sie dorthin, wo sie nach ihrem Text dem Minion am meisten nützt.</translation>
    </message>
    <message>
        <source>Raise the Minion&apos;s domain %1 to %2.</source>
        <translation>Erhöhe die Domäne %1 des Minions auf %2.</translation>
    </message>
    <message>
        <source>Remember the events in the pool: %1.</source>
        <translation>Denk an die Ereignisse im Vorrat: %1.</translation>
    </message>
    <message>
        <source>Restore %1: face up and exhausted.</source>
        <translation>Stell %1 wieder her: offen und erschöpft.</translation>
    </message>
    <message>
        <source>The Minion commits %1.</source>
        <translation>Der Minion setzt ein: %1.</translation>
    </message>
    <message>
        <source>The Minion commits nobody.</source>
        <translation>Der Minion setzt niemanden ein.</translation>
    </message>
    <message>
        <source>The Minion defends nothing.</source>
        <translation>Der Minion verteidigt nichts.</translation>
    </message>
    <message>
        <source>The Minion defends with %1.</source>
        <translation>Der Minion verteidigt mit %1.</translation>
    </message>
    <message>
        <source>The Minion has won %1. Carry out its effect only if that clearly helps the Minion.</source>
        <translation>Der Minion hat %1 gewonnen. Führ die Wirkung nur aus, wenn sie ihm eindeutig nützt.</translation>
    </message>
    <message>
        <source>The Minion plays %1 on %2.</source>
        <translation>Der Minion spielt %1 auf %2.</translation>
    </message>
    <message>
        <source>The Minion plays %1.</source>
        <translation>Der Minion spielt %1.</translation>
    </message>
    <message>
        <source>The Minion plays nothing by itself at drain %1. Choose a card of cost X and what it pays, or go on.</source>
        <translation>Von selbst spielt der Minion mit Domäne %1 nichts. Wähl eine Karte mit Kosten X samt Kosten, oder bestätige, um weiterzugehen.</translation>
    </message>
    <message>
        <source>The Minion plays the conspiracy %1: put it into the row nearest the Deep.</source>
        <translation>Der Minion spielt die Verschwörung %1: Leg sie in die Reihe, der Tiefe am nächsten.</translation>
    </message>
    <message>
        <source>The Minion plays the event %1 now: carry it out.</source>
        <translation>Der Minion spielt jetzt das Ereignis %1: Führ es aus.</translation>
    </message>
    <message>
        <source>Roll a die: 1 or 2 raises the Minion&apos;s first domain, 3 or 4 the second, 5 or 6 the third.</source>
        <translation>Wirf einen Würfel: 1 oder 2 erhöht die erste Domäne des Minions, 3 oder 4 die zweite, 5 oder 6 die dritte.</translation>
    </message>
    <message>
        <source>Roll a die: its number is the domain to raise. Above %1, roll again.</source>
        <translation>Wirf einen Würfel: Seine Zahl ist die Domäne, die erhöht wird. Über %1 wird noch einmal geworfen.</translation>
    </message>
    <message>
        <source>Which of these events could be played this turn as the table stands: %1?</source>
        <translation>Welche dieser Ereignisse könnten in diesem Zug gespielt werden, so wie es steht: %1?</translation>
    </message>
    <message>
        <source>Which of your characters are ready to defend? Enter each one with skill, icons and keywords.</source>
        <translation>Welche deiner Charaktere sind bereit zu verteidigen? Gib jeden mit Geschick, Symbolen und Schlüsselwörtern ein.</translation>
    </message>
    <message>
        <source>Who defends, and where? Send nobody to let the Minion through.</source>
        <translation>Wer verteidigt, und wo? Schick niemanden, um den Minion durchzulassen.</translation>
    </message>
    <message>
        <source>You have won %1. Do you carry out its effect?</source>
        <translation>Du hast %1 gewonnen. Führst du die Wirkung aus?</translation>
    </message>
    <message>
        <source>You lost the combat struggle at %1: choose who takes the wound, %2.</source>
        <translation>Du hast den Kampf-Wettstreit bei %1 verloren: Wähl, wer die Wunde nimmt, %2.</translation>
    </message>
    <message>
        <source>You lost the terror struggle at %1: choose who goes insane, %2.</source>
        <translation>Du hast den Terror-Wettstreit bei %1 verloren: Wähl, wer wahnsinnig wird, %2.</translation>
    </message>
    <message>
        <source>Your turn: refresh, draw, add a resource, play. Then commit to stories, or end the turn.</source>
        <translation>Dein Zug: auffrischen, ziehen, Ressource legen, spielen. Dann setz bei Geschichten ein oder beende den Zug.</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>%1 is no character: turn over the next card.</source>
        <translation>%1 ist kein Charakter: Decke die nächste Karte auf.</translation>
    </message>
    <message>
        <source>Give the deck or its name, not both.</source>
        <translation>Gib das Deck oder seinen Namen an, nicht beides.</translation>
    </message>
    <message>
        <source>The scout costs exactly %1, and %2 does not: turn over the next card.</source>
        <translation>Der Späher kostet genau %1, und das trifft auf %2 nicht zu: Decke die nächste Karte auf.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <translation>Es gibt kein Deck „%1“.</translation>
    </message>
    <message>
        <source>%1 is named twice: list its characters together.</source>
        <translation>%1 ist zweimal genannt: Führ die Charaktere dort zusammen auf.</translation>
    </message>
    <message>
        <source>%1 is no event in the pool.</source>
        <translation>%1 ist kein Ereignis im Vorrat.</translation>
    </message>
    <message>
        <source>In the Minion&apos;s turn the order is fixed: leave it out.</source>
        <translation>Im Zug des Minions steht die Reihenfolge fest: Lass sie weg.</translation>
    </message>
    <message>
        <source>Number %1 can&apos;t be chosen here.</source>
        <translation>Nummer %1 kann hier nicht gewählt werden.</translation>
    </message>
    <message>
        <source>Only an event of cost X takes a cost; %1 has its own.</source>
        <translation>Nur ein Ereignis mit Kosten X nimmt Kosten an; %1 hat eigene.</translation>
    </message>
    <message>
        <source>The Minion has nobody at %1: defend only where it stands.</source>
        <translation>Der Minion hat niemanden bei %1: Verteidige nur, wo er steht.</translation>
    </message>
    <message>
        <source>The order must name each of your stories once.</source>
        <translation>Die Reihenfolge muss jede deiner Geschichten einmal nennen.</translation>
    </message>
    <message>
        <source>The shortened first turn has no story phase: end the turn.</source>
        <translation>Der verkürzte erste Zug hat keine Geschichtenphase: Beende den Zug.</translation>
    </message>
    <message>
        <source>You have a conspiracy in play already: only one at a time.</source>
        <translation>Du hast schon eine Verschwörung im Spiel: nur eine auf einmal.</translation>
    </message>
    <message>
        <source>%1 %2 to %3, nothing.</source>
        <translation>%1: %2 zu %3, nichts.</translation>
    </message>
    <message>
        <source>%1 can&apos;t.</source>
        <translation>Das geht nicht: %1.</translation>
    </message>
    <message>
        <source>%1 can&apos;t: %2.</source>
        <translation>Das geht nicht: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 comes into play on %2.</source>
        <translation>%1 kommt ins Spiel, auf %2.</translation>
    </message>
    <message>
        <source>%1 comes into play.</source>
        <translation>%1 kommt ins Spiel.</translation>
    </message>
    <message>
        <source>%1 goes before its equals.</source>
        <translation>%1 geht Gleichen vor.</translation>
    </message>
    <message>
        <source>%1 goes insane.</source>
        <translation>%1 wird wahnsinnig.</translation>
    </message>
    <message>
        <source>%1 goes to the Minion&apos;s hand.</source>
        <translation>%1 kommt auf die Hand des Minions.</translation>
    </message>
    <message>
        <source>%1 has other numbers now.</source>
        <translation>%1 hat jetzt andere Zahlen.</translation>
    </message>
    <message>
        <source>%1 is attached to %2.</source>
        <translation>%1 hängt jetzt an %2.</translation>
    </message>
    <message>
        <source>%1 is no longer barred.</source>
        <translation>%1 ist nicht mehr gesperrt.</translation>
    </message>
    <message>
        <source>%1 is barred.</source>
        <translation>%1 ist gesperrt.</translation>
    </message>
    <message>
        <source>%1 is changed.</source>
        <translation>%1 ist geändert.</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <translation>%1 ist zerstört.</translation>
    </message>
    <message>
        <source>%1 is discarded.</source>
        <translation>%1 ist abgelegt.</translation>
    </message>
    <message>
        <source>%1 is exhausted.</source>
        <translation>%1 ist erschöpft.</translation>
    </message>
    <message>
        <source>%1 is not in the Minion&apos;s deck list, or none are left.</source>
        <translation>%1 steht nicht oder nicht mehr in der Deckliste des Minions.</translation>
    </message>
    <message>
        <source>%1 is readied.</source>
        <translation>%1 ist wieder bereit.</translation>
    </message>
    <message>
        <source>%1 is restored, exhausted.</source>
        <translation>%1 ist wiederhergestellt, erschöpft.</translation>
    </message>
    <message>
        <source>%1 is the scout and comes into play.</source>
        <translation>%1 ist der Späher und kommt ins Spiel.</translation>
    </message>
    <message>
        <source>%1 is wounded and survives.</source>
        <translation>%1 ist verwundet und überlebt.</translation>
    </message>
    <message>
        <source>%1 lies dormant at %2.</source>
        <translation>%1 schlummert bei %2.</translation>
    </message>
    <message>
        <source>%1 takes the place of %2.</source>
        <translation>%1 tritt an die Stelle von %2.</translation>
    </message>
    <message>
        <source>At %1:</source>
        <translation>Bei %1:</translation>
    </message>
    <message>
        <source>Domain %1</source>
        <translation>Domäne %1</translation>
    </message>
    <message>
        <source>Drain %1: the Minion plays %2 on %3; %4.</source>
        <translation>Domäne %1: Der Minion spielt %2 auf %3; %4.</translation>
    </message>
    <message>
        <source>Drain %1: the Minion plays %2; %3.</source>
        <translation>Domäne %1: Der Minion spielt %2; %3.</translation>
    </message>
    <message>
        <source>Drain %1: the Minion plays nothing.</source>
        <translation>Domäne %1: Der Minion spielt nichts.</translation>
    </message>
    <message>
        <source>Everybody goes home.</source>
        <translation>Alle gehen heim.</translation>
    </message>
    <message>
        <source>LILLITH could not look at every line.</source>
        <translation>LILLITH konnte nicht jede Linie prüfen.</translation>
    </message>
    <message>
        <source>The Minion takes no action.</source>
        <translation>Keine Aktion des Minions.</translation>
    </message>
    <message>
        <source>No event of the pool is valid.</source>
        <translation>Kein Ereignis im Vorrat ist gültig.</translation>
    </message>
    <message>
        <source>No success.</source>
        <translation>Kein Erfolg.</translation>
    </message>
    <message>
        <source>Ready one of your characters there.</source>
        <translation>Mach dort einen deiner Charaktere bereit.</translation>
    </message>
    <message>
        <source>Skill: the Minion %1, you %2.</source>
        <translation>Geschick: Minion %1, du %2.</translation>
    </message>
    <message>
        <source>Success.</source>
        <translation>Erfolg.</translation>
    </message>
    <message>
        <source>That is the third story: the Minion wins.</source>
        <translation>Das ist die dritte Geschichte: Der Minion gewinnt.</translation>
    </message>
    <message>
        <source>That is the third story: you win!</source>
        <translation>Das ist die dritte Geschichte: Du gewinnst!</translation>
    </message>
    <message>
        <source>The Events Domain</source>
        <translation>Die Ereignisdomäne</translation>
    </message>
    <message>
        <source>The Minion draws %1.</source>
        <translation>Der Minion zieht %1.</translation>
    </message>
    <message>
        <source>The Minion gets domain %1.</source>
        <translation>Der Minion bekommt Domäne %1.</translation>
    </message>
    <message>
        <source>The Minion has one token at %1.</source>
        <translation>Der Minion hat einen Marker bei %1.</translation>
    </message>
    <message>
        <source>The Minion plays the event %1; %2.</source>
        <translation>Der Minion spielt das Ereignis %1; %2.</translation>
    </message>
    <message>
        <source>The Minion plays the event %1; the Events Domain is drained.</source>
        <translation>Der Minion spielt das Ereignis %1; die Ereignisdomäne ist geleert.</translation>
    </message>
    <message>
        <source>The Minion raises domain %1 to %2.</source>
        <translation>Der Minion erhöht Domäne %1 auf %2.</translation>
    </message>
    <message>
        <source>The Minion refreshes and restores %1.</source>
        <translation>Der Minion frischt auf und stellt %1 wieder her.</translation>
    </message>
    <message>
        <source>The Minion refreshes.</source>
        <translation>Der Minion frischt auf.</translation>
    </message>
    <message>
        <source>The Minion takes an action of %1 for %2; %3.</source>
        <translation>Der Minion benutzt eine Aktion von %1 für %2; %3.</translation>
    </message>
    <message>
        <source>The Minion wins %1! The Events Domain grows.</source>
        <translation>Der Minion gewinnt %1! Die Ereignisdomäne wächst.</translation>
    </message>
    <message>
        <source>The Minion wins %1, %2 to %3.</source>
        <translation>Der Minion gewinnt %1, %2 zu %3.</translation>
    </message>
    <message>
        <source>The Minion&apos;s deck has no scout of cost %1.</source>
        <translation>Das Deck des Minions hat keinen Späher mit Kosten %1.</translation>
    </message>
    <message>
        <source>The Minion&apos;s deck is out of cards: you win!</source>
        <translation>Das Deck des Minions ist leer: Du gewinnst!</translation>
    </message>
    <message>
        <source>The conspiracy %1 is discarded.</source>
        <translation>Die Verschwörung %1 ist abgelegt.</translation>
    </message>
    <message>
        <source>The conspiracy %1 leaves the row.</source>
        <translation>Die Verschwörung %1 verlässt die Reihe.</translation>
    </message>
    <message>
        <source>The die shows %1: there is no such domain, so it is rolled again.</source>
        <translation>Der Würfel zeigt %1: Diese Domäne gibt es nicht, also noch einmal.</translation>
    </message>
    <message>
        <source>The effect of %1 is carried out.</source>
        <translation>Die Wirkung von %1 wird ausgeführt.</translation>
    </message>
    <message>
        <source>The effect of %1 is skipped.</source>
        <translation>Die Wirkung von %1 bleibt aus.</translation>
    </message>
    <message>
        <source>Turn %1: the Minion&apos;s.</source>
        <translation>Zug %1: der des Minions.</translation>
    </message>
    <message>
        <source>Turn %1: yours.</source>
        <translation>Zug %1: deiner.</translation>
    </message>
    <message>
        <source>Valid events: %1.</source>
        <translation>Gültige Ereignisse: %1.</translation>
    </message>
    <message>
        <source>You choose who pays for it.</source>
        <translation>Du wählst, wer dafür zahlt.</translation>
    </message>
    <message>
        <source>You commit to %1.</source>
        <translation>Du setzt ein: %1.</translation>
    </message>
    <message>
        <source>You defend %1.</source>
        <translation>Du verteidigst %1.</translation>
    </message>
    <message>
        <source>You have %1 ready to defend.</source>
        <translation>Bereit zu verteidigen hast du %1.</translation>
    </message>
    <message>
        <source>You have one token at %1.</source>
        <translation>Du hast einen Marker bei %1.</translation>
    </message>
    <message>
        <source>You play the conspiracy %1.</source>
        <translation>Du spielst die Verschwörung %1.</translation>
    </message>
    <message>
        <source>You send nobody.</source>
        <translation>Du schickst niemanden.</translation>
    </message>
    <message>
        <source>You win %1! The Events Domain grows.</source>
        <translation>Du gewinnst %1! Die Ereignisdomäne wächst.</translation>
    </message>
    <message>
        <source>You win %1, %2 to %3.</source>
        <translation>Du gewinnst %1, %2 zu %3.</translation>
    </message>
    <message>
        <source>Your deck is out of cards: the Minion wins.</source>
        <translation>Dein Deck ist leer: Der Minion gewinnt.</translation>
    </message>
    <message>
        <source>Your number %1</source>
        <translation>Deine Nummer %1</translation>
    </message>
    <message>
        <source>domain %1 is drained</source>
        <translation>Domäne %1 ist geleert</translation>
    </message>
    <message>
        <source>no domain is drained</source>
        <translation>keine Domäne ist geleert</translation>
    </message>
    <message>
        <source>%1 could be paid.</source>
        <translation>%1 könnte bezahlt werden.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>In play: %1, in hand: %2.</source>
        <translation>Im Spiel: %1, auf der Hand: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t join its opposite: villainous and heroic don&apos;t mix.</source>
        <translation>%1 kann nicht neben dem Gegenteil stehen: Schurken und Helden vertragen sich nicht.</translation>
    </message>
    <message>
        <source>%1 costs %2, %3 more than the largest undrained domain holds.</source>
        <translation>%1 kostet %2, %3 mehr, als die größte volle Domäne hat.</translation>
    </message>
    <message>
        <source>%1 costs X: the Minion never picks an X for itself.</source>
        <translation>%1 kostet X: Ein X wählt der Minion nie selbst.</translation>
    </message>
    <message>
        <source>%1 goes before %2 by name.</source>
        <translation>%1 geht dem Namen nach vor %2.</translation>
    </message>
    <message>
        <source>%1 goes before %2: %5 %3 against %4.</source>
        <translation>%1 geht vor %2: %5 %3 gegen %4.</translation>
    </message>
    <message>
        <source>%1 goes before %2: cost %3 against %4.</source>
        <translation>%1 geht vor %2: Kosten %3 gegen %4.</translation>
    </message>
    <message>
        <source>%1 is a conspiracy, and the Minion has one in play.</source>
        <translation>%1 ist eine Verschwörung, und der Minion hat schon eine im Spiel.</translation>
    </message>
    <message>
        <source>%1 is held back for your turn.</source>
        <translation>%1 wird für deinen Zug zurückgehalten.</translation>
    </message>
    <message>
        <source>%1 is insane.</source>
        <translation>%1 ist wahnsinnig.</translation>
    </message>
    <message>
        <source>%1 is not in the Minion&apos;s hand.</source>
        <translation>%1 ist nicht auf der Hand des Minions.</translation>
    </message>
    <message>
        <source>%1 is not in the set that fills the domains best.</source>
        <translation>%1 ist nicht in dem Satz, der die Domänen am besten nutzt.</translation>
    </message>
    <message>
        <source>%1 is the only one.</source>
        <translation>Außer %1 gibt es niemanden.</translation>
    </message>
    <message>
        <source>%1 is unique, and one of that name is in play.</source>
        <translation>%1 ist einzigartig, und der Name ist schon im Spiel.</translation>
    </message>
    <message>
        <source>You said %1 can&apos;t, so it is left out until the phase ends.</source>
        <translation>%1 geht nicht, sagtest du, und wird bis zum Ende der Phase ausgelassen.</translation>
    </message>
    <message>
        <source>%1: cost %2, icons %3.</source>
        <translation>%1: Kosten %2, Symbole %3.</translation>
    </message>
    <message>
        <source>%1: cost %2.</source>
        <translation>%1: Kosten %2.</translation>
    </message>
    <message>
        <source>%1: potential %2, then %3, %4, %5, %6 with investigation, terror, combat, arcane.</source>
        <translation>%1: Potenzial %2, dann %3, %4, %5, %6 mit Ermittlung, Terror, Kampf, Arkan.</translation>
    </message>
    <message>
        <source>arcane</source>
        <translation>Arkan</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>investigation</source>
        <translation>Ermittlung</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>Potenzial</translation>
    </message>
    <message>
        <source>terror</source>
        <translation>Terror</translation>
    </message>
    <message>
        <source>%1 and %2 are fully equal: choose the other if its text is better.</source>
        <translation>%1 und %2 sind völlig gleich: Nimm das andere, wenn sein Text besser ist.</translation>
    </message>
    <message>
        <source>%1 costs as much as %2 and comes first by name.</source>
        <translation>%1 kostet so viel wie %2 und kommt dem Namen nach zuerst.</translation>
    </message>
    <message>
        <source>%1 costs more than %2: %3 against %4.</source>
        <translation>%1 kostet mehr als %2: %3 gegen %4.</translation>
    </message>
    <message>
        <source>%1 is not one of the Minion&apos;s characters in play: only those commit and defend.</source>
        <translation>%1 ist kein Charakter des Minions im Spiel: Nur die werden eingesetzt und verteidigen.</translation>
    </message>
    <message>
        <source>%1 is not ready: it can&apos;t be sent.</source>
        <translation>%1 ist nicht bereit und kann nicht geschickt werden.</translation>
    </message>
    <message>
        <source>%1 is of no use to the best line.</source>
        <translation>%1 nützt der besten Linie nichts.</translation>
    </message>
    <message>
        <source>%1 is the Minion&apos;s choice: ask about another card.</source>
        <translation>%1 ist die Wahl des Minions: Frag nach einer anderen Karte.</translation>
    </message>
    <message>
        <source>%1 is there twice: either will do.</source>
        <translation>%1 gibt es zweimal: Beide sind gleich gut.</translation>
    </message>
    <message>
        <source>Another kind of card goes first at drain %1 than %2.</source>
        <translation>Mit Domäne %1 kommt eine andere Kartenart zuerst als %2.</translation>
    </message>
    <message>
        <source>Lines are compared only where LILLITH commits or defends.</source>
        <translation>Linien werden nur verglichen, wo LILLITH einsetzt oder verteidigt.</translation>
    </message>
    <message>
        <source>Nobody can be sent to story %1 now.</source>
        <translation>Zu Geschichte %1 kann jetzt niemand geschickt werden.</translation>
    </message>
    <message>
        <source>That is the line that the Minion takes: ask about another.</source>
        <translation>Das ist die Linie, die der Minion nimmt: Frag nach einer anderen.</translation>
    </message>
    <message>
        <source>The Minion has no choice open: ask when it plays, commits or defends.</source>
        <translation>Der Minion hat gerade keine Wahl: Frag, wenn er spielt, einsetzt oder verteidigt.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 is no longer dormant.</source>
        <translation>%1 schlummert nicht mehr.</translation>
    </message>
    <message>
        <source>Attach %1.</source>
        <translation>Häng an: %1.</translation>
    </message>
    <message>
        <source>Clear %1: it is not drained.</source>
        <translation>Nicht mehr geleert: %1.</translation>
    </message>
    <message>
        <source>Commit %1.</source>
        <translation>Setz ein: %1.</translation>
    </message>
    <message>
        <source>Exhaust %1.</source>
        <translation>Erschöpfe %1.</translation>
    </message>
    <message>
        <source>Lay %1 dormant at its story.</source>
        <translation>Leg %1 schlummernd zu seiner Geschichte.</translation>
    </message>
    <message>
        <source>Lay %1 into the row of stories.</source>
        <translation>Leg %1 in die Reihe der Geschichten.</translation>
    </message>
    <message>
        <source>Mark %1 as drained.</source>
        <translation>Als geleert markieren: %1.</translation>
    </message>
    <message>
        <source>No longer attached: %1.</source>
        <translation>Nicht mehr angehängt: %1.</translation>
    </message>
    <message>
        <source>No longer committed: %1.</source>
        <translation>Nicht mehr eingesetzt: %1.</translation>
    </message>
    <message>
        <source>Put %1 into play for the Minion.</source>
        <translation>Bring %1 für den Minion ins Spiel.</translation>
    </message>
    <message>
        <source>Put %1 into the Events Pool.</source>
        <translation>Leg %1 in den Ereignisvorrat.</translation>
    </message>
    <message>
        <source>Put %1 into the Minion&apos;s hand.</source>
        <translation>Leg %1 auf die Hand des Minions.</translation>
    </message>
    <message>
        <source>Ready %1.</source>
        <translation>Mach %1 bereit.</translation>
    </message>
    <message>
        <source>Take %1 out of play.</source>
        <translation>Nimm %1 aus dem Spiel.</translation>
    </message>
    <message>
        <source>Take %1 out of the Events Pool.</source>
        <translation>Nimm %1 aus dem Ereignisvorrat.</translation>
    </message>
    <message>
        <source>Take %1 out of the Minion&apos;s hand.</source>
        <translation>Nimm %1 von der Hand des Minions.</translation>
    </message>
    <message>
        <source>Take %1 out of the row of stories.</source>
        <translation>Nimm %1 aus der Reihe der Geschichten.</translation>
    </message>
    <message>
        <source>The Minion has won</source>
        <translation>Der Minion hat gewonnen</translation>
    </message>
    <message>
        <source>The Minion has won three stories and the game.</source>
        <translation>Der Minion hat drei Geschichten und das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>The Minion&apos;s deck is out of cards: you have won.</source>
        <translation>Das Deck des Minions ist leer: Du hast gewonnen.</translation>
    </message>
    <message>
        <source>Turn %1 face down: insane.</source>
        <translation>Dreh %1 um, verdeckt: wahnsinnig.</translation>
    </message>
    <message>
        <source>Turn %1 face up: sane.</source>
        <translation>Dreh %1 um, offen: geistig gesund.</translation>
    </message>
    <message>
        <source>Turn %1, stories %2 to %3</source>
        <translation>Zug %1, Geschichten %2 zu %3</translation>
    </message>
    <message>
        <source>Turn the die of %1 down by %2: %3 → %4.</source>
        <translation>Würfel zurückdrehen, %1: %3 → %4 (%2 weniger).</translation>
    </message>
    <message>
        <source>Turn the die of %1 up by %2: %3 → %4.</source>
        <translation>Würfel weiterdrehen, %1: %3 → %4 (%2 mehr).</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>You have won three stories and the game.</source>
        <translation>Du hast drei Geschichten und das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>Your deck is out of cards: the Minion has won.</source>
        <translation>Dein Deck ist leer: Der Minion hat gewonnen.</translation>
    </message>
    <message>
        <source>being set up</source>
        <translation>noch im Aufbau</translation>
    </message>
    <message>
        <source>the Events Domain</source>
        <translation>die Ereignisdomäne</translation>
    </message>
    <message>
        <source>the Minion&apos;s domain %1</source>
        <translation>Domäne %1 des Minions</translation>
    </message>
    <message>
        <source>won minion</source>
        <translation>gewonnen vom Minion</translation>
    </message>
    <message>
        <source>won player</source>
        <translation>gewonnen von dir</translation>
    </message>
    <message>
        <source>You have %1 ready.</source>
        <translation>Bei dir bereit: %1.</translation>
    </message>
    <message>
        <source>Both come to the same; the first puts the better character nearer the Deep.</source>
        <translation>Beide kommen aufs Gleiche hinaus; die erste stellt den besseren Charakter näher an die Tiefe.</translation>
    </message>
    <message>
        <source>Only the first wins the game.</source>
        <translation>Nur die erste gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>The best line: %1.</source>
        <translation>Die beste Linie: %1.</translation>
    </message>
    <message>
        <source>The best other line: %1.</source>
        <translation>Die beste andere Linie: %1.</translation>
    </message>
    <message>
        <source>The losses of the first are of lower priority: %1 against %2.</source>
        <translation>Die Verluste der ersten haben niedrigere Priorität: %1 gegen %2.</translation>
    </message>
    <message>
        <source>The other loses the game.</source>
        <translation>Die andere verliert das Spiel.</translation>
    </message>
    <message>
        <source>There were too many lines to try them all: this is the best found.</source>
        <translation>Es waren zu viele Linien, um alle zu prüfen: Das ist die beste gefundene.</translation>
    </message>
    <message>
        <source>They differ in %1: %2 against %3.</source>
        <translation>Der Unterschied, %1: %2 gegen %3.</translation>
    </message>
    <message>
        <source>Your best answer: %1.</source>
        <translation>Deine beste Antwort: %1.</translation>
    </message>
    <message>
        <source>Your best answer: nobody.</source>
        <translation>Deine beste Antwort: niemand.</translation>
    </message>
    <message>
        <source>characters used</source>
        <translation>benutzte Charaktere</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>the Minion&apos;s stories</source>
        <translation>Geschichten des Minions</translation>
    </message>
    <message>
        <source>the Minion&apos;s tokens</source>
        <translation>Marker des Minions</translation>
    </message>
    <message>
        <source>your number %1</source>
        <translation>deine Nummer %1</translation>
    </message>
    <message>
        <source>your stories</source>
        <translation>deine Geschichten</translation>
    </message>
    <message>
        <source>your tokens</source>
        <translation>deine Marker</translation>
    </message>
    <message>
        <source>%1&apos;s attack is protected: only a card that %1 wants can change it.</source>
        <translation>Der Angriff von %1 ist geschützt: Nur eine Karte, die %1 willkommen ist, kann ihn ändern.</translation>
    </message>
    <message>
        <source>Attacks are not shown now: %1.</source>
        <translation>Angriffe werden jetzt nicht gezeigt: %1.</translation>
    </message>
    <message>
        <source>There is no attack to change now: %1.</source>
        <translation>Jetzt ist kein Angriff zu ändern: %1.</translation>
    </message>
    <message>
        <source>There is no attack to change: none lies on top of this round&apos;s stack, or it hit a token.</source>
        <translation>Kein Angriff ist zu ändern: Im Stapel dieser Runde liegt keiner obenauf, oder er traf einen Marker.</translation>
    </message>
    <message>
        <source>There is no creature to hurt now: %1.</source>
        <translation>Jetzt ist keine Kreatur zu verletzen: %1.</translation>
    </message>
    <message>
        <source>There is no creature with life here that could be hurt.</source>
        <translation>Hier ist keine Kreatur mit Leben, die man verletzen könnte.</translation>
    </message>
    <message>
        <source>There is no token %1 on the table.</source>
        <translation>Auf dem Tisch liegt kein Marker %1.</translation>
    </message>
    <message>
        <source>Cutthroat Caverns</source>
        <translation>Cutthroat Caverns</translation>
    </message>
    <message>
        <source>%1 are level: decide which of them is struck, and name that player.</source>
        <translation>Gleichstand bei %1: Bestimmt, wen es trifft, und nennt diese Person.</translation>
    </message>
    <message>
        <source>A blow can be taken when the creature strikes: %1.</source>
        <translation>Ein Hieb lässt sich abfangen, wenn die Kreatur zuschlägt: %1.</translation>
    </message>
    <message>
        <source>Draw initiative for the next round first.</source>
        <translation>Zieht zuerst Initiative für die nächste Runde.</translation>
    </message>
    <message>
        <source>Draw initiative for the next round first: this attack is aimed by its numbers.</source>
        <translation>Zieht zuerst Initiative für die nächste Runde: Dieser Angriff zielt nach ihren Nummern.</translation>
    </message>
    <message>
        <source>The creature does not strike now: %1.</source>
        <translation>Die Kreatur schlägt jetzt nicht zu: %1.</translation>
    </message>
    <message>
        <source>The next round&apos;s numbers are drawn when everybody has acted: %1.</source>
        <translation>Die Nummern der nächsten Runde werden gezogen, wenn alle dran waren: %1.</translation>
    </message>
    <message>
        <source>The round is not over: %1.</source>
        <translation>Die Runde ist nicht vorbei: %1.</translation>
    </message>
    <message>
        <source>There is no number %1 in the next draw: its numbers go from 1 to %2.</source>
        <translation>Beim nächsten Ziehen gibt es keine Nummer %1: Sie gehen von 1 bis %2.</translation>
    </message>
    <message>
        <source>Who dealt most or least is known when everybody has acted: %1.</source>
        <translation>Wer am meisten oder wenigsten machte, weiß man, wenn alle dran waren: %1.</translation>
    </message>
    <message>
        <source>%1 is alive: only the dead are brought back.</source>
        <translation>%1 lebt: Nur die Toten werden zurückgebracht.</translation>
    </message>
    <message>
        <source>A challenge has no creature, so it has no life: leave life out.</source>
        <translation>Eine Herausforderung hat keine Kreatur, also auch kein Leben: Lasst das Leben weg.</translation>
    </message>
    <message>
        <source>An event card belongs to an encounter: %1.</source>
        <translation>Eine Ereigniskarte gehört zu einer Begegnung: %1.</translation>
    </message>
    <message>
        <source>Events come before the first attack, and one has been shown in this encounter.</source>
        <translation>Ereignisse kommen vor dem ersten Angriff, und in dieser Begegnung wurde schon eines gezeigt.</translation>
    </message>
    <message>
        <source>No event card is drawn for a challenge: there is no creature.</source>
        <translation>Für eine Herausforderung wird keine Ereigniskarte gezogen: Sie hat keine Kreatur.</translation>
    </message>
    <message>
        <source>One encounter at a time: %1.</source>
        <translation>Eine Begegnung nach der anderen: %1.</translation>
    </message>
    <message>
        <source>Only Ragnarok brings the dead back.</source>
        <translation>Nur Ragnarok bringt die Toten zurück.</translation>
    </message>
    <message>
        <source>Only the Barrier Magus has a barrier.</source>
        <translation>Nur der Barrier Magus hat eine Barriere.</translation>
    </message>
    <message>
        <source>Only the Emperor Lich comes in stages.</source>
        <translation>Nur der Emperor Lich kommt in Stufen.</translation>
    </message>
    <message>
        <source>The Lich itself is the last stage: close the encounter when it is beaten.</source>
        <translation>Der Lich selbst ist die letzte Stufe: Schließt die Begegnung, wenn er geschlagen ist.</translation>
    </message>
    <message>
        <source>The creature&apos;s life is missing: it is printed for your number of players.</source>
        <translation>Das Leben der Kreatur fehlt: Es steht für eure Spielerzahl auf der Karte.</translation>
    </message>
    <message>
        <source>This stage has only begun: %1.</source>
        <translation>Diese Stufe hat erst begonnen: %1.</translation>
    </message>
    <message>
        <source>Initiative has been drawn already: take that step back to change it.</source>
        <translation>Initiative ist schon gezogen: Nehmt den Schritt zurück, um sie zu ändern.</translation>
    </message>
    <message>
        <source>Initiative is not drawn now: %1.</source>
        <translation>Initiative wird jetzt nicht gezogen: %1.</translation>
    </message>
    <message>
        <source>%1 has no “%2”, only %3.</source>
        <translation>%1 hat „%2“ nicht, nur %3.</translation>
    </message>
    <message>
        <source>%1 has no “%2”: no item lies there.</source>
        <translation>%1 hat „%2“ nicht: Da liegt kein Gegenstand.</translation>
    </message>
    <message>
        <source>%1&apos;s “%2” is tipped already: it stays until it is used up.</source>
        <translation>„%2“ von %1 ist schon gekippt und bleibt, bis der Trank verbraucht ist.</translation>
    </message>
    <message>
        <source>An item is added, used, tipped or removed: give exactly one of add, use, tip, remove.</source>
        <translation>Ein Gegenstand kommt dazu, wird benutzt, gekippt oder entfernt: Gebt genau eines an, add, use, tip oder remove.</translation>
    </message>
    <message>
        <source>%1 did not die in this encounter: only %2 can be looted.</source>
        <translation>%1 ist nicht in dieser Begegnung gestorben: Plündern lässt sich nur %2.</translation>
    </message>
    <message>
        <source>Draw initiative for the looting first.</source>
        <translation>Zieht zuerst Initiative fürs Plündern.</translation>
    </message>
    <message>
        <source>Nobody is looted now: %1.</source>
        <translation>Geplündert wird jetzt nicht: %1.</translation>
    </message>
    <message>
        <source>%1 has bitten in this round already: once a round is all.</source>
        <translation>%1 hat in dieser Runde schon gebissen: einmal pro Runde, mehr nicht.</translation>
    </message>
    <message>
        <source>%1 is no Vampyre: only Vampyres bite.</source>
        <translation>%1 ist kein Vampyre: Nur Vampyre beißen.</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>%1 have won</source>
        <translation>%1 haben gewonnen</translation>
    </message>
    <message>
        <source>%1 is a Vampyre.</source>
        <translation>%1 ist ein Vampyre.</translation>
    </message>
    <message>
        <source>%1 is not a Vampyre.</source>
        <translation>%1 ist kein Vampyre.</translation>
    </message>
    <message>
        <source>%1 is not the Wereboar.</source>
        <translation>%1 ist nicht der Wereboar.</translation>
    </message>
    <message>
        <source>%1 is the Wereboar.</source>
        <translation>%1 ist der Wereboar.</translation>
    </message>
    <message>
        <source>Encounter %1 of %2: %3</source>
        <translation>Begegnung %1 von %2: %3</translation>
    </message>
    <message>
        <source>Give %1 %2 life back: %3 → %4.</source>
        <translation>Gebt %1 %2 Leben zurück: %3 → %4.</translation>
    </message>
    <message>
        <source>Give %1 %2 poison: %3 → %4.</source>
        <translation>Gebt %1 %2 Gift: %3 → %4.</translation>
    </message>
    <message>
        <source>Give %1 %2 prestige: %3 → %4.</source>
        <translation>Gebt %1 %2 Prestige: %3 → %4.</translation>
    </message>
    <message>
        <source>Put back %1: %3 → %4.</source>
        <translation>Legt zurück: %1, %3 → %4.</translation>
    </message>
    <message>
        <source>Lay out initiative card %1.</source>
        <translation>Deckt die Initiativekarte auf: %1.</translation>
    </message>
    <message>
        <source>Put the event “%1” back.</source>
        <translation>Legt das Ereignis „%1“ zurück.</translation>
    </message>
    <message>
        <source>Move the encounter bead back: %3 → %4.</source>
        <translation>Schiebt die Perle der Begegnungen zurück: %3 → %4.</translation>
    </message>
    <message>
        <source>Move the encounter bead on: %3 → %4.</source>
        <translation>Schiebt die Perle der Begegnungen vor: %3 → %4.</translation>
    </message>
    <message>
        <source>Put the token %1 back.</source>
        <translation>Legt den Marker zurück: %1.</translation>
    </message>
    <message>
        <source>Sudden death: %1</source>
        <translation>Sudden Death: %1</translation>
    </message>
    <message>
        <source>Take %2 life from %1: %3 → %4.</source>
        <translation>Nehmt %1 %2 Leben: %3 → %4.</translation>
    </message>
    <message>
        <source>Take %2 poison from %1: %3 → %4.</source>
        <translation>Nehmt %1 %2 Gift ab: %3 → %4.</translation>
    </message>
    <message>
        <source>Take %2 prestige from %1: %3 → %4.</source>
        <translation>Nehmt %1 %2 Prestige: %3 → %4.</translation>
    </message>
    <message>
        <source>Take away %1: %3 → %4.</source>
        <translation>Nehmt weg: %1, %3 → %4.</translation>
    </message>
    <message>
        <source>Take away initiative card %1.</source>
        <translation>Nehmt die Initiativekarte weg: %1.</translation>
    </message>
    <message>
        <source>Take the event “%1” away.</source>
        <translation>Nehmt das Ereignis „%1“ weg.</translation>
    </message>
    <message>
        <source>Take the token %1 away.</source>
        <translation>Nehmt den Marker weg: %1.</translation>
    </message>
    <message>
        <source>The barrier of %1 is down.</source>
        <translation>Die Barriere ist unten: %1.</translation>
    </message>
    <message>
        <source>The barrier of %1 is up.</source>
        <translation>Die Barriere steht: %1.</translation>
    </message>
    <message>
        <source>The maximum life of %1: %3 → %4.</source>
        <translation>Das meiste Leben, das %1 haben kann: %3 → %4.</translation>
    </message>
    <message>
        <source>The stack&apos;s damage: %3 → %4.</source>
        <translation>Der Schaden im Stapel: %3 → %4.</translation>
    </message>
    <message>
        <source>Tip %1: %3 → %4 tipped.</source>
        <translation>Kippt: %1, gekippt %3 → %4.</translation>
    </message>
    <message>
        <source>Turn the token %1 back to Approaching.</source>
        <translation>Dreht den Marker zurück auf Approaching: %1.</translation>
    </message>
    <message>
        <source>Turn the token %1 to Attacking.</source>
        <translation>Dreht den Marker auf Attacking: %1.</translation>
    </message>
    <message>
        <source>Turn %1 upright: %3 → %4 tipped.</source>
        <translation>Richtet auf: %1, gekippt %3 → %4.</translation>
    </message>
    <message>
        <source>nobody has won</source>
        <translation>niemand hat gewonnen</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>noch nicht begonnen</translation>
    </message>
    <message>
        <source>%1 has killed %2: %3 prestige.</source>
        <translation>%1 hat %2 getötet: %3 Prestige.</translation>
    </message>
    <message>
        <source>%1 is poisoned: take %2 off each attack.</source>
        <translation>%1 ist vergiftet: Jeder Angriff verliert %2.</translation>
    </message>
    <message>
        <source>%1 is still alive. Carry out its attacks, except those on random players.</source>
        <translation>%1 lebt noch. Führt die Angriffe aus, außer denen auf zufällige Spieler.</translation>
    </message>
    <message>
        <source>%1 loses %2 life to poison at the end of the round.</source>
        <translation>%1 verliert am Rundenende %2 Leben durch Gift.</translation>
    </message>
    <message>
        <source>%1 more damage kills %2.</source>
        <translation>Noch %1 Schaden, und %2 ist tot.</translation>
    </message>
    <message>
        <source>%1 shows the set card: initiative %2.</source>
        <translation>%1 zeigt die gelegte Karte: Initiative %2.</translation>
    </message>
    <message>
        <source>%1 takes one item from %2, or passes.</source>
        <translation>%1 nimmt einen Gegenstand von %2 oder passt.</translation>
    </message>
    <message>
        <source>%1, the Vampyre, bites somebody for 5 life this round.</source>
        <translation>%1, Vampyre, beißt in dieser Runde jemanden für 5 Leben.</translation>
    </message>
    <message>
        <source>%1, the Wereboar, is the last one alive and wins.</source>
        <translation>%1, der Wereboar, ist als Einziger am Leben und gewinnt.</translation>
    </message>
    <message>
        <source>A challenge: close the encounter as soon as it is settled.</source>
        <translation>Eine Herausforderung: Schließt die Begegnung, sobald sie geregelt ist.</translation>
    </message>
    <message>
        <source>After all attacks, everybody draws one card.</source>
        <translation>Nach allen Angriffen ziehen alle eine Karte.</translation>
    </message>
    <message>
        <source>Everybody draws an initiative card from 1 to %1. Enter them, or let the app deal.</source>
        <translation>Alle ziehen eine Initiativekarte von 1 bis %1. Gebt sie ein, oder lasst die App austeilen.</translation>
    </message>
    <message>
        <source>Everybody takes a sheet and draws seven cards.</source>
        <translation>Alle nehmen einen Bogen und ziehen sieben Karten.</translation>
    </message>
    <message>
        <source>Everybody sets an attack card face down. None in hand? Bluff with an action card.</source>
        <translation>Legt verdeckt eine Angriffskarte; wer keine hat, blufft mit einer Aktion.</translation>
    </message>
    <message>
        <source>Add any bonuses on the card, then close the encounter.</source>
        <translation>Gebt die Boni der Karte ein, dann schließt die Begegnung ab.</translation>
    </message>
    <message>
        <source>Nobody is left who can win by prestige.</source>
        <translation>Niemand ist mehr da, der durch Prestige gewinnen könnte.</translation>
    </message>
    <message>
        <source>Nobody is left alive, so nobody wins.</source>
        <translation>Niemand ist mehr am Leben, also gewinnt niemand.</translation>
    </message>
    <message>
        <source>Nobody killed %1, so nobody gets its prestige unless you choose a player.</source>
        <translation>Niemand hat getötet (%1): Das Prestige bekommt niemand, außer ihr wählt jemanden.</translation>
    </message>
    <message>
        <source>Now carry out any attacks on random players: the new numbers say who.</source>
        <translation>Jetzt die Angriffe auf zufällige Spieler: Die neuen Nummern sagen, auf wen.</translation>
    </message>
    <message>
        <source>Playing with events? Draw one and enter it before the first attack.</source>
        <translation>Spielt ihr mit Ereignissen? Zieht eines und gebt es vor dem ersten Angriff ein.</translation>
    </message>
    <message>
        <source>You may use potions now or later in the encounter.</source>
        <translation>Tränke dürft ihr jetzt oder später in der Begegnung nutzen.</translation>
    </message>
    <message>
        <source>You may also use potions before the next encounter.</source>
        <translation>Tränke könnt ihr auch vor der nächsten Begegnung benutzen.</translation>
    </message>
    <message>
        <source>Round %1: attacks by abilities are no longer safe from action cards.</source>
        <translation>Runde %1: Angriffe durch Fähigkeiten sind nicht mehr vor Aktionskarten sicher.</translation>
    </message>
    <message>
        <source>You may change your set card until the first one is shown.</source>
        <translation>Bis die erste gezeigt wird, dürft ihr eure gelegte Karte tauschen.</translation>
    </message>
    <message>
        <source>Discard the set cards nobody has shown.</source>
        <translation>Werft gelegte Karten ab, die niemand gezeigt hat.</translation>
    </message>
    <message>
        <source>Settled? Then close the encounter.</source>
        <translation>Geregelt? Dann schließt die Begegnung.</translation>
    </message>
    <message>
        <source>It is a tie for the lead: draw one of the encounters you set aside and fight it.</source>
        <translation>Gleichstand an der Spitze: Zieht eine der beiseitegelegten Begegnungen und bekämpft sie.</translation>
    </message>
    <message>
        <source>The event “%1” is due now, at the end of the encounter.</source>
        <translation>Das Ereignis „%1“ ist jetzt fällig, am Ende der Begegnung.</translation>
    </message>
    <message>
        <source>The game has ended another way: %1.</source>
        <translation>Das Spiel endete auf andere Weise: %1.</translation>
    </message>
    <message>
        <source>Everybody alive draws initiative once more, for the looting.</source>
        <translation>Die Lebenden ziehen einmal Initiative fürs Plündern.</translation>
    </message>
    <message>
        <source>Anybody may fight the undead on the table now.</source>
        <translation>Die Untoten auf dem Tisch darf jetzt jeder bekämpfen.</translation>
    </message>
    <message>
        <source>Then discard the stack and draw initiative for the next round.</source>
        <translation>Legt dann den Stapel ab und zieht Initiative für die nächste Runde.</translation>
    </message>
    <message>
        <source>Then end the round.</source>
        <translation>Beendet dann die Runde.</translation>
    </message>
    <message>
        <source>Tipped potions can&apos;t be taken.</source>
        <translation>Gekippte Tränke können nicht genommen werden.</translation>
    </message>
    <message>
        <source>Turn over encounter %1 of %2 and enter its life and prestige.</source>
        <translation>Deckt Begegnung %1 von %2 auf und gebt ihr Leben und Prestige ein.</translation>
    </message>
    <message>
        <source>Two cards at once? The lower initiative goes first.</source>
        <translation>Zwei Karten zugleich? Die niedrigere Initiative geht vor.</translation>
    </message>
    <message>
        <source>Was it the Vampyre that died? Then %1 is human again.</source>
        <translation>War es der Vampyre, der starb? Dann wird wieder normal: %1.</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 must deal at least %4 or lose the turn: %3 dealt %2 last round.</source>
        <translation>%1 muss mindestens %4 austeilen, sonst ist der Zug verloren: %3 hat letzte Runde %2 ausgeteilt.</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation>%1 davon</translation>
    </message>
    <message>
        <source>Blink Dogs attack again each time they are moved.</source>
        <translation>Blink Dogs greifen jedes Mal wieder an, wenn sie bewegt werden.</translation>
    </message>
    <message>
        <source>Blink Dogs attack as soon as they come into play.</source>
        <translation>Blink Dogs greifen sofort an, wenn sie ins Spiel kommen.</translation>
    </message>
    <message>
        <source>If two players change places, they swap chairs and hands too.</source>
        <translation>Tauschen zwei Spieler die Plätze? Dann tauscht auch Stühle und Hände.</translation>
    </message>
    <message>
        <source>Everybody hides Hold or Strike under the set card and shows both at once.</source>
        <translation>Jeder verbirgt Hold oder Strike unter der gelegten Karte und zeigt beide zugleich.</translation>
    </message>
    <message>
        <source>Ragnarok may choose to bring back %1.</source>
        <translation>Ragnarok darf jemanden zurückbringen, wie es selbst entscheidet: %1.</translation>
    </message>
    <message>
        <source>The barrier is up. Enter it when it is knocked down.</source>
        <translation>Die Barriere steht: Sagt es, wenn sie niedergerissen wird.</translation>
    </message>
    <message>
        <source>%1 must be &quot;all&quot; or one of {&quot;player&quot;:i}, {&quot;dealt&quot;:…}, {&quot;life&quot;:…}, {&quot;prestige&quot;:…} with &quot;most&quot; or &quot;least&quot;, {&quot;initiative&quot;:n}.</source>
        <translation>%1 muss &quot;all&quot; sein oder eines von {&quot;player&quot;:i}, {&quot;dealt&quot;:…}, {&quot;life&quot;:…}, {&quot;prestige&quot;:…} mit &quot;most&quot; oder &quot;least&quot;, {&quot;initiative&quot;:n}.</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <translation>%1 muss %2 sein.</translation>
    </message>
    <message>
        <source>%1 is named twice among the winners.</source>
        <translation>%1 ist unter den Gewinnern zweimal genannt.</translation>
    </message>
    <message>
        <source>The Emperor Lich is not met yet: enter the life of what comes next.</source>
        <translation>Der Emperor Lich ist noch nicht da: Gebt das Leben dessen ein, was als Nächstes kommt.</translation>
    </message>
    <message>
        <source>There is no encounter to close now: %1.</source>
        <translation>Jetzt ist keine Begegnung zu schließen: %1.</translation>
    </message>
    <message>
        <source>%1 acts first</source>
        <translation>%1 handelt zuerst</translation>
    </message>
    <message>
        <source>%1 acts first: initiative %2. Then it goes up to %3.</source>
        <translation>%1 handelt zuerst: Initiative %2. Dann geht es aufwärts bis %3.</translation>
    </message>
    <message>
        <source>It takes two different people: %1 is named twice.</source>
        <translation>Es braucht zwei verschiedene Leute: %1 ist zweimal genannt.</translation>
    </message>
    <message>
        <source>an encounter decides the sudden death first</source>
        <translation>zuerst entscheidet eine Begegnung den Sudden Death</translation>
    </message>
    <message>
        <source>everybody has acted, the creature strikes</source>
        <translation>alle waren dran, die Kreatur schlägt zu</translation>
    </message>
    <message>
        <source>initiative is drawn first</source>
        <translation>zuerst wird Initiative gezogen</translation>
    </message>
    <message>
        <source>the creature is dead, the encounter is closed next</source>
        <translation>die Kreatur ist tot, als Nächstes wird die Begegnung geschlossen</translation>
    </message>
    <message>
        <source>the dead are looted first</source>
        <translation>zuerst werden die Toten geplündert</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>the next encounter is turned over first</source>
        <translation>zuerst wird die nächste Begegnung aufgedeckt</translation>
    </message>
    <message>
        <source>%1 and %2 change places and swap life, prestige and items.</source>
        <translation>%1 und %2 tauschen die Plätze: Leben, Prestige und Gegenstände gehen zum anderen.</translation>
    </message>
    <message>
        <source>%1 becomes a Vampyre.</source>
        <translation>%1 wird zum Vampyre.</translation>
    </message>
    <message>
        <source>%1 becomes the Wereboar.</source>
        <translation>%1 wird zum Wereboar.</translation>
    </message>
    <message>
        <source>%1 bites %2: life %3 → %4.</source>
        <translation>%1 beißt %2: Leben %3 → %4.</translation>
    </message>
    <message>
        <source>%1 can be looted.</source>
        <translation>Zum Plündern: %1.</translation>
    </message>
    <message>
        <source>%1 destroys token %2 and has %3 prestige.</source>
        <translation>%1 zerstört Marker %2 und hat %3 Prestige.</translation>
    </message>
    <message>
        <source>%1 drinks a healing potion: life %2 → %3.</source>
        <translation>%1 trinkt einen Heiltrank: Leben %2 → %3.</translation>
    </message>
    <message>
        <source>%1 gets “%2”.</source>
        <translation>%1 bekommt „%2“.</translation>
    </message>
    <message>
        <source>%1 gives “%2” to %3.</source>
        <translation>%1 gibt „%2“ an %3.</translation>
    </message>
    <message>
        <source>%1 heals %2: life %3 → %4. %1 has %5 prestige.</source>
        <translation>%1 heilt %2: Leben %3 → %4. Prestige von %1: %5.</translation>
    </message>
    <message>
        <source>%1 hits %2 for %3 (%4 → %5) with %6 poison.</source>
        <translation>%1 trifft %2 für %3 (%4 → %5), mit %6 Gift.</translation>
    </message>
    <message>
        <source>%1 hits %2 for %3 (%4 → %5).</source>
        <translation>%1 trifft %2 für %3 (%4 → %5).</translation>
    </message>
    <message>
        <source>%1 hits for %2 with %3: the stack is %4.</source>
        <translation>%1 trifft für %2 mit %3: Im Stapel liegen %4.</translation>
    </message>
    <message>
        <source>%1 hits for %2: the stack is %3.</source>
        <translation>%1 trifft für %2: Im Stapel liegen %3.</translation>
    </message>
    <message>
        <source>%1 hits token %2 for %3.</source>
        <translation>%1 trifft Marker %2 für %3.</translation>
    </message>
    <message>
        <source>%1 deals %3 damage to %2.</source>
        <translation>%1 verletzt %2 um %3.</translation>
    </message>
    <message>
        <source>%1 is dead, and nobody killed it.</source>
        <translation>%1 ist tot, und niemand war es.</translation>
    </message>
    <message>
        <source>%1 is human again.</source>
        <translation>%1 ist wieder Mensch.</translation>
    </message>
    <message>
        <source>%1 loses %2 life.</source>
        <translation>%1 wird um %2 verletzt.</translation>
    </message>
    <message>
        <source>%1 lies behind them.</source>
        <translation>Hinter euch liegt: %1.</translation>
    </message>
    <message>
        <source>%1 loses “%2”.</source>
        <translation>%1 verliert „%2“.</translation>
    </message>
    <message>
        <source>%1 returns from the dead with %2 life.</source>
        <translation>%1 kommt mit %2 Leben von den Toten zurück.</translation>
    </message>
    <message>
        <source>%1 shows no attack.</source>
        <translation>%1 zeigt keinen Angriff.</translation>
    </message>
    <message>
        <source>%1 strikes the killing blow: %2 is dead!</source>
        <translation>%1 führt den Todesstoß: %2 ist tot!</translation>
    </message>
    <message>
        <source>%1 takes nothing.</source>
        <translation>%1 nimmt nichts.</translation>
    </message>
    <message>
        <source>%1 takes the blow meant for %2: life %3 → %4, prestige %5.</source>
        <translation>%1 fängt den Hieb für %2 ab: Leben %3 → %4, Prestige %5.</translation>
    </message>
    <message>
        <source>%1 takes “%2” from %3.</source>
        <translation>%1 nimmt „%2“ von %3.</translation>
    </message>
    <message>
        <source>%1 tips “%2”.</source>
        <translation>%1 kippt „%2“.</translation>
    </message>
    <message>
        <source>%1 uses “%2”.</source>
        <translation>%1 benutzt „%2“.</translation>
    </message>
    <message>
        <source>%1 win the game!</source>
        <translation>%1 gewinnen das Spiel!</translation>
    </message>
    <message>
        <source>%1 wins the game!</source>
        <translation>%1 gewinnt das Spiel!</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <translation>%1: %2 (%3).</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>A card on %1&apos;s attack: %2 → %3, the stack is %4.</source>
        <translation>Eine Karte auf den Angriff von %1: %2 → %3, im Stapel liegen %4.</translation>
    </message>
    <message>
        <source>An undead has arrived and attacks from now on.</source>
        <translation>Ein Untoter ist da und greift von nun an an.</translation>
    </message>
    <message>
        <source>Encounter %1: %2 with %3 life, for %4 prestige.</source>
        <translation>Begegnung %1: %2 mit %3 Leben, für %4 Prestige.</translation>
    </message>
    <message>
        <source>Encounter %1: %2, a challenge for %3 prestige.</source>
        <translation>Begegnung %1: %2, eine Herausforderung für %3 Prestige.</translation>
    </message>
    <message>
        <source>Encounter %1: %2, for %3 prestige.</source>
        <translation>Begegnung %1: %2, für %3 Prestige.</translation>
    </message>
    <message>
        <source>Event “%1” happens now.</source>
        <translation>Ereignis „%1“ geschieht jetzt.</translation>
    </message>
    <message>
        <source>Event “%1” is due at the end of the encounter.</source>
        <translation>Ereignis „%1“ ist am Ende der Begegnung fällig.</translation>
    </message>
    <message>
        <source>Event “%1”: no effect in this encounter.</source>
        <translation>Ereignis „%1“: bleibt in dieser Begegnung still.</translation>
    </message>
    <message>
        <source>Everybody has acted.</source>
        <translation>Alle waren dran.</translation>
    </message>
    <message>
        <source>Everybody has acted: %1 has %2 life left.</source>
        <translation>Alle waren dran: %1 hat noch %2 Leben.</translation>
    </message>
    <message>
        <source>Initiative for the looting: %1.</source>
        <translation>Initiative fürs Plündern: %1.</translation>
    </message>
    <message>
        <source>Initiative for the next round: %1.</source>
        <translation>Initiative für die nächste Runde: %1.</translation>
    </message>
    <message>
        <source>Initiative: %1.</source>
        <translation>Initiative: %1.</translation>
    </message>
    <message>
        <source>Nobody is left alive: the caverns win.</source>
        <translation>Niemand ist mehr am Leben: Die Höhlen gewinnen.</translation>
    </message>
    <message>
        <source>Not hurt: %1.</source>
        <translation>Nicht verletzt: %1.</translation>
    </message>
    <message>
        <source>Now comes the Lich itself, with %1 life.</source>
        <translation>Jetzt kommt der Lich selbst, mit %1 Leben.</translation>
    </message>
    <message>
        <source>Poison takes %1 life from %2 (%3 → %4).</source>
        <translation>Gift nimmt %2 %1 Leben (%3 → %4).</translation>
    </message>
    <message>
        <source>Round %1.</source>
        <translation>Runde %1.</translation>
    </message>
    <message>
        <source>The barrier goes up.</source>
        <translation>Die Barriere wird errichtet.</translation>
    </message>
    <message>
        <source>The barrier is knocked down.</source>
        <translation>Die Barriere wird niedergerissen.</translation>
    </message>
    <message>
        <source>It is a tie for the lead: sudden death!</source>
        <translation>Gleichstand an der Spitze: Sudden Death!</translation>
    </message>
    <message>
        <source>The blow falls short: %1 lives.</source>
        <translation>Der Hieb reicht nicht: %1 lebt.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>Das Spiel ist vorbei, und niemand gewinnt.</translation>
    </message>
    <message>
        <source>The protospores heal %1 by %2.</source>
        <translation>Die Protosporen heilen %1 um %2.</translation>
    </message>
    <message>
        <source>Token %1: a new %2.</source>
        <translation>Marker %1: neu, %2.</translation>
    </message>
    <message>
        <source>life %1 → %2</source>
        <translation>Leben %1 → %2</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>poison %1 → %2</source>
        <translation>Gift %1 → %2</translation>
    </message>
    <message>
        <source>prestige %1 → %2</source>
        <translation>Prestige %1 → %2</translation>
    </message>
    <message>
        <source>protospore</source>
        <translation>Protospore</translation>
    </message>
    <message>
        <source>undead</source>
        <translation>Untoter</translation>
    </message>
    <message>
        <source>Escape the Dark Castle</source>
        <translation>Escape the Dark Castle</translation>
    </message>
    <message>
        <source>%1 fights alone: somebody else must fight on for one to rest.</source>
        <translation>%1 kämpft allein: Damit sich jemand ausruht, muss jemand anderes weiterkämpfen.</translation>
    </message>
    <message>
        <source>%1 has rolled in this round already.</source>
        <translation>%1 hat in dieser Runde schon gewürfelt.</translation>
    </message>
    <message>
        <source>%1 rested in the round before: somebody else may rest now.</source>
        <translation>%1 hat sich in der letzten Runde ausgeruht: Jetzt darf es jemand anderes.</translation>
    </message>
    <message>
        <source>%1 rests already: one a round.</source>
        <translation>%1 ruht sich schon aus: nur einer pro Runde.</translation>
    </message>
    <message>
        <source>%1 rests in this round, and can fight again in the next.</source>
        <translation>%1 ruht sich in dieser Runde aus und kämpft in der nächsten wieder.</translation>
    </message>
    <message>
        <source>%1 takes no part in this combat.</source>
        <translation>%1 nimmt an diesem Kampf nicht teil.</translation>
    </message>
    <message>
        <source>A double of what? Name the symbol, or leave both out to have the app roll.</source>
        <translation>Ein Doppel wovon? Nennt das Zeichen, oder lasst beides weg und die App würfeln.</translation>
    </message>
    <message>
        <source>An enemy has at least 1 die: say how many of which symbol lie there.</source>
        <translation>Ein Gegner hat mindestens 1 Würfel: Sagt, wie viele mit welchem Zeichen da liegen.</translation>
    </message>
    <message>
        <source>Character %1 is named twice: name everybody who fights once.</source>
        <translation>Charakter %1 ist zweimal genannt: Nennt alle, die kämpfen, einmal.</translation>
    </message>
    <message>
        <source>Either say what the per-player dice show, or have the app roll them: not both.</source>
        <translation>Sagt entweder, was die Pro-Spieler-Würfel zeigen, oder lasst die App würfeln: nicht beides.</translation>
    </message>
    <message>
        <source>Nothing would change: say how many dice of which symbol come or go.</source>
        <translation>Nichts würde sich ändern: Sagt, wie viele Würfel mit welchem Zeichen kommen oder gehen.</translation>
    </message>
    <message>
        <source>One per-player die for each character makes %1, not %2.</source>
        <translation>Ein Pro-Spieler-Würfel für jeden Charakter macht %1, nicht %2.</translation>
    </message>
    <message>
        <source>The enemy has only %1 of %2: no more can go.</source>
        <translation>Der Gegner hat nur %1 mit %2: Mehr können nicht gehen.</translation>
    </message>
    <message>
        <source>The round has begun: resting is decided before anybody rolls.</source>
        <translation>Die Runde hat begonnen: Übers Ausruhen wird entschieden, bevor jemand würfelt.</translation>
    </message>
    <message>
        <source>There is no combat now. %1</source>
        <translation>Gerade ist kein Kampf. %1</translation>
    </message>
    <message>
        <source>With the dice that come back there would be %1: the box has %2.</source>
        <translation>Mit den zurückkehrenden Würfeln wären es %1: In der Schachtel sind %2.</translation>
    </message>
    <message>
        <source>%1 has it already: give it to somebody else.</source>
        <translation>%1 hat es schon: Gebt es jemand anderem.</translation>
    </message>
    <message>
        <source>%1 has no “%2”, but holds %3.</source>
        <translation>%1 hat „%2“ nicht, hält aber %3.</translation>
    </message>
    <message>
        <source>%1 has no “%2”: both hands are empty.</source>
        <translation>%1 hat „%2“ nicht: Beide Hände sind leer.</translation>
    </message>
    <message>
        <source>%1 rests in this round and uses nothing until the next.</source>
        <translation>%1 ruht sich in dieser Runde aus und benutzt bis zur nächsten nichts.</translation>
    </message>
    <message>
        <source>Items change hands after a chapter or while drawn ones are shared out, not while a card is faced.</source>
        <translation>Gegenstände wechseln nach einem Kapitel oder beim Verteilen den Besitzer, nicht während eine Karte offen ist.</translation>
    </message>
    <message>
        <source>No drawn item is waiting: draw first.</source>
        <translation>Kein gezogener Gegenstand wartet: Zieht zuerst.</translation>
    </message>
    <message>
        <source>Nobody draws items in a combat: the one after it comes by itself.</source>
        <translation>Im Kampf zieht niemand Gegenstände: Der danach kommt von selbst.</translation>
    </message>
    <message>
        <source>%1 roll.</source>
        <translation>%1 würfeln.</translation>
    </message>
    <message>
        <source>%1 rolls.</source>
        <translation>%1 würfelt.</translation>
    </message>
    <message>
        <source>Agree who turns the last card: the boss.</source>
        <translation>Einigt euch, wer die letzte Karte umdreht: den Boss.</translation>
    </message>
    <message>
        <source>Agree who turns the next card: chapter %1 of %2.</source>
        <translation>Einigt euch, wer die nächste Karte umdreht: Kapitel %1 von %2.</translation>
    </message>
    <message>
        <source>Before the first roll, one of you may rest.</source>
        <translation>Vor dem ersten Wurf darf sich einer von euch ausruhen.</translation>
    </message>
    <message>
        <source>Choose which of your two characters turns the boss.</source>
        <translation>Wähl, welcher deiner zwei Charaktere den Boss umdreht.</translation>
    </message>
    <message>
        <source>Choose which of your two characters turns the next card.</source>
        <translation>Wähl, welcher deiner zwei Charaktere die nächste Karte umdreht.</translation>
    </message>
    <message>
        <source>Put the nine chapter dice above the castle.</source>
        <translation>Legt die neun Kapitelwürfel über die Burg.</translation>
    </message>
    <message>
        <source>Set out the boss&apos;s dice and begin the combat.</source>
        <translation>Legt die Würfel des Bosses hin und beginnt den Kampf.</translation>
    </message>
    <message>
        <source>The enemy strikes, and everybody is safe.</source>
        <translation>Der Gegner schlägt zu, und alle sind sicher.</translation>
    </message>
    <message>
        <source>The enemy strikes: %1 take a blow of %2 each.</source>
        <translation>Der Gegner schlägt zu: %1 stecken je einen Schlag von %2 ein.</translation>
    </message>
    <message>
        <source>The enemy strikes: %1 takes a blow of %2.</source>
        <translation>Der Gegner schlägt zu: %1 steckt einen Schlag von %2 ein.</translation>
    </message>
    <message>
        <source>You may trade items until the card is turned.</source>
        <translation>Bis die Karte umgedreht wird, dürft ihr tauschen.</translation>
    </message>
    <message>
        <source>You may trade items while you share out.</source>
        <translation>Beim Verteilen dürft ihr tauschen.</translation>
    </message>
    <message>
        <source>“You” on the card is %1.</source>
        <translation>„Du“ auf der Karte: %1.</translation>
    </message>
    <message>
        <source>%1 is there twice: choose a different character for %2.</source>
        <translation>%1 gibt es zweimal: Wählt einen anderen Charakter für %2.</translation>
    </message>
    <message>
        <source>%1 plays two characters: only somebody alone does. Give each character a player with a name of their own.</source>
        <translation>%1 spielt zwei Charaktere: Das tut nur, wer allein ist. Gebt jedem Charakter einen Spieler mit eigenem Namen.</translation>
    </message>
    <message>
        <source>There is no character %1: they are numbered from 0 to %2.</source>
        <translation>Es gibt keinen Charakter %1: Gezählt wird von 0 bis %2.</translation>
    </message>
    <message>
        <source>This game is over: there is no combat left to weigh.</source>
        <translation>Dieses Spiel ist vorbei: Kein Kampf ist mehr abzuwägen.</translation>
    </message>
    <message>
        <source>%1 Returned: %2.</source>
        <translation>%1 Zurück: %2.</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>%1 blocks.</source>
        <translation>%1 blockt.</translation>
    </message>
    <message>
        <source>%1 drops “%2”.</source>
        <translation>%1 legt „%2“ ab.</translation>
    </message>
    <message>
        <source>%1 gives %2 “%3” for “%4”.</source>
        <translation>%1 gibt „%3“ an %2, im Tausch gegen „%4“.</translation>
    </message>
    <message>
        <source>%1 gives %2 “%3”.</source>
        <translation>%1 gibt „%3“ an %2.</translation>
    </message>
    <message>
        <source>%1 is dead.</source>
        <translation>%1 ist tot.</translation>
    </message>
    <message>
        <source>%1 is healed by %2 (%4): %3 HP.</source>
        <translation>%1 wird um %2 geheilt (%4): %3 LP.</translation>
    </message>
    <message>
        <source>%1 is healed by %2: %3 HP.</source>
        <translation>%1 wird um %2 geheilt: %3 LP.</translation>
    </message>
    <message>
        <source>%1 loses %2 HP (%4): %3 left.</source>
        <translation>%1 verliert %2 LP (%4): %3 übrig.</translation>
    </message>
    <message>
        <source>%1 loses %2 HP: %3 left.</source>
        <translation>%1 verliert %2 LP: %3 übrig.</translation>
    </message>
    <message>
        <source>%1 rests and has %2 HP.</source>
        <translation>%1 ruht sich aus und hat %2 LP.</translation>
    </message>
    <message>
        <source>%1 rests, with full health already.</source>
        <translation>%1 ruht sich aus, schon bei voller Gesundheit.</translation>
    </message>
    <message>
        <source>%1 rolls %2</source>
        <translation>%1 würfelt %2</translation>
    </message>
    <message>
        <source>%1 takes the blow of %2: %3 HP left.</source>
        <translation>%1 steckt den Schlag von %2 ein: %3 LP übrig.</translation>
    </message>
    <message>
        <source>%1 takes “%2” in both hands.</source>
        <translation>%1 nimmt „%2“ in beide Hände.</translation>
    </message>
    <message>
        <source>%1 takes “%2”.</source>
        <translation>%1 nimmt „%2“.</translation>
    </message>
    <message>
        <source>%1 turns chapter %2 of %3.</source>
        <translation>%1 dreht Kapitel %2 von %3 um.</translation>
    </message>
    <message>
        <source>%1 turns the last card: the boss.</source>
        <translation>%1 dreht die letzte Karte um: den Boss.</translation>
    </message>
    <message>
        <source>%1 uses “%2” up.</source>
        <translation>%1 verbraucht „%2“.</translation>
    </message>
    <message>
        <source>An item is drawn.</source>
        <translation>Ein Gegenstand wird gezogen.</translation>
    </message>
    <message>
        <source>Combat begins against %1; its blow is %2.</source>
        <translation>Der Kampf beginnt gegen %1; Schlag %2.</translation>
    </message>
    <message>
        <source>Only %1 take part.</source>
        <translation>Nur %1 nehmen teil.</translation>
    </message>
    <message>
        <source>Only %1 takes part.</source>
        <translation>Nur %1 nimmt teil.</translation>
    </message>
    <message>
        <source>The boss is beaten.</source>
        <translation>Der Boss ist geschlagen.</translation>
    </message>
    <message>
        <source>The enemy gains %1.</source>
        <translation>Der Gegner gewinnt %1.</translation>
    </message>
    <message>
        <source>The enemy is beaten.</source>
        <translation>Der Gegner ist geschlagen.</translation>
    </message>
    <message>
        <source>The enemy loses %1.</source>
        <translation>Der Gegner verliert %1.</translation>
    </message>
    <message>
        <source>The escape begins: %1, with %2 HP each and one chapter before the boss.</source>
        <translation>Die Flucht beginnt: %1, mit je %2 LP und einem Kapitel vor dem Boss.</translation>
    </message>
    <message>
        <source>“%1” is left behind.</source>
        <translation>„%1“ bleibt zurück.</translation>
    </message>
    <message>
        <source>%1 does not rest in this round.</source>
        <translation>%1 ruht sich in dieser Runde nicht aus.</translation>
    </message>
    <message>
        <source>%1 has blocked.</source>
        <translation>%1 hat geblockt.</translation>
    </message>
    <message>
        <source>%1 has not blocked.</source>
        <translation>%1 hat nicht geblockt.</translation>
    </message>
    <message>
        <source>%1 has not rolled in this round.</source>
        <translation>%1 hat in dieser Runde nicht gewürfelt.</translation>
    </message>
    <message>
        <source>%1 has rolled in this round.</source>
        <translation>%1 hat in dieser Runde gewürfelt.</translation>
    </message>
    <message>
        <source>%1 rests in this round.</source>
        <translation>%1 ruht sich in dieser Runde aus.</translation>
    </message>
    <message>
        <source>Chapter %1 of %2</source>
        <translation>Kapitel %1 von %2</translation>
    </message>
    <message>
        <source>Chapter %1 of %2, in combat</source>
        <translation>Kapitel %1 von %2, im Kampf</translation>
    </message>
    <message>
        <source>Cunning</source>
        <translation>List</translation>
    </message>
    <message>
        <source>Escaped from the castle</source>
        <translation>Aus der Burg entkommen</translation>
    </message>
    <message>
        <source>Facing the boss</source>
        <translation>Vor dem Boss</translation>
    </message>
    <message>
        <source>Fighting the boss</source>
        <translation>Im Kampf mit dem Boss</translation>
    </message>
    <message>
        <source>Give %1 %2 HP back: %3 → %4.</source>
        <translation>%1: %2 LP zurück, %3 → %4.</translation>
    </message>
    <message>
        <source>Lost in the castle</source>
        <translation>In der Burg verloren</translation>
    </message>
    <message>
        <source>Might</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Put %2 of the enemy&apos;s %1 dice back: %3 → %4.</source>
        <translation>Legt %2 Würfel des Gegners zurück, %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Put back into hand: %1.</source>
        <translation>Zurück in die Hand: %1.</translation>
    </message>
    <message>
        <source>Put “%1” on the discards.</source>
        <translation>Legt „%1“ auf die Ablage.</translation>
    </message>
    <message>
        <source>Take %2 HP from %1: %3 → %4.</source>
        <translation>%1: %2 LP weniger, %3 → %4.</translation>
    </message>
    <message>
        <source>Take %2 of the enemy&apos;s %1 dice away: %3 → %4.</source>
        <translation>Nehmt %2 Würfel des Gegners weg, %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Take out of hand: %1.</source>
        <translation>Aus der Hand nehmen: %1.</translation>
    </message>
    <message>
        <source>Take “%1” back from the discards.</source>
        <translation>Nehmt „%1“ von der Ablage zurück.</translation>
    </message>
    <message>
        <source>The Abbot</source>
        <translation>Der Abt</translation>
    </message>
    <message>
        <source>The Cook</source>
        <translation>Der Koch</translation>
    </message>
    <message>
        <source>The Miller</source>
        <translation>Der Müller</translation>
    </message>
    <message>
        <source>The Smith</source>
        <translation>Der Schmied</translation>
    </message>
    <message>
        <source>The Tailor</source>
        <translation>Der Schneider</translation>
    </message>
    <message>
        <source>The Tanner</source>
        <translation>Der Gerber</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Weisheit</translation>
    </message>
    <message>
        <source>double %1</source>
        <translation>doppelt %1</translation>
    </message>
    <message>
        <source>Duel of Ages</source>
        <translation>Duel of Ages</translation>
    </message>
    <message>
        <source>Labyrinth: Ancient</source>
        <translation>Labyrinth: Ancient</translation>
    </message>
    <message>
        <source>Labyrinth: Colonial</source>
        <translation>Labyrinth: Colonial</translation>
    </message>
    <message>
        <source>Labyrinth: Future</source>
        <translation>Labyrinth: Future</translation>
    </message>
    <message>
        <source>Labyrinth: Modern</source>
        <translation>Labyrinth: Modern</translation>
    </message>
    <message>
        <source>Lith Alliance</source>
        <translation>Lith Alliance</translation>
    </message>
    <message>
        <source>Merc Camp</source>
        <translation>Merc Camp</translation>
    </message>
    <message>
        <source>Field of Honor</source>
        <translation>Field of Honor</translation>
    </message>
    <message>
        <source>Royal Tournament</source>
        <translation>Royal Tournament</translation>
    </message>
    <message>
        <source>With three players the lesser is one of the two allies, %1: leave side out.</source>
        <translation>Zu dritt ist der Schwächere einer der zwei Verbündeten, %1: Lasst die Seite weg.</translation>
    </message>
    <message>
        <source>“%1” is no seat: dice are given like {&quot;0&quot;: 4, &quot;2&quot;: 6}.</source>
        <translation>„%1“ ist kein Platz: Würfel gibt man so an: {&quot;0&quot;: 4, &quot;2&quot;: 6}.</translation>
    </message>
    <message>
        <source>%1 is level with another in strength, but is the only one of them who lost a character.</source>
        <translation>%1 ist mit jemandem gleich stark, hat davon aber als Einziger einen Charakter verloren.</translation>
    </message>
    <message>
        <source>%1 is the weakest of the four and lost a character in this turn.</source>
        <translation>%1 hat von allen vieren am wenigsten und in diesem Zug einen Charakter verloren.</translation>
    </message>
    <message>
        <source>%1 lost a character and, of those level in strength, has the fewest equipment cards.</source>
        <translation>%1 hat einen Charakter verloren und bei gleicher Stärke die wenigsten Ausrüstungskarten.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 took %2 of the Loner&apos;s each in this turn, and %3, the Loner, has %4 asked first.</source>
        <translation>%1 haben dem Einzelgänger in diesem Zug gleich viele genommen (je %2), und %3, Einzelgänger, lässt zuerst %4 fragen.</translation>
    </message>
    <message>
        <source>%1 took %2 of the Loner&apos;s each in this turn: %3, the Loner, says who is asked first.</source>
        <translation>%1 haben dem Einzelgänger in diesem Zug gleich viele genommen (je %2): %3, Einzelgänger, sagt, wer zuerst gefragt wird.</translation>
    </message>
    <message>
        <source>%1 took %2 of the Loner&apos;s in this turn and may take the Loner&apos;s place.</source>
        <translation>%1 hat dem Einzelgänger in diesem Zug Leute genommen (%2) und darf seinen Platz einnehmen.</translation>
    </message>
    <message>
        <source>%1 took %2 of the Loner&apos;s in this turn, %3 %4: %1 is asked first.</source>
        <translation>%1 hat dem Einzelgänger in diesem Zug mehr genommen (%2) als %3 (%4): Zuerst wird %1 gefragt.</translation>
    </message>
    <message>
        <source>%1 took %2 of the Loner&apos;s in this turn; %3 was asked first and said no.</source>
        <translation>%1 hat dem Einzelgänger in diesem Zug Leute genommen (%2); %3 wurde zuerst gefragt und sagte nein.</translation>
    </message>
    <message>
        <source>%1, do you become the Loner? Say yes or no.</source>
        <translation>%1, wirst du Einzelgänger? Sag ja oder nein.</translation>
    </message>
    <message>
        <source>%1, do you stay with %2, or is %3 or %4 your new partner?</source>
        <translation>%1, bleibst du bei %2, oder ist %3 oder %4 dein neuer Partner?</translation>
    </message>
    <message>
        <source>%1, the Loner, says who is asked first: %2?</source>
        <translation>%1, Einzelgänger, sagt, wer zuerst gefragt wird: %2?</translation>
    </message>
    <message>
        <source>The new pair takes the next turn.</source>
        <translation>Das neue Paar macht den nächsten Zug.</translation>
    </message>
    <message>
        <source>Until then nothing else moves; numbers can still be corrected.</source>
        <translation>Bis dahin bewegt sich sonst nichts; Zahlen lassen sich korrigieren.</translation>
    </message>
    <message>
        <source>%1 are level: a die each says who is the lesser ally and decides the order in each phase.</source>
        <translation>Gleichstand bei %1: Je ein Würfel sagt, wer der schwächere Verbündete ist und in jeder Phase die Reihenfolge bestimmt.</translation>
    </message>
    <message>
        <source>%1 has nobody left: the game ends with the first Loner&apos;s turn in which the Loner loses nobody.</source>
        <translation>%1 hat niemanden mehr: Das Spiel endet mit dem ersten Zug des Einzelgängers ohne eigenen Verlust.</translation>
    </message>
    <message>
        <source>%1 has nobody left: the game ends with this turn.</source>
        <translation>%1 hat niemanden mehr: Das Spiel endet mit diesem Zug.</translation>
    </message>
    <message>
        <source>%1 has won the Royal Tournament and receives its character; no challenges there any more.</source>
        <translation>%1 hat das Royal Tournament gewonnen und bekommt dessen Charakter; dort gibt es keine Proben mehr.</translation>
    </message>
    <message>
        <source>%1 is the lesser ally: in each phase %1 decides who acts first, in which order attacks and adventures are resolved, and where banished enemies go.</source>
        <translation>%1 ist der schwächere Verbündete: In jeder Phase bestimmt %1, wer zuerst handelt, in welcher Reihenfolge Angriffe und Abenteuer ausgewertet werden und wohin verbannte Feinde kommen.</translation>
    </message>
    <message>
        <source>%1, the Loner, takes a turn.</source>
        <translation>%1, Einzelgänger, ist am Zug.</translation>
    </message>
    <message>
        <source>%1, to the Loner&apos;s left, carries out the banishments of the Loner&apos;s characters.</source>
        <translation>%1, links vom Einzelgänger, führt Verbannungen der Charaktere des Einzelgängers aus.</translation>
    </message>
    <message>
        <source>%1, to the Loner&apos;s left, does all adventures before %2.</source>
        <translation>%1, links vom Einzelgänger, macht alle Abenteuer vor %2.</translation>
    </message>
    <message>
        <source>A Pet aimed at its owner&apos;s new ally goes to the owner&apos;s former partner.</source>
        <translation>Ein Haustier, das auf den neuen Verbündeten seines Besitzers zielt, geht an dessen früheren Partner.</translation>
    </message>
    <message>
        <source>Field of Honor: %1 says who is challenged, %2.</source>
        <translation>Field of Honor: %1 sagt, wer herausgefordert wird, %2.</translation>
    </message>
    <message>
        <source>Field of Honor: the challenger says which of the two opponents is challenged.</source>
        <translation>Field of Honor: Wer herausfordert, sagt, welcher der zwei Gegner herausgefordert wird.</translation>
    </message>
    <message>
        <source>If TiAx is his target&apos;s ally now, %1&apos;s new character becomes his target.</source>
        <translation>Ist TiAx jetzt mit seinem Ziel verbündet, wird der neue Charakter von %1 sein Ziel.</translation>
    </message>
    <message>
        <source>If TiAx now stands beside his target, give him another among the opponents&apos; characters.</source>
        <translation>Steht TiAx jetzt neben seinem Ziel, gebt ihm ein anderes unter den Charakteren der Gegner.</translation>
    </message>
    <message>
        <source>The HQ is destroyed and closed to attack; only %1 still uses it.</source>
        <translation>Das HQ ist zerstört und darf nicht mehr angegriffen werden; nur %1 benutzt es noch.</translation>
    </message>
    <message>
        <source>The old Loner gives Pets that are aimed at the new ally to %1.</source>
        <translation>Der alte Einzelgänger gibt Haustiere, die auf den neuen Verbündeten zielen, an %1.</translation>
    </message>
    <message>
        <source>Tower of Havoc or Knowledge: whoever succeeds says which of the two opponents suffers it.</source>
        <translation>Tower of Havoc oder Knowledge: Wer Erfolg hat, sagt, welcher der zwei Gegner darunter leidet.</translation>
    </message>
    <message>
        <source>Tower of Havoc or Knowledge: with a success %1 says who suffers it, %2.</source>
        <translation>Tower of Havoc oder Knowledge: Bei Erfolg sagt %1, wer darunter leidet, %2.</translation>
    </message>
    <message>
        <source>Towers and Field of Honor: an ally has no choice, it is always %1, the Loner.</source>
        <translation>Türme und Field of Honor: Ein Verbündeter hat keine Wahl, es trifft immer %1, Einzelgänger.</translation>
    </message>
    <message>
        <source>When this turn ends, the lesser player may change alliances.</source>
        <translation>Endet dieser Zug, darf der schwächste Spieler die Allianz wechseln.</translation>
    </message>
    <message>
        <source>When this turn ends: %1</source>
        <translation>Wenn dieser Zug endet: %1</translation>
    </message>
    <message>
        <source>%1 rolled the same highest total: they roll again.</source>
        <translation>Gleiche höchste Summe bei %1: Sie würfeln noch einmal.</translation>
    </message>
    <message>
        <source>The location %1 is there twice: each needs a name of its own, like “Ruins: North”.</source>
        <translation>Den Ort %1 gibt es zweimal: Jeder braucht einen eigenen Namen, etwa „Ruins: North“.</translation>
    </message>
    <message>
        <source>%1 is %2&apos;s ally already: choose %3 or %4, or refuse the offer.</source>
        <translation>%1 und %2 sind schon verbündet: Wähl %3 oder %4, oder lehn das Angebot ab.</translation>
    </message>
    <message>
        <source>%1 is asked now, not %2.</source>
        <translation>Gefragt ist jetzt %1, nicht %2.</translation>
    </message>
    <message>
        <source>%1 is asked to become the Loner, who has no partner: leave it out.</source>
        <translation>%1 ist gefragt, Einzelgänger zu werden, und der hat keinen Partner: Lass ihn weg.</translation>
    </message>
    <message>
        <source>%1 is not offered anything: choose %2 or %3.</source>
        <translation>%1 steht nicht zur Wahl: Wähl %2 oder %3.</translation>
    </message>
    <message>
        <source>%1, the Loner, lost somebody in this turn: the game goes on until a Loner&apos;s turn without a loss.</source>
        <translation>%1, Einzelgänger, hat in diesem Zug jemanden verloren: Es geht weiter bis zu einem Zug des Einzelgängers ohne Verlust.</translation>
    </message>
    <message>
        <source>A partner is named only with a yes: leave it out to refuse.</source>
        <translation>Ein Partner wird nur mit einem Ja genannt: Lass ihn weg, um abzulehnen.</translation>
    </message>
    <message>
        <source>No offer is open: %1 can end the turn first.</source>
        <translation>Kein Angebot ist offen: %1 kann zuerst den Zug beenden.</translation>
    </message>
    <message>
        <source>Nobody is their own partner: choose one of the two opponents.</source>
        <translation>Niemand ist sein eigener Partner: Wähl einen der zwei Gegner.</translation>
    </message>
    <message>
        <source>The lesser player lost a character in this turn and may change alliances: end the turn first.</source>
        <translation>Der schwächste Spieler hat in diesem Zug einen Charakter verloren und darf die Allianz wechseln: Beendet zuerst den Zug.</translation>
    </message>
    <message>
        <source>The turn is over: %1 first answers the offer to change sides.</source>
        <translation>Der Zug ist vorbei: %1 beantwortet zuerst das Angebot, die Seite zu wechseln.</translation>
    </message>
    <message>
        <source>The turn is over: %1, the Loner, first says which of %2 is asked.</source>
        <translation>Der Zug ist vorbei: %1, Einzelgänger, sagt zuerst, wer gefragt wird: %2.</translation>
    </message>
    <message>
        <source>There is nobody to choose between: no offer is open.</source>
        <translation>Niemand steht zur Wahl: Kein Angebot ist offen.</translation>
    </message>
    <message>
        <source>There is nothing to choose: %1 is asked now.</source>
        <translation>Es gibt nichts zu wählen: Gefragt ist jetzt %1.</translation>
    </message>
    <message>
        <source>Whom does %1 choose as the new partner: %2 or %3?</source>
        <translation>Wen wählt %1 als neuen Partner: %2 oder %3?</translation>
    </message>
    <message>
        <source>%1 are allies now, and so are %2.</source>
        <translation>%1 sind jetzt verbündet, und ebenso %2.</translation>
    </message>
    <message>
        <source>%1 are allies, and so are %2.</source>
        <translation>%1 sind verbündet, und ebenso %2.</translation>
    </message>
    <message>
        <source>%1 chooses %2 as the new partner.</source>
        <translation>%1 wählt %2 als neuen Partner.</translation>
    </message>
    <message>
        <source>%1 destroys the HQ.</source>
        <translation>%1 zerstört das HQ.</translation>
    </message>
    <message>
        <source>%1 end their turn.</source>
        <translation>%1 beenden ihren Zug.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 beendet den Zug.</translation>
    </message>
    <message>
        <source>%1 imprisons %2.</source>
        <translation>Gefangen genommen von %1: %2.</translation>
    </message>
    <message>
        <source>%1 kills %2.</source>
        <translation>Getötet von %1: %2.</translation>
    </message>
    <message>
        <source>%1 may change alliances.</source>
        <translation>%1 darf die Allianz wechseln.</translation>
    </message>
    <message>
        <source>%1 stays in the Alliance.</source>
        <translation>%1 bleibt in der Allianz.</translation>
    </message>
    <message>
        <source>%1 stays with the present ally.</source>
        <translation>%1 bleibt beim jetzigen Partner.</translation>
    </message>
    <message>
        <source>%1 takes over %2.</source>
        <translation>Übernommen von %1: %2.</translation>
    </message>
    <message>
        <source>%1 takes the Loner&apos;s place.</source>
        <translation>%1 nimmt den Platz des Einzelgängers ein.</translation>
    </message>
    <message>
        <source>%1 win together!</source>
        <translation>%1 gewinnen gemeinsam!</translation>
    </message>
    <message>
        <source>%1 wins the Royal Tournament and its character.</source>
        <translation>%1 gewinnt das Royal Tournament und dessen Charakter.</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>%1&apos;s marker at %2: %3 → %4.</source>
        <translation>Marker von %1 bei %2: %3 → %4.</translation>
    </message>
    <message>
        <source>%1, the Loner, chooses: %2 is asked first.</source>
        <translation>%1, Einzelgänger, wählt: Zuerst wird %2 gefragt.</translation>
    </message>
    <message>
        <source>A die for the lesser: %1.</source>
        <translation>Je ein Würfel um den Schwächeren: %1.</translation>
    </message>
    <message>
        <source>A player is eliminated.</source>
        <translation>Jemand ist ausgeschieden.</translation>
    </message>
    <message>
        <source>An adventure</source>
        <translation>Ein Abenteuer</translation>
    </message>
    <message>
        <source>Cards in the Vault: %1 → %2.</source>
        <translation>Karten im Tresor: %1 → %2.</translation>
    </message>
    <message>
        <source>Now %1 is asked.</source>
        <translation>Jetzt wird %1 gefragt.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>Punkte: %1.</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Die Zeit ist um.</translation>
    </message>
    <message>
        <source>Turn %1: %2, the Loner.</source>
        <translation>Zug %1: %2, Einzelgänger.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Zug %1: %2.</translation>
    </message>
    <message>
        <source>characters %1 → %2</source>
        <translation>Charaktere %1 → %2</translation>
    </message>
    <message>
        <source>characters off the board %1 → %2</source>
        <translation>Charaktere neben dem Brett %1 → %2</translation>
    </message>
    <message>
        <source>equipment %1 → %2</source>
        <translation>Ausrüstung %1 → %2</translation>
    </message>
    <message>
        <source>henchmen %1 → %2</source>
        <translation>Handlanger %1 → %2</translation>
    </message>
    <message>
        <source>%1 has destroyed the HQ already: it falls only once.</source>
        <translation>%1 hat das HQ schon zerstört: Es fällt nur einmal.</translation>
    </message>
    <message>
        <source>%1 has no characters off the board.</source>
        <translation>%1 hat keine Charaktere neben dem Brett.</translation>
    </message>
    <message>
        <source>%1 has no characters on the board.</source>
        <translation>%1 hat keine Charaktere auf dem Brett.</translation>
    </message>
    <message>
        <source>%1 has no henchmen.</source>
        <translation>%1 hat keine Handlanger.</translation>
    </message>
    <message>
        <source>%1 has won the Royal Tournament: no marker moves there any more.</source>
        <translation>%1 hat das Royal Tournament gewonnen: Dort zieht kein Marker mehr.</translation>
    </message>
    <message>
        <source>Cards in the Vault</source>
        <translation>Karten im Tresor</translation>
    </message>
    <message>
        <source>Characters of %1</source>
        <translation>Charaktere von %1</translation>
    </message>
    <message>
        <source>Characters of %1 off the board</source>
        <translation>Charaktere von %1 neben dem Brett</translation>
    </message>
    <message>
        <source>Equipment of %1</source>
        <translation>Ausrüstung von %1</translation>
    </message>
    <message>
        <source>Henchmen are never off the board.</source>
        <translation>Handlanger sind nie neben dem Brett.</translation>
    </message>
    <message>
        <source>Henchmen of %1</source>
        <translation>Handlanger von %1</translation>
    </message>
    <message>
        <source>Marker of %1 at %2</source>
        <translation>Marker von %1 bei %2</translation>
    </message>
    <message>
        <source>Nobody defeats their own: leave “by” out for a loss to an adventure.</source>
        <translation>Niemand besiegt die eigenen Leute: Lasst „by“ weg, wenn ein Abenteuer sie kostet.</translation>
    </message>
    <message>
        <source>Nobody of %1&apos;s is in the Prison.</source>
        <translation>Niemand von %1 ist im Gefängnis.</translation>
    </message>
    <message>
        <source>Nothing is said to change: give characters, henchmen, offBoard or equipment.</source>
        <translation>Nichts ändert sich so: Gebt Charaktere, Handlanger, Charaktere neben dem Brett oder Ausrüstung an.</translation>
    </message>
    <message>
        <source>Prisoners of %1</source>
        <translation>Gefangene von %1</translation>
    </message>
    <message>
        <source>Who takes the unit over? An adventure takes nobody over.</source>
        <translation>Wer übernimmt die Einheit? Ein Abenteuer übernimmt niemanden.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 have won together</source>
        <translation>%1 haben gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>%1&apos;s marker at %2</source>
        <translation>Marker von %1 bei %2</translation>
    </message>
    <message>
        <source>Give %1 equipment cards back: %3 → %4.</source>
        <translation>Gebt %1 Ausrüstungskarten zurück: %3 → %4.</translation>
    </message>
    <message>
        <source>Give %1 henchmen back: %3 → %4.</source>
        <translation>Gebt %1 Handlanger zurück: %3 → %4.</translation>
    </message>
    <message>
        <source>Make %1 whole again: it is not destroyed.</source>
        <translation>Wieder heil, nicht zerstört: %1.</translation>
    </message>
    <message>
        <source>Mark %1 as destroyed.</source>
        <translation>Als zerstört markieren: %1.</translation>
    </message>
    <message>
        <source>Move %1 back: %3 → %4.</source>
        <translation>Zurückschieben: %1, %3 → %4.</translation>
    </message>
    <message>
        <source>Move %1 forward: %3 → %4.</source>
        <translation>Vorschieben: %1, %3 → %4.</translation>
    </message>
    <message>
        <source>Put back characters of %1&apos;s on the board: %3 → %4.</source>
        <translation>Stellt Charaktere von %1 zurück aufs Brett: %3 → %4.</translation>
    </message>
    <message>
        <source>Put back characters that %1 has not brought on yet: %3 → %4.</source>
        <translation>Legt Charaktere zurück, die %1 noch nicht gebracht hat: %3 → %4.</translation>
    </message>
    <message>
        <source>Put cards back into %1: %3 → %4.</source>
        <translation>Legt Karten zurück, %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Put characters of %1&apos;s back into the Prison: %3 → %4.</source>
        <translation>Stellt Charaktere von %1 zurück ins Gefängnis: %3 → %4.</translation>
    </message>
    <message>
        <source>Take away characters that %1 has not brought on yet: %3 → %4.</source>
        <translation>Nehmt Charaktere weg, die %1 noch nicht gebracht hat: %3 → %4.</translation>
    </message>
    <message>
        <source>Take cards out of %1: %3 → %4.</source>
        <translation>Nehmt Karten heraus, %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Take characters of %1&apos;s off the board: %3 → %4.</source>
        <translation>Nehmt Charaktere von %1 vom Brett: %3 → %4.</translation>
    </message>
    <message>
        <source>Take characters of %1&apos;s out of the Prison: %3 → %4.</source>
        <translation>Nehmt Charaktere von %1 aus dem Gefängnis: %3 → %4.</translation>
    </message>
    <message>
        <source>Take equipment cards from %1: %3 → %4.</source>
        <translation>Nehmt %1 Ausrüstungskarten ab: %3 → %4.</translation>
    </message>
    <message>
        <source>Take henchmen from %1: %3 → %4.</source>
        <translation>Nehmt %1 Handlanger ab: %3 → %4.</translation>
    </message>
    <message>
        <source>The Loner is %1.</source>
        <translation>Einzelgänger ist %1.</translation>
    </message>
    <message>
        <source>The alliances are %1.</source>
        <translation>Die Allianzen sind %1.</translation>
    </message>
    <message>
        <source>Turn %1, %2 chooses who is asked</source>
        <translation>Zug %1, %2 wählt, wer gefragt wird</translation>
    </message>
    <message>
        <source>Turn %1, %2 may change sides</source>
        <translation>Zug %1, %2 darf die Seite wechseln</translation>
    </message>
    <message>
        <source>Turn %1, %2 to act</source>
        <translation>Zug %1, %2 am Zug</translation>
    </message>
    <message>
        <source>Turn %1, %2, the Loner, to act</source>
        <translation>Zug %1, %2, Einzelgänger, am Zug</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>the HQ</source>
        <translation>das HQ</translation>
    </message>
    <message>
        <source>the Vault</source>
        <translation>der Tresor</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>There is no step %1: the steps go from 1 to %2.</source>
        <translation>Es gibt keinen Schritt %1: Die Schritte gehen von 1 bis %2.</translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters, not %2.</source>
        <translation>Ein Name hat 1 bis %1 Zeichen, nicht %2.</translation>
    </message>
    <message>
        <source>This game has begun already: a new one is a session of its own.</source>
        <translation>Dieses Spiel hat schon begonnen: Ein neues ist eine eigene Partie.</translation>
    </message>
    <message>
        <source>There is no seat %1: seats go from 0 to %2.</source>
        <translation>Es gibt keinen Platz %1: Plätze gehen von 0 bis %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Dungeon of Mandom</source>
        <translation>Dungeon of Mandom</translation>
    </message>
    <message>
        <source>More is said to be known than the dungeon, the cards put aside and the thirteen monsters allow.</source>
        <translation>Mehr soll bekannt sein, als der Dungeon, die beiseitegelegten Karten und die dreizehn Monster hergeben.</translation>
    </message>
    <message>
        <source>The cards turned don&apos;t fit what %1 noted: a note must be wrong.</source>
        <translation>Die aufgedeckten Karten passen nicht zu den Notizen von %1: Eine muss falsch sein.</translation>
    </message>
    <message>
        <source>This game is over: there is no dungeon left to weigh.</source>
        <translation>Dieses Spiel ist vorbei: Kein Dungeon ist mehr abzuwägen.</translation>
    </message>
    <message>
        <source>%1 has noted every %2 of the game already this round.</source>
        <translation>%1 hat in dieser Runde schon alle notiert, die es gibt: %2.</translation>
    </message>
    <message>
        <source>A card is turned already: the Vorpal Sword&apos;s kind is named before the first.</source>
        <translation>Eine Karte ist schon aufgedeckt: Die Art fürs Vorpalschwert wird vor der ersten genannt.</translation>
    </message>
    <message>
        <source>Every %1 of the game has been turned already.</source>
        <translation>Schon aufgedeckt sind alle, die es gibt: %1.</translation>
    </message>
    <message>
        <source>No card is left to draw: %1 can only pass.</source>
        <translation>Keine Karte ist mehr zu ziehen: %1 kann nur passen.</translation>
    </message>
    <message>
        <source>Nobody passes in a challenge: %1 turns the cards.</source>
        <translation>In einer Herausforderung passt niemand: %1 deckt die Karten auf.</translation>
    </message>
    <message>
        <source>The %1 is off already: choose one the hero still has.</source>
        <translation>%1: schon abgenommen. Wählt etwas, das der Held noch hat.</translation>
    </message>
    <message>
        <source>The Vorpal Sword is off: there is no kind to name.</source>
        <translation>Das Vorpalschwert ist abgenommen: Keine Art ist zu nennen.</translation>
    </message>
    <message>
        <source>The Vorpal Sword is set on the %1 already.</source>
        <translation>Das Vorpalschwert gilt schon: %1.</translation>
    </message>
    <message>
        <source>The Vorpal Sword&apos;s kind is named when a challenge begins.</source>
        <translation>Die Art fürs Vorpalschwert wird am Anfang einer Herausforderung genannt.</translation>
    </message>
    <message>
        <source>The challenge is running: %1 turns the cards first.</source>
        <translation>Die Herausforderung läuft: %1 deckt zuerst die Karten auf.</translation>
    </message>
    <message>
        <source>The hero wears nothing any more: the monster goes into the dungeon.</source>
        <translation>Der Held trägt nichts mehr: Das Monster geht in den Dungeon.</translation>
    </message>
    <message>
        <source>%1 draws a card and decides, or passes.</source>
        <translation>%1 zieht eine Karte und entscheidet, oder passt.</translation>
    </message>
    <message>
        <source>%1 enters an empty dungeon.</source>
        <translation>%1 geht in einen leeren Dungeon.</translation>
    </message>
    <message>
        <source>%1 enters the dungeon: 1 card against %2 HP.</source>
        <translation>%1 geht in den Dungeon: 1 Karte gegen %2 LP.</translation>
    </message>
    <message>
        <source>%1 fails: %2 damage against %3 HP.</source>
        <translation>%1 scheitert: %2 Schaden gegen %3 LP.</translation>
    </message>
    <message>
        <source>%1 has not passed.</source>
        <translation>%1 hat nicht gepasst.</translation>
    </message>
    <message>
        <source>%1 has passed.</source>
        <translation>%1 hat gepasst.</translation>
    </message>
    <message>
        <source>%1 has survived two dungeons and wins.</source>
        <translation>%1 hat zwei Dungeons überlebt und gewinnt.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <translation>%1 ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>%1 is the last one left and wins.</source>
        <translation>%1 ist als Einziger übrig und gewinnt.</translation>
    </message>
    <message>
        <source>%1 may name a kind for the Vorpal Sword before the first card.</source>
        <translation>%1 darf vor der ersten Karte eine Art fürs Vorpalschwert nennen.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>%1 passes: no card is left to draw.</source>
        <translation>%1 passt: Keine Karte ist mehr zu ziehen.</translation>
    </message>
    <message>
        <source>%1 puts a monster into the dungeon: %2 now.</source>
        <translation>%1 legt ein Monster in den Dungeon: jetzt %2.</translation>
    </message>
    <message>
        <source>%1 survives: %2 damage against %3 HP.</source>
        <translation>%1 überlebt: %2 Schaden gegen %3 LP.</translation>
    </message>
    <message>
        <source>%1 takes the %2 off the hero: %3 HP left.</source>
        <translation>%1 nimmt dem Helden etwas ab: %2, noch %3 LP.</translation>
    </message>
    <message>
        <source>%1 turns the last card of the dungeon.</source>
        <translation>%1 deckt die letzte Karte des Dungeons auf.</translation>
    </message>
    <message>
        <source>%1 turns the top card of the dungeon: %2 left.</source>
        <translation>%1 deckt die oberste Karte des Dungeons auf: noch %2.</translation>
    </message>
    <message>
        <source>A %1 hits for %2: %3 damage so far.</source>
        <translation>%1 trifft für %2: bisher %3 Schaden.</translation>
    </message>
    <message>
        <source>A %1: the %2 stops it.</source>
        <translation>%1: aufgehalten, %2.</translation>
    </message>
    <message>
        <source>Dragon Spear</source>
        <translation>Drachenspeer</translation>
    </message>
    <message>
        <source>Holy Grail</source>
        <translation>Heiliger Gral</translation>
    </message>
    <message>
        <source>Knight Shield</source>
        <translation>Ritterschild</translation>
    </message>
    <message>
        <source>Plate Armor</source>
        <translation>Plattenrüstung</translation>
    </message>
    <message>
        <source>Put the %1 back on the hero.</source>
        <translation>Legt wieder an den Helden: %1.</translation>
    </message>
    <message>
        <source>Put the six items on the hero and shuffle the thirteen monsters.</source>
        <translation>Legt die sechs Gegenstände an den Helden und mischt die dreizehn Monster.</translation>
    </message>
    <message>
        <source>Round %1, %2 in the dungeon</source>
        <translation>Runde %1, %2 im Dungeon</translation>
    </message>
    <message>
        <source>Round %1, %2 to act</source>
        <translation>Runde %1, %2 am Zug</translation>
    </message>
    <message>
        <source>Shuffle the thirteen monsters into a new pile.</source>
        <translation>Mischt die dreizehn Monster neu.</translation>
    </message>
    <message>
        <source>Take the %1 off the hero.</source>
        <translation>Nehmt dem Helden ab: %1.</translation>
    </message>
    <message>
        <source>The Vorpal Sword is set on the %1.</source>
        <translation>Das Vorpalschwert gilt: %1.</translation>
    </message>
    <message>
        <source>Torch</source>
        <translation>Fackel</translation>
    </message>
    <message>
        <source>Turn %1&apos;s player card back from red.</source>
        <translation>Dreht die Spielerkarte von %1 zurück, weg von Rot.</translation>
    </message>
    <message>
        <source>Turn %1&apos;s player card sideways.</source>
        <translation>Dreht die Spielerkarte von %1 quer.</translation>
    </message>
    <message>
        <source>Turn %1&apos;s player card to red.</source>
        <translation>Dreht die Spielerkarte von %1 auf Rot.</translation>
    </message>
    <message>
        <source>Turn %1&apos;s player card upright again.</source>
        <translation>Dreht die Spielerkarte von %1 wieder aufrecht.</translation>
    </message>
    <message>
        <source>Vorpal Sword</source>
        <translation>Vorpalschwert</translation>
    </message>
    <message>
        <source>demon</source>
        <translation>Dämon</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>goblin</source>
        <translation>Goblin</translation>
    </message>
    <message>
        <source>golem</source>
        <translation>Golem</translation>
    </message>
    <message>
        <source>lich</source>
        <translation>Lich</translation>
    </message>
    <message>
        <source>orc</source>
        <translation>Ork</translation>
    </message>
    <message>
        <source>skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>vampire</source>
        <translation>Vampir</translation>
    </message>
    <message>
        <source>The null game</source>
        <translation>Das leere Spiel</translation>
    </message>
    <message>
        <source>%1 has %2: less than nothing is not possible.</source>
        <translation>%1 hat %2: Weniger als nichts geht nicht.</translation>
    </message>
    <message>
        <source>%1 counts: %2 → %3.</source>
        <translation>%1 zählt: %2 → %3.</translation>
    </message>
    <message>
        <source>%1 has enough and wins.</source>
        <translation>%1 hat genug und gewinnt.</translation>
    </message>
    <message>
        <source>Count up or down.</source>
        <translation>Zählt hinauf oder hinunter.</translation>
    </message>
    <message>
        <source>Set %1&apos;s number down: %3 → %4.</source>
        <translation>Setzt die Zahl von %1 herunter: %3 → %4.</translation>
    </message>
    <message>
        <source>Set %1&apos;s number up: %3 → %4.</source>
        <translation>Setzt die Zahl von %1 hinauf: %3 → %4.</translation>
    </message>
    <message>
        <source>The counting is over.</source>
        <translation>Das Zählen ist vorbei.</translation>
    </message>
    <message>
        <source>counted to the end</source>
        <translation>zu Ende gezählt</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>es wird gezählt</translation>
    </message>
    <message>
        <source>No game has begun yet: start one first.</source>
        <translation>Noch hat kein Spiel begonnen: Beginn zuerst eines.</translation>
    </message>
    <message>
        <source>The key “do” must name a command.</source>
        <translation>Der Schlüssel „do“ muss einen Befehl nennen.</translation>
    </message>
    <message>
        <source>The state has nothing at “%1”: a path is like players.0.name.</source>
        <translation>Bei „%1“ steht im Spielstand nichts: Ein Pfad sieht aus wie players.0.name.</translation>
    </message>
    <message>
        <source>There is no command “%1” in this game.</source>
        <translation>In diesem Spiel gibt es keinen Befehl „%1“.</translation>
    </message>
    <message>
        <source>This line is not one JSON object, like {&quot;do&quot;:&quot;state&quot;}.</source>
        <translation>Diese Zeile ist kein JSON-Objekt wie {&quot;do&quot;:&quot;state&quot;}.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>%1 is out of range.</source>
        <translation>%1 ist außerhalb des Bereichs.</translation>
    </message>
    <message>
        <source>%1 must be a number.</source>
        <translation>%1 muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>%1 must be one of: %2.</source>
        <translation>%1 muss eines davon sein: %2.</translation>
    </message>
    <message>
        <source>%1 must be text.</source>
        <translation>%1 muss Text sein.</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 muss true oder false sein.</translation>
    </message>
    <message>
        <source>%1 must have %2 to %3 characters, not %4.</source>
        <translation>%1 muss %2 bis %3 Zeichen haben, nicht %4.</translation>
    </message>
    <message>
        <source>%1 must be a list, like [ … ].</source>
        <translation>%1 muss eine Liste sein, wie [ … ].</translation>
    </message>
    <message>
        <source>%1 must be an object, like { … }.</source>
        <translation>%1 muss ein Objekt sein, wie { … }.</translation>
    </message>
    <message>
        <source>%1 must have %2 to %3 entries, not %4.</source>
        <translation>%1 muss %2 bis %3 Einträge haben, nicht %4.</translation>
    </message>
    <message>
        <source>%1 must hold objects, like { … }.</source>
        <translation>%1 muss Objekte enthalten, wie { … }.</translation>
    </message>
    <message>
        <source>This is not a session that Torchside exported.</source>
        <translation>Das ist keine Partie, die Torchside exportiert hat.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>%1, %2 life.</source>
        <translation>%1, %2 Leben.</translation>
    </message>
    <message>
        <source>%1, %2 poison.</source>
        <translation>%1, %2 Gift.</translation>
    </message>
    <message>
        <source>%1, %2 prestige.</source>
        <translation>%1, %2 Prestige.</translation>
    </message>
    <message>
        <source>%1, %2 HP.</source>
        <translation>%1, %2 LP.</translation>
    </message>
    <message>
        <source>Combat begins.</source>
        <translation>Der Kampf beginnt.</translation>
    </message>
    <message>
        <source>%1 fails.</source>
        <translation>%1 scheitert.</translation>
    </message>
    <message>
        <source>%1 goes into the dungeon.</source>
        <translation>%1 geht in den Dungeon.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <translation>%1 ist raus.</translation>
    </message>
    <message>
        <source>%1 is stopped.</source>
        <translation>%1, aufgehalten.</translation>
    </message>
    <message>
        <source>%1 survives.</source>
        <translation>%1 überlebt.</translation>
    </message>
    <message>
        <source>%1, %2 damage.</source>
        <translation>%1, %2 Schaden.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>Longest game, in turns</source>
        <translation>Längstes Spiel, in Zügen</translation>
    </message>
    <message>
        <source>Stories won</source>
        <translation>Gewonnene Geschichten</translation>
    </message>
    <message>
        <source>Strongest attack, in skill</source>
        <translation>Stärkster Angriff, nach Geschick</translation>
    </message>
    <message>
        <source>Success tokens</source>
        <translation>Erfolgsmarker</translation>
    </message>
    <message>
        <source>The Minion has its three stories.</source>
        <translation>Der Minion hat seine drei Geschichten.</translation>
    </message>
    <message>
        <source>You have held it back.</source>
        <translation>Du hast ihn aufgehalten.</translation>
    </message>
    <message>
        <source>stories %1 : %2</source>
        <translation>Geschichten %1 : %2</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>der Anfang</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 are level at %2 prestige</source>
        <translation>%1 liegen gleichauf mit %2 Prestige</translation>
    </message>
    <message>
        <source>%1 leads with %2 prestige</source>
        <translation>%1 führt mit %2 Prestige</translation>
    </message>
    <message>
        <source>%1 leave the caverns together.</source>
        <translation>%1 verlassen die Höhlen gemeinsam.</translation>
    </message>
    <message>
        <source>%1 leaves the caverns first.</source>
        <translation>%1 verlässt die Höhlen zuerst.</translation>
    </message>
    <message>
        <source>%1 life</source>
        <translation>%1 Leben</translation>
    </message>
    <message>
        <source>%1 prestige</source>
        <translation>%1 Prestige</translation>
    </message>
    <message>
        <source>Biggest blow</source>
        <translation>Größter Hieb</translation>
    </message>
    <message>
        <source>Hardest hit survived</source>
        <translation>Härtester überlebter Treffer</translation>
    </message>
    <message>
        <source>Highest prestige</source>
        <translation>Höchstes Prestige</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Niemand gewinnt.</translation>
    </message>
    <message>
        <source>Prestige</source>
        <translation>Prestige</translation>
    </message>
    <message>
        <source>The caverns keep everybody.</source>
        <translation>Die Höhlen behalten alle.</translation>
    </message>
    <message>
        <source>encounter %1</source>
        <translation>Begegnung %1</translation>
    </message>
    <message>
        <source>fell</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>fell in %1</source>
        <translation>gefallen: %1</translation>
    </message>
    <message>
        <source>the entrance</source>
        <translation>der Eingang</translation>
    </message>
    <message>
        <source>%1 escape from the castle.</source>
        <translation>%1 entkommen aus der Burg.</translation>
    </message>
    <message>
        <source>%1 escapes from the castle.</source>
        <translation>%1 entkommt aus der Burg.</translation>
    </message>
    <message>
        <source>%1 of %2 health</source>
        <translation>%1 von %2 LP</translation>
    </message>
    <message>
        <source>Deepest chapter</source>
        <translation>Tiefstes Kapitel</translation>
    </message>
    <message>
        <source>Hardest blow survived</source>
        <translation>Härtester überlebter Schlag</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>Longest fight won, in rounds</source>
        <translation>Längster gewonnener Kampf, in Runden</translation>
    </message>
    <message>
        <source>The castle keeps %1.</source>
        <translation>Die Burg behält %1.</translation>
    </message>
    <message>
        <source>chapter %1</source>
        <translation>Kapitel %1</translation>
    </message>
    <message>
        <source>chapter %1 of %2</source>
        <translation>Kapitel %1 von %2</translation>
    </message>
    <message>
        <source>the boss</source>
        <translation>der Boss</translation>
    </message>
    <message>
        <source>the cell</source>
        <translation>die Zelle</translation>
    </message>
    <message>
        <source>%1 win the duel together.</source>
        <translation>%1 gewinnen das Duell gemeinsam.</translation>
    </message>
    <message>
        <source>%1 wins the duel.</source>
        <translation>%1 gewinnt das Duell.</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Greatest strength</source>
        <translation>Größte Stärke</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Höchste Wertung</translation>
    </message>
    <message>
        <source>In the Prison</source>
        <translation>Im Gefängnis</translation>
    </message>
    <message>
        <source>Longest duel, in turns</source>
        <translation>Längstes Duell, in Zügen</translation>
    </message>
    <message>
        <source>Nobody wins the duel.</source>
        <translation>Niemand gewinnt das Duell.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>%1 wins the Dungeon of Mandom.</source>
        <translation>%1 gewinnt Dungeon of Mandom.</translation>
    </message>
    <message>
        <source>Deepest dungeon survived</source>
        <translation>Tiefster überlebter Dungeon</translation>
    </message>
    <message>
        <source>Dungeons failed</source>
        <translation>Im Dungeon gescheitert</translation>
    </message>
    <message>
        <source>Dungeons survived</source>
        <translation>Dungeons überlebt</translation>
    </message>
    <message>
        <source>Hero’s health</source>
        <translation>LP des Helden</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Most damage survived</source>
        <translation>Meister überlebter Schaden</translation>
    </message>
    <message>
        <source>The dungeon</source>
        <translation>Der Dungeon</translation>
    </message>
    <message>
        <source>failed once</source>
        <translation>einmal gescheitert</translation>
    </message>
    <message>
        <source>never failed</source>
        <translation>nie gescheitert</translation>
    </message>
    <message>
        <source>out in %1</source>
        <translation>raus: %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>the last one left</source>
        <translation>als Einziger übrig</translation>
    </message>
    <message>
        <source>two dungeons survived</source>
        <translation>zwei Dungeons überlebt</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>This file can&apos;t be read: it is cut off, or no file of Torchside&apos;s.</source>
        <translation>Diese Datei ist nicht lesbar: Sie ist abgeschnitten oder keine Datei von Torchside.</translation>
    </message>
    <message>
        <source>This file is damaged: it holds no list of sessions.</source>
        <translation>Diese Datei ist beschädigt: Sie enthält keine Liste von Partien.</translation>
    </message>
    <message>
        <source>This file is too large: at most %1 MB are read.</source>
        <translation>Diese Datei ist zu groß: Gelesen werden höchstens %1 MB.</translation>
    </message>
    <message>
        <source>This file was written by a newer Torchside: please update this one.</source>
        <translation>Diese Datei stammt von einem neueren Torchside: Bitte aktualisiere dieses.</translation>
    </message>
    <message>
        <source>This is nothing that Torchside exported.</source>
        <translation>Das hat Torchside nicht exportiert.</translation>
    </message>
    <message>
        <source>This is nothing that Torchside wrote: it is nested without end.</source>
        <translation>Das hat Torchside nicht geschrieben: Es ist ohne Ende verschachtelt.</translation>
    </message>
    <message>
        <source>Stories won by that side: %1. They can&apos;t become %2 by that.</source>
        <translation>Gewonnene Geschichten dieser Seite: %1. So können es nicht %2 werden.</translation>
    </message>
    <message>
        <source>Stories that the Minion has won: %1.</source>
        <translation>Geschichten, die der Minion gewonnen hat: %1.</translation>
    </message>
    <message>
        <source>Stories that you have won: %1.</source>
        <translation>Geschichten, die du gewonnen hast: %1.</translation>
    </message>
    <message>
        <source>Put tokens on the Minion&apos;s side of %1: %3 → %4.</source>
        <translation>Leg Marker auf die Seite des Minions bei %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Put tokens on your side of %1: %3 → %4.</source>
        <translation>Leg Marker auf deine Seite bei %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Put wounds on %1: %3 → %4.</source>
        <translation>Leg Wunden auf %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Stories that the Minion has won: %3 → %4.</source>
        <translation>Geschichten, die der Minion gewonnen hat: %3 → %4.</translation>
    </message>
    <message>
        <source>Stories that you have won: %3 → %4.</source>
        <translation>Geschichten, die du gewonnen hast: %3 → %4.</translation>
    </message>
    <message>
        <source>Take tokens from the Minion&apos;s side of %1: %3 → %4.</source>
        <translation>Nimm Marker von der Seite des Minions bei %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Take tokens from your side of %1: %3 → %4.</source>
        <translation>Nimm Marker von deiner Seite bei %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Take wounds off %1: %3 → %4.</source>
        <translation>Nimm Wunden von %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Protospores in play: %1. You may put attack cards on them.</source>
        <translation>Protosporen im Spiel: %1. Angriffskarten dürfen auf sie gelegt werden.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn: initiative %2.</source>
        <translation>%1 ist am Zug: Initiative %2.</translation>
    </message>
    <message>
        <source>%1 is back in the game.</source>
        <translation>%1 ist wieder im Spiel.</translation>
    </message>
    <message>
        <source>An %1 hits for %2: %3 damage so far.</source>
        <translation>%1 trifft für %2: bisher %3 Schaden.</translation>
    </message>
    <message>
        <source>An %1: the %2 stops it.</source>
        <translation>%1: aufgehalten, %2.</translation>
    </message>
    <message>
        <source>This card or deck is damaged.</source>
        <translation>Diese Karte oder dieses Deck ist beschädigt.</translation>
    </message>
    <message>
        <source>This file can&apos;t be opened.</source>
        <translation>Diese Datei lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>This game is not known here.</source>
        <translation>Dieses Spiel ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Is one of them the lowest?</source>
        <translation>Ist einer davon der niedrigste?</translation>
    </message>
    <message>
        <source>Domain %1 pays: it holds %2, the least that suffices, and is the first of %3 alike.</source>
        <translation>Domäne %1 zahlt: Sie hat %2, das Wenigste, was reicht, und ist die erste von %3 gleichen.</translation>
    </message>
    <message>
        <source>Domain %1 pays: it holds %2, the least that suffices.</source>
        <translation>Domäne %1 zahlt: Sie hat %2, das Wenigste, was reicht.</translation>
    </message>
    <message>
        <source>%1 is the only one ready.</source>
        <translation>%1 ist als einziger bereit.</translation>
    </message>
    <message>
        <source>As many commit as you can defend with, but at least one: %1 is number %2 of %3 by potential.</source>
        <translation>Eingesetzt werden so viele, wie du verteidigen kannst, mindestens einer: Dem Potenzial nach ist %1 Nummer %2 von %3.</translation>
    </message>
    <message>
        <source>The first drain plays the character of highest potential that can be paid for.</source>
        <translation>Mit der ersten Domäne kommt der Charakter mit dem höchsten Potenzial, der bezahlt werden kann.</translation>
    </message>
    <message>
        <source>The first drain has no character to play, so it plays the dearest support.</source>
        <translation>Mit der ersten Domäne lässt sich kein Charakter spielen, also kommt die teuerste Unterstützung.</translation>
    </message>
    <message>
        <source>The second drain plays the dearest support that can be paid for.</source>
        <translation>Mit der zweiten Domäne kommt die teuerste Unterstützung, die gespielt werden kann.</translation>
    </message>
    <message>
        <source>The second drain has no support to play, so it plays the next character by potential.</source>
        <translation>Mit der zweiten Domäne lässt sich keine Unterstützung spielen, also kommt der nächste Charakter nach Potenzial.</translation>
    </message>
    <message>
        <source>It comes as soon as it can be paid for.</source>
        <translation>Es kommt im ersten Augenblick, in dem es bezahlt werden kann.</translation>
    </message>
    <message>
        <source>It comes in the Minion&apos;s operations.</source>
        <translation>Es kommt in den Operationen des Minions.</translation>
    </message>
    <message>
        <source>It comes when a character of the Minion&apos;s would be wounded.</source>
        <translation>Es kommt, wenn ein Charakter des Minions verwundet würde.</translation>
    </message>
    <message>
        <source>It comes when a character of the Minion&apos;s would go insane.</source>
        <translation>Es kommt, wenn ein Charakter des Minions wahnsinnig würde.</translation>
    </message>
    <message>
        <source>It comes when a story is won.</source>
        <translation>Es kommt, wenn eine Geschichte gewonnen wird.</translation>
    </message>
    <message>
        <source>It comes when the Minion commits.</source>
        <translation>Es kommt, wenn der Minion Charaktere einsetzt.</translation>
    </message>
    <message>
        <source>It comes when the Minion has lost a struggle.</source>
        <translation>Es kommt, wenn der Minion einen Kampf verloren hat.</translation>
    </message>
    <message>
        <source>It comes when you commit.</source>
        <translation>Es kommt, wenn du Charaktere einsetzt.</translation>
    </message>
    <message>
        <source>It costs %1: domain %2 is free and pays for it.</source>
        <translation>Es kostet %1: Domäne %2 ist frei und zahlt dafür.</translation>
    </message>
    <message>
        <source>It costs %1: the Events Domain is free and pays for it.</source>
        <translation>Es kostet %1: Die Ereignisdomäne ist frei und zahlt dafür.</translation>
    </message>
    <message>
        <source>It costs %1: no free domain holds that much now.</source>
        <translation>Es kostet %1: Die Ereignisdomäne oder eine andere muss frei sein und so viel haben. Zurzeit hat keine so viel.</translation>
    </message>
    <message>
        <source>It costs X: you say what is paid when it comes.</source>
        <translation>Es kostet X: Du sagst, was bezahlt wird, wenn es kommt.</translation>
    </message>
    <message>
        <source>It costs nothing.</source>
        <translation>Es kostet nichts.</translation>
    </message>
    <message>
        <source>It is in the set that fills the domains best, and comes first by priority.</source>
        <translation>Sie gehört zum Satz, der die Domänen am besten füllt, und kommt nach Priorität zuerst.</translation>
    </message>
    <message>
        <source>It waits until you call it valid. You are asked each turn in which the Minion can pay for it.</source>
        <translation>Es wartet, bis du es gültig nennst: Du wirst in jedem Zug des Minions gefragt, in dem es bezahlt werden kann.</translation>
    </message>
    <message>
        <source>Its moment has come.</source>
        <translation>Sein Augenblick ist da.</translation>
    </message>
    <message>
        <source>Of the %1 ready, the first by potential commits, then every second one: %2 is number %3.</source>
        <translation>Von %1 bereiten wird der erste nach Potenzial eingesetzt und dann jeder zweite: %2 ist Nummer %3.</translation>
    </message>
    <message>
        <source>The insane character of highest printed potential is restored.</source>
        <translation>Von seinen wahnsinnigen Charakteren wird der mit dem höchsten aufgedruckten Potenzial geheilt.</translation>
    </message>
    <message>
        <source>The insane character of highest priority is restored.</source>
        <translation>Von seinen wahnsinnigen Charakteren wird der mit der höchsten Priorität geheilt.</translation>
    </message>
    <message>
        <source>Of the events due, the dearest comes first, then by name.</source>
        <translation>Von den fälligen Ereignissen kommt das teuerste zuerst, dann geht es nach Namen.</translation>
    </message>
    <message>
        <source>Whoever is ready defends: %1 is number %2 of %3 by potential.</source>
        <translation>Wer bereit ist, verteidigt: Dem Potenzial nach ist %1 Nummer %2 von %3.</translation>
    </message>
    <message>
        <source>You called it valid.</source>
        <translation>Du hast es gültig genannt.</translation>
    </message>
    <message>
        <source>You called it valid: it comes as soon as its text allows.</source>
        <translation>Du hast es gültig genannt: Es kommt, sobald sein Text es zulässt.</translation>
    </message>
    <message>
        <source>The Minion plays nothing more by itself. Choose a card of cost X and what it pays, or go on.</source>
        <translation>Von selbst spielt der Minion nichts mehr. Wähl eine Karte mit Kosten X samt Kosten, oder bestätige, um weiterzugehen.</translation>
    </message>
    <message>
        <source>%1 goes before %2: you chose it.</source>
        <translation>%1 geht vor %2: Du hast so gewählt.</translation>
    </message>
    <message>
        <source>%1 goes before the other of that name: it came up first.</source>
        <translation>%1 geht vor der anderen dieses Namens: Sie kam zuerst.</translation>
    </message>
    <message>
        <source>%1 is in the set too: its turn will come.</source>
        <translation>%1 gehört auch zum Satz und kommt noch dran.</translation>
    </message>
    <message>
        <source>icons</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Another kind of card goes first at drain %1: a character, before %2.</source>
        <translation>Mit Domäne %1 kommt eine andere Kartenart zuerst: ein Charakter, vor %2.</translation>
    </message>
    <message>
        <source>Another kind of card goes first at drain %1: a support, before %2.</source>
        <translation>Mit Domäne %1 kommt eine andere Kartenart zuerst: eine Unterstützung, vor %2.</translation>
    </message>
    <message>
        <source>Left at home it would come to less.</source>
        <translation>Bliebe er zu Hause, käme weniger heraus.</translation>
    </message>
    <message>
        <source>With it at best %1 in all, without it %2.</source>
        <translation>Mit ihr im besten Fall %1 zusammen, ohne sie %2.</translation>
    </message>
    <message>
        <source>With it the set would be as good, %1 in all; priority decides.</source>
        <translation>Mit ihr wäre der Satz gleich gut, %1 zusammen; die Priorität entscheidet.</translation>
    </message>
    <message>
        <source>Domain %1 with %2: %3 in all.</source>
        <translation>Domäne %1 mit %2: %3 zusammen.</translation>
    </message>
    <message>
        <source>%1 waits for somebody to carry it.</source>
        <translation>%1 wartet auf jemanden, der sie trägt.</translation>
    </message>
    <message>
        <source>The set: %1; %2 in all.</source>
        <translation>Der Satz: %1; %2 zusammen.</translation>
    </message>
    <message>
        <source>What comes of it for the Minion: stories +%1, tokens +%2; for you: stories +%3, tokens +%4. Lost: %5. Sent: %6.</source>
        <translation>Was dabei herauskommt, für den Minion: Geschichten +%1, Marker +%2; für dich: Geschichten +%3, Marker +%4. Verloren: %5. Geschickt: %6.</translation>
    </message>
    <message>
        <source>Could the event %1 be played this turn as the table stands?</source>
        <translation>Könnte das Ereignis %1 in diesem Zug gespielt werden, so wie der Tisch aussieht?</translation>
    </message>
    <message>
        <source>The Minion begins.</source>
        <translation>Der Minion beginnt.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Du beginnst.</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Initiative for the looting</source>
        <translation>Initiative fürs Plündern</translation>
    </message>
    <message>
        <source>Initiative for the next round</source>
        <translation>Initiative für die nächste Runde</translation>
    </message>
    <message>
        <source>%1 is the Loner.</source>
        <translation>%1 ist Einzelgänger.</translation>
    </message>
    <message>
        <source>%1 is the lesser.</source>
        <translation>%1 ist der Schwächere.</translation>
    </message>
    <message>
        <source>A %1 hits for %2.</source>
        <translation>%1 trifft für %2.</translation>
    </message>
    <message>
        <source>An %1 hits for %2.</source>
        <translation>%1 trifft für %2.</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>It needs a name first.</source>
        <translation>Es braucht zuerst einen Namen.</translation>
    </message>
    <message>
        <source>Say first who it is.</source>
        <translation>Sag zuerst, wer es ist.</translation>
    </message>
    <message>
        <source>Something is still open here.</source>
        <translation>Hier ist noch etwas offen.</translation>
    </message>
    <message>
        <source>That number can’t be.</source>
        <translation>Diese Zahl kann nicht sein.</translation>
    </message>
    <message>
        <source>An attack goes to a token or to one of the foes, not to both.</source>
        <translation>Ein Angriff gilt einem Marker oder einem der Gegner, nicht beiden.</translation>
    </message>
    <message>
        <source>Attacks go to one of the Hivemind&apos;s tokens: say which.</source>
        <translation>Angriffe gelten einem der Marker des Hivemind: Sag, welchem.</translation>
    </message>
    <message>
        <source>This attack has been halved or doubled already: once is all.</source>
        <translation>Dieser Angriff ist schon halbiert oder verdoppelt: Das geht nur einmal.</translation>
    </message>
    <message>
        <source>The barrier is down: %1 raises it at the end of the round and strikes nobody.</source>
        <translation>Die Barriere ist unten: %1 richtet sie am Ende der Runde auf und trifft niemanden.</translation>
    </message>
    <message>
        <source>Foe %1 has fallen already: name one that stands.</source>
        <translation>Gegner %1 ist schon gefallen: Nenne einen, der noch steht.</translation>
    </message>
    <message>
        <source>Give as many lives as there are dead: %1 (%2).</source>
        <translation>Gib so viele Lebenswerte an, wie es Tote gibt: %1 (%2).</translation>
    </message>
    <message>
        <source>Give one life for all of them, or one for each: not both.</source>
        <translation>Gib einen Lebenswert für alle an oder einen für jeden: nicht beides.</translation>
    </message>
    <message>
        <source>No skeletons or fallen stand here now: leave the foe out.</source>
        <translation>Hier stehen gerade keine Skelette oder Gefallenen: Lass den Gegner weg.</translation>
    </message>
    <message>
        <source>Several stand here: say which of them is meant.</source>
        <translation>Hier stehen mehrere: Sag, wer gemeint ist.</translation>
    </message>
    <message>
        <source>The Lich itself comes next, alone: give its life.</source>
        <translation>Als Nächstes kommt der Lich selbst, allein: Gib sein Leben an.</translation>
    </message>
    <message>
        <source>The Lich itself comes next: give its life.</source>
        <translation>Als Nächstes kommt der Lich selbst: Gib sein Leben an.</translation>
    </message>
    <message>
        <source>The fallen come next: give one life for all of them, or one for each in the order of their seats.</source>
        <translation>Als Nächstes kommen die Gefallenen: Gib einen Lebenswert für alle an oder einen für jeden in der Reihenfolge der Plätze.</translation>
    </message>
    <message>
        <source>There is no foe %1 here: they go from 1 to %2.</source>
        <translation>Hier gibt es keinen Gegner %1: Sie gehen von 1 bis %2.</translation>
    </message>
    <message>
        <source>This stage is not done: some of them still stand.</source>
        <translation>Dieser Abschnitt ist nicht geschafft: Einige stehen noch.</translation>
    </message>
    <message>
        <source>Give the life that the potion restores, or name a potion.</source>
        <translation>Gib das Leben an, das der Trank bringt, oder nenne einen Trank.</translation>
    </message>
    <message>
        <source>Only tokens of the Hivemind split: token %1 is another.</source>
        <translation>Nur Marker des Hivemind teilen sich: Marker %1 ist ein anderer.</translation>
    </message>
    <message>
        <source>The new token stands before somebody: name that player.</source>
        <translation>Der neue Marker steht vor jemandem: Nenne diese Person.</translation>
    </message>
    <message>
        <source>Tokens are added, or one splits: give add or split.</source>
        <translation>Marker kommen dazu, oder einer teilt sich: Gib add oder split an.</translation>
    </message>
    <message>
        <source>%1 {1:gives back one poison token|give back one poison token each}.</source>
        <translation>%1 {1:gibt|geben je} einen Giftmarker zurück.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t attack this round: its barrier goes up again when the round ends.</source>
        <translation>%1 greift diese Runde nicht an: am Rundenende steht die Barriere wieder.</translation>
    </message>
    <message>
        <source>%1 then {1:gives back one poison token|give back one poison token each}.</source>
        <translation>%1 {1:gibt|geben} danach {1:|je }einen Giftmarker zurück.</translation>
    </message>
    <message>
        <source>%1, the Wereboar, wins only when everybody else is dead. Prestige doesn&apos;t count.</source>
        <translation>%1, der Werkeiler, gewinnt nur, wenn alle anderen tot sind. Prestige zählt nicht.</translation>
    </message>
    <message>
        <source>All the fallen are beaten: enter the life of the Lich.</source>
        <translation>Alle Gefallenen sind besiegt: Gib das Leben des Lichs ein.</translation>
    </message>
    <message>
        <source>Discard what you like, then draw back up to your hand limit (usually %1).</source>
        <translation>Werft ab, was ihr wollt, und zieht bis zum Handlimit nach (meist %1).</translation>
    </message>
    <message>
        <source>No token of the Hivemind is left: close the encounter.</source>
        <translation>Kein Marker des Hivemind ist übrig: Schließt die Begegnung ab.</translation>
    </message>
    <message>
        <source>Nobody is dead, so no fallen rise: enter the life of the Lich.</source>
        <translation>Niemand ist tot, also erhebt sich kein Gefallener: Gib das Leben des Lichs ein.</translation>
    </message>
    <message>
        <source>Over your hand limit (usually %1)? Discard down to it at once.</source>
        <translation>Über dem Handlimit (meist %1)? Dann sofort darauf abwerfen.</translation>
    </message>
    <message>
        <source>Take initiative card %1 out before the next draw.</source>
        <translation>Nehmt vor dem nächsten Ziehen die Initiativekarte %1 heraus.</translation>
    </message>
    <message>
        <source>Take initiative cards %1 out before the next draw.</source>
        <translation>Nehmt vor dem nächsten Ziehen die Initiativekarten %1 heraus.</translation>
    </message>
    <message>
        <source>The fallen rise next: enter a life for %1.</source>
        <translation>Als Nächstes erheben sich die Gefallenen: Gib Leben ein für %1.</translation>
    </message>
    <message>
        <source>%1 must deal at least 1 or lose the turn: last round&apos;s number 1 dealt nothing.</source>
        <translation>%1 muss mindestens 1 Schaden machen, sonst ist der Zug verloren: Die Nummer 1 der letzten Runde hat keinen gemacht.</translation>
    </message>
    <message>
        <source>%1 showed %2, but needed %3: the turn is lost unless a card raises it.</source>
        <translation>%1 hat %2 gezeigt, nötig war %3: Der Zug ist verloren, außer eine Karte hebt ihn an.</translation>
    </message>
    <message>
        <source>Say which skeleton each attack hits. Life left: %1.</source>
        <translation>Sagt bei jedem Angriff, welches Skelett er trifft. Leben: %1.</translation>
    </message>
    <message>
        <source>Put your attack card on a token: one of yours, or one of somebody who asks for help.</source>
        <translation>Legt die Angriffskarte auf einen Marker: einen eigenen oder den von jemandem, der um Hilfe bittet.</translation>
    </message>
    <message>
        <source>This is the Lich itself: only killing it earns the prestige and the bonus.</source>
        <translation>Der Lich selbst: Nur sein eigener Tod bringt das Prestige und den Bonus.</translation>
    </message>
    <message>
        <source>The fallen draw no initiative. They attack at the end of the round. Life left: %1.</source>
        <translation>Die Gefallenen ziehen keine Initiative und greifen am Ende der Runde an; übriges Leben: %1.</translation>
    </message>
    <message>
        <source>%1 dies: initiative card %2 leaves the game with the next draw.</source>
        <translation>%1 stirbt: Mit dem nächsten Ziehen verlässt die Initiativekarte %2 das Spiel.</translation>
    </message>
    <message>
        <source>%1 has drunk “%2”: it leaves the table.</source>
        <translation>%1 hat „%2“ getrunken: Der Trank verlässt den Tisch.</translation>
    </message>
    <message>
        <source>%1 hits %2 for %3.</source>
        <translation>%1 trifft %2 mit %3.</translation>
    </message>
    <message>
        <source>%1 raises the barrier again, and does nothing else.</source>
        <translation>%1 richtet die Barriere wieder auf und tut sonst nichts.</translation>
    </message>
    <message>
        <source>%1 shed one poison each: give a token back.</source>
        <translation>Je ein Gift verlieren %1: Gebt einen Marker zurück.</translation>
    </message>
    <message>
        <source>%1 sheds one poison: give a token back.</source>
        <translation>%1 verliert ein Gift: Gib einen Marker zurück.</translation>
    </message>
    <message>
        <source>%1 shows %2, but %3 was needed: the turn is lost and the card discarded.</source>
        <translation>%1 zeigt %2, nötig war %3: Der Zug ist verloren und die Karte abgeworfen.</translation>
    </message>
    <message>
        <source>%1 uses “%2”: it leaves the table.</source>
        <translation>%1 verbraucht „%2“: Die Karte verlässt den Tisch.</translation>
    </message>
    <message>
        <source>A card on %1&apos;s discarded attack: %2 → %3.</source>
        <translation>Eine Karte auf den abgeworfenen Angriff von %1: %2 → %3.</translation>
    </message>
    <message>
        <source>Hivemind</source>
        <translation>Hivemind</translation>
    </message>
    <message>
        <source>Now come the fallen.</source>
        <translation>Jetzt kommen die Gefallenen.</translation>
    </message>
    <message>
        <source>Something else deals %2 damage to %1.</source>
        <translation>Etwas anderes nimmt %2 Leben: %1.</translation>
    </message>
    <message>
        <source>The blow falls short: it does not fell %1.</source>
        <translation>Der Schlag reicht nicht, er fällt nicht: %1.</translation>
    </message>
    <message>
        <source>The fallen %1 is beaten by %2.</source>
        <translation>%2 besiegt den Gefallenen: %1.</translation>
    </message>
    <message>
        <source>The fallen %1 is beaten.</source>
        <translation>Besiegt ist der Gefallene: %1.</translation>
    </message>
    <message>
        <source>The fallen rise. Life: %1.</source>
        <translation>Die Gefallenen stehen da, mit Leben: %1.</translation>
    </message>
    <message>
        <source>foe %1</source>
        <translation>Gegner %1</translation>
    </message>
    <message>
        <source>the fallen %1</source>
        <translation>der Gefallene %1</translation>
    </message>
    <message>
        <source>Everything else stays as it lies.</source>
        <translation>Alles andere bleibt, wie es liegt.</translation>
    </message>
    <message>
        <source>You won the arcane struggle at %1: choose who is readied, %2.</source>
        <translation>Du hast den Arkan-Wettstreit bei %1 gewonnen: Wähl, wer bereit gemacht wird, %2.</translation>
    </message>
    <message>
        <source>A card of cost X</source>
        <translation>Eine Karte mit Kosten X</translation>
    </message>
    <message>
        <source>A new story</source>
        <translation>Eine neue Geschichte</translation>
    </message>
    <message>
        <source>A story is won</source>
        <translation>Eine Geschichte ist gewonnen</translation>
    </message>
    <message>
        <source>Before the Minion commits</source>
        <translation>Bevor der Minion einsetzt</translation>
    </message>
    <message>
        <source>The Minion commits</source>
        <translation>Der Minion setzt ein</translation>
    </message>
    <message>
        <source>The Minion defends</source>
        <translation>Der Minion verteidigt</translation>
    </message>
    <message>
        <source>The Minion draws</source>
        <translation>Der Minion zieht</translation>
    </message>
    <message>
        <source>The Minion needs somebody</source>
        <translation>Der Minion braucht jemanden</translation>
    </message>
    <message>
        <source>The Minion plays an event</source>
        <translation>Der Minion spielt ein Ereignis</translation>
    </message>
    <message>
        <source>The Minion refreshes</source>
        <translation>Der Minion frischt auf</translation>
    </message>
    <message>
        <source>The Minion’s first hand</source>
        <translation>Die erste Hand des Minions</translation>
    </message>
    <message>
        <source>The Minion’s resource</source>
        <translation>Die Ressource des Minions</translation>
    </message>
    <message>
        <source>The Minion’s scout</source>
        <translation>Der Späher des Minions</translation>
    </message>
    <message>
        <source>The events pool</source>
        <translation>Der Ereignisvorrat</translation>
    </message>
    <message>
        <source>The third domain</source>
        <translation>Die dritte Domäne</translation>
    </message>
    <message>
        <source>Which of the Minion’s equals?</source>
        <translation>Welcher von den Gleichen des Minions?</translation>
    </message>
    <message>
        <source>You defend</source>
        <translation>Du verteidigst</translation>
    </message>
    <message>
        <source>You have lost a struggle</source>
        <translation>Du hast einen Wettstreit verloren</translation>
    </message>
    <message>
        <source>You have won a struggle</source>
        <translation>Du hast einen Wettstreit gewonnen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>%1 goes to %2. Your icons there: %3, your tokens: %4.</source>
        <translation>%1 geht zu %2. Deine Symbole dort: %3, deine Marker: %4.</translation>
    </message>
    <message>
        <source>Fully equal: %1. Choose by their texts, or confirm.</source>
        <translation>Völlig gleich: %1. Wähl nach ihren Texten, oder bestätige.</translation>
    </message>
    <message>
        <source>Among equal stories, the one nearest the Deep comes first.</source>
        <translation>Von Geschichten, die darin gleich sind, kommt zuerst, welche der Tiefe am nächsten liegt.</translation>
    </message>
    <message>
        <source>%1 is not attached to one of the Minion&apos;s own characters.</source>
        <translation>%1 wird an keinen eigenen Charakter des Minions angelegt.</translation>
    </message>
    <message>
        <source>Nothing is attached here: leave it out.</source>
        <translation>Hier wird nichts angelegt: Lass es weg.</translation>
    </message>
    <message>
        <source>%1 is exhausted and can&apos;t be sent.</source>
        <translation>%1 ist erschöpft und kann nicht geschickt werden.</translation>
    </message>
    <message>
        <source>%1 is insane and can&apos;t be sent.</source>
        <translation>%1 ist wahnsinnig und kann nicht geschickt werden.</translation>
    </message>
    <message>
        <source>Say what changes on %1.</source>
        <translation>Sag, was sich an %1 ändert.</translation>
    </message>
    <message>
        <source>There is no %1 among your characters.</source>
        <translation>Unter deinen Charakteren ist kein %1.</translation>
    </message>
    <message>
        <source>At %1 the Minion won the %2 struggle. Its icons: %3, yours: %4.</source>
        <translation>Bei %1 hat der Minion den Wettstreit %2 gewonnen. Seine Symbole: %3, deine: %4.</translation>
    </message>
    <message>
        <source>At %1 you won the %2 struggle. Your icons: %3, the Minion&apos;s: %4.</source>
        <translation>Bei %1 hast du den Wettstreit %2 gewonnen. Deine Symbole: %3, die des Minions: %4.</translation>
    </message>
    <message>
        <source>Nobody is left attacking %1, so it isn&apos;t resolved.</source>
        <translation>Bei %1 greift niemand mehr an: Die Geschichte wird nicht abgehandelt.</translation>
    </message>
    <message>
        <source>Equal in everything: %1. You choose.</source>
        <translation>In allem gleich: %1. Du wählst.</translation>
    </message>
    <message>
        <source>Wounds on your %1: %2.</source>
        <translation>Wunden auf deinem Charakter %1: %2.</translation>
    </message>
    <message>
        <source>You choose who is readied.</source>
        <translation>Du wählst, wer bereit gemacht wird.</translation>
    </message>
    <message>
        <source>Your %1 has other numbers now.</source>
        <translation>Dein Charakter %1 hat jetzt andere Werte.</translation>
    </message>
    <message>
        <source>Your %1 is now called %2.</source>
        <translation>Dein Charakter %1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>Your %1 is exhausted.</source>
        <translation>Dein Charakter %1 ist erschöpft.</translation>
    </message>
    <message>
        <source>Your %1 is gone.</source>
        <translation>Dein Charakter %1 ist fort.</translation>
    </message>
    <message>
        <source>Your %1 is insane.</source>
        <translation>Dein Charakter %1 ist wahnsinnig.</translation>
    </message>
    <message>
        <source>Your %1 is ready.</source>
        <translation>Dein Charakter %1 ist bereit.</translation>
    </message>
    <message>
        <source>Commit your %1.</source>
        <translation>Setz deinen Charakter ein: %1.</translation>
    </message>
    <message>
        <source>Exhaust your %1.</source>
        <translation>Erschöpfe deinen Charakter %1.</translation>
    </message>
    <message>
        <source>No longer committed: your %1.</source>
        <translation>Nicht mehr eingesetzt: dein Charakter %1.</translation>
    </message>
    <message>
        <source>Put wounds on your %1: %3 → %4.</source>
        <translation>Leg Wunden auf deinen Charakter %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Put your %1 into play.</source>
        <translation>Bring deinen Charakter %1 ins Spiel.</translation>
    </message>
    <message>
        <source>Ready your %1.</source>
        <translation>Mach deinen Charakter %1 bereit.</translation>
    </message>
    <message>
        <source>Take wounds off your %1: %3 → %4.</source>
        <translation>Nimm Wunden von deinem Charakter %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Take your %1 out of play.</source>
        <translation>Nimm deinen Charakter %1 aus dem Spiel.</translation>
    </message>
    <message>
        <source>Turn your %1 face down: insane.</source>
        <translation>Dreh deinen Charakter %1 um, verdeckt: wahnsinnig.</translation>
    </message>
    <message>
        <source>Turn your %1 face up: sane.</source>
        <translation>Dreh deinen Charakter %1 um, offen: geistig gesund.</translation>
    </message>
    <message>
        <source>one of yours with skill %1</source>
        <translation>einer von deinen mit Geschick %1</translation>
    </message>
    <message>
        <source>your %1</source>
        <translation>dein Charakter %1</translation>
    </message>
    <message>
        <source>“%1” does not lie on the table: nothing does.</source>
        <translation>„%1“ liegt nicht auf dem Tisch: Dort liegt nichts.</translation>
    </message>
    <message>
        <source>%1 has not rolled in this round: there is no roll to correct.</source>
        <translation>%1 hat in dieser Runde nicht gewürfelt: Es gibt keinen Wurf zu korrigieren.</translation>
    </message>
    <message>
        <source>%1 lie on the table for anybody, until the next card is turned.</source>
        <translation>Für alle auf dem Tisch, bis die nächste Karte umgedreht wird: %1.</translation>
    </message>
    <message>
        <source>%1 lies on the table for anybody, until the next card is turned.</source>
        <translation>Für alle auf dem Tisch, bis die nächste Karte umgedreht wird: %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 lays “%2” on the table.</source>
        <translation>%1 legt „%2“ auf den Tisch.</translation>
    </message>
    <message>
        <source>%1 takes “%2” up from the table.</source>
        <translation>%1 nimmt „%2“ vom Tisch auf.</translation>
    </message>
    <message>
        <source>%1’s roll is corrected to %2</source>
        <translation>Wurf von %1 korrigiert auf %2</translation>
    </message>
    <message>
        <source>“%1” stays behind on the table.</source>
        <translation>„%1“ bleibt auf dem Tisch zurück.</translation>
    </message>
    <message>
        <source>Lay “%1” on the table again.</source>
        <translation>Legt „%1“ wieder auf den Tisch.</translation>
    </message>
    <message>
        <source>Take “%1” up from the table.</source>
        <translation>Nehmt „%1“ vom Tisch auf.</translation>
    </message>
    <message>
        <source>Tower of Havoc</source>
        <translation>Tower of Havoc</translation>
    </message>
    <message>
        <source>Tower of Knowledge</source>
        <translation>Tower of Knowledge</translation>
    </message>
    <message>
        <source>%1 does not stand with %2.</source>
        <translation>%1 ist bei %2 nicht angeheftet.</translation>
    </message>
    <message>
        <source>%1 stands with %2 already.</source>
        <translation>%1 ist bei %2 schon angeheftet.</translation>
    </message>
    <message>
        <source>A clock is either set or paused: give the minutes, or pause alone.</source>
        <translation>Eine Uhr wird gestellt oder angehalten: entweder die Minuten oder nur die Pause.</translation>
    </message>
    <message>
        <source>How many minutes may the game take: 1 to 600?</source>
        <translation>Wie viele Minuten darf das Spiel dauern: 1 bis 600?</translation>
    </message>
    <message>
        <source>No clock runs: say first how many minutes the game may take.</source>
        <translation>Es läuft keine Uhr: Sagt erst, wie viele Minuten das Spiel dauern darf.</translation>
    </message>
    <message>
        <source>Turn %1 is over already: this is turn %2.</source>
        <translation>Zug %1 ist schon vorbei: Dies ist Zug %2.</translation>
    </message>
    <message>
        <source>%1 took %2 of the Loner’s characters in this turn, %3 %4: characters come before henchmen, so %1 is asked first.</source>
        <translation>%1 hat dem Einzelgänger in diesem Zug mehr Charaktere genommen (%2) als %3 (%4). Charaktere zählen vor Handlangern: Zuerst wird %1 gefragt.</translation>
    </message>
    <message>
        <source>%1 has Avindel: he passes the Stealth challenge of the Main Gate by himself.</source>
        <translation>%1 hat Avindel: Er besteht die Stealth-Prüfung am Main Gate von selbst.</translation>
    </message>
    <message>
        <source>%1 has Baron von Krule: his plan strikes %2.</source>
        <translation>%1 hat Baron von Krule: Sein Plan trifft %2.</translation>
    </message>
    <message>
        <source>%1 has Big Herr: one card more does not take him on with the marker, an Amaze does.</source>
        <translation>%1 hat Big Herr: Eine Karte mehr bringt ihn nicht mit dem Marker weiter, ein Amaze schon.</translation>
    </message>
    <message>
        <source>%1 has Devon Regal: his gift opens the one base in play.</source>
        <translation>%1 hat Devon Regal: Seine Gabe öffnet die eine Basis im Spiel.</translation>
    </message>
    <message>
        <source>%1 has Lith Favor: +1 in the Lith Alliance and in Lith Strategica.</source>
        <translation>%1 hat Lith Favor: +1 in der Lith Alliance und in Lith Strategica.</translation>
    </message>
    <message>
        <source>%1 has Mr. Catskill: killed characters of an ally bring him bonuses, too.</source>
        <translation>%1 hat Mr. Catskill: Auch getötete Charaktere eines Verbündeten bringen ihm Boni.</translation>
    </message>
    <message>
        <source>%1 has Mudgepus: he works with the one HQ.</source>
        <translation>%1 hat Mudgepus: Er wirkt mit dem einen HQ.</translation>
    </message>
    <message>
        <source>%1 has TiAx: if his target becomes an ally, he gets another one.</source>
        <translation>%1 hat TiAx: Wird sein Ziel ein Verbündeter, bekommt er ein anderes.</translation>
    </message>
    <message>
        <source>%1 has Wallard Blatt: each time he is killed counts as a defeat anew.</source>
        <translation>%1 hat Wallard Blatt: Jedes Mal, wenn er getötet wird, zählt von Neuem.</translation>
    </message>
    <message>
        <source>%1 has a Pet: if its target becomes an ally, somebody else gets it.</source>
        <translation>%1 hat ein Haustier: Wird sein Ziel ein Verbündeter, bekommt es jemand anders.</translation>
    </message>
    <message>
        <source>%1 has the Redoubt Cube: it works with the one HQ.</source>
        <translation>%1 hat den Redoubt Cube: Er wirkt mit dem einen HQ.</translation>
    </message>
    <message>
        <source>A Pet</source>
        <translation>Ein Haustier</translation>
    </message>
    <message>
        <source>Avindel</source>
        <translation>Avindel</translation>
    </message>
    <message>
        <source>Baron von Krule</source>
        <translation>Baron von Krule</translation>
    </message>
    <message>
        <source>Big Herr</source>
        <translation>Big Herr</translation>
    </message>
    <message>
        <source>Devon Regal</source>
        <translation>Devon Regal</translation>
    </message>
    <message>
        <source>Lith Favor</source>
        <translation>Lith Favor</translation>
    </message>
    <message>
        <source>Mr. Catskill</source>
        <translation>Mr. Catskill</translation>
    </message>
    <message>
        <source>Mudgepus</source>
        <translation>Mudgepus</translation>
    </message>
    <message>
        <source>The Redoubt Cube</source>
        <translation>Redoubt Cube</translation>
    </message>
    <message>
        <source>TiAx</source>
        <translation>TiAx</translation>
    </message>
    <message>
        <source>Time is up: end the game with this turn.</source>
        <translation>Die Zeit ist um: Beendet das Spiel mit diesem Zug.</translation>
    </message>
    <message>
        <source>Time is up: the game ends once the change of sides is settled.</source>
        <translation>Die Zeit ist um: Das Spiel endet, wenn der Seitenwechsel geklärt ist.</translation>
    </message>
    <message>
        <source>Time is up: the game ends with the first Loner’s turn in which the Loner loses nobody.</source>
        <translation>Die Zeit ist um: Das Spiel endet mit dem ersten Zug des Einzelgängers, in dem er niemanden verliert.</translation>
    </message>
    <message>
        <source>Wallard Blatt</source>
        <translation>Wallard Blatt</translation>
    </message>
    <message>
        <source>%1 is no longer pinned to %2.</source>
        <translation>%1 ist nicht mehr bei %2 angeheftet.</translation>
    </message>
    <message>
        <source>%1 is pinned to %2.</source>
        <translation>%1 ist bei %2 angeheftet.</translation>
    </message>
    <message>
        <source>The clock goes on.</source>
        <translation>Die Uhr läuft weiter.</translation>
    </message>
    <message>
        <source>The clock is paused.</source>
        <translation>Die Uhr steht.</translation>
    </message>
    <message>
        <source>The clock is set to %1 minutes.</source>
        <translation>Die Uhr ist auf %1 Minuten gestellt.</translation>
    </message>
    <message>
        <source>The clock is set to one minute.</source>
        <translation>Die Uhr ist auf eine Minute gestellt.</translation>
    </message>
    <message>
        <source>“%1” does not lie on the table; what does: %2.</source>
        <translation>„%1“ liegt nicht auf dem Tisch, wohl aber: %2.</translation>
    </message>
    <message>
        <source>%1 card{1:|s} for %2</source>
        <translation>%1 {1:Karte|Karten} für %2</translation>
    </message>
    <message>
        <source>It has %1 resource{1:|s} now.</source>
        <translation>Sie hat jetzt %1 {1:Ressource|Ressourcen}.</translation>
    </message>
    <message>
        <source>“%1” could be %2 card{2:|s}: name one by its id.</source>
        <translation>„%1“ {2:könnte|könnten} %2 {2:Karte|Karten} sein: Nenn eine mit ihrer Nummer.</translation>
    </message>
    <message>
        <source>Draw %1 card{1:|s} for the Minion. Events go to the pool.</source>
        <translation>Zieh %1 {1:Karte|Karten} für den Minion. Ereignisse kommen in den Vorrat.</translation>
    </message>
    <message>
        <source>%1 goes to %2, where the Minion has %3 token{3:|s}.</source>
        <translation>%1 geht zu %2, wo der Minion %3 Marker hat.</translation>
    </message>
    <message>
        <source>The Minion has %1 domain{1:|s}: there are no more.</source>
        <translation>Der Minion hat %1 {1:Domäne|Domänen}: Mehr gibt es nicht.</translation>
    </message>
    <message>
        <source>The domain has %1 resource{1:|s}: {1:it|they} can&apos;t become %2.</source>
        <translation>Die Domäne hat %1 {1:Ressource|Ressourcen}: Es können nicht %2 werden.</translation>
    </message>
    <message>
        <source>There {1:is|are} %1 token{1:|s} of that side at %2: {1:it|they} can&apos;t become %3 by that.</source>
        <translation>Diese Seite hat %1 Marker bei %2: Es können nicht %3 werden.</translation>
    </message>
    <message>
        <source>The Minion draws exactly %1 card{1:|s} here, not %2.</source>
        <translation>Der Minion zieht hier genau %1 {1:Karte|Karten}, nicht %2.</translation>
    </message>
    <message>
        <source>There {1:is|are} %1 deck{1:|s} “%2”: give the cards in deck instead.</source>
        <translation>Es gibt %1 {1:Deck|Decks} „%2“: Gib stattdessen die Karten im Deck an.</translation>
    </message>
    <message>
        <source>%1 has %2 resource{2:|s} and is drained.</source>
        <translation>%1 hat %2 {2:Ressource|Ressourcen} und ist geleert.</translation>
    </message>
    <message>
        <source>%1 has %2 resource{2:|s}.</source>
        <translation>%1 hat %2 {2:Ressource|Ressourcen}.</translation>
    </message>
    <message>
        <source>%1 {1:is|are} now called %2.</source>
        <translation>%1 {1:heißt|heißen|heißt} jetzt %2.</translation>
    </message>
    <message>
        <source>The Minion has %1 token{1:|s} at %2.</source>
        <translation>Der Minion hat %1 Marker bei %2.</translation>
    </message>
    <message>
        <source>The Minion&apos;s deck has %1 card{1:|s}, %2 of them {2:a character|characters}: 50 cards with 60 to 65 per cent are usual.</source>
        <translation>Das Deck des Minions hat %1 {1:Karte|Karten}, davon %2 {2:Charakter|Charaktere}: Üblich sind 50 Karten mit 60 bis 65 Prozent.</translation>
    </message>
    <message>
        <source>The die shows %1: domain %2 has %3 resource{3:|s}.</source>
        <translation>Der Würfel zeigt %1: Domäne %2 hat %3 {3:Ressource|Ressourcen}.</translation>
    </message>
    <message>
        <source>The {1:story is|stories are} %1. The Minion begins.</source>
        <translation>Die {1:Geschichte ist|Geschichten sind} %1. Der Minion beginnt.</translation>
    </message>
    <message>
        <source>The {1:story is|stories are} %1. You begin.</source>
        <translation>Die {1:Geschichte ist|Geschichten sind} %1. Du beginnst.</translation>
    </message>
    <message>
        <source>You have %1 token{1:|s} at %2.</source>
        <translation>Du hast %1 Marker bei %2.</translation>
    </message>
    <message>
        <source>the Minion</source>
        <translation>der Minion</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>There {1:is|are} %1 alive (%2): give {1:that player the number 1|each of them one number from 1 to %1, none twice}.</source>
        <translation>Am Leben {1:ist|sind} %1 (%2): Gebt {1:dieser Person die Nummer 1|allen je eine Nummer von 1 bis %1, keine zweimal}.</translation>
    </message>
    <message>
        <source>%1 is dead: name one of the living, who {2:is|are} %2.</source>
        <translation>%1 ist tot: Nennt jemanden, der lebt, nämlich %2.</translation>
    </message>
    <message>
        <source>Put %2 back on the stack: %3 → %4 card{4:|s}.</source>
        <translation>Legt %2 zurück auf den Stapel: %3 → %4 {4:Karte|Karten}.</translation>
    </message>
    <message>
        <source>Take %2 from the stack: %3 → %4 card{4:|s}.</source>
        <translation>Nehmt %2 vom Stapel: %3 → %4 {4:Karte|Karten}.</translation>
    </message>
    <message>
        <source>camp after %1 of %2 encounter{2:|s}</source>
        <translation>Lager nach %1 von %2 {2:Begegnung|Begegnungen}</translation>
    </message>
    <message>
        <source>sudden death after %1 encounter{1:|s}</source>
        <translation>Sudden Death nach %1 {1:Begegnung|Begegnungen}</translation>
    </message>
    <message>
        <source>%1 {1:wins|win} another way: %2.</source>
        <translation>%1 {1:gewinnt|gewinnen} auf andere Weise: %2.</translation>
    </message>
    <message>
        <source>%1 {1:wins|win} with %2 prestige.</source>
        <translation>%1 {1:gewinnt|gewinnen} mit %2 Prestige.</translation>
    </message>
    <message>
        <source>Lay out %1 encounter{1:|s} face down and set the rest aside.</source>
        <translation>Legt %1 {1:Begegnung|Begegnungen} verdeckt aus, die übrigen beiseite.</translation>
    </message>
    <message>
        <source>The undead (%1) {1:attacks|attack} %2.</source>
        <translation>{1:Der Untote (%1) greift|Die Untoten (%1) greifen} %2 an.</translation>
    </message>
    <message>
        <source>The {1:protospore (%1) attacks|protospores (%1) attack} %2, who drew number 1.</source>
        <translation>Die {1:Protospore (%1) greift|Protosporen (%1) greifen} %2 mit der gezogenen Nummer 1 an.</translation>
    </message>
    <message>
        <source>The {1:protospore (%1) attacks|protospores (%1) attack} whoever draws number 1.</source>
        <translation>Die {1:Protospore (%1) greift|Protosporen (%1) greifen} den mit der Nummer 1 an.</translation>
    </message>
    <message>
        <source>%1 of %2 encounter{2:|s}</source>
        <translation>%1 von %2 {2:Begegnung|Begegnungen}</translation>
    </message>
    <message>
        <source>%1 %2 {1:token comes|tokens come} into play.</source>
        <translation>%1 Marker {1:kommt|kommen} ins Spiel: %2.</translation>
    </message>
    <message>
        <source>%1 does not die: %2 {2:protospore bursts|protospores burst}, it has %3 life again.</source>
        <translation>%1 stirbt nicht: %2 {2:Protospore platzt|Protosporen platzen}, das Leben ist wieder %3.</translation>
    </message>
    <message>
        <source>%1 undead {1:has|have} arrived and {1:attacks|attack} from now on.</source>
        <translation>%1 {1:Untoter ist|Untote sind} da und {1:greift|greifen} von nun an an.</translation>
    </message>
    <message>
        <source>%1 {1:enters|enter} the caverns: %2 {2:encounter lies|encounters lie} ahead.</source>
        <translation>%1 {1:geht|gehen} in die Höhlen: %2 {2:Begegnung liegt|Begegnungen liegen} vor euch.</translation>
    </message>
    <message>
        <source>%1 {1:enters|enter} the caverns: one encounter lies ahead.</source>
        <translation>%1 {1:geht|gehen} in die Höhlen: Eine Begegnung liegt vor euch.</translation>
    </message>
    <message>
        <source>%1 {1:die is|dice are} too many: the box has %2, and no enemy has more.</source>
        <translation>%1 Würfel {1:ist|sind} zu viele: In der Schachtel sind %2, und kein Gegner hat mehr.</translation>
    </message>
    <message>
        <source>%1 would need %2 hand{2:|s} and has %3. In {3:it|them} now: %4.</source>
        <translation>%1 brauchte %2 {2:Hand|Hände} und hat %3. Darin jetzt: %4.</translation>
    </message>
    <message>
        <source>%1 drawn {1:item is|items are} waiting: take or leave each of them.</source>
        <translation>%1 {1:gezogener Gegenstand wartet|gezogene Gegenstände warten}: Nehmt jeden oder lasst ihn liegen.</translation>
    </message>
    <message>
        <source>Build the castle: shuffle the %1 chapter{1:|s} and lay %2 of them face down.</source>
        <translation>Baut die Burg: Mischt die %1 Kapitel und legt %2 davon verdeckt hin.</translation>
    </message>
    <message>
        <source>%1 {1:item is|items are} drawn.</source>
        <translation>%1 {1:Gegenstand wird|Gegenstände werden} gezogen.</translation>
    </message>
    <message>
        <source>The escape begins: %1, with %2 HP each and %3 chapter{3:|s} before the boss.</source>
        <translation>Die Flucht beginnt: %1, mit je %2 LP und %3 {3:Kapitel|Kapiteln} vor dem Boss.</translation>
    </message>
    <message>
        <source>Lay out drawn items: %3 → %4 {4:is|are} waiting.</source>
        <translation>Legt gezogene Gegenstände aus: %3 → %4 {4:wartet|warten}.</translation>
    </message>
    <message>
        <source>Lay turned cards back on the castle: %3 → %4 {4:lies|lie} open.</source>
        <translation>Legt umgedrehte Karten zurück auf die Burg: %3 → %4 {4:liegt|liegen} offen.</translation>
    </message>
    <message>
        <source>Put drawn items away: %3 → %4 {4:is|are} waiting.</source>
        <translation>Legt gezogene Gegenstände weg: %3 → %4 {4:wartet|warten}.</translation>
    </message>
    <message>
        <source>Turn the castle&apos;s cards again: %3 → %4 {4:lies|lie} open.</source>
        <translation>Dreht die Karten der Burg wieder um: %3 → %4 {4:liegt|liegen} offen.</translation>
    </message>
    <message>
        <source>%1 player{1:|s} {1:needs|need} %1 total{1:|s} of two dice, not %2: one for each of %3.</source>
        <translation>%1 Spieler {1:braucht|brauchen} %1 {1:Summe|Summen} aus zwei Würfeln, nicht %2: je eine für %3.</translation>
    </message>
    <message>
        <source>%1 {1:is|are} acting: the game ends only with a turn of the Loner&apos;s, %2.</source>
        <translation>%1 {1:ist|sind} am Zug: Das Spiel endet nur mit einem Zug des Einzelgängers, %2.</translation>
    </message>
    <message>
        <source>%1: there {2:is|are} %2, and at most %3 can be kept.</source>
        <translation>%1: Da {2:ist|sind} %2, und höchstens %3 lassen sich führen.</translation>
    </message>
    <message>
        <source>%1: there {2:is|are} %2, so at most %2 can be taken away.</source>
        <translation>%1: Da {2:ist|sind} %2, also {2:lässt|lassen} sich höchstens %2 wegnehmen.</translation>
    </message>
    <message>
        <source>There is no location %1 in this game: there {2:is|are} %2.</source>
        <translation>Den Ort %1 gibt es in diesem Spiel nicht: Es gibt %2.</translation>
    </message>
    <message>
        <source>If %1 says no, %2 {2:is|are} asked.</source>
        <translation>Sagt %1 nein, {2:wird|werden} %2 gefragt.</translation>
    </message>
    <message>
        <source>With a yes, the next turn is %1&apos;s, who draws a new character with %2 card{2:|s}.</source>
        <translation>Mit einem Ja gehört der nächste Zug %1, samt einem neuen Charakter mit %2 {2:Karte|Karten}.</translation>
    </message>
    <message>
        <source>%1 character{1:|s}</source>
        <translation>%1 {1:Charakter|Charaktere}</translation>
    </message>
    <message>
        <source>%1 {1:brings on %2|bring on %2 each} in the Reinforce phase.</source>
        <translation>%1 {1:bringt|bringen} in der Reinforce-Phase {1:|je }ins Spiel: %2.</translation>
    </message>
    <message>
        <source>%1 {1:takes a turn|take their turn together}.</source>
        <translation>%1 {1:macht einen Zug|machen ihren Zug gemeinsam}.</translation>
    </message>
    <message>
        <source>%1 {1:wins|win together} with %2 point{2:|s}{1:| each}.</source>
        <translation>%1 {1:gewinnt mit|gewinnen gemeinsam mit je} %2 {2:Punkt|Punkten}.</translation>
    </message>
    <message>
        <source>In the Free Action phase %1 draws one more character, with %2 card{2:|s}, and brings it on.</source>
        <translation>In der Free-Action-Phase zieht %1 einen Charakter mehr, mit %2 {2:Karte|Karten}, und bringt ihn ins Spiel.</translation>
    </message>
    <message>
        <source>%1 leads with %2 point{2:|s}</source>
        <translation>%1 führt mit %2 {2:Punkt|Punkten}</translation>
    </message>
    <message>
        <source>%1 point{1:|s}</source>
        <translation>%1 {1:Punkt|Punkte}</translation>
    </message>
    <message>
        <source>%1 {1:is|are} level at %2 point{2:|s}</source>
        <translation>%1 {1:liegt|liegen} gleichauf mit %2 {2:Punkt|Punkten}</translation>
    </message>
    <message>
        <source>%1 is the Loner, %2 {2:is|are} the Alliance.</source>
        <translation>%1 ist Einzelgänger, %2 {2:ist|sind} die Allianz.</translation>
    </message>
    <message>
        <source>%1 {1:is|are} the Alliance now.</source>
        <translation>%1 {1:ist|sind} jetzt die Allianz.</translation>
    </message>
    <message>
        <source>%1 {1:sits|sit} down and roll{1:s|}: %2.</source>
        <translation>%1 {1:setzt|setzen} sich und {1:würfelt|würfeln}: %2.</translation>
    </message>
    <message>
        <source>Turn %1: %2, the Loner, with a new character and %3 card{3:|s}.</source>
        <translation>Zug %1: %2, Einzelgänger, mit einem neuen Charakter und %3 {3:Karte|Karten}.</translation>
    </message>
    <message>
        <source>This file has %1 session{1:|s}; at most %2 {2:is|are} taken in at once.</source>
        <translation>Diese Datei hat %1 {1:Partie|Partien}; höchstens %2 {2:wird|werden} auf einmal übernommen.</translation>
    </message>
    <message>
        <source>This session has more than %1 step{1:|s}: no evening is that long.</source>
        <translation>Diese Partie hat mehr als %1 {1:Schritt|Schritte}: So lang ist kein Abend.</translation>
    </message>
    <message>
        <source>%1 is not known here: nothing more is expected.</source>
        <translation>%1 ist hier nicht bekannt: Mehr wird nicht erwartet.</translation>
    </message>
    <message>
        <source>%1 is not known here: what may stand there is %2.</source>
        <translation>%1 ist hier nicht bekannt: Stehen darf da %2.</translation>
    </message>
    <message>
        <source>%1 must be %2 or less.</source>
        <translation>%1 darf höchstens %2 sein.</translation>
    </message>
    <message>
        <source>%1 must be %2 or more, and no more than an app can count.</source>
        <translation>%1 muss mindestens %2 sein, und nicht mehr, als eine App zählen kann.</translation>
    </message>
    <message>
        <source>%1 must be %2 to %3.</source>
        <translation>%1 muss %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>%1 must be one line, without control characters.</source>
        <translation>%1 muss eine Zeile ohne Steuerzeichen sein.</translation>
    </message>
    <message>
        <source>%1 must have %2 {2:entry|entries}, not %3.</source>
        <translation>%1 muss %2 {2:Eintrag|Einträge} haben, nicht %3.</translation>
    </message>
    <message>
        <source>%1 must have a letter or a sign that can be seen.</source>
        <translation>%1 braucht einen Buchstaben oder ein Zeichen, das man sieht.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>A name is one line of letters, without control characters.</source>
        <translation>Ein Name ist eine Zeile ohne Steuerzeichen.</translation>
    </message>
    <message>
        <source>A name needs a letter or a sign that can be seen.</source>
        <translation>Ein Name braucht einen Buchstaben oder ein Zeichen, das man sieht.</translation>
    </message>
    <message>
        <source>%1 enters the dungeon: %2 card{2:|s} against %3 HP.</source>
        <translation>%1 geht in den Dungeon: %2 {2:Karte|Karten} gegen %3 LP.</translation>
    </message>
    <message>
        <source>%1 {1:sits|sit} down.</source>
        <translation>%1 {1:setzt|setzen} sich.</translation>
    </message>
    <message>
        <source>With or without LILLITH is another game: start a new session.</source>
        <translation>Mit oder ohne LILLITH ist ein anderes Spiel: Beginnt eine neue Partie.</translation>
    </message>
    <message>
        <source>This session is damaged: what was corrected in it doesn&apos;t fit its steps.</source>
        <translation>Diese Partie ist beschädigt: Was darin berichtigt wurde, passt nicht zu ihren Schritten.</translation>
    </message>
    <message>
        <source>Corrected: before, it was “%1”</source>
        <translation>Berichtigt: Vorher stand hier „%1“</translation>
    </message>
    <message>
        <source>Left out after it: “%1”</source>
        <translation>Danach weggelassen: „%1“</translation>
    </message>
    <message>
        <source>Put in later.</source>
        <translation>Nachträglich eingefügt.</translation>
    </message>
    <message>
        <source>The beginning can&apos;t be left out: say how the game began instead.</source>
        <translation>Der Anfang kann nicht weggelassen werden: Sagt stattdessen, wie das Spiel begann.</translation>
    </message>
    <message>
        <source>There is no step %1 in effect: the steps go from 1 to %2.</source>
        <translation>Es gibt keinen Schritt %1, der gilt: Die Schritte gehen von 1 bis %2.</translation>
    </message>
    <message>
        <source>There {1:is|are} %1 at this table, not %2: a game with more or fewer people is a session of its own.</source>
        <translation>An diesem Tisch {1:sitzt|sitzen} %1, nicht %2: Ein Spiel mit mehr oder weniger Leuten ist eine eigene Partie.</translation>
    </message>
    <message>
        <source>%1 later step{1:|s} no longer {1:fits|fit}. Step %2: %3 With “drop” {1:it is|they are} left out.</source>
        <translation>%1 spätere{1:r Schritt passt| Schritte passen} nicht mehr. Schritt %2: %3 Mit „drop“ {1:wird er|werden sie} weggelassen.</translation>
    </message>
    <message>
        <source>Say either which step is meant, or after which one to put in: not both.</source>
        <translation>Sagt entweder, welcher Schritt gemeint ist, oder nach welchem eingefügt wird: nicht beides.</translation>
    </message>
    <message>
        <source>command is missing: what is to be put in?</source>
        <translation>command fehlt: Was soll eingefügt werden?</translation>
    </message>
    <message>
        <source>seq is missing: which step is meant? To put one in, say after which.</source>
        <translation>seq fehlt: Welcher Schritt ist gemeint? Zum Einfügen sagt, nach welchem.</translation>
    </message>
    <message>
        <source>command: %1</source>
        <translation>command: %1</translation>
    </message>
    <message>
        <source>A bite</source>
        <translation>Ein Biss</translation>
    </message>
    <message>
        <source>A blow</source>
        <translation>Ein Schlag</translation>
    </message>
    <message>
        <source>A boost</source>
        <translation>Eine Verstärkung</translation>
    </message>
    <message>
        <source>A card goes</source>
        <translation>Eine Karte geht</translation>
    </message>
    <message>
        <source>A card stays</source>
        <translation>Eine Karte bleibt</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>Eine Wahl</translation>
    </message>
    <message>
        <source>A conspiracy</source>
        <translation>Eine Verschwörung</translation>
    </message>
    <message>
        <source>A deck is empty</source>
        <translation>Ein Stapel ist leer</translation>
    </message>
    <message>
        <source>A defeat</source>
        <translation>Eine Niederlage</translation>
    </message>
    <message>
        <source>A die for each</source>
        <translation>Ein Würfel für jeden</translation>
    </message>
    <message>
        <source>A domain</source>
        <translation>Eine Domäne</translation>
    </message>
    <message>
        <source>A marker</source>
        <translation>Ein Marker</translation>
    </message>
    <message>
        <source>A token falls</source>
        <translation>Ein Plättchen fällt</translation>
    </message>
    <message>
        <source>A wound</source>
        <translation>Eine Wunde</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>Stimmt zu</translation>
    </message>
    <message>
        <source>An action</source>
        <translation>Eine Aktion</translation>
    </message>
    <message>
        <source>An answer</source>
        <translation>Eine Antwort</translation>
    </message>
    <message>
        <source>An attachment</source>
        <translation>Ein Anhang</translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>Ein Angriff</translation>
    </message>
    <message>
        <source>An encounter</source>
        <translation>Eine Begegnung</translation>
    </message>
    <message>
        <source>An event</source>
        <translation>Ein Ereignis</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Ein anderer Name</translation>
    </message>
    <message>
        <source>Arcane</source>
        <translation>Arkan</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>At what time</source>
        <translation>Zu welcher Zeit</translation>
    </message>
    <message>
        <source>At whom</source>
        <translation>Auf wen</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Anhängen</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>Hängt an</translation>
    </message>
    <message>
        <source>Back to life</source>
        <translation>Zurück ins Leben</translation>
    </message>
    <message>
        <source>Bar a card</source>
        <translation>Eine Karte sperren</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Abwehren</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Zugabe</translation>
    </message>
    <message>
        <source>By how much</source>
        <translation>Um wie viel</translation>
    </message>
    <message>
        <source>By whom</source>
        <translation>Durch wen</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Change an attack</source>
        <translation>Einen Angriff ändern</translation>
    </message>
    <message>
        <source>Change the dice</source>
        <translation>Die Würfel ändern</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Correct a roll</source>
        <translation>Einen Wurf berichtigen</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>Kreatur</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Demon</source>
        <translation>Dämon</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Dormant</source>
        <translation>Ruhend</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Dragon spear</source>
        <translation>Drachenspeer</translation>
    </message>
    <message>
        <source>Drained</source>
        <translation>Erschöpft</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Events that fit</source>
        <translation>Ereignisse, die passen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Erschöpft</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Für wen</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Gestalt</translation>
    </message>
    <message>
        <source>Free a prisoner</source>
        <translation>Einen Gefangenen befreien</translation>
    </message>
    <message>
        <source>From whom</source>
        <translation>Von wem</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Bekommt</translation>
    </message>
    <message>
        <source>Give an item</source>
        <translation>Einen Gegenstand geben</translation>
    </message>
    <message>
        <source>Goblin</source>
        <translation>Goblin</translation>
    </message>
    <message>
        <source>Goes insane</source>
        <translation>Wird wahnsinnig</translation>
    </message>
    <message>
        <source>Golem</source>
        <translation>Golem</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Heilen</translation>
    </message>
    <message>
        <source>Henchman</source>
        <translation>Handlanger</translation>
    </message>
    <message>
        <source>Henchmen</source>
        <translation>Handlanger</translation>
    </message>
    <message>
        <source>Holy grail</source>
        <translation>Heiliger Gral</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Wie viel</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Into play</source>
        <translation>Ins Spiel</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Ermittlung</translation>
    </message>
    <message>
        <source>It can’t be done</source>
        <translation>Es geht nicht</translation>
    </message>
    <message>
        <source>It holds</source>
        <translation>Es gilt</translation>
    </message>
    <message>
        <source>It is gone</source>
        <translation>Es ist weg</translation>
    </message>
    <message>
        <source>It is taken</source>
        <translation>Es wird genommen</translation>
    </message>
    <message>
        <source>It is up</source>
        <translation>Sie steht</translation>
    </message>
    <message>
        <source>It was a lie</source>
        <translation>Es war gelogen</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Getötet</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Art der Karte</translation>
    </message>
    <message>
        <source>Knight shield</source>
        <translation>Ritterschild</translation>
    </message>
    <message>
        <source>Lay an item down</source>
        <translation>Einen Gegenstand ablegen</translation>
    </message>
    <message>
        <source>Leave an item</source>
        <translation>Einen Gegenstand liegen lassen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Lich</source>
        <translation>Lich</translation>
    </message>
    <message>
        <source>Life at most</source>
        <translation>Höchstes Leben</translation>
    </message>
    <message>
        <source>Life, prestige, poison</source>
        <translation>Leben, Prestige, Gift</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Lose health</source>
        <translation>Gesundheit verlieren</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Verliert</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Mulligan</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Kein Angriff</translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Nichts zu tun</translation>
    </message>
    <message>
        <source>Of whom</source>
        <translation>Von wem</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Neben dem Brett</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>One more domain</source>
        <translation>Eine weitere Domäne</translation>
    </message>
    <message>
        <source>One of yours</source>
        <translation>Eine von deinen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Orc</source>
        <translation>Ork</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Plate armor</source>
        <translation>Plattenpanzer</translation>
    </message>
    <message>
        <source>Play an event</source>
        <translation>Ein Ereignis spielen</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Trank</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Geschützt</translation>
    </message>
    <message>
        <source>Put a monster in</source>
        <translation>Ein Monster hineinlegen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Ausruhen</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Wiederhergestellt</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Zusätze</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Geschick</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Stories</source>
        <translation>Geschichten</translation>
    </message>
    <message>
        <source>Struggles</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Swap places</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Take loot</source>
        <translation>Beute nehmen</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message>
        <source>Take one for another</source>
        <translation>Für jemanden einstecken</translation>
    </message>
    <message>
        <source>Taken prisoner</source>
        <translation>Gefangen genommen</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Terror</translation>
    </message>
    <message>
        <source>The HQ falls</source>
        <translation>Das HQ fällt</translation>
    </message>
    <message>
        <source>The Vault</source>
        <translation>Der Tresor</translation>
    </message>
    <message>
        <source>The barrier</source>
        <translation>Die Barriere</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>The challenger</source>
        <translation>Wer zweifelt</translation>
    </message>
    <message>
        <source>The chapter is done</source>
        <translation>Das Kapitel ist erledigt</translation>
    </message>
    <message>
        <source>The claimant</source>
        <translation>Wer behauptet</translation>
    </message>
    <message>
        <source>The clock</source>
        <translation>Die Uhr</translation>
    </message>
    <message>
        <source>The creature strikes</source>
        <translation>Die Kreatur schlägt zu</translation>
    </message>
    <message>
        <source>The die</source>
        <translation>Der Würfel</translation>
    </message>
    <message>
        <source>The encounter ends</source>
        <translation>Die Begegnung endet</translation>
    </message>
    <message>
        <source>The enemy strikes</source>
        <translation>Der Feind schlägt zu</translation>
    </message>
    <message>
        <source>The fog</source>
        <translation>Der Nebel</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Das Spiel endet</translation>
    </message>
    <message>
        <source>The killer</source>
        <translation>Wer getötet hat</translation>
    </message>
    <message>
        <source>The next stage</source>
        <translation>Die nächste Stufe</translation>
    </message>
    <message>
        <source>The one</source>
        <translation>Der eine</translation>
    </message>
    <message>
        <source>The order</source>
        <translation>Die Reihenfolge</translation>
    </message>
    <message>
        <source>The partner</source>
        <translation>Der Partner</translation>
    </message>
    <message>
        <source>The round ends</source>
        <translation>Die Runde endet</translation>
    </message>
    <message>
        <source>The scout</source>
        <translation>Der Späher</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>Der Zug endet</translation>
    </message>
    <message>
        <source>The winners</source>
        <translation>Die Sieger</translation>
    </message>
    <message>
        <source>Tips over</source>
        <translation>Kippt um</translation>
    </message>
    <message>
        <source>To the hand</source>
        <translation>Auf die Hand</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>An wen</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Tokens needed</source>
        <translation>Nötige Marker</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>Turn a chapter</source>
        <translation>Ein Kapitel aufdecken</translation>
    </message>
    <message>
        <source>Turn a monster over</source>
        <translation>Ein Monster aufdecken</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Until turn</source>
        <translation>Bis Zug</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Benutzt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Vampir</translation>
    </message>
    <message>
        <source>Vorpal sword</source>
        <translation>Vorpalschwert</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gewollt</translation>
    </message>
    <message>
        <source>What the story does</source>
        <translation>Was die Geschichte bewirkt</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Which foe</source>
        <translation>Welcher Feind</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Welches</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Who commits</source>
        <translation>Wer sich einsetzt</translation>
    </message>
    <message>
        <source>Who dodges</source>
        <translation>Wer ausweicht</translation>
    </message>
    <message>
        <source>Who fights</source>
        <translation>Wer kämpft</translation>
    </message>
    <message>
        <source>Who ignores it</source>
        <translation>Wen es nicht trifft</translation>
    </message>
    <message>
        <source>Who loses</source>
        <translation>Wer verliert</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Wer dran ist</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>The correction of what was before.</source>
        <translation>Die Berichtigung dessen, was war.</translation>
    </message>
    <message>
        <source>Nobody is left for %1. Your icons there: %2, your tokens: %3.</source>
        <translation>Für %1 ist niemand mehr da. Deine Symbole dort: %2, deine Marker: %3.</translation>
    </message>
    <message>
        <source>If the roll takes nothing off, %1 {1:die|dice} would lie there, and the box has %2: roll it yourselves and say what it shows.</source>
        <translation>Nähme der Wurf nichts weg, {1:läge|lägen} %1 Würfel dort, und die Schachtel hat %2: Werft selbst und sagt, was er zeigt.</translation>
    </message>
    <message>
        <source>Everybody has that many already.</source>
        <translation>Alle haben schon so viele.</translation>
    </message>
    <message>
        <source>Nothing is said: give characters, henchmen or equipment.</source>
        <translation>Es ist nichts gesagt: Charaktere, Handlanger oder Ausrüstung angeben.</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>Commit with a new one</source>
        <translation>Mit einem neuen einsetzen</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Verteidigen</translation>
    </message>
    <message>
        <source>Defend with a new one</source>
        <translation>Mit einem neuen verteidigen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>How many of yours are ready?</source>
        <translation>Wie viele von deinen sind bereit?</translation>
    </message>
    <message>
        <source>How many tokens win it?</source>
        <translation>Mit wie vielen Markern ist sie gewonnen?</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>None of yours is ready</source>
        <translation>Keiner von deinen ist bereit</translation>
    </message>
    <message>
        <source>Play a conspiracy</source>
        <translation>Eine Verschwörung spielen</translation>
    </message>
    <message>
        <source>The new one&apos;s name</source>
        <translation>Der Name des neuen</translation>
    </message>
    <message>
        <source>All characters on your board are ready</source>
        <translation>Deine bekannten sind bereit</translation>
    </message>
    <message>
        <source>Where does %1 go?</source>
        <translation>Wohin geht %1?</translation>
    </message>
    <message>
        <source>Where does the new one go?</source>
        <translation>Wohin geht der neue?</translation>
    </message>
    <message>
        <source>Your ready characters</source>
        <translation>Deine bereiten Charaktere</translation>
    </message>
    <message>
        <source>%1: %2 of yours, %3 of the Minion&apos;s, %4 to win.</source>
        <translation>%1: %2 von dir, %3 vom Minion, %4 zum Sieg.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>The Minion gets a domain</source>
        <translation>Der Minion bekommt eine Domäne</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>%1 leaves play</source>
        <translation>%1 verlässt das Spiel</translation>
    </message>
    <message>
        <source>%1 takes no part</source>
        <translation>%1 macht nicht mit</translation>
    </message>
    <message>
        <source>%1 takes part again</source>
        <translation>%1 macht wieder mit</translation>
    </message>
    <message>
        <source>Card %1: %2</source>
        <translation>Karte %1: %2</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Destroy %1</source>
        <translation>%1 zerstören</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>Drive %1 insane</source>
        <translation>%1 wahnsinnig machen</translation>
    </message>
    <message>
        <source>Exhaust %1</source>
        <translation>%1 erschöpfen</translation>
    </message>
    <message>
        <source>How is it?</source>
        <translation>Wie geht es ihm?</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Eins weniger</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Eins mehr</translation>
    </message>
    <message>
        <source>Play the event %1</source>
        <translation>Das Ereignis %1 spielen</translation>
    </message>
    <message>
        <source>Ready %1</source>
        <translation>%1 bereit machen</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>%1 wiederherstellen</translation>
    </message>
    <message>
        <source>Stories the Minion has won</source>
        <translation>Vom Minion gewonnene Geschichten</translation>
    </message>
    <message>
        <source>Stories you have won</source>
        <translation>Von dir gewonnene Geschichten</translation>
    </message>
    <message>
        <source>The Minion&apos;s cards</source>
        <translation>Die Karten des Minions</translation>
    </message>
    <message>
        <source>The Minion&apos;s deck is empty</source>
        <translation>Das Deck des Minions ist leer</translation>
    </message>
    <message>
        <source>The Minion&apos;s tokens at %1</source>
        <translation>Marker des Minions bei %1</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>Was ist es?</translation>
    </message>
    <message>
        <source>Wound %1</source>
        <translation>%1 verwunden</translation>
    </message>
    <message>
        <source>Your characters</source>
        <translation>Deine Charaktere</translation>
    </message>
    <message>
        <source>Your deck is empty</source>
        <translation>Dein Deck ist leer</translation>
    </message>
    <message>
        <source>Your tokens at %1</source>
        <translation>Deine Marker bei %1</translation>
    </message>
    <message>
        <source>a character</source>
        <translation>ein Charakter</translation>
    </message>
    <message>
        <source>a conspiracy</source>
        <translation>eine Verschwörung</translation>
    </message>
    <message>
        <source>a support</source>
        <translation>eine Unterstützung</translation>
    </message>
    <message>
        <source>an event</source>
        <translation>ein Ereignis</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>insane</source>
        <translation>wahnsinnig</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>%1 can&apos;t</source>
        <translation>%1 kann nicht</translation>
    </message>
    <message>
        <source>%1, for X</source>
        <translation>%1, für X</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Character %1</source>
        <translation>Charakter %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Done so</source>
        <translation>So gemacht</translation>
    </message>
    <message>
        <source>Lay the new story</source>
        <translation>Die neue Geschichte auslegen</translation>
    </message>
    <message>
        <source>Leave the story&apos;s effect</source>
        <translation>Auf die Wirkung der Geschichte verzichten</translation>
    </message>
    <message>
        <source>No action</source>
        <translation>Keine Aktion</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Put the scout into play</source>
        <translation>Den Späher ins Spiel bringen</translation>
    </message>
    <message>
        <source>Take the story&apos;s effect</source>
        <translation>Die Wirkung der Geschichte nehmen</translation>
    </message>
    <message>
        <source>The Minion draws from its deck</source>
        <translation>Der Minion zieht aus seinem Deck</translation>
    </message>
    <message>
        <source>The action of %1</source>
        <translation>Die Aktion von %1</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Es gibt keinen</translation>
    </message>
    <message>
        <source>These events could be played</source>
        <translation>Diese Ereignisse wären spielbar</translation>
    </message>
    <message>
        <source>Roll for the resource</source>
        <translation>Um die Ressource würfeln</translation>
    </message>
    <message>
        <source>What does it show?</source>
        <translation>Was zeigt er?</translation>
    </message>
    <message>
        <source>What is paid?</source>
        <translation>Was wird bezahlt?</translation>
    </message>
    <message>
        <source>Which of them?</source>
        <translation>Welche davon?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>%1 has drawn already.</source>
        <translation>%1 hat schon gezogen.</translation>
    </message>
    <message>
        <source>%1 has set no card here: say what the attack is.</source>
        <translation>%1 hat hier keine Karte gelegt: Sagt, was der Angriff ist.</translation>
    </message>
    <message>
        <source>Attacks are not set now: %1.</source>
        <translation>Jetzt werden keine Angriffe gelegt: %1.</translation>
    </message>
    <message>
        <source>The first card is shown: what %1 has set stays as it is.</source>
        <translation>Die erste Karte ist aufgedeckt: Was %1 gelegt hat, bleibt so.</translation>
    </message>
    <message>
        <source>The number %1 is not left to draw.</source>
        <translation>Die Nummer %1 ist nicht mehr zu ziehen.</translation>
    </message>
    <message>
        <source>No blow waits for somebody to take it.</source>
        <translation>Kein Schlag wartet darauf, dass ihn jemand nimmt.</translation>
    </message>
    <message>
        <source>The blow is for one of those who are level: %1.</source>
        <translation>Der Schlag gilt einem von denen, die gleichauf sind: %1.</translation>
    </message>
    <message>
        <source>, doubled</source>
        <translation>, verdoppelt</translation>
    </message>
    <message>
        <source>, halved</source>
        <translation>, halbiert</translation>
    </message>
    <message>
        <source>Against whom?</source>
        <translation>Gegen wen?</translation>
    </message>
    <message>
        <source>And once more after it?</source>
        <translation>Und danach noch einmal?</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Attack a token</source>
        <translation>Einen Marker angreifen</translation>
    </message>
    <message>
        <source>Halved or doubled?</source>
        <translation>Halbiert oder verdoppelt?</translation>
    </message>
    <message>
        <source>Protected from action cards?</source>
        <translation>Vor Aktionskarten geschützt?</translation>
    </message>
    <message>
        <source>Set a bluff</source>
        <translation>Einen Bluff legen</translation>
    </message>
    <message>
        <source>Set a card face down</source>
        <translation>Eine Karte verdeckt legen</translation>
    </message>
    <message>
        <source>Set an attack</source>
        <translation>Einen Angriff legen</translation>
    </message>
    <message>
        <source>Set an attack on a token</source>
        <translation>Einen Angriff auf einen Marker legen</translation>
    </message>
    <message>
        <source>Show no attack</source>
        <translation>Keinen Angriff zeigen</translation>
    </message>
    <message>
        <source>Show your card</source>
        <translation>Deine Karte aufdecken</translation>
    </message>
    <message>
        <source>The card&apos;s name, if it matters</source>
        <translation>Der Name der Karte, falls er zählt</translation>
    </message>
    <message>
        <source>The card&apos;s number</source>
        <translation>Die Zahl der Karte</translation>
    </message>
    <message>
        <source>Which token?</source>
        <translation>Welcher Marker?</translation>
    </message>
    <message>
        <source>Your attack</source>
        <translation>Dein Angriff</translation>
    </message>
    <message>
        <source>Your card is a bluff.</source>
        <translation>Deine Karte ist ein Bluff.</translation>
    </message>
    <message>
        <source>Your card: %1 with %2%3.</source>
        <translation>Deine Karte: %1 mit %2%3.</translation>
    </message>
    <message>
        <source>Your card: %1%2.</source>
        <translation>Deine Karte: %1%2.</translation>
    </message>
    <message>
        <source>Your set card</source>
        <translation>Deine gelegte Karte</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie sie ist</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>verdoppelt</translation>
    </message>
    <message>
        <source>halved</source>
        <translation>halbiert</translation>
    </message>
    <message>
        <source>token %1: %2</source>
        <translation>Marker %1: %2</translation>
    </message>
    <message>
        <source>%1 changes places with somebody</source>
        <translation>%1 tauscht den Platz mit jemandem</translation>
    </message>
    <message>
        <source>%1 comes back</source>
        <translation>%1 kommt zurück</translation>
    </message>
    <message>
        <source>A card on the attack of %1</source>
        <translation>Eine Karte auf den Angriff von %1</translation>
    </message>
    <message>
        <source>A card that %1 wants on the attack</source>
        <translation>Eine Karte auf den Angriff, die %1 will</translation>
    </message>
    <message>
        <source>A token comes into play</source>
        <translation>Ein Marker kommt ins Spiel</translation>
    </message>
    <message>
        <source>Active in which encounters?</source>
        <translation>In welchen Begegnungen aktiv?</translation>
    </message>
    <message>
        <source>Barrier Magus</source>
        <translation>Barrier Magus</translation>
    </message>
    <message>
        <source>Blink Dogs</source>
        <translation>Blink Dogs</translation>
    </message>
    <message>
        <source>By how much?</source>
        <translation>Um wie viel?</translation>
    </message>
    <message>
        <source>By whom?</source>
        <translation>Von wem?</translation>
    </message>
    <message>
        <source>Close the encounter</source>
        <translation>Die Begegnung abschließen</translation>
    </message>
    <message>
        <source>Deal the initiative cards</source>
        <translation>Die Initiativekarten austeilen</translation>
    </message>
    <message>
        <source>Draw an event</source>
        <translation>Ein Ereignis ziehen</translation>
    </message>
    <message>
        <source>Emperor Lich</source>
        <translation>Emperor Lich</translation>
    </message>
    <message>
        <source>End the game otherwise</source>
        <translation>Das Spiel anders beenden</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Die Runde beenden</translation>
    </message>
    <message>
        <source>Into what?</source>
        <translation>Wozu?</translation>
    </message>
    <message>
        <source>It attacks %1</source>
        <translation>Sie schlägt %1</translation>
    </message>
    <message>
        <source>It attacks everybody</source>
        <translation>Sie schlägt alle</translation>
    </message>
    <message>
        <source>It strikes the next number %1</source>
        <translation>Sie schlägt die nächste Nummer %1</translation>
    </message>
    <message>
        <source>It attacks who dealt least</source>
        <translation>Sie schlägt, wer am wenigsten Schaden machte</translation>
    </message>
    <message>
        <source>It attacks who dealt most</source>
        <translation>Sie schlägt, wer am meisten Schaden machte</translation>
    </message>
    <message>
        <source>It attacks who has least life</source>
        <translation>Sie schlägt, wer am wenigsten Leben hat</translation>
    </message>
    <message>
        <source>It attacks who has least prestige</source>
        <translation>Sie schlägt, wer am wenigsten Prestige hat</translation>
    </message>
    <message>
        <source>It attacks who has most life</source>
        <translation>Sie schlägt, wer am meisten Leben hat</translation>
    </message>
    <message>
        <source>It attacks who has most prestige</source>
        <translation>Sie schlägt, wer am meisten Prestige hat</translation>
    </message>
    <message>
        <source>Life of the next</source>
        <translation>Leben der Nächsten</translation>
    </message>
    <message>
        <source>More or less damage</source>
        <translation>Mehr oder weniger Schaden</translation>
    </message>
    <message>
        <source>On to the next stage</source>
        <translation>Weiter zur nächsten Stufe</translation>
    </message>
    <message>
        <source>Poison tokens</source>
        <translation>Giftmarker</translation>
    </message>
    <message>
        <source>Ragnarok</source>
        <translation>Ragnarok</translation>
    </message>
    <message>
        <source>Shadowmancer</source>
        <translation>Shadowmancer</translation>
    </message>
    <message>
        <source>Somebody changes shape</source>
        <translation>Jemand wechselt die Gestalt</translation>
    </message>
    <message>
        <source>Somebody doubts %1</source>
        <translation>Jemand zweifelt an %1</translation>
    </message>
    <message>
        <source>Something else deals damage</source>
        <translation>Etwas anderes verletzt sie</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Besondere Karten</translation>
    </message>
    <message>
        <source>Thantigist</source>
        <translation>Thantigist</translation>
    </message>
    <message>
        <source>The barrier falls</source>
        <translation>Die Barriere fällt</translation>
    </message>
    <message>
        <source>The barrier goes up</source>
        <translation>Die Barriere steigt</translation>
    </message>
    <message>
        <source>Treasure Spore</source>
        <translation>Treasure Spore</translation>
    </message>
    <message>
        <source>Turn over a challenge</source>
        <translation>Eine Herausforderung aufdecken</translation>
    </message>
    <message>
        <source>Turn over a creature</source>
        <translation>Eine Kreatur aufdecken</translation>
    </message>
    <message>
        <source>Turn over a creature of its own kind</source>
        <translation>Eine Kreatur eigener Art aufdecken</translation>
    </message>
    <message>
        <source>Undead</source>
        <translation>Untote</translation>
    </message>
    <message>
        <source>Vampyre</source>
        <translation>Vampyre</translation>
    </message>
    <message>
        <source>Was it a lie?</source>
        <translation>War es gelogen?</translation>
    </message>
    <message>
        <source>Wereboar</source>
        <translation>Wereboar</translation>
    </message>
    <message>
        <source>When?</source>
        <translation>Wann?</translation>
    </message>
    <message>
        <source>Which kind?</source>
        <translation>Welche Art?</translation>
    </message>
    <message>
        <source>Who dodges it?</source>
        <translation>Wer weicht aus?</translation>
    </message>
    <message>
        <source>Who killed it?</source>
        <translation>Wer hat sie getötet?</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Wer?</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Bite</source>
        <translation>Beißen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Cure Wounds</source>
        <translation>Wunden heilen</translation>
    </message>
    <message>
        <source>Drink a potion</source>
        <translation>Einen Trank trinken</translation>
    </message>
    <message>
        <source>For whom?</source>
        <translation>Für wen?</translation>
    </message>
    <message>
        <source>For yourself and others</source>
        <translation>Für dich und andere</translation>
    </message>
    <message>
        <source>Give a potion to somebody</source>
        <translation>Jemandem einen Trank geben</translation>
    </message>
    <message>
        <source>Give “%1” away</source>
        <translation>„%1“ weitergeben</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Heiltrank</translation>
    </message>
    <message>
        <source>Lay an item before you</source>
        <translation>Einen Gegenstand vor dich legen</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Prestige for it</source>
        <translation>Prestige dafür</translation>
    </message>
    <message>
        <source>Take a blow for somebody</source>
        <translation>Einen Schlag für jemanden abfangen</translation>
    </message>
    <message>
        <source>Tip “%1”</source>
        <translation>„%1“ kippen</translation>
    </message>
    <message>
        <source>To whom?</source>
        <translation>Wem?</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>„%1“ benutzen</translation>
    </message>
    <message>
        <source>Which potion?</source>
        <translation>Welcher Trank?</translation>
    </message>
    <message>
        <source>Who drinks it?</source>
        <translation>Wer trinkt ihn?</translation>
    </message>
    <message>
        <source>Whom?</source>
        <translation>Wen?</translation>
    </message>
    <message>
        <source>You have destroyed a token</source>
        <translation>Du hast einen Marker zerstört</translation>
    </message>
    <message>
        <source>Your items</source>
        <translation>Deine Gegenstände</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>Marker %1</translation>
    </message>
    <message>
        <source>%1 loots the dead.</source>
        <translation>%1 plündert die Toten.</translation>
    </message>
    <message>
        <source>%1 shows the set card.</source>
        <translation>%1 deckt die gelegte Karte auf.</translation>
    </message>
    <message>
        <source>%1 token{1:|s} on the table.</source>
        <translation>%1 Marker auf dem Tisch.</translation>
    </message>
    <message>
        <source>Draw an initiative card.</source>
        <translation>Zieh eine Initiativekarte.</translation>
    </message>
    <message>
        <source>Draw your number</source>
        <translation>Deine Nummer ziehen</translation>
    </message>
    <message>
        <source>Encounter: %1.</source>
        <translation>Begegnung: %1.</translation>
    </message>
    <message>
        <source>Set a card face down.</source>
        <translation>Leg eine Karte verdeckt.</translation>
    </message>
    <message>
        <source>Show your card.</source>
        <translation>Deck deine Karte auf.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Take one item of the dead, or nothing.</source>
        <translation>Nimm einen Gegenstand der Toten, oder nichts.</translation>
    </message>
    <message>
        <source>Take “%1” from %2</source>
        <translation>„%1“ von %2 nehmen</translation>
    </message>
    <message>
        <source>The creature&apos;s blow: %1 damage, and you are level</source>
        <translation>Der Schlag der Kreatur: %1 Schaden, und du bist gleichauf</translation>
    </message>
    <message>
        <source>The dead have left</source>
        <translation>Die Toten haben hinterlassen</translation>
    </message>
    <message>
        <source>The others still draw their numbers.</source>
        <translation>Die anderen ziehen noch ihre Nummern.</translation>
    </message>
    <message>
        <source>The stack is %1.</source>
        <translation>Der Stapel ist %1.</translation>
    </message>
    <message>
        <source>Which number is it?</source>
        <translation>Welche Nummer ist es?</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>has set a card</source>
        <translation>hat eine Karte gelegt</translation>
    </message>
    <message>
        <source>%1 are level: one of them takes the blow.</source>
        <translation>%1 sind gleichauf: Einer davon nimmt den Schlag.</translation>
    </message>
    <message>
        <source>%1 draws initiative %2.</source>
        <translation>%1 zieht Initiative %2.</translation>
    </message>
    <message>
        <source>%1 sets a card face down.</source>
        <translation>%1 legt eine Karte verdeckt.</translation>
    </message>
    <message>
        <source>Correct your roll</source>
        <translation>Deinen Wurf berichtigen</translation>
    </message>
    <message>
        <source>Discard “%1”</source>
        <translation>„%1“ ablegen</translation>
    </message>
    <message>
        <source>Health of %1</source>
        <translation>Gesundheit von %1</translation>
    </message>
    <message>
        <source>How many hands?</source>
        <translation>Wie viele Hände?</translation>
    </message>
    <message>
        <source>Hurt</source>
        <translation>Verletzt</translation>
    </message>
    <message>
        <source>Is it used up?</source>
        <translation>Ist es verbraucht?</translation>
    </message>
    <message>
        <source>Lay down “%1”</source>
        <translation>„%1“ hinlegen</translation>
    </message>
    <message>
        <source>Rest this round</source>
        <translation>Diese Runde ausruhen</translation>
    </message>
    <message>
        <source>Something blocks the blow</source>
        <translation>Etwas fängt den Schlag ab</translation>
    </message>
    <message>
        <source>Swap “%1” for “%2” of %3</source>
        <translation>„%1“ gegen „%2“ von %3 tauschen</translation>
    </message>
    <message>
        <source>Take a drawn item</source>
        <translation>Einen gezogenen Gegenstand nehmen</translation>
    </message>
    <message>
        <source>Take “%1” from the table</source>
        <translation>„%1“ vom Tisch nehmen</translation>
    </message>
    <message>
        <source>The die of %1</source>
        <translation>Der Würfel von %1</translation>
    </message>
    <message>
        <source>The hands of %1</source>
        <translation>Die Hände von %1</translation>
    </message>
    <message>
        <source>Your die</source>
        <translation>Dein Würfel</translation>
    </message>
    <message>
        <source>Your hands</source>
        <translation>Deine Hände</translation>
    </message>
    <message>
        <source>%1 turns the next card</source>
        <translation>%1 dreht die nächste Karte um</translation>
    </message>
    <message>
        <source>Begin the combat</source>
        <translation>Den Kampf beginnen</translation>
    </message>
    <message>
        <source>Begin the combat, with one more die for each of you</source>
        <translation>Den Kampf beginnen, mit einem Würfel mehr für jeden von euch</translation>
    </message>
    <message>
        <source>Draw items</source>
        <translation>Gegenstände ziehen</translation>
    </message>
    <message>
        <source>How hard is its blow?</source>
        <translation>Wie hart ist sein Schlag?</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Wie viele?</translation>
    </message>
    <message>
        <source>Leave a drawn item</source>
        <translation>Einen gezogenen Gegenstand liegen lassen</translation>
    </message>
    <message>
        <source>One die less: %1</source>
        <translation>Ein Würfel weniger: %1</translation>
    </message>
    <message>
        <source>One more die: %1</source>
        <translation>Ein Würfel mehr: %1</translation>
    </message>
    <message>
        <source>Round %1, a blow of %2.</source>
        <translation>Runde %1, ein Schlag von %2.</translation>
    </message>
    <message>
        <source>The castle</source>
        <translation>Die Burg</translation>
    </message>
    <message>
        <source>The enemy&apos;s dice</source>
        <translation>Die Würfel des Feindes</translation>
    </message>
    <message>
        <source>Turn the boss</source>
        <translation>Den Boss umdrehen</translation>
    </message>
    <message>
        <source>Turn the next card</source>
        <translation>Die nächste Karte umdrehen</translation>
    </message>
    <message>
        <source>Who fights? Nobody named: everybody</source>
        <translation>Wer kämpft? Niemand genannt: alle</translation>
    </message>
    <message>
        <source>Your chance to win, in percent</source>
        <translation>Eure Chance zu gewinnen, in Prozent</translation>
    </message>
    <message>
        <source>has not rolled</source>
        <translation>hat nicht gewürfelt</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>ruht aus</translation>
    </message>
    <message>
        <source>%1 is defeated by somebody</source>
        <translation>%1: von jemandem besiegt</translation>
    </message>
    <message>
        <source>%1 is lost to an adventure</source>
        <translation>%1: an ein Abenteuer verloren</translation>
    </message>
    <message>
        <source>Characters off the board</source>
        <translation>Charaktere neben dem Plan</translation>
    </message>
    <message>
        <source>How far?</source>
        <translation>Wie weit?</translation>
    </message>
    <message>
        <source>How many more or fewer?</source>
        <translation>Wie viele mehr oder weniger?</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>Wie?</translation>
    </message>
    <message>
        <source>I have destroyed the HQ</source>
        <translation>Ich habe das HQ zerstört</translation>
    </message>
    <message>
        <source>Marker at %1</source>
        <translation>Marker bei %1</translation>
    </message>
    <message>
        <source>Move it</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>My character</source>
        <translation>Mein Charakter</translation>
    </message>
    <message>
        <source>My character off the board</source>
        <translation>Mein Charakter neben dem Plan</translation>
    </message>
    <message>
        <source>My henchman</source>
        <translation>Mein Handlanger</translation>
    </message>
    <message>
        <source>One comes free</source>
        <translation>Einer kommt frei</translation>
    </message>
    <message>
        <source>Pin a card&apos;s note</source>
        <translation>Die Notiz einer Karte anheften</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>Wer war es?</translation>
    </message>
    <message>
        <source>Your cards and deeds</source>
        <translation>Deine Karten und Taten</translation>
    </message>
    <message>
        <source>Your losses</source>
        <translation>Deine Verluste</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>getötet</translation>
    </message>
    <message>
        <source>taken over</source>
        <translation>übernommen</translation>
    </message>
    <message>
        <source>taken prisoner</source>
        <translation>gefangen genommen</translation>
    </message>
    <message>
        <source>%1 is my new partner</source>
        <translation>%1 ist mein neuer Partner</translation>
    </message>
    <message>
        <source>%1 {1:is|are} acting: correct your own numbers as they change.</source>
        <translation>%1 {1:ist|sind} am Zug: Berichtige deine Zahlen, wenn sie sich ändern.</translation>
    </message>
    <message>
        <source>Ask %1 first</source>
        <translation>Zuerst %1 fragen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Das Spiel beenden</translation>
    </message>
    <message>
        <source>How many minutes?</source>
        <translation>Wie viele Minuten?</translation>
    </message>
    <message>
        <source>I stay with %1</source>
        <translation>Ich bleibe bei %1</translation>
    </message>
    <message>
        <source>No, I stay with my ally</source>
        <translation>Nein, ich bleibe bei meinem Verbündeten</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Die Uhr anhalten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points if it ended now</source>
        <translation>Punkte, wenn es jetzt endete</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Die Uhr stellen</translation>
    </message>
    <message>
        <source>Somebody is eliminated</source>
        <translation>Jemand ist ausgeschieden</translation>
    </message>
    <message>
        <source>The clock goes on</source>
        <translation>Die Uhr geht weiter</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>Turn %1.</source>
        <translation>Zug %1.</translation>
    </message>
    <message>
        <source>Yes, I become the Loner</source>
        <translation>Ja, ich werde Einzelgänger</translation>
    </message>
    <message>
        <source>You are asked</source>
        <translation>Du bist gefragt</translation>
    </message>
    <message>
        <source>the Loner</source>
        <translation>der Einzelgänger</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>Call %1 otherwise</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>Der Name</translation>
    </message>
    <message>
        <source>%1 turns the cards of the dungeon.</source>
        <translation>%1 deckt die Karten des Dungeons auf.</translation>
    </message>
    <message>
        <source>%1: %2 damage.</source>
        <translation>%1: %2 Schaden.</translation>
    </message>
    <message>
        <source>%1: the %2 stops it.</source>
        <translation>%1: %2 hält es auf.</translation>
    </message>
    <message>
        <source>Best for the Vorpal Sword: %1.</source>
        <translation>Am besten für das Vorpalschwert: %1.</translation>
    </message>
    <message>
        <source>Cards in the dungeon</source>
        <translation>Karten im Dungeon</translation>
    </message>
    <message>
        <source>Cards left to draw</source>
        <translation>Karten im Stapel</translation>
    </message>
    <message>
        <source>Damage so far</source>
        <translation>Schaden bisher</translation>
    </message>
    <message>
        <source>Draw a card and decide, or pass.</source>
        <translation>Zieh eine Karte und entscheide, oder passe.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>In the dungeon: %1.</source>
        <translation>Im Dungeon: %1.</translation>
    </message>
    <message>
        <source>It goes into the dungeon</source>
        <translation>Sie kommt in den Dungeon</translation>
    </message>
    <message>
        <source>No card is left to draw: pass.</source>
        <translation>Keine Karte ist mehr zu ziehen: Passe.</translation>
    </message>
    <message>
        <source>Note the card you drew</source>
        <translation>Die gezogene Karte notieren</translation>
    </message>
    <message>
        <source>On which kind?</source>
        <translation>Auf welche Art?</translation>
    </message>
    <message>
        <source>Only for your eyes</source>
        <translation>Nur für deine Augen</translation>
    </message>
    <message>
        <source>Put a monster into the dungeon</source>
        <translation>Ein Monster in den Dungeon legen</translation>
    </message>
    <message>
        <source>Put aside: %1.</source>
        <translation>Beiseitegelegt: %1.</translation>
    </message>
    <message>
        <source>Put it aside with an item</source>
        <translation>Mit einem Gegenstand beiseitelegen</translation>
    </message>
    <message>
        <source>Set the Vorpal Sword</source>
        <translation>Das Vorpalschwert festlegen</translation>
    </message>
    <message>
        <source>Survived</source>
        <translation>Überlebt</translation>
    </message>
    <message>
        <source>The hero wears nothing.</source>
        <translation>Der Held trägt nichts.</translation>
    </message>
    <message>
        <source>The hero wears: %1.</source>
        <translation>Der Held trägt: %1.</translation>
    </message>
    <message>
        <source>The hero&apos;s life</source>
        <translation>Das Leben des Helden</translation>
    </message>
    <message>
        <source>Turn the top card</source>
        <translation>Die oberste Karte aufdecken</translation>
    </message>
    <message>
        <source>Turn the top card and say what it is.</source>
        <translation>Deck die oberste Karte auf und sag, was es ist.</translation>
    </message>
    <message>
        <source>Which item?</source>
        <translation>Welcher Gegenstand?</translation>
    </message>
    <message>
        <source>Which monster is it?</source>
        <translation>Welches Monster ist es?</translation>
    </message>
    <message>
        <source>Your challenge</source>
        <translation>Deine Herausforderung</translation>
    </message>
    <message>
        <source>Your chance to survive, in percent</source>
        <translation>Deine Chance zu überleben, in Prozent</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>in the dungeon</source>
        <translation>im Dungeon</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>My number</source>
        <translation>Meine Zahl</translation>
    </message>
    <message>
        <source>A view is a seat&apos;s or the table&apos;s hand&apos;s, not both.</source>
        <translation>Eine Ansicht gehört einem Platz oder der Hand des Tisches, nicht beiden.</translation>
    </message>
    <message>
        <source>%1 can&apos;t do or ask that: a seat does what it shows, as itself.</source>
        <translation>%1 kann das nicht tun oder fragen: Ein Platz tut, was er zeigt, als er selbst.</translation>
    </message>
    <message>
        <source>No game has begun yet: the table starts it.</source>
        <translation>Noch hat kein Spiel begonnen: Der Tisch beginnt es.</translation>
    </message>
    <message>
        <source>Cursed Naiad</source>
        <translation>Cursed Naiad</translation>
    </message>
    <message>
        <source>Spitting Drake</source>
        <translation>Spitting Drake</translation>
    </message>
    <message>
        <source>That is for somebody who sits at the table to do or to ask.</source>
        <translation>Das darf nur tun oder fragen, wer am Tisch sitzt.</translation>
    </message>
    <message>
        <source>Can the Minion use its last domain for an action of a card in play?</source>
        <translation>Kann der Minion mit seiner letzten Domäne eine Aktion einer Karte im Spiel ausführen?</translation>
    </message>
    <message>
        <source>Can the Minion use its last domain for an action? These cards may have one: %1.</source>
        <translation>Kann der Minion mit seiner letzten Domäne eine Aktion ausführen? Diese Karten könnten eine haben: %1.</translation>
    </message>
    <message>
        <source>First take its actions that exhaust a character, and mark whoever they exhaust.</source>
        <translation>Führ zuerst Aktionen seiner Karten aus, die einen Charakter erschöpfen, und vermerk, wen sie erschöpfen.</translation>
    </message>
    <message>
        <source>First use its cards that may exhaust a character: %1. Mark whoever they exhaust.</source>
        <translation>Führ zuerst aus, was auf seinen Karten einen Charakter erschöpfen kann: %1. Vermerk, wen es erschöpft.</translation>
    </message>
    <message>
        <source>Say what changes on your domain %1.</source>
        <translation>Sag, was sich an deiner Domäne %1 ändert.</translation>
    </message>
    <message>
        <source>There is no such domain of yours: you have %1.</source>
        <translation>Diese Domäne hast du nicht: Du hast %1.</translation>
    </message>
    <message>
        <source>You have %1 character{1:|s} here already: take one away first.</source>
        <translation>Du hast schon %1 Charakter{1:|e} hier: Nimm erst einen weg.</translation>
    </message>
    <message>
        <source>Your domain %1 would have %2 resource{2:|s}.</source>
        <translation>Deine Domäne %1 hätte dann %2 Ressource{2:|n}.</translation>
    </message>
    <message>
        <source>Your %1 comes into play.</source>
        <translation>Dein Charakter %1 kommt ins Spiel.</translation>
    </message>
    <message>
        <source>Your %1 domain{1:|s} {1:is|are} counted from now on.</source>
        <translation>Deine %1 Domäne{1:|n} {1:wird|werden} von nun an gezählt.</translation>
    </message>
    <message>
        <source>Your domain %1 has %2 resource{2:|s} now.</source>
        <translation>Deine Domäne %1 hat jetzt %2 Ressource{2:|n}.</translation>
    </message>
    <message>
        <source>Your domain %1 is drained.</source>
        <translation>Deine Domäne %1 ist geleert.</translation>
    </message>
    <message>
        <source>Your domain %1 is not drained.</source>
        <translation>Deine Domäne %1 ist nicht geleert.</translation>
    </message>
    <message>
        <source>Your domains are no longer counted.</source>
        <translation>Deine Domänen werden nicht mehr gezählt.</translation>
    </message>
    <message>
        <source>Attach resources to %1: %3 → %4.</source>
        <translation>Leg Ressourcen an %1: %3 → %4.</translation>
    </message>
    <message>
        <source>Take resources from %1: %3 → %4.</source>
        <translation>Nimm Ressourcen von %1: %3 → %4.</translation>
    </message>
    <message>
        <source>your domain %1</source>
        <translation>deine Domäne %1</translation>
    </message>
    <message>
        <source>One of your characters comes into play</source>
        <translation>Jemand von dir kommt ins Spiel</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>Nimm zuerst Platz.</translation>
    </message>
    <message>
        <source>Healed</source>
        <translation>Geheilt</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Kommt zurück</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Der andere</translation>
    </message>
    <message>
        <source>%1 has died in the castle: you have all lost.</source>
        <translation>%1 ist in der Burg gestorben: Alle haben verloren.</translation>
    </message>
    <message>
        <source>%1 have died in the castle: you have all lost.</source>
        <translation>%1 sind in der Burg gestorben: Alle haben verloren.</translation>
    </message>
    <message>
        <source>Do what the card says. Then fight, or finish the chapter.</source>
        <translation>Tut, was die Karte sagt. Dann kämpft oder beendet das Kapitel.</translation>
    </message>
    <message>
        <source>Slip one of the three bosses under them, unseen.</source>
        <translation>Legt einen der drei Bosse ungesehen darunter.</translation>
    </message>
    <message>
        <source>Put the enemy&apos;s dice below the card: %1.</source>
        <translation>Legt die Würfel des Gegners unter die Karte: %1.</translation>
    </message>
    <message>
        <source>Shuffle the items and put the deck to the right of the castle.</source>
        <translation>Legt den gemischten Gegenstandsstapel rechts neben die Burg.</translation>
    </message>
    <message>
        <source>Put the start card on top, picture side up.</source>
        <translation>Legt die Startkarte obenauf, ihr Bild nach oben.</translation>
    </message>
    <message>
        <source>Read the card&apos;s italic text aloud.</source>
        <translation>Lest den schrägen Text der Karte vor.</translation>
    </message>
    <message>
        <source>Somebody takes the drawn item, or you leave it.</source>
        <translation>Jemand nimmt den gezogenen Gegenstand, oder ihr lasst ihn liegen.</translation>
    </message>
    <message>
        <source>You have escaped! Turn the Victory card and read it aloud.</source>
        <translation>Ihr seid entkommen: Dreht die Siegkarte um und lest sie vor.</translation>
    </message>
    <message>
        <source>A chapter is face up: finish it, or fight.</source>
        <translation>Ein Kapitel liegt offen: Beendet es oder kämpft.</translation>
    </message>
    <message>
        <source>A combat is going on: finish it first.</source>
        <translation>Ein Kampf läuft: Fechtet ihn zuerst zu Ende.</translation>
    </message>
    <message>
        <source>An item has been drawn: take it or leave it first.</source>
        <translation>Ein Gegenstand ist gezogen: Nehmt ihn oder lasst ihn erst liegen.</translation>
    </message>
    <message>
        <source>The boss must be fought: begin the combat.</source>
        <translation>Gegen den Boss wird immer gekämpft: Beginnt den Kampf.</translation>
    </message>
    <message>
        <source>The boss is face up: fight it.</source>
        <translation>Der Boss liegt offen: Kämpft gegen ihn.</translation>
    </message>
    <message>
        <source>The boss is next: who turns its card?</source>
        <translation>Als Nächstes kommt der Boss: Wer deckt ihn auf?</translation>
    </message>
    <message>
        <source>Turn the next card first: who turns it?</source>
        <translation>Deckt erst die nächste Karte auf: Wer deckt sie auf?</translation>
    </message>
    <message>
        <source>This game is over. Undo the last step to change how it ended.</source>
        <translation>Dieses Spiel ist vorbei: Nehmt den letzten Schritt zurück, um das Ende zu ändern.</translation>
    </message>
    <message>
        <source>%1: a die is removed.</source>
        <translation>%1: Ein Würfel ist weg.</translation>
    </message>
    <message>
        <source>%1: no match.</source>
        <translation>%1: kein Treffer.</translation>
    </message>
    <message>
        <source>You have all escaped from the castle!</source>
        <translation>Ihr seid alle aus der Burg entkommen!</translation>
    </message>
    <message>
        <source>You have all lost.</source>
        <translation>Ihr habt alle verloren.</translation>
    </message>
    <message>
        <source>Chapter %1 is done.</source>
        <translation>Kapitel %1 ist geschafft.</translation>
    </message>
    <message>
        <source>The extra dice show %1.</source>
        <translation>Die zusätzlichen Würfel zeigen %1.</translation>
    </message>
    <message>
        <source>%1 rolled the same: they roll again.</source>
        <translation>Gleiche Würfel bei %1: Sie werfen noch einmal.</translation>
    </message>
    <message>
        <source>%1 lost a character and, of those level in strength and equipment, rolled the lowest die.</source>
        <translation>%1 hat einen Charakter verloren und bei gleicher Stärke und Ausrüstung am niedrigsten gewürfelt.</translation>
    </message>
    <message>
        <source>Enter what everybody has: characters, henchmen, equipment.</source>
        <translation>Gebt ein, was jeder hat: Charaktere, Handlanger, Ausrüstung.</translation>
    </message>
    <message>
        <source>A tie, rolled again: %1.</source>
        <translation>Gleichstand, noch einmal geworfen: %1.</translation>
    </message>
    <message>
        <source>The connection was lost while this was being saved: whether it was done shows as soon as it is there again.</source>
        <translation>Die Verbindung riss ab, während dies gespeichert wurde: Ob es geschehen ist, zeigt sich, sobald sie wieder da ist.</translation>
    </message>
    <message>
        <source>It couldn’t be saved, so nothing was done. (%1)</source>
        <translation>Es ließ sich nicht speichern, also ist es nicht geschehen. (%1)</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nichts wurde zurückgenommen, was noch einmal geschehen könnte.</translation>
    </message>
    <message>
        <source>This is how the game began: there is nothing to undo.</source>
        <translation>So begann das Spiel: Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Two people are called %1. Everybody needs their own name.</source>
        <translation>Zwei heißen %1: Jeder braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>There is already a %1. Everybody needs their own name.</source>
        <translation>Jemand heißt schon %1: Jeder braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Cards are turned in a challenge. Now it is %1&apos;s bid.</source>
        <translation>Karten werden in einer Herausforderung aufgedeckt; zuerst bietet %1.</translation>
    </message>
    <message>
        <source>The hero wears nothing: %1 draws a card for the dungeon, or passes.</source>
        <translation>%1 zieht eine Karte für den Dungeon, oder passt: Der Held trägt nichts.</translation>
    </message>
    <message>
        <source>%1 turns their player card sideways.</source>
        <translation>%1 dreht die Spielerkarte quer.</translation>
    </message>
    <message>
        <source>Put all items back on the hero.</source>
        <translation>Legt alle Gegenstände wieder auf den Helden.</translation>
    </message>
    <message>
        <source>Round %1: %2 starts.</source>
        <translation>Runde %1: %2 beginnt.</translation>
    </message>
    <message>
        <source>Lay the %1 face up beside the dungeon: %3 → %4.</source>
        <translation>Legt offen neben den Dungeon: %1, %3 → %4.</translation>
    </message>
    <message>
        <source>Take the %1 off the open cards: %3 → %4.</source>
        <translation>Nehmt von den offenen Karten: %1, %3 → %4.</translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>%1’s player card was red already: out of the game.</source>
        <translation>Die Karte von %1 war schon rot: ausgeschieden.</translation>
    </message>
    <message>
        <source>%1 turns their player card to red.</source>
        <translation>%1 dreht die Spielerkarte auf Rot.</translation>
    </message>
    <message>
        <source>You can still correct a roll.</source>
        <translation>Ein Wurf lässt sich noch korrigieren.</translation>
    </message>
    <message>
        <source>Share out %1 drawn item{1:|s}: take or leave each.</source>
        <translation>Verteilt %1 {1:gezogenen Gegenstand|gezogene Gegenstände}: Jeder wird genommen oder bleibt liegen.</translation>
    </message>
    <message>
        <source>%1: %2 {2:die is|dice are} removed.</source>
        <translation>%1: %2 Würfel {2:ist|sind} weg.</translation>
    </message>
    <message>
        <source>%1 {1:sits|sit} down; %2 starts.</source>
        <translation>%1 {1:setzt|setzen} sich; %2 beginnt.</translation>
    </message>
    <message>
        <source>Put cards back on the draw pile: %3 → %4.</source>
        <translation>Legt Karten auf den Nachziehstapel zurück: %3 → %4.</translation>
    </message>
    <message>
        <source>Put cards face down on the dungeon: %3 → %4.</source>
        <translation>Legt Karten verdeckt auf den Dungeon: %3 → %4.</translation>
    </message>
    <message>
        <source>Take cards off the draw pile: %3 → %4.</source>
        <translation>Nehmt Karten vom Nachziehstapel: %3 → %4.</translation>
    </message>
    <message>
        <source>Take cards off the dungeon: %3 → %4.</source>
        <translation>Nehmt Karten vom Dungeon: %3 → %4.</translation>
    </message>
    <message>
        <source>Roll it</source>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>Roll your die, or tap what it shows.</source>
        <translation>Wirf deinen Würfel, oder tippe an, was er zeigt.</translation>
    </message>
    <message>
        <source>%1 has no die to roll for the lesser player now.</source>
        <translation>%1 hat jetzt keinen Würfel um den Schwächeren zu werfen.</translation>
    </message>
    <message>
        <source>Roll a die for the lesser player</source>
        <translation>Um den Schwächeren würfeln</translation>
    </message>
    <message>
        <source>%1 are level: all roll again.</source>
        <translation>%1 sind gleichauf: Alle werfen noch einmal.</translation>
    </message>
    <message>
        <source>%1 rolls a %2 for the lesser.</source>
        <translation>%1 wirft eine %2 um den Schwächeren.</translation>
    </message>
    <message>
        <source>Combat begins: %1 with %2; its blow is %3.</source>
        <translation>Der Kampf beginnt: %1 mit %2; der Schlag ist %3.</translation>
    </message>
    <message>
        <source>%1 {1:has|have} to roll first.</source>
        <translation>Erst {1:muss|müssen|musst} noch %1 würfeln.</translation>
    </message>
    <message>
        <source>One of %1&apos;s characters is out of the Prison.</source>
        <translation>Ein Charakter von %1 ist aus dem Gefängnis frei.</translation>
    </message>
    <message>
        <source>one of %1&apos;s characters</source>
        <translation>ein Charakter von %1</translation>
    </message>
    <message>
        <source>one of %1&apos;s characters still off the board</source>
        <translation>ein Charakter von %1, noch neben dem Brett</translation>
    </message>
    <message>
        <source>one of %1&apos;s henchmen</source>
        <translation>ein Handlanger von %1</translation>
    </message>
    <message>
        <source>It is turn %4: %1 {1:acts|act}.</source>
        <translation>Es ist Zug %4: %1 {1:ist|sind|bist} dran.</translation>
    </message>
    <message>
        <source>Build the map in this order: %1. %2 starts, as Team Black.</source>
        <translation>Baut die Karte in dieser Reihenfolge: %1. %2 legt das erste Stück, wie sonst Team Schwarz.</translation>
    </message>
    <message>
        <source>Choose platters in this order: %1.</source>
        <translation>Wählt die Platten in dieser Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>The first round is started by the last of you to have faced a dungeon.</source>
        <translation>Die erste Runde beginnt, wer von euch zuletzt in einem Dungeon war.</translation>
    </message>
    <message>
        <source>The enemy&apos;s name</source>
        <translation>Name des Gegners</translation>
    </message>
    <message>
        <source>Damage dealt</source>
        <translation>Zugefügter Schaden</translation>
    </message>
    <message>
        <source>For events</source>
        <translation>Für Ereignisse</translation>
    </message>
    <message>
        <source>the least</source>
        <translation>am wenigsten</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>am meisten</translation>
    </message>
    <message>
        <source>A story</source>
        <translation>Eine Geschichte</translation>
    </message>
    <message>
        <source>An item comes off</source>
        <translation>Ein Gegenstand wird abgelegt</translation>
    </message>
    <message>
        <source>Somebody’s items</source>
        <translation>Jemandes Gegenstände</translation>
    </message>
    <message>
        <source>Somebody’s numbers</source>
        <translation>Jemandes Zahlen</translation>
    </message>
    <message>
        <source>The named monster</source>
        <translation>Das genannte Monster</translation>
    </message>
    <message>
        <source>The extra dice</source>
        <translation>Die zusätzlichen Würfel</translation>
    </message>
    <message>
        <source>Whoever put a monster aside shows it.</source>
        <translation>Wer ein Monster beiseitegelegt hat, zeigt es.</translation>
    </message>
    <message>
        <source>%1 (%2, next round)</source>
        <translation>%1 (%2, nächste Runde)</translation>
    </message>
    <message>
        <source>%1 (%2, this round)</source>
        <translation>%1 (%2, diese Runde)</translation>
    </message>
    <message>
        <source>“%1” in front of %2</source>
        <translation>„%1“ vor %2</translation>
    </message>
    <message>
        <source>Do what %1&apos;s card says.</source>
        <translation>Führt aus, was die Karte sagt: %1.</translation>
    </message>
    <message>
        <source>Put attack cards on the Hivemind&apos;s tokens. “I Think He Called You Ugly Too” splits one.</source>
        <translation>Legt Angriffskarten auf die Marker des Hivemind. „I Think He Called You Ugly Too“ teilt einen.</translation>
    </message>
    <message>
        <source>The undead (%1) {1:attacks whoever it stands|attack whoever they stand} in front of.</source>
        <translation>{1:Der Untote (%1) greift|Die Untoten (%1) greifen} den an, vor dem {1:er steht|sie stehen}.</translation>
    </message>
    <message>
        <source>%1 %2 {1:token comes|tokens come} in front of %3.</source>
        <translation>%1 Marker (%2) {1:kommt|kommen} vor %3.</translation>
    </message>
    <message>
        <source>%1 attacks and hits nobody.</source>
        <translation>%1 greift an und trifft niemanden.</translation>
    </message>
    <message>
        <source>%1 doubted the truth about the fog of war and has %2 prestige left.</source>
        <translation>%1 zweifelte die Wahrheit über den Nebel des Krieges an und hat noch %2 Prestige.</translation>
    </message>
    <message>
        <source>%1 gets %2 prestige and has %3.</source>
        <translation>%1 bekommt %2 Prestige und hat %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 prestige as a bonus and has %3.</source>
        <translation>%1 bekommt %2 Prestige als Bonus und hat %3.</translation>
    </message>
    <message>
        <source>%1 lied about the fog of war and has %2 prestige left.</source>
        <translation>%1 log über den Nebel des Krieges und hat noch %2 Prestige.</translation>
    </message>
    <message>
        <source>%1 undead {1:stands|stand} in front of the living.</source>
        <translation>%1 Untote{1:r|} {1:steht|stehen} vor den Lebenden.</translation>
    </message>
    <message>
        <source>A skeleton stands in front of each player. Life: %1.</source>
        <translation>Vor jedem steht ein Skelett, mit Leben: %1.</translation>
    </message>
    <message>
        <source>An undead stands in front of %1.</source>
        <translation>Ein Untoter steht vor %1.</translation>
    </message>
    <message>
        <source>The skeleton in front of %1 falls to %2.</source>
        <translation>Das Skelett vor %1 fällt, durch %2.</translation>
    </message>
    <message>
        <source>The skeleton in front of %1 falls.</source>
        <translation>Das Skelett vor %1 fällt.</translation>
    </message>
    <message>
        <source>Token %1 splits: token %2 stands in front of %3.</source>
        <translation>Marker %1 teilt sich: Marker %2 steht vor %3.</translation>
    </message>
    <message>
        <source>Token %1: a new %2 in front of %3.</source>
        <translation>Marker %1: neu vor %3, %2.</translation>
    </message>
    <message>
        <source>Undead stand in front of %1, one each.</source>
        <translation>Je ein Untoter steht vor %1.</translation>
    </message>
    <message>
        <source>the skeleton in front of %1</source>
        <translation>das Skelett vor %1</translation>
    </message>
    <message>
        <source>Most dice removed at once</source>
        <translation>Die meisten Würfel auf einmal entfernt</translation>
    </message>
    <message>
        <source>%2&apos;s “%1”</source>
        <translation>„%1“ von %2</translation>
    </message>
    <message>
        <source>%1 are dead.</source>
        <translation>%1 sind tot.</translation>
    </message>
    <message>
        <source>This session went on elsewhere in the meantime, so nothing was done. Look again.</source>
        <translation>Diese Sitzung ging inzwischen anderswo weiter, also ist nichts geschehen. Sieh noch einmal nach.</translation>
    </message>
    <message>
        <source>this session has gone on elsewhere</source>
        <translation>diese Sitzung ging anderswo weiter</translation>
    </message>
    <message>
        <source>Event: %1.</source>
        <translation>Ereignis: %1.</translation>
    </message>
    <message>
        <source>Quest: %1.</source>
        <translation>Quest: %1.</translation>
    </message>
    <message>
        <source>Your reputation: %1.</source>
        <translation>Deine Rufkarte: %1.</translation>
    </message>
    <message>
        <source>The enemy: %1.</source>
        <translation>Der Gegner: %1.</translation>
    </message>
    <message>
        <source>At most %1 are pinned at once.</source>
        <translation>Höchstens %1 sind zugleich angeheftet.</translation>
    </message>
    <message>
        <source>Pin a card or character by its name</source>
        <translation>Eine Karte oder einen Charakter beim Namen anheften</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>An own card or character goes</source>
        <translation>Eine eigene Karte oder ein Charakter geht</translation>
    </message>
    <message>
        <source>An own card or character stays</source>
        <translation>Eine eigene Karte oder ein Charakter bleibt</translation>
    </message>
    <message>
        <source>%1 token{1:|s} on the stories</source>
        <translation>%1 Marker auf den Geschichten</translation>
    </message>
    <message>
        <source>There is no such domain: roll again.</source>
        <translation>Diese Domäne gibt es nicht: Würfle noch einmal.</translation>
    </message>
    <message>
        <source>By which rule does the Minion commit?</source>
        <translation>Nach welcher Regel setzt der Minion ein?</translation>
    </message>
    <message>
        <source>Can an event in the pool be paid for?</source>
        <translation>Lässt sich ein Ereignis im Vorrat bezahlen?</translation>
    </message>
    <message>
        <source>Does it go on one of the Minion&apos;s own characters?</source>
        <translation>Kommt sie an einen eigenen Charakter des Minions?</translation>
    </message>
    <message>
        <source>Does potential put the defenders all in order?</source>
        <translation>Bringt das Potenzial alle Verteidiger in eine Reihenfolge?</translation>
    </message>
    <message>
        <source>Does potential put them all in order?</source>
        <translation>Bringt das Potenzial alle in eine Reihenfolge?</translation>
    </message>
    <message>
        <source>Does the Minion have a card in play that could have an action?</source>
        <translation>Hat der Minion eine Karte im Spiel, die eine Aktion haben könnte?</translation>
    </message>
    <message>
        <source>Does the Minion have a character in play or in its hand?</source>
        <translation>Hat der Minion einen Charakter im Spiel oder auf der Hand?</translation>
    </message>
    <message>
        <source>Does the first of the set go on one of the Minion&apos;s own characters?</source>
        <translation>Kommt die erste des Satzes an einen eigenen Charakter des Minions?</translation>
    </message>
    <message>
        <source>Is one character the highest by potential?</source>
        <translation>Hat ein einziger Charakter das höchste Potenzial?</translation>
    </message>
    <message>
        <source>Is one of the Minion&apos;s characters ready to defend?</source>
        <translation>Ist einer der Charaktere des Minions zum Verteidigen bereit?</translation>
    </message>
    <message>
        <source>Is one of the Minion&apos;s characters ready?</source>
        <translation>Ist einer der Charaktere des Minions bereit?</translation>
    </message>
    <message>
        <source>Is one of them the highest by its printed numbers?</source>
        <translation>Ist einer von ihnen nach den aufgedruckten Werten der höchste?</translation>
    </message>
    <message>
        <source>Is one support the first by cost and name?</source>
        <translation>Ist eine Unterstützung nach Kosten und Namen die erste?</translation>
    </message>
    <message>
        <source>Is there a sane character without an attachment?</source>
        <translation>Gibt es einen geistig gesunden Charakter ohne Verstärkung?</translation>
    </message>
    <message>
        <source>LILLITH: is one of the Minion&apos;s characters ready to defend?</source>
        <translation>LILLITH: Ist einer der Charaktere des Minions zum Verteidigen bereit?</translation>
    </message>
    <message>
        <source>LILLITH: is there an event in the pool whose moment has come and that can be paid for?</source>
        <translation>LILLITH: Gibt es im Vorrat ein Ereignis, dessen Augenblick da ist und das sich bezahlen lässt?</translation>
    </message>
    <message>
        <source>LILLITH: what makes this domain the best for the resource?</source>
        <translation>LILLITH: Was macht diese Domäne zur besten für die Ressource?</translation>
    </message>
    <message>
        <source>What decides between the best defence and the next best?</source>
        <translation>Was entscheidet zwischen der besten Verteidigung und der nächstbesten?</translation>
    </message>
    <message>
        <source>What decides between the best line and the next best?</source>
        <translation>Was entscheidet zwischen der besten Linie und der nächstbesten?</translation>
    </message>
    <message>
        <source>Which undrained domain is the smallest that can pay?</source>
        <translation>Welche volle Domäne ist die kleinste, die zahlen kann?</translation>
    </message>
    <message>
        <source>The Minion lost the combat struggle at %1. Fully equal: %2. Choose by their texts who takes the wound, or confirm %3.</source>
        <translation>Der Minion hat den Kampf-Wettstreit bei %1 verloren. Völlig gleich: %2. Wähle nach ihren Texten, wer die Wunde nimmt, oder bestätige %3.</translation>
    </message>
    <message>
        <source>The Minion lost the terror struggle at %1. Fully equal: %2. Choose by their texts who goes insane, or confirm %3.</source>
        <translation>Der Minion hat den Terror-Wettstreit bei %1 verloren. Völlig gleich: %2. Wähle nach ihren Texten, wer wahnsinnig wird, oder bestätige %3.</translation>
    </message>
    <message>
        <source>The Minion won the arcane struggle at %1. Fully equal: %2. Choose by their texts who is readied, or confirm %3.</source>
        <translation>Der Minion hat den Arkan-Wettstreit bei %1 gewonnen. Völlig gleich: %2. Wähle nach ihren Texten, wer bereit gemacht wird, oder bestätige %3.</translation>
    </message>
    <message>
        <source>Turn over cards of the Minion&apos;s deck until you find a character of cost %1. Put it into play, ready, and shuffle the rest back.</source>
        <translation>Dreh Karten vom Deck des Minions um, bis ein Charakter mit Kosten %1 kommt. Bring ihn bereit ins Spiel und misch den Rest zurück.</translation>
    </message>
    <message>
        <source>As many commit as you defend with.</source>
        <translation>So viele, wie du verteidigst.</translation>
    </message>
    <message>
        <source>Every second one commits.</source>
        <translation>Jeder zweite wird eingesetzt.</translation>
    </message>
    <message>
        <source>How many are lost.</source>
        <translation>Wie viele verloren gehen.</translation>
    </message>
    <message>
        <source>How many are used.</source>
        <translation>Wie viele gebraucht werden.</translation>
    </message>
    <message>
        <source>It has the fewest resources.</source>
        <translation>Sie hat die wenigsten Ressourcen.</translation>
    </message>
    <message>
        <source>It is the first.</source>
        <translation>Sie ist die erste.</translation>
    </message>
    <message>
        <source>More cards can be played.</source>
        <translation>Mehr Karten können gespielt werden.</translation>
    </message>
    <message>
        <source>The Minion&apos;s stories.</source>
        <translation>Die Geschichten des Minions.</translation>
    </message>
    <message>
        <source>The Minion&apos;s tokens.</source>
        <translation>Die Marker des Minions.</translation>
    </message>
    <message>
        <source>The cards cost more in all.</source>
        <translation>Die Karten kosten zusammen mehr.</translation>
    </message>
    <message>
        <source>The first of several alike.</source>
        <translation>Die erste von mehreren gleichen.</translation>
    </message>
    <message>
        <source>The first.</source>
        <translation>Die erste.</translation>
    </message>
    <message>
        <source>The game not lost.</source>
        <translation>Das Spiel, das nicht verloren ist.</translation>
    </message>
    <message>
        <source>The game won.</source>
        <translation>Das gewonnene Spiel.</translation>
    </message>
    <message>
        <source>The second.</source>
        <translation>Die zweite.</translation>
    </message>
    <message>
        <source>There is just one.</source>
        <translation>Es gibt nur eine.</translation>
    </message>
    <message>
        <source>Who goes where.</source>
        <translation>Wer wohin geht.</translation>
    </message>
    <message>
        <source>Who is lost.</source>
        <translation>Wer verloren geht.</translation>
    </message>
    <message>
        <source>Your stories.</source>
        <translation>Deine Geschichten.</translation>
    </message>
    <message>
        <source>Your tokens.</source>
        <translation>Deine Marker.</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>%1 taps wait for the hub already.</source>
        <translation>Es wartet schon %1 Mal Tippen auf den Hub.</translation>
    </message>
    <message>
        <source>It couldn’t be saved, so nothing was done.</source>
        <translation>Es ließ sich nicht speichern, also ist nichts geschehen.</translation>
    </message>
    <message>
        <source>The table is on its way home.</source>
        <translation>Der Tisch ist auf dem Heimweg.</translation>
    </message>
    <message>
        <source>The table is on its way to the hub.</source>
        <translation>Der Tisch ist auf dem Weg zum Hub.</translation>
    </message>
    <message>
        <source>Step %1 comes out otherwise by the rules here.</source>
        <translation>Schritt %1 geht nach den Regeln hier anders aus.</translation>
    </message>
    <message>
        <source>This table was put away.</source>
        <translation>Dieser Tisch wurde weggeräumt.</translation>
    </message>
    <message>
        <source>Notes are written when the table is home again.</source>
        <translation>Notizen lassen sich schreiben, wenn der Tisch wieder zu Hause ist.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Own deck name</source>
        <translation>Name des eigenen Decks</translation>
    </message>
    <message>
        <source>Relic</source>
        <translation>Relikt</translation>
    </message>
    <message>
        <source>Bluff</source>
        <translation>Bluff</translation>
    </message>
    <message>
        <source>Quest</source>
        <translation>Quest</translation>
    </message>
    <message>
        <source>Reputation</source>
        <translation>Ruf</translation>
    </message>
    <message>
        <source>Reputations</source>
        <translation>Rufkarten</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Sitzordnung</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation>Eine Karte verdeckt</translation>
    </message>
    <message>
        <source>A throw for the lesser</source>
        <translation>Ein Wurf um den Schwächeren</translation>
    </message>
    <message>
        <source>All your domains</source>
        <translation>Alle deine Domänen</translation>
    </message>
    <message>
        <source>Dice as they lie</source>
        <translation>Würfel, wie sie liegen</translation>
    </message>
    <message>
        <source>One of your domains</source>
        <translation>Eine deiner Domänen</translation>
    </message>
    <message>
        <source>One of yours joins</source>
        <translation>Einer von deinen kommt dazu</translation>
    </message>
    <message>
        <source>Takes the blow</source>
        <translation>Nimmt den Schlag</translation>
    </message>
    <message>
        <source>The card is shown</source>
        <translation>Die Karte wird gezeigt</translation>
    </message>
    <message>
        <source>Those who are level are asked</source>
        <translation>Gleichstehende werden gefragt</translation>
    </message>
    <message>
        <source>Here you only watch, so nothing was done. “Play here” lets you go on.</source>
        <translation>Hier schaust du nur zu, darum ist nichts geschehen. Mit „Hier spielen“ machst du weiter.</translation>
    </message>
    <message>
        <source>it is played elsewhere, and watched here</source>
        <translation>es wird woanders gespielt und hier nur zugesehen</translation>
    </message>
</context>
<context>
    <name>SessionCard</name>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
</context>
<context>
    <name>SessionHero</name>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Weiter: %1</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>dark light bright night black white contrast colours mode</source>
        <translation>dunkel hell nacht schwarz weiß kontrast farben modus design</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Dark suits dim tables; high contrast is black, white and one colour.</source>
        <translation>Dunkel passt zu schummrigen Tischen; hoher Kontrast ist Schwarz, Weiß und eine Farbe.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>font letters bigger smaller large zoom scale reading</source>
        <translation>schrift buchstaben größer kleiner groß lesen vergrößern</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>animation animations motion reduce rolling falling</source>
        <translation>animation animationen weniger rollen fallen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Everything grows with it; nothing is cut off.</source>
        <translation>Alles wächst mit, nichts wird abgeschnitten.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Numbers roll and dice tumble. Off, they just change.</source>
        <translation>Zahlen rollen und Würfel fallen; ohne sie springt alles einfach um.</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>SettingsMore</name>
    <message>
        <source>More</source>
        <translation>Weiteres</translation>
    </message>
    <message>
        <source>data backup export import restore erase storage</source>
        <translation>daten sicherung sichern export import wiederherstellen löschen speicher</translation>
    </message>
    <message>
        <source>license version source thanks credits privacy</source>
        <translation>lizenz version quelltext dank datenschutz</translation>
    </message>
    <message>
        <source>About Torchside</source>
        <translation>Über Torchside</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Version %1, licences</source>
        <translation>Version %1, Lizenzen</translation>
    </message>
    <message>
        <source>Save, import, delete</source>
        <translation>Sichern, importieren, löschen</translation>
    </message>
    <message>
        <source>Back up, import or delete everything.</source>
        <translation>Alles sichern, importieren oder löschen.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Everything stays on this device.</source>
        <translation>Alles bleibt auf diesem Gerät.</translation>
    </message>
    <message>
        <source>No setting found</source>
        <translation>Keine Einstellung gefunden</translation>
    </message>
    <message>
        <source>Try another word: “loud”, “night”, “bigger”.</source>
        <translation>Versuch ein anderes Wort dafür: „laut“, „Nacht“, „größer“.</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sounds are off.</source>
        <translation>Die Klänge sind aus.</translation>
    </message>
    <message>
        <source>Sound and touch</source>
        <translation>Klang und Gefühl</translation>
    </message>
    <message>
        <source>mute quiet silent noise audio loud</source>
        <translation>stumm leise still lärm ton töne laut</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Short, soft, and never needed to follow the game.</source>
        <translation>Kurz, sanft und nie nötig, um dem Spiel zu folgen.</translation>
    </message>
    <message>
        <source>loud loudness quiet master all sounds</source>
        <translation>laut leise ton alle klänge</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Taps</source>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>click touch button sound volume</source>
        <translation>klick berührung taste klang lautstärke</translation>
    </message>
    <message>
        <source>Dice and hits</source>
        <translation>Würfel und Treffer</translation>
    </message>
    <message>
        <source>Rolls, wounds, healing, poison</source>
        <translation>Würfe, Wunden, Heilung, Gift</translation>
    </message>
    <message>
        <source>damage heal roll sound volume</source>
        <translation>schaden heilen würfeln klang lautstärke</translation>
    </message>
    <message>
        <source>Great moments</source>
        <translation>Große Augenblicke</translation>
    </message>
    <message>
        <source>A kill, a death, a story won, a victory</source>
        <translation>Ein erlegtes Wesen, ein Tod, eine gewonnene Geschichte, ein Sieg</translation>
    </message>
    <message>
        <source>win celebrate end sound volume</source>
        <translation>gewinnen feiern ende klang lautstärke</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>next player sound volume</source>
        <translation>nächster spieler dran klang lautstärke</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>Versuch es mit: %1</translation>
    </message>
    <message>
        <source>vibrate shake haptic buzz feel</source>
        <translation>vibrieren rütteln haptik brummen fühlen</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>Vibration</translation>
    </message>
    <message>
        <source>speech voice speak read aloud talk blind announce</source>
        <translation>sprache stimme sprechen vorlesen laut blind ansage</translation>
    </message>
    <message>
        <source>Spoken announcements</source>
        <translation>Gesprochene Ansagen</translation>
    </message>
    <message>
        <source>Every tap and entry</source>
        <translation>Was immer eingegeben wird</translation>
    </message>
    <message>
        <source>The turn passes on</source>
        <translation>Jemand anders ist dran</translation>
    </message>
    <message>
        <source>The device buzzes when something happens.</source>
        <translation>Das Gerät vibriert, wenn etwas geschieht.</translation>
    </message>
    <message>
        <source>This device can’t vibrate.</source>
        <translation>Dieses Gerät vibriert nicht.</translation>
    </message>
    <message>
        <source>What happens is read aloud: “Ann, 25 life.”</source>
        <translation>Was geschieht, wird vorgelesen: „Ann, 25 Leben.“</translation>
    </message>
    <message>
        <source>This device has no voice.</source>
        <translation>Dieses Gerät hat keine Stimme.</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>awake sleep display lock standby battery</source>
        <translation>wach schlaf display sperre standby akku</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Bildschirm anlassen</translation>
    </message>
    <message>
        <source>dark idle battery screen brightness veil timeout minutes</source>
        <translation>dunkel untätig akku bildschirm helligkeit minuten</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>2 min</source>
        <translation>2 min</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 min</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10 min</translation>
    </message>
    <message>
        <source>thumb one-handed lefty side</source>
        <translation>daumen einhändig linkshänder seite</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Linke Hand</translation>
    </message>
    <message>
        <source>seat rotation rotate turn upside down orientation opposite</source>
        <translation>sitz drehung drehen kopfüber ausrichtung gegenüber</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>By where they sit</source>
        <translation>Nach dem Sitzplatz</translation>
    </message>
    <message>
        <source>confirm confirmation question delete sure warning</source>
        <translation>bestätigen bestätigung frage löschen sicher warnung</translation>
    </message>
    <message>
        <source>Ask before removing or ending</source>
        <translation>Vor dem Entfernen oder Beenden fragen</translation>
    </message>
    <message>
        <source>help tips bubbles beginner first learn explain</source>
        <translation>hilfe tipps sprechblasen anfänger erste lernen erklären</translation>
    </message>
    <message>
        <source>Hints on a first evening</source>
        <translation>Hinweise am ersten Abend</translation>
    </message>
    <message>
        <source>While a game is on the table.</source>
        <translation>Solange ein Spiel auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Dim when nobody taps</source>
        <translation>Abdunkeln, wenn niemand tippt</translation>
    </message>
    <message>
        <source>The tap that wakes it does nothing else.</source>
        <translation>Die Berührung, die weckt, drückt nichts.</translation>
    </message>
    <message>
        <source>Puts the main button under your left thumb.</source>
        <translation>Der Hauptknopf rückt zum linken Daumen.</translation>
    </message>
    <message>
        <source>Seats face their players</source>
        <translation>Plätze zu ihren Leuten drehen</translation>
    </message>
    <message>
        <source>When the device lies flat, each seat turns to its player.</source>
        <translation>Liegt das Gerät zwischen euch, dreht sich jeder Platz zu dem, der dort sitzt.</translation>
    </message>
    <message>
        <source>Either way, you can undo it right afterwards.</source>
        <translation>Was entfernt ist, lässt sich so oder so gleich danach zurückholen.</translation>
    </message>
    <message>
        <source>A few tips, each shown once, the first time you play a game.</source>
        <translation>Ein paar Tipps, jeder nur einmal, wenn ihr ein Spiel zum ersten Mal spielt.</translation>
    </message>
</context>
<context>
    <name>SharedBoard</name>
    <message>
        <source>Quest: %1</source>
        <translation>Quest: %1</translation>
    </message>
</context>
<context>
    <name>SideTag</name>
    <message>
        <source>%1 · acting</source>
        <translation>%1 · am Zug</translation>
    </message>
</context>
<context>
    <name>SpoilsPanel</name>
    <message>
        <source>%1 ends this stage!</source>
        <translation>%1 beendet diese Stufe!</translation>
    </message>
    <message>
        <source>This stage is done.</source>
        <translation>Diese Stufe ist geschafft.</translation>
    </message>
    <message>
        <source>%1 kills %2!</source>
        <translation>%1 tötet %2!</translation>
    </message>
    <message>
        <source>%1 is dead.</source>
        <translation>%1 ist tot.</translation>
    </message>
</context>
<context>
    <name>StackTile</name>
    <message>
        <source>%1: no attack</source>
        <translation>%1: kein Angriff</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <translation>%1: kommt noch</translation>
    </message>
    <message>
        <source>%1: %2 damage, protected</source>
        <translation>%1: %2 Schaden, geschützt</translation>
    </message>
    <message>
        <source>%1: %2 damage</source>
        <translation>%1: %2 Schaden</translation>
    </message>
</context>
<context>
    <name>Stat</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>StatisticsHead</name>
    <message>
        <source>finished · in progress: %1</source>
        <translation>zu Ende gespielt · laufend: %1</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zu Ende gespielt</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>zuletzt gespielt</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>das längste</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>insgesamt am Tisch</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Past games</source>
        <translation>Vergangene Spiele</translation>
    </message>
    <message>
        <source>looking through the evenings …</source>
        <translation>die Abende werden durchgesehen …</translation>
    </message>
    <message>
        <source>No evening has ended yet</source>
        <translation>Noch ist kein Abend zu Ende</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>Finish a game, and its winner, length and records will show up here.</source>
        <translation>Spielt eines zu Ende: Hier steht dann, wer gewann, wie lange es dauerte und welche Rekorde fielen.</translation>
    </message>
    <message>
        <source>Play a game, and its winner, length and records will show up here.</source>
        <translation>Spielt ein Spiel: Hier steht dann, wer gewann, wie lange es dauerte und welche Rekorde fielen.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Spiel aussuchen</translation>
    </message>
</context>
<context>
    <name>StepBody</name>
    <message>
        <source>The die shows %1</source>
        <translation>Der Würfel zeigt %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>That many of yours are ready</source>
        <translation>So viele von deinen sind bereit</translation>
    </message>
    <message>
        <source>The new story</source>
        <translation>Die neue Geschichte</translation>
    </message>
    <message>
        <source>As its card is called</source>
        <translation>Wie es auf der Karte steht</translation>
    </message>
    <message>
        <source>These are fully equal: which one carries it?</source>
        <translation>Diese sind völlig gleich: Wer trägt es?</translation>
    </message>
</context>
<context>
    <name>StepHead</name>
    <message>
        <source>The Minion plays</source>
        <translation>Der Minion spielt</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: „%2“</translation>
    </message>
</context>
<context>
    <name>StepSheet</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <translation>Nichts spielen</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Für mich werfen</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Keines davon</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>Dieses</translation>
    </message>
    <message>
        <source>These %1</source>
        <translation>Diese %1</translation>
    </message>
    <message>
        <source>No action</source>
        <translation>Keine Aktion</translation>
    </message>
    <message>
        <source>Nobody defends</source>
        <translation>Niemand verteidigt</translation>
    </message>
    <message>
        <source>They defend</source>
        <translation>Sie verteidigen</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Meinen Zug beenden</translation>
    </message>
    <message>
        <source>Commit them</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>Nobody is ready</source>
        <translation>Niemand ist bereit</translation>
    </message>
    <message>
        <source>These are ready</source>
        <translation>Diese sind bereit</translation>
    </message>
    <message>
        <source>Carried out</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Can’t be done</source>
        <translation>Geht nicht</translation>
    </message>
    <message>
        <source>The deck has none</source>
        <translation>Das Deck hat keinen</translation>
    </message>
    <message>
        <source>Take an action</source>
        <translation>Aktion benutzen</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Verschwörung</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>Type the name of the new story.</source>
        <translation>Gib den Namen der neuen Geschichte ein.</translation>
    </message>
    <message>
        <source>Turn over an encounter</source>
        <translation>Begegnung aufdecken</translation>
    </message>
    <message>
        <source>Deal the numbers</source>
        <translation>Nummern verteilen</translation>
    </message>
    <message>
        <source>Deal for round %1</source>
        <translation>Verteilen für Runde %1</translation>
    </message>
    <message>
        <source>It attacks…</source>
        <translation>Sie greift an …</translation>
    </message>
    <message>
        <source>Begin round %1</source>
        <translation>Runde %1 beginnen</translation>
    </message>
    <message>
        <source>Close the encounter</source>
        <translation>Begegnung schließen</translation>
    </message>
    <message>
        <source>What comes next…</source>
        <translation>Was kommt …</translation>
    </message>
    <message>
        <source>Nothing for %1</source>
        <translation>Nichts für %1</translation>
    </message>
    <message>
        <source>It attacks: who?</source>
        <translation>Sie greift an: wen?</translation>
    </message>
    <message>
        <source>%1: −%2</source>
        <translation>%1: −%2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>It attacks as before: %1.</source>
        <translation>Sie trifft wie zuvor: %1.</translation>
    </message>
    <message>
        <source>Our own draw…</source>
        <translation>Selbst gezogen …</translation>
    </message>
    <message>
        <source>An event…</source>
        <translation>Ein Ereignis …</translation>
    </message>
    <message>
        <source>Attacks again…</source>
        <translation>Greift wieder an …</translation>
    </message>
    <message>
        <source>Attacks differently…</source>
        <translation>Greift anders an …</translation>
    </message>
    <message>
        <source>It is settled…</source>
        <translation>Es ist geregelt …</translation>
    </message>
    <message>
        <source>Action card…</source>
        <translation>Aktionskarte …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>LILLITH stops thinking, and nothing is done</source>
        <translation>LILLITH hört auf nachzudenken, und nichts geschieht</translation>
    </message>
    <message>
        <source>Play the best so far</source>
        <translation>Bisher beste spielen</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>It could not</source>
        <translation>Könnte es nicht</translation>
    </message>
    <message>
        <source> and a poison token</source>
        <translation> und ein Giftmarker</translation>
    </message>
    <message>
        <source> and %1 poison tokens</source>
        <translation> und %1 Giftmarker</translation>
    </message>
    <message>
        <source>Both done</source>
        <translation>Beides getan</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Alles getan</translation>
    </message>
    <message>
        <source>%1 {1:is|are} ready</source>
        <translation>%1 {1:ist|sind} bereit</translation>
    </message>
    <message>
        <source>One at a time</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Refresh only</source>
        <translation>Nur auffrischen</translation>
    </message>
    <message>
        <source>The cards are drawn in a step of their own</source>
        <translation>Die Karten werden in einem eigenen Schritt gezogen</translation>
    </message>
    <message>
        <source>You play a conspiracy</source>
        <translation>Du spielst eine Verschwörung</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Zur Übersicht</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1: weniger</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
</context>
<context>
    <name>StoryDialog</name>
    <message>
        <source>Terror</source>
        <translation>Terror</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Arcane</source>
        <translation>Arkan</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Ermittlung</translation>
    </message>
    <message>
        <source>The Minion’s: %1</source>
        <translation>Die des Minions: %1</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>Deine: %1</translation>
    </message>
    <message>
        <source>Struggles: %1</source>
        <translation>Wettstreite: %1</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The Minion’s tokens</source>
        <translation>Marker des Minions</translation>
    </message>
    <message>
        <source>Your tokens</source>
        <translation>Deine Marker</translation>
    </message>
    <message>
        <source>Tokens to win it</source>
        <translation>Marker zum Gewinnen</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>The Minion’s tokens at %1</source>
        <translation>Marker des Minions bei %1</translation>
    </message>
    <message>
        <source>Your tokens at %1</source>
        <translation>Deine Marker bei %1</translation>
    </message>
    <message>
        <source>The past of the Minion’s tokens</source>
        <translation>Frühere Stände der Marker des Minions</translation>
    </message>
    <message>
        <source>The past of your tokens</source>
        <translation>Frühere Stände deiner Marker</translation>
    </message>
</context>
<context>
    <name>StoryGraph</name>
    <message>
        <source>The moments of the evening</source>
        <translation>Die Augenblicke des Abends</translation>
    </message>
</context>
<context>
    <name>StoryNames</name>
    <message>
        <source>Takes this story card</source>
        <translation>Nimmt diese Geschichtenkarte</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>Save this session as a file</source>
        <translation>Diese Partie als Datei sichern</translation>
    </message>
    <message>
        <source>Share the evening</source>
        <translation>Den Abend teilen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Share as a picture</source>
        <translation>Als Bild teilen</translation>
    </message>
    <message>
        <source>Send to BG Stats</source>
        <translation>An BG Stats</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>The moment before</source>
        <translation>Der Augenblick davor</translation>
    </message>
    <message>
        <source>The next moment</source>
        <translation>Der nächste Augenblick</translation>
    </message>
    <message>
        <source>Open in the history</source>
        <translation>Im Verlauf öffnen</translation>
    </message>
</context>
<context>
    <name>StoryTile</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>its conspiracy</source>
        <translation>seine Verschwörung</translation>
    </message>
    <message>
        <source>your conspiracy</source>
        <translation>deine Verschwörung</translation>
    </message>
    <message>
        <source>The Minion has %1 of %3 token{3:|s}, you have %2</source>
        <translation>Der Minion hat %1 von %3 {3:Marker|Markern}, du hast %2</translation>
    </message>
    <message>
        <source>tapped characters go here</source>
        <translation>angetippte Charaktere gehen hierher</translation>
    </message>
</context>
<context>
    <name>StrikeDialog</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>%1 greift an</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1: −%2</source>
        <translation>%1: −%2</translation>
    </message>
    <message>
        <source>Dodged</source>
        <translation>Ausgewichen</translation>
    </message>
    <message>
        <source>It attacks</source>
        <translation>Sie schlägt zu</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>level: %1</source>
        <translation>gleichauf: %1</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>They are level: the table decides</source>
        <translation>Gleichstand: Der Tisch entscheidet</translation>
    </message>
    <message>
        <source>%1 it is</source>
        <translation>%1 ist es</translation>
    </message>
    <message>
        <source>By life and prestige</source>
        <translation>Nach Leben und Prestige</translation>
    </message>
    <message>
        <source>Ignores…</source>
        <translation>Nicht beachtet …</translation>
    </message>
    <message>
        <source>Other aims…</source>
        <translation>Andere Ziele …</translation>
    </message>
    <message>
        <source>Who dodges</source>
        <translation>Wer ausweicht</translation>
    </message>
    <message>
        <source>Whom it ignores before it aims</source>
        <translation>Wen sie beim Zielen nicht beachtet</translation>
    </message>
    <message>
        <source>%1 dodges</source>
        <translation>%1 weicht aus</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source> and a poison token</source>
        <translation> und ein Giftmarker</translation>
    </message>
    <message>
        <source> and %1 poison tokens</source>
        <translation> und %1 Giftmarker</translation>
    </message>
    <message>
        <source>Say whom it attacks.</source>
        <translation>Sag, wen es angreift.</translation>
    </message>
    <message>
        <source>They are level: say which of them it is.</source>
        <translation>Sie sind gleichauf: Sag, wen von ihnen es trifft.</translation>
    </message>
    <message>
        <source>Tap its damage.</source>
        <translation>Tipp den Schaden an.</translation>
    </message>
    <message>
        <source>Everybody dodged it</source>
        <translation>Alle sind ausgewichen</translation>
    </message>
    <message>
        <source>dodges</source>
        <translation>weicht aus</translation>
    </message>
    <message>
        <source>ignores</source>
        <translation>übergeht</translation>
    </message>
    <message>
        <source>aims</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Poison tokens: more</source>
        <translation>Giftmarker: mehr</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>%1 poison</source>
        <translation>%1 Gift</translation>
    </message>
</context>
<context>
    <name>StruggleChips</name>
    <message>
        <source>Terror</source>
        <translation>Terror</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Arcane</source>
        <translation>Arkan</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Ermittlung</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>TTextField</name>
    <message>
        <source>Clear %1</source>
        <translation>%1 leeren</translation>
    </message>
    <message>
        <source>Enter: %1</source>
        <translation>Eintragen: %1</translation>
    </message>
</context>
<context>
    <name>TableFrame</name>
    <message>
        <source>Then: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 phone{1:|s}</source>
        <translation>%1 Handy{1:|s}</translation>
    </message>
</context>
<context>
    <name>TableHandDialog</name>
    <message>
        <source>Something else happened</source>
        <translation>Etwas anderes ist geschehen</translation>
    </message>
    <message>
        <source>Which card comes into play?</source>
        <translation>Welche Karte kommt ins Spiel?</translation>
    </message>
    <message>
        <source>Which card goes to its hand?</source>
        <translation>Welche Karte kommt auf seine Hand?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>A card comes into play for the Minion</source>
        <translation>Eine Karte kommt für den Minion ins Spiel</translation>
    </message>
    <message>
        <source>A card goes to the Minion’s hand</source>
        <translation>Eine Karte kommt auf die Hand des Minions</translation>
    </message>
    <message>
        <source>The Minion gets another domain</source>
        <translation>Der Minion bekommt noch eine Domäne</translation>
    </message>
    <message>
        <source>The Minion’s deck is out of cards</source>
        <translation>Das Deck des Minions ist leer</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>Your deck is out of cards</source>
        <translation>Dein Deck ist leer</translation>
    </message>
    <message>
        <source>The Minion has won</source>
        <translation>Der Minion hat gewonnen</translation>
    </message>
    <message>
        <source>Stories the Minion has won</source>
        <translation>Geschichten, die der Minion gewonnen hat</translation>
    </message>
    <message>
        <source>Stories you have won</source>
        <translation>Geschichten, die du gewonnen hast</translation>
    </message>
</context>
<context>
    <name>TeamLine</name>
    <message>
        <source>skill %1</source>
        <translation>Geschick %1</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>TokensPanel</name>
    <message>
        <source>Tokens in play</source>
        <translation>Marker im Spiel</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation>Handys am Tisch</translation>
    </message>
</context>
<context>
    <name>TurnSheet</name>
    <message>
        <source>%1 turns the boss</source>
        <translation>%1 dreht den Boss um</translation>
    </message>
    <message>
        <source>%1 turns it</source>
        <translation>%1 dreht um</translation>
    </message>
    <message>
        <source>Someone else</source>
        <translation>Jemand anderes</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Our own dice</source>
        <translation>Eigene Würfel</translation>
    </message>
</context>
<context>
    <name>TurnedCards</name>
    <message>
        <source>stopped by the %1</source>
        <translation>aufgehalten: %1</translation>
    </message>
</context>
<context>
    <name>TwinsDialog</name>
    <message>
        <source>Make one of them</source>
        <translation>Eines daraus machen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Make it one</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>“%1” and “%2” don’t contradict each other.</source>
        <translation>„%1“ und „%2“ widersprechen sich nicht.</translation>
    </message>
    <message>
        <source>Where they differ, say what holds.</source>
        <translation>Wo sie sich unterscheiden, sagt ihr, was gilt.</translation>
    </message>
</context>
<context>
    <name>ValueGrid</name>
    <message>
        <source>Other…</source>
        <translation>Anders …</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>End the demonstration</source>
        <translation>Vorführung beenden</translation>
    </message>
    <message>
        <source>Demonstration · %1 of %2</source>
        <translation>Vorführung · %1 von %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>That’s how %1 goes. This game isn’t kept.</source>
        <translation>So geht %1. Diese Partie wird nicht aufgehoben.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>Who rests this round?</source>
        <translation>Wer ruht sich aus?</translation>
    </message>
    <message>
        <source>Who turns the card?</source>
        <translation>Wer dreht die Karte um?</translation>
    </message>
    <message>
        <source>Gains 1 health, does not roll, takes no blow and uses nothing.</source>
        <translation>Gewinnt 1 LP, würfelt nicht, wird nicht getroffen und benutzt nichts.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>WhoStarts</name>
    <message>
        <source>Who starts?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Whose finger is it?</source>
        <translation>Wessen Finger ist es?</translation>
    </message>
    <message>
        <source>Keep still…</source>
        <translation>Stillhalten …</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Roll instead</source>
        <translation>Lieber würfeln</translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>Everybody, put a finger on the screen</source>
        <translation>Alle legen einen Finger auf</translation>
    </message>
    <message>
        <source>At least one more finger.</source>
        <translation>Mindestens noch einer.</translation>
    </message>
    <message>
        <source>Hold still, and the app picks one.</source>
        <translation>Haltet still, dann wählt die App jemanden.</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>WhyNotLineDialog</name>
    <message>
        <source>Stays back</source>
        <translation>Bleibt zurück</translation>
    </message>
    <message>
        <source>Why not another line?</source>
        <translation>Warum keine andere Linie?</translation>
    </message>
    <message>
        <source>Drag one, or touch it and its place.</source>
        <translation>Zieh einen, oder tippe ihn und den Ort an.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Your line</source>
        <translation>Deine Linie</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deine</translation>
    </message>
</context>
<context>
    <name>WinnerPanel</name>
    <message>
        <source>%1 wins the Dungeon of Mandom!</source>
        <translation>%1 gewinnt Dungeon of Mandom!</translation>
    </message>
</context>
<context>
    <name>WinsRow</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>WishCard</name>
    <message>
        <source>A phone asks to come in by the number.</source>
        <translation>Ein Handy möchte mit der Nummer herein.</translation>
    </message>
    <message>
        <source>Another phone asks for %1’s seat.</source>
        <translation>Ein anderes Handy fragt nach dem Platz von %1.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>Hereinlassen</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>Platz geben</translation>
    </message>
</context>
<context>
    <name>torchside::app::CardShelf</name>
    <message>
        <source>terror</source>
        <translation>Terror</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>arcane</source>
        <translation>Arkan</translation>
    </message>
    <message>
        <source>investigation</source>
        <translation>Ermittlung</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Verschwörung</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>skill %1</source>
        <translation>Geschick %1</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine mehr da</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1 da</translation>
    </message>
    <message>
        <source>The card catalogue can’t be read: %1.</source>
        <translation>Der Kartenkatalog ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>Import these cards’ sets first: %1 and %2 more.</source>
        <translation>Importiert zuerst die Sets dieser Karten: %1 und %2 weitere.</translation>
    </message>
    <message>
        <source>Import this card’s set first: %1.</source>
        <translation>Importiert zuerst das Set dieser Karte: %1.</translation>
    </message>
    <message>
        <source>Import these cards’ sets first: %1 and %2.</source>
        <translation>Importiert zuerst die Sets dieser Karten: %1 und %2.</translation>
    </message>
</context>
<context>
    <name>torchside::app::Carrying</name>
    <message>
        <source>No hub answers there. Is it running, and is this device in the same network?</source>
        <translation>Dort antwortet kein Hub. Läuft er, und ist dieses Gerät im selben Netz?</translation>
    </message>
    <message>
        <source>This device does not trust the hub’s certificate.</source>
        <translation>Dieses Gerät vertraut dem Zertifikat des Hubs nicht.</translation>
    </message>
    <message>
        <source>That is not the hub’s code. Whoever runs the hub knows it.</source>
        <translation>Das ist nicht der Code des Hubs. Wer den Hub betreibt, kennt ihn.</translation>
    </message>
    <message>
        <source>This session is too large for a hub.</source>
        <translation>Diese Partie ist zu groß für einen Hub.</translation>
    </message>
    <message>
        <source>The hub has too much to do, or can’t reach its database. Try again.</source>
        <translation>Der Hub hat zu viel zu tun oder erreicht seine Datenbank nicht. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The hub can’t take this table: %1</source>
        <translation>Der Hub kann diesen Tisch nicht nehmen: %1</translation>
    </message>
    <message>
        <source>Whatever answers there isn’t a Torchside hub.</source>
        <translation>Was dort antwortet, ist kein Hub von Torchside.</translation>
    </message>
    <message>
        <source>The table is home again.</source>
        <translation>Der Tisch ist wieder zu Hause.</translation>
    </message>
    <message>
        <source>The table was closed at the hub. It is home again, with all that was done there.</source>
        <translation>Der Tisch wurde am Hub geschlossen. Er ist wieder zu Hause, mit allem, was dort geschah.</translation>
    </message>
    <message>
        <source>The hub is back, and has closed its copy: the table is here.</source>
        <translation>Der Hub ist wieder da und hat seine Kopie geschlossen: Der Tisch ist hier.</translation>
    </message>
    <message>
        <source>The hub is back, and people went on there. None of that is taken over here.</source>
        <translation>Der Hub ist wieder da, und dort ging es weiter. Davon wird hier nichts übernommen.</translation>
    </message>
    <message>
        <source>The hub does not know this table any more. You can play on here.</source>
        <translation>Der Hub kennt diesen Tisch nicht mehr. Du kannst hier weiterspielen.</translation>
    </message>
    <message>
        <source>What the hub says can’t happen by the rules here, so none of it was taken over. You can play on here.</source>
        <translation>Was der Hub sagt, kann nach den Regeln hier nicht sein, also wurde nichts davon übernommen. Du kannst hier weiterspielen.</translation>
    </message>
    <message>
        <source>What was done at the hub could not be saved here. Torchside keeps trying. Is there room left on this device?</source>
        <translation>Was am Hub geschah, ließ sich hier nicht speichern. Es wird noch einmal versucht: Ist auf diesem Gerät noch Platz?</translation>
    </message>
    <message>
        <source>The connection broke while an undo or a jump was on its way. Please check where the table stands.</source>
        <translation>Die Leitung riss, während ein Schritt zurück oder vor unterwegs war: Sieh nach, wo der Tisch steht.</translation>
    </message>
    <message>
        <source>The table went on at the hub in the meantime, so that was not done. Please look again.</source>
        <translation>Am Hub ging es inzwischen weiter, also geschah das nicht. Sieh noch einmal nach.</translation>
    </message>
    <message>
        <source>The hub has been silent since %1. What you tap waits for it.</source>
        <translation>Der Hub schweigt seit %1. Was getippt wird, wartet auf ihn.</translation>
    </message>
    <message>
        <source>The table is played at the hub: what is tapped here is done there, and everybody sees it.</source>
        <translation>Der Tisch wird am Hub gespielt: Was hier getippt wird, geschieht dort, und alle sehen es.</translation>
    </message>
    <message>
        <source>You took the table home from a silent hub, and play on here. The hub will be told as soon as it is back.</source>
        <translation>Du hast den Tisch von einem stummen Hub nach Hause geholt und spielst hier weiter. Sobald der Hub wieder da ist, erfährt er es.</translation>
    </message>
    <message>
        <source>The hub is back, and people went on there after you took the table home. The two evenings stay apart: you play on here with what you have, and theirs stays at the hub.</source>
        <translation>Der Hub ist wieder da, und dort ging es weiter, nachdem du den Tisch nach Hause geholt hast. Nichts wird zusammengelegt: Du spielst hier mit dem weiter, was du hast, und der Abend der anderen bleibt am Hub.</translation>
    </message>
    <message>
        <source>That isn’t a hub’s address. In this Wi-Fi it looks like 192.168.1.20:7777, elsewhere like https://club.example.</source>
        <translation>Das ist keine Adresse eines Hubs. In diesem WLAN sieht sie aus wie 192.168.1.20:7777, anderswo wie https://club.example.</translation>
    </message>
    <message>
        <source>That could not be saved. Is there room left on this device?</source>
        <translation>Das ließ sich nicht speichern. Ist auf diesem Gerät noch Platz?</translation>
    </message>
    <message>
        <source>That did not work, and nothing has changed: %1.</source>
        <translation>Das ging nicht, und nichts hat sich geändert: %1.</translation>
    </message>
    <message>
        <source>hub silent</source>
        <translation>Hub schweigt</translation>
    </message>
    <message>
        <source>at the hub</source>
        <translation>am Hub</translation>
    </message>
</context>
<context>
    <name>torchside::app::DesktopPlatform</name>
    <message>
        <source>A game is on the table</source>
        <translation>Ein Spiel ist auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>torchside::app::Exchange</name>
    <message>
        <source>New sessions: %1</source>
        <translation>Neue Partien: %1</translation>
    </message>
    <message>
        <source>cards and decks: %1</source>
        <translation>Karten und Decks: %1</translation>
    </message>
    <message>
        <source>can’t be read: %1</source>
        <translation>nicht lesbar: %1</translation>
    </message>
    <message>
        <source>A session</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>%1 · %2 · steps: %3</source>
        <translation>%1 · %2 · Schritte: %3</translation>
    </message>
    <message>
        <source>Card catalogue</source>
        <translation>Kartenkatalog</translation>
    </message>
    <message>
        <source>Cards: %1 · decks: %2. What is here already stays as it is.</source>
        <translation>Karten: %1 · Decks: %2. Was schon da ist, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Cards of other programs</source>
        <translation>Karten anderer Programme</translation>
    </message>
    <message>
        <source>Cards: %1 · decks: %2.</source>
        <translation>Karten: %1 · Decks: %2.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>Die Datei ließ sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gesichert als %1.</translation>
    </message>
    <message>
        <source>already here: %1</source>
        <translation>schon da: %1</translation>
    </message>
    <message>
        <source>Sessions imported: %1.</source>
        <translation>Partien importiert: %1.</translation>
    </message>
    <message>
        <source>Imported.</source>
        <translation>Importiert.</translation>
    </message>
    <message>
        <source>entries of packs: %1</source>
        <translation>Einträge von Paketen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New entries: %1 · that tell more: %2 · where yours differ: %3</source>
        <translation>Neue Einträge: %1 · die mehr wissen: %2 · wo eure anders sind: %3</translation>
    </message>
    <message>
        <source>A pack from another device</source>
        <translation>Ein Paket von einem anderen Gerät</translation>
    </message>
</context>
<context>
    <name>torchside::app::PackHand</name>
    <message>
        <source>Nobody answers there. Is the other device still handing over, in the same Wi-Fi?</source>
        <translation>Dort antwortet niemand. Übergibt das andere Gerät noch, im selben WLAN?</translation>
    </message>
    <message>
        <source>This code is no longer good. Let them hand over once more.</source>
        <translation>Dieser Code gilt nicht mehr. Lass noch einmal übergeben.</translation>
    </message>
    <message>
        <source>That is too large to be a pack.</source>
        <translation>Das ist zu groß für ein Paket.</translation>
    </message>
    <message>
        <source>It takes too long. Try it closer to the Wi-Fi.</source>
        <translation>Es dauert zu lange. Versuche es näher am WLAN.</translation>
    </message>
    <message>
        <source>What answers there hands over no pack.</source>
        <translation>Was dort antwortet, übergibt kein Paket.</translation>
    </message>
    <message>
        <source>This device is in no network. Join the same Wi-Fi as the other, or switch on its hotspot.</source>
        <translation>Dieses Gerät ist in keinem Netz. Geh ins selbe WLAN wie das andere, oder schalte seinen Hotspot ein.</translation>
    </message>
    <message>
        <source>The system does not let phones in. Is a firewall in the way?</source>
        <translation>Das System lässt keine Handys herein. Steht eine Firewall im Weg?</translation>
    </message>
    <message>
        <source>That is no address that another Torchside shows: it looks like 192.168.1.20:7777/PACK/… and letters.</source>
        <translation>Das ist keine Adresse, die ein anderes Torchside zeigt: Sie sieht aus wie 192.168.1.20:7777/PACK/… und Buchstaben.</translation>
    </message>
</context>
<context>
    <name>torchside::app::PackShelf</name>
    <message>
        <source>%1: %2 was %3 last time, and is %4 today.</source>
        <translation>%1: %2 war letztes Mal %3 und ist heute %4.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>Die Datei ließ sich nicht schreiben: %1.</translation>
    </message>
</context>
<context>
    <name>torchside::app::Phones</name>
    <message>
        <source>This device is in no network. Join the same Wi-Fi as the phones, or switch on its hotspot.</source>
        <translation>Dieses Gerät ist in keinem Netz. Geh in dasselbe WLAN wie die Handys, oder schalte den Hotspot ein.</translation>
    </message>
    <message>
        <source>The system does not let phones in. Is a firewall in the way?</source>
        <translation>Das System lässt keine Handys herein. Steht eine Firewall im Weg?</translation>
    </message>
</context>
<context>
    <name>torchside::app::Senses</name>
    <message>
        <source>Ann, %1 life.</source>
        <translation>Ann, %1 Leben.</translation>
    </message>
</context>
<context>
    <name>torchside::app::Sharing</name>
    <message>
        <source>Copied. Paste it anywhere.</source>
        <translation>Kopiert: Füg es ein, wo du magst.</translation>
    </message>
    <message>
        <source>BG Stats didn’t open. Is it installed?</source>
        <translation>BG Stats ging nicht auf. Ist es installiert?</translation>
    </message>
    <message>
        <source>Picture copied. Paste it anywhere.</source>
        <translation>Das Bild ist kopiert: Füge es ein, wo du magst.</translation>
    </message>
    <message>
        <source>Picture saved: %1</source>
        <translation>Das Bild ist gesichert: %1</translation>
    </message>
    <message>
        <source>The picture couldn’t be saved there.</source>
        <translation>Das Bild konnte dort nicht gesichert werden.</translation>
    </message>
</context>
<context>
    <name>torchside::app::Shelf</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>vor %1 Min.</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>That could not be saved, and is undone. Is there room left on this device?</source>
        <translation>Das konnte nicht gespeichert werden und ist rückgängig gemacht. Ist auf diesem Gerät noch Platz?</translation>
    </message>
</context>
<context>
    <name>torchside::app::WebPlatform</name>
    <message>
        <source>This browser may clear away what is kept here. Save your games to a file now and then: Settings, Data.</source>
        <translation>Dieser Browser räumt vielleicht weg, was hier aufbewahrt ist. Sichere deine Spiele ab und zu in eine Datei: Einstellungen, Daten.</translation>
    </message>
    <message>
        <source>A newer Torchside is here. It is used when you open it the next time.</source>
        <translation>Ein neueres Torchside ist da. Es läuft beim nächsten Öffnen.</translation>
    </message>
</context>
<context>
    <name>torchside::cthulhu::CthulhuTable</name>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Minion’s turn %1</source>
        <translation>Minion · Zug %1</translation>
    </message>
    <message>
        <source>Your turn %1</source>
        <translation>Dein Zug %1</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Aufbau</translation>
    </message>
</context>
<context>
    <name>torchside::cthulhu::label</name>
    <message>
        <source>can’t, as you said</source>
        <translation>geht nicht, wie du sagtest</translation>
    </message>
    <message>
        <source>unique, in play already</source>
        <translation>einzigartig, schon im Spiel</translation>
    </message>
    <message>
        <source>beside its opposite</source>
        <translation>neben dem Gegenteil</translation>
    </message>
    <message>
        <source>one conspiracy only</source>
        <translation>nur eine Verschwörung</translation>
    </message>
    <message>
        <source>nobody to carry it</source>
        <translation>niemand, der sie trägt</translation>
    </message>
    <message>
        <source>costs X: yours to say</source>
        <translation>kostet X: du sagst es</translation>
    </message>
    <message>
        <source>costs %1, best domain %2</source>
        <translation>kostet %1, beste Domäne %2</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>insane</source>
        <translation>wahnsinnig</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kost.</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>C+S</source>
        <translation>K+G</translation>
    </message>
    <message>
        <source>+Inv</source>
        <translation>+Erm</translation>
    </message>
    <message>
        <source>+Ter</source>
        <translation>+Ter</translation>
    </message>
    <message>
        <source>+Com</source>
        <translation>+Kam</translation>
    </message>
    <message>
        <source>+Arc</source>
        <translation>+Ark</translation>
    </message>
    <message>
        <source>fully equal</source>
        <translation>völlig gleich</translation>
    </message>
    <message>
        <source>later by name</source>
        <translation>später im Alphabet</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>%1 less with %2</source>
        <translation>%1 weniger mit %2</translation>
    </message>
    <message>
        <source>Your stories</source>
        <translation>Deine Geschichten</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Verschwörung</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>gültig</translation>
    </message>
    <message>
        <source>payable</source>
        <translation>bezahlbar</translation>
    </message>
    <message>
        <source>too dear now</source>
        <translation>jetzt zu teuer</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Terror</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Arcane</source>
        <translation>Arkan</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Ermittlung</translation>
    </message>
    <message>
        <source>The Minion plays a character</source>
        <translation>Der Minion spielt einen Charakter</translation>
    </message>
    <message>
        <source>The Minion plays a conspiracy</source>
        <translation>Der Minion spielt eine Verschwörung</translation>
    </message>
    <message>
        <source>The Minion plays an attachment</source>
        <translation>Der Minion spielt eine Verstärkung</translation>
    </message>
    <message>
        <source>The Minion plays a support</source>
        <translation>Der Minion spielt eine Unterstützung</translation>
    </message>
    <message>
        <source>A story is won</source>
        <translation>Eine Geschichte ist gewonnen</translation>
    </message>
    <message>
        <source>The scout</source>
        <translation>Der Späher</translation>
    </message>
    <message>
        <source>The first hand</source>
        <translation>Die erste Hand</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Auffrischen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Stories · it commits</source>
        <translation>Er setzt ein</translation>
    </message>
    <message>
        <source>Stories · you defend</source>
        <translation>Du verteidigst</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>The dearest support that can be played: cost %1.</source>
        <translation>Die teuerste Unterstützung, die gespielt werden kann: Kosten %1.</translation>
    </message>
    <message>
        <source>First by priority among those that fill the domains best: cost %1.</source>
        <translation>Die erste nach Priorität unter denen, die die Domänen am besten nutzen: Kosten %1.</translation>
    </message>
    <message>
        <source>Highest potential a domain can pay for: cost %1 + skill %2 = %3.</source>
        <translation>Höchstes Potenzial, das eine Domäne bezahlen kann: Kosten %1 + Geschick %2 = %3.</translation>
    </message>
    <message>
        <source>The Minion’s deck ran out of cards.</source>
        <translation>Das Deck des Minions ging zu Ende.</translation>
    </message>
    <message>
        <source>Your deck ran out of cards.</source>
        <translation>Dein Deck ging zu Ende.</translation>
    </message>
    <message>
        <source>Three stories are yours: %1 to %2, in turn %3.</source>
        <translation>Drei Geschichten gehören dir: %1 zu %2, in Zug %3.</translation>
    </message>
    <message>
        <source>Three stories are the Minion’s: %1 to %2, in turn %3.</source>
        <translation>Drei Geschichten gehören dem Minion: %1 zu %2, in Zug %3.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>geht weiter</translation>
    </message>
    <message>
        <source>not lost</source>
        <translation>nicht verloren</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>It loses</source>
        <translation>Er verliert</translation>
    </message>
    <message>
        <source>It sends</source>
        <translation>Er schickt</translation>
    </message>
    <message>
        <source>Its stories</source>
        <translation>Seine Geschichten</translation>
    </message>
    <message>
        <source>Its tokens</source>
        <translation>Seine Marker</translation>
    </message>
    <message>
        <source>Your tokens</source>
        <translation>Deine Marker</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>First drain</source>
        <translation>Erste Domäne</translation>
    </message>
    <message>
        <source>Second drain</source>
        <translation>Zweite Domäne</translation>
    </message>
    <message>
        <source>Third domain</source>
        <translation>Dritte Domäne</translation>
    </message>
    <message>
        <source>Play, then commit</source>
        <translation>Spielen, einsetzen</translation>
    </message>
    <message>
        <source>Stories · it defends</source>
        <translation>Er verteidigt</translation>
    </message>
    <message>
        <source>Stories · struggles</source>
        <translation>Wettstreite</translation>
    </message>
    <message>
        <source>Whatever you answer, at least this. The Minion: stories +%1, tokens +%2. You: stories +%3, tokens +%4. It loses: %5.</source>
        <translation>Was du auch antwortest, mindestens das. Der Minion: Geschichten +%1, Marker +%2. Du: Geschichten +%3, Marker +%4. Er verliert: %5.</translation>
    </message>
    <message>
        <source>The best it can do. You: stories +%3, tokens +%4. The Minion: stories +%1, tokens +%2. It loses: %5.</source>
        <translation>Mehr kann er nicht tun. Du: Geschichten +%3, Marker +%4. Der Minion: Geschichten +%1, Marker +%2. Er verliert: %5.</translation>
    </message>
    <message>
        <source>CP %1</source>
        <translation>KG %1</translation>
    </message>
    <message>
        <source>cost %1, 1 icon</source>
        <translation>Kosten %1, 1 Symbol</translation>
    </message>
    <message>
        <source>cost %1, %2 icons</source>
        <translation>Kosten %1, %2 Symbole</translation>
    </message>
    <message>
        <source>Why this one?</source>
        <translation>Warum diese?</translation>
    </message>
    <message>
        <source>When does it come?</source>
        <translation>Wann kommt es?</translation>
    </message>
    <message>
        <source>Why not this one?</source>
        <translation>Warum nicht diese?</translation>
    </message>
    <message>
        <source>Operations · card %1</source>
        <translation>Operationen · Karte %1</translation>
    </message>
    <message>
        <source>%1 · fully equal</source>
        <translation>%1 · völlig gleich</translation>
    </message>
</context>
<context>
    <name>torchside::cutthroat::CutthroatTable</name>
    <message>
        <source>%1 − %2 poison</source>
        <translation>%1 − %2 Gift</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Dealt most</source>
        <translation>Größter Schaden</translation>
    </message>
    <message>
        <source>Dealt least</source>
        <translation>Kleinster Schaden</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Next number %1</source>
        <translation>Nächste Nummer %1</translation>
    </message>
    <message>
        <source>Most life</source>
        <translation>Meistes Leben</translation>
    </message>
    <message>
        <source>Least life</source>
        <translation>Wenigstes Leben</translation>
    </message>
    <message>
        <source>Most prestige</source>
        <translation>Meistes Prestige</translation>
    </message>
    <message>
        <source>Least prestige</source>
        <translation>Wenigstes Prestige</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>Vampyre</source>
        <translation>Vampyre</translation>
    </message>
    <message>
        <source>Wereboar</source>
        <translation>Wereboar</translation>
    </message>
    <message>
        <source>next %1</source>
        <translation>nächste %1</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Undead %1</source>
        <translation>Untoter %1</translation>
    </message>
    <message>
        <source>Spore %1</source>
        <translation>Spore %1</translation>
    </message>
    <message>
        <source>attacking</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>approaching</source>
        <translation>kommt näher</translation>
    </message>
    <message>
        <source>not in this encounter</source>
        <translation>nicht in dieser Begegnung</translation>
    </message>
    <message>
        <source>active now</source>
        <translation>jetzt aktiv</translation>
    </message>
    <message>
        <source>due at the end</source>
        <translation>am Ende fällig</translation>
    </message>
    <message>
        <source>died in the caverns</source>
        <translation>in den Höhlen gestorben</translation>
    </message>
    <message>
        <source>Wereboar · %1 life left</source>
        <translation>Wereboar · noch %1 Leben</translation>
    </message>
    <message>
        <source>%1 life left</source>
        <translation>noch %1 Leben</translation>
    </message>
    <message>
        <source>never ended</source>
        <translation>nie beendet</translation>
    </message>
    <message>
        <source>nobody’s prestige</source>
        <translation>Prestige für niemanden</translation>
    </message>
    <message>
        <source>prestige to %1</source>
        <translation>Prestige an %1</translation>
    </message>
    <message>
        <source>killed by %1</source>
        <translation>getötet von %1</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>death of %1</source>
        <translation>Tod von %1</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <translation>Sudden Death</translation>
    </message>
    <message>
        <source>Encounter %1/%2</source>
        <translation>Begegnung %1/%2</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>%1 of %2 met</source>
        <translation>%1 von %2 bestanden</translation>
    </message>
    <message>
        <source>A tie for the lead</source>
        <translation>Gleichstand an der Spitze</translation>
    </message>
    <message>
        <source>Round %1 · initiative</source>
        <translation>Runde %1 · Initiative</translation>
    </message>
    <message>
        <source>Round %1 · attacks</source>
        <translation>Runde %1 · Angriffe</translation>
    </message>
    <message>
        <source>Round %1 · creature</source>
        <translation>Runde %1 · Kreatur</translation>
    </message>
    <message>
        <source>Round %1 · spoils</source>
        <translation>Runde %1 · Beute</translation>
    </message>
    <message>
        <source>Looting</source>
        <translation>Plündern</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>%1 shows the set card.</source>
        <translation>%1 zeigt die gelegte Karte.</translation>
    </message>
    <message>
        <source>Everybody draws an initiative card, or the app deals them.</source>
        <translation>Jeder zieht eine Initiativekarte, oder die App verteilt sie.</translation>
    </message>
    <message>
        <source>%1 has attacked. Now draw initiative for the next round.</source>
        <translation>Der Angriff ist ausgeführt: %1. Zieht jetzt Initiative für die nächste Runde.</translation>
    </message>
    <message>
        <source>Does %1 attack anybody at random? If so, attack now; then begin the next round.</source>
        <translation>Greift %1 zufällig an? Dann jetzt; danach beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>%1 or more kills %2.</source>
        <translation>Ab %1 stirbt %2.</translation>
    </message>
    <message>
        <source>Poison takes %1 off.</source>
        <translation>Gift zieht %1 ab.</translation>
    </message>
    <message>
        <source>A challenge: no creature to kill</source>
        <translation>Eine Herausforderung: keine Kreatur zu töten</translation>
    </message>
    <message>
        <source>Undead come as tokens before players</source>
        <translation>Untote kommen als Marker vor Spieler</translation>
    </message>
    <message>
        <source>Each spore heals it by %1 a round</source>
        <translation>Jede Spore heilt sie pro Runde um %1</translation>
    </message>
    <message>
        <source>Skeletons, the fallen, then the Lich</source>
        <translation>Skelette, die Gefallenen, dann der Lich</translation>
    </message>
    <message>
        <source>A barrier that falls and rises</source>
        <translation>Eine Barriere, die fällt und wieder steht</translation>
    </message>
    <message>
        <source>The new number 1 must outdo the former</source>
        <translation>Die neue Nummer 1 muss die frühere übertreffen</translation>
    </message>
    <message>
        <source>May bring back the dead</source>
        <translation>Kann die Toten zurückbringen</translation>
    </message>
    <message>
        <source>Attack cards lie on its tokens</source>
        <translation>Angriffskarten liegen auf ihren Markern</translation>
    </message>
    <message>
        <source>Attack when put into play or moved</source>
        <translation>Greifen an, wenn sie kommen oder bewegt werden</translation>
    </message>
    <message>
        <source>Makes two players change places</source>
        <translation>Lässt zwei Spieler die Plätze tauschen</translation>
    </message>
    <message>
        <source>Hold or Strike is hidden under the attack</source>
        <translation>Hold oder Strike liegt verborgen unter dem Angriff</translation>
    </message>
    <message>
        <source>First the skeletons, one for each player</source>
        <translation>Zuerst die Skelette, eines für jeden Spieler</translation>
    </message>
    <message>
        <source>Now the fallen, one for each who died</source>
        <translation>Jetzt die Gefallenen, einer für jeden Toten</translation>
    </message>
    <message>
        <source>The Lich itself</source>
        <translation>Der Lich selbst</translation>
    </message>
    <message>
        <source>The barrier is up</source>
        <translation>Die Barriere steht</translation>
    </message>
    <message>
        <source>The barrier is down</source>
        <translation>Die Barriere ist unten</translation>
    </message>
    <message>
        <source>Nobody left the caverns</source>
        <translation>Niemand verließ die Höhlen</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 gewinnen</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>nobody’s</source>
        <translation>niemandem zugeordnet</translation>
    </message>
    <message>
        <source>%1, at most %2 by itself</source>
        <translation>%1, für sich höchstens %2</translation>
    </message>
    <message>
        <source>%1 or more, or the turn is lost: last round’s number 1 dealt %2.</source>
        <translation>%1 oder mehr, sonst ist der Zug verloren: Die Nummer 1 der letzten Runde machte %2.</translation>
    </message>
    <message>
        <source>Hivemind %1</source>
        <translation>Hivemind %1</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1: noch %2</translation>
    </message>
    <message>
        <source>Skeleton before %1</source>
        <translation>Skelett vor %1</translation>
    </message>
    <message>
        <source>The fallen %1</source>
        <translation>Gefallen: %1</translation>
    </message>
    <message>
        <source>%1: fallen</source>
        <translation>%1: gefallen</translation>
    </message>
    <message>
        <source>%1: %2 of %3 life, %4 after this stack</source>
        <translation>%1: %2 von %3 Leben, %4 nach diesem Stapel</translation>
    </message>
    <message>
        <source>%1: %2 of %3 life</source>
        <translation>%1: %2 von %3 Leben</translation>
    </message>
    <message>
        <source>Potion of Healing: %1 life, %2 prestige for another’s</source>
        <translation>Heiltrank: %1 Leben, %2 Prestige für andere</translation>
    </message>
    <message>
        <source>Cure Wounds: %1 life, %2 prestige for another’s</source>
        <translation>Wunden heilen: %1 Leben, %2 Prestige für andere</translation>
    </message>
    <message>
        <source>Token %1 before %2</source>
        <translation>Marker %1 vor %2</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>Marker %1</translation>
    </message>
    <message>
        <source>Healing +%1</source>
        <translation>Heilung +%1</translation>
    </message>
    <message>
        <source>Cure Wounds +%1</source>
        <translation>Wunden heilen +%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>torchside::darkcastle::DarkcastleTable</name>
    <message>
        <source>The boss</source>
        <translation>Der Boss</translation>
    </message>
    <message>
        <source>The castle gate</source>
        <translation>Das Burgtor</translation>
    </message>
    <message>
        <source>The boss is next</source>
        <translation>Als Nächstes der Boss</translation>
    </message>
    <message>
        <source>Between two cards</source>
        <translation>Zwischen Karten</translation>
    </message>
    <message>
        <source>Turned by %1</source>
        <translation>Umgedreht: %1</translation>
    </message>
    <message>
        <source>Round %1 · blow of %2</source>
        <translation>Runde %1 · Schlag %2</translation>
    </message>
    <message>
        <source>An item is drawn</source>
        <translation>Zu verteilen: 1</translation>
    </message>
    <message>
        <source>%1 items are drawn</source>
        <translation>Zu verteilen: %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>Without a block, %1 dies.</source>
        <translation>Ohne Block stirbt %1.</translation>
    </message>
    <message>
        <source>The blow kills %1: an item or an ability may still block.</source>
        <translation>Der Schlag tötet %1: Ein Gegenstand oder eine Fähigkeit kann noch blocken.</translation>
    </message>
    <message>
        <source>%1 fell before the boss, one card from freedom.</source>
        <translation>%1 fiel vor dem Boss, eine Karte vor der Freiheit.</translation>
    </message>
    <message>
        <source>%1 fell in chapter %2 of %3.</source>
        <translation>%1 fiel in Kapitel %2 von %3.</translation>
    </message>
    <message>
        <source>Rests this round · +%1</source>
        <translation>Ruht sich aus · +%1</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blockt</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blockt</translation>
    </message>
    <message>
        <source>takes the blow</source>
        <translation>steckt den Schlag ein</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>“You” on this card</source>
        <translation>„Du“ auf dieser Karte</translation>
    </message>
    <message>
        <source>about %1 rounds</source>
        <translation>etwa %1 Runden</translation>
    </message>
    <message>
        <source>Chapter %1/%2</source>
        <translation>Kapitel %1/%2</translation>
    </message>
    <message>
        <source>Without a block, %1 drops to %2.</source>
        <translation>Ohne Block fällt %1 auf %2.</translation>
    </message>
    <message>
        <source>Every chapter and the boss are behind you, and everybody lives.</source>
        <translation>Alle Kapitel und der Boss liegen hinter euch, und alle leben.</translation>
    </message>
    <message>
        <source>Not in this fight</source>
        <translation>Kämpft nicht mit</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Kein Treffer</translation>
    </message>
    <message>
        <source>Removed %1 %2</source>
        <translation>%1 %2 entfernt</translation>
    </message>
    <message>
        <source>Tap the face you rolled</source>
        <translation>Tippt an, was gewürfelt wurde</translation>
    </message>
    <message>
        <source>tap the face you rolled</source>
        <translation>tippt an, was gewürfelt wurde</translation>
    </message>
</context>
<context>
    <name>torchside::duelofages::DuelOfAgesTable</name>
    <message>
        <source>HQ destroyed</source>
        <translation>HQ zerstört</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1, the Loner</source>
        <translation>%1, Einzelgänger</translation>
    </message>
    <message>
        <source>Changing sides</source>
        <translation>Seitenwechsel</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>First alliance: %1</source>
        <translation>Erste Allianz: %1</translation>
    </message>
    <message>
        <source>Second alliance: %1</source>
        <translation>Zweite Allianz: %1</translation>
    </message>
    <message>
        <source>Of all four: %1</source>
        <translation>Von allen vieren: %1</translation>
    </message>
    <message>
        <source>%1: lowest strength</source>
        <translation>%1: geringste Stärke</translation>
    </message>
    <message>
        <source>%1: level in strength, lost a character</source>
        <translation>%1: gleich stark, verlor einen Charakter</translation>
    </message>
    <message>
        <source>%1: level in strength, fewest equipment cards</source>
        <translation>%1: gleich stark, wenigste Ausrüstungskarten</translation>
    </message>
    <message>
        <source>%1 are level: a die each, the lowest is the lesser</source>
        <translation>Gleichstand bei %1: Je ein Würfel, der niedrigste ist der Schwächere</translation>
    </message>
    <message>
        <source>At its end: %1</source>
        <translation>An seinem Ende: %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Loner</source>
        <translation>Einzelgänger</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Allianz</translation>
    </message>
    <message>
        <source>First alliance</source>
        <translation>Erste Allianz</translation>
    </message>
    <message>
        <source>Second alliance</source>
        <translation>Zweite Allianz</translation>
    </message>
    <message>
        <source>nobody left</source>
        <translation>niemand mehr da</translation>
    </message>
    <message>
        <source>brings on %1, and the new one</source>
        <translation>bringt ins Spiel: %1, und den Neuen</translation>
    </message>
    <message>
        <source>brings on %1</source>
        <translation>bringt ins Spiel: %1</translation>
    </message>
    <message>
        <source>lesser ally: fewer units</source>
        <translation>schwächer: weniger Einheiten</translation>
    </message>
    <message>
        <source>lesser ally: lost a character</source>
        <translation>schwächer: verlor einen Charakter</translation>
    </message>
    <message>
        <source>lesser ally: fewer cards</source>
        <translation>schwächer: weniger Karten</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>verloren: %1</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>took %1 of %2’s</source>
        <translation>von %2 genommen: %1</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>genommen: %1</translation>
    </message>
    <message>
        <source>%1 is in front</source>
        <translation>%1 liegt vorn</translation>
    </message>
    <message>
        <source>%1 are level in front</source>
        <translation>%1 liegen gleichauf vorn</translation>
    </message>
    <message>
        <source>Somebody was eliminated, in turn %1.</source>
        <translation>Jemand ist ausgeschieden, in Zug %1.</translation>
    </message>
    <message>
        <source>Time was up in turn %1.</source>
        <translation>Die Zeit war um in Zug %1.</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>%1:%2 left</source>
        <translation>noch %1:%2</translation>
    </message>
    <message>
        <source>%1:%2:%3 left</source>
        <translation>noch %1:%2:%3</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, angehalten</translation>
    </message>
    <message>
        <source>%1: one more character with %2 card{2:|s}</source>
        <translation>%1: ein Charakter mehr, mit %2 {2:Karte|Karten}</translation>
    </message>
    <message>
        <source>At its end %1 roll a die each: the lowest may change alliances.</source>
        <translation>An seinem Ende werfen %1 je einen Würfel: Der niedrigste darf die Allianz wechseln.</translation>
    </message>
</context>
<context>
    <name>torchside::mandom::MandomTable</name>
    <message>
        <source>+%1 HP</source>
        <translation>+%1 LP</translation>
    </message>
    <message>
        <source>strength %1 or less</source>
        <translation>Stärke %1 oder weniger</translation>
    </message>
    <message>
        <source>even strength</source>
        <translation>gerade Stärke</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>one named kind</source>
        <translation>eine genannte Art</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Bidding · nothing to draw</source>
        <translation>Bieten · Stapel leer</translation>
    </message>
    <message>
        <source>Bidding · %1 to draw</source>
        <translation>Bieten · noch %1</translation>
    </message>
    <message>
        <source>Challenge · %1 to turn</source>
        <translation>Dungeon · noch %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>%1 survived: %2 damage against %3 HP</source>
        <translation>%1 überlebte: %2 Schaden gegen %3 LP</translation>
    </message>
    <message>
        <source>%1 failed: %2 damage against %3 HP</source>
        <translation>%1 scheiterte: %2 Schaden gegen %3 LP</translation>
    </message>
    <message>
        <source>%1 in the dungeon</source>
        <translation>%1 im Dungeon</translation>
    </message>
    <message>
        <source>%1 put aside</source>
        <translation>%1 beiseite</translation>
    </message>
</context>
<context>
    <name>torchside::pages::Folders</name>
    <message>
        <source>Home</source>
        <translation>Zuhause</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
</context>
<context>
    <name>torchside::table::Seating</name>
    <message>
        <source>Type a name first.</source>
        <translation>Gib zuerst einen Namen ein.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n characters.</source>
        <translation>
            <numerusform>Ein Name hat höchstens %n Zeichen.</numerusform>
            <numerusform>Ein Name hat höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sits here already.</source>
        <translation>%1 sitzt schon hier.</translation>
    </message>
    <message>
        <source>A name needs letters or signs that can be seen, on one line.</source>
        <translation>Ein Name braucht Buchstaben oder Zeichen, die man sieht, in einer Zeile.</translation>
    </message>
</context>
<context>
    <name>torchside::table::Statistics</name>
    <message>
        <source>most wins: %1, %2</source>
        <translation>die meisten Siege: %1, %2</translation>
    </message>
</context>
<context>
    <name>torchside::table::Story</name>
    <message>
        <source>%1 min</source>
        <translation>%1 Min.</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 Std. %2 Min.</translation>
    </message>
    <message>
        <source>The great moments:</source>
        <translation>Die großen Augenblicke:</translation>
    </message>
</context>
</TS>

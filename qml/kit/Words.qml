pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// All text on a page: seven roles, scaled by the person's text size. Wraps, unless it is a number or one line.
Text {
    id: root

    property string role: "body"
    property bool strong: role === "title" || role === "head" || role === "huge"
    property int weight: strong ? Font.Bold : Font.Normal
    property bool quiet: false
    property bool numeric: false
    property bool oneLine: false
    property bool caps: false
    property bool heading: false

    color: quiet ? Theme.soft : Theme.ink
    linkColor: Theme.torch
    font.pixelSize: Theme.size(role)
    font.weight: weight
    font.capitalization: caps ? Font.AllUppercase : Font.MixedCase
    font.letterSpacing: caps ? 0.08 * Theme.size(role) : 0
    lineHeight: role === "body" || role === "lead" ? 1.12 : 1.0
    wrapMode: numeric || oneLine ? Text.NoWrap : Text.Wrap
    elide: !oneLine ? Text.ElideNone : /[0-9][^0-9]{0,9}$/.test(text) && !/^[0-9]/.test(text) ? Text.ElideMiddle : Text.ElideRight // a number stays, the words give way
    maximumLineCount: oneLine ? 1 : 1000
    textFormat: Text.PlainText
    Layout.fillWidth: !numeric
    Accessible.role: heading ? Accessible.Heading : Accessible.StaticText
    Accessible.name: text

    // Figures of one width, where the font has them (font.features came with Qt 6.6; the Debian floor's fonts have them anyway).
    onNumericChanged: {
        if (numeric && "features" in font)
            font["features"] = {"tnum": 1};
    }
}

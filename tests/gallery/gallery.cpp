#include "app/fonts.h"
#include "tests/gallery/page_checks.h"
#include "tests/gallery/picture_checks.h"
#include "tests/gallery/scenes.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>

#include <algorithm>
#include <iostream>
#include <memory>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

struct Shape {
    QString name;
    QSize size;
    QString look;
    double textScale = 1.0;
    QString language = u"en"_s;
};

const QList<Shape> shapes{
    {u"phone"_s, {360, 800}, u"dark"_s, 1.0},
    {u"phone-light"_s, {360, 800}, u"light"_s, 1.0},
    {u"phone-contrast"_s, {360, 800}, u"contrast"_s, 1.0},
    {u"phone-german"_s, {360, 800}, u"dark"_s, 1.0, u"de"_s},
    {u"phone-200"_s, {360, 800}, u"dark"_s, 2.0},
    {u"phone-lying"_s, {800, 360}, u"dark"_s, 1.0},
    {u"tablet"_s, {800, 1280}, u"dark"_s, 1.0},
    {u"tablet-lying"_s, {1280, 800}, u"dark"_s, 1.0},
};

// For scenes that ask for them.
const QList<Shape> furtherShapes{
    {u"tablet-light"_s, {800, 1280}, u"light"_s, 1.0},
    {u"tablet-lying-light"_s, {1280, 800}, u"light"_s, 1.0},
    {u"tablet-200"_s, {800, 1280}, u"dark"_s, 2.0},
    {u"tablet-lying-200"_s, {1280, 800}, u"dark"_s, 2.0},
};

struct Page {
    QString file;
    QStringList wrong;
};

// Where not all have to be looked at (TORCHSIDE_LOOKS=some), a scene stands on a phone in each theme, and in
// two of the other shapes by its number, so that every shape is seen often.
bool isLeftOut(qsizetype number, const Shape &shape)
{
    static const bool some = qEnvironmentVariable("TORCHSIDE_LOOKS") == u"some"_s;
    static const QStringList others{u"phone-german"_s, u"phone-200"_s, u"phone-lying"_s, u"tablet"_s,
                                    u"tablet-lying"_s};
    const auto place = others.indexOf(shape.name);
    return some && place >= 0 && place != number % others.size() && place != (number + 2) % others.size();
}

bool isWanted(const tests::Scene &scene, qsizetype number, const Shape &shape)
{
    if (!scene.shapes.isEmpty())
        return scene.shapes.contains(shape.name);
    if (isLeftOut(number, shape))
        return false;
    const auto same = [&](const Shape &each) { return each.name == shape.name; };
    return std::any_of(shapes.begin(), shapes.end(), same) && (scene.everyLook || shape.name == u"phone"_s);
}

// A window in which the scene was played, at one size and in one language; looks change while it stands.
std::unique_ptr<tests::RealWindow> played(const tests::Scene &scene, const Shape &shape)
{
    auto app = std::make_unique<tests::RealWindow>(shape.size);
    app->app().preferences().setMotion(false);
    app->app().preferences().setTextScale(shape.textScale);
    app->app().preferences().setLanguage(shape.language);
    for (auto each = scene.preferences.cbegin(); each != scene.preferences.cend(); ++each)
        app->app().preferences().setProperty(qPrintable(each.key()), each.value());
    app->settle(50);
    scene.play(*app);
    return app;
}

Page take(tests::RealWindow &app, const tests::Scene &scene, const Shape &shape, const QDir &folder)
{
    app.app().preferences().setLook(shape.look);
    app.settle(250);
    const auto picture = app.grab();
    const auto file = u"%1--%2.png"_s.arg(scene.name, shape.name);
    picture.save(folder.filePath(file));
    return {file, tests::lookAt(app.window(), picture) +
                      tests::lookAtPage(app.window(), app.page(), picture, shape.textScale == 1.0)};
}

QList<Page> pagesOf(const tests::Scene &scene, qsizetype number, const QString &only, const QDir &folder)
{
    QList<Page> pages;
    std::unique_ptr<tests::RealWindow> app;
    Shape standing;
    for (const auto &shape : shapes + furtherShapes) {
        if (!isWanted(scene, number, shape) || !(scene.name + u"--"_s + shape.name).contains(only))
            continue;
        const bool stands = app && shape.size == standing.size && shape.textScale == standing.textScale &&
                            shape.language == standing.language;
        if (!stands) {
            app.reset();
            app = played(scene, shape);
        }
        standing = shape;
        pages.append(take(*app, scene, shape, folder));
    }
    return pages;
}

QString htmlOf(const QList<Page> &pages)
{
    QString html =
        u"<!doctype html><meta charset=utf-8><title>Torchside</title>"
        "<style>body{background:#222;color:#eee;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}"
        "figure{margin:0;max-width:360px}img{max-width:100%}li{color:#f88}</style>"_s;
    for (const auto &page : pages) {
        html += u"<figure><img loading=lazy src=\"%1\"><figcaption>%1<ul>"_s.arg(page.file);
        for (const auto &wrong : page.wrong)
            html += u"<li>%1</li>"_s.arg(wrong.toHtmlEscaped());
        html += u"</ul></figcaption></figure>"_s;
    }
    return html;
}

} // namespace

// Every screen and every state worth a picture, at every size and in every look, each looked at; an index of
// all. After the folder may come a part of the pictures' names.
int main(int argc, char *argv[])
{
    app::chooseEdges();
    const QGuiApplication app(argc, argv);
    const auto arguments = QGuiApplication::arguments();
    const QDir folder(arguments.value(1, u"gallery"_s));
    const auto only = arguments.value(2);
    folder.mkpath(u"."_s);
    QList<Page> pages;
    int wrong = 0;
    const auto scenes = tests::allScenes();
    for (qsizetype i = 0; i < scenes.size(); ++i) {
        if (!tests::isOurShare(i))
            continue;
        for (const auto &page : pagesOf(scenes[i], i, only, folder)) {
            for (const auto &each : page.wrong)
                std::cerr << page.file.toStdString() << ": " << each.toStdString() << std::endl;
            wrong += page.wrong.isEmpty() ? 0 : 1;
            pages.append(page);
        }
    }
    const auto share = qEnvironmentVariable("TORCHSIDE_SHARE").section(u'/', 0, 0);
    QFile index(folder.filePath(share.isEmpty() ? u"index.html"_s : u"index-%1.html"_s.arg(share)));
    if (index.open(QIODevice::WriteOnly))
        index.write(htmlOf(pages).toUtf8());
    std::cout << pages.size() << " pictures, " << wrong
              << " with something wrong: " << index.fileName().toStdString() << std::endl;
    return wrong == 0 && !pages.isEmpty() ? 0 : 1;
}

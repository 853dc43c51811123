#pragma once

#include <QByteArray>
#include <QString>

#include <emscripten/val.h>

namespace torchside::app {

// The page around the app: what page/start.js has put together.
inline emscripten::val page()
{
    return emscripten::val::global("torchside");
}

inline std::string forPage(const QString &text)
{
    return text.toStdString();
}

// A copy that the page may keep.
inline emscripten::val bytesForPage(const QByteArray &bytes)
{
    const emscripten::val view(emscripten::typed_memory_view(
        static_cast<std::size_t>(bytes.size()), reinterpret_cast<const unsigned char *>(bytes.constData())));
    return view.call<emscripten::val>("slice");
}

} // namespace torchside::app

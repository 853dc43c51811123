#pragma once

#include <QString>
#include <QThread>

#include <memory>

namespace torchside::app {

// Reads sentences out. What speaks for the system takes up to two seconds to come up: it is made when the
// first sentence is said, and where it may live on a thread of its own, it does, so that the screen never
// waits for it.
class Voice {
public:
    Voice();
    ~Voice();

    static bool exists();              // something speaks here
    void say(const QString &sentence); // what is being said gives way

private:
    struct Speaker;
    QThread thread_;
    std::unique_ptr<Speaker> speaker_;
};

} // namespace torchside::app

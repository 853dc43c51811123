// A server for scripts: writes its address, takes the words kill, start, freeze, thaw and promote line by
// line (the last of the second server, where --pair asked for one), answers each with a line, and ends with
// its input.
#include "tests/hub/postgres_server.h"

#include <QCoreApplication>

#include <exception>
#include <iostream>

using torchside::tests::PostgresServer;

namespace {

void serve(bool isPair)
{
    PostgresServer first;
    const auto second = isPair ? std::make_unique<PostgresServer>(first) : nullptr;
    std::cout << PostgresServer::addressOf(first.host() + (second ? ',' + second->host() : "")) << std::endl;
    for (std::string word; std::getline(std::cin, word);) {
        if (word == "kill")
            first.kill();
        else if (word == "start")
            first.start();
        else if (word == "freeze")
            first.freeze();
        else if (word == "thaw")
            first.thaw();
        else if (word == "promote" && second)
            second->promote();
        else
            throw std::runtime_error("no such word: " + word);
        std::cout << word << std::endl;
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    try {
        serve(QCoreApplication::arguments().contains(QLatin1String("--pair")));
        return 0;
    } catch (const std::exception &failure) {
        std::cerr << failure.what() << std::endl;
        return 1;
    }
}

// Stands in for libFuzzer where the compiler has none: the kept inputs first, then a fixed number of changed
// ones, the same in every run. What breaks is left in a file, to be kept in the corpus.

#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

std::string current;        // the input that is being tried
std::string left = "crash"; // where it is left when it breaks

// What a change is likely to get further with than with chance alone.
std::vector<std::string> tokens{"{",       "}",         "[",     "]",       ":",
                                ",",       "\"",        "null",  "true",    "-1",
                                "0",       "999999",    "1e308", "2.5",     "9223372036854775808",
                                "\\u0000", "\xff",      "\n",    "\"do\":", "\"seq\":",
                                "undo",    "redo",      "<",     ">",       "</",
                                "&amp;",   "<!DOCTYPE", "\"\"",  "   ",     "\xf0\x9f\x92\x80"};

class Mutator {
public:
    explicit Mutator(std::vector<std::string> corpus) : corpus_(std::move(corpus)) {}

    std::string next()
    {
        auto input = any(corpus_);
        for (auto changes = 1 + below(4); changes > 0; --changes)
            change(input);
        return input.substr(0, longest);
    }

private:
    static constexpr std::size_t longest = 20'000;

    std::size_t below(std::size_t end) { return end == 0 ? 0 : static_cast<std::size_t>(chance_() % end); }
    const std::string &any(const std::vector<std::string> &list) { return list[below(list.size())]; }

    void change(std::string &input)
    {
        const auto at = below(input.size() + 1);
        const auto length = 1 + below(std::min<std::size_t>(40, input.size() + 1));
        switch (below(7)) {
        case 0: // a bit
            if (at < input.size())
                input[at] = static_cast<char>(input[at] ^ (1 << below(8)));
            break;
        case 1: // something taken out
            input.erase(at, length);
            break;
        case 2: // something twice
            input.insert(at, input.substr(at, length));
            break;
        case 3: // something of another input
            if (const auto &other = any(corpus_); !other.empty())
                input.insert(at, other.substr(below(other.size()), length));
            break;
        case 4: // a figure for a figure
            if (const auto figure = input.find_first_of("0123456789", at); figure != std::string::npos)
                input[figure] = static_cast<char>('0' + below(10));
            break;
        case 5: // a line for a line
            swapLines(input);
            break;
        default: input.insert(at, any(tokens));
        }
    }

    void swapLines(std::string &input)
    {
        const auto from = input.find('\n', below(input.size() + 1));
        if (from == std::string::npos)
            return;
        const auto to = std::min(input.find('\n', from + 1), input.size());
        const auto line = input.substr(from, to - from);
        input.erase(from, line.size());
        input.insert(std::min(input.size(), input.find('\n', below(input.size() + 1))), line);
    }

    std::vector<std::string> corpus_;
    std::mt19937_64 chance_{20261118};
};

// A dictionary as libFuzzer reads it: a line for each, in quotes, what is special in it behind a backslash.
void learn(const fs::path &dictionary)
{
    std::ifstream file(dictionary);
    for (std::string line; std::getline(file, line);) {
        std::string token;
        for (std::size_t i = 1; i + 1 < line.size(); ++i)
            token += line[i] == '\\' ? line[++i] : line[i];
        if (line.starts_with('"'))
            tokens.push_back(token);
    }
}

std::vector<std::string> read(const fs::path &folder)
{
    std::vector<fs::path> files;
    for (const auto &entry : fs::directory_iterator(folder))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<std::string> corpus;
    for (const auto &path : files) {
        std::ifstream file(path, std::ios::binary);
        corpus.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    return corpus;
}

extern "C" void leaveIt(int signal)
{
    std::ofstream(left, std::ios::binary) << current;
    std::cerr << "broken by the input left in " << left << std::endl;
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void tryOut(const std::string &input)
{
    current = input;
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(input.data()), input.size());
}

} // namespace

// PROGRAM FOLDER [RUNS [DICTIONARY]]: the inputs of the folder, and so many changed ones. PROGRAM FILE: that
// one.
int main(int argc, char *argv[])
{
    if (argc < 2)
        return 2;
    left = fs::path(argv[0]).filename().string() + ".crash";
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGILL})
        std::signal(signal, leaveIt);
    if (!fs::is_directory(argv[1])) {
        std::ifstream file(argv[1], std::ios::binary);
        tryOut({std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
        return 0;
    }
    const auto corpus = read(argv[1]);
    if (corpus.empty())
        return 2;
    for (const auto &input : corpus)
        tryOut(input);
    const int runs = argc > 2 ? std::stoi(argv[2]) : 1'000;
    if (argc > 3)
        learn(argv[3]);
    Mutator mutator(corpus);
    for (int i = 0; i < runs; ++i)
        tryOut(mutator.next());
    std::cout << corpus.size() << " kept inputs and " << runs << " changed ones" << std::endl;
    return 0;
}

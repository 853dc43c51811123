#include "app/platform.h"

#if defined(Q_OS_ANDROID)
#include "android/android_platform.h"
#elif defined(Q_OS_IOS)
#include "ios/ios_platform.h"
#elif defined(Q_OS_WASM)
#include "app/web/web_platform.h"
#else
#include "app/desktop_platform.h"
#endif

namespace torchside::app {

std::unique_ptr<Platform> systemPlatform()
{
#if defined(Q_OS_ANDROID)
    return std::make_unique<AndroidPlatform>();
#elif defined(Q_OS_IOS)
    return std::make_unique<IosPlatform>();
#elif defined(Q_OS_WASM)
    return std::make_unique<WebPlatform>();
#else
    return std::make_unique<DesktopPlatform>();
#endif
}

} // namespace torchside::app

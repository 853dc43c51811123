#include "ios/ios_platform.h"

#include <QFileOpenEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <cmath>

#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

namespace torchside::app {

namespace {

constexpr int lightTap =
    15; // milliseconds; what is longer is felt more strongly, as the device knows no lengths
constexpr int mediumTap = 40;

// The window of ours that is in front.
UIWindow *frontWindow()
{
    for (UIScene *scene in UIApplication.sharedApplication.connectedScenes) {
        if (![scene isKindOfClass:UIWindowScene.class])
            continue;
        for (UIWindow *window in static_cast<UIWindowScene *>(scene).windows)
            if (window.isKeyWindow)
                return window;
    }
    return nil;
}

NSString *words(const QString &text)
{
    return [NSString stringWithCharacters:reinterpret_cast<const unichar *>(text.utf16())
                                   length:static_cast<NSUInteger>(text.size())];
}

int covered(double inset, int kept)
{
    return std::max(0, static_cast<int>(std::ceil(inset)) - kept);
}

} // namespace

struct IosPlatform::Watched {
    NSMutableArray<id<NSObject>> *tokens = [NSMutableArray array];

    ~Watched()
    {
        for (id<NSObject> token in tokens)
            [NSNotificationCenter.defaultCenter removeObserver:token];
    }

    void add(NSNotificationName name, void (^told)(NSNotification *))
    {
        [tokens addObject:[NSNotificationCenter.defaultCenter addObserverForName:name
                                                                          object:nil
                                                                           queue:NSOperationQueue.mainQueue
                                                                      usingBlock:told]];
    }
};

IosPlatform::IosPlatform(QObject *parent) : Platform(parent), watched_(std::make_unique<Watched>())
{
    qGuiApp->installEventFilter(this);
    watchSound();
    watchScreen();
}

IosPlatform::~IosPlatform() = default;

// Sounds mix with other players' music and obey the silent switch; a call, or music that wants to be alone,
// is told.
void IosPlatform::watchSound()
{
    [AVAudioSession.sharedInstance setCategory:AVAudioSessionCategoryAmbient error:nil];
    watched_->add(AVAudioSessionInterruptionNotification, ^(NSNotification *note) {
      const auto kind = [note.userInfo[AVAudioSessionInterruptionTypeKey] unsignedIntegerValue];
      if (kind == AVAudioSessionInterruptionTypeBegan)
          Q_EMIT soundTaken();
      else
          Q_EMIT soundGivenBack();
    });
    watched_->add(AVAudioSessionSilenceSecondaryAudioHintNotification, ^(NSNotification *note) {
      const auto kind = [note.userInfo[AVAudioSessionSilenceSecondaryAudioHintTypeKey] unsignedIntegerValue];
      if (kind == AVAudioSessionSilenceSecondaryAudioHintTypeBegin)
          Q_EMIT soundTaken();
      else
          Q_EMIT soundGivenBack();
    });
}

// Only what lies over our window counts: Qt may already keep it away from the bars.
void IosPlatform::look()
{
    UIWindow *front = frontWindow();
    const auto windows = QGuiApplication::topLevelWindows();
    if (!front || windows.isEmpty())
        return;
    const auto inset = front.safeAreaInsets;
    const auto page = windows.constFirst()->geometry();
    const auto screen = QGuiApplication::primaryScreen()->geometry();
    const QMargins now(covered(inset.left, page.left() - screen.left()),
                       covered(inset.top, page.top() - screen.top()),
                       covered(inset.right, screen.right() - page.right()),
                       covered(inset.bottom, screen.bottom() - page.bottom()));
    if (now == cutOuts_)
        return;
    cutOuts_ = now;
    Q_EMIT cutOutsChanged();
}

void IosPlatform::watchScreen()
{
    // Once the system has laid everything out anew.
    const auto later = [this] {
        QMetaObject::invokeMethod(
            this, [this] { look(); }, Qt::QueuedConnection);
    };
    connect(QGuiApplication::primaryScreen(), &QScreen::availableGeometryChanged, this, later);
    connect(QGuiApplication::primaryScreen(), &QScreen::geometryChanged, this, later);
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, later);
    watched_->add(UIApplicationDidBecomeActiveNotification, ^(NSNotification *) {
      later();
    });
}

bool IosPlatform::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::FileOpen)
        return Platform::eventFilter(watched, event);
    Q_EMIT fileOffered(static_cast<QFileOpenEvent *>(event)->url());
    return true;
}

bool IosPlatform::vibrates() const
{
    return UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPhone;
}

void IosPlatform::keepAwake(bool awake)
{
    UIApplication.sharedApplication.idleTimerDisabled = awake ? YES : NO;
}

void IosPlatform::vibrate(int milliseconds)
{
    if (!vibrates() || milliseconds <= 0)
        return;
    const auto style = milliseconds <= lightTap    ? UIImpactFeedbackStyleLight
                       : milliseconds <= mediumTap ? UIImpactFeedbackStyleMedium
                                                   : UIImpactFeedbackStyleHeavy;
    [[[UIImpactFeedbackGenerator alloc] initWithStyle:style] impactOccurred];
}

namespace {

bool offer(NSArray *things, const QString &title)
{
    UIViewController *page = frontWindow().rootViewController;
    if (!page || page.presentedViewController)
        return false;
    UIActivityViewController *sheet = [[UIActivityViewController alloc] initWithActivityItems:things
                                                                        applicationActivities:nil];
    sheet.title = words(title);
    // An iPad shows it beside a place, which has to be named.
    sheet.popoverPresentationController.sourceView = page.view;
    sheet.popoverPresentationController.sourceRect =
        CGRectMake(CGRectGetMidX(page.view.bounds), CGRectGetMaxY(page.view.bounds), 0, 0);
    [page presentViewController:sheet animated:YES completion:nil];
    return true;
}

} // namespace

bool IosPlatform::shareText(const QString &title, const QString &text)
{
    return offer(@[ words(text) ], title);
}

bool IosPlatform::sharePicture(const QString &title, const QString &file)
{
    return offer(@[ [NSURL fileURLWithPath:words(file)] ], title);
}

// The status bar follows the style of its window.
void IosPlatform::darkBars(bool dark)
{
    frontWindow().overrideUserInterfaceStyle = dark ? UIUserInterfaceStyleDark : UIUserInterfaceStyleLight;
}

} // namespace torchside::app

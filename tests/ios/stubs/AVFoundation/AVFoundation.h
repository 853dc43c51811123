// What ios_platform.mm uses of AVFoundation.
#pragma once
#import <UIKit/UIKit.h>

extern NSString *const AVAudioSessionCategoryAmbient;
extern NSNotificationName const AVAudioSessionInterruptionNotification;
extern NSString *const AVAudioSessionInterruptionTypeKey;
extern NSNotificationName const AVAudioSessionSilenceSecondaryAudioHintNotification;
extern NSString *const AVAudioSessionSilenceSecondaryAudioHintTypeKey;
enum : NSUInteger { AVAudioSessionInterruptionTypeEnded, AVAudioSessionInterruptionTypeBegan };
enum : NSUInteger {
    AVAudioSessionSilenceSecondaryAudioHintTypeEnd,
    AVAudioSessionSilenceSecondaryAudioHintTypeBegin
};

@interface AVAudioSession : NSObject
@property(class, readonly, strong) AVAudioSession *sharedInstance;
- (BOOL)setCategory:(NSString *)category error:(NSError **)error;
@end

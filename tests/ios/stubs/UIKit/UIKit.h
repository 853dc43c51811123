// What ios_platform.mm uses of Foundation and UIKit, so that clang can check it where no Xcode is.
#pragma once

typedef signed char BOOL;
typedef unsigned short unichar;
typedef unsigned long NSUInteger;
typedef long NSInteger;
typedef double CGFloat;
#define YES static_cast<BOOL>(1)
#define NO static_cast<BOOL>(0)
#define nil nullptr

struct CGPoint {
    CGFloat x, y;
};
struct CGSize {
    CGFloat width, height;
};
struct CGRect {
    CGPoint origin;
    CGSize size;
};
struct UIEdgeInsets {
    CGFloat top, left, bottom, right;
};
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
CGFloat CGRectGetMidX(CGRect rect);
CGFloat CGRectGetMaxY(CGRect rect);

@protocol NSObject
- (BOOL)isKindOfClass:(Class)kind;
@end
__attribute__((objc_root_class))
@interface NSObject<NSObject>
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
@end
@protocol NSCopying
@end
@interface NSString : NSObject <NSCopying>
+ (instancetype)stringWithCharacters:(const unichar *)characters length:(NSUInteger)length;
@end
@interface NSConstantString : NSString
@end
@interface NSURL : NSObject
+ (NSURL *)fileURLWithPath:(NSString *)path;
@end
typedef NSString *NSNotificationName;
@interface NSNumber : NSObject
@property(readonly) NSUInteger unsignedIntegerValue;
@end
@interface NSError : NSObject
@end
struct NSFastEnumerationState;
@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained[])objects
                                    count:(NSUInteger)count;
@end
@interface NSArray<ObjectType> : NSObject <NSFastEnumeration>
+ (instancetype)arrayWithObjects:(const id[])objects count:(NSUInteger)count;
@end
@interface NSMutableArray<ObjectType> : NSArray <ObjectType>
+ (instancetype)array;
- (void)addObject:(ObjectType)object;
@end
@interface NSSet<ObjectType> : NSObject <NSFastEnumeration>
@end
@interface NSDictionary<KeyType, ObjectType> : NSObject
- (ObjectType)objectForKeyedSubscript:(KeyType)key;
@end
@interface NSNotification : NSObject
@property(readonly) NSDictionary<id, id> *userInfo;
@end
@interface NSOperationQueue : NSObject
@property(class, readonly, strong) NSOperationQueue *mainQueue;
@end
@interface NSNotificationCenter : NSObject
@property(class, readonly, strong) NSNotificationCenter *defaultCenter;
- (id<NSObject>)addObserverForName:(NSNotificationName)name
                            object:(id)object
                             queue:(NSOperationQueue *)queue
                        usingBlock:(void (^)(NSNotification *))block;
- (void)removeObserver:(id)observer;
@end

typedef enum : NSInteger { UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad } UIUserInterfaceIdiom;
typedef enum : NSInteger {
    UIUserInterfaceStyleUnspecified,
    UIUserInterfaceStyleLight,
    UIUserInterfaceStyleDark
} UIUserInterfaceStyle;
typedef enum : NSInteger {
    UIImpactFeedbackStyleLight,
    UIImpactFeedbackStyleMedium,
    UIImpactFeedbackStyleHeavy
} UIImpactFeedbackStyle;
extern NSNotificationName const UIApplicationDidBecomeActiveNotification;

@class UIViewController;
@interface UIView : NSObject
@property(readonly) CGRect bounds;
@property(readonly) UIEdgeInsets safeAreaInsets;
@end
@interface UIWindow : UIView
@property(readonly) BOOL isKeyWindow;
@property(strong) UIViewController *rootViewController;
@property UIUserInterfaceStyle overrideUserInterfaceStyle;
@end
@interface UIScene : NSObject
@end
@interface UIWindowScene : UIScene
@property(readonly) NSArray<UIWindow *> *windows;
@end
@interface UIApplication : NSObject
@property(class, readonly, strong) UIApplication *sharedApplication;
@property(readonly) NSSet<UIScene *> *connectedScenes;
@property BOOL idleTimerDisabled;
@end
@interface UIDevice : NSObject
@property(class, readonly, strong) UIDevice *currentDevice;
@property(readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end
@interface UIImpactFeedbackGenerator : NSObject
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
- (void)impactOccurred;
@end
@interface UIPopoverPresentationController : NSObject
@property(strong) UIView *sourceView;
@property CGRect sourceRect;
@end
@interface UIViewController : NSObject
@property(strong) UIView *view;
@property(copy) NSString *title;
@property(readonly) UIViewController *presentedViewController;
@property(readonly) UIPopoverPresentationController *popoverPresentationController;
- (void)presentViewController:(UIViewController *)page
                     animated:(BOOL)animated
                   completion:(void (^)(void))completion;
@end
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)items applicationActivities:(NSArray *)activities;
@end

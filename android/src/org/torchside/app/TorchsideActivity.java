package org.torchside.app;

import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.graphics.Rect;
import android.media.AudioAttributes;
import android.media.AudioManager;
import android.media.AudioPlaybackConfiguration;
import android.net.Uri;
import android.os.Build;
import android.os.Bundle;
import android.view.View;
import android.view.WindowInsets;
import android.widget.Toast;

import org.qtproject.qt.android.bindings.QtActivity;

import java.io.File;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;

// What only an activity is told: where the screen is covered, who else makes sounds, and files opened from outside.
// Everything that the app asks of the system goes through android_platform.cpp.
public class TorchsideActivity extends QtActivity {
    private static final int ANDROID_17 = 37;
    private static final String LOCAL_NETWORK = "android.permission.ACCESS_LOCAL_NETWORK";
    private static TorchsideActivity current;
    private static boolean heard; // the native side is there
    private final ArrayDeque<String> files = new ArrayDeque<>();
    private final AudioManager.AudioPlaybackCallback playback = new AudioManager.AudioPlaybackCallback() {
        @Override
        public void onPlaybackConfigChanged(List<AudioPlaybackConfiguration> configs) {
            tellSound(configs);
        }
    };
    private boolean musicWasThere; // somebody else played when we came: ours was silent then
    private boolean taken;

    private static native void covered(int left, int top, int right, int bottom);
    private static native void offered(String path);
    private static native void soundTaken(boolean taken);

    // The native side calls this once it can hear: it is told what has happened so far.
    public static void listen() {
        final TorchsideActivity activity = current;
        if (activity == null)
            return;
        activity.runOnUiThread(() -> {
            heard = true;
            activity.tellCovered();
            activity.tellFiles();
            if (activity.taken)
                soundTaken(true);
        });
    }

    // Phones of the same network reach us only with the person's leave, where the system and our target ask for it.
    public static void askForLocalNetwork() {
        final TorchsideActivity activity = current;
        if (activity == null || Build.VERSION.SDK_INT < ANDROID_17
                || activity.getApplicationInfo().targetSdkVersion < ANDROID_17)
            return;
        activity.runOnUiThread(() -> {
            if (activity.checkSelfPermission(LOCAL_NETWORK) != PackageManager.PERMISSION_GRANTED)
                activity.requestPermissions(new String[] {LOCAL_NETWORK}, 1);
        });
    }

    @Override
    public void onCreate(Bundle saved) {
        super.onCreate(saved);
        current = this;
        final View decor = getWindow().getDecorView();
        decor.setOnApplyWindowInsetsListener((view, insets) -> {
            view.post(this::tellCovered);
            return view.onApplyWindowInsets(insets);
        });
        decor.addOnLayoutChangeListener((view, l, t, r, b, oldL, oldT, oldR, oldB) -> view.post(this::tellCovered));
        if (saved == null)
            take(getIntent());
    }

    @Override
    public void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        take(intent);
    }

    @Override
    public void onStart() {
        super.onStart();
        final AudioManager audio = audio();
        musicWasThere = audio.isMusicActive();
        audio.registerAudioPlaybackCallback(playback, null);
        tellSound(audio.getActivePlaybackConfigurations());
    }

    @Override
    public void onStop() {
        audio().unregisterAudioPlaybackCallback(playback);
        super.onStop();
    }

    @Override
    public void onDestroy() {
        if (current == this)
            current = null;
        super.onDestroy();
    }

    private AudioManager audio() {
        return (AudioManager) getSystemService(Context.AUDIO_SERVICE);
    }

    private void tellCovered() {
        final View content = findViewById(android.R.id.content);
        final WindowInsets insets = content == null ? null : content.getRootWindowInsets();
        if (!heard || insets == null)
            return;
        final Rect bars = bars(insets);
        final View decor = getWindow().getDecorView();
        final int[] place = new int[2];
        content.getLocationInWindow(place);
        // Only what lies over our page counts: the system may already keep the page away from its bars.
        covered(Math.max(0, bars.left - place[0]), Math.max(0, bars.top - place[1]),
                Math.max(0, bars.right - (decor.getWidth() - place[0] - content.getWidth())),
                Math.max(0, bars.bottom - (decor.getHeight() - place[1] - content.getHeight())));
    }

    @SuppressWarnings("deprecation")
    private static Rect bars(WindowInsets insets) {
        if (Build.VERSION.SDK_INT >= 30) {
            final android.graphics.Insets all =
                    insets.getInsets(WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout());
            return new Rect(all.left, all.top, all.right, all.bottom);
        }
        final Rect bars = new Rect(insets.getStableInsetLeft(), insets.getStableInsetTop(),
                                   insets.getStableInsetRight(), insets.getStableInsetBottom());
        if (Build.VERSION.SDK_INT >= 28 && insets.getDisplayCutout() != null) {
            bars.left = Math.max(bars.left, insets.getDisplayCutout().getSafeInsetLeft());
            bars.top = Math.max(bars.top, insets.getDisplayCutout().getSafeInsetTop());
            bars.right = Math.max(bars.right, insets.getDisplayCutout().getSafeInsetRight());
            bars.bottom = Math.max(bars.bottom, insets.getDisplayCutout().getSafeInsetBottom());
        }
        return bars;
    }

    // A call silences us, and so does a player that was there before us. Our own sounds are music to the system,
    // too: which is why music that starts later is not taken for another player's.
    private void tellSound(List<AudioPlaybackConfiguration> configs) {
        boolean call = audio().getMode() != AudioManager.MODE_NORMAL;
        for (AudioPlaybackConfiguration config : configs) {
            final int usage = config.getAudioAttributes().getUsage();
            call = call || usage == AudioAttributes.USAGE_VOICE_COMMUNICATION
                    || usage == AudioAttributes.USAGE_NOTIFICATION_RINGTONE;
        }
        musicWasThere = musicWasThere && audio().isMusicActive();
        final boolean now = call || musicWasThere;
        if (now == taken)
            return;
        taken = now;
        if (heard)
            soundTaken(taken);
    }

    private void take(Intent intent) {
        final Uri uri = OfferedFile.of(intent);
        if (uri == null)
            return;
        new Thread(() -> {
            try {
                final File file = OfferedFile.copied(this, uri);
                runOnUiThread(() -> {
                    files.add(file.getPath());
                    tellFiles();
                });
            } catch (IOException | RuntimeException refused) {
                runOnUiThread(() -> Toast.makeText(this, R.string.file_unreadable, Toast.LENGTH_LONG).show());
            }
        }).start();
    }

    private void tellFiles() {
        while (heard && !files.isEmpty())
            offered(files.remove());
    }
}

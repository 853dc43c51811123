package org.torchside.app;

import android.app.Activity;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;
import android.webkit.WebView;
import android.widget.FrameLayout;
import android.widget.Toast;

import org.torchside.web.R;

// The site as an app: one page over the whole window, and what the system tells it.
public final class WebShell extends Activity {
    private static final long PATIENCE = 2_000;
    private final Falls falls = new Falls();
    private final Saver saver = new Saver(this);
    private final Picker picker = new Picker(this);
    private final Voice voice = new Voice(this);
    private final Inbox inbox = new Inbox(this);
    private final Outbox outbox = new Outbox(this);
    private final Cover cover = new Cover(this);
    private FrameLayout ground;
    private WebView page;
    private boolean isSeen;
    private boolean isGivenUp; // until the person wants it again
    private long backSince; // when Back was given to the page, which hasn't answered yet

    @Override
    public void onCreate(Bundle saved) {
        super.onCreate(saved);
        ground = new FrameLayout(this);
        setContentView(ground);
        cover.watch();
        if (saved == null)
            inbox.take(getIntent());
    }

    // The page, or why there is none.
    private void open() {
        ground.removeAllViews();
        String trouble = getString(R.string.webview_missing);
        try {
            final String agent = Pages.agent(this);
            if (Engine.isTooOld(agent))
                trouble = getString(R.string.webview_old, Engine.version(agent), Engine.OLDEST);
            else
                page = Pages.made(this, picker);
        } catch (RuntimeException missing) { // which is what a phone without a WebView answers
            page = null;
        }
        if (page == null) {
            explain(trouble, R.string.update, () -> outbox.page(Pages.UPDATE));
            return;
        }
        ground.addView(page, new FrameLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT));
        page.loadUrl(Site.START);
    }

    private void explain(String sentence, int button, Runnable act) {
        ground.removeAllViews();
        ground.addView(Trouble.view(this, sentence, button, act));
    }

    // The page's process has ended: a new one begins where it was, because everything that was shown is kept.
    void fell(WebView view) {
        picker.answer(null);
        ground.removeView(view);
        view.destroy();
        page = null;
        begins();
        isGivenUp = falls.tooMany(System.currentTimeMillis());
        if (isGivenUp)
            explain(getString(R.string.fell), R.string.again, () -> {
                isGivenUp = false;
                falls.forget();
                open();
            });
        else if (isSeen)
            open();
    }

    @Override
    public void onStart() {
        super.onStart();
        isSeen = true;
        if (page == null && !isGivenUp)
            open();
    }

    @Override
    public void onResume() {
        super.onResume();
        if (page != null)
            page.onResume();
    }

    @Override
    public void onPause() {
        if (page != null)
            page.onPause();
        super.onPause();
    }

    @Override
    public void onStop() {
        isSeen = false;
        super.onStop();
    }

    @Override
    public void onDestroy() {
        picker.answer(null);
        voice.stop();
        ground.removeAllViews();
        if (page != null)
            page.destroy();
        page = null;
        super.onDestroy();
    }

    @Override
    public void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        inbox.take(intent);
    }

    @Override
    public void onActivityResult(int request, int result, Intent data) {
        super.onActivityResult(request, result, data);
        if (request == Saver.REQUEST)
            saver.result(result, data);
        else if (request == Picker.REQUEST)
            picker.result(result, data);
    }

    @Override
    public void onConfigurationChanged(Configuration now) {
        super.onConfigurationChanged(now);
        run("window.torchsideLook && torchsideLook(" + isDark() + ")");
        cover.tell();
    }

    // Back is the page's as long as it has somewhere to go; one that has long not answered is left.
    @Override
    public void onBackPressed() {
        final long now = System.currentTimeMillis();
        if (page == null || backSince > 0 && now - backSince > PATIENCE) {
            leave();
            return;
        }
        backSince = backSince > 0 ? backSince : now;
        page.evaluateJavascript("window.torchsideBack ? torchsideBack() : false", stays -> {
            backSince = 0;
            if (!"true".equals(stays))
                leave();
        });
    }

    private void leave() {
        backSince = 0;
        moveTaskToBack(true);
    }

    void run(String script) {
        if (page != null)
            page.evaluateJavascript(script, null);
    }

    // The page is about to be, perhaps once more: it asks anew for what it needs.
    void begins() {
        backSince = 0;
        inbox.open(false);
        keepAwake(false);
    }

    // It shows its first picture.
    void begun() {
        inbox.open(true);
    }

    void keepAwake(boolean awake) {
        if (awake)
            getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
        else
            getWindow().clearFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
    }

    void colourBars(int colour) {
        ground.setBackgroundColor(colour);
        cover.colour(colour);
    }

    // From any thread.
    void say(int words) {
        runOnUiThread(() -> Toast.makeText(this, words, Toast.LENGTH_LONG).show());
    }

    boolean isDark() {
        return (getResources().getConfiguration().uiMode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
    }

    String edges() {
        return cover.edges();
    }

    View page() {
        return page;
    }

    Outbox outbox() {
        return outbox;
    }

    Saver saver() {
        return saver;
    }

    Voice voice() {
        return voice;
    }
}

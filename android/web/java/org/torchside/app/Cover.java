package org.torchside.app;

import android.graphics.Rect;
import android.os.Build;
import android.view.View;
import android.view.WindowInsets;

// The screen's edges: what of the page lies below cut-outs and bars, in its own pixels, and the colour of these.
final class Cover {
    private final WebShell shell;
    private volatile String edges = Edges.NONE;

    Cover(WebShell shell) {
        this.shell = shell;
    }

    void watch() {
        final View decor = shell.getWindow().getDecorView();
        decor.setOnApplyWindowInsetsListener((view, insets) -> {
            view.post(() -> tell());
            return view.onApplyWindowInsets(insets);
        });
        decor.addOnLayoutChangeListener((view, l, t, r, b, oldL, oldT, oldR, oldB) -> view.post(() -> tell()));
    }

    // From any thread.
    String edges() {
        return edges;
    }

    void tell() {
        final View page = shell.page(), decor = shell.getWindow().getDecorView();
        final WindowInsets insets = decor.getRootWindowInsets();
        if (page == null || insets == null || page.getWidth() == 0)
            return;
        final int[] place = new int[2];
        page.getLocationInWindow(place);
        final Rect bars = bars(insets);
        final String now = Edges.covered(new int[] {bars.left, bars.top, bars.right, bars.bottom},
                                         new int[] {place[0], place[1], page.getWidth(), page.getHeight()},
                                         new int[] {decor.getWidth(), decor.getHeight()},
                                         shell.getResources().getDisplayMetrics().density);
        if (now.equals(edges))
            return;
        edges = now;
        shell.run("window.torchsideEdges && torchsideEdges(" + now + ")");
    }

    @SuppressWarnings("deprecation")
    void colour(int colour) {
        shell.getWindow().setStatusBarColor(colour);
        shell.getWindow().setNavigationBarColor(colour);
        final int dark = View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR | View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR;
        shell.getWindow().getDecorView().setSystemUiVisibility(Tone.isLight(colour) ? dark : 0);
    }

    @SuppressWarnings("deprecation")
    private static Rect bars(WindowInsets insets) {
        if (Build.VERSION.SDK_INT >= 30) {
            final android.graphics.Insets all = insets.getInsets(WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout());
            return new Rect(all.left, all.top, all.right, all.bottom);
        }
        final Rect bars = new Rect(insets.getStableInsetLeft(), insets.getStableInsetTop(), insets.getStableInsetRight(),
                                   insets.getStableInsetBottom());
        if (Build.VERSION.SDK_INT >= 28 && insets.getDisplayCutout() != null) {
            bars.left = Math.max(bars.left, insets.getDisplayCutout().getSafeInsetLeft());
            bars.top = Math.max(bars.top, insets.getDisplayCutout().getSafeInsetTop());
            bars.right = Math.max(bars.right, insets.getDisplayCutout().getSafeInsetRight());
            bars.bottom = Math.max(bars.bottom, insets.getDisplayCutout().getSafeInsetBottom());
        }
        return bars;
    }
}

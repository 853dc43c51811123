package org.torchside.app;

import android.content.Context;
import android.webkit.ServiceWorkerController;
import android.webkit.WebSettings;
import android.webkit.WebView;

import org.torchside.web.R;

// A page with what it may do, and nothing more.
final class Pages {
    static final String UPDATE = "https://play.google.com/store/apps/details?id=com.google.android.webview";

    private Pages() {
    }

    // Fails where there is no WebView on this phone.
    static String agent(Context context) {
        return WebSettings.getDefaultUserAgent(context);
    }

    static WebView made(WebShell shell, Picker picker) {
        final WebView page = new WebView(shell);
        page.setBackgroundColor(shell.getColor(R.color.ground));
        page.setOverScrollMode(WebView.OVER_SCROLL_NEVER);
        final WebSettings may = page.getSettings();
        may.setJavaScriptEnabled(true);
        may.setDomStorageEnabled(true);
        may.setAllowFileAccess(false);
        may.setGeolocationEnabled(false);
        may.setSupportMultipleWindows(false);
        may.setSupportZoom(false);
        ServiceWorkerController.getInstance().setServiceWorkerClient(new NoWorker());
        page.setWebViewClient(new SitePage(shell));
        page.setWebChromeClient(picker);
        page.addJavascriptInterface(new Bridge(shell), "torchsideShell");
        return page;
    }
}

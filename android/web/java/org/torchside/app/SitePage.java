package org.torchside.app;

import android.graphics.Bitmap;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import android.webkit.WebViewClient;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

// Hands out what is asked for from inside the package; nothing comes from anywhere else.
final class SitePage extends WebViewClient {
    private final WebShell shell;

    SitePage(WebShell shell) {
        this.shell = shell;
    }

    @Override
    public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) {
        final String address = request.getUrl().toString();
        if (address.startsWith("data:") || address.startsWith("blob:"))
            return null; // what the page made itself
        final String asset = Site.asset(address), offered = Site.offered(address);
        if (!"GET".equals(request.getMethod()) || asset == null && offered == null)
            return refused(403, "Forbidden");
        try {
            return asset != null ? found(asset, shell.getAssets().open(asset))
                                 : found(offered, new FileInputStream(new File(Inbox.folder(shell), offered)));
        } catch (IOException missing) {
            return refused(404, "Not Found");
        }
    }

    private static WebResourceResponse found(String name, InputStream content) {
        final String type = Site.type(name);
        return new WebResourceResponse(type, Site.encoding(type), 200, "OK", Site.headers(), content);
    }

    static WebResourceResponse refused(int code, String why) {
        return new WebResourceResponse("text/plain", "utf-8", code, why, Site.headers(), new ByteArrayInputStream(new byte[0]));
    }

    @Override
    public void onPageStarted(WebView view, String address, Bitmap icon) {
        shell.begins();
    }

    @Override
    public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
        final String address = request.getUrl().toString();
        if (Site.isOurs(address))
            return false;
        shell.outbox().page(address);
        return true;
    }

    @Override
    public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
        shell.fell(view);
        return true;
    }
}

package org.torchside.app;

import android.webkit.ServiceWorkerClient;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;

// All files lie in the package: nothing has to be kept a second time for a phone that is offline. The page is told that
// there are no workers (bridge.js); one that comes all the same gets nothing, neither from here nor from a net.
final class NoWorker extends ServiceWorkerClient {
    @Override
    public WebResourceResponse shouldInterceptRequest(WebResourceRequest request) {
        return SitePage.refused(404, "Not Found");
    }
}

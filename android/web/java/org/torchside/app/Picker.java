package org.torchside.app;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.Intent;
import android.net.Uri;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebView;

import org.torchside.web.R;

import java.util.ArrayList;
import java.util.List;

// Files that the page asks for. The page waits for an answer whatever happens, or it could never ask again.
final class Picker extends WebChromeClient {
    static final int REQUEST = 2;
    private final WebShell shell;
    private ValueCallback<Uri[]> waiting;

    Picker(WebShell shell) {
        this.shell = shell;
    }

    @Override
    public boolean onShowFileChooser(WebView view, ValueCallback<Uri[]> callback, FileChooserParams wanted) {
        answer(null);
        waiting = callback;
        // Any kind: decks (.o8d) and their like have none that the system knows.
        final Intent intent = new Intent(Intent.ACTION_OPEN_DOCUMENT).addCategory(Intent.CATEGORY_OPENABLE).setType("*/*");
        intent.putExtra(Intent.EXTRA_ALLOW_MULTIPLE, wanted.getMode() == FileChooserParams.MODE_OPEN_MULTIPLE);
        try {
            shell.startActivityForResult(intent, REQUEST);
        } catch (ActivityNotFoundException nobody) {
            answer(null);
            shell.say(R.string.nobody_opens);
        }
        return true;
    }

    void answer(Uri[] files) {
        final ValueCallback<Uri[]> callback = waiting;
        waiting = null;
        if (callback != null)
            callback.onReceiveValue(files);
    }

    void result(int result, Intent data) {
        final List<Uri> taken = new ArrayList<>();
        if (result == Activity.RESULT_OK && data != null) {
            final ClipData several = data.getClipData();
            for (int each = 0; several != null && each < several.getItemCount(); ++each)
                take(several.getItemAt(each).getUri(), taken);
            if (several == null)
                take(data.getData(), taken);
        }
        answer(taken.isEmpty() ? null : taken.toArray(new Uri[0]));
    }

    private void take(Uri uri, List<Uri> into) {
        if (uri != null && Outside.mayTake(uri.toString(), shell.getPackageName()))
            into.add(uri);
    }
}

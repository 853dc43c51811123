package org.torchside.app;

import android.app.Activity;
import android.view.Gravity;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

// What is shown where the page can't be: one sentence, and what can be done about it.
final class Trouble {
    private static final int MARGIN = 24, SIZE = 18;

    private Trouble() {
    }

    static View view(Activity shell, String sentence, int button, Runnable act) {
        final int margin = (int) (MARGIN * shell.getResources().getDisplayMetrics().density);
        final LinearLayout all = new LinearLayout(shell);
        all.setOrientation(LinearLayout.VERTICAL);
        all.setGravity(Gravity.CENTER);
        all.setPadding(margin, margin, margin, margin);
        final TextView words = new TextView(shell);
        words.setText(sentence);
        words.setTextSize(SIZE);
        words.setGravity(Gravity.CENTER);
        words.setPadding(0, 0, 0, margin);
        all.addView(words);
        final Button does = new Button(shell);
        does.setText(button);
        does.setOnClickListener(pressed -> act.run());
        all.addView(does);
        return all;
    }
}

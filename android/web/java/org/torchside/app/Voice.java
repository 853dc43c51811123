package org.torchside.app;

import android.content.Context;
import android.speech.tts.TextToSpeech;

import java.util.ArrayDeque;
import java.util.Locale;

// Says what the page wants said. Made when it is first needed, which takes a moment: what comes meanwhile waits.
final class Voice implements TextToSpeech.OnInitListener {
    private final Context context;
    private final ArrayDeque<String> waiting = new ArrayDeque<>();
    private TextToSpeech speech;
    private Locale language;
    private boolean ready;

    Voice(Context context) {
        this.context = context;
    }

    void say(String words, String spoken) {
        waiting.add(words);
        language = Locale.forLanguageTag(spoken);
        if (speech == null)
            speech = new TextToSpeech(context, this);
        else if (ready)
            speak();
    }

    @Override
    public void onInit(int status) {
        ready = status == TextToSpeech.SUCCESS;
        if (ready)
            speak();
    }

    private void speak() {
        speech.setLanguage(language);
        while (!waiting.isEmpty())
            speech.speak(waiting.remove(), TextToSpeech.QUEUE_ADD, null, "torchside");
    }

    void stop() {
        if (speech != null)
            speech.shutdown();
        speech = null;
        ready = false;
        waiting.clear();
    }
}

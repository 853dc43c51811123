package org.torchside.app;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

// The one origin that is ever shown, and what its addresses mean. The name belongs to nobody and never will (RFC 2606),
// so that nothing of ours can reach a net; and it never changes, because all that is kept is kept under it.
final class Site {
    static final String ORIGIN = "https://torchside.invalid";
    static final String START = ORIGIN + "/";
    static final String FOLDER = "site/"; // among the assets
    private static final String OFFERED = "offered/";
    private static final int LONGEST = 300;
    private static final String POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
            + "img-src 'self' blob: data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

    private Site() {
    }

    static boolean isOurs(String address) {
        return address != null && address.startsWith(START);
    }

    // The name of the asset behind an address; null where there can be none.
    static String asset(String address) {
        final String path = path(address);
        if (path == null || path.startsWith(OFFERED))
            return null;
        return FOLDER + (path.isEmpty() ? "index.html" : path);
    }

    // The name of a file that another app has lent us; null where it isn't asked for one.
    static String offered(String address) {
        final String path = path(address);
        if (path == null || !path.startsWith(OFFERED) || path.indexOf('/', OFFERED.length()) >= 0)
            return null;
        final String name = path.substring(OFFERED.length());
        return name.isEmpty() ? null : name;
    }

    // A file's name as a part of an address, of which nothing can be anything else.
    static String encoded(String name) {
        final StringBuilder out = new StringBuilder();
        for (byte each : name.getBytes(StandardCharsets.UTF_8)) {
            final char letter = (char) (each & 255);
            if (letter < 128 && (Character.isLetterOrDigit(letter) || letter == '_' || letter == '-' || letter == '.'))
                out.append(letter);
            else
                out.append('%').append(Character.forDigit(letter >> 4, 16)).append(Character.forDigit(letter & 15, 16));
        }
        return out.toString();
    }

    private static String path(String address) {
        if (!isOurs(address))
            return null;
        final String path = decoded(address.substring(START.length()).split("[?#]", -1)[0]);
        if (path == null || path.length() > LONGEST)
            return null;
        if (path.isEmpty())
            return path;
        for (String part : path.split("/", -1))
            if (part.isEmpty() || part.startsWith("."))
                return null;
        for (int at = 0; at < path.length(); ++at)
            if (path.charAt(at) < ' ' || path.charAt(at) == 127 || path.charAt(at) == '\\')
                return null;
        return path;
    }

    // Null where it isn't UTF-8, percent-encoded as it should be.
    private static String decoded(String path) {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int at = 0; at < path.length(); ++at) {
            final char each = path.charAt(at);
            if (each > 126)
                return null;
            if (each != '%') {
                bytes.write(each);
                continue;
            }
            final int high = at + 2 < path.length() ? Character.digit(path.charAt(at + 1), 16) : -1;
            final int low = high >= 0 ? Character.digit(path.charAt(at + 2), 16) : -1;
            if (low < 0)
                return null;
            bytes.write(high * 16 + low);
            at += 2;
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes.toByteArray())).toString();
        } catch (CharacterCodingException broken) {
            return null;
        }
    }

    static String type(String name) {
        switch (name.substring(name.lastIndexOf('.') + 1)) {
        case "html":
            return "text/html";
        case "js":
            return "text/javascript";
        case "css":
            return "text/css";
        case "wasm":
            return "application/wasm";
        case "webmanifest":
            return "application/manifest+json";
        case "json":
            return "application/json";
        case "svg":
            return "image/svg+xml";
        case "png":
            return "image/png";
        case "wav":
            return "audio/wav";
        case "txt":
            return "text/plain";
        default:
            return "application/octet-stream";
        }
    }

    // Null where the bytes aren't a text.
    static String encoding(String type) {
        return type.startsWith("text/") || type.equals("image/svg+xml") || type.endsWith("json") ? "utf-8" : null;
    }

    static Map<String, String> headers() {
        final Map<String, String> headers = new HashMap<>();
        headers.put("Content-Security-Policy", POLICY);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Cache-Control", "no-store"); // it lies on the phone already
        return headers;
    }
}

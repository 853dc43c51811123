#pragma once

// The window's face to screen readers, in which an open dialog hides what lies beneath it: Qt Quick's own
// goes on to offer the page under a modal popup. To be called once, before the first window.
void installWindowFace();

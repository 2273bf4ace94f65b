/** The element that holds the window over a page that came whole, until the site has opened its own in its place. */
export const DRAWN_WINDOW_ID = 'drawn-window';
/** Tells held.js that the site's own window is there. */
export const WINDOW_READY = 'window-ready';

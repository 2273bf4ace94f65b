/** The element that holds the window over a page that came whole, until the site has opened its own in its place. */
export const DRAWN_WINDOW_ID = 'drawn-window';

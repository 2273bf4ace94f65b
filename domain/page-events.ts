/** What the site and its early script (src/early-input) tell each other, as events of the document. */
/** Presses and keys reach the site. */
export const PAGE_READY = 'page-ready';
/** The site's own window is there. */
export const WINDOW_READY = 'window-ready';
/** The site's script could not be loaded. */
export const PAGE_FAILED = 'page-failed';
/** Somebody pressed what is not alive yet. */
export const WANTED = 'wanted';

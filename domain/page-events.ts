/** Events between the site and the script that runs before it (src/early-input), sent on the document. */
/** Presses and keys reach the site. */
export const PAGE_READY = 'page-ready';
/** The site's own window is there. */
export const WINDOW_READY = 'window-ready';
/** The site's script could not be loaded. */
export const PAGE_FAILED = 'page-failed';
/** A person pressed an element whose code has not run yet. */
export const WANTED = 'wanted';

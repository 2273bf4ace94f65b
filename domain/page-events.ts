/** Document events between the site and the script that runs before it (src/ssr/event-replay). */
/** The site handles presses and keys from now on. */
export const PAGE_READY = 'page-ready';
/** The site has rendered its own dialog. */
export const WINDOW_READY = 'window-ready';
/** The site's script failed to load. */
export const PAGE_FAILED = 'page-failed';
/** Input waits for an element whose code is not loaded yet. */
export const INTERACTION_PENDING = 'interaction-pending';

/** Id of the server-rendered dialog; the client replaces it with its own dialog. */
export const DRAWN_WINDOW_ID = 'drawn-window';

/** Id of the server-rendered dialog; the client replaces it with its own dialog. */
export const RENDERED_DIALOG_ID = 'rendered-dialog';

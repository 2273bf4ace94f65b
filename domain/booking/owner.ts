export const ANONYMOUS = 'anonymous';
/** Owner while the signed-in user is not loaded yet; drafts are not stored under it. */
export const UNKNOWN_OWNER = '';

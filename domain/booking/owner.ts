/** Owner of what is typed without signing in. */
export const ANONYMOUS = 'anonymous';
/** Owner while a person is signed in and it is not known yet who: nothing is kept for nobody to find. */
export const UNKNOWN_OWNER = '';

/** Where the embedded user centre stands. */
export const USER_CENTRE_PATH = '/user-center/';

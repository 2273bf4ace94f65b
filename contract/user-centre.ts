/** Path of the embedded user centre. */
export const USER_CENTRE_PATH = '/user-center/';

export const USER_CENTRE_PATH = '/user-center/';

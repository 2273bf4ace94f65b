/** Query parameter with a one-time sign-in ticket; removed from the URL after use. */
export const LINK_TICKET = 'token';

/** What of an address signs somebody in as the site opens; it leaves the address then. */
export const LINK_TICKET = 'token';

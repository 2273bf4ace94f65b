/** Returns the absolute URL, for links shared outside the site. */
export const absolute = (address: string): string => new URL(address, location.origin).href;

/** An address of this site as somebody elsewhere opens it. */
export const absolute = (address: string): string => new URL(address, location.origin).href;

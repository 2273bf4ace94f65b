import { isSafeAddress } from '#domain/safe-address.ts';

/** The address where the page's policy lets a picture come from, this origin and the configured ones; null for any other. */
export const shownPicture = (
  address: string | null,
  configured: readonly (string | null)[],
  origin: string = location.origin,
): string | null => {
  const allowed = configured.filter((one) => one !== null);
  return address !== null && address !== '' && isSafeAddress(address, { origin, allowed }) ? address : null;
};

import { listedClasses } from '#domain/reference/dangerous-classes.ts';

/** Class 1 once, the other classes by division. */
export const deskClasses: readonly string[] = listedClasses.filter(
  (code) => code === '1' || (!code.startsWith('1.') && !listedClasses.includes(`${code}.1`)),
);

export const classHref = (dgClass: string) => `/dgdesk?${new URLSearchParams({ dgClass })}`;

/** Data sheet of a number, with a packing group selected when known. */
export const sheetHref = (unNo: string, packingGroup: string | null = null) =>
  `/dgdesk/dgdeskDetail?${new URLSearchParams({ un: unNo, ...(packingGroup === null ? {} : { pg: packingGroup }) })}`;

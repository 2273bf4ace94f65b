import { listedClasses } from '#domain/reference/dangerous-classes.ts';

/** As labels tell them apart: class 1 as one, the others by division. */
export const deskClasses: readonly string[] = listedClasses.filter(
  (code) => code === '1' || (!code.startsWith('1.') && !listedClasses.includes(`${code}.1`)),
);

export const classHref = (dgClass: string) => `/dgdesk?${new URLSearchParams({ dgClass })}`;

/** The sheet of a number, with one packing group marked where that is known. */
export const sheetHref = (unNo: string, packingGroup: string | null = null) =>
  `/dgdesk/dgdeskDetail?${new URLSearchParams({ un: unNo, ...(packingGroup === null ? {} : { pg: packingGroup }) })}`;

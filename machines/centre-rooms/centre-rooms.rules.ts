import type { CentreAddress } from './centre-rooms.types.ts';

/** The request for the menu's counters. */
export const COUNTS = { path: 'counts', query: '' } as const;

/** Key of one page: a list regardless of its filters, or one record. */
export const pathOf = ({ room, no }: CentreAddress) => (no === null ? room : `${room}/${no}`);

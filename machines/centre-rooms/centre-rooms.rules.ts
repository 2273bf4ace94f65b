import type { CentreAddress } from './centre-rooms.types.ts';

/** What is read for the menu, whichever room is open. */
export const COUNTS = { path: 'counts', query: '' } as const;

/** One page: a list whatever it is narrowed to, or one record. */
export const pathOf = ({ room, no }: CentreAddress) => (no === null ? room : `${room}/${no}`);

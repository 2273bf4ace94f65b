import type { CentreAddress } from './centre-rooms.types.ts';

/** One page: a list whatever it is narrowed to, or one record. */
export const pathOf = ({ room, no }: CentreAddress) => (no === null ? room : `${room}/${no}`);

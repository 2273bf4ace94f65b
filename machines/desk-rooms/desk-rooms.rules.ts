import type { OperatorRole } from '#contract/fields/operator.ts';

/** The rooms of the desk in the order of their tabs, each with the role it is for. */
const rooms = [
  { room: 'orders', role: 'orders' },
  { room: 'enquiries', role: 'orders' },
  { room: 'verifications', role: 'orders' },
  { room: 'leads', role: 'orders' },
  { room: 'rates', role: 'rates' },
  { room: 'restrictions', role: 'rates' },
  { room: 'content', role: 'content' },
] as const satisfies readonly { room: string; role: OperatorRole }[];

export type DeskRoom = (typeof rooms)[number]['room'];

export const roomsOf = (roles: readonly OperatorRole[]): DeskRoom[] =>
  rooms.filter(({ role }) => roles.includes(role)).map(({ room }) => room);

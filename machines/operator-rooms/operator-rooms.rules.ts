import type { OperatorRole } from '#domain/company/operator-roles.ts';

/** The rooms for operators in the order of their tabs, each with its required role. */
const rooms = [
  /** Every operator sees it until the company has opened. */
  { room: 'opening', role: null },
  { room: 'orders', role: 'orders' },
  { room: 'enquiries', role: 'orders' },
  { room: 'verifications', role: 'orders' },
  { room: 'invoices', role: 'orders' },
  { room: 'leads', role: 'orders' },
  { room: 'vehicles', role: 'orders' },
  { room: 'rates', role: 'rates' },
  { room: 'restrictions', role: 'rates' },
  { room: 'codes', role: 'rates' },
  { room: 'content', role: 'content' },
  { room: 'company', role: 'admin' },
  { room: 'staff', role: 'admin' },
  { room: 'notices', role: 'admin' },
  { room: 'acts', role: 'admin' },
] as const satisfies readonly { room: string; role: OperatorRole | null }[];

export type OperatorRoom = (typeof rooms)[number]['room'];

export const roomsOf = (roles: readonly OperatorRole[], isOpening: boolean): OperatorRoom[] =>
  rooms.filter(({ role }) => (role === null ? isOpening : roles.includes(role))).map(({ room }) => room);

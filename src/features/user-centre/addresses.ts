import { type CentreAddress, type CentreRoom, pathOf, type TicketRoom } from '#machines/centre-rooms/index.ts';

const ticketRooms: readonly string[] = [
  'workplace',
  'mmOrder',
  'honeywell',
  'order',
  'verification',
] satisfies TicketRoom[];

const ownRooms: readonly string[] = ['enquiry', 'invoice', 'contract', 'members', 'account'] satisfies Exclude<
  CentreRoom,
  TicketRoom
>[];

const isTicketRoom = (name: string): name is TicketRoom => ticketRooms.includes(name);
const isRoom = (name: string): name is CentreRoom => isTicketRoom(name) || ownRooms.includes(name);

const numberOf: Partial<Record<CentreRoom, string>> = { order: 'orderNo', enquiry: 'enquiryNo' };

/** Parses a user centre URL; falls back to the workplace. */
export function addressOf(query: string): CentreAddress {
  const fields = new URLSearchParams(query);
  const named = fields.get('redirect') ?? '';
  const room = isRoom(named) ? named : 'workplace';
  const parameter = numberOf[room];
  const no = parameter === undefined ? null : fields.get(parameter) || null;
  return { room, no, query };
}

/** Key that remounts the content: a room, a record or a page of a list. */
export const placeOf = (address: CentreAddress): string =>
  `${pathOf(address)}?${new URLSearchParams(address.query).get('page') ?? 1}`;

/** The room a ticket was issued for. */
export function ticketRoomOf(query: string): TicketRoom {
  const named = new URLSearchParams(query).get('redirect') ?? '';
  return isTicketRoom(named) ? named : 'workplace';
}

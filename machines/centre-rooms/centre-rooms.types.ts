import type { UserInfo } from '#contract/calls/user.ts';
import type { MembersReport } from '../members/index.ts';

/** What a ticket may be issued for; anything the user centre does not know is the workplace. */
export type TicketRoom = 'workplace' | 'mmOrder' | 'honeywell' | 'order' | 'verification';

export type CentreRoom = TicketRoom | 'enquiry' | 'invoice' | 'contract' | 'members' | 'account';

/** Where the person is: the address carries it whole. */
export interface CentreAddress {
  room: CentreRoom;
  /** The order or enquiry that is open; null for the list. */
  no: string | null;
  /** What the list is narrowed to, as the address spells it. */
  query: string;
}

export interface CentreRoomsInput {
  user: UserInfo;
}

export interface CentreRoomsContext extends CentreRoomsInput {
  /** The workplace until the address has spoken. */
  address: CentreAddress;
}

export type CentreRoomsEvent =
  /** The address, first at once and then whenever it changes. */
  | { type: 'address.changed'; address: CentreAddress }
  /** The account was read again: what is shown may be old. */
  | { type: 'rooms.renewed' }
  | MembersReport
  | { type: 'rooms.verify' }
  | { type: 'rooms.changePassword' }
  | { type: 'rooms.completeProfile' }
  | { type: 'rooms.openAddresses' }
  | { type: 'rooms.chooseNotices' }
  | { type: 'rooms.subscribe' }
  | { type: 'rooms.closeAccount' };

/** The only way out by itself: the server no longer knows the person. */
export interface CentreRoomsOutput {
  kind: 'expired';
}

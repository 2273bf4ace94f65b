import type { UserInfo } from '#contract/calls/user.ts';
import type { MembersReport } from '../members/index.ts';

/** Room that a single-sign-on ticket opens; unknown rooms open the workplace. */
export type TicketRoom = 'workplace' | 'mmOrder' | 'honeywell' | 'order' | 'verification';

export type CentreRoom = TicketRoom | 'enquiry' | 'invoice' | 'contract' | 'members' | 'account';

/** The open page, as the URL encodes it. */
export interface CentreAddress {
  room: CentreRoom;
  /** The open order or enquiry; null for the list. */
  no: string | null;
  /** The list's filters, as the URL spells them. */
  query: string;
}

export interface CentreRoomsInput {
  user: UserInfo;
}

export interface CentreRoomsContext extends CentreRoomsInput {
  /** The workplace until the first address event. */
  address: CentreAddress;
}

export type CentreRoomsEvent =
  /** The URL, once at the start and after each change. */
  | { type: 'address.changed'; address: CentreAddress }
  /** The account was reloaded: the content may be stale. */
  | { type: 'rooms.renewed' }
  | MembersReport
  | { type: 'rooms.verify' }
  | { type: 'rooms.changePassword' }
  | { type: 'rooms.completeProfile' }
  | { type: 'rooms.openAddresses' }
  | { type: 'rooms.chooseNotices' }
  | { type: 'rooms.subscribe' }
  | { type: 'rooms.closeAccount' };

/** Ends only when the session has expired. */
export interface CentreRoomsOutput {
  kind: 'expired';
}

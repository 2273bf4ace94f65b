import type { BookingForm } from '#domain/booking/service.ts';
import type { Parent } from '../kit/parent.ts';

/** Which draft of the server's this is; null where the server has none. */
export interface DraftMark {
  id: string;
  version: number;
}

/** Which form a draft is of, and whose. */
export interface DraftSlot {
  service: string;
  /** Whose it is: nobody else is ever shown it. */
  owner: string;
  /** Names it among the drafts of its owner in this browser. */
  id: string;
  mark: DraftMark | null;
  isSignedIn: boolean;
}

export interface DraftInput extends DraftSlot {
  parent: Parent<DraftReport>;
}

/** A draft that another tab or device saved later. */
export interface LaterDraft extends DraftMark {
  form: BookingForm;
}

export type SaveAnswer =
  | { kind: 'saved'; mark: DraftMark }
  /** The server's is newer than the one this was changed from. */
  | { kind: 'conflict'; later: LaterDraft };

export interface KeptDraft {
  service: string;
  owner: string;
  id: string;
  mark: DraftMark | null;
  form: BookingForm;
  /** What an order in flight needs to be sent again under the same key; null while none is. */
  sent: BookingForm | null;
  /** The server has it as it is here. */
  isOnServer: boolean;
}

export type DraftRemoval = Pick<KeptDraft, 'id' | 'mark' | 'owner' | 'service'>;

/** It belongs to this person from now on; the form is as it is for them, where any of it is kept. */
export interface DraftArrival extends Pick<DraftSlot, 'isSignedIn' | 'owner'> {
  form: BookingForm;
}

export interface DraftContext extends DraftInput {
  form: BookingForm | null;
  sent: BookingForm | null;
  later: LaterDraft | null;
  /** The version of the form adopted from another tab or device; 0 where none was. */
  adoptedVersion: number;
  /** The form changed while it was being kept. */
  isBehind: boolean;
}

export type DraftEvent =
  /** Based on the form taken over with this version; 0 on none. */
  | { type: 'draft.changed'; form: BookingForm; basedOn: number }
  /** An order is being sent: what it takes to send it again is kept at once. */
  | { type: 'draft.sent'; form: BookingForm; sent: BookingForm | null }
  | ({ type: 'draft.session' } & DraftArrival)
  /** The other tab's form is shown here. */
  | { type: 'draft.takeTheirs' }
  /** This tab's form is saved over it. */
  | { type: 'draft.keepMine' }
  | { type: 'draft.retry' }
  /** The page is going: what was not kept yet is kept now. */
  | { type: 'draft.leaving' }
  /** The order is placed or the form is emptied. */
  | { type: 'draft.discard' };

/** What its parent hears: the draft of another tab or device is the form from now on. */
export interface DraftReport {
  type: 'draft.adopted';
  form: BookingForm;
  version: number;
}

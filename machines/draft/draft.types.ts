import type { BookingForm } from '#domain/booking/service.ts';
import type { Parent } from '../kit/parent.ts';

/** Identifies the server's copy of the draft; null without one. */
export interface DraftMark {
  id: string;
  version: number;
}

/** The form and the owner of a draft. */
export interface DraftSlot {
  service: string;
  /** Owner: the draft is never shown to another user. */
  owner: string;
  /** Identifies it among its owner's drafts in this browser. */
  id: string;
  mark: DraftMark | null;
  isSignedIn: boolean;
}

export interface DraftInput extends DraftSlot {
  parent: Parent<DraftReport>;
}

/** A newer draft saved by another tab or device. */
export interface LaterDraft extends DraftMark {
  form: BookingForm;
}

export type SaveAnswer =
  | { kind: 'saved'; mark: DraftMark }
  /** The server's copy is newer than the one this was edited from. */
  | { kind: 'conflict'; later: LaterDraft };

export interface KeptDraft {
  service: string;
  owner: string;
  id: string;
  mark: DraftMark | null;
  form: BookingForm;
  /** The order in flight, needed to retry it under the same key; null for none. */
  sent: BookingForm | null;
  /** The server has the current form. */
  isOnServer: boolean;
}

export type DraftRemoval = Pick<KeptDraft, 'id' | 'mark' | 'owner' | 'service'>;

/** Assigns the draft to this user; `form` is the version adapted for them. */
export interface DraftArrival extends Pick<DraftSlot, 'isSignedIn' | 'owner'> {
  form: BookingForm;
}

export interface DraftContext extends DraftInput {
  form: BookingForm | null;
  sent: BookingForm | null;
  later: LaterDraft | null;
  /** Version of the form adopted from another tab or device; 0 for none. */
  adoptedVersion: number;
  /** The form changed while it was being saved. */
  isBehind: boolean;
}

export type DraftEvent =
  /** Based on the form adopted at this version; 0 for none. */
  | { type: 'draft.changed'; form: BookingForm; basedOn: number }
  /** An order is being sent: the data for a retry is saved at once. */
  | { type: 'draft.sent'; form: BookingForm; sent: BookingForm | null }
  | ({ type: 'draft.session' } & DraftArrival)
  /** Adopts the other tab's form. */
  | { type: 'draft.takeTheirs' }
  /** Overwrites it with this tab's form. */
  | { type: 'draft.keepMine' }
  | { type: 'draft.retry' }
  /** The page is closing: saves unsaved changes now. */
  | { type: 'draft.leaving' }
  /** The order was placed or the form was cleared. */
  | { type: 'draft.discard' };

/** Tells the parent that another tab's or device's draft replaces the form. */
export interface DraftReport {
  type: 'draft.adopted';
  form: BookingForm;
  version: number;
}

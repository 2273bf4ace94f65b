import type { PartyKind, StoredParty } from '#contract/calls/address-book.ts';

/** Somebody a person ships to or from often. */
export interface KeptEntry {
  /** Empty for one that is being added. */
  id: string;
  kind: PartyKind;
  title: string;
  party: StoredParty;
  /** Offered before the others of its kind. */
  isDefault: boolean;
}

export type PartyField = keyof StoredParty;

export interface AddressBookContext {
  entries: readonly KeptEntry[];
  /** The entry that is edited, as typed so far. */
  edited: KeptEntry | null;
  /** The entry that is to be removed, until that is confirmed. */
  removed: KeptEntry | null;
  /** Why the last call did not work. */
  failure: string | null;
}

export type AddressBookEvent =
  | { type: 'addresses.edit'; id: string }
  | { type: 'addresses.add' }
  | { type: 'addresses.kindChosen'; kind: PartyKind }
  /** The mark of the default, set or taken off. */
  | { type: 'addresses.marked' }
  | { type: 'addresses.typed'; field: PartyField; text: string }
  | { type: 'addresses.save' }
  | { type: 'addresses.cancel' }
  | { type: 'addresses.remove'; id: string }
  | { type: 'addresses.confirm' }
  | { type: 'addresses.keep' }
  | { type: 'addresses.retry' }
  | { type: 'addresses.close' };

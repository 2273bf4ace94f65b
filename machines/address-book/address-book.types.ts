import type { PartyKind, StoredParty } from '#contract/calls/address-book.ts';

/** A saved shipper, consignee or notify party. */
export interface KeptEntry {
  /** Empty for a new entry. */
  id: string;
  kind: PartyKind;
  title: string;
  party: StoredParty;
  /** Listed first among entries of its kind. */
  isDefault: boolean;
}

export type PartyField = keyof StoredParty;

export interface AddressBookContext {
  entries: readonly KeptEntry[];
  edited: KeptEntry | null;
  /** The entry to remove once the user confirms. */
  removed: KeptEntry | null;
  failure: string | null;
}

export type AddressBookEvent =
  | { type: 'addresses.edit'; id: string }
  | { type: 'addresses.add' }
  | { type: 'addresses.kindChosen'; kind: PartyKind }
  | { type: 'addresses.marked' }
  | { type: 'addresses.typed'; field: PartyField; text: string }
  | { type: 'addresses.save' }
  | { type: 'addresses.cancel' }
  | { type: 'addresses.remove'; id: string }
  | { type: 'addresses.confirm' }
  | { type: 'addresses.keep' }
  | { type: 'addresses.retry' }
  | { type: 'addresses.close' };

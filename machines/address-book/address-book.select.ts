import type { AddressBookSnapshot } from './address-book.machine.ts';
import { errorsIn } from './address-book.rules.ts';
import type { KeptEntry, PartyField } from './address-book.types.ts';

/** Suppresses the error of a new entry's field until the user has left it. */
const isUntouched = ({ id, party }: KeptEntry, field: PartyField) => id === '' && party[field] === '';

export const selectEntries = (snapshot: AddressBookSnapshot) => snapshot.context.entries;
export const selectFailure = (snapshot: AddressBookSnapshot) => snapshot.context.failure;
export const selectEdited = (snapshot: AddressBookSnapshot) => snapshot.context.edited;
export const selectKind = (snapshot: AddressBookSnapshot) => snapshot.context.edited?.kind ?? null;
export const selectIsDefault = (snapshot: AddressBookSnapshot) => snapshot.context.edited?.isDefault ?? false;
export const selectRemovedId = (snapshot: AddressBookSnapshot) => snapshot.context.removed?.id ?? null;
export const selectText = (field: PartyField) => (snapshot: AddressBookSnapshot) =>
  snapshot.context.edited?.party[field] ?? '';
export const selectError =
  (field: PartyField) =>
  ({ context: { edited } }: AddressBookSnapshot) =>
    edited === null || isUntouched(edited, field) ? null : (errorsIn(edited.party)[field] ?? null);
export const selectIsLoading = (snapshot: AddressBookSnapshot) => snapshot.matches('loading');
export const selectIsLost = (snapshot: AddressBookSnapshot) => snapshot.matches('failed');
export const selectIsEditing = (snapshot: AddressBookSnapshot) =>
  snapshot.matches('editing') || snapshot.matches('saving');
export const selectIsBusy = (snapshot: AddressBookSnapshot) => snapshot.hasTag('busy');
export const selectCanChoose = (snapshot: AddressBookSnapshot) => snapshot.matches('listing');
export const selectCanType = (snapshot: AddressBookSnapshot) => snapshot.matches('editing');
export const selectCanSave = (snapshot: AddressBookSnapshot) => snapshot.can({ type: 'addresses.save' });

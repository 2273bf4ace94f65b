export { type AddressBookRef, type AddressBookSnapshot, addressBookMachine } from './address-book.machine.ts';
export * from './address-book.select.ts';
export type { KeptEntry, PartyField } from './address-book.types.ts';

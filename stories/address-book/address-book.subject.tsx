import { countries } from '#copy/kit.ts';
import { addressBook as words } from '#copy/user-centre/account.ts';
import { type AddressBookRef, type AddressBookSnapshot, selectKind } from '#machines/address-book/index.ts';
import { AddressBook } from '#src/features/user-centre/address-book/AddressBook.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The select shows its kind while one can be chosen. */
const shownKind = (snapshot: AddressBookSnapshot) =>
  snapshot.can({ type: 'addresses.kindChosen', kind: 'notify' })
    ? [words.kinds[selectKind(snapshot) ?? 'consignee']]
    : [];

/** The country list is shown next to the code while the code is editable. */
const countryPick = (snapshot: AddressBookSnapshot) =>
  snapshot.can({ type: 'addresses.typed', field: 'countryCode', text: 'CN' }) ? [countries.choose] : [];

export const subject: Subject = {
  entry: entryOf('address-book'),
  render: (actor) => <AddressBook actor={actor as AddressBookRef} />,
  controls: {
    'addresses.add': words.add,
    'addresses.edit': words.edit,
    'addresses.remove': words.remove,
    'addresses.save': words.save,
    'addresses.cancel': words.cancel,
    'addresses.confirm': words.confirm,
    'addresses.keep': words.keep,
    'addresses.retry': words.retry,
  },
  besides: (snapshot) => [
    ...shownKind(snapshot as AddressBookSnapshot),
    ...countryPick(snapshot as AddressBookSnapshot),
  ],
};

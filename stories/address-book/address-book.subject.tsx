import type { AddressBookRef } from '#machines/address-book/index.ts';
import { addressBook as words } from '#src/ui/copy/address-book.ts';
import { AddressBook } from '#src/views/address-book/AddressBook.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

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
};

import { useSelector } from '@xstate/react';
import {
  type CentreRoomsRef,
  selectAddressBook,
  selectChangePassword,
  selectProfile,
  selectVerification,
} from '#machines/centre-rooms/index.ts';
import { addressBook as words } from '#src/ui/copy/address-book.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { OwnDialog } from '../account/OwnDialog.tsx';
import { AddressBook } from '../address-book/AddressBook.tsx';

/** The one dialog over the rooms. */
export function CentreDialogs({ actor }: { actor: CentreRoomsRef }) {
  const changePassword = useSelector(actor, selectChangePassword);
  const profile = useSelector(actor, selectProfile);
  const verification = useSelector(actor, selectVerification);

  const addressBook = useSelector(actor, selectAddressBook);

  if (addressBook)
    return (
      <Dialog open title={words.title} width={560} onClose={() => addressBook.send({ type: 'addresses.close' })}>
        <AddressBook actor={addressBook} />
      </Dialog>
    );
  return <OwnDialog changePassword={changePassword} profile={profile} verification={verification} />;
}

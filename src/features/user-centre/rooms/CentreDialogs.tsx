import { useSelector } from '@xstate/react';
import { calendarFeedCopy, noticeChoicesCopy } from '#copy/orders/order.ts';
import { closeAccountCopy, addressBook as words } from '#copy/user-centre/account.ts';
import {
  type CentreRoomsRef,
  selectAddressBook,
  selectCalendarFeed,
  selectChangePassword,
  selectCloseAccount,
  selectNoticeChoices,
  selectProfile,
  selectTemplates,
  selectVerification,
} from '#machines/centre-rooms/index.ts';
import TemplatesDialog from '#src/features/booking/form/TemplatesDialog.tsx';
import { CalendarFeed } from '#src/features/orders/views/CalendarFeed.tsx';
import OwnDialog from '#src/features/sign-in/views/OwnDialog.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { AddressBook } from '../address-book/AddressBook.tsx';
import { CloseAccount } from '../close-account/CloseAccount.tsx';
import { NoticeChoices } from '../notice-choices/NoticeChoices.tsx';

export function CentreDialogs({ actor }: { actor: CentreRoomsRef }) {
  const changePassword = useSelector(actor, selectChangePassword);
  const profile = useSelector(actor, selectProfile);
  const verification = useSelector(actor, selectVerification);

  const addressBook = useSelector(actor, selectAddressBook);
  const noticeChoices = useSelector(actor, selectNoticeChoices);
  const calendarFeed = useSelector(actor, selectCalendarFeed);
  const closeAccount = useSelector(actor, selectCloseAccount);
  const templates = useSelector(actor, selectTemplates);

  if (addressBook)
    return (
      <Dialog open title={words.title} width={560} onClose={() => addressBook.send({ type: 'addresses.close' })}>
        <AddressBook actor={addressBook} />
      </Dialog>
    );
  if (noticeChoices)
    return (
      <Dialog
        open
        title={noticeChoicesCopy.title}
        width={560}
        onClose={() => noticeChoices.send({ type: 'notices.close' })}
      >
        <NoticeChoices actor={noticeChoices} />
      </Dialog>
    );
  if (calendarFeed)
    return (
      <Dialog open title={calendarFeedCopy.title} width={560} onClose={() => calendarFeed.send({ type: 'feed.close' })}>
        <CalendarFeed actor={calendarFeed} />
      </Dialog>
    );
  if (closeAccount)
    return (
      <Dialog
        open
        title={closeAccountCopy.title}
        width={560}
        onClose={() => closeAccount.send({ type: 'close.leave' })}
      >
        <CloseAccount actor={closeAccount} />
      </Dialog>
    );
  return (
    <>
      <OwnDialog changePassword={changePassword} profile={profile} verification={verification} />
      {templates ? <TemplatesDialog actor={templates} /> : null}
    </>
  );
}

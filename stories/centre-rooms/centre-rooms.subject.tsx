import { calendarFeedCopy, noticeChoicesCopy } from '#copy/orders/order.ts';
import { addressBook, closeAccountCopy } from '#copy/user-centre/account.ts';
import { rooms as words } from '#copy/user-centre/rooms.ts';
import type { CentreRoomsRef } from '#machines/centre-rooms/index.ts';
import { AccountPage } from '#src/features/user-centre/pages/AccountPage.tsx';
import { CentreRooms } from '#src/features/user-centre/rooms/CentreRooms.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** Every room is the account's here: it has the buttons of every dialog, and reads nothing it could not show without. */
export const subject: Subject = {
  entry: entryOf('centre-rooms'),
  render: (actor) => (
    <CentreRooms
      actor={actor as CentreRoomsRef}
      isSpecial={false}
      avatar={null}
      enterprises={[]}
      renderRoom={(props) => <AccountPage {...props} devices={undefined} />}
    />
  ),
  controls: {
    'rooms.verify': words.verification.open,
    'rooms.changePassword': words.account.changePassword,
    'rooms.completeProfile': words.account.completeProfile,
    'rooms.openAddresses': addressBook.open,
    'rooms.chooseNotices': noticeChoicesCopy.title,
    'rooms.subscribe': calendarFeedCopy.title,
    'rooms.closeAccount': closeAccountCopy.open,
  },
};

import { calendarFeedCopy, noticeChoicesCopy } from '#copy/orders/order.ts';
import { addressBook, closeAccountCopy } from '#copy/user-centre/account.ts';
import { rooms as words } from '#copy/user-centre/rooms.ts';
import type { CentreRoomsInput } from '#machines/centre-rooms/index.ts';
import { subject } from '#stories/centre-rooms/centre-rooms.subject.tsx';
import { resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { centreRoomsModel } from './centre-rooms.model.ts';

const { user } = subject.entry.cases.input as CentreRoomsInput;
const doors = [
  words.account.changePassword,
  words.account.completeProfile,
  addressBook.open,
  noticeChoicesCopy.title,
  calendarFeedCopy.title,
  closeAccountCopy.open,
  words.verification.open,
];

walkView('[1.7b][4.8b] the account', centreRoomsModel, subject, ({ press, happens, sees }) => {
  let { name } = user;
  const closed = sees({ off: doors });
  return {
    gestures: {
      'change the password': () => press(words.account.changePassword),
      'complete the profile': () => press(words.account.completeProfile),
      'look at the addresses': () => press(addressBook.open),
      'choose what to be notified of': () => press(noticeChoicesCopy.title),
      'follow the orders': () => press(calendarFeedCopy.title),
      'think of leaving': () => press(closeAccountCopy.open),
      'verify the company': () => press(words.verification.open),
      'it is changed': () => happens(resolved('changePassword', { kind: 'changed' })),
      'it is kept': () => happens(resolved('profile', { kind: 'saved' })),
      'go on to the verification': () => happens(resolved('profile', { kind: 'verify' })),
      'close them': () => happens(resolved('addressBook')),
      'keep the choices': () => happens(resolved('noticeChoices')),
      'close the calendar': () => happens(resolved('calendarFeed')),
      'stay after all': () => happens(resolved('closeAccount')),
      'it is passed': () => happens(resolved('verification', { status: 'PASS' })),
      'the account comes': () => {
        name = '李航海';
        return happens(resolved('loadUser', { ...user, name }));
      },
    },
    checks: {
      'the account': () => sees({ says: [name], shows: { button: doors } })(),
      'a window over it': closed,
      'a profile over it': closed,
      'addresses over it': closed,
      'choices over it': closed,
      'a calendar over it': closed,
      'its end over it': closed,
      'a verification over it': closed,
      'read again': closed,
    },
  };
});

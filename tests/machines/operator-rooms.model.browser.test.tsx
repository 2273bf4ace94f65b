import { operatorConsole as words } from '#copy/operator/console.ts';
import { subject } from '#stories/operator-rooms/operator-rooms.subject.tsx';
import { walkView } from '../kit/view-model.tsx';
import { operatorRoomsModel } from './operator-rooms.model.ts';

walkView('[10.1] the tabs of the room', operatorRoomsModel, subject, ({ press, sees }) => ({
  gestures: {
    'choose its tab': () => press(words.roomNames.orders),
    'choose the rates': () => press(words.roomNames.rates),
  },
  checks: {
    'the first room is open': sees({ says: [words.room], shows: { button: [words.roomNames.orders] } }),
    'the rates are open': sees({ focus: words.roomNames.rates, shows: { button: [words.roomNames.orders] } }),
    'it is open again': sees({ focus: words.roomNames.orders, shows: { button: [words.roomNames.orders] } }),
  },
}));

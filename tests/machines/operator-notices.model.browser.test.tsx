import { operatorNotices as words } from '#copy/operator/console.ts';
import {
  delivered,
  firstPage,
  givenUp,
  sentPage,
  unreached,
  waitingPage,
} from '#machines/operator-notices/operator-notices.sample.ts';
import { subject } from '#stories/operator-notices/operator-notices.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorNoticesModel } from './operator-notices.model.ts';

const offline = new Error('没有网络');
const listed = resolved('firstPage', firstPage);

walkView('[10.9] what was not sent', operatorNoticesModel, subject, ({ press, happens, sees }) => ({
  gestures: {
    'the list comes': () => happens(listed),
    'none was given up': () => happens(resolved('firstPage', { items: [], total: 0, next: null })),
    'nothing comes': () => happens(rejected('firstPage', offline)),
    'try again': () => press('重试'),
    'read on': () => press(words.more),
    'show what is still tried': () => press(words.states.waiting, 'radio'),
    'one is waiting': () => happens(resolved('firstPage', waitingPage)),
    'show what was sent': () => press(words.states.sent, 'radio'),
    'one was sent': () => happens(resolved('firstPage', sentPage)),
    'send one again': () => press(`${words.send} ${givenUp.subject}`),
    'it is on its way': () => happens(resolved('send', null)),
    'it does not go': () => happens(rejected('send', offline)),
  },
  checks: {
    'they are read': sees({ says: [words.reading] }),
    'shown why': sees({ says: ['没有网络', words.failures.list] }),
    'nothing to do': sees({ says: [words.none.dead] }),
    'the list is there': sees({
      says: [words.count(2, 3), givenUp.subject, givenUp.kindName, words.reasonOf('status 503')],
      shows: { table: [words.title] },
    }),
    'more is read': sees({ says: [words.reading] }),
    'that is read': sees({ says: [words.reading], hides: { table: [words.title] } }),
    'shown when it is tried': sees({ says: [words.next, words.times(3)] }),
    'that is being read': sees({ says: [words.reading], hides: { table: [words.title] } }),
    'shown what it says': sees({ says: [words.sentAt, delivered.text, delivered.receiver ?? ''] }),
    'it is sent': sees({ says: [givenUp.subject] }),
    'shown that it is': sees({ focus: words.sent, says: [words.count(1, 2), unreached.subject] }),
    'shown that it is not': sees({ says: [words.failures.send, '没有网络', givenUp.subject] }),
  },
}));

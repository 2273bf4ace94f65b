import { expect } from 'vitest';
import { enquiries as words } from '#copy/enquiry/own.ts';
import { KIT } from '#copy/kit.ts';
import { settledList, waitingList } from '#machines/watch/watch.cases.ts';
import { subject } from '#stories/watch/watch.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { watchModel } from './watch.model.ts';

const [open] = waitingList.items.map(({ enquiryNo }) => enquiryNo) as [string];
const [answered] = settledList.items.map(({ enquiryNo }) => enquiryNo) as [string];
const lost = new Error('网络不通');

walkView('[7.5b] my enquiries', watchModel, subject, ({ driver, press, happens, sees }) => {
  const rereads = () => driver.deeds.asked.reread?.length ?? 0;
  const old = { says: [open, words.status.waiting], lacks: [answered, words.outdatedTitle] };
  let before = 0;
  return {
    gestures: {
      'one is open': () => happens(resolved('read', { outcome: 'found', content: waitingList, isSettled: false })),
      'it does not come': () => happens(rejected('read', lost)),
      'try again': () => press(KIT.retry),
      refresh: () => press(words.refresh),
      'fifteen seconds pass': async () => {
        before = rereads();
        await happens({ after: 14_999 });
        expect(rereads()).toBe(before);
        await happens({ after: 1 });
      },
      'look away for an hour': async () => {
        before = rereads();
        await happens(event('page.hidden'), { after: 3_600_000 });
      },
      'look back': () => happens(event('page.shown')),
      'it is answered': () => happens(resolved('reread', { outcome: 'found', content: settledList, isSettled: true })),
      'no answer comes': () => happens(rejected('reread', lost)),
      'an hour passes': async () => {
        before = rereads();
        await happens({ after: 3_600_000 });
        expect(rereads()).toBe(before);
      },
      'sign out': () => happens(event('watch.asked', { asked: null })),
      'sign in': async () => {
        await press(words.signInButton);
        await happens(event('watch.asked', { asked: '1' }));
      },
    },
    checks: {
      'waiting for the list': sees({ shows: { region: [words.title] }, status: KIT.loading, lacks: [open] }),
      'a way to try again': sees({ alert: [words.failedTitle, words.failed, KIT.retry].join('\n') }),
      'an open one': sees({ ...old, shows: { button: [words.refresh] } }),
      'the old one, unread': async () => {
        await sees(old)();
        expect(rereads()).toBe(before);
      },
      'the old one, read again': sees({ says: [open, words.status.waiting], lacks: [answered] }),
      'the old one with a note': sees({ says: [open, words.outdatedTitle, words.outdated] }),
      'an answered one': sees({ says: [answered, words.status.answered], lacks: [open, words.waiting] }),
      'asked to sign in': sees({ says: [words.signIn, words.signInHint], lacks: [open] }),
    },
  };
});

import { reading } from '#copy/booking/outcome.ts';
import { userAgreement } from '#copy/legal/documents.ts';
import type { ReadingInput } from '#machines/reading/reading.types.ts';
import { subject } from '#stories/reading/reading.subject.tsx';
import { event } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { readingModel } from './reading.model.ts';

const STARTED_AT = 5_000;

walkView('[4.21] a text to be read', readingModel, subject, ({ press, keys, happens, sees, leaves }) => {
  const tick = (now: number) => event('clock.ticked', { now });
  const started = happens(tick(STARTED_AT));
  const scroll = async (key: string) => {
    await press(userAgreement.title, 'region');
    await keys(key);
  };
  const waits = (seconds: number) => ({ off: [reading.confirmIn(seconds)], hides: { button: [reading.confirm] } });
  return {
    gestures: {
      'reach the end': () => scroll('{End}'),
      'scroll back up': () => scroll('{Home}'),
      'ten seconds pass': async () => {
        await happens(tick(STARTED_AT + 9_999));
        await sees(waits(1))();
        await happens(tick(STARTED_AT + 10_000));
      },
      'close it': () => press(reading.close),
      confirm: () => press(reading.confirm),
    },
    checks: {
      'just opened': async () => {
        await started;
        await sees({ status: reading.scrollHint, ...waits(10) })();
      },
      'at the end too soon': sees({ status: '', ...waits(10) }),
      'time is up, text is not': sees({ status: reading.scrollHint, off: [reading.confirm] }),
      'may confirm': sees({ status: '', shows: { button: [reading.confirm] } }),
      confirmed: leaves({ kind: 'read', code: (subject.entry.cases.input as ReadingInput).code }),
      'closed unread': leaves({ kind: 'closed' }),
    },
  };
});

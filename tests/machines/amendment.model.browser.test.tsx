import { amendment as words } from '#copy/orders/amendment.ts';
import { decidedElsewhere } from '#machines/amendment/amendment.cases.ts';
import { subject } from '#stories/amendment/amendment.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { amendmentModel } from './amendment.model.ts';

const WHY = '没有网络';

walkView('[10.11] an amendment', amendmentModel, subject, ({ press, happens, sees }) => {
  const asked = (alert: string) => sees({ says: [words.question], alert });
  return {
    gestures: {
      'want it back': () => press(words.withdraw),
      'think better of it': () => press(words.keep),
      'say yes': () => press(words.confirm),
      'it is done': () => happens(resolved('withdraw')),
      'the network fails': () => happens(rejected('withdraw', new Error(WHY))),
      'the operator was faster': () => happens(rejected('withdraw', decidedElsewhere)),
      understand: () => press(words.understood),
    },
    checks: {
      'an amendment that waits': sees({
        says: [words.waitingText, words.states.waiting],
        lacks: [words.question, decidedElsewhere.message],
        shows: { button: [words.withdraw] },
      }),
      'asked whether to withdraw it': async () => {
        await asked('')();
        await sees({ focus: words.keep })();
      },
      'being withdrawn': sees({ says: [words.question], off: [words.keep, words.confirm] }),
      'shown it failed': asked(WHY),
      'notified of the answer': sees({ says: [decidedElsewhere.message], off: [words.withdraw] }),
    },
  };
});

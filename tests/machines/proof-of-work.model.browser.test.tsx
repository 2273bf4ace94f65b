import { proofOfWork as words } from '#copy/sign-in/session.ts';
import { subject } from '#stories/proof-of-work/proof-of-work.subject.tsx';
import { event } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { proofOfWorkModel } from './proof-of-work.model.ts';

walkView('[11.6] [11.7] the work of a device', proofOfWorkModel, subject, ({ press, happens, sees }) => ({
  gestures: {
    'some is done': () => happens(event('work.progressed', { share: 0.4, secondsLeft: 12 })),
    'eight seconds pass': () => happens({ after: 8_000 }),
    'the browser cannot compute': () => happens(event('work.failed')),
    'try again': () => press(words.retry),
  },
  checks: {
    'the device works': sees({ status: words.title, says: [words.reasons.password], lacks: [words.slow] }),
    'sees how far it is': sees({ says: [words.left(12)] }),
    'reads that the device is slow': sees({ says: [words.slow] }),
    'reads what to do instead': sees({ says: [words.impossible, words.instead.password] }),
    'the device works again': sees({ status: words.title, lacks: [words.left(12)] }),
  },
}));

import { callback as words } from '#copy/callback.ts';
import { subject } from '#stories/callback/callback.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { callbackModel } from './callback.model.ts';

walkView('[2.17c] asking to be called', callbackModel, subject, ({ press, happens, sees }) => ({
  gestures: {
    ask: () => press(words.ask),
    'it arrives': () => happens(resolved('sendPhone')),
    'it gets lost': () => happens(rejected('sendPhone', new Error('网络不通'))),
  },
  checks: {
    'not asked': sees({ shows: { button: [words.ask] } }),
    'on its way': sees({ off: [words.ask] }),
    'shown the failure': sees({ shows: { button: [words.ask] }, alert: words.failed('网络不通') }),
    thanked: sees({ status: words.asked, hides: { button: [words.ask] } }),
  },
}));

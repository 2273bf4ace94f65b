import { accessCode as words } from '#copy/sign-in/session.ts';
import { CallFailure } from '#domain/failure.ts';
import { subject } from '#stories/access-code/access-code.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { accessCodeModel } from './access-code.model.ts';

const refusal = (more: object = {}) =>
  new CallFailure({ kind: 'refused', code: '10004001', message: '提取码不对', status: 200, ...more });
const label = words.label;

walkView('[1.11] a code opens a request', accessCodeModel, subject, ({ press, type, happens, sees }) => ({
  gestures: {
    'send nothing': () => press(words.open),
    'send a code': async () => {
      await type(label, '48A2C1');
      await press(words.open);
    },
    'it is wrong': () => happens(rejected('open', refusal())),
    'it was wrong too often': () => happens(rejected('open', refusal({ retryAfter: 600 }))),
    'it is right': () => happens(resolved('open', null)),
    'time passes': () => happens(resolved('pause')),
  },
  checks: {
    'asked for a code': sees({ values: { [label]: '' }, errors: { [label]: null } }),
    'shown it is no code': sees({ errors: { [label]: words.incomplete } }),
    'waiting for an answer': sees({
      values: { [label]: '48A2C1' },
      fields: 'locked',
      locked: [label],
      off: [words.open],
    }),
    'shown it is wrong': sees({ errors: { [label]: '提取码不对' } }),
    'asked to wait': sees({ says: [words.waiting(10)], off: [words.open] }),
    'free to try again': sees({ values: { [label]: '48A2C1' }, lacks: [words.waiting(10)] }),
    'let in': sees({ says: [words.opening], values: { [label]: '' } }),
  },
}));

import { orderPapers as words } from '#copy/orders/order.ts';
import { newerElsewhere, scanned } from '#machines/hand-in/hand-in.cases.ts';
import { subject } from '#stories/hand-in/hand-in.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { handInModel } from './hand-in.model.ts';

const DAY = words.days.SAILING;

walkView('[10.12] a paper', handInModel, subject, ({ press, type, happens, sees }) => {
  const submit = () => press(words.submit);
  const date = (day: string) => happens(event('handIn.dated', { day }));
  return {
    gestures: {
      'want to upload': () => press(words.upload),
      'submit at once': submit,
      'think better of it': () => press(words.cancel),
      'fill it in': async () => {
        await happens(event('uploads.taken', { file: scanned, arePending: false }));
        await type(DAY, '2027-01-31');
      },
      'date it too early': async () => {
        await date('2026-10-17');
        await submit();
      },
      'date it right': () => date('2027-01-31'),
      submit,
      'it arrives': () => happens(resolved('send')),
      'it gets lost': () => happens(rejected('send', new Error('没有网络'))),
      'another tab was first': () => happens(rejected('send', newerElsewhere)),
      'look again': () => press(words.reload),
    },
    checks: {
      outstanding: sees({ shows: { button: [words.upload] } }),
      'an empty form': sees({ alert: '', values: { [DAY]: '' }, errors: { [DAY]: null } }),
      'shown what is missing': sees({
        says: [words.errors.FILES_MISSING],
        errors: { [DAY]: words.errors.DAY_MISSING },
      }),
      'a full form': sees({ alert: '', values: { [DAY]: '2027-01-31' }, errors: { [DAY]: null } }),
      'notified of the date': sees({ errors: { [DAY]: words.errors.EXPIRES_TOO_EARLY } }),
      'on its way': sees({ fields: 'locked', off: [words.cancel, words.submit] }),
      'shown why': sees({ alert: '没有网络', values: { [DAY]: '2027-01-31' } }),
      'asked to look again': sees({ says: [newerElsewhere.message], shows: { button: [words.reload] } }),
    },
  };
});

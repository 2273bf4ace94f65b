import { milestoneErrorText, milestoneName, milestonesCopy as words } from '#copy/orders/milestones.ts';
import { departedMeanwhile, trackedOrder } from '#machines/shipment/shipment.cases.ts';
import { subject } from '#stories/shipment/shipment.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { shipmentModel } from './shipment.model.ts';

const WHY = '没有网络';
const LOADED = Date.parse('2026-10-11T21:40:00+08:00');
const tooEarly = milestoneErrorText({ code: 'BEFORE', kind: 'loaded', at: LOADED }, 'fcl');
const choose = (kind: 'departed' | 'loaded') => event('milestone.choose', { kind, unit: '', location: '洋山' });
const now = words.recordNow('10-12 09:40');

walkView('[11.23] the milestones of a shipment', shipmentModel, subject, (view) => {
  const { press, type, keys, happens, sees } = view;
  return {
    gestures: {
      'open one': () => happens(event('shipment.order', { order: trackedOrder })),
      'choose the departure': () => happens(choose('departed')),
      'choose the loading': () => happens(choose('loaded')),
      'press now': () => press(now),
      'press the planned time': () => press(words.recordPlanned('10-11 22:00')),
      'type a time before the loading': () => type(words.at, '2026-10-11T20:00'),
      'record it': () => press(words.save),
      'close it': () => press(words.close),
      'press Escape': () => keys('{Escape}'),
      'withdraw it': () => press(words.withdraw),
      'write the reason': () => type(words.reason, '录错了票'),
      'press withdraw': () => press(words.withdraw),
      'choose a container': () => happens(event('unit.chosen', { unit: 'OOLU8123457' })),
      'it is recorded': () => happens(resolved('record', { outcome: 'saved', milestones: departedMeanwhile })),
      'the network fails': () => happens(rejected('record', new Error(WHY))),
      'a colleague was first': () => happens(resolved('record', { outcome: 'taken', milestones: departedMeanwhile })),
    },
    checks: {
      'no order': sees({ lacks: [words.title] }),
      'all milestones': sees({ says: [words.lead, words.waiting], lacks: [words.save] }),
      'times of the departure': sees({ shows: { button: [now, words.save] }, values: { [words.at]: '' } }),
      'a wrong time': sees({ errors: { [words.at]: null } }),
      'shown what is wrong': sees({ errors: { [words.at]: tooEarly }, focus: words.at }),
      'a recorded time': sees({ values: { [words.at]: '2026-10-11T21:40' }, shows: { button: [words.withdraw] } }),
      'asked why': sees({ errors: { [words.reason]: words.reasonMissing }, focus: words.reason }),
      'a reason': sees({ values: { [words.reason]: '录错了票' } }),
      'one container': sees({ says: ['OOLU8123457'] }),
      'on its way': sees({ fields: 'locked' }),
      recorded: sees({ says: [words.saved(milestoneName('fcl', 'departed'))] }),
      why: sees({ alert: WHY }),
      'both reports': sees({ says: [words.taken('王样本'), words.theirs('实际', '10-12 06:18')] }),
    },
  };
});

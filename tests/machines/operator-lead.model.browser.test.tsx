import { operatorLeads as words } from '#copy/operator/requests.ts';
import { settledElsewhere } from '#machines/operator-lead/operator-lead.cases.ts';
import { doneSheet, sampleId, sampleSheet, takenSheet } from '#machines/operator-lead/operator-lead.sample.ts';
import { subject } from '#stories/operator-lead/operator-lead.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorLeadModel } from './operator-lead.model.ts';

const lost = new Error('没有网络');
const settled = resolved('readSheet', doneSheet);

walkView('[10.8] what a user wrote', operatorLeadModel, subject, ({ press, type, keys, happens, sees }) => ({
  gestures: {
    'open one': () => happens(event('lead.open', { id: sampleId })),
    'it comes': () => happens(resolved('readSheet', sampleSheet)),
    'nothing comes': () => happens(rejected('readSheet', lost)),
    'try again': () => press('重试'),
    leave: () => keys('{Escape}'),
    'take it up': () => press(words.take),
    'it is mine': () => happens(resolved('settle', null), resolved('readSheet', takenSheet)),
    'write what came of it': () => type(words.note, '已回电'),
    'settle it': () => press(words.settle),
    'it holds': () => happens(resolved('settle', null), settled),
    'a user was first': () => happens(rejected('settle', settledElsewhere), settled),
    'it is lost': () => happens(rejected('settle', lost)),
  },
  checks: {
    'none is open': sees({ says: [words.choose] }),
    'it is read': sees({ says: [words.reading] }),
    'shown why': sees({ says: ['没有网络'], shows: { button: ['重试'] } }),
    'it stands there in full': sees({
      says: ['名录里没有 UN 3999，请人工核对。', '12000000009', words.statuses.new],
      shows: { button: [words.take] },
      off: [words.settle],
    }),
    'it is on its way': sees({ off: [words.settle], hides: { button: [words.take] } }),
    'it was taken up': sees({
      says: [words.done.taken, words.handledBy('李值班'), words.statuses.taken],
      hides: { button: [words.take] },
    }),
    'it may be settled': sees({ values: { [words.note]: '已回电' } }),
    'it is settled': sees({ values: { [words.note]: '已回电' } }),
    'it was settled': sees({ says: [words.done.done, words.over], hides: { button: [words.settle] } }),
    'notified of the other': sees({ says: ['刚刚有人处理了', words.over], hides: { button: [words.settle] } }),
    'still written': sees({ says: ['没有网络'], values: { [words.note]: '已回电' } }),
  },
}));

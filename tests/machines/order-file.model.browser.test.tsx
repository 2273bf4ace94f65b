import { page } from 'vitest/browser';
import { orderFile as words } from '#copy/operator/order-file.ts';
import {
  fileComparedAnew,
  fileWithChanges,
  fileWithErrors,
  fileWithoutChanges,
} from '#machines/order-file/order-file.cases.ts';
import { subject } from '#stories/order-file/order-file.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { orderFileModel } from './order-file.model.ts';

const WHY = '没有网络';
const offline = new Error(WHY);
const choose = (content: string) =>
  page.getByLabelText(words.file, { exact: true }).upload(new File([content], '编号.xlsx'));

walkView('[11.11] [11.23] a file for many orders', orderFileModel, subject, ({ press, happens, sees }) => ({
  gestures: {
    'open it': () => press(words.open),
    'close it': () => press(words.close),
    'choose milestones': () => press(words.kinds.milestones, 'radio'),
    'save the template': () => press(words.template),
    'it is saved': () => happens(resolved('saveTemplate', null)),
    'it is not saved': () => happens(rejected('saveTemplate', offline)),
    'choose an empty file': () => choose(''),
    'choose a file': () => choose('x'),
    'cancel it': () => press(words.cancel),
    'it cannot be read': () => happens(rejected('previewFile', offline)),
    'it has wrong cells': () => happens(resolved('previewFile', fileWithErrors)),
    'it changes nothing': () => happens(resolved('previewFile', fileWithoutChanges)),
    'it changes orders': () => happens(resolved('previewFile', fileWithChanges)),
    'take another': () => press(words.drop),
    'record them': () => press(words.record(2)),
    'they are recorded': () =>
      happens(resolved('recordFile', { outcome: 'recorded', recorded: { orders: 2, changes: 4 } })),
    'a colleague was first': () => happens(resolved('recordFile', { outcome: 'outdated', preview: fileComparedAnew })),
    'the network fails': () => happens(rejected('recordFile', offline)),
    'send another': () => press(words.another),
  },
  checks: {
    closed: sees({ shows: { button: [words.open] }, lacks: [words.rules] }),
    'a choice': sees({ says: [words.leads.numbers, words.rules], shows: { button: [words.template] } }),
    milestones: sees({ says: [words.leads.milestones] }),
    'a template on its way': sees({ says: [words.leads.numbers] }),
    'a template': sees({ says: [words.templateSaved] }),
    'why no template': sees({ says: [words.templateFailed, WHY] }),
    'an empty file': sees({ says: [words.fileErrors.EMPTY] }),
    reading: sees({ says: [words.reading] }),
    'why it was not read': sees({ says: [words.failed, WHY] }),
    'wrong cells': sees({ alert: words.errors(3), says: ['报关单号'], lacks: [words.record(0)] }),
    'nothing to record': sees({ says: [words.unchanged] }),
    changes: sees({ says: [words.changes(2, 4), '781-12345675'] }),
    recording: sees({ says: [words.recording] }),
    recorded: sees({ says: [words.recorded(2, 4)] }),
    'compared anew': sees({ says: [words.outdated, 'OOLU2764190811'] }),
    why: sees({ says: [words.notRecorded, WHY, words.changes(2, 4)] }),
  },
}));

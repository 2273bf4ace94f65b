import { page } from 'vitest/browser';
import { operatorCodes as words } from '#copy/operator/company.ts';
import { wrongField } from '#machines/operator-records/operator-records.cases.ts';
import { firstPage, ownPort, theirPort } from '#machines/operator-records/operator-records.sample.ts';
import { subject } from '#stories/operator-records/operator-records.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorRecordsModel } from './operator-records.model.ts';

const offline = new Error('没有网络');
const listed = resolved('firstPage', firstPage);
const changing = words.editing('CNTCX 太仓新港');

walkView('[10.3] the codes', operatorRecordsModel, subject, ({ press, happens, sees }) => ({
  gestures: {
    'the list comes': () => happens(listed),
    'nothing comes': () => happens(rejected('firstPage', offline)),
    'try again': () => press('重试'),
    'read on': () => press(words.more),
    'show another kind': () => page.getByLabelText(words.kind, { exact: true }).selectOptions('CARRIER'),
    'add one': () => press(words.add(words.kinds.PORT)),
    'edit one': () => press(`${words.edit} ${ownPort.id} ${ownPort.fields.nameCn}`),
    'give it up': () => press(words.drop),
    'save it': () => press(words.save),
    'it arrives': () => happens(resolved('save', { outcome: 'saved' }), listed),
    'it does not': () => happens(rejected('save', offline)),
    'a field is refused': () => happens(rejected('save', wrongField)),
    'a user was first': () => happens(resolved('save', { outcome: 'taken', theirs: theirPort })),
  },
  checks: {
    'they are read': sees({ says: [words.reading] }),
    'shown why': sees({ says: ['没有网络', words.failures.list] }),
    'the list is there': sees({
      says: [words.count(2, 3), '上海', words.reference, words.editedBy('王珂')],
      shows: { table: [words.title] },
    }),
    'more is read': sees({ says: [words.reading] }),
    'they are read again': sees({ says: [words.reading] }),
    'one is written': sees({ focus: words.adding(words.kinds.PORT), says: [words.codeHelp.PORT] }),
    'the list is there again': sees({ focus: words.add(words.kinds.PORT), says: [words.count(2, 3)] }),
    'it is written again': sees({ focus: changing, says: [words.fixed] }),
    'it is saved': sees({ says: [changing], fields: 'locked' }),
    'shown that it is saved': sees({ focus: words.saved, hides: { button: [words.save] } }),
    'shown that it is not': sees({ says: [words.failures.save, '没有网络'] }),
    'shown at the field': sees({ errors: { [words.fields.code]: '格式不正确' } }),
    'shown who was first': sees({
      says: [words.taken('周样本'), words.takenLead, words.theirs('太仓三港')],
      values: { [words.fields.nameCn]: '太仓新港' },
    }),
    'it is saved over theirs': sees({ says: [words.taken('周样本')] }),
  },
}));

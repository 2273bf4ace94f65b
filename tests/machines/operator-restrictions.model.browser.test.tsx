import { page } from 'vitest/browser';
import { operatorRestrictions as words } from '#copy/operator/console.ts';
import { wrongField } from '#machines/operator-restrictions/operator-restrictions.cases.ts';
import {
  firstPage,
  portRow,
  referenceRow,
  theirRow,
  twoOrders,
} from '#machines/operator-restrictions/operator-restrictions.sample.ts';
import { subject } from '#stories/operator-restrictions/operator-restrictions.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorRestrictionsModel } from './operator-restrictions.model.ts';

const offline = new Error('没有网络');
const listed = resolved('firstPage', firstPage);
const whatOfPort = words.what(portRow);
const row = (act: string, { partyName, ...what }: typeof portRow) => `${act} ${partyName} ${words.what(what)}`;

walkView('[10.7] the restrictions', operatorRestrictionsModel, subject, ({ press, happens, sees }) => ({
  gestures: {
    'the list comes': () => happens(listed),
    'nothing comes': () => happens(rejected('firstPage', offline)),
    'try again': () => press('重试'),
    'read on': () => press(words.more),
    'show the ended ones': () => page.getByLabelText(words.state, { exact: true }).selectOptions('ENDED'),
    'add one': () => press(words.add),
    'edit one': () => press(row(words.edit, portRow)),
    'ask to end one': () => press(row(words.end, referenceRow)),
    'ask without a word': () => press(words.consider),
    'give it up': () => press(words.drop),
    'ask what it would refuse': () => press(words.consider),
    'it refuses orders': () => happens(resolved('consider', { outcome: 'considered', considered: twoOrders })),
    'a user was first': () => happens(resolved('consider', { outcome: 'taken', theirs: theirRow })),
    'a field is refused': () => happens(rejected('consider', wrongField)),
    'change it': () => press(words.change),
    'save it': () => press(words.save),
    'it arrives': () => happens(resolved('save', { outcome: 'saved' }), listed),
    'it does not': () => happens(rejected('save', offline)),
    'keep mine': () => press(words.keepMine),
    'take theirs': () => press(words.takeTheirs),
    'keep it': () => press(words.keep),
    'end it': () => press(words.confirm),
    'it has ended': () => happens(resolved('end', null), listed),
  },
  checks: {
    'they are read': sees({ says: [words.reading] }),
    'shown why': sees({ says: ['没有网络', words.failures.list] }),
    'the list is there': sees({
      says: [words.count(2, 3), '中远海运', '港口通告 42', words.editedBy('王珂'), words.always],
      shows: { table: [words.title] },
    }),
    'more is read': sees({ says: [words.reading] }),
    'they are read again': sees({ says: [words.reading] }),
    'one is written': sees({ focus: words.adding, says: [words.codes.carrier, words.lead] }),
    'shown what is missing': sees({
      errors: {
        [words.fields.partyCode]: words.errors.MISSING,
        [words.fields.dgClass]: words.errors.NO_GOODS,
        [words.fields.source]: words.errors.MISSING,
      },
    }),
    'the list is there again': sees({ focus: words.add, says: [words.count(2, 3)] }),
    'one is edited': sees({ focus: words.editing('鹿特丹', whatOfPort), says: [words.codes.port] }),
    'it is looked for': sees({ says: [words.editing('鹿特丹', whatOfPort)] }),
    'shown at the field': sees({ errors: { [words.fields.partyCode]: '没有这个代码，请核对' } }),
    'the orders are shown': sees({
      focus: words.considered('中远海运', whatOfPort),
      says: [words.refuses(3), 'FCL26101200007', 'FCL26101200008', words.moreOrders(1)],
      hides: { button: [words.consider] },
    }),
    'it is written again': sees({ focus: words.editing('鹿特丹', whatOfPort) }),
    'it is saved': sees({ says: [words.refuses(3)] }),
    'shown that it is saved': sees({ focus: words.saved, hides: { button: [words.save] } }),
    'shown that it is not': sees({ says: [words.failures.save, '没有网络', words.refuses(3)] }),
    'both are shown': sees({
      focus: words.conflict,
      says: [words.theirs('周样本'), '港口通告 43', words.mine, '港口通告 42'],
    }),
    'mine is written': sees({ focus: words.editing('鹿特丹', words.what(theirRow)) }),
    'theirs is written': sees({ focus: words.editing('鹿特丹', words.what(theirRow)) }),
    'asked whether to end it': sees({
      focus: words.endTitle('中远海运', words.what(referenceRow)),
      says: [words.endLead],
    }),
    'it ends': sees({ says: [words.endLead] }),
    'shown that it has ended': sees({ focus: words.ended }),
  },
}));

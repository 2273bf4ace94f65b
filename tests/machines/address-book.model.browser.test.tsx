import { page } from 'vitest/browser';
import { addressBookErrors, addressBook as words } from '#copy/user-centre/account.ts';
import { keptEntry } from '#machines/address-book/address-book.cases.ts';
import { subject } from '#stories/address-book/address-book.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { addressBookModel } from './address-book.model.ts';

const { companyNameEn: NAME, contact: CONTACT } = words.fields;
const lost = (port: string) => rejected(port, new Error('网络不通'));

walkView('a list of parties', addressBookModel, subject, ({ press, type, happens, sees, leaves }) => {
  const { companyNameEn, contact } = keptEntry.party;
  const list = sees({
    says: [companyNameEn],
    lacks: [words.question, '网络不通'],
    shows: { list: [words.list] },
    alert: '',
  });
  const form = { values: { [NAME]: companyNameEn }, errors: { [NAME]: null } };
  return {
    gestures: {
      'they come': () => happens(resolved('load', [keptEntry])),
      'there are none': () => happens(resolved('load', [])),
      'they do not come': () => happens(lost('load')),
      'try again': () => press(words.retry),
      'add one': () => press(words.add),
      'make it a default notify party': async () => {
        await page.getByRole('combobox', { name: words.kind, exact: true }).selectOptions(words.kinds.notify);
        await press(words.makeDefault, 'checkbox');
      },
      'save it': () => press(words.save),
      'edit one': () => press(words.edit),
      'remove one': () => press(words.remove),
      'wipe the name': () => type(NAME, ''),
      'write the name': () => type(NAME, companyNameEn),
      'change the contact and save': async () => {
        await type(CONTACT, 'A. SMIT');
        await press(words.save);
      },
      'give it up': () => press(words.cancel),
      'it is saved': () => happens(resolved('save')),
      'it is not saved': () => happens(lost('save')),
      'keep it': () => press(words.keep),
      'say yes': () => press(words.confirm),
      'it is removed': () => happens(resolved('remove')),
      'it is not removed': () => happens(lost('remove')),
      'close it': () => happens(event('addresses.close')),
    },
    checks: {
      'waiting for them': sees({ hides: { list: [words.list] }, lacks: [words.empty, words.failed] }),
      'a way to try again': sees({ alert: `${words.failed}\n网络不通\n${words.retry}` }),
      'an empty list': sees({ says: [words.empty] }),
      'a list': list,
      'an empty form': sees({ values: { [NAME]: '' }, errors: { [NAME]: null }, off: [words.save] }),
      'a form that can be saved': sees({ values: { [NAME]: companyNameEn, [words.kind]: 'consignee' } }),
      'a default notify party': sees({ values: { [words.kind]: 'notify' } }),
      'saving what is new': sees({ values: { [NAME]: companyNameEn }, off: [words.save, words.cancel] }),
      'a form': sees({ ...form, values: { [NAME]: companyNameEn, [CONTACT]: contact }, alert: '' }),
      'shown that the name is missing': sees({ errors: { [NAME]: addressBookErrors.REQUIRED }, off: [words.save] }),
      saving: sees({ ...form, fields: 'locked', locked: [NAME, CONTACT], off: [words.save, words.cancel] }),
      'the form with a reason': sees({ ...form, values: { [CONTACT]: 'A. SMIT' }, alert: '网络不通' }),
      'asked whether to remove': sees({ says: [words.question] }),
      removing: sees({ says: [words.question], off: [words.keep, words.confirm] }),
      'waiting behind the list': sees({ lacks: [words.empty] }),
      'the list with a reason': sees({ alert: '网络不通', shows: { list: [words.list] } }),
      closed: leaves(),
    },
  };
});

import { enquiry as words } from '#copy/enquiry/all-services.ts';
import { enquiryErrors } from '#copy/enquiry/form.ts';
import { KIT } from '#copy/kit.ts';
import { fieldRefusal, person, placed, restored, sameRefusal } from '#machines/enquiry/enquiry.cases.ts';
import { subject } from '#stories/enquiry/enquiry.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { enquiryModel } from './enquiry.model.ts';

const CARGO = words.fields.cargoName as string;
const CONTACT = words.fields.contact as string;

walkView('[2.5b] an enquiry', enquiryModel, subject, ({ press, type, happens, sees }) => {
  const submit = () => press(words.submit);
  const values = { [CARGO]: '甲醇', [CONTACT]: person.contact };
  const bars = sees({ status: KIT.loading, hides: { button: [words.submit] } });
  const form = { values, shows: { button: [words.submit] }, errors: { [CARGO]: null } };
  const busy = sees({ values, off: [words.submit], fields: 'locked' });
  return {
    gestures: {
      'the form comes': () => happens(resolved('restore', { ...restored, values: { ...restored.values, ...person } })),
      'leave the cargo out and submit': async () => {
        await type(CARGO, '');
        await submit();
      },
      'submit, signed out': submit,
      'sign in': () => happens(event('person.recognised', { person }), resolved('signIn', { isSignedIn: true })),
      'close the login': () => happens(resolved('signIn', { isSignedIn: false })),
      'submit once more': async () => {
        await submit();
        await happens(resolved('makeKey', 'key-1'));
      },
      'it arrives': () => happens(resolved('place', placed)),
      'it gets lost': () => happens(rejected('place', new Error('没有网络'))),
      'it was asked before': () => happens(sameRefusal),
      'a field is refused': () => happens(fieldRefusal),
      'ask another': () => press(words.again),
      'try again': () => press(words.retry),
    },
    checks: {
      bars,
      'bars again': bars,
      form: sees({ ...form, says: [words.signInHint], alert: '', fields: 'open' }),
      'form again': sees(form),
      'form with a list of what is missing': sees({
        alert: words.summary(1),
        errors: { [CARGO]: enquiryErrors.REQUIRED },
        shows: { link: [words.summaryItem(CARGO, enquiryErrors.REQUIRED)] },
        focus: words.summary(1),
      }),
      login: busy,
      'form with a welcome': sees({ ...form, status: words.welcomed, lacks: [words.signInHint] }),
      sending: busy,
      'sending again': busy,
      number: sees({ says: [words.placed, placed.enquiryNo], shows: { button: [words.copy, words.seeInList] } }),
      'form with a retry': sees({
        ...form,
        alert: [words.failedTitle, words.failed('没有网络'), words.retry].join('\n'),
      }),
      'form with the first number': sees({ values, says: [words.sameTitle, words.same(placed.enquiryNo)] }),
      'form with words at the field': sees({
        values,
        alert: words.summary(1),
        errors: { [CARGO]: '含有不支持的字符' },
      }),
    },
  };
});

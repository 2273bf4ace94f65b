import { expect } from 'vitest';
import { lead as words } from '#copy/brands.ts';
import { enquiryErrors } from '#copy/enquiry/form.ts';
import { subject } from '#stories/lead/lead.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { leadModel } from './lead.model.ts';

const { company, contact, phone, lanes } = words.labels;
const filled = { [company]: '申江化工贸易', [contact]: '王科', [phone]: '12000000001', [lanes]: '上海到鹿特丹' };

walkView('[1.10b] a call back', leadModel, subject, ({ driver, press, type, happens, sees }) => {
  const submit = () => press(words.submit);
  const keyed = async () => {
    await submit();
    await happens(resolved('makeKey', 'lead-key-one'));
  };
  return {
    gestures: {
      'submit it empty': submit,
      'fill it in and submit': async () => {
        for (const [label, text] of Object.entries(filled)) await type(label, text);
        await press('3 易燃液体');
        await keyed();
      },
      'submit it again': submit,
      'it arrives': () => happens(resolved('send', { leadNo: 'lead' })),
      'it gets lost': () => happens(rejected('send', new Error('网络不通'))),
      'ask once more': () => press(words.again),
    },
    checks: {
      'a form': sees({ values: { [contact]: '', [phone]: '' }, errors: { [contact]: null, [phone]: null } }),
      'shown what is missing': sees({
        errors: { [contact]: enquiryErrors.REQUIRED, [phone]: enquiryErrors.REQUIRED },
        focus: contact,
      }),
      sending: async () => {
        await sees({ values: filled, fields: 'locked', locked: Object.keys(filled), off: [words.submit] })();
        expect(driver.deeds.asked.send?.at(-1)).toMatchObject({ form: { dgClasses: ['3'] }, key: 'lead-key-one' });
      },
      'shown that it got lost': sees({ values: filled, alert: words.failed('网络不通') }),
      thanked: sees({ shows: { heading: [words.sentTitle] }, says: [words.sent] }),
    },
  };
});

import { fieldLabel } from '#copy/booking/fields.ts';
import { orderPapers, paperForm as words } from '#copy/orders/order.ts';
import { newerElsewhere, typedMass } from '#machines/paper-form/paper-form.cases.ts';
import { subject } from '#stories/paper-form/paper-form.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { paperFormModel } from './paper-form.model.ts';

const TARE = fieldLabel('boxes.0.tareKg');
const SIGNATURE = fieldLabel('signature');

walkView('[10.12] a paper that is filled in', paperFormModel, subject, ({ press, type, happens, sees }) => {
  const submit = () => press(words.submit);
  return {
    gestures: {
      'want to fill it in': () => press(words.open),
      'submit at once': submit,
      'think better of it': () => press(orderPapers.cancel),
      'fill it in': async () => {
        for (const [path, value] of Object.entries(typedMass))
          if (path !== 'boxes.0.tareKg') await happens(event('paperForm.edit', { path, value }));
        await type(TARE, '2230');
      },
      'mistype the tare': async () => {
        await happens(event('paperForm.edit', { path: 'boxes.0.tareKg', value: '223' }));
        await submit();
      },
      'type it right': () => happens(event('paperForm.edit', { path: 'boxes.0.tareKg', value: '2230' })),
      'let the cut-off pass': () => happens(resolved('cutOff')),
      submit,
      'submit late': () => press(words.submitLate),
      'it arrives': () => happens(resolved('send')),
      'it gets lost': () => happens(rejected('send', new Error('没有网络'))),
      'another tab was first': () => happens(rejected('send', newerElsewhere)),
      'look again': () => press(orderPapers.reload),
    },
    checks: {
      outstanding: sees({ shows: { button: [words.open] } }),
      'an empty form': sees({ alert: '', values: { [TARE]: '' }, errors: { [SIGNATURE]: null } }),
      'shown what is missing': sees({ errors: { [SIGNATURE]: `请填写${SIGNATURE}` } }),
      'a full form': sees({ alert: '', values: { [TARE]: '2230' }, errors: { [TARE]: null }, says: ['18350 kg'] }),
      'notified of the tare': sees({ values: { [TARE]: '223' }, focus: TARE }),
      'a late form': sees({ says: [words.late], values: { [TARE]: '2230' } }),
      'late on its way': sees({ says: [words.late], fields: 'locked', off: [orderPapers.cancel, words.submitLate] }),
      'on its way': sees({ fields: 'locked', off: [orderPapers.cancel, words.submit] }),
      'shown why': sees({ alert: '没有网络', values: { [TARE]: '2230' } }),
      'asked to look again': sees({ says: [newerElsewhere.message], shows: { button: [orderPapers.reload] } }),
    },
  };
});

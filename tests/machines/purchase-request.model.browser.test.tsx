import { fieldLabel } from '#copy/booking/fields.ts';
import { purchaseRequest as words } from '#copy/procurement/market.ts';
import { restoredRequest, typedRequest, verified } from '#machines/purchase-request/purchase-request.example.ts';
import { subject } from '#stories/purchase-request/purchase-request.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { purchaseRequestModel } from './purchase-request.model.ts';

const filled = Object.fromEntries(Object.entries(typedRequest).map(([path, value]) => [fieldLabel(path), value]));
const name = fieldLabel('items.0.nameCn');
const contact = fieldLabel('contact');
const id = 'a'.repeat(32);

walkView('[1.11] a buyer publishes', purchaseRequestModel, subject, ({ press, type, happens, sees }) => {
  const submit = () => press(words.submit);
  return {
    gestures: {
      'the draft is read': () => happens(resolved('restore', restoredRequest)),
      'publish it empty': submit,
      'fill it in and publish': async () => {
        for (const [label, text] of Object.entries(filled)) await type(label, text);
        await submit();
        await happens(resolved('makeKey', 'request-key-one'));
      },
      'publish it again': submit,
      'it is taken': () => happens(resolved('send', { id, number: 'PRC26100700001' })),
      'it gets lost': () => happens(rejected('send', new Error('网络不通'))),
      'write another': () => press(words.again),
    },
    checks: {
      'nothing yet': sees({ hides: { heading: [words.title, words.published] } }),
      'an empty form': sees({ values: { [name]: '', [contact]: verified.contact }, errors: { [name]: null } }),
      'shown what is missing': sees({ errors: { [name]: `请填写${name}` }, focus: name }),
      publishing: sees({ values: filled, off: [words.submit] }),
      'shown that it got lost': sees({ values: filled, alert: words.failed('网络不通') }),
      thanked: sees({
        shows: { heading: [words.published] },
        says: [words.number('PRC26100700001')],
        links: { [words.open]: `/procurement/share/${id}` },
      }),
    },
  };
});

import { fieldLabel } from '#copy/booking/fields.ts';
import { supplierQuote as words } from '#copy/procurement/market.ts';
import { typedCertificate, typedQuote } from '#machines/supplier-quote/supplier-quote.example.ts';
import { subject } from '#stories/supplier-quote/supplier-quote.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { supplierQuoteModel } from './supplier-quote.model.ts';

const filled = Object.fromEntries(
  Object.entries(typedQuote)
    .filter(([path]) => !path.startsWith('lines.1'))
    .map(([path, value]) => [fieldLabel(path), String(value)]),
);
const company = fieldLabel('company');
const quoteNo = 'PRC26100700001';

walkView('[1.11] a supplier quotes', supplierQuoteModel, subject, ({ press, type, happens, sees }) => {
  const submit = () => press(words.submit);
  const fill = async () => {
    for (const [label, text] of Object.entries(filled)) await type(label, text);
    await submit();
  };
  return {
    gestures: {
      'submit it empty': submit,
      'fill it in and submit': async () => {
        await fill();
        await happens(resolved('makeKey', 'quote-key-one'));
      },
      'submit while a certificate is on its way': async () => {
        await happens(event('uploads.pending', { arePending: true }));
        await fill();
      },
      'it is in, submit again': async () => {
        await happens(event('uploads.taken', { file: typedCertificate, arePending: false }));
        await submit();
        await happens(resolved('makeKey', 'quote-key-one'));
      },
      'submit it again': submit,
      'it is taken': () => happens(resolved('send', { quoteNo, isReplaced: false })),
      'it gets lost': () => happens(rejected('send', new Error('网络不通'))),
      'change it': () => press(words.change),
      'time is over': () => happens(resolved('deadline')),
    },
    checks: {
      'a form': sees({ values: { [company]: '' }, errors: { [company]: null } }),
      'shown what is missing': sees({ errors: { [company]: `请填写${company}` }, focus: fieldLabel('lines.0.price') }),
      'asked to wait for it': sees({ values: filled, says: [words.filesComing] }),
      sending: sees({ values: filled, fields: 'locked', locked: Object.keys(filled), off: [words.submit] }),
      'shown that it got lost': sees({ values: filled, alert: words.failed('网络不通') }),
      thanked: sees({ shows: { heading: [words.sentTitle] }, says: [words.number(quoteNo)] }),
      'a form filled in': sees({ values: { [company]: filled[company] ?? '', [fieldLabel('code')]: '' } }),
      closed: sees({ says: [words.closed] }),
    },
  };
});

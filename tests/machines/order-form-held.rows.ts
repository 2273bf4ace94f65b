import { sampleQuote as quote } from '#machines/order-form/order-form.sample.ts';
import { pricingMachine } from '#machines/pricing/index.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { event, type Journey, resolved, toChild } from '../kit/journey.ts';
import * as on from './order-form.rows.ts';

const { arrives, back, started, changed, form, go, hears, known, left, leaving, next, signedOut, opened } = on;
const { person, priced, reopened, set, signedIn, submit, visiting, warning, written } = on;
const PART = '{"priceId":"p1","currency":"2"}';
const MUST_TICK = { path: 'agree', code: 'MUST_TICK', values: {}, level: 'BLOCK' };
const price = { quote: { ...quote, now: 1_791_338_407_000 }, part: PART };
const quoted = event('checkout.quoted', { price });
const reviewing = event('checkout.reviewing');
const reviewed = event('checkout.reviewed');
const toReview = [next, quoted, reviewing];
const seen = { price, facts: { now: 1_791_338_407_000 } };
const review = (more: object = {}) => known({ ...seen, step: 'confirm', ...more });
const confirming = (context: object, inside = 'resting') => ({ value: { confirming: inside }, context });
const filling = (context: object) => ({ value: { filling: 'resting' }, context });
const held = (context: object) => ({ value: 'held', context });
const sent = { key: 'key-7', quoteId: 'quote-1', form };
const before = { key: 'key-0', quoteId: 'quote-0', form };
const mends = (fields: object | null, refusal: object | null = null) => event('form.mend', { fields, refusal });
const filed = { ...form, documents: [{ fileId: 'file-6', name: 'stored.pdf', size: 9, language: '', day: '' }] };
const paper = [
  toChild('uploads', 'upload.added', { files: [{ key: 'one', path: 'documents', name: 'note.pdf', size: 10 }] }),
  resolved('uploads/upload', { fileId: 'file-6', name: 'stored.pdf', size: 9 }),
];

/** A filled form stays open while its order is submitted. */
export const heldRows: readonly Journey[] = [
  {
    title: '[4.31] a form whose steps are all in order is handed on as it is meant, and is not changed meanwhile',
    input: opened({ form: { ...form, contactName: ' 李货主 ' } }),
    events: [next, set('remark', '小'), left('remark'), go('goods'), back, submit],
    ends: {
      ...held(
        known({
          form: { ...form, contactName: ' 李货主 ' },
          opened: started({ form: { ...form, contactName: ' 李货主 ' } }),
        }),
      ),
      sent: { parent: [hears('completed', form)] },
    },
  },
  {
    title: '[4.31] what was just typed goes with it, and to the draft',
    input: opened(),
    events: [set('remark', '小'), next],
    ends: {
      ...held(known({ form: { ...form, remark: '小' } })),
      sent: {
        draft: [changed({ ...form, remark: '小' })],
        parent: [hears('changed', { ...form, remark: '小' }), hears('completed', { ...form, remark: '小' })],
      },
    },
  },
  {
    title: '[4.31] a reload in flight comes back to that order, wherever the form stood, and to no step of its own',
    input: opened({ sent: before, step: 'nowhere' }),
    events: [],
    ends: {
      ...held(known({ step: 'nowhere', opened: started({ sent: before }) })),
      sent: { parent: [hears('completed', form)], pricing: [] },
      did: { writeStep: [] },
    },
  },
  {
    title: '[4.31] confirmed it is at the price, which is the one that was seen',
    input: opened(),
    events: toReview,
    ends: { ...confirming(review()), did: { writeStep: [written('contact'), written('confirm')] } },
  },
  {
    title: '[4.31] and no message of the step before is shown there',
    input: opened({}, warning),
    events: [set('contactPhone', ''), next, set('contactPhone', '13800138001'), ...toReview],
    ends: confirming(review({ service: warning, validatedSteps: ['contact'] })),
  },
  {
    title: '[4.31] a price of its own for the part that was priced',
    input: opened(),
    events: [next, event('checkout.quoted', { price: { ...price, part: '{"priceId":"p1","currency":"1"}' } })],
    ends: held(known({ ...seen, price: { ...price, part: '{"priceId":"p1","currency":"1"}' } })),
  },
  {
    title: '[4.31] what is typed at the confirmation is reported as in the form, 300 ms later',
    input: opened(),
    events: [...toReview, set('remark', '小'), { after: 200 }, set('remark', '小心'), { after: 100 }],
    ends: {
      ...confirming(review({ form: { ...form, remark: '小心' } })),
      sent: {
        draft: [changed({ ...form, remark: '小心' })],
        pricing: [priced(), priced()],
        parent: [hears('completed', form), hears('changed', { ...form, remark: '小心' }, price)],
      },
    },
  },
  {
    title: '[4.31] or at once where the page goes',
    input: opened(),
    events: [...toReview, set('remark', '小'), event('page.leaving')],
    ends: {
      ...confirming(review({ form: { ...form, remark: '小' } })),
      sent: { draft: [changed({ ...form, remark: '小' }), leaving] },
    },
  },
  {
    title: '[4.31] and where the price lapses in the middle of a word',
    input: opened(),
    events: [...toReview, set('currency', '1'), reviewed],
    ends: {
      ...held(review({ form: { ...form, currency: '1' } })),
      sent: {
        draft: [changed({ ...form, currency: '1' })],
        pricing: [priced(), priced('1')],
        parent: [hears('completed', form), hears('changed', { ...form, currency: '1' }, price)],
      },
    },
  },
  {
    title: '[4.31] a page that goes while the order is on its way tells the draft',
    input: opened(),
    events: [next, event('page.leaving')],
    ends: { ...held(known()), sent: { draft: [leaving] } },
  },
  {
    title: '[4.31] a field left at the confirmation is tidied',
    input: opened(),
    events: [...toReview, set('contactName', ' 王珂 '), left('contactName')],
    ends: confirming(review({ form: { ...form, contactName: '王珂' } }), 'typing'),
  },
  {
    title: '[4.31] a confirmed form goes on to its order as it is meant, with the price beside it',
    input: opened({ form: { ...form, contactName: ' 李货主 ' } }),
    events: [...toReview, submit],
    ends: {
      ...confirming(
        review({
          form: { ...form, contactName: ' 李货主 ' },
          opened: started({ form: { ...form, contactName: ' 李货主 ' } }),
        }),
      ),
      sent: { parent: [hears('completed', form), hears('confirmed', form, price)] },
    },
  },
  {
    title: '[4.31] an order that is not ticked is not sent, and is pointed at',
    input: opened(),
    events: [...toReview, set('agree', false), submit],
    ends: {
      ...confirming(
        review({ form: { ...form, agree: false }, errors: [MUST_TICK], validatedSteps: ['confirm'] }),
        'typing',
      ),
      did: { focusFirstError: [undefined], askSignIn: [] },
      sent: { parent: [hears('completed', form)] },
    },
  },
  {
    title: '[4.31] back and there again it is pointed at like the first time',
    input: opened(),
    events: [...toReview, set('agree', false), submit, back, ...toReview, submit],
    ends: {
      ...confirming(
        review({ form: { ...form, agree: false }, errors: [MUST_TICK], validatedSteps: ['confirm'] }),
        'resting',
      ),
      did: { focusFirstError: [undefined, undefined], askSignIn: [] },
    },
  },
  {
    title: '[4.31] from there back to the form; no message is shown of the confirmation any more',
    input: opened(),
    events: [...toReview, set('agree', false), submit, back],
    ends: {
      ...filling(known({ ...seen, form: { ...form, agree: false }, validatedSteps: ['confirm'] })),
      did: {
        focusFirstError: [undefined],
        writeStep: [written('contact'), written('confirm'), written('contact', false)],
      },
      sent: {
        parent: [hears('completed', form), hears('changed', { ...form, agree: false }, price), reopened],
      },
    },
  },
  {
    title: '[4.31] or to any step of it, but not to the one it stands on',
    input: opened(),
    events: [...toReview, go('confirm'), go('goods')],
    ends: {
      ...filling(known({ ...seen, step: 'goods' })),
      sent: { parent: [hears('completed', form), reopened] },
    },
  },
  {
    title: '[2.5b] a visitor is asked to sign in over the form',
    input: opened(visiting),
    events: [...toReview, submit],
    ends: {
      ...confirming(review({ person: signedOut({ isSignInRequested: true }) })),
      did: { askSignIn: [{ isOverForm: true }] },
      sent: { parent: [hears('completed', form)] },
    },
  },
  {
    title: '[2.5b] and again each time, for the order goes on with no one',
    input: opened(visiting),
    events: [...toReview, submit, submit],
    ends: {
      ...confirming(review({ person: signedOut({ isSignInRequested: true }) })),
      did: { askSignIn: [{ isOverForm: true }, { isOverForm: true }] },
      sent: { parent: [hears('completed', form)] },
    },
  },
  {
    title: '[2.5b] but not before the order is ticked',
    input: opened(visiting),
    events: [...toReview, set('agree', false), submit],
    ends: {
      ...confirming(
        review({
          person: signedOut(),
          form: { ...form, agree: false },
          errors: [MUST_TICK],
          validatedSteps: ['confirm'],
        }),
        'typing',
      ),
      did: { askSignIn: [], focusFirstError: [undefined] },
    },
  },
  {
    title: '[2.5b] who was asked goes on with it, a draft of an earlier visit too, and is reported with the form',
    input: opened({ ...visiting, isRestored: true }),
    events: [...toReview, submit, arrives()],
    ends: {
      ...confirming(
        review({
          person: signedIn({ isSignInRequested: true }),
          opened: started({ isRestored: true }),
          facts: { ...seen.facts, isContractCustomer: false },
        }),
      ),
      sent: {
        draft: [{ type: 'draft.session', owner: 'user-4', isSignedIn: true, form }],
        parent: [
          hears('completed', form),
          { type: 'booker.arrived', booker: person, owner: 'user-4', completed: { form, price } },
        ],
      },
    },
  },
  {
    title: '[4.11] the next person gets nothing of it at the confirmation either',
    input: opened(),
    events: [...toReview, arrives({ owner: 'user-5' })],
    ends: {
      ...{ value: 'closed', status: 'done', context: review() },
      sent: { draft: [], parent: [hears('completed', form), { type: 'form.abandoned' }] },
    },
  },
  {
    title: '[4.31] a paper that comes in while the order is on its way is reported',
    input: opened(),
    real: { uploads: uploadsMachine },
    events: [...toReview, reviewed, ...paper],
    ends: {
      ...held(review({ form: filed })),
      sent: {
        draft: [changed(filed)],
        parent: [hears('completed', form), hears('changed', filed, price)],
      },
    },
  },
  {
    title: '[4.31] and a price that comes beside it',
    input: opened(),
    real: { pricing: pricingMachine },
    events: [...toReview, { after: 400 }, resolved('pricing/quote', { ...quote, quoteId: 'quote-5' })],
    ends: {
      ...confirming(
        review({ price: { quote: { ...quote, quoteId: 'quote-5' }, part: PART }, facts: { now: quote.now } }),
      ),
      sent: {
        parent: [
          hears('completed', form),
          hears('changed', form, { quote: { ...quote, quoteId: 'quote-5' }, part: PART }),
        ],
      },
    },
  },
  {
    title: '[4.31] an order on its way is kept with the draft as it was sent, until it is no longer',
    input: opened({ form: { ...form, contactName: ' 李货主 ' } }),
    events: [...toReview, reviewed, event('checkout.sent', { sent }), event('checkout.sent', { sent: null })],
    ends: {
      ...held(
        review({
          form: { ...form, contactName: ' 李货主 ' },
          opened: started({ form: { ...form, contactName: ' 李货主 ' } }),
        }),
      ),
      sent: {
        draft: [sent, null].map((one) => ({
          type: 'draft.sent',
          form: { ...form, contactName: ' 李货主 ' },
          sent: one,
        })),
      },
    },
  },
  {
    title: '[2.23] a placed order leaves no draft',
    input: opened(),
    events: [...toReview, reviewed, event('form.placed')],
    ends: { value: 'ordered', context: review(), sent: { draft: [{ type: 'draft.discard' }] } },
  },
  {
    title: '[4.31] an order that did not come about leads back to the last step of the form, and says why',
    input: opened(),
    events: [...toReview, reviewed, mends(null, { code: '10005003', message: '舱位不足' })],
    ends: {
      ...filling(known({ ...seen, refusal: { code: '10005003', message: '舱位不足' } })),
      did: { writeStep: [written('contact'), written('confirm'), written('contact')] },
      sent: { pricing: [priced(), priced()], parent: [hears('completed', form)] },
    },
  },
  {
    title: '[4.31] or to where it stood before any price',
    input: opened(),
    events: [next, mends(null)],
    ends: { ...filling(known()), did: { writeStep: [written('contact'), written('contact')] } },
  },
  {
    title: '[4.31] what was refused is no longer shown on the next step',
    input: opened(),
    events: [next, mends(null, { code: '', message: '没有网络' }), back],
    ends: filling(known({ step: 'goods' })),
  },
  {
    title: '[4.31] nor beside the next price',
    input: opened(),
    events: [next, mends(null, { code: '', message: '没有网络' }), next, quoted],
    ends: held(known(seen)),
  },
  {
    title: '[4.31] what the server finds leads to the first step that has it, with its words',
    input: opened(),
    events: [
      ...[...toReview, reviewed],
      mends(
        { contactPhone: '请输入正确的手机号码', currency: '币种不对', elsewhere: '不认识' },
        { code: '', message: '填写内容有误' },
      ),
    ],
    ends: {
      ...filling(
        known({
          ...seen,
          step: 'goods',
          refusal: { code: '', message: '填写内容有误' },
          errors: [
            { path: 'contactPhone', code: 'REFUSED', values: { message: '请输入正确的手机号码' }, level: 'BLOCK' },
            { path: 'currency', code: 'REFUSED', values: { message: '币种不对' }, level: 'BLOCK' },
            { path: 'elsewhere', code: 'REFUSED', values: { message: '不认识' }, level: 'BLOCK' },
          ],
        }),
      ),
      did: { writeStep: [written('contact'), written('confirm'), written('goods')] },
    },
  },
];

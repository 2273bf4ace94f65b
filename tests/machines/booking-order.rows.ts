import { expect } from 'vitest';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { sampleQuote as quote, sampleService } from '#machines/booking/booking.sample.ts';
import { otherQuote, placedAnswer } from '#machines/checkout/checkout.cases.ts';
import type { OrderAnswer } from '#machines/checkout/index.ts';
import { pricingMachine } from '#machines/pricing/index.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { event, type Journey, rejected, resolved, toChild } from '../kit/journey.ts';
import * as on from './booking.rows.ts';

const { arrives, back, blank, changed, form, go, left, leaving, lost, next, noSpace, open, opens } = on;
const { mend, priced, read, retry, set, submit, text, written } = on;
const PART = '{"priceId":"p1","currency":"2"}';
const MUST_TICK = { path: 'agree', code: 'MUST_TICK', values: {}, level: 'BLOCK' };
const asksPrice = { service: 'sample', form: { priceId: 'p1', currency: '2' } };
const quoted = resolved('checkout/quote', { ...quote, now: 1_791_338_407_000 });
const seen = {
  price: { quote: { ...quote, now: 1_791_338_407_000 }, part: PART },
  facts: { now: 1_791_338_407_000 },
};
const toReview = [opens(), next, quoted];
const review = (more: object = {}) => open({ ...seen, step: 'confirm', ...more });
const reviewing = (context: object, inside = 'resting') => ({
  value: { open: { ordering: { reviewing: inside } } },
  context,
});
const filling = (context: object) => ({ value: { open: { filling: 'resting' } }, context });
const at = (state: string, context: object) => ({ value: { open: { ordering: state } }, context });
const placedAt = (state: string, context: object) => ({ value: { open: { placed: state } }, context });
const rises = [...toReview, back, next, resolved('checkout/quote', otherQuote)];
const risen = { price: { quote: otherQuote, part: PART }, facts: { now: otherQuote.now } };

/** What the checkout begins with, besides the form. */
const begins = { parent: expect.anything(), service: sampleService, agreed: [] };
const charge = { service: 'sample', kind: 'charge' };
const protocol = { service: 'sample', kind: 'protocol' };
const toProtocol = [...toReview, submit, text('charge'), read('charge')];
const agrees = [...toProtocol, text('protocol'), read('protocol'), resolved('checkout/recordProtocol')];
const protocolled = { ...on.person, hasAgreedProtocol: true };
const agreed = { agreed: ['charge', 'protocol'] };
const sent = { key: 'key-7', quoteId: 'quote-1', form };
const paper = { key: 'one', path: 'documents', name: 'note.pdf', size: 10 };
const filed = { ...form, documents: [{ fileId: 'file-6', name: 'stored.pdf', size: 9, language: '', day: '' }] };
const sends = { service: 'sample', ...sent };
const told = (one: object | null) => ({ type: 'draft.sent', form, sent: one });
const answers = (answer: OrderAnswer) => [...agrees, resolved('checkout/placeOrder', answer)];
const placed = placedAnswer.kind === 'placed' ? placedAnswer.order : null;
const expired = answers({ kind: 'expired' });
const offline = answers({ kind: 'offline' });
const failed = { code: '', message: '没有网络' };
const asksOverForm = { isOverForm: true };

/** From the last step of the form to the order. */
export const orderRows: readonly Journey[] = [
  {
    title: '[4.31] a confirmed form goes on to its order as it is meant, with the price beside it',
    events: [opens({ form: { ...form, contactName: ' 李货主 ' } }), next, quoted, submit],
    ends: {
      ...at('waiting', {
        ...review(),
        form: { ...form, contactName: ' 李货主 ' },
        openedForm: { ...form, contactName: ' 李货主 ' },
      }),
      sent: { checkout: [{ type: 'form.confirmed', completed: { form, price: seen.price } }] },
    },
  },
  {
    title: '[4.31] what was typed before a price lapsed is in the next one',
    events: [...toReview, set('currency', '1'), resolved('checkout/expiry'), retry],
    ends: {
      ...at('waiting', review({ form: { ...form, currency: '1' } })),
      sent: {
        checkout: [{ type: 'form.changed', completed: { form: { ...form, currency: '1' }, price: seen.price } }],
      },
      asked: { 'checkout/quote': [asksPrice, { service: 'sample', form: { priceId: 'p1', currency: '1' } }] },
    },
  },
  {
    title: '[4.31] a paper that comes in while the agreements are read goes with the order',
    real: { uploads: uploadsMachine },
    events: [
      ...[...toReview, submit, text('charge'), toChild('uploads', 'upload.added', { files: [paper] })],
      ...[resolved('uploads/upload', { fileId: 'file-6', name: 'stored.pdf', size: 9 }), read('charge')],
      ...[text('protocol'), read('protocol'), resolved('checkout/recordProtocol')],
    ],
    ends: {
      ...at('waiting', review({ ...agreed, form: filed, takenKeys: ['one'], sent: { ...sent, form: filed } })),
      asked: { 'checkout/placeOrder': [{ ...sends, form: filed }] },
    },
  },
  {
    title: '[4.31] and a price that comes beside it is the one it is ordered at',
    real: { pricing: pricingMachine },
    events: [
      ...[opens(), next, quoted, { after: 400 }, resolved('pricing/quote', { ...quote, quoteId: 'quote-5' })],
      ...[submit, text('charge'), read('charge'), text('protocol'), read('protocol')],
      resolved('checkout/recordProtocol'),
    ],
    ends: {
      ...at(
        'waiting',
        review({
          ...agreed,
          price: { quote: { ...quote, quoteId: 'quote-5' }, part: PART },
          facts: { now: quote.now },
          sent: { ...sent, quoteId: 'quote-5' },
        }),
      ),
      asked: { 'checkout/placeOrder': [{ ...sends, quoteId: 'quote-5' }] },
    },
  },
  {
    title: '[4.31] the form is priced before it is confirmed',
    events: [opens(), next],
    ends: {
      ...at('waiting', open()),
      asked: {
        checkout: [{ ...begins, key: 'key-7', booker: on.person, completed: { form, price: null }, sent: null }],
        'checkout/quote': [asksPrice],
      },
    },
  },
  {
    title: '[4.31] confirmed it is at the price, for as long as it is valid',
    events: toReview,
    ends: {
      ...reviewing(review()),
      asked: { 'checkout/expiry': [{ at: quote.validTo, now: 1_791_338_407_000 }] },
      did: { writeStep: [written('contact'), written('confirm')] },
    },
  },
  {
    title: '[4.31] a price that cannot be had says why, with its code',
    events: [opens(), next, rejected('checkout/quote', noSpace)],
    ends: at('waiting', open()),
  },
  {
    title: '[4.31] it is asked for again, and what was refused is said no more',
    events: [opens(), next, rejected('checkout/quote', noSpace), retry, quoted],
    ends: { ...reviewing(review()), asked: { 'checkout/quote': [asksPrice, asksPrice] } },
  },
  {
    title: '[4.31] or the form is mended, beginning with its last step',
    events: [opens(), next, rejected('checkout/quote', lost), mend],
    ends: { ...filling(open({ refusal: failed })), did: { writeStep: [written('contact'), written('contact')] } },
  },
  {
    title: '[4.31] a price that has risen is shown beside the one seen',
    events: rises,
    ends: at('waiting', review({ ...risen, step: 'contact' })),
  },
  {
    title: '[4.31] it is accepted',
    events: [...rises, toChild('checkout', 'price.accept')],
    ends: reviewing(review({ ...risen })),
  },
  {
    title: '[4.31] or declined, and the form stands there again',
    events: [...rises, toChild('checkout', 'price.decline')],
    ends: filling(review({ ...risen, step: 'contact' })),
  },
  {
    title: '[4.31] another price for another form is no rise',
    events: [...toReview, back, set('currency', '1'), next, resolved('checkout/quote', otherQuote)],
    ends: reviewing(
      review({
        form: { ...form, currency: '1' },
        price: { quote: otherQuote, part: '{"priceId":"p1","currency":"1"}' },
        facts: { now: otherQuote.now },
      }),
    ),
  },
  {
    title: '[4.31] a price that has lapsed is asked for anew',
    events: [...toReview, resolved('checkout/expiry'), retry],
    ends: { ...at('waiting', review()), asked: { 'checkout/quote': [asksPrice, asksPrice] } },
  },
  {
    title: '[4.31] or the form is gone back to',
    events: [...toReview, resolved('checkout/expiry'), toChild('checkout', 'step.back')],
    ends: filling(review({ step: 'contact' })),
  },
  {
    title: '[4.31] what is typed at the confirmation is told as in the form, 300 ms later',
    events: [...toReview, set('remark', '小'), { after: 200 }, set('remark', '小心'), { after: 100 }],
    ends: {
      ...reviewing(review({ form: { ...form, remark: '小心' } })),
      sent: { draft: [changed({ ...form, remark: '小心' })], pricing: [priced(), priced()] },
    },
  },
  {
    title: '[4.31] or at once where the page goes',
    events: [...toReview, set('remark', '小'), event('page.leaving')],
    ends: {
      ...reviewing(review({ form: { ...form, remark: '小' } })),
      sent: { draft: [changed({ ...form, remark: '小' }), leaving] },
    },
  },
  {
    title: '[4.31] a field left there is tidied',
    events: [...toReview, set('contactName', ' 王珂 '), left('contactName')],
    ends: reviewing(review({ form: { ...form, contactName: '王珂' } }), 'typing'),
  },
  {
    title: '[4.31] an order that is not ticked is not sent, and is pointed at',
    events: [...toReview, set('agree', false), submit],
    ends: {
      ...reviewing(
        review({ form: { ...form, agree: false }, errors: [MUST_TICK], validatedSteps: ['confirm'] }),
        'typing',
      ),
      did: { focusFirstError: [undefined], askSignIn: [] },
      asked: { 'checkout/loadAgreement': [] },
    },
  },
  {
    title: '[4.31] from there back to the form; nothing is said of the confirmation any more',
    events: [...toReview, set('agree', false), submit, back],
    ends: {
      ...filling(review({ form: { ...form, agree: false }, validatedSteps: ['confirm'], step: 'contact' })),
      did: { writeStep: [written('contact'), written('confirm'), written('contact', false)] },
    },
  },
  {
    title: '[4.31] or to any step of it, but not to the one it stands on',
    events: [...toReview, go('confirm'), go('goods')],
    ends: filling(review({ step: 'goods' })),
  },
  {
    title: '[2.5b] a visitor is asked to sign in over the form',
    events: [opens(on.visiting), next, quoted, submit],
    ends: {
      ...reviewing(review({ ...on.visiting, step: 'confirm', facts: seen.facts, isSignInAsked: true })),
      did: { askSignIn: [asksOverForm] },
      asked: { 'checkout/loadAgreement': [] },
    },
  },
  {
    title: '[2.5b] but not before the order is ticked',
    events: [opens(on.visiting), next, quoted, set('agree', false), submit],
    ends: {
      ...reviewing(
        review({
          ...on.visiting,
          step: 'confirm',
          facts: seen.facts,
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
    title: '[2.5b] and gets the price of their own',
    events: [opens({ ...on.visiting, isRestored: true }), next, quoted, submit, arrives()],
    ends: {
      ...at(
        'waiting',
        review({ isRestored: true, isSignInAsked: true, facts: { ...seen.facts, isContractCustomer: false } }),
      ),
      sent: {
        draft: [{ type: 'draft.session', owner: 'user-4', isSignedIn: true, form }],
        checkout: [{ type: 'booker.arrived', booker: on.person, completed: { form, price: seen.price } }],
      },
      asked: { 'checkout/quote': [asksPrice, asksPrice] },
    },
  },
  {
    title: '[4.11] the next person gets nothing of it at the confirmation either',
    events: [...toReview, arrives({ owner: 'user-5' })],
    ends: { value: 'opening', context: blank },
  },
  {
    title: '[4.31] with both agreed to the order is sent, at the price that was confirmed and as the form is meant',
    events: [opens({ form: { ...form, contactName: ' 李货主 ' } }), ...agrees.slice(1)],
    ends: {
      ...at('waiting', {
        ...review({ ...agreed, sent }),
        form: { ...form, contactName: ' 李货主 ' },
        openedForm: { ...form, contactName: ' 李货主 ' },
      }),
      asked: { 'checkout/placeOrder': [sends], 'checkout/loadAgreement': [charge, protocol] },
      sent: { draft: [{ type: 'draft.sent', form: { ...form, contactName: ' 李货主 ' }, sent }] },
    },
  },
  {
    title: '[4.31] a protocol agreed to before is not read again',
    events: [opens({ booker: protocolled }), next, quoted, submit, text('charge'), read('charge')],
    ends: {
      ...at('waiting', review({ booker: protocolled, agreed: ['charge'], sent })),
      asked: { 'checkout/loadAgreement': [charge], 'checkout/recordProtocol': [] },
    },
  },
  {
    title: '[2.23] a placed order is shown, and leaves no draft',
    events: answers(placedAnswer),
    ends: {
      ...placedAt('leaving', review({ ...agreed, order: placed })),
      did: { showPlaced: [{ orderNo: 'FCL26100700012', path: null, isPassed: true }] },
      sent: { draft: [told(sent), { type: 'draft.discard' }] },
    },
  },
  {
    title: '[2.23] its page has 1499 ms to come',
    events: [...answers(placedAnswer), { after: 1_499 }],
    ends: placedAt('leaving', review({ ...agreed, order: placed })),
  },
  {
    title: '[2.23] then the number stands over the form, from which another begins',
    events: [...answers(placedAnswer), { after: 1_500 }, event('booking.retry')],
    ends: { value: 'opening', context: blank },
  },
  {
    title: '[4.31] another price is confirmed before anything is ordered, and the draft waits for no answer',
    events: answers({ kind: 'changed', quote: otherQuote, previous: { lines: [], totals: quote.totals } }),
    ends: {
      ...at('waiting', review({ ...agreed, ...risen })),
      sent: { draft: [told(sent), told(null)] },
    },
  },
  {
    title: '[4.31] what the server finds leads to the first step that has it, with its words',
    events: answers({
      kind: 'fields',
      fields: { contactPhone: '请输入正确的手机号码', currency: '币种不对', elsewhere: '不认识' },
      message: '填写内容有误',
    }),
    ends: {
      ...filling(
        review({
          ...agreed,
          step: 'goods',
          refusal: { code: '', message: '填写内容有误' },
          errors: [
            { path: 'contactPhone', code: 'REFUSED', values: { message: '请输入正确的手机号码' }, level: 'BLOCK' },
            { path: 'currency', code: 'REFUSED', values: { message: '币种不对' }, level: 'BLOCK' },
            { path: 'elsewhere', code: 'REFUSED', values: { message: '不认识' }, level: 'BLOCK' },
          ],
        }),
      ),
      sent: { draft: [told(sent), told(null)] },
    },
  },
  {
    title: '[4.31] a refusal says its code and words, and waits for no answer',
    events: answers({ kind: 'refused', code: '10005003', message: '舱位不足' }),
    ends: {
      ...at('waiting', review(agreed)),
      sent: { draft: [told(sent), told(null)] },
    },
  },
  {
    title: '[4.31] what was agreed to is not read again for the same form',
    events: [...answers({ kind: 'refused', code: '10005003', message: '舱位不足' }), retry, quoted, submit],
    ends: {
      ...at('waiting', review({ ...agreed, sent })),
      asked: { 'checkout/loadAgreement': [charge, protocol], 'checkout/placeOrder': [sends, sends] },
    },
  },
  {
    title: '[4.10] an expired session asks to sign in over the form, and again when pressed',
    events: [...expired, toChild('checkout', 'order.submit')],
    ends: {
      ...at('signedOut', review(agreed)),
      did: { askSignIn: [asksOverForm, asksOverForm] },
      sent: { draft: [told(sent), told(null)] },
    },
  },
  {
    title: '[4.10] while nobody is signed in the form waits',
    events: [...expired, on.leavesFor(ANONYMOUS)],
    ends: { ...at('signedOut', review(agreed)), asked: { open: [{ service: 'sample', wish: null }] } },
  },
  {
    title: '[4.10] the same person goes on, with a new price',
    events: [...expired, arrives()],
    ends: {
      ...at('waiting', review({ agreed: agreed.agreed, facts: { ...seen.facts, isContractCustomer: false } })),
      asked: { 'checkout/quote': [asksPrice, asksPrice] },
    },
  },
  {
    title: '[4.11] another one does not',
    events: [...expired, arrives({ owner: 'user-5' })],
    ends: { value: 'opening', context: blank },
  },
  ...[toChild('checkout/connection', 'connection.restored'), retry].map((again, index) => ({
    title: `[4.31] offline the same order is sent again: ${['by itself', 'by hand'][index]}`,
    events: [...offline, again],
    ends: {
      ...at('waiting', review({ ...agreed, sent })),
      asked: { 'checkout/placeOrder': [sends, sends] },
      sent: { draft: [told(sent), told(sent)] },
    },
  })),
  {
    title: '[4.31] without an answer the same order is sent again',
    events: [...answers({ kind: 'unanswered', message: '没有回应' }), retry],
    ends: {
      ...at('waiting', review({ ...agreed, sent })),
      asked: { 'checkout/placeOrder': [sends, sends] },
    },
  },
  {
    title: '[4.31] and so it is after any failure on the way',
    events: [...agrees, rejected('checkout/placeOrder', lost)],
    ends: at('waiting', review({ ...agreed, sent })),
  },
  {
    title: '[4.31] a reload in flight comes back to that order, not to a price',
    events: [opens({ sent: { key: 'key-0', quoteId: 'quote-0', form } }), retry],
    ends: {
      ...at('waiting', open({ sent: { key: 'key-0', quoteId: 'quote-0', form } })),
      asked: {
        'checkout/placeOrder': [{ service: 'sample', key: 'key-0', quoteId: 'quote-0', form }],
        'checkout/quote': [],
      },
    },
  },
  {
    title: '[1.8] an order nobody verified for is shown as one',
    events: [
      opens({ booker: null, sent: { key: 'key-0', quoteId: 'quote-0', form } }),
      retry,
      resolved('checkout/placeOrder', placedAnswer),
    ],
    ends: {
      ...placedAt('leaving', open({ booker: null, order: placed })),
      did: { showPlaced: [{ orderNo: 'FCL26100700012', path: null, isPassed: false }] },
    },
  },
];

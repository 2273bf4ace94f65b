import { expect } from 'vitest';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { otherQuote, placedAnswer } from '#machines/checkout/checkout.cases.ts';
import type { OrderAnswer } from '#machines/checkout/index.ts';
import { draftMachine } from '#machines/draft/index.ts';
import { sampleQuote as quote, sampleService } from '#machines/order-form/order-form.sample.ts';
import { pricingMachine } from '#machines/pricing/index.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { event, type Journey, rejected, resolved, toChild } from '../kit/journey.ts';
import * as on from './booking.rows.ts';
import { amending, form, hears, mine, person, visiting, written } from './order-form.rows.ts';

const { arrival, arrives, back, blank, completed, go, lost, mend, next, noSpace, open, opens, read, retry } = on;
const { set, submit, text } = on;
const PART = '{"priceId":"p1","currency":"2"}';
const asksPrice = { service: 'sample', form: { priceId: 'p1', currency: '2' } };
const price = { quote: { ...quote, now: 1_791_338_407_000 }, part: PART };
const quoted = resolved('checkout/quote', price.quote);
const toReview = [opens(), next, quoted];
const ordered = (more: object = {}) => open({ ...completed(), ...more });
const running = (context: object) => ({ value: { open: { ordering: 'running' } }, context });
const signedOut = (context: object) => ({ value: { open: { ordering: 'signedOut' } }, context });
const filling = (context: object) => ({ value: { open: 'filling' }, context });
const placedAt = (state: string, context: object) => ({ value: { open: { placed: state } }, context });
const rises = [...toReview, back, next, resolved('checkout/quote', otherQuote)];
const risen = { quote: otherQuote, part: PART };

/** Events between form and checkout. */
const says = (what: string, more: object = {}) => ({ type: `checkout.${what}`, ...more });
const quotedEvents = [says('quoted', { price }), says('reviewing')];
const mends = (refusal: object | null, fields: object | null = null) => ({ type: 'form.mend', fields, refusal });
const goesTo = (...steps: string[]) => ({ 'form/writeStep': steps.map((step) => written(step)) });

/** Input of the checkout, besides the form. */
const initialInput = { parent: expect.anything(), service: sampleService, agreed: [] };
const charge = { service: 'sample', kind: 'charge' };
const protocol = { service: 'sample', kind: 'protocol' };
const toProtocol = [...toReview, submit, text('charge'), read('charge')];
const agrees = [...toProtocol, text('protocol'), read('protocol'), resolved('checkout/recordProtocol')];
const protocolled = { ...person, hasAgreedProtocol: true };
const agreed = { agreed: ['charge', 'protocol'] };
const sent = { key: 'key-7', quoteId: 'quote-1', form };
const before = { key: 'key-0', quoteId: 'quote-0', form };
const paper = { key: 'one', path: 'documents', name: 'note.pdf', size: 10 };
const filed = { ...form, documents: [{ fileId: 'file-6', name: 'stored.pdf', size: 9, language: '', day: '' }] };
const sends = { service: 'sample', ...sent };
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
      ...running(ordered({ opened: { ...mine, form: { ...form, contactName: ' 李货主 ' } } })),
      sent: {
        checkout: [hears('confirmed', form, price)],
        form: [...quotedEvents, says('reviewed')],
      },
    },
  },
  {
    title: '[4.31] what was typed before a price lapsed is in the next one',
    events: [...toReview, set('currency', '1'), resolved('checkout/expiry'), retry],
    ends: {
      ...running(ordered()),
      sent: { checkout: [hears('changed', { ...form, currency: '1' }, price)] },
      asked: { 'checkout/quote': [asksPrice, { service: 'sample', form: { priceId: 'p1', currency: '1' } }] },
    },
  },
  {
    title: '[4.31] a paper that comes in while the agreements are read goes with the order',
    real: { uploads: uploadsMachine },
    events: [
      ...[...toReview, submit, text('charge'), toChild('form/uploads', 'upload.added', { files: [paper] })],
      ...[resolved('form/uploads/upload', { fileId: 'file-6', name: 'stored.pdf', size: 9 }), read('charge')],
      ...[text('protocol'), read('protocol'), resolved('checkout/recordProtocol')],
    ],
    ends: {
      ...running(ordered({ ...agreed, sent: { ...sent, form: filed } })),
      asked: { 'checkout/placeOrder': [{ ...sends, form: filed }] },
    },
  },
  {
    title: '[4.31] and a price that comes beside it is the one it is ordered at',
    real: { pricing: pricingMachine },
    events: [
      ...[opens(), next, quoted, { after: 400 }, resolved('form/pricing/quote', { ...quote, quoteId: 'quote-5' })],
      ...[submit, text('charge'), read('charge'), text('protocol'), read('protocol')],
      resolved('checkout/recordProtocol'),
    ],
    ends: {
      ...running(ordered({ ...agreed, sent: { ...sent, quoteId: 'quote-5' } })),
      asked: { 'checkout/placeOrder': [{ ...sends, quoteId: 'quote-5' }] },
    },
  },
  {
    title: '[4.31] the form is priced before it is confirmed',
    events: [opens(), next],
    ends: {
      ...running(ordered()),
      asked: {
        checkout: [
          {
            ...initialInput,
            placing: { key: 'key-7', amends: null },
            booker: person,
            completed: { form, price: null },
            sent: null,
          },
        ],
        'checkout/quote': [asksPrice],
      },
      sent: { form: [] },
    },
  },
  {
    title: '[4.31] confirmed it is at the price, for as long as it is valid',
    events: toReview,
    ends: {
      ...running(ordered()),
      asked: { 'checkout/expiry': [{ at: quote.validTo, now: 1_791_338_407_000 }] },
      did: goesTo('contact', 'confirm'),
      sent: { form: quotedEvents },
    },
  },
  {
    title: '[4.31] a price that cannot be had leaves the form where it is',
    events: [opens(), next, rejected('checkout/quote', noSpace)],
    ends: { ...running(ordered()), did: goesTo('contact'), sent: { form: [] } },
  },
  {
    title: '[4.31] it is asked for again',
    events: [opens(), next, rejected('checkout/quote', noSpace), retry, quoted],
    ends: { ...running(ordered()), asked: { 'checkout/quote': [asksPrice, asksPrice] }, sent: { form: quotedEvents } },
  },
  {
    title: '[4.31] or the form is mended, beginning with its last step',
    events: [opens(), next, rejected('checkout/quote', lost), mend],
    ends: { ...filling(ordered()), did: goesTo('contact', 'contact'), sent: { form: [mends(failed)] } },
  },
  {
    title: '[4.31] a price that has risen is known to the form, which is not read through before it is accepted',
    events: rises,
    ends: {
      ...running(ordered(completed(price))),
      sent: { form: [...quotedEvents, says('quoted', { price: risen })] },
    },
  },
  {
    title: '[4.31] it is accepted',
    events: [...rises, toChild('checkout', 'price.accept')],
    ends: {
      ...running(ordered(completed(price))),
      did: goesTo('contact', 'confirm', 'contact', 'confirm'),
    },
  },
  {
    title: '[4.31] or declined, and the form stands there again',
    events: [...rises, toChild('checkout', 'price.decline')],
    ends: {
      ...filling(ordered(completed(price))),
      did: goesTo('contact', 'confirm', 'contact', 'contact'),
      sent: { form: [...quotedEvents, says('quoted', { price: risen }), mends(null)] },
    },
  },
  {
    title: '[4.31] another price for another form is no rise',
    events: [...toReview, back, set('currency', '1'), next, resolved('checkout/quote', otherQuote)],
    ends: {
      ...running(ordered(completed(price, { ...form, currency: '1' }))),
      sent: {
        form: [
          ...quotedEvents,
          says('quoted', { price: { quote: otherQuote, part: '{"priceId":"p1","currency":"1"}' } }),
          says('reviewing'),
        ],
      },
    },
  },
  {
    title: '[4.31] a price that has lapsed is asked for again',
    events: [...toReview, resolved('checkout/expiry'), retry],
    ends: {
      ...running(ordered()),
      asked: { 'checkout/quote': [asksPrice, asksPrice] },
      sent: { form: [...quotedEvents, says('reviewed')] },
    },
  },
  {
    title: '[4.31] or the form is returned to',
    events: [...toReview, resolved('checkout/expiry'), toChild('checkout', 'step.back')],
    ends: { ...filling(ordered()), did: goesTo('contact', 'confirm', 'contact') },
  },
  {
    title: '[4.31] what is typed at the confirmation is sent to the checkout once it rests',
    events: [...toReview, set('remark', '小'), { after: 200 }, set('remark', '小心'), { after: 100 }],
    ends: { ...running(ordered()), sent: { checkout: [hears('changed', { ...form, remark: '小心' }, price)] } },
  },
  {
    title: '[4.31] an order that is not ticked is not sent, and is pointed at',
    events: [...toReview, set('agree', false), submit],
    ends: {
      ...running(ordered()),
      did: { 'form/focusFirstError': [undefined], 'form/askSignIn': [] },
      asked: { 'checkout/loadAgreement': [] },
    },
  },
  {
    title: '[4.31] back from the confirmation there is no order any more, but its form',
    events: [...toReview, back],
    ends: { ...filling(ordered()), did: goesTo('contact', 'confirm', 'contact'), sent: { checkout: [] } },
  },
  {
    title: '[4.31] back to any step of it by the address, but not to the one it stands on',
    events: [...toReview, go('confirm'), go('goods')],
    ends: { ...filling(ordered()), did: goesTo('contact', 'confirm', 'goods') },
  },
  {
    title: '[4.31] a later draft of another tab that is taken ends the order on its way to it',
    real: { draft: draftMachine },
    events: [
      ...[opens(), set('remark', '小'), { after: 1_300 }, resolved('form/draft/keepHere'), next],
      resolved('form/draft/save', { kind: 'conflict', later: { id: 'draft-9', version: 6, form } }),
      toChild('form/draft', 'draft.takeTheirs'),
    ],
    ends: {
      ...filling(open(completed(null, { ...form, remark: '小' }))),
      did: { 'form/writeStep': [written('contact'), { ...written('contact'), isUntouched: true }] },
    },
  },
  {
    title: '[2.5b] a visitor is asked to sign in over the form, and gets the price of their own',
    events: [opens({ ...visiting, isRestored: true }), next, quoted, submit, arrives()],
    ends: {
      ...running(ordered({ opened: { ...visiting, isRestored: true } })),
      did: { 'form/askSignIn': [asksOverForm], askSignIn: [] },
      sent: {
        form: [...quotedEvents, arrival(), says('reviewed')],
        checkout: [{ type: 'booker.arrived', booker: person, owner: 'user-4', completed: { form, price } }],
      },
      asked: { 'checkout/quote': [asksPrice, asksPrice], 'checkout/loadAgreement': [] },
    },
  },
  {
    title: '[2.5b] after signing in the same form stands there, priced for that person',
    events: [opens({ ...visiting, isRestored: true }), next, quoted, submit, arrives(), quoted],
    ends: {
      ...running(ordered({ opened: { ...visiting, isRestored: true } })),
      sent: { form: [...quotedEvents, arrival(), says('reviewed'), ...quotedEvents] },
    },
  },
  {
    title: '[4.11] the next person gets nothing of it at the confirmation either',
    events: [...toReview, arrives({ owner: 'user-5' })],
    ends: { value: 'opening', context: blank },
  },
  {
    title: '[4.11] a form at its confirmation is not shown to a signed-out visitor either',
    events: [...toReview, on.leavesFor(ANONYMOUS)],
    ends: { value: 'opening', context: blank },
  },
  {
    title: '[4.31] with both agreed to the order is sent, at the price that was confirmed and as the form is meant',
    events: [opens({ form: { ...form, contactName: ' 李货主 ' } }), ...agrees.slice(1)],
    ends: {
      ...running(ordered({ ...agreed, sent, opened: { ...mine, form: { ...form, contactName: ' 李货主 ' } } })),
      asked: { 'checkout/placeOrder': [sends], 'checkout/loadAgreement': [charge, protocol] },
      sent: { form: [...quotedEvents, says('reviewed'), says('sent', { sent })] },
    },
  },
  {
    title: '[4.31] a second press while the order is on its way does nothing',
    events: [...agrees, submit, submit],
    ends: { ...running(ordered({ ...agreed, sent })), asked: { 'checkout/placeOrder': [sends] } },
  },
  {
    title: '[4.31] a protocol agreed to before is not read again',
    events: [opens({ booker: protocolled }), next, quoted, submit, text('charge'), read('charge')],
    ends: {
      ...running(
        ordered({
          person: { booker: protocolled, owner: 'user-4' },
          opened: { ...mine, booker: protocolled },
          agreed: ['charge'],
          sent,
        }),
      ),
      asked: { 'checkout/loadAgreement': [charge], 'checkout/recordProtocol': [] },
    },
  },
  {
    title: '[10.11] an amendment that was taken is shown at its order',
    events: [
      ...[opens({ facts: amending }), next, quoted, toChild('checkout', 'price.accept'), submit],
      ...[text('charge'), read('charge'), text('protocol'), read('protocol'), resolved('checkout/recordProtocol')],
      resolved('checkout/placeOrder', placedAnswer),
    ],
    ends: {
      ...placedAt(
        'leaving',
        ordered({
          ...agreed,
          completed: { form, price: null, amends: amending.amends },
          opened: { ...mine, facts: amending },
          order: placed,
        }),
      ),
      asked: { 'checkout/placeOrder': [{ ...sends, amends: amending.amends }] },
      did: { showPlaced: [{ orderNo: 'FCL26100700012', path: null, isAmended: true, isPassed: true }] },
    },
  },
  {
    title: '[2.23] a placed order is shown, and its form reported',
    events: answers(placedAnswer),
    ends: {
      ...placedAt('leaving', ordered({ ...agreed, order: placed })),
      did: { showPlaced: [{ orderNo: 'FCL26100700012', path: null, isAmended: false, isPassed: true }] },
      sent: {
        form: [...quotedEvents, says('reviewed'), says('sent', { sent }), { type: 'form.placed' }],
      },
    },
  },
  {
    title: '[2.23] its page has 1499 ms to come',
    events: [...answers(placedAnswer), { after: 1_499 }],
    ends: placedAt('leaving', ordered({ ...agreed, order: placed })),
  },
  {
    title: '[2.23] then the number stands over the form, from which another starts',
    events: [...answers(placedAnswer), { after: 1_500 }, event('booking.retry')],
    ends: { value: 'opening', context: blank },
  },
  {
    title: '[4.31] another price is confirmed before anything is ordered, and the form waits for no answer',
    events: answers({ kind: 'changed', quote: otherQuote, previous: { lines: [], totals: quote.totals } }),
    ends: {
      ...running(ordered(agreed)),
      sent: {
        form: [
          ...[...quotedEvents, says('reviewed'), says('sent', { sent })],
          ...[says('quoted', { price: risen }), says('sent', { sent: null })],
        ],
      },
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
      ...filling(ordered(agreed)),
      did: goesTo('contact', 'confirm', 'goods'),
      sent: {
        form: [
          ...[...quotedEvents, says('reviewed'), says('sent', { sent }), says('sent', { sent: null })],
          mends(
            { code: '', message: '填写内容有误' },
            { contactPhone: '请输入正确的手机号码', currency: '币种不对', elsewhere: '不认识' },
          ),
        ],
      },
    },
  },
  {
    title: '[4.31] a refusal waits for no answer',
    events: answers({ kind: 'refused', code: '10005003', message: '舱位不足' }),
    ends: {
      ...running(ordered(agreed)),
      sent: { form: [...quotedEvents, says('reviewed'), says('sent', { sent }), says('sent', { sent: null })] },
    },
  },
  {
    title: '[4.31] what was agreed to is not read again for the same form',
    events: [...answers({ kind: 'refused', code: '10005003', message: '舱位不足' }), retry, quoted, submit],
    ends: {
      ...running(ordered({ ...agreed, sent })),
      asked: { 'checkout/loadAgreement': [charge, protocol], 'checkout/placeOrder': [sends, sends] },
    },
  },
  {
    title: '[4.31] nor where the form was mended in between',
    events: [...answers({ kind: 'refused', code: '10005003', message: '舱位不足' }), mend, next],
    ends: {
      ...running(ordered({ ...agreed, ...completed(price) })),
      asked: {
        checkout: [
          {
            ...initialInput,
            placing: { key: 'key-7', amends: null },
            booker: person,
            completed: { form, price: null },
            sent: null,
          },
          {
            ...initialInput,
            ...agreed,
            placing: { key: 'key-7', amends: null },
            booker: person,
            completed: { form, price },
            sent: null,
          },
        ],
      },
    },
  },
  {
    title: '[4.10] an expired session asks to sign in over the form, and again when pressed',
    events: [...expired, toChild('checkout', 'order.submit')],
    ends: {
      ...signedOut(ordered(agreed)),
      did: { askSignIn: [asksOverForm, asksOverForm] },
      sent: { form: [...quotedEvents, says('reviewed'), says('sent', { sent }), says('sent', { sent: null })] },
    },
  },
  {
    title: '[4.10] while no user is signed in the form waits, and hears nothing of it',
    events: [...expired, on.leavesFor(ANONYMOUS)],
    ends: {
      ...signedOut(ordered(agreed)),
      asked: { open: [{ service: 'sample', intent: null }] },
      sent: { form: [...quotedEvents, says('reviewed'), says('sent', { sent }), says('sent', { sent: null })] },
    },
  },
  {
    title: '[4.10] the same person goes on, with a new price',
    events: [...expired, arrives({ booker: protocolled })],
    ends: {
      ...running(ordered({ ...agreed, person: { booker: protocolled, owner: 'user-4' } })),
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
      ...running(ordered({ ...agreed, sent })),
      asked: { 'checkout/placeOrder': [sends, sends] },
      sent: { form: [...quotedEvents, says('reviewed'), says('sent', { sent }), says('sent', { sent })] },
    },
  })),
  {
    title: '[4.31] without an answer the same order is sent again',
    events: [...answers({ kind: 'unanswered', message: '没有回应' }), retry],
    ends: {
      ...running(ordered({ ...agreed, sent })),
      asked: { 'checkout/placeOrder': [sends, sends] },
    },
  },
  {
    title: '[4.31] and so it is after any failure on the way',
    events: [...agrees, rejected('checkout/placeOrder', lost)],
    ends: running(ordered({ ...agreed, sent })),
  },
  {
    title: '[4.31] a reload in flight comes back to that order, not to a price',
    events: [opens({ sent: before }), retry],
    ends: {
      ...running(ordered({ opened: { ...mine, sent: before }, sent: before })),
      asked: {
        'checkout/placeOrder': [{ service: 'sample', ...before }],
        'checkout/quote': [],
      },
      did: goesTo(),
    },
  },
  {
    title: '[1.8] an order no one verified for is shown as one',
    events: [opens({ booker: null, sent: before }), retry, resolved('checkout/placeOrder', placedAnswer)],
    ends: {
      ...placedAt(
        'leaving',
        ordered({
          person: { booker: null, owner: 'user-4' },
          opened: { ...mine, booker: null, sent: before },
          order: placed,
        }),
      ),
      did: { showPlaced: [{ orderNo: 'FCL26100700012', path: null, isAmended: false, isPassed: false }] },
    },
  },
  {
    title: '[1.8] who is read again over a placed order keeps it',
    events: [...answers(placedAnswer), arrives({ booker: protocolled })],
    ends: placedAt('leaving', ordered({ ...agreed, order: placed, person: { booker: protocolled, owner: 'user-4' } })),
  },
];

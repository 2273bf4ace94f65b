import { ANONYMOUS } from '#domain/booking/owner.ts';
import { agreementText, otherQuote, placedAnswer } from '#machines/booking/booking.cases.ts';
import { sampleQuote as quote } from '#machines/booking/booking.sample.ts';
import type { OrderAnswer } from '#machines/booking/index.ts';
import { readingMachine } from '#machines/reading/index.ts';
import { event, type Journey, rejected, resolved, toChild } from '../kit/journey.ts';
import * as on from './booking.rows.ts';

const { arrives, back, blank, changed, form, go, left, leaving, lost, next, noSpace, open, opens } = on;
const { priced, read, retry, set, submit, text, written } = on;
const PART = '{"priceId":"p1","currency":"2"}';
const MUST_TICK = { path: 'agree', code: 'MUST_TICK', values: {}, level: 'BLOCK' };
const asksPrice = { service: 'sample', form: { priceId: 'p1', currency: '2' } };
const quoted = resolved('quote', { ...quote, now: 1_791_338_407_000 });
const seen = { quote: { ...quote, now: 1_791_338_407_000 }, quotedPart: PART, facts: { now: 1_791_338_407_000 } };
const toReview = [opens(), next, quoted];
const review = (more: object = {}) => open({ ...seen, step: 'confirm', ...more });
const reviewing = (context: object, inside = 'resting') => ({ value: { open: { reviewing: inside } }, context });
const filling = (context: object) => ({ value: { open: { filling: 'resting' } }, context });
const at = (state: unknown, context: object) => ({ value: { open: state as string }, context });
const rises = [...toReview, back, next, resolved('quote', otherQuote)];
const risen = { quote: otherQuote, previous: seen.quote, facts: { now: otherQuote.now } };

const charge = { service: 'sample', kind: 'charge' };
const protocol = { service: 'sample', kind: 'protocol' };
const agreement = (kind: 'charge' | 'protocol', version: string) => ({ ...agreementText(kind), version });
const toProtocol = [...toReview, submit, text('charge'), read('charge')];
const agrees = [...toProtocol, text('protocol'), read('protocol'), resolved('recordProtocol')];
const agreed = { agreed: ['charge', 'protocol'], booker: { ...on.person, hasAgreedProtocol: true } };
const sent = { key: 'key-7', quoteId: 'quote-1', form };
const sends = { service: 'sample', ...sent };
const told = (one: object | null) => ({ type: 'draft.sent', form, sent: one });
const answers = (answer: OrderAnswer) => [...agrees, resolved('placeOrder', answer)];
const placed = placedAnswer.kind === 'placed' ? placedAnswer.order : null;
const expired = answers({ kind: 'expired' });
const offline = answers({ kind: 'offline' });
const failed = { code: '', message: '没有网络' };
const asksOverForm = { isOverForm: true };
const ticked = (now: number) => toChild('reading/clock', 'clock.ticked', { now });
const scrolled = (distanceToEnd: number) => toChild('reading', 'reading.scrolled', { distanceToEnd });

/** From the last step of the form to the order. */
export const orderRows: readonly Journey[] = [
  {
    title: '[4.31] the form is priced before it is confirmed',
    events: [opens(), next],
    ends: { ...at('quoting', open()), asked: { quote: [asksPrice] } },
  },
  {
    title: '[4.31] confirmed it is at the price, for as long as it is valid',
    events: toReview,
    ends: {
      ...reviewing(review()),
      asked: { expiry: [{ at: quote.validTo, now: 1_791_338_407_000 }] },
      did: { writeStep: [written('contact'), written('confirm')] },
    },
  },
  {
    title: '[4.31] a price that cannot be had says why, with its code',
    events: [opens(), next, rejected('quote', noSpace)],
    ends: at('refused', open({ refusal: { code: '10005003', message: '舱位不足' } })),
  },
  {
    title: '[4.31] it is asked for again, and what was refused is said no more',
    events: [opens(), next, rejected('quote', noSpace), retry, quoted],
    ends: { ...reviewing(review()), asked: { quote: [asksPrice, asksPrice] } },
  },
  {
    title: '[4.31] or the form is mended, beginning with its last step',
    events: [opens(), next, rejected('quote', lost), event('order.mend')],
    ends: { ...filling(open({ refusal: failed })), did: { writeStep: [written('contact'), written('contact')] } },
  },
  {
    title: '[4.31] a price that has risen is shown beside the one seen',
    events: rises,
    ends: at('differing', review({ ...risen, step: 'contact' })),
  },
  {
    title: '[4.31] it is accepted',
    events: [...rises, event('price.accept')],
    ends: reviewing(review({ ...risen, previous: null })),
  },
  {
    title: '[4.31] or declined, and the form stands there again',
    events: [...rises, event('price.decline')],
    ends: filling(review({ ...risen, previous: null, step: 'contact' })),
  },
  {
    title: '[4.31] another price for another form is no rise',
    events: [...toReview, back, set('currency', '1'), next, resolved('quote', otherQuote)],
    ends: reviewing(
      review({
        form: { ...form, currency: '1' },
        quote: otherQuote,
        quotedPart: '{"priceId":"p1","currency":"1"}',
        facts: { now: otherQuote.now },
      }),
    ),
  },
  {
    title: '[4.31] a price that has lapsed is asked for anew',
    events: [...toReview, resolved('expiry'), retry],
    ends: { ...at('quoting', review()), asked: { quote: [asksPrice, asksPrice] } },
  },
  {
    title: '[4.31] or the form is gone back to',
    events: [...toReview, resolved('expiry'), back],
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
      asked: { loadAgreement: [] },
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
      asked: { loadAgreement: [] },
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
        'quoting',
        review({ isRestored: true, isSignInAsked: true, facts: { ...seen.facts, isContractCustomer: false } }),
      ),
      sent: { draft: [{ type: 'draft.session', owner: 'user-4', isSignedIn: true, form }] },
      asked: { quote: [asksPrice, asksPrice] },
    },
  },
  {
    title: '[4.11] the next person gets nothing of it at the confirmation either',
    events: [...toReview, arrives({ owner: 'user-5' })],
    ends: { value: 'opening', context: blank },
  },
  {
    title: '[4.31] of two agreements that are owed the charges are read first',
    events: [...toReview, submit],
    ends: { ...at({ agreeing: 'loading' }, review()), asked: { loadAgreement: [charge], placeOrder: [] } },
  },
  {
    title: '[4.31] in the text that was loaded',
    events: [...toReview, submit, text('charge')],
    ends: {
      ...at({ agreeing: 'reading' }, review({ agreement: agreement('charge', '1.4') })),
      asked: { reading: [{ code: 'charge' }] },
    },
  },
  {
    title: '[4.31] then the protocol, which the text is whatever it calls itself',
    events: [...toProtocol, resolved('loadAgreement', { ...agreementText('charge'), version: '2.3' })],
    ends: {
      ...at(
        { agreeing: 'reading' },
        review({ agreed: ['charge'], agreement: { ...agreementText('charge'), kind: 'protocol', version: '2.3' } }),
      ),
      asked: { loadAgreement: [charge, protocol], reading: [{ code: 'charge' }, { code: 'protocol' }] },
    },
  },
  {
    title: '[4.31] whose version is recorded for the company before anything is sent',
    events: [...toProtocol, text('protocol'), read('protocol')],
    ends: {
      ...at({ agreeing: 'recording' }, review({ agreed: ['charge'], agreement: agreement('protocol', '2.3') })),
      asked: { recordProtocol: [{ basicEntId: 'ent-9', version: '2.3' }], placeOrder: [] },
    },
  },
  {
    title: '[4.31] with both agreed to the order is sent, at the price that was confirmed and as the form is meant',
    events: [opens({ form: { ...form, contactName: ' 李货主 ' } }), ...agrees.slice(1)],
    ends: {
      ...at('submitting', {
        ...review({ ...agreed, sent }),
        form: { ...form, contactName: ' 李货主 ' },
        openedForm: { ...form, contactName: ' 李货主 ' },
      }),
      asked: { placeOrder: [sends], loadAgreement: [charge, protocol] },
      sent: { draft: [{ type: 'draft.sent', form: { ...form, contactName: ' 李货主 ' }, sent }] },
    },
  },
  {
    title: '[4.31] a protocol agreed to before is not read again',
    events: [opens({ booker: agreed.booker }), next, quoted, submit, text('charge'), read('charge')],
    ends: {
      ...at('submitting', review({ booker: agreed.booker, agreed: ['charge'], sent })),
      asked: { loadAgreement: [charge], recordProtocol: [] },
    },
  },
  {
    title: '[4.21] an agreement that is read to its end and confirmed after ten seconds is agreed to',
    real: { reading: readingMachine },
    events: [
      ...[...toReview, submit, text('charge'), ticked(5_000), scrolled(10), ticked(15_000)],
      toChild('reading', 'reading.confirm'),
    ],
    ends: at({ agreeing: 'loading' }, review({ agreed: ['charge'] })),
  },
  {
    title: '[4.21] so is the protocol, which the server is told of',
    real: { reading: readingMachine },
    events: [
      ...[...toReview, submit, text('charge'), ticked(5_000), scrolled(10), ticked(15_000)],
      ...[toChild('reading', 'reading.confirm'), text('protocol'), ticked(25_000), scrolled(10), ticked(35_000)],
      toChild('reading', 'reading.confirm'),
    ],
    ends: {
      ...at({ agreeing: 'recording' }, review({ agreed: ['charge'], agreement: agreement('protocol', '2.3') })),
      asked: { recordProtocol: [{ basicEntId: 'ent-9', version: '2.3' }], placeOrder: [] },
    },
  },
  {
    title: '[4.21] one that is closed unread is no consent, and nothing is sent',
    real: { reading: readingMachine },
    events: [
      ...[...toReview, submit, text('charge'), ticked(5_000), scrolled(10), ticked(14_999)],
      ...[toChild('reading', 'reading.confirm'), toChild('reading', 'reading.close')],
    ],
    ends: {
      ...reviewing(review({ agreement: agreement('charge', '1.4') })),
      asked: { placeOrder: [], recordProtocol: [] },
    },
  },
  {
    title: '[4.21] nor is a protocol that is closed',
    events: [...toProtocol, text('protocol'), resolved('reading', { kind: 'closed' })],
    ends: {
      ...reviewing(review({ agreed: ['charge'], agreement: agreement('protocol', '2.3') })),
      asked: { placeOrder: [], recordProtocol: [] },
    },
  },
  {
    title: '[4.31] an agreement that does not come says why',
    events: [...toReview, submit, rejected('loadAgreement', lost)],
    ends: at({ agreeing: 'unavailable' }, review({ refusal: failed })),
  },
  {
    title: '[4.31] it is loaded again',
    events: [...toReview, submit, rejected('loadAgreement', lost), retry],
    ends: { ...at({ agreeing: 'loading' }, review({ refusal: failed })), asked: { loadAgreement: [charge, charge] } },
  },
  {
    title: '[4.31] or the confirmation gone back to',
    events: [...toReview, submit, rejected('loadAgreement', lost), event('order.mend')],
    ends: reviewing(review({ refusal: failed })),
  },
  {
    title: '[4.31] a consent that is not recorded is none',
    events: [...toProtocol, text('protocol'), read('protocol'), rejected('recordProtocol', lost)],
    ends: {
      ...at(
        { agreeing: 'unavailable' },
        review({ agreed: ['charge'], agreement: agreement('protocol', '2.3'), refusal: failed }),
      ),
      asked: { placeOrder: [] },
    },
  },
  {
    title: '[2.23] a placed order is shown, and leaves no draft',
    events: answers(placedAnswer),
    ends: {
      ...at({ placed: 'leaving' }, review({ ...agreed, order: placed })),
      did: { showPlaced: [{ orderNo: 'FCL26100700012', path: null, isPassed: true }] },
      sent: { draft: [told(sent), { type: 'draft.discard' }] },
    },
  },
  {
    title: '[2.23] its page has 1499 ms to come',
    events: [...answers(placedAnswer), { after: 1_499 }],
    ends: at({ placed: 'leaving' }, review({ ...agreed, order: placed })),
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
      ...at('differing', review({ ...agreed, quote: otherQuote, previous: { lines: [], totals: quote.totals } })),
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
      ...at('refused', review({ ...agreed, refusal: { code: '10005003', message: '舱位不足' } })),
      sent: { draft: [told(sent), told(null)] },
    },
  },
  {
    title: '[4.31] what was agreed to is not read again for the same form',
    events: [...answers({ kind: 'refused', code: '10005003', message: '舱位不足' }), retry, quoted, submit],
    ends: {
      ...at('submitting', review({ ...agreed, sent })),
      asked: { loadAgreement: [charge, protocol], placeOrder: [sends, sends] },
    },
  },
  {
    title: '[4.10] an expired session asks to sign in over the form, and again when pressed',
    events: [...expired, submit],
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
      ...at('quoting', review({ agreed: agreed.agreed, facts: { ...seen.facts, isContractCustomer: false } })),
      asked: { quote: [asksPrice, asksPrice] },
    },
  },
  {
    title: '[4.11] another one does not',
    events: [...expired, arrives({ owner: 'user-5' })],
    ends: { value: 'opening', context: blank },
  },
  ...[event('connection.restored'), retry].map((again) => ({
    title: `[4.31] offline the same order is sent again: ${again.type}`,
    events: [...offline, again],
    ends: {
      ...at('submitting', review({ ...agreed, sent })),
      asked: { placeOrder: [sends, sends] },
      sent: { draft: [told(sent), told(sent)] },
    },
  })),
  {
    title: '[4.31] without an answer the same order is sent again',
    events: [...answers({ kind: 'unanswered', message: '没有回应' }), retry],
    ends: {
      ...at('submitting', review({ ...agreed, sent, refusal: { code: '', message: '没有回应' } })),
      asked: { placeOrder: [sends, sends] },
    },
  },
  {
    title: '[4.31] and so it is after any failure on the way',
    events: [...agrees, rejected('placeOrder', lost)],
    ends: at('unanswered', review({ ...agreed, sent, refusal: failed })),
  },
  {
    title: '[4.31] a reload in flight comes back to that order, not to a price',
    events: [opens({ sent: { key: 'key-0', quoteId: 'quote-0', form } }), retry],
    ends: {
      ...at('submitting', open({ sent: { key: 'key-0', quoteId: 'quote-0', form } })),
      asked: { placeOrder: [{ service: 'sample', key: 'key-0', quoteId: 'quote-0', form }], quote: [] },
    },
  },
  {
    title: '[1.8] an order nobody verified for is shown as one',
    events: [
      opens({ booker: null, sent: { key: 'key-0', quoteId: 'quote-0', form } }),
      retry,
      resolved('placeOrder', placedAnswer),
    ],
    ends: {
      ...at({ placed: 'leaving' }, open({ booker: null, order: placed })),
      did: { showPlaced: [{ orderNo: 'FCL26100700012', path: null, isPassed: false }] },
    },
  },
];

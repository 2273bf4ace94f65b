import { describe, expect, test } from 'vitest';
import { CallFailure } from '#domain/failure.ts';
import {
  agreementText,
  checkoutCases,
  checkoutInput,
  otherQuote,
  placedAnswer,
  checkoutQuote as quote,
} from '#machines/checkout/checkout.cases.ts';
import * as rules from '#machines/checkout/checkout.rules.ts';
import * as selectors from '#machines/checkout/checkout.select.ts';
import { type CheckoutContext, checkoutMachine, type OrderAnswer } from '#machines/checkout/index.ts';
import { readingMachine } from '#machines/reading/index.ts';
import { event, type Journey, journeys, rejected, resolved, toChild } from '../kit/journey.ts';

const PART = '{"priceId":"p1","currency":"2"}';
const form = { ...checkoutInput.completed.form, remark: '旧备注' };
const person = { ...checkoutInput.booker!, basicEntId: 'ent-9', isPassed: true };
const completed = { form, price: null };
const input = { ...checkoutInput, placing: { key: 'key-7', amends: null }, booker: person, completed };
const began = { order: null, fields: null };
const blank = {
  parent: input.parent,
  service: input.service,
  placing: { key: 'key-7', amends: null },
  booker: person,
  agreed: [],
  sent: null,
  form,
  price: null,
  previous: null,
  agreement: null,
  refusal: null,
  outcome: began,
};
const price = { quote, part: PART };
const otherPrice = { quote: otherQuote, part: PART };
const at = (value: Journey['ends']['value'], more: object = {}) => ({ value, context: { ...blank, ...more } });
const priced = (value: Journey['ends']['value'], more: object = {}) => at(value, { price, ...more });
const over = (value: string, more: object, output: object = {}) => ({
  ...at(value, more),
  status: 'done',
  output: { ...began, refusal: null, ...output },
});

const lost = new Error('没有网络');
const failed = { code: '', message: '没有网络' };
const noSpace = new CallFailure({ kind: 'refused', code: '10005003', message: '舱位不足', status: 200 });
const fullShip = { code: '10005003', message: '舱位不足' };
const retry = event('order.retry');
const mend = event('order.mend');
const back = event('step.back');
const submit = event('order.submit');
const confirms = (more: object = {}) => event('form.confirmed', { completed: { form: { ...form, ...more }, price } });
const changes = (more: object) => event('form.changed', { completed: { form, price, ...more } });
const arrives = (booker: object | null = person, more: object = {}) =>
  event('booker.arrived', { booker, completed: { form: { ...form, ...more }, price } });
const quoted = resolved('quote', quote);
const text = (kind: 'charge' | 'protocol') =>
  resolved('loadAgreement', { ...agreementText(kind), version: kind === 'charge' ? '1.4' : '2.3' });
const agreement = (kind: 'charge' | 'protocol') => ({
  ...agreementText(kind),
  version: kind === 'charge' ? '1.4' : '2.3',
});
const read = (code: string) => resolved('reading', { kind: 'read', code });
const ticked = (now: number) => toChild('reading/clock', 'clock.ticked', { now });
const scrolled = (distanceToEnd: number) => toChild('reading', 'reading.scrolled', { distanceToEnd });

const asksPrice = { service: 'sample', form: { priceId: 'p1', currency: '2' } };
const charge = { service: 'sample', kind: 'charge' };
const protocol = { service: 'sample', kind: 'protocol' };
const toText = [quoted, confirms(), text('charge')];
const toProtocol = [...toText, read('charge')];
const toRecord = [...toProtocol, text('protocol'), read('protocol')];
const toSent = [...toRecord, resolved('recordProtocol')];
const answers = (answer: OrderAnswer) => [...toSent, resolved('placeOrder', answer)];
const agreed = { agreed: ['charge', 'protocol'], booker: { ...person, hasAgreedProtocol: true } };
const sent = { key: 'key-7', quoteId: 'quote-1', form };
const sends = { service: 'sample', ...sent };
const order = placedAnswer.kind === 'placed' ? placedAnswer.order : null;
const risen = { ...input, completed: { form, price } };
const unpriced = { ...input.service, priced: () => null };

const quotedTo = (one: object) => ({ type: 'checkout.quoted', price: one });
const reviewingTo = { type: 'checkout.reviewing' };
const reviewedTo = { type: 'checkout.reviewed' };
const agreedTo = (kind: string) => ({ type: 'checkout.agreed', kind });
const sentTo = (one: object | null) => ({ type: 'checkout.sent', sent: one });
const parentEventCases = [
  ...[quotedTo(price), reviewingTo, reviewedTo, agreedTo('charge'), agreedTo('protocol'), sentTo(sent)],
];

const amends = {
  orderNo: 'FCL26100700009',
  seen: 2,
  price: { lines: [], totals: [{ currency: '2', amount: '1500.00' }] },
};
const amending = { ...input, placing: { key: 'key-7', amends } };
const amended = (value: Journey['ends']['value'], more: object = {}) =>
  priced(value, { placing: amending.placing, ...more });
const accept = event('price.accept');
const answersAmending = (answer: OrderAnswer) => [quoted, accept, ...answers(answer).slice(1)];

const amendments: readonly Journey[] = [
  {
    title: '[10.11] an amendment is priced for its order, and shown beside what the order costs',
    input: amending,
    events: [quoted],
    ends: {
      ...amended('differing', { previous: amends.price }),
      asked: { quote: [{ ...asksPrice, amends: 'FCL26100700009' }] },
    },
  },
  {
    title: '[10.11] nothing is asked of the operator before the difference is accepted',
    input: amending,
    events: [quoted, event('price.decline')],
    ends: { ...over('left', { placing: amending.placing, price }), asked: { placeOrder: [] } },
  },
  {
    title: '[10.11] accepted, it goes to the order it amends',
    input: amending,
    events: answersAmending(placedAnswer),
    ends: {
      ...over('placed', { placing: amending.placing, price, ...agreed, outcome: { ...began, order } }, { order }),
      asked: { placeOrder: [{ ...sends, amends }] },
    },
  },
  {
    title: '[10.11] a lapsed price is asked for again, and the new difference is accepted again',
    input: amending,
    events: [quoted, accept, resolved('expiry'), retry, resolved('quote', otherQuote)],
    ends: amended('differing', { price: otherPrice, previous: amends.price }),
  },
];

const another = (contactName: string) => ({ ...person, contact: { ...person.contact, contactName } });
const unanswered = (message: string) => resolved('placeOrder', { kind: 'unanswered', message });

const again: readonly Journey[] = [
  {
    title: '[4.31] of two changes the later one is ordered',
    events: [quoted, changes({ form: { ...form, currency: '1' } }), changes({ form: { ...form, remark: '后改的' } })],
    ends: priced('reviewing', { form: { ...form, remark: '后改的' } }),
  },
  {
    title: '[4.31] confirmed a second time it is ordered as it was confirmed then',
    events: [quoted, confirms({ remark: '先' }), rejected('loadAgreement', lost), mend, confirms({ remark: '后' })],
    ends: priced({ agreeing: 'loading' }, { form: { ...form, remark: '后' }, refusal: failed }),
  },
  {
    title: '[4.10] a session that ends a second time is signed in again by whoever comes then',
    events: [
      ...[...answers({ kind: 'expired' }), arrives(another('甲')), quoted, confirms()],
      ...[resolved('placeOrder', { kind: 'expired' }), arrives(another('乙'), { remark: '乙的' })],
    ],
    ends: priced('quoting', { agreed: agreed.agreed, booker: another('乙'), form: { ...form, remark: '乙的' } }),
  },
  {
    title: '[4.31] a consent that is refused a second time says why it was then',
    events: [
      ...[...toRecord, rejected('recordProtocol', lost), retry, text('protocol'), read('protocol')],
      rejected('recordProtocol', noSpace),
    ],
    ends: priced(
      { agreeing: 'unavailable' },
      { agreed: ['charge'], agreement: agreement('protocol'), refusal: fullShip },
    ),
  },
  {
    title: '[4.31] without an answer a second time it says what was received last',
    events: [...toSent, unanswered('没有回应'), retry, unanswered('还是没有')],
    ends: priced('unanswered', { ...agreed, sent, refusal: { code: '', message: '还是没有' } }),
  },
  {
    title: '[4.31] and so it does after a second failure on the way',
    events: [...toSent, rejected('placeOrder', lost), retry, rejected('placeOrder', noSpace)],
    ends: priced('unanswered', { ...agreed, sent, refusal: fullShip }),
  },
];

const rows: readonly Journey[] = [
  ...amendments,
  ...again,
  {
    title: '[4.31] a form that says too little for a price is asked about all the same',
    input: { ...input, service: unpriced },
    events: [],
    ends: { ...at('quoting', { service: unpriced }), asked: { quote: [{ service: 'sample', form: {} }] } },
  },
  {
    title: '[4.31] confirmed it is at the price, for as long as it is valid',
    events: [quoted],
    ends: {
      ...priced('reviewing'),
      asked: { expiry: [{ at: quote.validTo, now: quote.now }] },
      sent: { parent: [quotedTo(price), reviewingTo] },
    },
  },
  {
    title: '[4.31] a price that has risen is shown beside the one seen',
    input: risen,
    events: [resolved('quote', otherQuote)],
    ends: {
      ...at('differing', { price: otherPrice, previous: quote }),
      sent: { parent: [quotedTo(otherPrice)] },
    },
  },
  {
    title: '[4.31] or the form is returned to',
    events: [quoted, resolved('expiry'), back],
    ends: over('left', { price }),
  },
  {
    title: '[4.31] a price that comes beside the form is the one that is ordered at',
    events: [quoted, changes({ price: otherPrice }), changes({ price: null })],
    ends: at('reviewing', { price: otherPrice }),
  },
  {
    title: '[2.5b] a visitor orders nothing',
    input: { ...input, booker: null },
    events: [quoted, confirms()],
    ends: { ...priced('reviewing', { booker: null }), asked: { loadAgreement: [], placeOrder: [] } },
  },
  {
    title: '[2.5b] who signs in over it gets the price of their own',
    input: { ...input, booker: null },
    events: [quoted, arrives(null), arrives(person, { contactName: '李货主', currency: '1' })],
    ends: {
      ...priced('quoting', { form: { ...form, contactName: '李货主', currency: '1' } }),
      asked: { quote: [asksPrice, { service: 'sample', form: { priceId: 'p1', currency: '1' } }] },
      sent: { parent: [quotedTo(price), reviewingTo, reviewedTo] },
    },
  },
  {
    title: '[4.31] then the protocol, which the text is whatever it calls itself',
    events: [...toProtocol, resolved('loadAgreement', { ...agreementText('charge'), version: '2.3' })],
    ends: {
      ...priced(
        { agreeing: 'reading' },
        { agreed: ['charge'], agreement: { ...agreementText('charge'), kind: 'protocol', version: '2.3' } },
      ),
      asked: { loadAgreement: [charge, protocol], reading: [{ code: 'charge' }, { code: 'protocol' }] },
    },
  },
  {
    title: '[4.31] a protocol agreed to before is not read again',
    input: { ...input, booker: agreed.booker },
    events: [quoted, confirms(), text('charge'), read('charge')],
    ends: {
      ...priced('submitting', { booker: agreed.booker, agreed: ['charge'], sent }),
      asked: { loadAgreement: [charge], recordProtocol: [] },
    },
  },
  {
    title: '[4.21] so is the protocol, which the server is notified of',
    real: { reading: readingMachine },
    events: [
      ...[...toText, ticked(5_000), scrolled(10), ticked(15_000), toChild('reading', 'reading.confirm')],
      ...[text('protocol'), ticked(25_000), scrolled(10), ticked(35_000), toChild('reading', 'reading.confirm')],
    ],
    ends: {
      ...priced({ agreeing: 'recording' }, { agreed: ['charge'], agreement: agreement('protocol') }),
      asked: { recordProtocol: [{ basicEntId: 'ent-9', version: '2.3' }], placeOrder: [] },
    },
  },
  {
    title: '[4.21] one that is closed unread is no consent, and nothing is sent',
    real: { reading: readingMachine },
    events: [
      ...[...toText, ticked(5_000), scrolled(10), ticked(14_999)],
      ...[toChild('reading', 'reading.confirm'), toChild('reading', 'reading.close')],
    ],
    ends: {
      ...priced('reviewing', { agreement: agreement('charge') }),
      asked: { placeOrder: [], recordProtocol: [] },
      sent: { parent: [quotedTo(price), reviewingTo, reviewedTo, reviewingTo] },
    },
  },
  {
    title: '[4.31] one that was recorded all the same is not read again',
    events: [...toRecord, rejected('recordProtocol', lost), arrives(agreed.booker), retry],
    ends: {
      ...priced('submitting', {
        booker: agreed.booker,
        agreed: ['charge'],
        agreement: agreement('protocol'),
        refusal: failed,
        sent,
      }),
      asked: { loadAgreement: [charge, protocol], placeOrder: [sends] },
    },
  },
  {
    title: '[4.31] another price is confirmed before anything is ordered, and no answer is waited for',
    events: answers({ kind: 'changed', quote: otherQuote, previous: { lines: [], totals: quote.totals } }),
    ends: {
      ...at('differing', { ...agreed, price: otherPrice, previous: { lines: [], totals: quote.totals } }),
      sent: { parent: [...parentEventCases, quotedTo(otherPrice), sentTo(null)] },
    },
  },
  {
    title: '[4.31] what the server finds goes back to the form, with its words',
    events: answers({ kind: 'fields', fields: { contactPhone: '请输入正确的手机号码' }, message: '填写内容有误' }),
    ends: {
      ...over(
        'left',
        {
          price,
          ...agreed,
          refusal: { code: '', message: '填写内容有误' },
          outcome: { order: null, fields: { contactPhone: '请输入正确的手机号码' } },
        },
        { fields: { contactPhone: '请输入正确的手机号码' }, refusal: { code: '', message: '填写内容有误' } },
      ),
      sent: { parent: [...parentEventCases, sentTo(null)] },
    },
  },
  {
    title: '[4.31] a refusal says its code and words, and waits for no answer',
    events: answers({ kind: 'refused', ...fullShip }),
    ends: {
      ...priced('refused', { ...agreed, refusal: fullShip }),
      sent: { parent: [...parentEventCases, sentTo(null)] },
    },
  },
  {
    title: '[4.31] it is ordered again at a new price, and what was agreed to is not read again',
    events: [...answers({ kind: 'refused', ...fullShip }), retry, quoted, confirms()],
    ends: {
      ...priced('submitting', { ...agreed, sent }),
      asked: { loadAgreement: [charge, protocol], placeOrder: [sends, sends] },
    },
  },
  {
    title: '[4.10] an expired session is reported, and again when it is pressed',
    events: [...answers({ kind: 'expired' }), submit, arrives(null)],
    ends: {
      ...priced('signedOut', agreed),
      sent: { parent: [...parentEventCases, sentTo(null), { type: 'checkout.expired' }, { type: 'checkout.expired' }] },
    },
  },
  ...[toChild('connection', 'connection.restored'), retry].map((again, index) => ({
    title: `[4.31] offline the same order is sent again: ${['by itself', 'by hand'][index]}`,
    events: [...answers({ kind: 'offline' }), again],
    ends: {
      ...priced('submitting', { ...agreed, sent }),
      asked: { placeOrder: [sends, sends] },
      sent: { parent: [...parentEventCases, sentTo(sent)] },
    },
  })),
];

const { completed: sampleCompleted } = checkoutInput;
const usual = {
  selectFailure: null,
  selectRefusalCode: '',
  selectRefusalText: '',
  selectOrderedForm: sampleCompleted.form,
  selectLatestQuote: quote,
  selectPrevious: null,
  selectAmends: null,
  selectAgreement: null,
  selectIsWorking: false,
  selectIsDiffering: false,
  selectCanLeave: false,
  selectCanRetry: false,
  selectCanMend: false,
  selectReading: undefined,
};
const parentEvents = ['booker.arrived', 'form.changed'];
const busy = { tags: ['busy'], can: parentEvents };
const works = { selectIsWorking: true };
const retries = { selectCanRetry: true };
const noQuote = { selectLatestQuote: null };
const sampleConfirms = event('form.confirmed', { completed: sampleCompleted });
const textWith = (kind: 'charge' | 'protocol') => resolved('loadAgreement', agreementText(kind));
const toProtocolText = [quoted, sampleConfirms, textWith('charge'), read('charge'), textWith('protocol')];
const toOrderSent = [...toProtocolText, read('protocol'), resolved('recordProtocol')];
const answersWith = (answer: OrderAnswer) => [...toOrderSent, resolved('placeOrder', answer)];

journeys(checkoutMachine, { ...checkoutCases, selectors, usual }, [
  ...rows.map((row) => ({ input, ...row })),
  {
    title: '[4.31] being priced, other boxes',
    input: { ...checkoutInput, completed: { form: { priceId: 'p2' }, price: null } },
    events: [],
    ends: { ...busy, value: 'quoting', shows: { ...works, ...noQuote, selectOrderedForm: { priceId: 'p2' } } },
  },
  {
    title: '[10.11] an amendment beside what its order costs',
    input: {
      ...checkoutInput,
      placing: { key: 'key-1', amends: { orderNo: 'FCL26100700009', seen: 0, price: otherQuote } },
    },
    events: [quoted],
    ends: {
      value: 'differing',
      can: [...parentEvents, 'price.accept', 'price.decline'],
      shows: { selectAmends: 'FCL26100700009', selectPrevious: otherQuote, selectIsDiffering: true },
    },
  },
  {
    title: '[4.31] to be confirmed',
    events: [quoted],
    ends: { value: 'reviewing', can: [...parentEvents, 'form.confirmed'] },
  },
  {
    title: '[4.31] a price that lapsed',
    events: [quoted, resolved('expiry')],
    ends: {
      value: 'lapsed',
      can: [...parentEvents, 'order.retry', 'step.back'],
      shows: { ...retries, selectFailure: 'lapsed', selectCanLeave: true },
    },
  },
  {
    title: '[4.31] an agreement on its way',
    events: [quoted, sampleConfirms],
    ends: { ...busy, value: { agreeing: 'loading' }, shows: works },
  },
  {
    title: '[4.31] no agreement to read',
    events: [quoted, sampleConfirms, rejected('loadAgreement', lost)],
    ends: {
      value: { agreeing: 'unavailable' },
      can: [...parentEvents, 'order.retry', 'order.mend'],
      shows: { ...retries, selectFailure: 'agreement', selectRefusalText: '没有网络', selectCanMend: true },
    },
  },
  {
    title: '[4.21] an agreement being read',
    events: [quoted, sampleConfirms, textWith('charge')],
    ends: {
      value: { agreeing: 'reading' },
      can: parentEvents,
      shows: { selectAgreement: agreementText('charge'), selectReading: 'reading' },
    },
  },
  {
    title: '[4.31] a consent being recorded',
    events: [...toProtocolText, read('protocol')],
    ends: {
      ...busy,
      value: { agreeing: 'recording' },
      shows: { ...works, selectAgreement: agreementText('protocol') },
    },
  },
  { title: '[4.31] on its way', events: toOrderSent, ends: { ...busy, value: 'submitting', shows: works } },
  {
    title: '[4.31] refused',
    events: answersWith({ kind: 'refused', code: '10005003', message: '舱位不足' }),
    ends: {
      value: 'refused',
      can: [...parentEvents, 'order.retry', 'order.mend'],
      shows: {
        ...retries,
        selectFailure: 'refused',
        selectRefusalCode: '10005003',
        selectRefusalText: '舱位不足',
        selectCanMend: true,
      },
    },
  },
  {
    title: '[4.10] signed out',
    events: answersWith({ kind: 'expired' }),
    ends: { value: 'signedOut', can: [...parentEvents, 'order.submit'], shows: { selectFailure: 'signedOut' } },
  },
  {
    title: '[4.31] offline',
    events: answersWith({ kind: 'offline' }),
    ends: { value: 'offline', can: [...parentEvents, 'order.retry'], shows: { ...retries, selectFailure: 'offline' } },
  },
  {
    title: '[4.31] not answered since the page was loaded',
    input: { ...checkoutInput, sent: { key: 'key-0', quoteId: 'quote-0', form: sampleCompleted.form } },
    events: [],
    ends: {
      value: 'unanswered',
      can: [...parentEvents, 'order.retry'],
      shows: { ...retries, ...noQuote, selectFailure: 'unanswered' },
    },
  },
  {
    title: '[4.31] returned to the form',
    events: [rejected('quote', lost), event('order.mend')],
    ends: {
      value: 'left',
      can: parentEvents,
      shows: { ...noQuote, selectRefusalText: '没有网络' },
      status: 'done',
      output: { order: null, fields: null, refusal: { code: '', message: '没有网络' } },
    },
  },
  {
    title: '[2.23] placed',
    events: answersWith(placedAnswer),
    ends: {
      value: 'placed',
      can: parentEvents,
      status: 'done',
      output: {
        order: {
          orderNo: 'FCL26100700012',
          status: 'submitted',
          autoCancelAt: 1791511200000,
          nextSteps: [{ code: 'VERIFY_ENTERPRISE', text: '完善企业认证', dueAt: 1791511200000 }],
          notice: '企业未认证，订单保留48小时',
        },
        fields: null,
        refusal: null,
      },
    },
  },
]);

const context = (more: object = {}) => ({ ...blank, ...more }) as unknown as CheckoutContext;

test('[4.31] a price is another by its amounts and currencies, not by their order', () => {
  const totals = quote.totals.map(({ currency, amount }) => ({ amount, currency })).reverse();
  const [first, second] = quote.totals;
  const isOther = (now: { currency: string; amount: string }[]) => rules.isOtherPrice(quote, { totals: now });
  expect(isOther(totals)).toBe(false);
  expect(isOther([first!, { ...second!, amount: '2200.01' }])).toBe(true);
  expect(isOther([first!, { ...second!, currency: '3' }])).toBe(true);
  expect(isOther([first!])).toBe(true);
});

describe('[4.31] the price the person had before them', () => {
  const now = { ...quote, totals: [{ currency: '2', amount: '2500.00' }] };
  test.each([
    ['is shown beside another for the same goods', { quote, part: PART }, quote],
    ['not for others', { quote, part: '{"priceId":"p2","currency":"2"}' }, null],
    ['nor where it is the same', { quote: now, part: PART }, null],
    ['nor where there was none', null, null],
  ])('%s', (_, known, seen) => {
    expect(rules.changedPriceFor(context({ price: known }), now)).toBe(seen);
  });
});

test('[4.31] a visitor owes no agreement, and a consent to the charges is none to the protocol', () => {
  const owing = { ...person, hasAgreedProtocol: false };
  expect(rules.pendingAgreements(context({ booker: null }))).toEqual([]);
  expect(rules.pendingAgreements(context({ agreed: ['charge'] }))).toEqual(['protocol']);
  expect(rules.withProtocol(context({ booker: owing, agreement: { kind: 'charge' } }))).toBe(owing);
  expect(rules.withProtocol(context({ booker: owing, agreement: { kind: 'protocol' } }))).toEqual({
    ...owing,
    hasAgreedProtocol: true,
  });
  expect(rules.withProtocol(context({ booker: null, agreement: { kind: 'protocol' } }))).toBeNull();
});

test.each<[OrderAnswer, object]>([
  [
    { kind: 'refused', code: '10005003', message: '舱位不足' },
    { refusal: { code: '10005003', message: '舱位不足' }, sent: null },
  ],
  [
    { kind: 'fields', fields: {}, message: '填写内容有误' },
    { refusal: { code: '', message: '填写内容有误' }, outcome: { order: null, fields: {} }, sent: null },
  ],
  [{ kind: 'unanswered', message: '没有回应' }, { refusal: { code: '', message: '没有回应' } }],
  [{ kind: 'expired' }, { sent: null }],
  [{ kind: 'offline' }, {}],
])('[4.31] only an order that was not taken for certain is sent under another key: $kind', (answer, after) => {
  expect(rules.afterAnswer(answer)).toEqual(after);
});

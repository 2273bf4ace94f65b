import {
  agreementText,
  checkoutCases,
  checkoutInput,
  otherQuote,
  placedAnswer,
  checkoutQuote as quote,
} from '#machines/checkout/checkout.cases.ts';
import * as all from '#machines/checkout/checkout.select.ts';
import { checkoutMachine, type OrderAnswer } from '#machines/checkout/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const { completed } = checkoutInput;
const usual = {
  selectFailure: null,
  selectRefusalCode: '',
  selectRefusalText: '',
  selectOrderedForm: completed.form,
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
const told = ['booker.arrived', 'form.changed'];
const busy = { tags: ['busy'], can: told };
const works = { selectIsWorking: true };
const retries = { selectCanRetry: true };
const noQuote = { selectLatestQuote: null };
const lost = new Error('没有网络');
const quoted = resolved('quote', quote);
const confirms = event('form.confirmed', { completed });
const text = (kind: 'charge' | 'protocol') => resolved('loadAgreement', agreementText(kind));
const read = (code: string) => resolved('reading', { kind: 'read', code });
const toProtocol = [quoted, confirms, text('charge'), read('charge'), text('protocol')];
const toSent = [...toProtocol, read('protocol'), resolved('recordProtocol')];
const answers = (answer: OrderAnswer) => [...toSent, resolved('placeOrder', answer)];

stateTable(checkoutMachine, checkoutCases, { all }, usual, [
  {
    ...busy,
    title: '[4.31] being priced, other boxes',
    input: { ...checkoutInput, completed: { form: { priceId: 'p2' }, price: null } },
    events: [],
    value: 'quoting',
    shows: { ...works, ...noQuote, selectOrderedForm: { priceId: 'p2' } },
  },
  {
    title: '[4.31] another price',
    input: { ...checkoutInput, completed: { ...completed, price: { quote, part: '{"priceId":"p1","currency":"2"}' } } },
    events: [resolved('quote', otherQuote)],
    value: 'differing',
    can: [...told, 'price.accept', 'price.decline'],
    shows: { selectLatestQuote: otherQuote, selectPrevious: quote, selectIsDiffering: true },
  },
  {
    title: '[10.11] an amendment beside what its order costs',
    input: {
      ...checkoutInput,
      placing: { key: 'key-1', amends: { orderNo: 'FCL26100700009', seen: 0, price: otherQuote } },
    },
    events: [quoted],
    value: 'differing',
    can: [...told, 'price.accept', 'price.decline'],
    shows: { selectAmends: 'FCL26100700009', selectPrevious: otherQuote, selectIsDiffering: true },
  },
  {
    title: '[4.31] to be confirmed',
    events: [quoted],
    value: 'reviewing',
    can: [...told, 'form.confirmed'],
  },
  {
    title: '[4.31] a price that lapsed',
    events: [quoted, resolved('expiry')],
    value: 'lapsed',
    can: [...told, 'order.retry', 'step.back'],
    shows: { ...retries, selectFailure: 'lapsed', selectCanLeave: true },
  },
  {
    ...busy,
    title: '[4.31] an agreement on its way',
    events: [quoted, confirms],
    value: { agreeing: 'loading' },
    shows: works,
  },
  {
    title: '[4.31] no agreement to read',
    events: [quoted, confirms, rejected('loadAgreement', lost)],
    value: { agreeing: 'unavailable' },
    can: [...told, 'order.retry', 'order.mend'],
    shows: { ...retries, selectFailure: 'agreement', selectRefusalText: '没有网络', selectCanMend: true },
  },
  {
    title: '[4.21] an agreement being read',
    events: [quoted, confirms, text('charge')],
    value: { agreeing: 'reading' },
    can: told,
    shows: { selectAgreement: agreementText('charge'), selectReading: 'reading' },
  },
  {
    ...busy,
    title: '[4.31] a consent being recorded',
    events: [...toProtocol, read('protocol')],
    value: { agreeing: 'recording' },
    shows: { ...works, selectAgreement: agreementText('protocol') },
  },
  {
    ...busy,
    title: '[4.31] on its way',
    events: toSent,
    value: 'submitting',
    shows: works,
  },
  {
    title: '[4.31] refused',
    events: answers({ kind: 'refused', code: '10005003', message: '舱位不足' }),
    value: 'refused',
    can: [...told, 'order.retry', 'order.mend'],
    shows: {
      ...retries,
      selectFailure: 'refused',
      selectRefusalCode: '10005003',
      selectRefusalText: '舱位不足',
      selectCanMend: true,
    },
  },
  {
    title: '[4.10] signed out',
    events: answers({ kind: 'expired' }),
    value: 'signedOut',
    can: [...told, 'order.submit'],
    shows: { selectFailure: 'signedOut' },
  },
  {
    title: '[4.31] offline',
    events: answers({ kind: 'offline' }),
    value: 'offline',
    can: [...told, 'order.retry'],
    shows: { ...retries, selectFailure: 'offline' },
  },
  {
    title: '[4.31] not answered since the page was loaded',
    input: { ...checkoutInput, sent: { key: 'key-0', quoteId: 'quote-0', form: completed.form } },
    events: [],
    value: 'unanswered',
    can: [...told, 'order.retry'],
    shows: { ...retries, ...noQuote, selectFailure: 'unanswered' },
  },
  {
    title: '[4.31] gone back to the form',
    events: [rejected('quote', lost), event('order.mend')],
    value: 'left',
    can: told,
    shows: { ...noQuote, selectRefusalText: '没有网络' },
  },
  {
    title: '[2.23] placed',
    events: answers(placedAnswer),
    value: 'placed',
    can: told,
  },
]);

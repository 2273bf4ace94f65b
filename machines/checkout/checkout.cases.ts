import { type AnyMachineSnapshot, createEmptyActor } from 'xstate';
import type { Booker, BookingForm } from '#domain/booking/service.ts';
import { readAt } from '#domain/form/path.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { PriceQuote } from '../pricing/index.ts';
import type {
  AgreementText,
  CheckoutContext,
  CheckoutInput,
  CheckoutService,
  CompletedForm,
  OrderAnswer,
} from './checkout.types.ts';
import { checkoutWords } from './checkout.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('没有回应') });

/** Requires two agreements, the second only once per user. */
export const checkoutService: CheckoutService = {
  code: 'sample',
  priced: (form) => ({ priceId: readAt(form, 'priceId'), currency: readAt(form, 'currency') }),
  links: () => ({ list: '/prices', enquiry: '/enquiry' }),
  agreements: (_, { hasAgreedProtocol }) => (hasAgreedProtocol ? ['charge'] : ['charge', 'protocol']),
};

const form: BookingForm = { priceId: 'p1', currency: '2', contactPhone: '13800138001' };
export const completed: CompletedForm = { form, price: null };

const booker: Booker = {
  basicEntId: 'ent-1',
  hasAgreedProtocol: false,
  isPassed: false,
  isUnderReview: false,
  isContractCustomer: false,
  mayBook: true,
  contact: { contactName: '李货主', contactPhone: '13800138001', contactEmail: '' },
};

export const checkoutQuote: PriceQuote = {
  quoteId: 'quote-1',
  lines: [],
  addOns: [],
  totals: [
    { currency: '2', amount: '2300.00' },
    { currency: '1', amount: '2200.00' },
  ],
  validTo: Date.UTC(2026, 9, 7, 3),
  now: Date.UTC(2026, 9, 7, 2),
};

export const checkoutInput: CheckoutInput = {
  parent: createEmptyActor(),
  service: checkoutService,
  placing: { key: 'key-1', amends: null },
  booker,
  completed,
  agreed: [],
  sent: null,
};

export const otherQuote = { ...checkoutQuote, quoteId: 'quote-2', totals: [{ currency: '2', amount: '2500.00' }] };

export const agreementText = (kind: AgreementText['kind']): AgreementText => ({
  kind,
  title: kind === 'charge' ? '收费协议' : '危险品运输协议',
  version: '1.0',
  effectiveDate: '2026-01-01',
  opening: ['请仔细阅读。'],
  articles: [{ heading: '一、费用', paragraphs: ['海运费按航次收取。'] }],
});

const refused: OrderAnswer = { kind: 'refused', code: '10005003', message: '舱位不足' };
export const placedAnswer: OrderAnswer = {
  kind: 'placed',
  order: {
    orderNo: 'FCL26100700012',
    status: 'submitted',
    autoCancelAt: Date.UTC(2026, 9, 9, 2),
    nextSteps: [{ code: 'VERIFY_ENTERPRISE', text: '完善企业认证', dueAt: Date.UTC(2026, 9, 9, 2) }],
    notice: '企业未认证，订单保留48小时',
  },
};

export const orderAnswers: readonly OrderAnswer[] = [
  placedAnswer,
  { kind: 'changed', quote: otherQuote, previous: checkoutQuote },
  { kind: 'fields', fields: { contactPhone: '请输入正确的手机号码' }, message: '填写内容有误，请检查后重试' },
  { kind: 'expired' },
  { kind: 'offline' },
  { kind: 'unanswered', message: '没有回应' },
  refused,
];

function key({ value, context }: AnyMachineSnapshot): string {
  const { booker: who, agreed, agreement, price, sent, outcome } = context as CheckoutContext;
  const isOver = value === 'left' || value === 'placed';
  return JSON.stringify([
    value,
    isOver ? [outcome.order === null, outcome.fields === null] : [who === null, agreed, sent === null],
    isOver ? null : [agreement?.kind, price?.quote.quoteId],
  ]);
}

export const checkoutCases: MachineCases = {
  words: checkoutWords,
  input: checkoutInput,
  otherInputs: [
    { ...checkoutInput, booker: null },
    { ...checkoutInput, sent: { key: 'key-0', quoteId: 'quote-0', form } },
  ],
  key,
  events: {
    'form.confirmed': [{ type: 'form.confirmed', completed }],
    'form.changed': [{ type: 'form.changed', completed }],
    'booker.arrived': [
      { type: 'booker.arrived', booker, completed },
      { type: 'booker.arrived', booker: null, completed },
    ],
    'step.back': [{ type: 'step.back' }],
    'order.submit': [{ type: 'order.submit' }],
    'order.retry': [{ type: 'order.retry' }],
    'order.mend': [{ type: 'order.mend' }],
    'price.accept': [{ type: 'price.accept' }],
    'price.decline': [{ type: 'price.decline' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'xstate.done.actor.quote': [done('quote', checkoutQuote), done('quote', otherQuote)],
    'xstate.error.actor.quote': [lost('quote')],
    'xstate.done.actor.expiry': [done('expiry')],
    'xstate.done.actor.loadAgreement': [done('loadAgreement', agreementText('charge'))],
    'xstate.error.actor.loadAgreement': [lost('loadAgreement')],
    'xstate.done.actor.reading': [
      done('reading', { kind: 'read', code: 'charge' }),
      done('reading', { kind: 'closed' }),
    ],
    'xstate.done.actor.recordProtocol': [done('recordProtocol')],
    'xstate.error.actor.recordProtocol': [lost('recordProtocol')],
    'xstate.done.actor.placeOrder': orderAnswers.map((answer) => done('placeOrder', answer)),
    'xstate.error.actor.placeOrder': [lost('placeOrder')],
  },
  delays: {},
  feeds: { 'connection.restored': 'connection' },
};

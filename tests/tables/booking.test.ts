import { bookingCases, offeredDrafts, refusedForm } from '#machines/booking/booking.cases.ts';
import { sampleQuote as quote, sampleService } from '#machines/booking/booking.sample.ts';
import * as all from '#machines/booking/booking.select.ts';
import { bookingMachine } from '#machines/booking/index.ts';
import { placedAnswer } from '#machines/checkout/checkout.cases.ts';
import type { OrderAnswer } from '#machines/checkout/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { type StateRow, stateTable } from '../kit/state-table.ts';
import * as on from '../machines/booking.rows.ts';

const { form, mine, next, opens, read, set, submit, text } = on;
const MUST_TICK = { path: 'agree', code: 'MUST_TICK', values: {}, level: 'BLOCK' };
const usual = {
  selectIsPlacedTold: false,
  selectScreen: 'form',
  selectStepIndex: 1,
  selectForm: form,
  selectErrors: [],
  selectIsTold: false,
  selectFacts: mine.facts,
  selectQuote: null,
  selectOrder: null,
  selectSteps: ['goods', 'contact', 'confirm'],
  selectOffered: null,
  selectOtherDrafts: 3,
  selectCanListDrafts: false,
  selectRefused: null,
  selectRefusalText: '',
  selectIsSignedIn: true,
  selectIsPassed: true,
  selectIsUnderReview: false,
  selectIsRestored: false,
  selectIsBusy: false,
  selectIsEditable: false,
  selectIsTyping: false,
  selectCanNext: false,
  selectCanSubmit: false,
  selectCanBack: false,
  selectCheckout: undefined,
  selectDraft: 'draft',
  selectPricing: 'pricing',
  selectUploads: 'uploads',
};
const unopened = {
  selectStepIndex: 0,
  selectForm: sampleService.blank,
  selectFacts: { now: 0 },
  selectOtherDrafts: 0,
  selectIsSignedIn: false,
  selectDraft: undefined,
  selectPricing: undefined,
  selectUploads: undefined,
};
const editing = ['form.set', 'form.left', 'step.go'];
const fillsIn = [...editing, 'form.clear', 'step.next', 'drafts.wanted'];
const fills = { selectIsEditable: true, selectCanListDrafts: true, selectCanNext: true, selectCanBack: true };
const toReview = [opens(), next, resolved('checkout/quote', quote)];
const priced = { selectQuote: quote };
const orders = { selectCheckout: 'checkout' };
const confirms = { ...priced, ...orders, selectScreen: 'review', selectStepIndex: 2 };
const confirming = { ...confirms, selectIsEditable: true, selectCanSubmit: true, selectCanBack: true };
const toSubmit = [opens({ booker: { ...on.person, hasAgreedProtocol: true } }), ...toReview.slice(1), submit];
const answers = (answer: OrderAnswer) => [
  ...toSubmit,
  text('charge'),
  read('charge'),
  resolved('checkout/placeOrder', answer),
];
const placed = placedAnswer.kind === 'placed' ? placedAnswer.order : null;
const offers = resolved('open', offeredDrafts);
const offered = { ...unopened, selectScreen: 'choosing', selectOffered: offeredDrafts, selectIsSignedIn: true };
const notPassed = { selectIsPassed: false };
const busy = { tags: ['busy'], can: [] };

const rows: readonly StateRow[] = [
  {
    ...busy,
    title: '[4.31] being opened, a service of two steps',
    input: { service: { ...sampleService, steps: ['goods', 'confirm'] } },
    events: [],
    value: 'opening',
    shows: { ...unopened, selectScreen: 'opening', selectIsBusy: true, selectSteps: ['goods', 'confirm'] },
  },
  {
    title: '[4.31] not opened',
    events: [rejected('open', on.noSpace)],
    value: 'unavailable',
    can: ['booking.retry'],
    shows: {
      ...unopened,
      selectScreen: 'unavailable',
      selectRefusalText: '舱位不足',
      selectIsTold: true,
    },
  },
  {
    title: '[4.31] nothing to copy',
    events: [resolved('open', refusedForm)],
    value: 'refused',
    can: [],
    shows: {
      ...unopened,
      ...notPassed,
      selectScreen: 'refused',
      selectRefused: 'unknownOrder',
      selectIsSignedIn: true,
    },
  },
  {
    title: '[2.5b] nothing to copy for a visitor, who may ask to sign in',
    events: [resolved('open', { ...refusedForm, refused: 'visitor', booker: null })],
    value: 'refused',
    can: ['order.submit'],
    shows: { ...unopened, selectScreen: 'refused', selectRefused: 'visitor' },
  },
  {
    title: '[4.31] drafts to choose from',
    events: [offers],
    value: { choosing: 'asking' },
    can: ['draft.picked', 'draft.removed'],
    shows: { ...offered, ...notPassed },
  },
  {
    ...busy,
    title: '[4.31] one being removed',
    events: [offers, event('draft.removed', { choice: offeredDrafts.choices[0] })],
    value: { choosing: 'removing' },
    shows: { ...offered, ...notPassed, selectIsBusy: true },
  },
  {
    title: '[4.31] at the last step of the form, by a company under review',
    events: [opens({ booker: { ...on.person, isPassed: false, isUnderReview: true }, isRestored: true })],
    value: { open: { filling: 'resting' } },
    tags: ['editable'],
    can: [...fillsIn, 'step.back'],
    shows: { ...fills, ...notPassed, selectIsUnderReview: true, selectIsRestored: true },
  },
  {
    title: '[2.5b] at the first, being typed in by a visitor',
    events: [opens({ ...on.visiting, step: 'goods' }), set('remark', '小')],
    value: { open: { filling: 'typing' } },
    tags: ['editable'],
    can: fillsIn,
    shows: {
      ...fills,
      selectStepIndex: 0,
      selectForm: { ...form, remark: '小' },
      selectIsTyping: true,
      selectIsSignedIn: false,
      selectCanBack: false,
    },
  },
  {
    ...busy,
    title: '[4.31] on the way to the other drafts',
    events: [opens(), event('drafts.wanted')],
    value: { open: 'handingOver' },
    shows: { selectIsBusy: true },
  },
  {
    title: '[4.31] being priced',
    events: [opens(), next],
    value: { open: { ordering: 'waiting' } },
    can: [],
    shows: orders,
  },
  {
    title: '[4.31] to be confirmed',
    events: toReview,
    value: { open: { ordering: { reviewing: 'resting' } } },
    tags: ['editable'],
    can: [...editing, 'order.submit', 'step.back'],
    shows: confirming,
  },
  {
    title: '[4.31] not ticked, and tried',
    events: [...toReview, set('agree', false), submit],
    value: { open: { ordering: { reviewing: 'typing' } } },
    tags: ['editable'],
    can: [...editing, 'order.submit', 'step.back'],
    shows: {
      ...confirming,
      selectIsTyping: true,
      selectForm: { ...form, agree: false },
      selectErrors: [MUST_TICK],
      selectIsTold: true,
    },
  },
  {
    title: '[4.31] on its way',
    events: [...toSubmit, text('charge'), read('charge')],
    value: { open: { ordering: 'waiting' } },
    can: [],
    shows: confirms,
  },
  {
    title: '[4.10] signed out',
    events: answers({ kind: 'expired' }),
    value: { open: { ordering: 'signedOut' } },
    can: [],
    shows: { ...confirms, selectScreen: 'signedOut' },
  },
  {
    title: '[4.31] not answered since the page was loaded: no form to fill',
    events: [opens({ sent: { key: 'key-0', quoteId: 'quote-0', form } })],
    value: { open: { ordering: 'waiting' } },
    can: [],
    shows: { ...orders, selectScreen: 'review' },
  },
  {
    title: '[4.31] told of what the server found, and of nothing before it is gone back to',
    events: answers({ kind: 'fields', fields: { currency: '币种不对' }, message: '填写内容有误' }),
    value: { open: { filling: 'resting' } },
    tags: ['editable'],
    can: fillsIn,
    shows: {
      ...fills,
      ...priced,
      selectStepIndex: 0,
      selectErrors: [{ path: 'currency', code: 'REFUSED', values: { message: '币种不对' }, level: 'BLOCK' }],
      selectRefusalText: '填写内容有误',
      selectIsTold: true,
      selectCanBack: false,
    },
  },
  {
    title: '[2.23] placed',
    events: answers(placedAnswer),
    value: { open: { placed: 'leaving' } },
    can: [],
    shows: { ...confirms, selectScreen: 'placed', selectOrder: placed, selectCheckout: undefined },
  },
  {
    title: '[2.23] told over the form',
    events: [...answers(placedAnswer), { after: 1_500 }],
    value: { open: { placed: 'told' } },
    can: ['booking.retry'],
    shows: {
      ...confirms,
      selectScreen: 'placed',
      selectOrder: placed,
      selectCheckout: undefined,
      selectIsPlacedTold: true,
    },
  },
];

stateTable(
  bookingMachine,
  bookingCases,
  { all },
  usual,
  rows.map((row) => ({ ...row, real: on.real })),
);

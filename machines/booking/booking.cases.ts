import type { AnyMachineSnapshot } from 'xstate';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { Booker, BookingForm, BookingService } from '#domain/booking/service.ts';
import type { CheckoutOutput, PlacedOrder } from '../checkout/index.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { Arrival, OpenedForm } from '../order-form/index.ts';
import type { PriceQuote } from '../pricing/index.ts';
import type { BookingContext, BookingInput, OfferedDrafts, OpenAnswer } from './booking.types.ts';
import { bookingWords } from './booking.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('没有回应') });
const form: BookingForm = { priceId: 'p1', currency: '2', contactPhone: '13800138001' };

/** Minimal service: only the form and the checkout use it. */
const service: BookingService = {
  code: 'sample',
  steps: ['contact', 'confirm'],
  description: { sections: [], checks: [] },
  blank: form,
  kept: [],
  priced: () => null,
  agreements: () => [],
  successPath: null,
  links: () => ({ list: '/prices', enquiry: '/enquiry' }),
};

const booker: Booker = {
  basicEntId: 'ent-1',
  hasAgreedProtocol: false,
  isPassed: false,
  isUnderReview: false,
  isContractCustomer: false,
  mayBook: true,
  contact: { contactName: '李货主', contactPhone: '13800138001', contactEmail: '' },
};

const openedForm: OpenedForm = {
  form,
  facts: { now: Date.UTC(2026, 9, 7, 2) },
  step: 'contact',
  booker,
  owner: 'user-1',
  draftId: 'here-1',
  otherDrafts: 1,
  key: 'key-1',
  mark: null,
  isRestored: false,
  sent: null,
};

const visitor: OpenedForm = { ...openedForm, booker: null, owner: ANONYMOUS };

const summary = { lane: '上海 → 鹿特丹', boxes: '2×20GP', goods: 'UN 1230 甲醇' };
export const offeredDrafts: OfferedDrafts = {
  choices: [
    { id: 'here-2', isAnonymous: false, owner: 'user-1', mark: null, summary, keptAt: Date.UTC(2026, 9, 6, 2) },
    {
      id: 'here-3',
      isAnonymous: true,
      owner: ANONYMOUS,
      mark: null,
      summary: { ...summary, boxes: '1×40HQ' },
      keptAt: Date.UTC(2026, 9, 5, 2),
    },
  ],
  chosen: { ...summary, goods: 'UN 1993 易燃液体' },
  booker,
  owner: 'user-1',
};

export const refusedForm: OpenAnswer = { refused: 'unknownOrder', booker, owner: 'user-1' };
export const refusedVisitor: OpenAnswer = { refused: 'visitor', booker: null, owner: ANONYMOUS };

const order: PlacedOrder = {
  orderNo: 'FCL26100700012',
  status: 'submitted',
  autoCancelAt: null,
  nextSteps: [],
  notice: '企业未认证，订单保留48小时',
};

const outcomes: readonly CheckoutOutput[] = [
  { order, fields: null, refusal: null },
  { order: null, fields: { contactPhone: '请输入正确的手机号码' }, refusal: { code: '', message: '填写内容有误' } },
  { order: null, fields: null, refusal: null },
];

const completed = { form, price: null };
const quote: PriceQuote = { quoteId: 'quote-1', lines: [], addOns: [], totals: [], validTo: 2, now: 1 };
const arrival: Arrival = { booker, owner: 'user-1', isHere: true };

/** Includes only what decides the accepted events; the form and the checkout have models of their own. */
const key = ({ value, context }: AnyMachineSnapshot) =>
  JSON.stringify([value, (context as BookingContext).person.booker === null]);

export const bookingCases: MachineCases = {
  words: bookingWords,
  input: { service } satisfies BookingInput,
  key,
  events: {
    'order.submit': [{ type: 'order.submit' }],
    'session.changed': [
      { type: 'session.changed', ...arrival },
      { type: 'session.changed', booker: null, owner: ANONYMOUS, isHere: false },
    ],
    'draft.picked': [{ type: 'draft.picked', intent: { kind: 'new' } }],
    'draft.removed': [{ type: 'draft.removed', choice: offeredDrafts.choices[0] }],
    'step.go': [{ type: 'step.go', step: 'goods' }],
    'page.leaving': [{ type: 'page.leaving' }],
    'booking.retry': [{ type: 'booking.retry' }],
    'xstate.done.actor.open': [
      done('open', openedForm),
      done('open', visitor),
      done('open', offeredDrafts),
      done('open', refusedForm),
      done('open', refusedVisitor),
    ],
    'xstate.error.actor.open': [lost('open')],
    'xstate.done.actor.dropDraft': [done('dropDraft')],
    'xstate.error.actor.dropDraft': [lost('dropDraft')],
    'form.completed': [{ type: 'form.completed', completed }],
    'form.confirmed': [{ type: 'form.confirmed', completed }],
    'form.changed': [{ type: 'form.changed', completed }],
    'form.reopened': [{ type: 'form.reopened' }],
    'form.kept': [{ type: 'form.kept' }],
    'form.abandoned': [{ type: 'form.abandoned' }],
    'booker.arrived': [{ type: 'booker.arrived', booker, owner: 'user-1', completed }],
    'checkout.quoted': [{ type: 'checkout.quoted', price: { quote, part: '' } }],
    'checkout.reviewing': [{ type: 'checkout.reviewing' }],
    'checkout.reviewed': [{ type: 'checkout.reviewed' }],
    'checkout.agreed': [{ type: 'checkout.agreed', kind: 'charge' }],
    'checkout.sent': [
      { type: 'checkout.sent', sent: { key: 'key-1', quoteId: 'quote-1', form } },
      { type: 'checkout.sent', sent: null },
    ],
    'checkout.expired': [{ type: 'checkout.expired' }],
    'xstate.done.actor.checkout': outcomes.map((output) => done('checkout', output)),
  },
  delays: { successPage: 1_500 },
  feeds: {
    'session.changed': 'surroundings',
    'page.leaving': 'surroundings',
    'step.go': 'surroundings',
    'form.completed': 'form',
    'form.confirmed': 'form',
    'form.changed': 'form',
    'form.reopened': 'form',
    'form.kept': 'form',
    'form.abandoned': 'form',
    'booker.arrived': 'form',
    'checkout.quoted': 'checkout',
    'checkout.reviewing': 'checkout',
    'checkout.reviewed': 'checkout',
    'checkout.agreed': 'checkout',
    'checkout.sent': 'checkout',
    'checkout.expired': 'checkout',
  },
};

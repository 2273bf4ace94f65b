import type { AnyMachineSnapshot } from 'xstate';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { Booker } from '#domain/booking/service.ts';
import type { CheckoutOutput, PlacedOrder } from '../checkout/index.ts';
import type { MachineCases } from '../kit/cases.ts';
import { isKeeping } from './booking.rules.ts';
import { sampleQuote as quote, sampleForm, sampleReaders, sampleService } from './booking.sample.ts';
import type { Arrival, BookingContext, BookingInput, OfferedDrafts, OpenAnswer, OpenedForm } from './booking.types.ts';
import { bookingWords } from './booking.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('没有回应') });
const form = sampleForm;

export const bookingInput: BookingInput = { service: sampleService };
export const booker: Booker = {
  basicEntId: 'ent-1',
  hasAgreedProtocol: false,
  isPassed: false,
  isUnderReview: false,
  isContractCustomer: false,
  contact: { contactName: '李货主', contactPhone: '13800138001', contactEmail: '' },
};

export const openedForm: OpenedForm = {
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

const visitor: OpenedForm = {
  ...openedForm,
  form: { ...sampleForm, agree: false },
  booker: null,
  owner: ANONYMOUS,
};
const empty: OpenedForm = { ...openedForm, form: sampleService.blank };
const sent: OpenedForm = { ...openedForm, sent: { key: 'key-0', quoteId: 'quote-0', form } };

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

const child = (context: object) => ({ context });

const arrival: Arrival = { booker, owner: 'user-1', isHere: true };

/** What decides what can happen next; not every word of the form. */
function key({ value, context }: AnyMachineSnapshot): string {
  const { service, form, step, booker: who, price, adoptedVersion, takenKeys } = context as BookingContext;
  // Whatever is opened next begins with nothing of the form before.
  if (typeof value === 'string' || 'choosing' in value) return JSON.stringify([value, who === null]);
  const { cargoReadyDate, agree } = sampleReaders.formOf(service.code, form);
  return JSON.stringify([
    value,
    step,
    who === null,
    price?.quote.quoteId,
    adoptedVersion + takenKeys.length,
    cargoReadyDate === '',
    agree,
    isKeeping(context as BookingContext, arrival),
  ]);
}

export const bookingCases: MachineCases = {
  words: bookingWords,
  input: bookingInput,
  key,
  events: {
    'form.set': [
      { type: 'form.set', path: 'remark', value: '小心轻放' },
      { type: 'form.set', path: 'currency', value: '2' },
      { type: 'form.set', path: 'cargoReadyDate', value: '2026-10-20' },
      { type: 'form.set', path: 'agree', value: true },
    ],
    'form.left': [{ type: 'form.left', path: 'contactPhone' }],
    'form.clear': [{ type: 'form.clear' }],
    'step.next': [{ type: 'step.next' }],
    'step.back': [{ type: 'step.back' }],
    'step.go': [
      { type: 'step.go', step: 'goods' },
      { type: 'step.go', step: 'contact' },
    ],
    'order.submit': [{ type: 'order.submit' }],
    'session.changed': [
      { type: 'session.changed', ...arrival },
      { type: 'session.changed', booker: null, owner: ANONYMOUS, isHere: false },
    ],
    'drafts.wanted': [{ type: 'drafts.wanted' }],
    'draft.picked': [{ type: 'draft.picked', wish: { kind: 'new' } }],
    'draft.removed': [{ type: 'draft.removed', choice: offeredDrafts.choices[0] }],
    'page.leaving': [{ type: 'page.leaving' }],
    'booking.retry': [{ type: 'booking.retry' }],
    'xstate.snapshot.pricing': [
      { type: 'xstate.snapshot.pricing', snapshot: child({ quote, quotedPart: { priceId: 'p1', currency: '2' } }) },
    ],
    'xstate.snapshot.draft': [
      {
        type: 'xstate.snapshot.draft',
        snapshot: child({ adopted: { id: 'draft-1', version: 7, form } }),
      },
    ],
    'xstate.snapshot.uploads': [
      {
        type: 'xstate.snapshot.uploads',
        snapshot: child({ taken: [{ key: 'one', path: 'documents', fileId: 'file-1', name: 'note.pdf', size: 10 }] }),
      },
    ],
    'xstate.done.actor.open': [
      done('open', openedForm),
      done('open', visitor),
      done('open', empty),
      done('open', sent),
      done('open', offeredDrafts),
      done('open', refusedForm),
      done('open', refusedVisitor),
    ],
    'xstate.error.actor.open': [lost('open')],
    'xstate.done.actor.dropDraft': [done('dropDraft')],
    'xstate.error.actor.dropDraft': [lost('dropDraft')],
    'form.changed': [],
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
  delays: { rest: 300, successPage: 1_500 },
  feeds: {
    'session.changed': 'surroundings',
    'page.leaving': 'surroundings',
    'checkout.quoted': 'checkout',
    'checkout.reviewing': 'checkout',
    'checkout.reviewed': 'checkout',
    'checkout.agreed': 'checkout',
    'checkout.sent': 'checkout',
    'checkout.expired': 'checkout',
  },
};

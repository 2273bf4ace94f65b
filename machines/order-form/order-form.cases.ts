import { type AnyMachineSnapshot, createEmptyActor } from 'xstate';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { Booker } from '#domain/booking/service.ts';
import type { MachineCases } from '../kit/cases.ts';
import { methanolEntry } from '../kit/methanol-entry.ts';
import { isKeeping, isOutdated } from './order-form.rules.ts';
import { sampleQuote as quote, sampleForm, sampleReaders, sampleService } from './order-form.sample.ts';
import type { Arrival, OpenedForm, OrderFormContext, OrderFormInput } from './order-form.types.ts';
import { orderFormWords } from './order-form.words.ts';

const form = sampleForm;

export const booker: Booker = {
  basicEntId: 'ent-1',
  hasAgreedProtocol: false,
  isPassed: false,
  isUnderReview: false,
  isContractCustomer: false,
  mayBook: true,
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

export const orderFormInput: OrderFormInput = {
  parent: createEmptyActor(),
  service: sampleService,
  opened: openedForm,
};

export const opens = (more: Partial<OpenedForm>): OrderFormInput => ({
  ...orderFormInput,
  opened: { ...openedForm, ...more },
});

export const amending = {
  ...openedForm.facts,
  amends: { orderNo: 'FCL26100700009', seen: 2, price: { lines: [], totals: [] } },
};
export const outdated = { type: 'form.mend', fields: null, refusal: { code: '10004009', message: '订单刚刚有了变更' } };

const arrival: Arrival = { booker, owner: 'user-1', isHere: true };

/** Includes only what decides the accepted events, not every value of the form. */
function key({ value, context }: AnyMachineSnapshot): string {
  const { service, form: now, step, person, price, draftVersion, ...rest } = context as OrderFormContext;
  const { cargoReadyDate, agree } = sampleReaders.formOf(service.code, now);
  return JSON.stringify([
    value,
    step,
    person.booker === null,
    price?.quote.quoteId,
    draftVersion,
    cargoReadyDate === '',
    agree,
    isOutdated({ facts: rest.facts, refusal: rest.refusal }),
    isKeeping({ form: now, person, opened: rest.opened }, arrival),
  ]);
}

export const orderFormCases: MachineCases = {
  words: orderFormWords,
  input: orderFormInput,
  otherInputs: [
    opens({ form: { ...form, agree: false }, booker: null, owner: ANONYMOUS }),
    opens({ form: sampleService.blank }),
    opens({ facts: amending }),
    opens({ sent: { key: 'key-0', quoteId: 'quote-0', form } }),
  ],
  key,
  events: {
    'form.set': [
      { type: 'form.set', path: 'remark', value: '小心轻放' },
      { type: 'form.set', path: 'currency', value: '2' },
      { type: 'form.set', path: 'cargoReadyDate', value: '2026-10-20' },
      { type: 'form.set', path: 'agree', value: true },
    ],
    'form.left': [{ type: 'form.left', path: 'contactPhone' }],
    'form.renew': [{ type: 'form.renew' }],
    'form.clear': [{ type: 'form.clear' }],
    'step.next': [{ type: 'step.next' }],
    'step.back': [{ type: 'step.back' }],
    'step.go': [
      { type: 'step.go', step: 'goods' },
      { type: 'step.go', step: 'contact' },
    ],
    'order.submit': [{ type: 'order.submit' }],
    'drafts.wanted': [{ type: 'drafts.wanted' }],
    'session.changed': [
      { type: 'session.changed', ...arrival },
      { type: 'session.changed', booker: null, owner: ANONYMOUS, isHere: false },
    ],
    'page.leaving': [{ type: 'page.leaving' }],
    'form.mend': [
      {
        type: 'form.mend',
        fields: { contactPhone: '请输入正确的手机号码' },
        refusal: { code: '', message: '填写内容有误' },
      },
      { type: 'form.mend', fields: null, refusal: null },
      outdated,
    ],
    'form.placed': [{ type: 'form.placed' }],
    'checkout.quoted': [{ type: 'checkout.quoted', price: { quote, part: '' } }],
    'checkout.reviewing': [{ type: 'checkout.reviewing' }],
    'checkout.reviewed': [{ type: 'checkout.reviewed' }],
    'checkout.sent': [
      { type: 'checkout.sent', sent: { key: 'key-1', quoteId: 'quote-1', form } },
      { type: 'checkout.sent', sent: null },
    ],
    'xstate.done.actor.renew': [
      {
        type: 'xstate.done.actor.renew',
        output: { base: form, form, facts: { ...amending, amends: { ...amending.amends, seen: 3 } } },
      },
    ],
    'xstate.error.actor.renew': [{ type: 'xstate.error.actor.renew', error: new Error('没有网络') }],
    'pricing.quoted': [{ type: 'pricing.quoted', quote, part: { priceId: 'p1', currency: '2' } }],
    'numbers.found': [{ type: 'numbers.found', entries: [methanolEntry] }],
    'draft.adopted': [{ type: 'draft.adopted', version: 7, form }],
    'uploads.taken': [
      {
        type: 'uploads.taken',
        file: { key: 'one', path: 'documents', fileId: 'file-1', name: 'note.pdf', size: 10 },
        arePending: false,
      },
    ],
  },
  delays: { rest: 300 },
};

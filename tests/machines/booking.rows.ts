import { ANONYMOUS } from '#domain/booking/owner.ts';
import { CallFailure } from '#domain/failure.ts';
import { booker, openedForm } from '#machines/booking/booking.cases.ts';
import { sampleService } from '#machines/booking/booking.sample.ts';
import type { OpenedForm } from '#machines/booking/index.ts';
import { agreementText } from '#machines/checkout/checkout.cases.ts';
import { checkoutMachine } from '#machines/checkout/index.ts';
import { event, resolved, toChild } from '../kit/journey.ts';

export const person = { ...booker, basicEntId: 'ent-9', isPassed: true };
export const form = { ...openedForm.form, remark: '旧备注' };
export const mine: OpenedForm = {
  ...openedForm,
  form,
  booker: person,
  owner: 'user-4',
  draftId: 'here-4',
  otherDrafts: 3,
  key: 'key-7',
  mark: { id: 'draft-2', version: 5 },
};
export const visiting: OpenedForm = { ...mine, booker: null, owner: ANONYMOUS };

/** Before anything was opened. */
export const blank = {
  service: sampleService,
  form: sampleService.blank,
  facts: { now: 0 },
  step: 'goods',
  errors: [],
  validatedSteps: [],
  booker: null,
  key: '',
  mark: null,
  isRestored: false,
  owner: ANONYMOUS,
  draftId: '',
  otherDrafts: 0,
  openedForm: sampleService.blank,
  isSignInAsked: false,
  wish: null,
  offered: null,
  removal: null,
  price: null,
  agreed: [],
  refusal: null,
  refused: null,
  sent: null,
  order: null,
  takenKeys: [],
  adoptedVersion: 0,
};
export const open = (more: object = {}) => ({ ...blank, ...mine, openedForm: form, ...more });

export const opens = (more: Partial<OpenedForm> = {}) => resolved('open', { ...mine, ...more });
export const set = (path: string, value: unknown) => event('form.set', { path, value });
export const left = (path: string) => event('form.left', { path });
export const go = (step: string) => event('step.go', { step });
export const next = event('step.next');
export const back = event('step.back');
export const submit = event('order.submit');
export const retry = toChild('checkout', 'order.retry');
export const mend = toChild('checkout', 'order.mend');
export const arrives = (more: object = {}) =>
  event('session.changed', { booker: person, owner: 'user-4', isHere: true, ...more });
export const leavesFor = (owner: string) => arrives({ booker: null, owner });
export const lost = new Error('没有网络');
export const noSpace = new CallFailure({ kind: 'refused', code: '10005003', message: '舱位不足', status: 200 });
export const text = (kind: 'charge' | 'protocol') =>
  resolved('checkout/loadAgreement', { ...agreementText(kind), version: kind === 'charge' ? '1.4' : '2.3' });
export const read = (code: string) => resolved('checkout/reading', { kind: 'read', code });

/** The checkout runs inside for real. */
export const real = { checkout: checkoutMachine };

/** What the draft and the price are told. */
export const changed = (one: object, basedOn = 0) => ({ type: 'draft.changed', form: one, basedOn });
export const leaving = { type: 'draft.leaving' };
export const priced = (currency = '2') => ({ type: 'pricing.asked', part: { priceId: 'p1', currency } });
export const written = (step: string, isUntouched = true) => ({ step, draftId: 'here-4', isUntouched });

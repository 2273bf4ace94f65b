import { ANONYMOUS } from '#domain/booking/owner.ts';
import { CallFailure } from '#domain/failure.ts';
import { agreementText } from '#machines/checkout/checkout.cases.ts';
import { checkoutMachine } from '#machines/checkout/index.ts';
import { type OpenedForm, orderFormMachine } from '#machines/order-form/index.ts';
import { sampleService } from '#machines/order-form/order-form.sample.ts';
import { event, resolved, toChild } from '../kit/journey.ts';
import { form, mine, person } from './order-form.rows.ts';

export const input = { service: sampleService };

/** Before anything was opened. */
export const blank = {
  service: sampleService,
  intent: null,
  person: { booker: null, owner: ANONYMOUS },
  opened: null,
  offered: null,
  removal: null,
  refused: null,
  refusal: null,
  completed: null,
  agreed: [],
  sent: null,
  order: null,
};
export const open = (more: object = {}) => ({
  ...blank,
  person: { booker: person, owner: 'user-4' },
  opened: mine,
  ...more,
});
export const completed = (price: object | null = null, one: object = form) => ({ completed: { form: one, price } });

export const opens = (more: Partial<OpenedForm> = {}) => resolved('open', { ...mine, ...more });
/** Pressed and typed in the form. */
export const set = (path: string, value: unknown) => toChild('form', 'form.set', { path, value });
export const next = toChild('form', 'step.next');
export const back = toChild('form', 'step.back');
export const submit = toChild('form', 'order.submit');
/** Asked by the address. */
export const go = (step: string) => event('step.go', { step });
export const retry = toChild('checkout', 'order.retry');
export const mend = toChild('checkout', 'order.mend');
export const arrival = (more: object = {}) => ({
  type: 'session.changed',
  booker: person,
  owner: 'user-4',
  isHere: true,
  ...more,
});
export const arrives = (more: object = {}) => event('session.changed', arrival(more));
export const leavesFor = (owner: string) => arrives({ booker: null, owner });
export const lost = new Error('没有网络');
export const noSpace = new CallFailure({ kind: 'refused', code: '10005003', message: '舱位不足', status: 200 });
export const text = (kind: 'charge' | 'protocol') =>
  resolved('checkout/loadAgreement', { ...agreementText(kind), version: kind === 'charge' ? '1.4' : '2.3' });
export const read = (code: string) => resolved('checkout/reading', { kind: 'read', code });

/** The form and the checkout run inside for real. */
export const real = { checkout: checkoutMachine, orderForm: orderFormMachine };

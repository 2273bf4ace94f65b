import { expect } from 'vitest';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { BookingService } from '#domain/booking/service.ts';
import type { OpenedForm } from '#machines/order-form/index.ts';
import { booker, openedForm, orderFormInput } from '#machines/order-form/order-form.cases.ts';
import { sampleService } from '#machines/order-form/order-form.sample.ts';
import { event } from '../kit/journey.ts';

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

/** Facts of a form that amends an order. */
export const amending = {
  ...mine.facts,
  amends: { orderNo: 'FCL26100700009', seen: 2, price: { lines: [], totals: [{ currency: '2', amount: '1500.00' }] } },
};

/** Input of the chart. */
export const opened = (more: Partial<OpenedForm> = {}, service: BookingService = sampleService) => ({
  ...orderFormInput,
  service,
  opened: { ...mine, ...more },
});
/** Event that marks the form as started. */
export const started = (more: object = {}) => ({
  draftId: 'here-4',
  form,
  isRestored: false,
  mark: mine.mark,
  otherDrafts: 3,
  sent: null,
  ...more,
});
export const signedIn = (more: object = {}) => ({ booker: person, owner: 'user-4', isSignInRequested: false, ...more });
export const signedOut = (more: object = {}) => signedIn({ booker: null, owner: ANONYMOUS, ...more });
export const known = (more: object = {}) => ({
  parent: expect.anything(),
  service: sampleService,
  form,
  facts: mine.facts,
  step: 'contact',
  errors: [],
  validatedSteps: [],
  price: null,
  refusal: null,
  person: signedIn(),
  opened: started(),
  draftVersion: 0,
  ...more,
});

export const set = (path: string, value: unknown) => event('form.set', { path, value });
export const left = (path: string) => event('form.left', { path });
export const go = (step: string) => event('step.go', { step });
export const next = event('step.next');
export const back = event('step.back');
export const submit = event('order.submit');
export const arrives = (more: object = {}) =>
  event('session.changed', { booker: person, owner: 'user-4', isHere: true, ...more });

/** Events to the draft and pricing children. */
export const changed = (one: object, basedOn = 0) => ({ type: 'draft.changed', form: one, basedOn });
export const leaving = { type: 'draft.leaving' };
export const priced = (currency = '2', priceId = 'p1') => ({ type: 'pricing.asked', part: { priceId, currency } });
export const written = (step: string, isUntouched = true) => ({ step, draftId: 'here-4', isUntouched });
export const REQUIRED = { path: 'contactPhone', code: 'REQUIRED', values: {}, level: 'BLOCK' };

/** Events to the form's parent. */
export const hears = (what: string, one: object, price: object | null = null, amends?: object) => ({
  type: `form.${what}`,
  completed: { form: one, price, ...(amends === undefined ? {} : { amends }) },
});
export const reopened = { type: 'form.reopened' };

/** A service with a finding on any remark. */
export const warning = {
  ...sampleService,
  description: {
    ...sampleService.description,
    checks: [() => [{ path: 'remark', code: 'VAGUE_NAME' as const, level: 'WARN' as const, step: 'contact' }]],
  },
};

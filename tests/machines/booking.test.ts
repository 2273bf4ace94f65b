import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { fclService } from '#domain/booking/services/fcl/service.ts';
import { booker, bookingCases, bookingInput, openedForm, refusedVisitor } from '#machines/booking/booking.cases.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import { sampleQuote as quote, sampleService } from '#machines/booking/booking.sample.ts';
import {
  type Arrival,
  type BookingContext,
  type BookingEvent,
  bookingMachine,
  type OpenedForm,
} from '#machines/booking/index.ts';
import { agreementText, placedAnswer } from '#machines/checkout/checkout.cases.ts';
import type { OrderRequest } from '#machines/checkout/index.ts';
import { event, type Journey, journeys, resolved } from '../kit/journey.ts';
import { readyBooking } from '../kit/ready-booking.ts';
import { real } from './booking.rows.ts';
import { formRows } from './booking-form.rows.ts';
import { orderRows } from './booking-order.rows.ts';

const opened = (more: Partial<OpenedForm> = {}) => resolved('open', { ...openedForm, ...more });
const next = event('step.next');
const submit = event('order.submit');
const quoted = resolved('checkout/quote', quote);
const text = resolved('checkout/loadAgreement', agreementText('charge'));
const read = resolved('checkout/reading', { kind: 'read', code: 'charge' });
const typed = event('form.set', { path: 'remark', value: '小心轻放' });
const arrived = (more: Partial<Arrival> = {}) =>
  event('session.changed', { booker, owner: 'user-1', isHere: true, ...more });
const toReview = [opened(), next, quoted];
const agreed = [submit, text, read, text, read, resolved('checkout/recordProtocol')];
/** Where the form can be changed, nothing is waiting to be told. */
const at = (state: string, context: Partial<BookingContext> = {}, inside = 'resting') => ({
  value: {
    open: state === 'filling' ? { filling: inside } : { ordering: state === 'waiting' ? state : { [state]: inside } },
  },
  context: expect.objectContaining(context),
});

const rows: readonly Journey[] = [
  ...formRows,
  ...orderRows,
  {
    title: '[2.5b][4.31] a copy asked for while signed out opens after signing in',
    events: [
      resolved('open', refusedVisitor),
      submit,
      event('session.changed', { booker, owner: 'user-1', isHere: true }),
      opened({ form: { ...openedForm.form, remark: '再订一票' } }),
    ],
    ends: at('filling', { refused: null, booker, form: { ...openedForm.form, remark: '再订一票' } }),
  },
  {
    title: '[4.31] no address leads past a step that is open',
    events: [opened({ form: sampleService.blank })],
    ends: at('filling', { step: 'goods' }),
  },
  {
    title: '[2.5b] after signing in the same form stands there, priced for that person',
    events: [
      opened({ booker: null, owner: ANONYMOUS }),
      next,
      quoted,
      submit,
      event('session.changed', { booker, owner: 'user-1', isHere: true }),
      quoted,
    ],
    ends: at('reviewing', { booker, form: openedForm.form }),
  },
  {
    title: '[4.31] what the form offers follows who is signed in',
    events: [
      opened({ booker: null, owner: ANONYMOUS }),
      typed,
      arrived({ booker: { ...booker, isContractCustomer: true } }),
    ],
    ends: at('filling', { facts: { ...openedForm.facts, isContractCustomer: true } }, 'typing'),
  },
  {
    title: '[2.5b] who signs in over what they have just typed goes on with it unasked',
    events: [opened({ booker: null, owner: ANONYMOUS }), typed, arrived()],
    ends: at('filling', { owner: 'user-1', form: { ...openedForm.form, remark: '小心轻放' } }, 'typing'),
  },
  {
    title: '[2.5b][4.31] and is its contact where nobody is named yet, and nothing is said to be missing any more',
    events: [
      opened({ booker: null, owner: ANONYMOUS, form: { ...openedForm.form, contactName: '张经理', contactPhone: '' } }),
      next,
      typed,
      arrived(),
    ],
    ends: at(
      'filling',
      { form: { ...openedForm.form, contactName: '张经理', remark: '小心轻放' }, errors: [] },
      'typing',
    ),
  },
  {
    title: '[4.31] an account that is read again fills nothing that was cleared, and what it has learnt since',
    events: [
      opened({ booker: { ...booker, contact: { ...booker.contact, contactName: '' } } }),
      event('form.set', { path: 'contactName', value: '' }),
      event('form.set', { path: 'contactPhone', value: '' }),
      arrived(),
    ],
    ends: at('filling', { form: { ...openedForm.form, contactPhone: '' } }, 'typing'),
  },
  {
    title: '[2.5b] a form that is as it opened opens again as the person’s own',
    events: [opened({ booker: null, owner: ANONYMOUS }), arrived()],
    ends: { value: 'opening', context: expect.objectContaining({ wish: null }) },
  },
  {
    title: '[2.5b] a sign-in elsewhere takes over nothing that was typed here',
    events: [opened({ booker: null, owner: ANONYMOUS }), typed, arrived({ isHere: false })],
    ends: { value: 'opening', context: expect.anything() },
  },
  {
    title: '[2.5b] a draft of an earlier visit is not taken over by whoever signs in',
    events: [opened({ booker: null, owner: ANONYMOUS, isRestored: true }), typed, arrived()],
    ends: { value: 'opening', context: expect.anything() },
  },
  {
    title: '[2.5b][4.31] a draft of an earlier visit is taken over where the form itself asked them to sign in',
    events: [opened({ booker: null, owner: ANONYMOUS, isRestored: true }), next, quoted, submit, arrived(), quoted],
    ends: at('reviewing', { owner: 'user-1', form: openedForm.form }),
  },
  {
    title: '[4.11] a form at its confirmation is not shown to nobody either',
    events: [...toReview, arrived({ booker: null, owner: ANONYMOUS })],
    ends: { value: 'opening', context: expect.anything() },
  },
  {
    title: '[4.31] a second press while the order is on its way does nothing',
    events: [...toReview, ...agreed, submit, submit],
    ends: at('waiting'),
  },
];

journeys(
  bookingMachine,
  bookingCases,
  rows.map((row) => ({ ...row, real: { ...real, ...row.real } })),
);

describe('a service is a description', () => {
  async function book(
    input: typeof bookingInput,
    open: OpenedForm,
    script: (send: (event: BookingEvent) => void) => void,
  ) {
    const sent: OrderRequest[] = [];
    const actor = createActor(
      readyBooking({
        open: async () => open,
        placeOrder: async (request) => {
          sent.push(request);
          return placedAnswer;
        },
      }),
      { input },
    ).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
    script((one) => actor.send(one));
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { ordering: 'reviewing' } }));
    actor.send({ type: 'order.submit' });
    actor.send({ type: 'order.submit' });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'placed' }));
    actor.stop();
    return sent;
  }

  test('[4.31] a second, small service is booked by the same machine', async () => {
    const sent = await book(bookingInput, openedForm, (send) => send({ type: 'step.next' }));
    expect(sent).toEqual([{ service: 'sample', key: 'key-1', quoteId: 'quote-1', form: openedForm.form }]);
  });

  test('[4.31] sea containers are booked by it too, all four steps', async () => {
    const open: OpenedForm = {
      ...openedForm,
      step: 'route',
      form: methanolForm,
      facts: fclContext,
    };
    const sent = await book({ service: fclService }, open, (send) => {
      for (let step = 0; step < 3; step += 1) send({ type: 'step.next' });
    });
    expect(sent.map(({ service, form }) => [service, form])).toEqual([['fcl', methanolForm]]);
  });
});

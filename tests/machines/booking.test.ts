import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fclService } from '#domain/booking/fcl-service.ts';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import {
  agreementText,
  booker,
  bookingCases,
  bookingInput,
  offeredDrafts,
  openedForm,
  orderAnswers,
  otherQuote,
  placedAnswer,
  withheldForm,
  withheldVisitor,
} from '#machines/booking/booking.cases.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import { sampleQuote as quote, sampleService } from '#machines/booking/booking.sample.ts';
import {
  type Arrival,
  type BookingContext,
  type BookingEvent,
  bookingMachine,
  type OpenedForm,
  type OrderAnswer,
  type OrderRequest,
} from '#machines/booking/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';
import { readyBooking } from '../kit/ready-booking.ts';

const opened = (more: Partial<OpenedForm> = {}) => resolved('open', { ...openedForm, ...more });
const next = event('step.next');
const submit = event('order.submit');
const quoted = resolved('quote', quote);
const text = resolved('loadAgreement', agreementText('charge'));
const read = resolved('reading', { kind: 'read', code: 'charge' });
const typed = event('form.set', { path: 'remark', value: '小心轻放' });
const arrived = (more: Partial<Arrival> = {}) =>
  event('session.changed', { booker, owner: 'user-1', isHere: true, ...more });
const [choice] = offeredDrafts.choices;
const picked = event('draft.picked', { wish: { kind: 'draft', id: 'here-2' } });
const removed = event('draft.removed', { choice });
const toReview = [opened(), next, quoted];
const agreed = [submit, text, read, text, read, resolved('recordProtocol')];
const answered = (kind: OrderAnswer['kind']) => {
  const answer = orderAnswers.find((one) => one.kind === kind);
  return resolved('placeOrder', answer);
};
/** Where the form can be changed, nothing is waiting to be told. */
const at = (state: string, context: Partial<BookingContext> = {}, inside = 'resting') => ({
  value: { open: state === 'filling' || state === 'reviewing' ? { [state]: inside } : state },
  context: expect.objectContaining(context),
});

journeys(bookingMachine, bookingCases, [
  {
    title: '[4.31] a form opens at its step',
    events: [opened()],
    ends: at('filling', { step: 'contact', faults: [] }),
  },
  {
    title: '[4.31] a form that does not open can be tried again',
    events: [rejected('open'), event('booking.retry'), opened()],
    ends: at('filling'),
  },
  {
    title: '[4.31] an order to copy that is not this user’s is said so, and no form stands there',
    events: [resolved('open', withheldForm)],
    ends: {
      value: 'withheld',
      context: expect.objectContaining({ withheld: 'unknownOrder', form: sampleService.blank }),
    },
  },
  {
    title: '[2.5b][4.31] a copy asked for while signed out opens after signing in',
    events: [
      resolved('open', withheldVisitor),
      submit,
      event('session.changed', { booker, owner: 'user-1', isHere: true }),
      opened({ form: { ...openedForm.form, remark: '再订一票' } }),
    ],
    ends: at('filling', { withheld: null, booker, form: { ...openedForm.form, remark: '再订一票' } }),
  },
  {
    title: '[4.31] a step that misses something holds the next up and says what',
    events: [opened({ form: { ...openedForm.form, contactPhone: '' } }), next],
    ends: at('filling', {
      step: 'contact',
      faults: [{ path: 'contactPhone', code: 'REQUIRED', values: {}, level: 'BLOCK' }],
    }),
  },
  {
    title: '[4.31] no address leads past a step that is open',
    events: [opened({ form: sampleService.blank })],
    ends: at('filling', { step: 'goods' }),
  },
  {
    title: '[4.31] the last step of the form asks for a price and then for confirmation',
    events: toReview,
    ends: at('reviewing', { step: 'confirm', quote, previous: null }),
  },
  {
    title: '[4.31] a price that is another than the one seen is shown beside it first',
    events: [...toReview, event('step.back'), next, resolved('quote', otherQuote)],
    ends: at('differing', { quote: otherQuote, previous: quote }),
  },
  {
    title: '[4.31] and is taken or left by the person',
    events: [...toReview, event('step.back'), next, resolved('quote', otherQuote), event('price.accept')],
    ends: at('reviewing', { quote: otherQuote, previous: null }),
  },
  {
    title: '[4.31] a quote whose time is over is asked anew',
    events: [...toReview, resolved('expiry'), event('order.retry'), quoted],
    ends: at('reviewing'),
  },
  {
    title: '[2.5b] a visitor is asked to sign in and stays where he is',
    events: [opened({ booker: null, owner: ANONYMOUS }), next, quoted, submit],
    ends: at('reviewing', { booker: null }),
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
      { form: { ...openedForm.form, contactName: '张经理', remark: '小心轻放' }, faults: [] },
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
    title: '[2.5b][4.31] unless the form itself asked them to sign in',
    events: [opened({ booker: null, owner: ANONYMOUS, isRestored: true }), next, quoted, submit, arrived(), quoted],
    ends: at('reviewing', { owner: 'user-1', form: openedForm.form }),
  },
  {
    title: '[4.11] a form is not shown to the next person, wherever the one before signed out',
    events: [opened(), typed, arrived({ owner: 'user-2' })],
    ends: { value: 'opening', context: expect.anything() },
  },
  {
    title: '[4.11] nor to nobody',
    events: [...toReview, arrived({ booker: null, owner: ANONYMOUS })],
    ends: { value: 'opening', context: expect.anything() },
  },
  {
    title: '[4.31] drafts of something else than what was chosen are asked about',
    events: [resolved('open', offeredDrafts)],
    ends: { value: { choosing: 'asking' }, context: expect.objectContaining({ offered: offeredDrafts }) },
  },
  {
    title: '[4.31] and the one that is chosen is opened',
    events: [resolved('open', offeredDrafts), picked],
    ends: { value: 'opening', context: expect.objectContaining({ wish: { kind: 'draft', id: 'here-2' } }) },
  },
  {
    title: '[4.31] a draft is removed, and what is left is asked about again',
    events: [resolved('open', offeredDrafts), removed, resolved('dropDraft'), resolved('open', offeredDrafts)],
    ends: { value: { choosing: 'asking' }, context: expect.anything() },
  },
  {
    title: '[4.31] a draft the server did not remove is said so',
    events: [resolved('open', offeredDrafts), removed, rejected('dropDraft')],
    ends: { value: { choosing: 'asking' }, context: expect.objectContaining({ refusal: expect.anything() }) },
  },
  {
    title: '[4.31] the list of drafts is asked for from the form, which is kept first',
    events: [opened(), event('drafts.wanted'), { after: 300 }],
    ends: { value: 'opening', context: expect.objectContaining({ wish: { kind: 'all' } }) },
  },
  {
    title: '[4.31] the charge agreement is read, then the shipping protocol, then the order is sent',
    events: [...toReview, ...agreed],
    ends: at('submitting', {
      agreed: ['charge', 'protocol'],
      sent: { key: 'key-1', quoteId: 'quote-1', form: openedForm.form },
    }),
  },
  {
    title: '[4.31] with the flag kept only the charge agreement is read',
    events: [opened({ booker: { ...booker, hasAgreedProtocol: true } }), next, quoted, submit, text, read],
    ends: at('submitting', { agreed: ['charge'] }),
  },
  {
    title: '[4.31] an agreement that is closed unread sends nothing',
    events: [...toReview, submit, text, resolved('reading', { kind: 'closed' })],
    ends: at('reviewing', { agreed: [], sent: null }),
  },
  {
    title: '[2.23] placed: the order is known and nothing waits to be sent',
    events: [...toReview, ...agreed, answered('placed')],
    ends: {
      ...at('placed', { sent: null, order: placedAnswer.kind === 'placed' ? placedAnswer.order : null }),
      value: { open: { placed: 'leaving' } },
    },
  },
  {
    title: '[2.23] the page of the order has a second and a half to come',
    events: [...toReview, ...agreed, answered('placed'), { after: 1_499 }],
    ends: {
      ...at('placed', { order: placedAnswer.kind === 'placed' ? placedAnswer.order : null }),
      value: { open: { placed: 'leaving' } },
    },
  },
  {
    title: '[2.23] a page of the order that does not come in time leaves its number over the form',
    events: [...toReview, ...agreed, answered('placed'), { after: 1_500 }],
    ends: {
      ...at('placed', { order: placedAnswer.kind === 'placed' ? placedAnswer.order : null }),
      value: { open: { placed: 'told' } },
    },
  },
  {
    title: '[2.23] from there another order begins anew',
    events: [...toReview, ...agreed, answered('placed'), { after: 1_500 }, event('booking.retry')],
    ends: { value: 'opening', context: expect.objectContaining({ order: null }) },
  },
  {
    title: '[4.31] the server names another price: it is shown before anything is ordered',
    events: [...toReview, ...agreed, answered('changed')],
    ends: at('differing', { quote: otherQuote, previous: quote, sent: null }),
  },
  {
    title: '[4.31] the server’s findings lead to the step they stand in',
    events: [...toReview, ...agreed, answered('fields')],
    ends: at('filling', { step: 'contact', sent: null }),
  },
  {
    title: '[4.31] a refusal says why and leads back',
    events: [...toReview, ...agreed, answered('refused'), event('order.mend')],
    ends: at('filling', { step: 'contact', form: openedForm.form }),
  },
  {
    title: '[4.10] a session that expired in the middle loses nothing',
    events: [...toReview, ...agreed, answered('expired')],
    ends: at('signedOut', { form: openedForm.form, sent: null }),
  },
  {
    title: '[4.31] offline: the same order goes out when the network is back',
    events: [...toReview, ...agreed, answered('offline'), event('connection.restored')],
    ends: at('submitting', { sent: { key: 'key-1', quoteId: 'quote-1', form: openedForm.form } }),
  },
  {
    title: '[4.31] no answer: the retry carries the same key',
    events: [...toReview, ...agreed, answered('unanswered'), event('order.retry')],
    ends: at('submitting', { sent: { key: 'key-1', quoteId: 'quote-1', form: openedForm.form } }),
  },
  {
    title: '[4.31] a reload in flight comes back to that very order',
    events: [opened({ sent: { key: 'key-0', quoteId: 'quote-0', form: openedForm.form } }), event('order.retry')],
    ends: at('submitting', { sent: { key: 'key-0', quoteId: 'quote-0', form: openedForm.form } }),
  },
  {
    title: '[4.31] a second press while the order is on its way does nothing',
    events: [...toReview, ...agreed, submit, submit],
    ends: at('submitting'),
  },
  {
    title: '[4.31] a form emptied keeps what is booked',
    events: [opened(), event('form.clear')],
    ends: at('filling', { step: 'goods', form: sampleService.blank }),
  },
  {
    title: '[4.31] what is typed stands in the form at once, and those it concerns hear of it a little later',
    events: [opened(), event('form.set', { path: 'remark', value: '小心轻放' })],
    ends: at('filling', { form: { ...openedForm.form, remark: '小心轻放' } }, 'typing'),
  },
  {
    title: '[4.31] while more is typed the telling is not put off',
    events: [
      opened(),
      event('form.set', { path: 'remark', value: '小心' }),
      { after: 200 },
      event('form.set', { path: 'remark', value: '小心轻放' }),
      { after: 100 },
    ],
    ends: at('filling', { form: { ...openedForm.form, remark: '小心轻放' } }),
  },
]);

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
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'reviewing' }));
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
      form: methanolForm as unknown as BookingForm,
      facts: fclContext as unknown as BookingFacts,
    };
    const sent = await book({ service: fclService }, open, (send) => {
      for (let step = 0; step < 3; step += 1) send({ type: 'step.next' });
    });
    expect(sent.map(({ service, form }) => [service, form])).toEqual([['fcl', methanolForm]]);
  });
});

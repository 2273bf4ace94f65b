import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fclService } from '#domain/fcl/service.ts';
import { bookingCases } from '#machines/booking/booking.cases.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import { type BookingInput, bookingMachine } from '#machines/booking/index.ts';
import { placedAnswer } from '#machines/checkout/checkout.cases.ts';
import type { OrderRequest } from '#machines/checkout/index.ts';
import type { OpenedForm, OrderFormEvent } from '#machines/order-form/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { sampleService } from '#machines/order-form/order-form.sample.ts';
import { journeys } from '../kit/journey.ts';
import { reached, readyBooking } from '../kit/ready-booking.ts';
import { input, real } from './booking.rows.ts';
import { openRows } from './booking-open.rows.ts';
import { orderRows } from './booking-order.rows.ts';
import { shown, shownRows } from './booking-shown.rows.ts';

journeys(
  bookingMachine,
  { ...bookingCases, ...shown, behind: { form: 'orderForm' } },
  [...openRows, ...orderRows, ...shownRows].map((row) => ({ input, ...row, real: { ...real, ...row.real } })),
);

describe('a service is a description', () => {
  async function book(input: BookingInput, open: OpenedForm, script: (send: (event: OrderFormEvent) => void) => void) {
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
    const { children } = await reached(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
    const form = children.form!;
    script((one) => form.send(one));
    await reached(form, (snapshot) => snapshot.matches('confirming'));
    form.send({ type: 'order.submit' });
    form.send({ type: 'order.submit' });
    await reached(actor, (snapshot) => snapshot.matches({ open: 'placed' }));
    actor.stop();
    return sent;
  }

  test('[4.31] a second, small service is booked by the same machine', async () => {
    const sent = await book({ service: sampleService }, openedForm, (send) => send({ type: 'step.next' }));
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import {
  type BookingEvent,
  bookingMachine,
  type OpenAnswer,
  type OpenRequest,
  selectCheckout,
} from '#machines/booking/index.ts';
import { agreementText, placedAnswer } from '#machines/checkout/checkout.cases.ts';
import {
  type AgreementText,
  type CheckoutEvent,
  checkoutMachine,
  type OrderAnswer,
  type OrderRequest,
} from '#machines/checkout/index.ts';
import { draftMachine, type KeptDraft } from '#machines/draft/index.ts';
import { orderFormMachine } from '#machines/order-form/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { sampleService } from '#machines/order-form/order-form.sample.ts';
import { type PriceQuote, type PriceRequest, pricingMachine } from '#machines/pricing/index.ts';
import { quote } from '#machines/pricing/pricing.cases.ts';
import { readingMachine } from '#machines/reading/index.ts';
import { subject } from './booking.subject.tsx';

export default { title: 'Machines/下单/实况' } satisfies Meta;

const price = fromPromise<PriceQuote, PriceRequest>(async () => quote);

/** A step that misses something says what; mended, it leads to the confirmation. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        bookingMachine.provide({
          actors: {
            surroundings: fromCallback<BookingEvent, undefined>(() => undefined),
            checkout: checkoutMachine.provide({
              actors: {
                connection: fromCallback<CheckoutEvent, undefined>(() => undefined),
                quote: price,
                expiry: fromPromise<void, { at: number; now: number }>(() => new Promise(() => undefined)),
                loadAgreement: fromPromise<AgreementText, { service: string; kind: AgreementText['kind'] }>(
                  async ({ input }) => agreementText(input.kind),
                ),
                reading: readingMachine.provide({ actors: { clock: fromCallback(() => undefined) } }),
                placeOrder: fromPromise<OrderAnswer, OrderRequest>(async () => placedAnswer),
              },
            }),
            open: fromPromise<OpenAnswer, OpenRequest>(async () => openedForm),
            orderForm: orderFormMachine.provide({
              actors: {
                pricing: pricingMachine.provide({ actors: { quote: price } }),
                draft: draftMachine.provide({
                  actors: { keepHere: fromPromise<void, KeptDraft>(async () => undefined) },
                }),
              },
            }),
          },
        }),
        { input: { service: sampleService } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    const phone = await canvas.findByLabelText(fieldLabel('contactPhone'));
    await userEvent.clear(phone);
    await userEvent.click(canvas.getByRole('button', { name: words.next(stepName('confirm')) }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(fieldLabel('contactPhone'));
    await userEvent.type(phone, '13800138001');
    await userEvent.click(canvas.getByRole('button', { name: words.next(stepName('confirm')) }));
    await expect(await canvas.findByRole('button', { name: words.submit })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await waitFor(() =>
      expect(selectCheckout(loaded.actor.getSnapshot())?.getSnapshot().matches({ agreeing: 'reading' })).toBe(true),
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { booking as words } from '#copy/booking/frame.ts';
import { checkoutInput, otherQuote, checkoutQuote as quote } from '#machines/checkout/checkout.cases.ts';
import { type CheckoutEvent, checkoutMachine } from '#machines/checkout/index.ts';
import type { PriceQuote, PriceRequest } from '#machines/pricing/index.ts';
import { subject } from './checkout.subject.tsx';

export default { title: 'Machines/结单/实况' } satisfies Meta;

const seen = { quote, part: JSON.stringify(checkoutInput.service.priced(checkoutInput.completed.form)) };

/** The price has risen since it was seen: both stand side by side until the new one is taken. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        checkoutMachine.provide({
          actors: {
            connection: fromCallback<CheckoutEvent, undefined>(() => undefined),
            quote: fromPromise<PriceQuote, PriceRequest>(async () => otherQuote),
            expiry: fromPromise<void, { at: number; now: number }>(() => new Promise(() => undefined)),
          },
        }),
        { input: { ...checkoutInput, completed: { ...checkoutInput.completed, price: seen } } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.price.accept }));
    await expect(loaded.actor.getSnapshot().matches('reviewing')).toBe(true);
  },
};

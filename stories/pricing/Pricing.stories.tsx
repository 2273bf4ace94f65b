import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { booking as words } from '#copy/booking/frame.ts';
import { KIT } from '#copy/kit.ts';
import { type PriceQuote, type PriceRequest, pricingMachine } from '#machines/pricing/index.ts';
import { pricingInput, quote } from '#machines/pricing/pricing.cases.ts';
import { subject } from './pricing.subject.tsx';

export default { title: 'Machines/价格栏/实况' } satisfies Meta;

/** The first request fails; 重试 loads the price. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let asked = 0;
      const actor = createActor(
        pricingMachine.provide({
          actors: {
            quote: fromPromise<PriceQuote, PriceRequest>(async () => {
              asked += 1;
              if (asked === 1) throw new Error('没有回应');
              return quote;
            }),
          },
        }),
        { input: pricingInput },
      ).start();
      actor.send({ type: 'pricing.asked', part: { boxes: 2 } });
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(new RegExp(words.price.failed))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: KIT.retry }));
    await waitFor(() => expect(loaded.actor.getSnapshot().value).toBe('quoted'));
  },
};

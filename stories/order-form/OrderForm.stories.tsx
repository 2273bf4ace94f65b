import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { draftMachine, type KeptDraft } from '#machines/draft/index.ts';
import { orderFormMachine } from '#machines/order-form/index.ts';
import { booker, orderFormInput } from '#machines/order-form/order-form.cases.ts';
import { type PriceQuote, type PriceRequest, pricingMachine } from '#machines/pricing/index.ts';
import { quote } from '#machines/pricing/pricing.cases.ts';
import { subject } from './order-form.subject.tsx';

export default { title: 'Machines/订单表单/实况' } satisfies Meta;

/** A step that misses something says what; mended, the form is handed on and not changed any more. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        orderFormMachine.provide({
          actors: {
            pricing: pricingMachine.provide({
              actors: { quote: fromPromise<PriceQuote, PriceRequest>(async () => quote) },
            }),
            draft: draftMachine.provide({ actors: { keepHere: fromPromise<void, KeptDraft>(async () => undefined) } }),
          },
        }),
        { input: orderFormInput },
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
    await waitFor(() => expect(loaded.actor.getSnapshot().value).toBe('held'));
    await expect(phone).toBeDisabled();
  },
};

/** A read-only member sees the notice before typing. */
export const ReadsOnly: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(orderFormMachine, {
        input: { ...orderFormInput, opened: { ...orderFormInput.opened, booker: { ...booker, mayBook: false } } },
      }).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.onlyReads)).toBeVisible();
  },
};

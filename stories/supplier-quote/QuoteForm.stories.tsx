import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { fieldLabel } from '#copy/booking/fields.ts';
import { supplierQuote as words } from '#copy/procurement/market.ts';
import {
  type Deadline,
  type SendQuote,
  supplierQuoteMachine,
  type TakenQuote,
} from '#machines/supplier-quote/index.ts';
import { methanolRequest, typedQuote } from '#machines/supplier-quote/supplier-quote.example.ts';
import { subject } from './supplier-quote.subject.tsx';

export default { title: 'Machines/供应商报价/实况' } satisfies Meta;

/** A missing field shows its error, a failure keeps the input, and a retry reuses the idempotency key. */
export const Live: StoryObj = {
  loaders: [
    () => {
      const keys: string[] = [];
      const machine = supplierQuoteMachine.provide({
        actors: {
          makeKey: fromPromise<string, undefined>(async () => `key-${keys.length}`),
          send: fromPromise<TakenQuote, SendQuote>(async ({ input }) => {
            keys.push(input.key);
            if (keys.length === 1) throw new Error('网络不通');
            return { quoteNo: 'PRC26100700001', isReplaced: false };
          }),
          deadline: fromPromise<void, Deadline>(() => new Promise(() => undefined)),
        },
      });
      return { actor: createActor(machine, { input: methanolRequest }).start(), keys };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: words.submit });
    await userEvent.click(submit);
    await expect(canvas.getByText(`请填写${fieldLabel('company')}`)).toBeVisible();
    for (const [path, value] of Object.entries(typedQuote)) loaded.actor.send({ type: 'quote.edit', path, value });
    await expect(await canvas.findByText(words.notQuoted)).toBeVisible();
    await expect(canvas.getByRole('region', { name: words.totals })).toHaveTextContent('148,830.00');
    await userEvent.click(submit);
    await expect(await canvas.findByText(words.failed('网络不通'))).toBeVisible();
    await userEvent.click(submit);
    await expect(await canvas.findByRole('heading', { name: words.sentTitle })).toHaveFocus();
    await expect(loaded.keys).toEqual(['key-0', 'key-0']);
  },
};

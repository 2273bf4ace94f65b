import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { deskOrderInput } from '#machines/desk-order/desk-order.cases.ts';
import { sampleNo, sampleSheet } from '#machines/desk-order/desk-order.sample.ts';
import { deskOrderMachine, type OrderSheet, type PaperDecision } from '#machines/desk-order/index.ts';
import { deskOrders as words } from '#src/ui/copy/desk-orders.ts';
import { subject } from './desk-order.subject.tsx';

export default { title: 'Machines/操作室订单/实况' } satisfies Meta;

/** A paper goes back with its reason. */
export const Live: StoryObj = {
  loaders: [
    () => {
      const actor = createActor(
        deskOrderMachine.provide({
          actors: {
            readSheet: fromPromise<OrderSheet, { orderNo: string }>(async () => sampleSheet),
            decidePaper: fromPromise<unknown, PaperDecision>(async () => null),
          },
        }),
        { input: deskOrderInput },
      ).start();
      actor.send({ type: 'order.open', orderNo: sampleNo });
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const paper = sampleSheet.papers[0]?.name ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: `${words.doubt} ${paper}` }));
    await userEvent.type(canvas.getByLabelText(words.reason), '盖章看不清');
    await userEvent.click(canvas.getByRole('button', { name: words.confirmReturn }));
    await expect(await canvas.findByText(words.returned)).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ClockTicked } from '#machines/kit/clock.ts';
import { orderMachine } from '#machines/order/index.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import { orders as words } from '#src/ui/copy/orders.ts';
import { sampleOrder } from '../kit/order.ts';
import { subject } from './order.subject.tsx';

export default { title: 'Machines/订单/实况' } satisfies Meta;

/** A cancellation that the server refuses says why, and the order is kept. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        orderMachine.provide({
          actors: {
            clock: fromCallback<ClockTicked, undefined>(() => undefined),
            content: resourceMachine.provide({
              actors: {
                read: fromPromise<ResourceAnswer, ResourceAddress>(async () => ({
                  outcome: 'found',
                  content: sampleOrder,
                })),
              },
            }),
            cancelOrder: fromPromise<void, { orderNo: string }>(() => Promise.reject(new Error('订单已放舱'))),
          },
        }),
        { input: { orderNo: sampleOrder.orderNo, path: `order/${sampleOrder.orderNo}` } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.cancel }));
    await waitFor(() => expect(canvas.getByRole('button', { name: words.cancelKeep })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: words.cancelConfirm }));
    await waitFor(() => expect(canvas.getByText('订单已放舱')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: words.cancelKeep }));
    await expect(loaded.actor.getSnapshot().value).toBe('viewing');
  },
};

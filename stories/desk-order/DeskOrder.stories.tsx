import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { deskOrderInput } from '#machines/desk-order/desk-order.cases.ts';
import { amendingSheet, sampleNo, sampleSheet } from '#machines/desk-order/desk-order.sample.ts';
import { type DecisionRequest, deskOrderMachine, type OrderSheet } from '#machines/desk-order/index.ts';
import { deskOrders as words } from '#src/ui/copy/desk-orders.ts';
import { sampleMessages } from '../kit/messages.ts';
import { subject } from './desk-order.subject.tsx';

export default { title: 'Machines/操作室订单/实况' } satisfies Meta;

/** A paper goes back with its reason. */
export const Live: StoryObj = {
  loaders: [
    () => {
      const actor = createActor(
        deskOrderMachine.provide({
          actors: {
            messages: sampleMessages,
            readSheet: fromPromise<OrderSheet, { orderNo: string }>(async () => sampleSheet),
            decide: fromPromise<unknown, DecisionRequest>(async () => null),
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
    await userEvent.type(canvas.getByLabelText(words.returning.reason), '盖章看不清');
    await userEvent.click(canvas.getByRole('button', { name: words.returning.confirm }));
    await expect(await canvas.findByText(words.returned)).toHaveFocus();
  },
};

/** An amendment is shown line by line with its price, and refused with why; a draft bill can be made beside it. */
export const Amending: StoryObj = {
  loaders: [
    () => {
      const actor = createActor(
        deskOrderMachine.provide({
          actors: {
            messages: sampleMessages,
            readSheet: fromPromise<OrderSheet, { orderNo: string }>(async () => amendingSheet),
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
    await expect(await canvas.findByText(words.amendment.lead)).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '箱量' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.amendment.doubt }));
    await expect(canvas.getByLabelText(words.amendment.refusing.reason)).toHaveFocus();
    await expect(canvas.getByRole('button', { name: words.amendment.refusing.confirm })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: words.draft })).toBeDisabled();
  },
};

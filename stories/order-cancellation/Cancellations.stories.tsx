import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import { cancellation as words } from '#copy/orders/order.ts';
import { type CancellationDecision, orderCancellationMachine } from '#machines/order-cancellation/index.ts';
import { Cancellations } from '#src/features/orders/views/Cancellations.tsx';
import { cancellingOrder, sampleCancellations } from '../kit/cancellations.ts';
import { subject } from './order-cancellation.subject.tsx';

export default { title: 'Machines/取消申请/实况' } satisfies Meta;

const start = () =>
  createActor(
    orderCancellationMachine.provide({
      actors: { decide: fromPromise<void, CancellationDecision>(() => Promise.reject(new Error('没有网络'))) },
    }),
    { input: { orderNo: 'FCL26101200007', parent: createEmptyActor() } },
  ).start();

/** An acceptance that fails says why and may be tried again; the fee is named before it. */
export const Live: StoryObj = {
  loaders: [() => ({ actor: start() })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.accept }));
    await waitFor(() => expect(canvas.getByRole('button', { name: words.back })).toHaveFocus());
    await expect(canvas.getByText(words.acceptQuestion('FCL26101200007', '$150.00 + ¥1,200.00'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.confirmAccept }));
    await waitFor(() => expect(canvas.getByText('没有网络')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: words.back }));
    await expect(loaded.actor.getSnapshot().value).toBe('viewing');
  },
};

const { accepted, answered, requested, offered, refused } = sampleCancellations;

export const Requested: StoryObj = {
  render: () => <Cancellations actor={start()} order={cancellingOrder([requested, refused])} />,
};
export const Offered: StoryObj = {
  render: () => <Cancellations actor={start()} order={cancellingOrder([offered])} />,
};
export const Accepted: StoryObj = {
  render: () => <Cancellations actor={start()} order={cancellingOrder([accepted], { mode: 'none' })} />,
};
/** A viewer sees the fee and decides nothing. */
export const Viewer: StoryObj = {
  render: () => <Cancellations actor={start()} order={cancellingOrder([answered], { mayAct: false })} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: words.accept })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import { operatorCancellation as words } from '#copy/operator/orders.ts';
import { type CancellationAnswer, operatorCancellationMachine } from '#machines/operator-cancellation/index.ts';
import { CancellationReview } from '#src/operator/order/CancellationReview.tsx';
import { cancellingOrder, sampleCancellations } from '../kit/cancellations.ts';
import { subject } from './operator-cancellation.subject.tsx';

export default { title: 'Machines/操作室取消/实况' } satisfies Meta;

function start() {
  const actor = createActor(
    operatorCancellationMachine.provide({
      actors: { answer: fromPromise<unknown, CancellationAnswer>(() => Promise.reject(new Error('没有网络'))) },
    }),
    { input: { parent: createEmptyActor() } },
  ).start();
  actor.send({ type: 'cancellation.order', orderNo: 'FCL26101200007' });
  return actor;
}

/** A fee with its reason; an answer that fails keeps what was typed. */
export const Live: StoryObj = {
  loaders: [() => ({ actor: start() })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.acts.FEE.begin }));
    await userEvent.type(canvas.getByRole('textbox', { name: words.amount }), '300');
    await userEvent.type(canvas.getByRole('textbox', { name: words.reason }), '船公司已放舱');
    await expect(canvas.getByText(`${words.total} ¥300.00`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.acts.FEE.confirm }));
    await waitFor(() => expect(canvas.getByText('没有网络')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: words.reason })).toHaveValue('船公司已放舱');
  },
};

const { answered, offered } = sampleCancellations;

export const Answered: StoryObj = {
  render: () => <CancellationReview actor={start()} order={cancellingOrder([answered])} canOffer={false} />,
};
export const Offered: StoryObj = {
  render: () => <CancellationReview actor={start()} order={cancellingOrder([offered])} canOffer={false} />,
};
export const NothingRequested: StoryObj = {
  render: () => <CancellationReview actor={start()} order={cancellingOrder([])} canOffer />,
};

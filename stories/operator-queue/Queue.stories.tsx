import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { operatorOrders as words } from '#copy/operator/orders.ts';
import { operatorQueueMachine, type PageRequest, type QueuePage } from '#machines/operator-queue/index.ts';
import { first, lastPage, second } from '#machines/operator-queue/operator-queue.cases.ts';
import { subject } from './operator-queue.subject.tsx';

export default { title: 'Machines/操作室队列/实况' } satisfies Meta;

/** The first row has the focus at once: by keys from row to row, then searched by number. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        operatorQueueMachine.provide({
          actors: {
            readPage: fromPromise<QueuePage, PageRequest>(async ({ input: { filters } }) => ({
              ...lastPage,
              items: [first, second].filter(({ orderNo }) => orderNo.includes(filters.keyword)),
            })),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const one = await canvas.findByRole('option', { name: new RegExp(first.orderNo) });
    await expect(one).toHaveFocus();
    await expect(one).toHaveTextContent(words.deadlineKinds.siCutoff);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: new RegExp(second.orderNo) })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(one).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox'), `${second.orderNo}{Enter}`);
    await expect(await canvas.findByText(words.count(1, 2))).toBeVisible();
  },
};

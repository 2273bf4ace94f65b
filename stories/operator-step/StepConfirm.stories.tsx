import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { operatorStep as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { type MoveRequest, type OperatorStepInput, operatorStepMachine } from '#machines/operator-step/index.ts';
import { deviationInput, undoInput } from '#machines/operator-step/operator-step.sample.ts';
import { StepDialog } from '#src/operator/order/OperatorOrder.tsx';

export default { title: 'Machines/推进的第二次确认/实况' } satisfies Meta;

const start = (input: OperatorStepInput) => ({
  actor: createActor(
    operatorStepMachine.provide({
      actors: {
        moveOrder: fromPromise<unknown, MoveRequest>(async () => {
          throw new Error('没有网络');
        }),
      },
    }),
    { input },
  ).start(),
});

/** A deviation names its consequences and takes the last four digits; what was not sent says why and keeps them. */
export const Live: StoryObj = {
  loaders: [() => start(deviationInput)],
  render: (_, { loaded }) => <StepDialog actor={loaded.actor} />,
  play: async ({ userEvent }) => {
    const own = words.deviation;
    const confirm = await screen.findByRole('button', { name: own.confirm(orders.statuses.departed) });
    await expect(screen.getByRole('button', { name: own.back })).toHaveFocus();
    await expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByLabelText(own.typed), '0008');
    await expect(screen.getByText(own.typedOther)).toBeVisible();
    await userEvent.type(screen.getByLabelText(own.typed), '{Backspace}7');
    await userEvent.click(confirm);
    await expect(await screen.findByRole('alert')).toHaveTextContent('没有网络');
    await expect(screen.getByLabelText(own.typed)).toHaveValue('0007');
  },
};

/** An undo asks why, and shows the notice that corrects the one before. */
export const Undo: StoryObj = {
  loaders: [() => start(undoInput)],
  render: (_, { loaded }) => <StepDialog actor={loaded.actor} />,
  play: async ({ userEvent }) => {
    const confirm = await screen.findByRole('button', { name: words.undo.confirm });
    await expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByLabelText(words.undo.reason), '记错了票');
    await expect(confirm).toBeEnabled();
  },
};

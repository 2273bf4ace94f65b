import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, screen } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { operatorStep, operatorSteps, operatorOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import {
  type DecisionRequest,
  type OperatorOrderRef,
  type OrderSheet,
  operatorOrderMachine,
  selectStep,
} from '#machines/operator-order/index.ts';
import { operatorOrderInput } from '#machines/operator-order/operator-order.cases.ts';
import { amendingSheet, sampleNo, sampleSheet } from '#machines/operator-order/operator-order.sample.ts';
import { type MoveRequest, operatorStepMachine, type UndoRequest } from '#machines/operator-step/index.ts';
import { sampleReason } from '#machines/operator-step/operator-step.sample.ts';
import { OperatorOrder } from '#src/operator/order/OperatorOrder.tsx';
import { sampleMessages } from '../kit/messages.ts';
import { nothing } from '../kit/subject.ts';
import { subject } from './operator-order.subject.tsx';

export default { title: 'Machines/操作室订单/实况' } satisfies Meta;

/** A paper goes back with its reason. */
export const Live: StoryObj = {
  loaders: [
    () => {
      const actor = createActor(
        operatorOrderMachine.provide({
          actors: {
            messages: sampleMessages,
            readSheet: fromPromise<OrderSheet, { orderNo: string }>(async () => sampleSheet),
            decide: fromPromise<unknown, DecisionRequest>(async () => null),
          },
        }),
        { input: operatorOrderInput },
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
        operatorOrderMachine.provide({
          actors: {
            messages: sampleMessages,
            readSheet: fromPromise<OrderSheet, { orderNo: string }>(async () => amendingSheet),
          },
        }),
        { input: operatorOrderInput },
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

const startStepping = () => {
  const actor = createActor(
    operatorOrderMachine.provide({
      actors: {
        messages: sampleMessages,
        readSheet: fromPromise<OrderSheet, { orderNo: string }>(async () => sampleSheet),
        step: operatorStepMachine.provide({
          actors: {
            moveOrder: fromPromise<unknown, MoveRequest>(async () => null),
            undoStep: fromPromise<unknown, UndoRequest>(async () => null),
          },
        }),
      },
    }),
    { input: operatorOrderInput },
  ).start();
  actor.send({ type: 'order.open', orderNo: sampleNo });
  return { actor };
};

function Stepping({ actor }: { actor: OperatorOrderRef }) {
  const step = useSelector(actor, selectStep);
  const none = { messages: undefined, cancellation: undefined, numbers: undefined, shipment: undefined };
  return <OperatorOrder actor={actor} {...none} step={step} toList={nothing} />;
}

/** A step that lacks something is held; with a reason and a second confirmation it is recorded as a deviation. */
export const Deviating: StoryObj = {
  loaders: [startStepping],
  render: (_, { loaded }) => <Stepping actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    const { departed } = orders.statuses;
    await userEvent.selectOptions(await canvas.findByLabelText(words.status), departed);
    await expect(canvas.getByText(operatorSteps.blocked(4))).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.move })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: operatorSteps.deviate(departed) }));
    await userEvent.type(canvas.getByLabelText(operatorSteps.deviation.reason), sampleReason);
    await userEvent.click(canvas.getByRole('button', { name: operatorSteps.deviation.confirm }));
    await userEvent.click(await screen.findByRole('button', { name: operatorStep.deviation.back }));
    await expect(canvas.getByLabelText(operatorSteps.deviation.reason)).toHaveValue(sampleReason);
    await userEvent.click(canvas.getByRole('button', { name: operatorSteps.deviation.confirm }));
    await userEvent.type(await screen.findByLabelText(operatorStep.deviation.typed), sampleNo.slice(-4));
    await userEvent.click(screen.getByRole('button', { name: operatorStep.deviation.confirm(departed) }));
    await expect(await canvas.findByText(words.moved)).toBeVisible();
  },
};

/** The latest step is taken back with a reason. */
export const Undoing: StoryObj = {
  loaders: [startStepping],
  render: (_, { loaded }) => <Stepping actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    const { submitted } = orders.statuses;
    await userEvent.click(await canvas.findByRole('button', { name: operatorSteps.undo(submitted) }));
    await userEvent.type(await screen.findByLabelText(operatorStep.undo.reason), '记错了票');
    await userEvent.click(screen.getByRole('button', { name: operatorStep.undo.confirm }));
    await expect(await canvas.findByText(words.undone)).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, screen } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { deskStep, deskSteps, deskOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { deskOrderInput } from '#machines/desk-order/desk-order.cases.ts';
import { amendingSheet, sampleNo, sampleSheet } from '#machines/desk-order/desk-order.sample.ts';
import {
  type DecisionRequest,
  type DeskOrderRef,
  deskOrderMachine,
  type OrderSheet,
  selectStep,
} from '#machines/desk-order/index.ts';
import { sampleReason } from '#machines/desk-step/desk-step.sample.ts';
import { deskStepMachine, type MoveRequest, type UndoRequest } from '#machines/desk-step/index.ts';
import { DeskOrder } from '#src/operator/order/DeskOrder.tsx';
import { sampleMessages } from '../kit/messages.ts';
import { nothing } from '../kit/subject.ts';
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

const startStepping = () => {
  const actor = createActor(
    deskOrderMachine.provide({
      actors: {
        messages: sampleMessages,
        readSheet: fromPromise<OrderSheet, { orderNo: string }>(async () => sampleSheet),
        step: deskStepMachine.provide({
          actors: {
            moveOrder: fromPromise<unknown, MoveRequest>(async () => null),
            undoStep: fromPromise<unknown, UndoRequest>(async () => null),
          },
        }),
      },
    }),
    { input: deskOrderInput },
  ).start();
  actor.send({ type: 'order.open', orderNo: sampleNo });
  return { actor };
};

function Stepping({ actor }: { actor: DeskOrderRef }) {
  const step = useSelector(actor, selectStep);
  return <DeskOrder actor={actor} messages={undefined} cancellation={undefined} step={step} toList={nothing} />;
}

/** A step that lacks something is held; with a reason and a second confirmation it is recorded as a deviation. */
export const Deviating: StoryObj = {
  loaders: [startStepping],
  render: (_, { loaded }) => <Stepping actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    const { departed } = orders.statuses;
    await userEvent.selectOptions(await canvas.findByLabelText(words.status), departed);
    await expect(canvas.getByText(deskSteps.blocked(4))).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.move })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: deskSteps.deviate(departed) }));
    await userEvent.type(canvas.getByLabelText(deskSteps.deviation.reason), sampleReason);
    await userEvent.click(canvas.getByRole('button', { name: deskSteps.deviation.confirm }));
    await userEvent.click(await screen.findByRole('button', { name: deskStep.deviation.back }));
    await expect(canvas.getByLabelText(deskSteps.deviation.reason)).toHaveValue(sampleReason);
    await userEvent.click(canvas.getByRole('button', { name: deskSteps.deviation.confirm }));
    await userEvent.type(await screen.findByLabelText(deskStep.deviation.typed), sampleNo.slice(-4));
    await userEvent.click(screen.getByRole('button', { name: deskStep.deviation.confirm(departed) }));
    await expect(await canvas.findByText(words.moved)).toBeVisible();
  },
};

/** The latest step is taken back with a reason. */
export const Undoing: StoryObj = {
  loaders: [startStepping],
  render: (_, { loaded }) => <Stepping actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    const { submitted } = orders.statuses;
    await userEvent.click(await canvas.findByRole('button', { name: deskSteps.undo(submitted) }));
    await userEvent.type(await screen.findByLabelText(deskStep.undo.reason), '记错了票');
    await userEvent.click(screen.getByRole('button', { name: deskStep.undo.confirm }));
    await expect(await canvas.findByText(words.undone)).toBeVisible();
  },
};

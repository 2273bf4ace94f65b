import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { milestoneName, milestonesCopy as words } from '#copy/orders/milestones.ts';
import {
  type MilestoneOutcome,
  type MilestoneRequest,
  shipmentMachine,
  type TrackedOrder,
} from '#machines/shipment/index.ts';
import { departedMeanwhile, shipmentInput, trackedOrder } from '#machines/shipment/shipment.cases.ts';
import { OwnMilestones } from '#src/features/orders/views/Milestones.tsx';
import { MilestonesBlock } from '#src/operator/order/MilestonesBlock.tsx';

export default { title: 'Machines/里程碑/实况' } satisfies Meta;

function start(order: TrackedOrder, outcome: MilestoneOutcome) {
  const actor = createActor(
    shipmentMachine.provide({
      actors: { record: fromPromise<MilestoneOutcome, MilestoneRequest>(async () => outcome) },
    }),
    { input: shipmentInput },
  ).start();
  actor.send({ type: 'shipment.order', order });
  return actor;
}

const saved = { outcome: 'saved', milestones: departedMeanwhile } as const;
const departed = new RegExp(milestoneName('fcl', 'departed'));

/** Two clicks: the milestone, then its time. */
export const TwoClicks: StoryObj = {
  loaders: [() => ({ actor: start(trackedOrder, saved) })],
  render: (_, { loaded }) => <MilestonesBlock actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: departed }));
    await userEvent.click(canvas.getByRole('button', { name: /按计划 10-11 22:00/ }));
    await expect(await canvas.findByText(words.saved('离港'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: departed })).toHaveTextContent('实际 10-12 06:18晚 8 时 18 分');
  },
};

/** An impossible time is named beside the field; a correction is explained. */
export const Correcting: StoryObj = {
  loaders: [() => ({ actor: start(trackedOrder, saved) })],
  render: (_, { loaded }) => <MilestonesBlock actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(milestoneName('fcl', 'loaded')) }));
    const form = within(canvas.getByRole('form'));
    await userEvent.click(form.getByRole('button', { name: words.recordNow('10-12 09:40') }));
    const reason = form.getByLabelText(new RegExp(words.reason));
    await expect(form.getByText(words.reasonMissing)).toBeVisible();
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, '按码头单改');
    await userEvent.click(form.getByRole('button', { name: words.save }));
    await expect(await canvas.findByText(words.saved('装船'))).toBeVisible();
  },
};

/** Another operator was first: what was written stays, with theirs above it. */
export const Taken: StoryObj = {
  loaders: [() => ({ actor: start(trackedOrder, { ...saved, outcome: 'taken' }) })],
  render: (_, { loaded }) => <MilestonesBlock actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: departed }));
    await userEvent.click(canvas.getByRole('button', { name: words.recordNow('10-12 09:40') }));
    await expect(await canvas.findByText(words.taken('王样本'))).toBeVisible();
    await expect(canvas.getByText(words.theirs('实际', '10-12 06:18'))).toBeVisible();
  },
};

/** The customer's view: plan, report and delay on one line, today among them. */
export const OfCustomer: StoryObj = {
  render: () => (
    <OwnMilestones
      order={{ service: 'fcl', status: 'departed', now: trackedOrder.now, milestones: [...departedMeanwhile] }}
    />
  ),
};

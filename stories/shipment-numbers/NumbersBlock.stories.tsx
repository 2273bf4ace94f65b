import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { shipmentNames, unitNames, shipmentNumbersCopy as words } from '#copy/orders/numbers.ts';
import {
  type NumberedOrder,
  type NumbersOutcome,
  type NumbersRequest,
  shipmentNumbersMachine,
} from '#machines/shipment-numbers/index.ts';
import {
  numberedOrder,
  recordedByLi,
  savedNumbers,
  shipmentNumbersInput,
} from '#machines/shipment-numbers/shipment-numbers.cases.ts';
import { NumbersBlock } from '#src/operator/order/NumbersBlock.tsx';

export default { title: 'Machines/编号/实况' } satisfies Meta;

function start(order: NumberedOrder, outcome: NumbersOutcome = savedNumbers) {
  const actor = createActor(
    shipmentNumbersMachine.provide({
      actors: { save: fromPromise<NumbersOutcome, NumbersRequest>(async () => outcome) },
    }),
    { input: shipmentNumbersInput },
  ).start();
  actor.send({ type: 'numbers.order', order });
  return actor;
}

/** A wrong check digit is named beside the field; rows from a spreadsheet fill the containers. */
export const Recording: StoryObj = {
  loaders: [() => ({ actor: start(numberedOrder) })],
  render: (_, { loaded }) => <NumbersBlock actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.edit }));
    const [first] = canvas.getAllByLabelText(new RegExp(unitNames.containerNo));
    await userEvent.type(first!, 'tghu 650112 4');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(canvas.getByText(/应是 0。请对照箱门/)).toBeVisible();
    await expect(first).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(words.paste), 'OOLU8123457\tOOL3391027\nTGHU6501120\tOOL3391028');
    await userEvent.click(canvas.getByRole('button', { name: words.fill }));
    await expect(first).toHaveValue('OOLU8123457');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(await canvas.findByText(words.saved)).toBeVisible();
    await expect(canvas.getByText(words.alsoIn('OOLU8123457', 'FCL26101100003'))).toBeVisible();
  },
};

/** Another operator was first: the draft stays, with the differences above it. */
export const Taken: StoryObj = {
  loaders: [() => ({ actor: start(numberedOrder, { outcome: 'taken', theirs: recordedByLi }) })],
  render: (_, { loaded }) => <NumbersBlock actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.edit }));
    await userEvent.type(canvas.getByLabelText(new RegExp(shipmentNames.bookingNo)), 'COSU6123456780');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    const note = await canvas.findByRole('status');
    await expect(within(note).getByText(words.theirs(shipmentNames.bookingNo, 'OOLU2764190830'))).toBeVisible();
    await expect(canvas.getByLabelText(new RegExp(shipmentNames.bookingNo))).toHaveValue('COSU6123456780');
  },
};

export const Recorded: StoryObj = {
  render: () => <NumbersBlock actor={start({ ...numberedOrder, recorded: recordedByLi })} />,
};

/** A service without units. */
export const AirWaybill: StoryObj = {
  loaders: [
    () => ({ actor: start({ ...numberedOrder, service: 'air', boxes: [], airlinePrefix: '784', orderNo: 'AIR1' }) }),
  ],
  render: (_, { loaded }) => <NumbersBlock actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.edit }));
    await userEvent.type(canvas.getByLabelText(new RegExp(shipmentNames.airWaybillNo)), '781-12345675');
    await expect(canvas.getByText(/这家航司的运单以 784 开头/)).toBeVisible();
  },
};

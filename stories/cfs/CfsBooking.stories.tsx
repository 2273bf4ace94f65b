import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { cfs } from '#copy/cfs/order.ts';
import type { BookingRef } from '#machines/booking/index.ts';
import { BuiltInAddOrderPage } from '#src/features/cfs/order-page.tsx';
import { cfsBookingAt, cfsFacts } from '#tests/features/cfs/form.tsx';
import { stuffedPaint } from '#tests/features/cfs/order.ts';
import { noFiles } from '#tests/kit/no-files.ts';

export default { title: '页面/内装下单' } satisfies Meta;

const story = (open: () => BookingRef, play: NonNullable<StoryObj['play']>): StoryObj => ({
  loaders: [() => ({ actor: open() })],
  render: (_, { loaded }) => <BuiltInAddOrderPage actor={loaded.actor} fileAccess={noFiles} />,
  play,
});

const [station] = cfsFacts.stations;
const [line] = stuffedPaint.cargo;

/** The whole form before a station is chosen. */
export const Station = story(
  () => cfsBookingAt('station', { form: { warehouseId: '', soNo: '', vessel: '', voyage: '' } }),
  async ({ canvas }) => {
    await expect(await canvas.findByText(cfs.noStation)).toBeVisible();
    await expect(canvas.getByRole('form', { name: stepName('station') })).toBeVisible();
  },
);

/** The station with its address, its hours and what it takes. */
export const Chosen = story(
  () => cfsBookingAt('station'),
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(station!.openingHours)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: cfs.asap }));
    await expect(canvas.getByLabelText(fieldLabel('gateInRequirement'))).toHaveValue(cfs.asap);
  },
);

/** A sailing whose moments contradict each other. */
export const Moments = story(
  () => cfsBookingAt('station', { form: { cyClosing: '2026-10-31T08:00', soNo: 'LETTERSONLY' } }),
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName('cargo')) }));
    await expect((await canvas.findAllByText(/截港时间须不晚于开航时间/))[0]).toBeVisible();
  },
);

/** Two goods that may not share a box, with a box to spare. */
export const Apart = story(
  () =>
    cfsBookingAt('cargo', {
      form: { cargo: [line!, { ...line!, id: '2', dg: { ...line!.dg, unNo: '1942', dgClass: '5.1' } }] },
    }),
  async ({ canvas }) => {
    await expect(await canvas.findByText(stepWords.segregation.UNIT.blocked(1, 2))).toBeVisible();
  },
);

/** A class that the station is not licensed for. */
export const Refused = story(
  () => cfsBookingAt('cargo', { facts: { stations: [{ ...station!, dgClasses: ['9'] }] } }),
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName('work')) }));
    await expect((await canvas.findAllByText(/不收3类/))[0]).toBeVisible();
  },
);

/** Works with their prices, the delivery, the papers. */
export const Work = story(
  () => cfsBookingAt('work'),
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: cfs.addVehicle }));
    await expect(canvas.getByLabelText(new RegExp(fieldLabel('vehicles.0.plate')))).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: new RegExp(fieldLabel('options.lashing')) })).toBeVisible();
  },
);

/** Fetched by us: an address and no vehicles. */
export const Pickup = story(
  () => cfsBookingAt('work', { form: { handIn: 'PICKUP' } }),
  async ({ canvas }) => {
    await expect(await canvas.findByLabelText(new RegExp(fieldLabel('pickupAddress')))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: cfs.addVehicle })).toBeNull();
  },
);

/** General cargo needs neither placards nor a declaration. */
export const General = story(
  () => cfsBookingAt('work', { form: { cargo: [{ ...line!, isDanger: false }] } }),
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: new RegExp(fieldLabel('services.customs')) }),
    ).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: fieldLabel('services.declaration') })).toBeNull();
  },
);

/** The whole order to be read once more. */
export const Confirm = story(
  () => cfsBookingAt('work'),
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName('confirm')) }));
    await expect(await canvas.findByText('2026-10-29 20:00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.submit })).toBeVisible();
  },
);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { workNames } from '#copy/booking/names.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { dgdesk } from '#copy/dg-desk/works.ts';
import { blankDeskForm, type DeskForm } from '#domain/dg-desk/form.ts';
import type { DeskWork } from '#domain/reference/desk-works.ts';
import type { BookingRef } from '#machines/booking/index.ts';
import { DeskBooking } from '#src/features/dg-desk/order.tsx';
import { deskBookingAt } from '#tests/kit/desk-form.ts';
import { noFiles } from '#tests/kit/no-files.ts';

export default { title: '页面/危品服务下单' } satisfies Meta;

const story = (open: () => BookingRef, play: NonNullable<StoryObj['play']>): StoryObj => ({
  loaders: [() => ({ actor: open() })],
  render: (_, { loaded }) => <DeskBooking actor={loaded.actor} fileAccess={noFiles} title={<h1>{dgdesk.title}</h1>} />,
  play,
});

const only = (...works: DeskWork[]): DeskForm['works'] => ({
  ...blankDeskForm.works,
  ...Object.fromEntries(works.map((work) => [work, true])),
});

/** Without a selected service there are no dates, and "next" shows the error. */
export const Nothing = story(
  () => deskBookingAt('desk', { works: only() }),
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(dgdesk.nothing)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.next(stepName('details')) }));
    await expect((await canvas.findAllByText(/请至少勾选一项服务/))[0]).toBeVisible();
  },
);

/** All services, with the fields of each and the completion date. */
export const Everything = story(
  () => deskBookingAt('desk'),
  async ({ canvas }) => {
    await expect(await canvas.findByText(dgdesk.allDone('2026-11-06'))).toBeVisible();
    for (const title of [dgdesk.ofSheet, dgdesk.ofTraining, dgdesk.ofPhone])
      await expect(canvas.getByRole('region', { name: title })).toBeVisible();
  },
);

/** In haste all but the training is done sooner. */
export const Urgent = story(
  () => deskBookingAt('desk', { works: only('review', 'packCert'), urgency: 'URGENT' }),
  async ({ canvas }) => {
    await expect(await canvas.findByText(dgdesk.allDone('2026-10-13'))).toBeVisible();
    await expect(canvas.queryByRole('region', { name: dgdesk.ofTraining })).toBeNull();
  },
);

/** A training on the spot asks where. */
export const OnSite = story(
  () => deskBookingAt('desk', { works: only('training'), trainMode: 'ONSITE' }),
  async ({ canvas }) => {
    await expect(await canvas.findByLabelText(new RegExp(fieldLabel('trainPlace')))).toBeVisible();
  },
);

/** The goods, what they are made of, and how they go. */
export const Goods = story(
  () => deskBookingAt('details'),
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(dgdesk.mixtureSum('100.0'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: dgdesk.addComponent }));
    await expect(canvas.getByRole('group', { name: dgdesk.component(3) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: dgdesk.removeComponent(3) }));
    await expect(canvas.queryByRole('group', { name: dgdesk.component(3) })).toBeNull();
  },
);

/** Parts that do not come to a hundred, and a number whose check digit is wrong. */
export const WrongMixture = story(
  () =>
    deskBookingAt('details', {
      components: [
        { id: '1', name: '甲醇', casNo: '67-56-2', percent: '60' },
        { id: '2', name: '水', casNo: '', percent: '20' },
      ],
    }),
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName('confirm')) }));
    await expect((await canvas.findAllByText(/各成分合计 80%/))[0]).toBeVisible();
    await expect((await canvas.findAllByText(/CAS/))[0]).toBeVisible();
  },
);

/** By air the ports give way to words of the shipper's own. */
export const ByAir = story(
  () =>
    deskBookingAt('details', {
      works: only('review'),
      carriage: { ...blankDeskForm.carriage, mode: 'AIR', from: '上海浦东', to: '法兰克福', planDate: '2026-11-16' },
    }),
  async ({ canvas }) => {
    await expect(await canvas.findByLabelText(new RegExp(fieldLabel('carriage.from')))).toHaveValue('上海浦东');
    await expect(canvas.queryByLabelText(new RegExp(fieldLabel('carriage.carrierCode')))).toBeNull();
  },
);

/** A training asks for no goods. */
export const NoGoods = story(
  () => deskBookingAt('details', { works: only('training') }),
  async ({ canvas }) => {
    await expect(await canvas.findByText(dgdesk.noGoods)).toBeVisible();
  },
);

/** The whole order to be read once more. */
export const Confirm = story(
  () => deskBookingAt('details'),
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName('confirm')) }));
    await expect(await canvas.findByText(stepWords.confirm.components(2))).toBeVisible();
    await expect(canvas.getAllByText(new RegExp(workNames.review))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.submit })).toBeVisible();
  },
);

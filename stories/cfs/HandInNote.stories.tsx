import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { cfs } from '#copy/cfs/order.ts';
import { plannedRows } from '#src/features/cfs/success-page.tsx';
import { HandInNote } from '#src/features/orders/views/HandInNote.tsx';
import { stuffedPaint } from '#tests/features/cfs/order.ts';
import { sampleOrder } from '../kit/order.ts';

export default { title: '页面/进仓通知书' } satisfies Meta;

const vehicles = [
  { id: '1', plate: '沪A12345', driver: '王师傅', driverId: '', driverPhone: '13800138002', transportPermit: '' },
];
const order: OrderAnswer = {
  ...sampleOrder,
  orderNo: 'CFS26101200001',
  service: 'cfs',
  station: {
    name: '临港危化品一号库（演示数据）',
    address: '上海浦东新区化工物流园01号',
    openingHours: '08:00–17:30',
    phone: '400-000-0001',
  },
  form: { ...stuffedPaint, vehicles },
};

const note = (shown: OrderAnswer, play: NonNullable<StoryObj['play']>): StoryObj => ({
  render: () => <HandInNote order={shown} words={cfs.note} rows={plannedRows(shown)} />,
  play,
});

/** The number and its square, the station, the vehicle, the papers of dangerous goods. */
export const Dangerous = note(order, async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: cfs.note.code })).toBeVisible();
  await expect(canvas.getByText(/沪A12345，王师傅/)).toBeVisible();
  await expect(canvas.getByText(cfs.note.dangerousPapers[0])).toBeVisible();
});

/** General cargo, and no vehicle named yet. */
export const General = note(
  { ...order, isDanger: 'N', form: { ...stuffedPaint, vehicles: [] } },
  async ({ canvas }) => {
    await expect(canvas.getByText(cfs.note.general)).toBeVisible();
    await expect(canvas.queryByText(cfs.note.dangerousPapers[0])).toBeNull();
    await expect(canvas.queryByText(cfs.note.vehicle)).toBeNull();
  },
);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { truck } from '#copy/truck/order.ts';
import { LoadingNote, TruckBooking } from '#src/features/truck/order.tsx';
import { openTruck } from '#tests/features/truck/form.tsx';
import { namedTruck, roadForm, sampleRoadDeal } from '#tests/features/truck/order.ts';
import { stepStories } from '../kit/order-step.tsx';

export default { title: '服务页/陆运下单' } satisfies Meta;

type Shown = Parameters<typeof openTruck>[1];

/** A step of the order with a whole form, or with what is wrong with it. */
const step = stepStories({ Booking: TruckBooking, title: truck.title, start: openTruck });

const general = {
  form: { cargo: roadForm.cargo.map((line) => ({ ...line, isDanger: false })), trucks: [] },
  facts: { deal: { ...sampleRoadDeal, isDanger: false, unNo: '', dgClass: '' } },
} satisfies Shown;

export const Cargo: StoryObj = {
  name: '货物：方案、危险品与公路数据',
  ...step('cargo', [
    truck.roads('上海', '宁波'),
    truck.vehicles('6.8 米厢式车', '1'),
    truck.rules,
    fieldLabel('cargo.0.tunnelCode'),
  ]),
};

export const General: StoryObj = {
  name: '普货：没有危险品栏',
  ...step('cargo', [truck.trip], general),
  play: async ({ canvasElement }) => {
    for (const path of ['cargo-0-dg-unNo', 'cargo-0-roadCode', 'cargo-0-isDanger'])
      await expect(canvasElement.querySelector(`#field-${path}`), path).toBeNull();
  },
};

export const Gone: StoryObj = {
  name: '方案已失效或已转单',
  ...step('cargo', [truck.lapsed, truck.asked], { facts: { deal: null, validTo: null } }),
};

export const NoOrigin: StoryObj = {
  name: '没有从方案开始',
  ...step('cargo', [truck.noDeal], {
    form: { enquiryNo: '', optionId: '' },
    facts: { deal: null, validTo: null },
  }),
};

export const Copied: StoryObj = {
  name: '复制下单：车型与车数可以改',
  ...step('cargo', [truck.copied, fieldLabel('vehicleCount')], {
    form: { enquiryNo: '', optionId: '', copiedFrom: 'TRK26100700009' },
    facts: { deal: null, validTo: null },
  }),
};

export const Doors: StoryObj = {
  name: '装货、卸货与联系人',
  ...step('doors', [truck.doors.loading.note, truck.doors.unloading.note]),
};

export const Trucks: StoryObj = {
  name: '危险品车辆：许可证与两个人的资格证',
  ...step('trucks', [truck.trucksNote.danger(1), fieldLabel('trucks.0.permit'), fieldLabel('trucks.0.escortCert')]),
};

export const Semi: StoryObj = {
  name: '半挂车：两个车牌',
  ...step('trucks', [truck.trucksNote.danger(2), fieldLabel('trucks.0.trailer')], {
    form: { vehicle: 'SEMI13', vehicleCount: '2' },
    facts: { deal: { ...sampleRoadDeal, vehicle: 'SEMI13', vehicleCount: 2 } },
  }),
};

export const Later: StoryObj = {
  name: '普货车辆可以后报',
  ...step('trucks', [truck.trucksNote.general(1), truck.addTruck], general),
};

export const Expired: StoryObj = {
  name: '许可证在装货日到期',
  ...step('trucks', [], { form: { trucks: [{ ...namedTruck, permitExpire: roadForm.loading.day }] } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName('confirm')) }));
    await expect((await canvas.findAllByText('许可证须在装货日', { exact: false }))[0]).toBeVisible();
  },
};

export const Missing: StoryObj = {
  name: '危险品没有填车辆',
  ...step('trucks', [], { form: { trucks: [] } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName('confirm')) }));
    await expect((await canvas.findAllByText('危险品须在下单时填齐', { exact: false }))[0]).toBeVisible();
  },
};

export const Placed: StoryObj = {
  name: '下单后的装货安排',
  render: () => <LoadingNote form={{ ...roadForm, vehicleCount: '2' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(truck.note.toPrepare)).toBeVisible();
    await expect(canvas.getByText(truck.note.later(1))).toBeVisible();
  },
};

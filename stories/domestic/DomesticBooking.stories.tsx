import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { page } from '#copy/domestic/order.ts';
import { domestic } from '#copy/domestic/search.ts';
import { DomesticBooking } from '#src/features/domestic/order-page.tsx';
import { openDomestic } from '#tests/features/domestic/form.tsx';
import { coastalContext, tolueneForm } from '#tests/features/domestic/order.ts';
import { stepStories } from '../kit/order-step.tsx';

export default { title: '服务页/内贸订舱' } satisfies Meta;

/** A step of the order with a whole form, or with what is wrong with it. */
const step = stepStories({ Booking: DomesticBooking, title: page.heading, start: openDomestic });

export const Route: StoryObj = {
  name: '条款与箱量',
  ...step('route', ['泛亚，HAI FENG 040S', domestic.limit('28'), '上海 → 南沙']),
};

export const NoSailing: StoryObj = {
  name: '还没有选航次，或价格已失效',
  ...step('route', [domestic.noOffer, words.backToList], { facts: { offer: null, sailing: null } }),
};

export const Copied: StoryObj = {
  name: '复制下单：日期与承诺重新填',
  ...step('route', ['DOM26100700001'], { form: { copiedFrom: 'DOM26100700001' } }),
};

export const Cargo: StoryObj = {
  name: '货物：中文申报与公路数据',
  ...step('cargo', [fieldLabel('cargo.0.dg.psnCn'), fieldLabel('cargo.0.roadCategory'), domestic.declared]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(domestic.loadLimit('28,000'));
    for (const path of ['cargo-0-cargoNameEn', 'cargo-0-hsCode', 'cargo-0-dg-psnEn', 'cargo-0-dg-dangerPackCertNo'])
      await expect(canvasElement.querySelector(`#field-${path}`), path).toBeNull();
  },
};

export const ByPort: StoryObj = {
  name: '港到港的货物：没有公路数据',
  ...step('cargo', [fieldLabel('cargo.0.dg.psnCn')], { form: { term: 'CY_CY' } }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(domestic.loadLimit('28,000'));
    await expect(canvasElement.querySelector('#field-cargo-0-roadCode')).toBeNull();
  },
};

export const TooHeavy: StoryObj = {
  name: '单箱超过公路限重',
  ...step('cargo', [], { form: { containers: [{ ...tolueneForm.containers[0]!, weightPerCtn: '25500' }] } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName('doors')) }));
    await expect((await canvas.findAllByText('公路限单箱货重25000 kg', { exact: false }))[0]).toBeVisible();
  },
};

export const Doors: StoryObj = {
  name: '门到门：提货、送货、保险、回单与押箱',
  ...step('doors', [domestic.doors.pickup.note, domestic.doors.delivery.note, domestic.road('25', '苏州')]),
};

export const PortDoors: StoryObj = {
  name: '港到港：没有地址要填',
  ...step('doors', [domestic.extras], { form: { term: 'CY_CY' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: domestic.extras });
    await expect(canvas.queryByText(domestic.doors.pickup.note)).toBeNull();
  },
};

export const Extras: StoryObj = {
  name: '投保并寄回回单原件',
  ...step('doors', [fieldLabel('insurance.cargoValue'), fieldLabel('receiptAddress')], {
    form: { insurance: { wanted: true, cargoValue: '' }, receipt: 'ORIGINAL' },
  }),
};

export const NoTruck: StoryObj = {
  name: '门点没有这种箱型的拖车价',
  ...step('doors', [], { form: { containers: [{ ...tolueneForm.containers[0]!, ctnType: '40HQ' }] } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName('confirm')) }));
    await waitFor(() => expect(canvas.getAllByText('没有拖车价', { exact: false })[0]).toBeVisible());
  },
};

export const Confirm: StoryObj = {
  name: '确认',
  ...step('doors', []),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName('confirm')) }));
    await expect(await canvas.findByRole('checkbox', { name: fieldLabel('truth') })).toBeVisible();
    for (const text of ['星湖街 1 号', '江苏 苏州', '泛亚，HAI FENG 040S'])
      await expect((await canvas.findAllByText(text, { exact: false }))[0]).toBeVisible();
  },
};

export const Expired: StoryObj = {
  name: '填到一半价格失效',
  ...step('route', [], { facts: { offer: { ...coastalContext.offer!, validTo: coastalContext.now - 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName('cargo')) }));
    await expect((await canvas.findAllByText('价格已失效', { exact: false }))[0]).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { tank } from '#copy/tank/search.ts';
import { TankBooking } from '#src/features/tank/order.tsx';
import { openTank } from '#tests/features/tank/form.tsx';
import { cleanedTank, methanolTanks, rentedTank, storedTank, tankContext } from '#tests/features/tank/order.ts';
import { stepStories } from '../kit/order-step.tsx';

export default { title: '服务页/罐箱下单' } satisfies Meta;

type Shown = Parameters<typeof openTank>[1];
const order = tank.order;

/** A step of the order with a whole form, or with what is wrong with it. */
const step = stepStories({ Booking: TankBooking, title: order.title, start: openTank });

/** Pressing on says what is wrong. */
const refused = (name: string, next: string, text: string, shown: Shown): StoryObj => ({
  ...step(name, [], shown),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName(next)) }));
    await waitFor(() => expect(canvas.getAllByText(text, { exact: false })[0]).toBeVisible());
  },
});

export const Lane: StoryObj = {
  name: '航线、罐数与罐体要求',
  ...step('tank', ['赫伯罗特，HAI XING 042W', 'T11，24,000 L', order.fittings]),
};
export const NoLane: StoryObj = {
  name: '还没有选航线，或价格已失效',
  ...step('tank', [order.noOffer, order.choose], { facts: { offer: null, sailing: null } }),
};
export const Copied: StoryObj = {
  name: '复制下单：日期与罐号重新填',
  ...step('tank', ['TNK26100700001'], { form: { copiedFrom: 'TNK26100700001' } }),
};
export const OwnTank: StoryObj = {
  name: '自备罐：罐号、皮重、检验与前三次装货',
  ...step('tank', [order.ownNote, fieldLabel('testDue'), fieldLabel('lastCargo3'), fieldLabel('cleaningCert')], {
    form: { tankSource: 'OWN' },
  }),
};
export const Heated: StoryObj = {
  name: '加热与氮封：温度与压力',
  ...step('tank', [fieldLabel('dischargeTemp'), fieldLabel('nitrogenPressure')], {
    form: { heating: 'STEAM', nitrogen: true },
  }),
};
export const Weak: StoryObj = {
  name: '罐型不够',
  ...refused('tank', 'cargo', '货物最低要求 T7，T4 不能代替', {
    form: { tankType: 'T4' },
    facts: { offer: { ...tankContext.offer!, tankType: 'T4' } },
  }),
};
export const Goods: StoryObj = {
  name: '货物与充装：按最多装量填入',
  ...step('cargo', [], { form: { litres: '', tankNet: '' } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(order.written('21,987', '17,401'))).toBeVisible();
    await expect(canvas.getByText('91.61 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: order.write }));
    await expect(canvas.getByRole('textbox', { name: fieldLabel('litres') })).toHaveValue('21987');
    await expect(canvas.getByRole('textbox', { name: fieldLabel('tankNet') })).toHaveValue('17401');
  },
};
export const NoDensity: StoryObj = {
  name: '没有密度：先不算装量',
  ...step('cargo', [order.fillOpen], { form: { density50: '' } }),
};
export const Heavy: StoryObj = {
  name: '重货先到航线限重，不足八成须带防波板',
  ...step('cargo', [order.bound(tank.bound.LANE), order.surge('4,800', '19,200')], {
    form: { density15: '1.84', density50: '1.81' },
  }),
};
export const Overfull: StoryObj = {
  name: '装得太满',
  ...refused('cargo', 'work', '每罐最多装21987 L', { form: { litres: '23000', tankNet: '18203' } }),
};
export const General: StoryObj = {
  name: '普货价：没有危险品一栏',
  ...step('cargo', [order.fill], {
    form: { cargo: methanolTanks.cargo.map((line) => ({ ...line, isDanger: false })) },
    facts: { offer: { ...tankContext.offer!, isDanger: false } },
  }),
};
export const Work: StoryObj = {
  name: '装货与卸货：门点要地址',
  ...step('work', [fieldLabel('loadingPlace'), fieldLabel('unloadingPlace'), fieldLabel('cleanAfter')], {
    form: { loadAt: 'DOOR', unloadAt: 'DOOR' },
  }),
};
export const CleaningIncluded: StoryObj = {
  name: '洗罐已含在价格里：不再问',
  ...step('work', [order.handling], {
    facts: { offer: { ...tankContext.offer!, included: ['LOAD', 'UNLOAD', 'CLEAN'] } },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: order.handling });
    await expect(canvas.queryByText(fieldLabel('cleanAfter'))).toBeNull();
  },
};
export const Confirm: StoryObj = {
  name: '确认',
  ...step('work', []),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.next(stepName('confirm')) }));
    await expect(await canvas.findByRole('checkbox', { name: fieldLabel('truth') })).toBeVisible();
    for (const text of ['赫伯罗特，HAI XING 042W', '21,987'])
      await expect((await canvas.findAllByText(text, { exact: false }))[0]).toBeVisible();
  },
};
export const Rental: StoryObj = {
  name: '租罐：堆场、租期与天数',
  ...step('tank', ['上海 漕泾化工罐区', fieldLabel('tankDays'), fieldLabel('rentalTerm')], {
    form: rentedTank,
    facts: { offer: null, sailing: null },
  }),
};
export const RentalSingle: StoryObj = {
  name: '租一只单罐：罐号写进订单',
  ...step('tank', [order.single, fieldLabel('tankNos')], {
    form: { ...rentedTank, tankNos: 'HZTU2004270', tanks: '1' },
    facts: { offer: null, sailing: null },
  }),
};
export const RentalGoods: StoryObj = {
  name: '租罐的货物：不算装量',
  ...step('cargo', [order.goods.RENTAL ?? '', order.goodsNote.RENTAL ?? ''], {
    form: rentedTank,
    facts: { offer: null, sailing: null },
  }),
};
export const NoDepot: StoryObj = {
  name: '堆场已不在列表中',
  ...step('tank', [order.noDepot], {
    form: { ...rentedTank, depotId: 'warehouse-99' },
    facts: { offer: null, sailing: null },
  }),
};
export const Cleaning: StoryObj = {
  name: '洗罐：残液、维修与检验',
  ...step('work', [order.yardWork, fieldLabel('residue'), fieldLabel('retest')], {
    form: cleanedTank,
    facts: { offer: null, sailing: null },
  }),
};
export const Storage: StoryObj = {
  name: '堆存：只收洗净的空罐',
  ...step('tank', [fieldLabel('cleaningCert'), fieldLabel('tankNos')], {
    form: storedTank,
    facts: { offer: null, sailing: null },
  }),
};

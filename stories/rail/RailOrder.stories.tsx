import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldLabel } from '#copy/booking/fields.ts';
import { trainText } from '#copy/booking/names.ts';
import { railLoading, railOrder as words } from '#copy/rail/order.ts';
import { DAY_MS } from '#domain/limits.ts';
import type { RailFacts } from '#domain/rail/facts.ts';
import type { RailForm } from '#domain/rail/form.ts';
import { railService } from '#domain/rail/service.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import { RailBooking } from '#src/features/rail/order-page.tsx';
import { LoadingTable } from '#src/features/rail/success-page.tsx';
import { railContext, railGlycerine } from '#tests/features/rail/order.ts';
import { bookingsOf } from '#tests/kit/ready-booking.ts';
import { sampleOrder } from '../kit/order.ts';
import { stepStories } from '../kit/order-step.tsx';

export default { title: '服务页/铁路下单' } satisfies Meta;

const { offer } = railContext;
const facts: RailFacts = {
  ...railContext,
  choiceNames: { pickup: { 500000: '重庆' } },
  train: {
    ...{ vessel: 'SILK ROAD EXPRESS', voyage: '040W', etd: offer!.etd, eta: offer!.etd + 17 * DAY_MS, transitDays: 17 },
    ...{ orgName: '重庆(团结村)', dstName: '杜伊斯堡', dstZone: 'Europe/Berlin', border: '阿拉山口' },
    ...{ foreignBorder: '多斯特克', returnDepot: '到站堆场', freeDays: 10, isBookable: true },
  },
};
const { start } = bookingsOf(railService, { form: railGlycerine, facts });
const step = stepStories({ Booking: RailBooking, title: words.booked, start });

const story = (
  name: string,
  at: string,
  texts: readonly string[],
  form: RailForm = railGlycerine,
  known: RailFacts = facts,
): StoryObj => ({ name, ...step(at, texts, { form, facts: known }) });

export const Train = story('班列与箱量', 'train', ['阿拉山口', words.doors, fieldLabel('fetchAddress')]);
export const BoxUse = story('指定堆场提箱，异地还箱，更长的免箱期', 'train', [fieldLabel('containers.0.returnCity')], {
  ...railGlycerine,
  containers: [{ ...railGlycerine.containers[0]!, emptyAt: '重庆港', returnCity: '汉堡', freeDays: '20' }],
});
export const NoTrain = story('还没有班列', 'train', [words.noOffer, words.choose], railGlycerine, {
  ...facts,
  offer: null,
  train: null,
});
export const Cargo = story('货物：HS 编码与货值', 'cargo', [words.cargoNote, fieldLabel('cargo.0.hsCode')]);
export const Consignee = story('收货人与报关', 'consignee', [words.consigneeNote, fieldLabel('declaredAt')]);

export const Loading: StoryObj = {
  name: '装箱与进站时间表',
  render: () => (
    <LoadingTable order={{ ...sampleOrder, cutOffs: cutOffsOf(sampleOrder.etd ?? 0, 'Asia/Shanghai', false) }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(trainText.cutOffs.cyClosing)).toBeVisible();
    await expect(canvas.getByText(railLoading.cutOffNotes.siCutoff)).toBeVisible();
  },
};

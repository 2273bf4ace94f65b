import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fieldLabel } from '#copy/booking/fields.ts';
import { flexitank as words } from '#copy/flexitank/search.ts';
import type { FlexitankFacts } from '#domain/flexitank/facts.ts';
import type { FlexitankForm } from '#domain/flexitank/form.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { DAY_MS } from '#domain/limits.ts';
import { FlexitankBooking } from '#src/features/flexitank/order.tsx';
import { flexitankContext, flexitankGlycerine } from '#tests/features/flexitank/order.ts';
import { bookingsOf } from '#tests/kit/ready-booking.ts';
import { stepStories } from '../kit/order-step.tsx';

export default { title: '服务页/液袋下单' } satisfies Meta;

const { offer } = flexitankContext;
const facts: FlexitankFacts = {
  ...flexitankContext,
  choiceNames: {},
  sailing: {
    ...{ carrier: '马士基', vessel: 'HUAZHOU PEARL', voyage: '041W', orgName: '上海', dstName: '鹿特丹' },
    ...{ dstZone: 'Europe/Amsterdam', eta: offer!.etd + 33 * DAY_MS, transitDays: 33 },
    ...{ included: ['液袋套装', '安装'], freeDays: 10, isBookable: true },
  },
};
const { start } = bookingsOf(flexitankService, { form: flexitankGlycerine, facts });
const step = stepStories({ Booking: FlexitankBooking, title: words.order.title, start });

const story = (
  name: string,
  at: string,
  texts: readonly string[],
  form: FlexitankForm = flexitankGlycerine,
  known: FlexitankFacts = facts,
): StoryObj => ({ name, ...step(at, texts, { form, facts: known }) });

const withLine = (changes: Partial<FlexitankForm['cargo'][number]>): FlexitankForm => ({
  ...flexitankGlycerine,
  cargo: flexitankGlycerine.cargo.map((line) => ({ ...line, ...changes })),
});

export const Liquid = story('货物与证明', 'liquid', [
  'HUAZHOU PEARL',
  words.order.general,
  fieldLabel('cargo.0.density'),
]);
export const NoSailing = story('还没有船期', 'liquid', [words.order.noOffer, words.order.choose], flexitankGlycerine, {
  ...facts,
  offer: null,
  sailing: null,
});
export const Dangerous = story(
  '填了 UN 号：禁运，去罐箱',
  'liquid',
  [words.refused.title, words.refused.link],
  withLine({ unNumber: '1230' }),
);
export const FoodGrade = story(
  '食品级要证明',
  'liquid',
  [fieldLabel('cargo.0.foodCertificate')],
  withLine({ foodGrade: true }),
);

export const Bag: StoryObj = {
  ...story('按货重选袋，写进订单', 'bag', []),
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText(words.bags.mass));
    await userEvent.click(canvas.getByRole('button', { name: words.bags.suggest }));
    await expect(canvas.getByText(words.bags.wrongMass)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(words.bags.mass), '64000');
    await expect(canvas.getByText(words.bags.planned('64,000', 3, '18', '21,600', '64,800'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.bags.suggest }));
    await expect(await canvas.findByText(words.order.net('21,600', '64,800'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^20 m³/ }));
    await expect(await canvas.findByText(words.order.net('24,000', '72,000'))).toBeVisible();
  },
};

export const Heated = story('加热垫与蒸汽', 'bag', [fieldLabel('steam')], { ...flexitankGlycerine, heatingPad: true });
export const Install = story(
  '上门安装、保险与联系人',
  'install',
  [fieldLabel('installAddress'), fieldLabel('insurance.cargoValue')],
  {
    ...flexitankGlycerine,
    install: 'SITE',
    insurance: { wanted: true, cargoValue: '10000', currency: '2' },
  },
);

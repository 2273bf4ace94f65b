import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { BulkCost, FlexitankAnswer, FlexitankOffer } from '#contract/services/flexitank-prices.ts';
import { flexitank as words } from '#copy/flexitank/search.ts';
import { priceList } from '#copy/search/prices.ts';
import { planBags } from '#domain/flexitank/bags.ts';
import { perTon } from '#domain/flexitank/compare.ts';
import { BAG_SIZES } from '#domain/flexitank/sizes.ts';
import { DAY_MS } from '#domain/limits.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import { FluidBagResults } from '#src/features/flexitank/views/FluidBagResults.tsx';

export default { title: '服务页/液袋' } satisfies Meta;

const NOW = Date.parse('2026-10-12T01:40:00Z');
const ETD = NOW + 18 * DAY_MS;
const shanghai = { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai', timezone: 'Asia/Shanghai' };
const rotterdam = { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'Rotterdam', timezone: 'Europe/Amsterdam' };

const line = (feeCode: string, feeName: string, currency: string, unitPrice: string, quantity: number) => ({
  ...{ group: feeCode === 'OF' ? ('FREIGHT' as const) : ('ORIGIN' as const), feeCode, feeName, currency, unitPrice },
  ...{ basis: 'CONTAINER' as const, ctnType: '20GP', quantity: String(quantity) },
  amount: (Number(unitPrice) * quantity).toFixed(2),
  ...{ atCost: false, payTerm: 'PRE' as const, taxRate: null },
});

const LINES = [line('OF', '海运费（含液袋套装、安装）', '2', '2440.00', 2), line('THC', '码头操作', '1', '950.00', 2)];
const TOTALS = [
  { currency: '2', amount: '4880.00' },
  { currency: '1', amount: '1900.00' },
];

const maersk: FlexitankOffer = {
  ...{ priceId: 'FLX-1', priceKind: 'PUBLIC', scheduleId: 'S-1', carrier: { code: 'MAEU', nameCn: '马士基' } },
  ...{ routeCode: 'MA1', terminal: '', pol: 'CNSHA', pod: 'NLRTM', via: null, vessel: 'HUAZHOU PEARL', voyage: '041W' },
  ...{ etd: ETD, eta: ETD + 33 * DAY_MS, etdDay: '2026-10-30', weekday: 5, transitDays: 33 },
  cutOffs: cutOffsOf(ETD, 'Asia/Shanghai', false),
  prices: [{ ctnType: '20GP', amount: '2440.00', currency: '2', limitKg: 24_000 }],
  ...{
    dgClasses: [],
    carrierRefuses: [],
    collectAllowed: true,
    space: 'PLENTY',
    validFrom: NOW,
    validTo: ETD - 7 * DAY_MS,
  },
  ...{ freeDays: 10, remark: null, lines: LINES, totals: TOTALS, unpriced: [], load: null, refusals: [] },
  ...{ bookable: 'BOOKABLE', org: shanghai, dst: rotterdam, bagSizes: [...BAG_SIZES], limitKg: 24_000 },
  ...{ included: ['液袋套装', '安装'], plan: null },
};
const closed: FlexitankOffer = { ...maersk, priceId: 'FLX-0', bookable: 'BOOKING_CLOSED', priceKind: 'CONTRACT' };

const costOf = (way: BulkCost['way'], more: Partial<NonNullable<BulkCost['priced']>> = {}): BulkCost => ({
  way,
  priced: {
    ...{ units: 2, netKg: '20000', totalKg: '40000', fill: null, isUnderfilled: false, totes: null },
    ...{ carrier: maersk.carrier, lines: LINES, totals: TOTALS, perTon: perTon(TOTALS, '40000') },
    ...more,
  },
});

const answerOf = (own: Partial<FlexitankAnswer> = {}): FlexitankAnswer => ({
  items: [maersk, closed],
  ...{ org: null, dst: null, comparison: null, now: NOW },
  lanes: [
    {
      org: { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai', pinyin: 'shanghai', initials: 'sh' },
      dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'Rotterdam', pinyin: 'lutedan', initials: 'ltd' },
    },
  ],
  ...own,
});

const LANE = 'orgPortCode=CNSHA&dstPortCode=NLRTM';
const ends = { org: shanghai, dst: rotterdam };
const planned = (mass: string, density: string): FlexitankOffer => ({
  ...maersk,
  plan: planBags({ mass, density, limitKg: 24_000, sizes: BAG_SIZES }),
});

const story = (name: string, query: string, answer: FlexitankAnswer, texts: readonly string[]): StoryObj => ({
  name,
  render: () => <FluidBagResults answer={answer} query={query} />,
  play: async ({ canvas }) => {
    for (const text of texts) await expect((await canvas.findAllByText(text, { exact: false }))[0]).toBeInTheDocument();
  },
});

export const Lanes = story('每条航线的下一班', '', answerOf(), [
  ...[words.lanes(2), words.open, words.comparison.fill, words.state.BOOKING_CLOSED, priceList.contract],
]);

export const Lane = story(
  '一条航线：选袋与比价',
  `${LANE}&mass=40000&density=0.92`,
  answerOf({
    ...ends,
    items: [planned('40000', '0.92'), closed],
    comparison: [
      costOf('FLEXITANK'),
      costOf('TANK', { fill: '72.4', isUnderfilled: true }),
      costOf('IBC', { totes: 18, units: 3 }),
    ],
  }),
  [
    words.bags.more('480'),
    words.bags.suggested,
    words.comparison.fillRate('72.4'),
    words.comparison.underfilled(80, 95),
    words.comparison.totes(18),
  ],
);

export const MassAlone = story(
  '只填货重：说明还要货物或密度',
  `${LANE}&mass=40000`,
  answerOf({ ...ends, items: [maersk] }),
  [words.form.densityMissing],
);

export const Unpriced = story(
  '没有罐箱价与整箱价可比',
  `${LANE}&mass=40000&density=0.92`,
  answerOf({
    ...ends,
    items: [planned('40000', '0.92')],
    comparison: (['FLEXITANK', 'TANK', 'IBC'] as const).map((way) => ({ way, priced: null })),
  }),
  [words.comparison.none.FLEXITANK, words.comparison.none.TANK, words.comparison.none.IBC],
);

export const TooHeavy = story(
  '装满超过每箱限重的液袋',
  `${LANE}&mass=48000&density=1.2`,
  answerOf({ ...ends, items: [planned('48000', '1.2')] }),
  [words.bags.heavy('24,000'), words.bags.planned('48,000', 2, '20', '24,000', '48,000')],
);

export const Few = story(
  '不够一袋',
  `${LANE}&mass=3000&density=0.92`,
  answerOf({ ...ends, items: [planned('3000', '0.92')] }),
  [words.bags.few],
);

export const None = story('没有合适的袋型', `${LANE}&mass=3000&density=0.92`, answerOf({ ...ends, items: [maersk] }), [
  words.bags.none,
]);

export const Empty = story('没有这条航线', LANE, answerOf({ ...ends, items: [] }), [words.emptyTitle, words.all]);
export const UnknownOrigin = story('没有这个起运港', 'orgPortCode=XXXXX', answerOf({ items: [] }), [
  words.unknownOrigin,
]);
export const UnknownDestination = story('没有这个目的港', 'dstPortCode=XXXXX', answerOf({ items: [] }), [
  words.unknownDestination,
]);
export const Wrong = story('填错的数字', 'mass=1&density=9&viscosity=x', answerOf(), [words.form.wrong.density]);

export const Refused = story('地址带来 UN 号：禁运', `${LANE}&unNo=1230`, answerOf(), [words.refused.title]);

export const NoDangerous: StoryObj = {
  name: '表单不收危险品，一句话与去罐箱的路',
  render: () => <FluidBagResults answer={answerOf()} query={LANE} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(words.refused.title)).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('link', { name: words.form.seeTanks })).toHaveAttribute(
      'href',
      '/tankIndex?orgPortCode=CNSHA&dstPortCode=NLRTM&isDanger=Y',
    );
  },
};

export const OneBox = story('没有货重与密度：合计只按 1 箱', LANE, answerOf({ ...ends }), [
  words.oneBoxNote,
  words.oneBox,
]);

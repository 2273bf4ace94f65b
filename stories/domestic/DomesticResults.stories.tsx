import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DomesticAnswer, DomesticOffer, Door } from '#contract/services/domestic-prices.ts';
import { domestic as words } from '#copy/domestic/search.ts';
import { priceList, priceRefusals } from '#copy/search/prices.ts';
import { laneList } from '#copy/search/terms.ts';
import { asTaxedFreight, CARRIAGE_TAX, doorLines, includedTax } from '#domain/domestic/fees.ts';
import { type FeeLine, type FeeRate, priceLine, totalsOf } from '#domain/fees/line.ts';
import { DAY_MS } from '#domain/limits.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import { DomesticResults } from '#src/features/domestic/views/DomesticResults.tsx';

export default { title: '服务页/内贸运价' } satisfies Meta;

const NOW = Date.parse('2026-10-10T02:00:00Z');
const ETD = Date.parse('2026-10-28T12:00:00Z');
const place = (code: string, nameCn: string) => ({ code, nameCn, nameEn: code, timezone: 'Asia/Shanghai' });

const door = (code: string, nameCn: string, province: string, kilometres: number): Door => ({
  ...{ code, nameCn, province, kilometres, limitKg: 27_500 },
  prices: [
    { ctnType: '20GP', amount: '1590.00' },
    { ctnType: '40HQ', amount: '2070.00' },
  ],
});
const suzhou = door('320500', '苏州', '江苏', 110);
const guangzhou = door('440100', '广州', '广东', 55);

const perBox = (feeCode: string, unitPrice: string, taxRate: string | null): FeeRate => ({
  ...{ group: feeCode === 'OF' ? 'FREIGHT' : 'ORIGIN', feeCode, feeName: feeCode, currency: '1', unitPrice },
  ...{ basis: 'CONTAINER', when: { kind: 'ALWAYS' }, atCost: false, payTerm: 'PRE', taxRate },
});

function offerOf(doors: readonly Door[], own: Partial<DomesticOffer> = {}): DomesticOffer {
  const lines: FeeLine[] = [
    asTaxedFreight(priceLine(perBox('OF', '1580.00', null), 2, '20GP')),
    priceLine(perBox('THC', '450.00', CARRIAGE_TAX), 2, '20GP'),
    ...doors.flatMap(
      (one, index) =>
        doorLines(index === 0 ? 'pickup' : 'delivery', index === 0 ? '装货拖车' : '卸货拖车', one, [
          { ctnType: '20GP', quantity: 2 },
        ]) ?? [],
    ),
  ];
  return {
    ...{ priceId: 'a', priceKind: 'PUBLIC', scheduleId: 's', carrier: { code: 'DC-PANASIA', nameCn: '泛亚' } },
    ...{
      routeCode: 'PA1',
      terminal: '外高桥',
      pol: 'CNSHA',
      pod: 'CNNSA',
      via: null,
      vessel: 'HAI FENG',
      voyage: '040S',
    },
    ...{ etd: ETD, eta: ETD + 5 * DAY_MS, etdDay: '2026-10-28', weekday: 3, transitDays: 5 },
    cutOffs: cutOffsOf(ETD, 'Asia/Shanghai', false),
    prices: [
      { ctnType: '20GP', amount: '1580.00', currency: '1', limitKg: 28_000 },
      { ctnType: '40HQ', amount: '2690.00', currency: '1', limitKg: 28_000 },
    ],
    ...{ dgClasses: [], carrierRefuses: [], collectAllowed: true, space: 'PLENTY', validFrom: NOW, validTo: ETD },
    ...{ freeDays: 7, remark: null, lines, totals: totalsOf(lines), unpriced: [], load: null, refusals: [] },
    ...{ pickup: [suzhou], delivery: [guangzhou], tax: includedTax(lines), bookable: 'BOOKABLE' },
    ...own,
  };
}

const answerOf = (items: DomesticOffer[], own: Partial<DomesticAnswer> = {}): DomesticAnswer => ({
  items,
  org: place('CNSHA', '上海'),
  dst: place('CNNSA', '南沙'),
  ...{ etdFrom: '2026-10-10', etdTo: '2026-11-09', goods: null, boxes: [{ ctnType: '20GP', quantity: 2 }] },
  carriers: [{ code: 'DC-PANASIA', nameCn: '泛亚' }],
  pickups: [{ code: '320500', nameCn: '苏州', province: '江苏' }],
  deliveries: [{ code: '440100', nameCn: '广州', province: '广东' }],
  now: NOW,
  ...own,
});

const LANE = 'orgPortCode=CNSHA&dstPortCode=CNNSA';

const shown = (
  answer: DomesticAnswer,
  texts: readonly string[],
  { query = LANE, isDanger = false, unNo = '' } = {},
): StoryObj => ({
  render: () => <DomesticResults listing={{ kind: 'list', isDanger, unNo, carrier: '', answer }} query={query} />,
  play: async ({ canvas }) => {
    for (const text of texts) await expect((await canvas.findAllByText(text, { exact: false }))[0]).toBeInTheDocument();
  },
});

export const PortToPort: StoryObj = {
  name: '港到港：没有拖车',
  ...shown(answerOf([offerOf([])]), [words.terms.CY_CY, '4,060.00', words.taxed('¥335.23')]),
};

const doorToDoor = shown(
  answerOf([offerOf([suzhou, guangzhou])]),
  [words.truck.pickup('苏州', '20GP ¥1,590.00，40HQ ¥2,070.00'), '10,420.00'],
  { query: `${LANE}&pickup=320500&delivery=440100` },
);

export const DoorToDoor: StoryObj = {
  name: '门到门：装卸拖车与逐行费用',
  ...doorToDoor,
  play: async (context) => {
    await doorToDoor.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: new RegExp(priceList.fees) }));
    await expect(context.canvas.getByText(words.truckNote.pickup('苏州', 110, '27.5'))).toBeInTheDocument();
  },
};

export const NoTruck: StoryObj = {
  name: '门点没有拖车价',
  ...shown(answerOf([offerOf([], { bookable: 'NOT_PRICED' })]), [words.noTruck, words.state.NOT_PRICED], {
    query: `${LANE}&pickup=650100`,
  }),
};

export const NoBox: StoryObj = {
  name: '箱型没有价格',
  ...shown(answerOf([offerOf([], { bookable: 'NOT_PRICED', unpriced: ['20RF'] })]), [words.unpriced('20RF')]),
};

export const Refused: StoryObj = {
  name: '价格不含这一类，须询价',
  ...shown(
    answerOf([
      offerOf([], {
        ...{ bookable: 'REFUSED', dgClasses: ['3'] },
        refusals: [{ kind: 'OFFER', code: 'DC-PANASIA', nameCn: '泛亚', refusedClass: '4.3' }],
      }),
    ]),
    [
      priceRefusals.reason({ kind: 'OFFER', nameCn: '泛亚', refusedClass: '4.3' }, ['3']),
      words.verdict,
      priceRefusals.byEnquiry,
      priceRefusals.enquire,
    ],
    { isDanger: true, unNo: '1428' },
  ),
};

export const Closed: StoryObj = {
  name: '已截订舱',
  ...shown(answerOf([offerOf([], { bookable: 'BOOKING_CLOSED' })]), [words.state.BOOKING_CLOSED]),
};

export const Empty: StoryObj = {
  name: '没有符合条件的航次',
  ...shown(answerOf([], { carriers: [] }), [words.emptyTitle, words.toFcl]),
};

export const UnknownPort: StoryObj = {
  name: '没有这个目的港',
  ...shown(answerOf([], { dst: null }), [words.unknownDestination]),
};

export const Lanes: StoryObj = {
  name: '还没有选航线：在走的航线',
  render: () => (
    <DomesticResults
      query=""
      listing={{
        kind: 'lanes',
        lanes: [
          {
            lane: { id: 'l', org: place('CNSHA', '上海'), dst: place('CNNSA', '南沙'), hot: true },
            ...{ ctnType: '20GP', amount: '1580.00', currency: '1', etd: ETD, transitDays: 5, validTo: ETD },
            ...{ carrier: { code: 'DC-PANASIA', nameCn: '泛亚' }, bookingClose: ETD, dgClasses: [] },
          },
        ],
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words.lane('上海', '南沙') })).toHaveAttribute(
      'href',
      expect.stringContaining('dstPortCode=CNNSA&isDanger=N'),
    );
    await expect(canvas.getByText(laneList.taken([]))).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Door } from '#contract/services/domestic-prices.ts';
import type { RailAnswer, RailOffer } from '#contract/services/rail-prices.ts';
import { rail as words } from '#copy/rail/search.ts';
import { priceList } from '#copy/search/prices.ts';
import { doorLines } from '#domain/domestic/fees.ts';
import { type FeeLine, type FeeRate, priceLine, totalsOf } from '#domain/fees/line.ts';
import { DAY_MS } from '#domain/limits.ts';
import { asRailFreight, doorLineByEnquiry, priceCubic } from '#domain/rail/fees.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import { type RailListing, RailResults } from '#src/features/rail/views/RailResults.tsx';

export default { title: '服务页/铁路班列' } satisfies Meta;

const NOW = Date.parse('2026-10-10T02:00:00Z');
const ETD = Date.parse('2026-10-28T12:00:00Z');
const place = (code: string, nameCn: string, timezone = 'Asia/Shanghai') => ({ code, nameCn, nameEn: code, timezone });
const chongqing = place('CNCKG', '重庆(团结村)');
const duisburg = place('DEDUI', '杜伊斯堡', 'Europe/Berlin');

const city: Door = {
  ...{ code: '500000', nameCn: '重庆', province: '重庆', kilometres: 40, limitKg: 27_500 },
  prices: [{ ctnType: '40HQ', amount: '1250.00' }],
};

const perBox: FeeRate = {
  ...{ group: 'FREIGHT', feeCode: 'OF', feeName: '海运费', currency: '2', unitPrice: '3350.00', basis: 'CONTAINER' },
  ...{ when: { kind: 'ALWAYS' }, atCost: false, payTerm: 'PRE', taxRate: null },
};
const papers = priceLine(
  {
    ...perBox,
    group: 'ORIGIN',
    feeCode: 'DOC',
    feeName: '文件',
    currency: '1',
    unitPrice: '450.00',
    basis: 'SHIPMENT',
  },
  1,
);
const boxLines = [asRailFreight(priceLine(perBox, 2, '40HQ')), papers];

function offerOf(lines: FeeLine[], own: Partial<RailOffer> = {}): RailOffer {
  return {
    ...{ priceId: 'a', priceKind: 'PUBLIC', scheduleId: 's', carrier: { code: 'RO-BLOCK', nameCn: '班列运营平台' } },
    ...{ routeCode: 'RO1', terminal: '', pol: 'CNCKG', pod: 'DEDUI', via: null, vessel: 'SILK ROAD EXPRESS' },
    ...{ voyage: '040W', etd: ETD, eta: ETD + 17 * DAY_MS, etdDay: '2026-10-28', weekday: 3, transitDays: 17 },
    cutOffs: cutOffsOf(ETD, 'Asia/Shanghai', false),
    prices: [
      { ctnType: '20GP', amount: '2075.00', currency: '2', limitKg: 24_000 },
      { ctnType: '40HQ', amount: '3350.00', currency: '2', limitKg: 22_000 },
    ],
    ...{ dgClasses: [], carrierRefuses: [], collectAllowed: true, space: 'PLENTY', validFrom: NOW, validTo: ETD },
    ...{ freeDays: 10, remark: null, lines, totals: totalsOf(lines), unpriced: [], load: null, refusals: [] },
    ...{ org: chongqing, dst: duisburg, direction: 'OUTBOUND', border: '阿拉山口', foreignBorder: '多斯特克' },
    ...{ returnDepot: '到站堆场', cubicMetre: { amount: '134.00', currency: '2' }, charged: null },
    ...{ pickup: [city], delivery: [], bookable: 'BOOKABLE' },
    ...own,
  };
}

const answerOf = (items: RailOffer[], own: Partial<RailAnswer> = {}): RailAnswer => ({
  items,
  ...{ org: chongqing, dst: duisburg, etdFrom: '2026-10-10', etdTo: '2026-11-09', goods: null },
  boxes: [{ ctnType: '40HQ', quantity: 2 }],
  borders: [{ code: 'CNAKL', nameCn: '阿拉山口' }],
  pickups: [{ code: '500000', nameCn: '重庆', province: '重庆' }],
  ...{ deliveries: [], now: NOW },
  ...own,
});

const LINE = 'orgPortCode=CNCKG&dstPortCode=DEDUI&isDanger=N';

const shown = (
  answer: RailAnswer,
  texts: readonly string[],
  { query = LINE, ...listing }: Partial<Omit<RailListing, 'answer'>> & { query?: string } = {},
): StoryObj => ({
  render: () => (
    <RailResults
      query={query}
      listing={{
        ...{ orgPortCode: 'CNCKG', dstPortCode: 'DEDUI', isDanger: false, volume: '', weight: '', ...listing },
        answer,
      }}
    />
  ),
  play: async ({ canvas }) => {
    for (const text of texts) await expect((await canvas.findAllByText(text, { exact: false }))[0]).toBeInTheDocument();
  },
});

export const StationToStation: StoryObj = {
  name: '整箱，站到站',
  ...shown(answerOf([offerOf(boxLines)]), ['6,700.00', '450.00', words.terms.STATION_STATION, '阿拉山口']),
};

const doorToDoor = shown(
  answerOf([
    offerOf([
      ...boxLines,
      ...(doorLines('pickup', '装货拖车（重庆）', city, [{ ctnType: '40HQ', quantity: 2 }]) ?? []),
      doorLineByEnquiry('delivery', '门点送货（按地址报价）'),
    ]),
  ]),
  ['2,950.00', words.terms.DOOR_DOOR],
  { query: `${LINE}&pickup=500000&delivery=ASK` },
);

export const DoorToDoor: StoryObj = {
  name: '门到门：拖车与按地址报价的一头',
  ...doorToDoor,
  play: async (context) => {
    await doorToDoor.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: new RegExp(priceList.fees) }));
    await expect(context.canvas.getByText(words.requestedDoor.delivery)).toBeInTheDocument();
    await expect(context.canvas.getByText(words.doorNote('重庆', 40, '27.5'), { exact: false })).toBeInTheDocument();
  },
};

const shared = priceCubic({ amount: '134.00', currency: '2' }, { volume: '2.36', weight: '1850' });

export const Shared: StoryObj = {
  name: '拼箱：按重量计',
  ...shown(
    answerOf([offerOf([...shared.lines, papers], { charged: { tons: '3.70', by: 'WEIGHT' } })]),
    ['$495.80', words.chargedBy.WEIGHT, words.load.apply],
    { query: `${LINE}&load=CBM`, volume: '2.36', weight: '1850' },
  ),
};

const unsaid = shown(answerOf([offerOf([])]), [words.load.fill], { query: `${LINE}&load=CBM` });

export const SharedUnsaid: StoryObj = {
  name: '拼箱：还没有写货量',
  ...unsaid,
  play: async (context) => {
    await unsaid.play?.(context);
    await context.userEvent.type(context.canvas.getByLabelText(words.load.volume), '2.36');
    await context.userEvent.type(context.canvas.getByLabelText(words.load.weight), '1850');
    const apply = context.canvas.getByRole('link', { name: words.load.apply });
    await expect(apply).toHaveAttribute('href', expect.stringContaining('volume=2.36&weight=1850'));
  },
};

export const Dangerous: StoryObj = {
  name: '危险品：只列班期，逐票审批',
  ...shown(
    answerOf([offerOf([], { prices: [], cubicMetre: null, bookable: 'NOT_PRICED' })], {
      goods: {
        ...{ unNo: '1230', nameCn: '甲醇', nameEn: 'METHANOL', classes: ['3', '6.1'] },
        ...{ packingGroups: ['II'], controls: [] },
      },
    }),
    [words.approvalNote, words.goods('1230', '甲醇', '3、6.1'), words.verdict],
    { query: 'orgPortCode=CNCKG&dstPortCode=DEDUI&unNo=1230', isDanger: true },
  ),
};

export const NoDoor: StoryObj = {
  name: '门点没有拖车价',
  ...shown(answerOf([offerOf(boxLines, { bookable: 'NOT_PRICED' })]), [words.state.NOT_PRICED], {
    query: `${LINE}&pickup=650100`,
  }),
};

export const NoBox: StoryObj = {
  name: '箱型没有价格',
  ...shown(answerOf([offerOf([papers], { bookable: 'NOT_PRICED', unpriced: ['20RF'] })]), [words.unpriced('20RF')]),
};

export const Closed: StoryObj = {
  name: '已截订舱',
  ...shown(answerOf([offerOf(boxLines, { bookable: 'BOOKING_CLOSED' })]), [words.state.BOOKING_CLOSED]),
};

export const Empty: StoryObj = {
  name: '没有符合条件的班列',
  ...shown(answerOf([]), [words.emptyTitle, words.clear]),
};

export const UnknownStation: StoryObj = {
  name: '没有这个到站',
  ...shown(answerOf([], { dst: null }), [words.unknownDestination]),
};

const lines = shown(answerOf([offerOf(boxLines)], { org: null, dst: null }), [words.lines(1)], {
  ...{ query: '', orgPortCode: '', dstPortCode: '' },
});

export const Lines: StoryObj = {
  name: '还没有选线路：每条线路的下一班',
  ...lines,
  play: async (context) => {
    await lines.play?.(context);
    await expect(context.canvas.getByRole('link', { name: new RegExp(words.open) })).toHaveAttribute(
      'href',
      expect.stringContaining('dstPortCode=DEDUI&isDanger=N'),
    );
  },
};

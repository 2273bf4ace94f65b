import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { AirAnswer, AirFlight } from '#contract/services/air-prices.ts';
import { air as words } from '#copy/air/search.ts';
import { priceList } from '#copy/search/prices.ts';
import { airLines, airTariff } from '#domain/air/fee-lines.ts';
import { airFreight } from '#domain/air/fees.ts';
import { airLimitsOf } from '#domain/air/limits.ts';
import { airLoad } from '#domain/air/load.ts';
import { decimalText } from '#domain/decimal.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { AirResults } from '#src/features/air/views/AirResults.tsx';
import { unEntryOf } from '#tests/kit/un-entries.ts';

export default { title: '服务页/空运价' } satisfies Meta;

const NOW = Date.parse('2026-10-10T02:00:00Z');
const place = (code: string, nameCn: string) => ({ code, nameCn, nameEn: code, timezone: 'Asia/Shanghai' });
const TARIFF = airTariff([
  { unit: 'M', amount: '320' },
  { unit: 'N', amount: '38' },
  { unit: '45', amount: '29.5' },
  { unit: '100', amount: '24' },
  { unit: '300', amount: '21.5' },
  { unit: '500', amount: '20' },
  { unit: '1000', amount: '18.8' },
]);

/** The flight with the golden tariff, for a load of such a weight and volume; null: none is asked for. */
function flightOf(load: readonly [kg: string, volume: string] | null, own: Partial<AirFlight> = {}): AirFlight {
  const freight = load === null ? null : airFreight(TARIFF, ...load);
  const lines = freight === null ? [] : airLines(freight, []);
  return {
    priceId: 'AIR-PVG-FRA-1',
    priceKind: 'PUBLIC',
    carrier: { code: 'LH', nameCn: '汉莎', prefix: '020' },
    flight: 'LH8000',
    aircraft: 'CAO',
    weekdays: '2.4.6',
    transitDays: 2,
    days: ['2026-10-15'],
    bookingClose: NOW + 200_000_000,
    validFrom: NOW - 500_000_000,
    validTo: NOW + 900_000_000,
    space: 'PLENTY',
    dgClasses: ['3', '8', '9'],
    refusedClasses: [],
    remark: null,
    currency: '1',
    minimum: '320',
    breaks: TARIFF.breaks.map(({ fromKg, rate }) => ({ fromKg, rate: decimalText(rate) })),
    surcharges: [{ feeCode: 'MYC', feeName: '燃油', currency: '1', unitPrice: '3.50', basis: 'KILOGRAM' }],
    charge:
      freight === null
        ? null
        : {
            by: freight.by,
            fromKg: freight.fromKg,
            chargedKg: decimalText(freight.chargedKg),
            rate: decimalText(freight.rate),
            freight: decimalText(freight.freight),
            saved: decimalText(freight.saved),
            own: freight.own && {
              fromKg: freight.own.fromKg,
              rate: decimalText(freight.own.rate),
              amount: decimalText(freight.own.amount),
            },
          },
    lines,
    totals: totalsOf(lines),
    limit: { kind: 'LIMIT', amount: '60', unit: 'L' },
    refusals: [],
    bookable: 'BOOKABLE',
    ...own,
  };
}

const ethanol = unEntryOf('1170');

const answerOf = (items: AirFlight[], load: AirAnswer['load'], own: Partial<AirAnswer> = {}): AirAnswer => ({
  org: place('PVG', '上海浦东'),
  dst: place('FRA', '法兰克福'),
  etdFrom: '2026-10-10',
  etdTo: '2026-11-09',
  goods: {
    unNo: '1170',
    nameCn: ethanol.nameCn,
    nameEn: ethanol.nameEn,
    classes: ['3'],
    packingGroups: ['II', 'III'],
    limits: airLimitsOf(ethanol),
  },
  load,
  carriers: [{ code: 'LH', nameCn: '汉莎' }],
  aircraft: ['CAO', 'PAX'],
  items,
  now: NOW,
  ...own,
});

const shown = (
  answer: AirAnswer,
  texts: readonly string[],
  { query = '', searched = { isDanger: true, unNo: '1170', volume: '0.42' } } = {},
): StoryObj => ({
  render: () => <AirResults answer={answer} searched={searched} query={query} />,
  play: async ({ canvas }) => {
    for (const text of texts) await expect((await canvas.findAllByText(text))[0]).toBeInTheDocument();
  },
});

export const HigherBreak: StoryObj = {
  name: '靠级计费：85 kg 按 100 kg 计',
  ...shown(answerOf([flightOf(['85', '0.42'])], airLoad('85', '0.42', 0)), [
    words.chargedAt('100'),
    words.saved('100', '¥107.50'),
    priceList.lowest,
    words.curve.higher('81.5', '100'),
  ]),
};

export const Light: StoryObj = {
  name: '泡货：按体积重计',
  ...shown(answerOf([flightOf(['260', '1.8'])], airLoad('260', '1.8', 0)), [
    words.density.LIGHT,
    words.chargedAt('301'),
  ]),
};

export const Least: StoryObj = {
  name: '不到起价：按 M 计',
  ...shown(answerOf([flightOf(['5', '0.01'])], airLoad('5', '0.01', 0)), [words.atMinimum]),
};

export const Unweighed: StoryObj = {
  name: '没有填重量：只列各档',
  ...shown(answerOf([flightOf(null)], null), [words.needsLoad]),
};

export const Refused: StoryObj = {
  name: '客机每件超量，另一班禁运',
  ...shown(
    answerOf(
      [
        flightOf(['85', '0.42'], {
          ...{ priceId: 'a', aircraft: 'PAX', bookable: 'REFUSED' },
          refusals: [{ kind: 'OVER_LIMIT', amount: '5', unit: 'L' }],
        }),
        flightOf(['85', '0.42'], {
          ...{ priceId: 'b', flight: 'LH8002', bookable: 'REFUSED' },
          refusals: [
            { kind: 'FORBIDDEN' },
            { kind: 'CARRIER', nameCn: '汉莎', refusedClass: '3', basis: '（依据：公告 9）' },
          ],
        }),
      ],
      airLoad('85', '0.42', 0),
    ),
    [
      words.refusal.OVER_LIMIT(words.aircraft.PAX, '5 L', '20 L'),
      words.refusal.CARRIER('汉莎', '3', '（依据：公告 9）'),
      words.ways.repack,
      words.ways.enquire,
    ],
    { query: 'net=20' },
  ),
};

export const InDoubt: StoryObj = {
  name: '空运限量待核实：带着条件询价',
  ...shown(
    answerOf(
      [flightOf(['85', '0.42'], { bookable: 'REFUSED', refusals: [{ kind: 'IN_DOUBT' }] })],
      airLoad('85', '0.42', 0),
    ),
    [words.refusal.IN_DOUBT(`UN 1170 ${ethanol.nameCn}`), words.ways.enquire],
  ),
};

export const Freighter: StoryObj = {
  name: '客机禁运，这条航线有全货机',
  ...shown(
    answerOf(
      [
        flightOf(['85', '0.42'], {
          ...{ aircraft: 'PAX', bookable: 'REFUSED' },
          refusals: [{ kind: 'FORBIDDEN' }],
        }),
      ],
      airLoad('85', '0.42', 0),
      { aircraft: ['PAX', 'CAO'] },
    ),
    [words.ways.cargo],
  ),
};

export const Sizes: StoryObj = {
  name: '尺寸与体积对不上，另一行没有填全',
  ...shown(
    answerOf([flightOf(['85', '2.4'])], airLoad('85', '2.4', 0)),
    [words.volumeDiffers('2.4', '0.42'), words.halfSizes],
    { query: 'length=120&width=100&height=100&pieces=2&length=30' },
  ),
};

export const Empty: StoryObj = {
  name: '没有符合条件的航班',
  ...shown(answerOf([], null), [words.emptyTitle]),
};

export const UnknownAirport: StoryObj = {
  name: '没有这个目的机场',
  ...shown(answerOf([], null, { dst: null }), [words.unknownDestination]),
};

export const Unlisted: StoryObj = {
  name: '限量表里没有这个编号',
  ...shown(
    answerOf([flightOf(['85', '0.42'])], airLoad('85', '0.42', 0), { goods: null }),
    [words.goods.unlisted('9999')],
    { searched: { isDanger: true, unNo: '9999', volume: '0.42' } },
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ModeAdvice, ModeReason, ModeRow } from '#contract/calls/mode-advice.ts';
import { modes as words } from '#copy/dg-desk/modes.ts';
import { DAY_MS } from '#domain/limits.ts';
import { Advice } from '#src/features/dg-desk/views/ModesPage.tsx';
import { reasonText } from '#src/features/modes/views/row-text.ts';

export default { title: '服务页/走法比较' } satisfies Meta;

const NOW = Date.parse('2026-10-12T01:40:00Z');
const shanghai = { code: 'CNSHA', nameCn: '上海' };
const rotterdam = { code: 'NLRTM', nameCn: '鹿特丹' };
const QUERY = 'tool=modes&unNo=1230&pg=II&mass=17000&orgPortCode=CNSHA&dstPortCode=NLRTM&d15=0.7961&d50=0.7632';

const offer = (dollars: string, yuan: string): NonNullable<ModeRow['offer']> => ({
  ...{
    priceId: 'P-1',
    priceKind: 'PUBLIC',
    carrier: { code: 'COSU', nameCn: '中远海运' },
    means: 'HUAZHOU PEARL 041W',
  },
  ...{ departs: '2026-11-01', transitDays: 31, validTo: NOW + 20 * DAY_MS, lines: [] },
  totals: [
    { currency: '2', amount: '2300.00' },
    { currency: '1', amount: '3390.00' },
  ],
  perTon: [
    { currency: '2', amount: dollars },
    { currency: '1', amount: yuan },
  ],
});

const row = (mode: ModeRow['mode'], verdict: ModeRow['verdict'], more: Partial<ModeRow> = {}): ModeRow => ({
  ...{ mode, verdict, reasons: [], org: shanghai, dst: rotterdam, load: null, offer: null },
  ...more,
});

const drums = row('DRUM', 'OK', {
  load: {
    ...{ kind: 'BOX', units: 2, package: 'DRUM', perBox: 80, packages: 108, netEach: '158', netKg: '8500' },
    ...{ totalKg: '17000', grossKg: '19160', volume: '29.16', limitKg: 24_000 },
  },
  offer: offer('135.30', '199.42'),
});
const tank = row('TANK', 'OK', {
  load: {
    ...{ kind: 'TANK', units: 1, tankType: 'T11', capacityLitres: 24_000, netKg: '17000', totalKg: '17000' },
    ...{ fill: '89.4', highest: '91.61', mostKg: '17401', isUnderfilled: false },
    filling: { provision: 'TP2', expansion: '0.0012317', fullLitres: '21987' },
  },
  offer: offer('252.06', '108.83'),
});
const parcel = {
  ...{ packages: 108, volume: '29.16', grossKg: '19160', totalKg: '17000' },
} as const;
const lcl = row('LCL', 'ASK', {
  reasons: [{ code: 'LCL_ASK' }],
  load: { kind: 'LCL', ...parcel, tons: '29.16', by: 'VOLUME' },
  offer: offer('181.83', '213.20'),
});
const air = row('AIR_PASSENGER', 'ASK', {
  reasons: [{ code: 'AIR_REPACK', amount: '1', unit: 'L', packages: 21_465 }],
  load: {
    ...{ kind: 'AIR', ...parcel, chargedKg: '19160.0', fromKg: 1000, rate: '18.90', currency: '1' },
    limit: { amount: '1', unit: 'L' },
  },
  offer: { ...offer('0.00', '0.00'), perTon: [{ currency: '1', amount: '27188.59' }] },
});
const bags = row('FLEXITANK', 'OK', {
  load: { kind: 'FLEXITANK', units: 1, size: '18', netKg: '22680', totalKg: '22680', differenceKg: '-1320' },
  offer: { ...offer('110.87', '60.77'), priceKind: 'CONTRACT' },
});

const lanes = [{ org: { code: 'PVG', nameCn: '上海浦东' }, dst: { code: 'AMS', nameCn: '阿姆斯特丹' } }];
const adviceOf = (rows: ModeRow[], more: Partial<ModeAdvice> = {}): ModeAdvice => ({
  ...{ rows, isDanger: true, goods: { unNo: '1230', nameCn: '甲醇', classes: ['3', '6.1'] } },
  ...{ origins: [shanghai], destinations: [rotterdam], airLanes: lanes, railLanes: [], now: NOW },
  ...more,
});

const story = (name: string, query: string, advice: ModeAdvice, texts: readonly string[]): StoryObj => ({
  name,
  render: () => <Advice advice={advice} query={query} />,
  play: async ({ canvas }) => {
    for (const text of texts) await expect(canvas.getAllByText(text, { exact: false })[0]).toBeInTheDocument();
  },
});

export const Dangerous = story(
  '危险品：各走法的价与禁令',
  QUERY,
  adviceOf([
    ...[drums, row('IBC', 'OK', { load: drums.load, offer: offer('136.00', '199.42') }), tank, lcl, air],
    row('FLEXITANK', 'REFUSED', { reasons: [{ code: 'FLEXITANK_DANGEROUS' }] }),
  ]),
  [
    ...[
      words.goods('1230', '甲醇', '3、6.1'),
      '$135.30',
      '¥199.42',
      words.load.fill('89.4'),
      words.parts.dangerous,
      words.asked('上海', '鹿特丹', '17,000'),
      words.fillPicture.expansion('0.7961', '0.7632'),
      words.load.highest('91.61'),
    ],
    ...[words.reasons.FLEXITANK_DANGEROUS, words.airRepack('1', 'L', '21,465'), words.verdicts.REFUSED, words.enquire],
  ],
);

export const General = story(
  '普货液体：液袋可走',
  'tool=modes&mass=24000&orgPortCode=CNSHA&dstPortCode=NLRTM&d15=1.26',
  adviceOf([drums, bags], { goods: null, isDanger: false }),
  ['也没有填闪点', words.load.flexitank(1, '18'), words.offer.contract],
);

export const GeneralByFlashPoint = story(
  '普货液体：闪点高于第 3 类',
  'tool=modes&mass=24000&orgPortCode=CNSHA&dstPortCode=NLRTM&d15=1.26&fp=160',
  adviceOf([bags, row('TANK', 'REFUSED', { reasons: [{ code: 'TANK_SURGE', fill: '72.7' }] })], {
    ...{ goods: null, isDanger: false },
  }),
  ['闪点也不属第 3 类', '普货 CTU 规则'],
);

const reasons: ModeReason[] = [
  ...(Object.keys(words.reasons) as (keyof typeof words.reasons)[]).map((code) => ({ code })),
  { code: 'TANK_GAS', tankType: 'T50' },
  ...(['SOLID', 'DEGREE', 'APPROVAL'] as const).map((why) => ({ code: 'TANK_ASKED' as const, tankType: 'T3', why })),
  { code: 'TANK_WEAK', needed: 'T14', offered: 'T11' },
  { code: 'TANK_SURGE', fill: '63.1' },
  { code: 'PACKAGE_FORBIDDEN', package: 'DRUM', instructions: 'P200' },
  { code: 'PACKAGE_FORBIDDEN', package: 'IBC', instructions: '' },
  { code: 'AIR_FORBIDDEN', aircraft: 'PAX' },
  { code: 'AIR_FORBIDDEN', aircraft: 'CAO' },
  ...(['LCL', 'STATION', 'OFFER', 'CARRIER', 'ORIGIN'] as const).map((party) => ({
    ...{ code: 'PARTY' as const, party, nameCn: '中远海运', refusedClass: '2.3' },
  })),
];

export const Reasons = story(
  '每一条理由',
  QUERY,
  adviceOf([row('TANK', 'REFUSED', { reasons })]),
  reasons.map(reasonText),
);

export const Unpriced = story(
  '没有现价、还差资料',
  QUERY,
  adviceOf([
    row('TANK', 'NO_PRICE', { reasons: [{ code: 'NO_LANE' }], org: null, dst: null }),
    row('AIR_CARGO', 'NO_PRICE', { reasons: [{ code: 'NO_LANE' }], org: null, dst: null }),
    row('LCL', 'INCOMPLETE', { reasons: [{ code: 'NEEDS_VOLUME' }] }),
  ]),
  [words.enquire, words.call, words.reasons.NEEDS_VOLUME, words.list],
);

export const Unlisted = story('未收录的编号', QUERY, adviceOf([drums], { goods: null }), [words.unlisted('1230')]);
export const ByFlash = story('没有编号，闪点属第 3 类', 'tool=modes&fp=12', adviceOf([drums], { goods: null }), [
  words.byFlash,
]);
export const Waiting = story('还没有填', 'tool=modes', adviceOf([], { goods: null, isDanger: false }), [words.wait]);
export const Wrong = story(
  '填错了',
  'tool=modes&mass=x&unNo=abc&d15=0.7&d50=0.8&orgPortCode=CNSHA&dstPortCode=CNSHA',
  adviceOf([], { goods: null, isDanger: false }),
  [words.form.wrong.mass, words.form.wrong.unNo, words.form.wrong.density50, words.form.wrong.samePort],
);

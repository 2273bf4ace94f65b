import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { TankFound } from '#contract/services/tank-fleet.ts';
import { tankFleet } from '#copy/tank/fleet.ts';
import { TankFinder } from '#src/features/tank/page.tsx';
import { answerOf, NOW } from './tank-listing.ts';

export default { title: '服务页/罐箱/罐箱查询' } satisfies Meta;

const words = tankFleet.find;
const methanol = answerOf().goods;

const found: TankFound = {
  number: 'HZTU2001136',
  tank: {
    ...{ tankType: 'T11', capacityLitres: 24_000, tareKg: 3_750, grossKg: 36_000, state: 'READY' },
    ...{ place: '上海 漕泾化工罐区', depotId: 'warehouse-03', freeFrom: '2026-10-13' },
    lastTest: { kind: 'FIVE', day: '2026-03-16' },
    nextTest: { kind: 'HALF', day: '2028-09-16' },
    lastCargoes: [
      { unNo: '1230', name: '甲醇' },
      { unNo: '1230', name: '甲醇' },
      { unNo: null, name: '甘油' },
    ],
  },
  arrival: { day: '2026-12-02', lane: { from: '上海', to: '鹿特丹' } },
  ...{ test: 'HOLDS', goods: methanol, fit: 'MET', cargo: { verdict: 'SAME', reason: null }, now: NOW },
};
const SAILINGS = [{ priceId: 'TNK-1', from: '上海', to: '鹿特丹', etdDay: '2026-10-30', etaDay: '2026-12-02' }];

const shown = (own: Partial<TankFound> | null, query: string, texts: readonly string[]): StoryObj => ({
  render: () => (
    <TankFinder
      query={`tab=find&${query}`}
      content={{ kind: 'find', sailings: SAILINGS, found: own === null ? null : { ...found, ...own } }}
    />
  ),
  play: async ({ canvas }) => {
    for (const text of texts) await expect((await canvas.findAllByText(text, { exact: false }))[0]).toBeVisible();
    await expect(canvas.queryByText('undefined', { exact: false })).toBeNull();
  },
});

const NUMBER = 'no=HZTU2001136&unNo=1230&sailing=TNK-1';

export const Asking: StoryObj = { name: '还没有查', ...shown(null, '', [words.submit]) };
export const Good: StoryObj = {
  name: '能用：检验晚于到港，货物相同',
  ...shown({}, NUMBER, [words.test.HOLDS('2028-09-16', '2026-12-02'), words.last.SAME, words.rent]),
};
export const Lapses: StoryObj = {
  name: '到港前检验过期',
  ...shown({ test: 'LAPSES', tank: { ...found.tank!, nextTest: { kind: 'FIVE', day: '2026-11-20' } } }, NUMBER, [
    words.test.LAPSES('2026-11-20', '2026-12-02'),
  ]),
};
export const Lapsed: StoryObj = {
  name: '检验已过期：不出租',
  ...shown(
    {
      ...{ test: 'LAPSED', fit: 'OPEN', goods: null, cargo: null, arrival: null },
      tank: { ...found.tank!, state: 'TESTING', depotId: null, nextTest: { kind: 'FIVE', day: '2026-10-01' } },
    },
    'no=HZTU2001136',
    [words.test.LAPSED('2026-10-01'), words.states.TESTING, words.fit.OPEN()],
  ),
};
export const Reacts: StoryObj = {
  name: '前载货与要装的货冲突',
  ...shown({ cargo: { verdict: 'REACTS', reason: '3 类与 5.1 类须隔离。' } }, NUMBER, [
    words.last.REACTS('3 类与 5.1 类须隔离。'),
  ]),
};
export const Certificate: StoryObj = {
  name: '换货：要清洗证明；出租中',
  ...shown(
    {
      cargo: { verdict: 'CERTIFICATE', reason: null },
      tank: { ...found.tank!, state: 'LET', freeFrom: '2026-12-01' },
    },
    NUMBER,
    [words.last.CERTIFICATE, words.rentFrom('2026-12-01'), words.states.LET],
  ),
};
export const Weak: StoryObj = {
  name: '罐型不够；在途',
  ...shown({ fit: 'WEAK', tank: { ...found.tank!, tankType: 'T4', state: 'VOYAGE', place: '新加坡' } }, NUMBER, [
    words.fit.WEAK('T4', words.cargo('1230', '甲醇')),
    words.bound('新加坡'),
  ]),
};
export const Gas: StoryObj = {
  name: '气体罐：去询价',
  ...shown({ fit: 'ASK', cargo: null }, `${NUMBER}&pg=II&d15=0.7961&d50=0.7632`, [words.enquire]),
  play: async ({ canvas }) => {
    const { pathname, search } = new URL(
      (await canvas.findByRole<HTMLAnchorElement>('link', { name: words.enquire })).href,
    );
    await expect(pathname).toBe('/enquiryFcl');
    await expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      ...{ service: 'tank', isDanger: 'Y', unNo: '1230', group: 'II', density15: '0.7961', density50: '0.7632' },
      tanks: '1',
    });
  },
};
export const UnlistedGoods: StoryObj = {
  name: '货物未收录',
  ...shown({ goods: null, fit: 'OPEN', cargo: null }, 'no=HZTU2001136&unNo=3999', [
    words.unNoUnknown('3999'),
    words.lookUp,
  ]),
};
export const Unknown: StoryObj = {
  name: '不在罐队里：下一步',
  ...shown({ number: 'EXFU5512340', tank: null, test: null, cargo: null }, 'no=EXFU5512340', [
    words.unknownTitle('EXFU5512340'),
    words.own,
    words.clean,
    words.rental,
  ]),
};
export const WrongDigit: StoryObj = {
  name: '校验码不对',
  ...shown(null, 'no=HZTU2001137', [words.digit(6)]),
};
export const WrongShape: StoryObj = {
  name: '不是罐号，UN 号也写错',
  ...shown(null, 'no=ABC123&unNo=xx', [words.shape, words.unNoWrong]),
};

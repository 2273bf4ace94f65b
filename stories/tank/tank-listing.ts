import type { TankAnswer, TankOffer, TankYards } from '#contract/services/tank-prices.ts';
import { DAY_MS } from '#domain/limits.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import { fillingOf } from '#domain/tank/filling.ts';

export const NOW = Date.parse('2026-10-12T01:40:00Z');
const etd = Date.parse('2026-10-30T12:00:00Z');
const place = (code: string, nameCn: string, timezone: string) => ({ code, nameCn, nameEn: code, timezone });
const shanghai = place('CNSHA', '上海', 'Asia/Shanghai');
const rotterdam = place('NLRTM', '鹿特丹', 'Europe/Amsterdam');

export const methanolFilling = fillingOf({
  ...{ density15: '0.7961', density50: '0.7632', fillTemp: '20', provision: 'TP2' },
  ...{ capacityLitres: 24_000, tareKg: 4_200, limitKg: 24_000 },
});

const line = (feeCode: string, feeName: string, currency: string, unitPrice: string) => ({
  ...({ group: 'FREIGHT', feeCode, feeName, currency, unitPrice, basis: 'CONTAINER', ctnType: '20TK' } as const),
  ...({ quantity: '1', amount: unitPrice, atCost: false, payTerm: 'PRE', taxRate: null } as const),
});

/** A tank of the list, on the lane whose numbers are known. */
export const offerOf = (own: Partial<TankOffer> = {}): TankOffer => ({
  ...{ priceId: 'TNK-1', priceKind: 'PUBLIC', scheduleId: 's1', carrier: { code: 'HLCU', nameCn: '赫伯罗特' } },
  ...{ routeCode: '', terminal: '洋山', pol: 'CNSHA', pod: 'NLRTM', via: null, vessel: 'HAI XING', voyage: '042W' },
  ...{ etd, eta: etd + 33 * DAY_MS, etdDay: '2026-10-30', weekday: 5, transitDays: 33 },
  cutOffs: cutOffsOf(etd, 'Asia/Shanghai', true),
  prices: [{ ctnType: '20TK', amount: '4700.00', currency: '2', limitKg: 24_000 }],
  ...{ dgClasses: ['3', '6.1', '8'], carrierRefuses: [], collectAllowed: false, space: 'PLENTY' },
  ...{ validFrom: NOW, validTo: NOW + 10 * DAY_MS, freeDays: 14, remark: null },
  lines: [line('OF', '海运费', '2', '4700.00'), line('THC', '码头操作', '1', '950.00')],
  totals: [
    { currency: '2', amount: '4700.00' },
    { currency: '1', amount: '950.00' },
  ],
  ...{ unpriced: [], load: null, refusals: [], bookable: 'BOOKABLE', org: shanghai, dst: rotterdam },
  ...{ tankType: 'T11', capacityLitres: 24_000, included: ['LOAD', 'UNLOAD', 'CLEAN'], returnDepot: '目的港堆场' },
  ...{ fit: 'MET', filling: methanolFilling },
  ...own,
});

export const answerOf = (own: Partial<TankAnswer> = {}): TankAnswer => ({
  ...{ items: [offerOf()], org: shanghai, dst: rotterdam, etdFrom: '2026-10-12', etdTo: '2026-11-11' },
  goods: {
    ...{ unNo: '1230', nameCn: '甲醇', nameEn: 'METHANOL', classes: ['3', '6.1'] },
    ...{ packingGroups: ['II'], controls: [] },
  },
  need: { kind: 'LIQUID', code: 'T7', provision: 'TP2', isInDoubt: false },
  ...{ tanks: 1, tankTypes: ['T11'], now: NOW },
  ...own,
});

const yuan = (amount: string) => ({ currency: '1', amount });

export const yards: TankYards = {
  depots: [
    {
      ...{ id: 'warehouse-03', name: '漕泾化工罐区', city: { code: '310000', nameCn: '上海' } },
      ...{ address: '金山区化工物流园03号', openingHours: '08:30–18:00', phone: '400-000-0003' },
      ...{ dgClasses: ['3', '8', '9'], port: { code: 'CNCJG', nameCn: '漕泾' }, portKilometres: 6 },
    },
  ],
  rented: [
    {
      ...{ tankType: 'T11', capacityLitres: 24_000, deposit: yuan('8000.00') },
      terms: [
        { term: 'SHORT', perDay: yuan('80.00'), leastDays: 30 },
        { term: 'LONG', perDay: yuan('52.00'), leastDays: 365 },
        { term: 'FINANCE', perDay: yuan('72.00'), leastDays: 1_095 },
      ],
    },
  ],
  fleet: [
    {
      ...({ number: 'HZTU2001136', tankType: 'T11', capacityLitres: 24_000, tareKg: 3_750 } as const),
      ...{ depotId: 'warehouse-03', testDue: '2028-09-16', freeFrom: '2026-12-01' },
      taken: [{ from: '2026-10-13', to: '2026-11-30' }],
    },
    {
      ...({ number: 'HZTU2004270', tankType: 'T11', capacityLitres: 24_000, tareKg: 3_750 } as const),
      ...{ depotId: 'warehouse-03', testDue: '2029-01-09', freeFrom: '2026-10-13', taken: [] },
    },
  ],
  works: [
    { code: 'CLEAN', basis: 'CONTAINER', price: yuan('900.00') },
    { code: 'CLEAN_DANGEROUS', basis: 'CONTAINER', price: yuan('1600.00') },
    { code: 'STORE', basis: 'TANK_DAY', price: yuan('35.00') },
    { code: 'RESIDUE', basis: 'TIME', price: null },
    { code: 'REPAIR', basis: 'TIME', price: null },
    { code: 'HALF', basis: 'CONTAINER', price: yuan('2800.00') },
    { code: 'FIVE', basis: 'CONTAINER', price: yuan('4200.00') },
  ],
  now: NOW,
};

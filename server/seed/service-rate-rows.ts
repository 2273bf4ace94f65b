import { containerCodes } from '#domain/reference/container-codes.ts';
import type * as schema from '../data/schema/index.ts';

type Rate = typeof schema.serviceRates.$inferInsert;

const TRANSPORT_TAX = 900;
const SERVICE_TAX = 600;
const EXEMPT = 0;
/** Hundredths of a per cent of the insured value. */
const INSURANCE_RATE = 15;
const COASTAL_INSURANCE_RATE = 10;

const rate = (
  feeCode: string,
  basis: string,
  unitPrice: number | null,
  taxRate: number,
  {
    box = null,
    dangerous = false,
    currency = '1',
    service = 'fcl',
  }: { box?: string | null; dangerous?: boolean; currency?: string; service?: Rate['service'] } = {},
): Rate => ({
  id: [service, feeCode, box, dangerous ? 'DG' : null].filter((part) => part !== null).join('-'),
  service,
  feeCode,
  containerCode: box,
  basis,
  currency,
  unitPrice,
  taxRate,
  dangerous,
  demo: true,
});

const byBox = (
  feeCode: string,
  small: number,
  large: number,
  taxRate: number,
  more: { dangerous?: boolean; currency?: string; service?: Rate['service'] } = {},
): Rate[] =>
  containerCodes.map((box) =>
    rate(feeCode, 'CONTAINER', box.startsWith('20') ? small : large, taxRate, { box, ...more }),
  );

/** Rates of added services; those without a price are on request. */
export const serviceRateRows: readonly Rate[] = [
  ...byBox('TRK', 165_000, 220_000, TRANSPORT_TAX),
  ...byBox('TRK', 230_000, 295_000, TRANSPORT_TAX, { dangerous: true }),
  rate('CUS', 'SHIPMENT', 35_000, SERVICE_TAX),
  rate('DGD', 'SHIPMENT', 40_000, SERVICE_TAX),
  rate('CFS', 'REVENUE_TON', 4_500, SERVICE_TAX),
  ...byBox('DDC', 42_000, 56_000, EXEMPT, { currency: '2' }),
  ...byBox('STF', 90_000, 150_000, SERVICE_TAX),
  rate('PLC', 'CONTAINER', 8_000, SERVICE_TAX),
  rate('INS', 'PERCENT', INSURANCE_RATE, EXEMPT),
  rate('INS', 'PERCENT', COASTAL_INSURANCE_RATE, EXEMPT, { service: 'domestic' }),
  rate('VDO', 'CONTAINER', 20_000, SERVICE_TAX),
  rate('CRT', 'TIME', null, SERVICE_TAX),
  rate('STO', 'TON', null, SERVICE_TAX),
  rate('HDL', 'TIME', null, SERVICE_TAX),
  rate('DST', 'TIME', null, EXEMPT),
  rate('DGD', 'SHIPMENT', 30_000, SERVICE_TAX, { service: 'air' }),
];

const cfs = { service: 'cfs' } as const;

/** Rates of stuffing. Placards and declarations use the sea container rates. */
export const stuffingRateRows: readonly Rate[] = [
  ...byBox('STF', 90_000, 150_000, SERVICE_TAX, cfs),
  rate('WHI', 'SHIPMENT', 10_000, SERVICE_TAX, cfs),
  ...byBox('EPU', 45_000, 65_000, TRANSPORT_TAX, cfs),
  ...byBox('GTI', 60_000, 85_000, TRANSPORT_TAX, cfs),
  rate('TRK', 'TIME', null, TRANSPORT_TAX, cfs),
  rate('PLT', 'TON', 4_500, SERVICE_TAX, cfs),
  ...byBox('LSH', 35_000, 60_000, SERVICE_TAX, cfs),
  rate('ABG', 'CONTAINER', 16_000, SERVICE_TAX, cfs),
  rate('PTN', 'CONTAINER', 18_000, SERVICE_TAX, cfs),
  rate('DNG', 'CONTAINER', 12_000, SERVICE_TAX, cfs),
  rate('WRP', 'CONTAINER', 10_000, SERVICE_TAX, cfs),
  rate('MRK', 'SHIPMENT', 8_000, SERVICE_TAX, cfs),
  rate('SRT', 'TON', 3_000, SERVICE_TAX, cfs),
  rate('VGM', 'CONTAINER', 10_000, SERVICE_TAX, cfs),
  rate('PHT', 'CONTAINER', 5_000, SERVICE_TAX, cfs),
  rate('VDO', 'CONTAINER', 20_000, SERVICE_TAX, cfs),
  ...byBox('FUM', 26_000, 38_000, SERVICE_TAX, cfs),
  rate('PLC', 'CONTAINER', 8_000, SERVICE_TAX, cfs),
  rate('OLP', 'CONTAINER', 4_000, SERVICE_TAX, cfs),
  rate('DGD', 'SHIPMENT', 40_000, SERVICE_TAX, cfs),
  rate('CUS', 'SHIPMENT', 35_000, SERVICE_TAX, cfs),
  rate('DIRECT', 'CONTAINER', null, SERVICE_TAX, cfs),
];

const desk = { service: 'dgdesk' } as const;
/** Urgency surcharge in hundredths of a per cent. */
const URGENT_RATE = 5_000;

/** Rates of the DG desk. Declarations use the sea container rates. */
export const deskRateRows: readonly Rate[] = [
  rate('DGP', 'SHIPMENT', 30_000, SERVICE_TAX, desk),
  rate('SDS', 'TIME', 60_000, SERVICE_TAX, desk),
  rate('SDT', 'TIME', 40_000, SERVICE_TAX, desk),
  rate('RPT', 'TIME', 80_000, SERVICE_TAX, desk),
  rate('PUC', 'SHIPMENT', 120_000, SERVICE_TAX, desk),
  rate('DGD', 'SHIPMENT', 40_000, SERVICE_TAX, desk),
  rate('TRN', 'PERSON', 50_000, SERVICE_TAX, desk),
  rate('ERP', 'MONTH', 30_000, SERVICE_TAX, desk),
  rate('URG', 'PERCENT', URGENT_RATE, SERVICE_TAX, desk),
];

const flexitank = { service: 'flexitank' } as const;

/** Rates of flexitank extras; those without a price are on request. */
export const flexitankRateRows: readonly Rate[] = [
  rate('LYR', 'CONTAINER', 30_000, SERVICE_TAX, flexitank),
  rate('EVO', 'CONTAINER', 80_000, SERVICE_TAX, flexitank),
  rate('HTP', 'CONTAINER', 120_000, SERVICE_TAX, flexitank),
  rate('INS', 'PERCENT', INSURANCE_RATE, EXEMPT, flexitank),
];

const START = { VAN42: 30_000, VAN68: 50_000, VAN96: 80_000, SEMI13: 120_000, BOX20: 60_000, BOX40: 78_000 };
const KILOMETRE = { VAN42: 350, VAN68: 550, VAN96: 750, SEMI13: 950, BOX20: 900, BOX40: 1_170 };
/** Per cent of a general vehicle's rate. */
const DANGEROUS_VEHICLE = 140;
const ESCORT = 35_000;

const byVehicle = (feeCode: string, basis: string, prices: Readonly<Record<string, number>>): Rate[] =>
  Object.entries(prices).flatMap(([box, fen]) => [
    rate(feeCode, basis, fen, TRANSPORT_TAX, { box, service: 'truck' }),
    rate(feeCode, basis, (fen * DANGEROUS_VEHICLE) / 100, TRANSPORT_TAX, { box, dangerous: true, service: 'truck' }),
  ]);

/** Base and per-kilometre rates of vehicles, and the escort for dangerous goods. */
export const roadRateRows: readonly Rate[] = [
  ...byVehicle('RDB', 'TIME', START),
  ...byVehicle('RDK', 'KILOMETRE', KILOMETRE),
  rate('ESC', 'TIME', ESCORT, TRANSPORT_TAX, { dangerous: true, service: 'truck' }),
];

const tank = { service: 'tank' } as const;

/** Tanks for hire: fen per day for short and long terms, and the stock. */
// biome-ignore format: a table reads by rows
const letTanks: readonly (readonly [tankType: string, short: number, long: number, finance: number, deposit: number])[] = [
  ['T4', 6_500, 4_200, 5_800, 600_000], ['T11', 8_000, 5_200, 7_200, 800_000],
  ['T14', 11_500, 7_600, 10_400, 1_200_000], ['T22', 19_000, 12_800, 17_500, 2_000_000],
];

/** Rates of tank services on a lane and at a yard. */
export const tankRateRows: readonly Rate[] = [
  rate('TRK', 'CONTAINER', 180_000, TRANSPORT_TAX, tank),
  rate('TRK', 'CONTAINER', 260_000, TRANSPORT_TAX, { ...tank, dangerous: true }),
  rate('TCL', 'CONTAINER', 90_000, SERVICE_TAX, tank),
  rate('TCL', 'CONTAINER', 160_000, SERVICE_TAX, { ...tank, dangerous: true }),
  rate('THT', 'CONTAINER', 60_000, SERVICE_TAX, tank),
  rate('TN2', 'CONTAINER', 45_000, SERVICE_TAX, tank),
  rate('TSG', 'TANK_DAY', 3_500, SERVICE_TAX, tank),
  rate('TT2', 'CONTAINER', 280_000, SERVICE_TAX, tank),
  rate('TT5', 'CONTAINER', 420_000, SERVICE_TAX, tank),
  rate('TLN', 'TIME', null, SERVICE_TAX, tank),
  rate('TRS', 'TIME', null, SERVICE_TAX, tank),
  rate('TRP', 'TIME', null, SERVICE_TAX, tank),
  rate('DST', 'TIME', null, EXEMPT, tank),
  ...letTanks.flatMap(([box, short, long, finance, deposit]) => [
    rate('TLS', 'TANK_DAY', short, SERVICE_TAX, { ...tank, box }),
    rate('TLL', 'TANK_DAY', long, SERVICE_TAX, { ...tank, box }),
    rate('TLF', 'TANK_DAY', finance, SERVICE_TAX, { ...tank, box }),
    rate('TDP', 'CONTAINER', deposit, EXEMPT, { ...tank, box }),
  ]),
];

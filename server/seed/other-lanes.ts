import type { RateService } from '#domain/imports/services.ts';
import type { OfferDetails } from '../data/schema/index.ts';

export type LocationKind = 'port' | 'airport' | 'station';

export interface OtherLane {
  service: Exclude<RateService, 'fcl'>;
  kind: LocationKind;
  origin: string;
  destination: string;
  transitDays: number;
  carrier: string;
  /** Cents or fen of the lane's first unit. */
  price: number;
  details: OfferDetails;
  /** A second flight of the airline on the lane, with its own price. */
  otherFlight?: Pick<OtherLane, 'details' | 'price'>;
  /** Kilograms of cargo per container agreed with the carrier. */
  agreedKg?: number;
}

type Short = readonly [origin: string, destination: string, transitDays: number, carrier: string, price: number];

/** US cents per revenue ton; a negative rate is a refund the consolidator funds from destination charges. */
// biome-ignore format: a table reads by rows
const lcl: readonly Short[] = [
  ['CNSHA', 'NLRTM', 33, 'COSU', 3_800], ['CNSHA', 'DEHAM', 35, 'HLCU', 4_000], ['CNSHA', 'GBFXT', 34, 'OOLU', 4_200],
  ['CNSHA', 'ITGOA', 30, 'EGLV', 4_500], ['CNSHA', 'AEJEA', 22, 'COSU', 2_600], ['CNSHA', 'INNSA', 19, 'WHLC', 1_800],
  ['CNSHA', 'SGSIN', 9, 'WHLC', -1_500], ['CNSHA', 'MYPKG', 10, 'COSU', -1_200], ['CNSHA', 'THLCH', 11, 'EGLV', -1_800],
  ['CNSHA', 'VNSGN', 8, 'ONEY', -2_000], ['CNSHA', 'KRPUS', 3, 'HDMU', -3_500], ['CNSHA', 'JPTYO', 5, 'ONEY', -4_500],
  ['CNSHA', 'USLAX', 18, 'COSU', 5_200], ['CNSHA', 'USNYC', 36, 'MAEU', 7_800], ['CNSHA', 'AUMEL', 20, 'OOLU', 3_100],
  ['CNSHA', 'BRSSZ', 42, 'CMDU', 6_800], ['CNSHA', 'ZADUR', 30, 'MSCU', 6_200], ['CNNGB', 'NLRTM', 34, 'COSU', 4_000],
  ['CNNGB', 'AEJEA', 21, 'COSU', 2_800], ['CNNGB', 'SGSIN', 8, 'WHLC', -1_000], ['CNTAO', 'KRPUS', 3, 'HDMU', -2_800],
  ['CNTAO', 'DEHAM', 37, 'CMDU', 4_600], ['CNSZX', 'SGSIN', 6, 'WHLC', -800], ['CNSZX', 'NLRTM', 30, 'MAEU', 3_900],
  ['CNTXG', 'INNSA', 24, 'ONEY', 2_400],
];

/** Fen per kg below 45 kg. */
// biome-ignore format: a table reads by rows
const air: readonly Short[] = [
  ['PVG', 'FRA', 2, 'LH', 3_800], ['PVG', 'AMS', 2, 'CZ', 3_700], ['PVG', 'LUX', 2, 'CV', 3_650], ['PVG', 'LHR', 2, 'CA', 4_000],
  ['PVG', 'LAX', 2, 'MU', 4_600], ['PVG', 'ORD', 2, 'CK', 4_800], ['PVG', 'JFK', 3, 'CA', 5_200], ['PVG', 'DXB', 2, 'EK', 3_000],
  ['PVG', 'DOH', 2, 'QR', 3_100], ['PVG', 'SIN', 1, 'SQ', 2_000], ['PVG', 'BKK', 1, 'CK', 1_800], ['PVG', 'DEL', 2, 'CA', 2_500],
  ['PVG', 'NRT', 1, 'NH', 1_900], ['PVG', 'ICN', 1, 'KE', 1_500], ['CAN', 'FRA', 2, 'CZ', 3_900], ['CAN', 'KUL', 1, 'CZ', 1_700],
  ['SZX', 'LGG', 2, 'ET', 3_500], ['PEK', 'IST', 2, 'TK', 3_300], ['CGO', 'LUX', 2, 'CV', 3_400], ['HKG', 'SYD', 2, 'CX', 3_200],
];

// biome-ignore format: a table reads by rows
const rail: readonly (readonly [...Short, border: string, foreignBorder: string])[] = [
  ['CNSIA', 'PLMAA', 14, 'RO-BLOCK', 285_000, '霍尔果斯', '阿腾科里'],
  ['CNCKG', 'DEDUI', 17, 'RO-BLOCK', 335_000, '阿拉山口', '多斯特克'],
  ['CNYIU', 'ESMAD', 21, 'RO-BLOCK', 395_000, '阿拉山口', '多斯特克'],
  ['CNSIA', 'KZALA', 8, 'RO-BLOCK', 165_000, '霍尔果斯', '阿腾科里'],
  ['CNCDU', 'PLLOD', 15, 'RO-BLOCK', 305_000, '阿拉山口', '多斯特克'],
  ['CNZGZ', 'DEHAM', 18, 'RO-BLOCK', 340_000, '二连浩特', '扎门乌德'],
  ['CNWUH', 'DEDUI', 18, 'RO-BLOCK', 345_000, '阿拉山口', '多斯特克'],
  ['CNCSX', 'RUVRS', 16, 'RO-BLOCK', 260_000, '满洲里', '后贝加尔'],
  ['CNLYG', 'UZTAS', 12, 'RO-BLOCK', 210_000, '霍尔果斯', '阿腾科里'],
  ['RS-CAN', 'LAVTE', 6, 'RO-BLOCK', 145_000, '磨憨', '磨丁'],
  ['DEDUI', 'CNCKG', 18, 'RO-BLOCK', 190_000, '阿拉山口', '多斯特克'],
  ['KZALA', 'CNSIA', 9, 'RO-BLOCK', 98_000, '霍尔果斯', '阿腾科里'],
];

// biome-ignore format: a table reads by rows
const tank: readonly (readonly [...Short, tankCode: string, litres: number, included: string])[] = [
  ['CNSHA', 'NLRTM', 33, 'HLCU', 460_000, 'T11', 24_000, 'LOAD UNLOAD CLEAN'], ['CNSHA', 'SGSIN', 9, 'WHLC', 165_000, 'T11', 24_000, 'LOAD UNLOAD'],
  ['CNSHA', 'USHOU', 36, 'MSCU', 640_000, 'T14', 21_000, 'LOAD UNLOAD CLEAN'], ['CNNGB', 'INMUN', 18, 'ONEY', 245_000, 'T7', 25_000, 'LOAD UNLOAD'],
  ['CNTAO', 'KRPUS', 3, 'HDMU', 118_000, 'T4', 26_000, 'LOAD UNLOAD CLEAN'], ['CNLYG', 'AEJEA', 24, 'COSU', 320_000, 'T50', 24_500, 'LOAD UNLOAD'],
];

// biome-ignore format: a table reads by rows
const flexitank: readonly (readonly [...Short, litres: number, agreedKg: number])[] = [
  ['CNSHA', 'NLRTM', 33, 'MAEU', 248_000, 24_000, 24_000], ['CNTAO', 'INNSA', 20, 'CMDU', 152_000, 22_000, 21_000],
  ['CNNGB', 'BRSSZ', 38, 'HLCU', 315_000, 21_000, 22_000], ['CNYTN', 'AUMEL', 16, 'OOLU', 176_000, 20_000, 20_000],
];

/** Fen for a 20GP. */
// biome-ignore format: a table reads by rows
const domestic: readonly Short[] = [
  ['CNSHA', 'CNNSA', 5, 'DC-PANASIA', 158_000], ['CNSHA', 'CNTXG', 4, 'DC-ZHONGGU', 142_000], ['CNSHA', 'CNDLC', 4, 'DC-ANTONG', 150_000],
  ['CNSHA', 'CNQZH', 7, 'DC-PANASIA', 198_000], ['CNTXG', 'CNNSA', 8, 'DC-XINFENG', 215_000], ['CNTXG', 'CNSHA', 4, 'DC-PANASIA', 138_000],
  ['CNTAO', 'CNNSA', 7, 'DC-ZHONGGU', 188_000], ['CNDLC', 'CNNSA', 8, 'DC-ANTONG', 205_000], ['CNNSA', 'CNSHA', 5, 'DC-PANASIA', 145_000],
  ['CNNSA', 'CNTXG', 8, 'DC-XINFENG', 208_000], ['CNQZJ', 'CNTXG', 6, 'DC-ANTONG', 176_000], ['CNNKG', 'CNWUH', 4, 'DC-ZHONGGU', 98_000],
];

/** Price of an airline's second flight relative to its first. */
const DEARER = 1.06;

/** Consolidation warehouse by port. */
const warehouseNear: Readonly<Record<string, string>> = {
  CNSHA: 'warehouse-01',
  CNNGB: 'warehouse-05',
  CNTAO: 'warehouse-08',
  CNTXG: 'warehouse-10',
  CNSZX: 'warehouse-12',
};

const lane = (
  service: OtherLane['service'],
  kind: LocationKind,
  [origin, destination, transitDays, carrier, price]: Short,
  details: OfferDetails,
): OtherLane => ({ service, kind, origin, destination, transitDays, carrier, price, details });

const short = (row: readonly (string | number)[]): Short => row.slice(0, 5) as unknown as Short;

export const otherLanes: readonly OtherLane[] = [
  ...lcl.map((row) =>
    lane('lcl', 'port', row, { ratioKgPerCubicMetre: 1_000, warehouseId: warehouseNear[row[0]] ?? '' }),
  ),
  ...air.map(
    (row, index): OtherLane => ({
      ...lane('air', 'airport', row, {
        flight: `${row[3]}${8_000 + index * 7}`,
        weekdays: index % 3 === 0 ? '1234567' : '1.3.5.7',
        aircraft: index % 2 === 0 ? 'CAO' : 'PAX',
      }),
      otherFlight: {
        price: row[4] * DEARER,
        details: {
          flight: `${row[3]}${8_001 + index * 7}`,
          weekdays: '2.4.6',
          aircraft: index % 2 === 0 ? 'PAX' : 'CAO',
        },
      },
    }),
  ),
  ...rail.map((row) =>
    lane('rail', 'station', short(row), {
      border: row[5],
      foreignBorder: row[6],
      ratioKgPerCubicMetre: 500,
      freeDays: 10,
      returnDepot: '到站堆场',
    }),
  ),
  ...tank.map((row) =>
    lane('tank', 'port', short(row), {
      tankCode: row[5],
      capacityLitres: row[6],
      included: row[7].split(' '),
      freeDays: 14,
      returnDepot: '目的港堆场',
    }),
  ),
  ...flexitank.map((row) => ({
    ...lane('flexitank', 'port', short(row), { bagLitres: row[5], included: ['液袋套装', '安装'], freeDays: 10 }),
    agreedKg: row[6],
  })),
  ...domestic.map((row) => lane('domestic', 'port', row, { freeDays: 7 })),
];

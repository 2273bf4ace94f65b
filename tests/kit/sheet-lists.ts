import { airlines } from '#domain/air/airlines.ts';
import type { RateLists } from '#domain/rates/choices.ts';
import { feeCodes } from '#domain/reference/fee-codes.ts';

const named = (...codes: readonly string[]) => codes.map((code) => ({ code, names: [code, `名${code}`] }));
const located = (...codes: readonly string[]) => named(...codes).map((one) => ({ ...one, zone: 'Asia/Shanghai' }));

/** Everything that the templates and the sheets of the tests name. */
export const sheetLists: RateLists = {
  port: located('CNSHA', 'DEHAM', 'NLRTM', 'CNNSA', 'CNQZH'),
  airport: [...located('PVG'), { code: 'FRA', names: ['FRA', '法兰克福'], zone: 'Europe/Berlin' }],
  station: [
    ...located('CNCKG', 'CNSIA', 'PLMAA', 'DEHAM'),
    { code: 'DEDUI', names: ['DEDUI', '杜伊斯堡'], zone: 'Europe/Berlin' },
  ],
  carrier: named('COSU', 'HLCU', 'MAEU'),
  coaster: named('DC-PANASIA'),
  airline: airlines.map(({ code, prefix, nameCn }) => ({ code, names: [code, nameCn, prefix] })),
  train: [{ code: 'RO-BLOCK', names: ['RO-BLOCK', '国际班列'] }],
  warehouse: named('warehouse-01', 'warehouse-02'),
  fee: feeCodes.map(({ code, nameCn, bases, atCost }) => ({ code, names: [code, nameCn], bases, atCost })),
};

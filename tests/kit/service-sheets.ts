import { sheetKinds } from '#domain/imports/kinds.ts';
import type { ImportService, RateService } from '#domain/imports/services.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { csvOf } from '#domain/sheet/csv.ts';

/** Lines of a sheet of any service as a csv file. */
export function csvOfSheet(service: ImportService, rows: readonly RateRow[]): Uint8Array {
  const { columns } = sheetKinds[service];
  return Buffer.from(
    csvOf([columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ key }) => row[key] ?? ''))]),
  );
}

const days = { payTerm: '预付', from: '2020-01-01', to: '2030-12-31' };
const freight = { ...days, fee: 'OF', tax: '0', space: '充足' };
const fee = { ...days, tax: '6', basis: '票', currency: 'CNY' };

const lcl = { origin: 'CNSHA', destination: 'DEHAM', carrier: 'HLCU', cargo: '危险品' };
const air = { origin: 'PVG', destination: '法兰克福', carrier: 'LH', cargo: '危险品' };
const airFreight = { ...air, ...freight, fee: 'AF', currency: 'CNY', classes: '3;8;9', basis: '公斤' };
const rail = { origin: 'CNCKG', destination: 'DEDUI', carrier: 'RO-BLOCK' };
const train = { border: '阿拉山口', foreignBorder: '多斯特克', freeDays: '10', returnDepot: '到站堆场' };
const railFreight = { ...rail, ...freight, ...train, fee: 'RF', basis: '箱', currency: 'USD' };
const tank = { origin: 'CNSHA', destination: 'NLRTM', carrier: 'HLCU', cargo: '危险品' };
const flexitank = { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU' };
const domestic = { origin: 'CNSHA', destination: 'CNNSA', carrier: 'DC-PANASIA', cargo: '危险品' };
const truck = { ...days, basis: '箱', currency: 'CNY', tax: '9', box: '20GP', limitKg: '25000' };

/** A price list of each service for a lane that the demonstration sails, as a person writes it. */
export const serviceRows: Readonly<Record<Exclude<RateService, 'fcl'>, readonly RateRow[]>> = {
  lcl: [
    {
      ...{ ...lcl, ...freight, classes: '3;8;9', basis: 'RT', currency: 'USD', price: '-12.50' },
      ...{ minimumTons: '2', ratio: '500', warehouse: 'warehouse-01' },
    },
    { ...lcl, ...fee, fee: 'CFS', basis: '计费吨', price: '77.70' },
    { ...lcl, ...fee, fee: 'DOC', price: '123.45' },
  ],
  air: [
    { ...airFreight, break: 'M', basis: '票', price: '400' },
    { ...airFreight, break: 'N', price: '41' },
    { ...airFreight, break: '+45', price: '31.5' },
    { ...airFreight, break: '100', price: '27.77' },
    { ...air, ...fee, fee: 'MYC', basis: 'kg', price: '3.33', tax: '0' },
    { ...air, ...fee, fee: 'AWB', price: '55', tax: '0' },
  ],
  rail: [
    { ...railFreight, box: '40HQ', price: '3111', limitKg: '22000' },
    { ...railFreight, box: '立方米', basis: 'RT', price: '122' },
    { ...rail, ...fee, fee: 'DOC', price: '123.45' },
    { ...rail, ...truck, fee: 'TRK', city: '重庆', kilometres: '40', box: '40HQ', price: '999' },
  ],
  tank: [
    {
      ...{ ...tank, ...freight, classes: '3;6.1', basis: '箱', currency: 'USD', box: '20TK', price: '4777' },
      ...{ limitKg: '24000', tankCode: 'T11', capacity: '24000', included: '装、卸', freeDays: '14' },
      returnDepot: '目的港堆场',
    },
    { ...tank, ...fee, fee: 'DOC', price: '123.45' },
  ],
  flexitank: [
    {
      ...{ ...flexitank, ...freight, basis: '箱', currency: 'USD', box: '20GP', price: '2555' },
      ...{ limitKg: '24000', capacity: '24000', included: '液袋套装、安装', freeDays: '10' },
    },
    { ...flexitank, ...fee, fee: 'DOC', price: '123.45' },
  ],
  domestic: [
    {
      ...{ ...domestic, ...freight, classes: '3;8', basis: '箱', currency: 'CNY', box: '20GP', price: '1777' },
      ...{ limitKg: '28000', tax: '9', freeDays: '7' },
    },
    { ...domestic, ...fee, fee: 'DGD', price: '123.45' },
    { ...domestic, ...truck, fee: 'TRK', city: '320500', kilometres: '110', price: '1234' },
    { ...domestic, ...truck, fee: 'DDC', city: '440100', kilometres: '55', price: '888' },
  ],
};

/** A freighter on three days of the week, its cut-offs by rules. */
export const flightRow = {
  ...{ origin: 'PVG', destination: 'FRA', carrier: 'LH', flight: 'lh8401', aircraft: '货机', weekdays: 'D135' },
  ...{ from: '2026-10-01', to: '2027-03-27', departs: '22:15', transitDays: '3' },
  ...{ bookingCloseDangerous: 'ETD − 2 天 18:00', handInDangerous: 'ETD-24小时' },
} satisfies RateRow;

/** A block train from 重庆 to 杜伊斯堡: most cut-offs by the house rule. */
export const trainRow = {
  ...{ origin: 'CNCKG', destination: '杜伊斯堡', carrier: '国际班列', vessel: '渝新欧', voyage: 'X8083' },
  ...{ etd: '2026-10-30 20:00', eta: '2026-11-15 06:00', siCutoff: 'ETD-4天 12:00' },
} satisfies RateRow;

const work = { cargo: '普货', currency: 'CNY', tax: '6' };

/** Price tables without a lane, as a person writes them: a line without a price is asked for. */
export const workRows = {
  cfs: [
    { ...work, fee: 'STF', box: '20GP', basis: '箱', price: '911' },
    { ...work, fee: 'STF', box: '40HQ', basis: '箱', price: '1511' },
    { ...work, fee: 'WHI', basis: '票', price: '111.11' },
    { ...work, fee: 'DIRECT', basis: '箱' },
  ],
  warehouse: [
    {
      ...{ warehouse: 'warehouse-01', currency: 'CNY', perTon: '7.77', perPallet: '8.88', handling: '33' },
      ...{ minimumDays: '5', minimumQuantity: '2' },
    },
  ],
  truck: [
    { ...work, fee: 'RDB', box: 'VAN68', basis: '次', price: '555', tax: '9' },
    { ...work, fee: 'RDK', box: '6.8 米厢式车', basis: '公里', price: '6.66', tax: '9' },
  ],
} satisfies Record<string, readonly RateRow[]>;

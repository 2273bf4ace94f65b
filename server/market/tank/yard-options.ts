import { type InferOutput, parse } from 'valibot';
import { tankEnquiryForm } from '#contract/calls/ecommerce.ts';
import { marketReplies } from '#copy/replies.ts';
import { excludedGoods } from '#domain/dangerous-goods/acceptance.ts';
import type { JudgedGoods } from '#domain/dangerous-goods/possible-goods.ts';
import { partOfYardEnquiry } from '#domain/tank/initial-form.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import { priceYard } from '../../orders/tank/price.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import type { FacilityOptions } from '../enquiries/facility-options.ts';
import type { OperatorOption } from '../enquiries/option.ts';
import type { Reader } from '../fee-rates.ts';
import { cityOf, portNames, type WarehouseRow } from '../warehouse/warehouses.ts';
import { readDepotRows } from './yards.ts';

/** True when a tank enquiry is for a yard, not a lane. */
export const isOfYard = (stored: JsonObject): boolean => parse(tankEnquiryForm, stored).tankService !== 'TRANSPORT';

/** Null for general cargo and while neither number nor class is known. */
async function goodsOf(db: Reader, enquiry: InferOutput<typeof tankEnquiryForm>): Promise<JudgedGoods | null> {
  const { isDanger, unNo, dgClass, packingGroup } = enquiry;
  if (isDanger === 'N') return null;
  const entry = await readUnEntry(db, unNo);
  if (entry !== null) return packingGroup === undefined ? entry : { ...entry, packingGroups: [packingGroup] };
  return dgClass === undefined ? null : { unNo: unNo ?? '', mainClass: dgClass, subsidiaryClasses: [] };
}

/** Lists yards that may clean the tanks' last cargo, the preferred location first. */
export async function yardsFor(db: Reader, stored: JsonObject, now: number): Promise<WarehouseRow[]> {
  const enquiry = parse(tankEnquiryForm, stored);
  const { tankService, yardPlace = '' } = enquiry;
  const goods = tankService === 'CLEANING' ? await goodsOf(db, enquiry) : null;
  const rows = await readDepotRows(db, now);
  const isTaken = ({ dgClasses }: WarehouseRow) => goods === null || excludedGoods(dgClasses, goods) === null;
  const ports = await portNames(db, rows);
  const isPreferred = ({ cityCode, portCode, name }: WarehouseRow) =>
    [cityOf(cityCode).nameCn, ports.get(portCode) ?? '', name].some((one) => one !== '' && yardPlace.includes(one));
  const taking = rows.filter(isTaken);
  return [...taking.filter(isPreferred), ...taking.filter((row) => !isPreferred(row))];
}

/** Prices the accepting yards by the list; parts without a price are charged at cost. */
async function takingYards(db: Reader, stored: JsonObject, now: number): Promise<OperatorOption[]> {
  const part = partOfYardEnquiry(parse(tankEnquiryForm, stored));
  const options: OperatorOption[] = [];
  for (const row of await yardsFor(db, stored, now)) {
    const { lines } = await priceYard(db, part, row, { now, option: null });
    options.push({
      offerId: row.id,
      ...{ sailingId: null, carrierCode: null, etd: null, transitDays: null, lines },
      validTo: Number.POSITIVE_INFINITY,
      remark: marketReplies.yard(cityOf(row.cityCode).nameCn, row.name),
    });
  }
  return options;
}

/** Empty when a part has no price or the tanks' last cargo is unknown. */
async function pricedYards(db: Reader, stored: JsonObject, now: number): Promise<OperatorOption[]> {
  const { isDanger, unNo } = parse(tankEnquiryForm, stored);
  if (isDanger === 'Y' && (await readUnEntry(db, unNo)) === null) return [];
  return (await takingYards(db, stored, now)).filter(({ lines }) => lines.every(({ atCost }) => !atCost));
}

export const yardOptions: FacilityOptions = { priced: pricedYards, taking: takingYards };

import { parse } from 'valibot';
import { tankEnquiryForm } from '#contract/calls/ecommerce.ts';
import { partOfAskedYard } from '#domain/booking/services/tank/begin.ts';
import type { TankQuotePart } from '#domain/booking/services/tank/quote.ts';
import { unRowOf } from '#domain/booking/un-fill.ts';
import { listsClass } from '#domain/dangerous-goods/class-match.ts';
import { marketReplies } from '#src/ui/copy/market-replies.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import { priceYard } from '../orders/tank/price.ts';
import type { DeskOption } from './desk-option.ts';
import type { Reader } from './fee-rates.ts';
import { readDepotRows } from './tank-yards.ts';
import { cityOf, portNames, type WarehouseRow } from './warehouses.ts';

/** Whether an enquiry about tanks is one of a yard, and none of a lane. */
export const isOfYard = (stored: JsonObject): boolean => parse(tankEnquiryForm, stored).tankService !== 'TRANSPORT';

/** Every yard, without those that may not clean what the tanks carried: where it is wished for first. */
export async function yardsFor(db: Reader, stored: JsonObject, now: number): Promise<WarehouseRow[]> {
  const { tankService, yardPlace = '', isDanger, unNo = '', ...named } = parse(tankEnquiryForm, stored);
  const dgClass = unRowOf(unNo)?.mainClass ?? named.dgClass;
  const rows = await readDepotRows(db, now);
  const isTaken = ({ dgClasses }: WarehouseRow) =>
    tankService !== 'CLEANING' || isDanger === 'N' || dgClass === undefined || listsClass(dgClasses, dgClass);
  const ports = await portNames(db, rows);
  const isWished = ({ cityCode, portCode, name }: WarehouseRow) =>
    [cityOf(cityCode).nameCn, ports.get(portCode) ?? '', name].some((one) => one !== '' && yardPlace.includes(one));
  const taking = rows.filter(isTaken);
  return [...taking.filter(isWished), ...taking.filter((row) => !isWished(row))];
}

async function optionOf(db: Reader, part: TankQuotePart, row: WarehouseRow, now: number): Promise<DeskOption> {
  const { lines } = await priceYard(db, part, row, { now, option: null });
  return {
    offerId: row.id,
    ...{ sailingId: null, carrierCode: null, etd: null, transitDays: null, lines },
    validTo: Number.POSITIVE_INFINITY,
    remark: marketReplies.yard(cityOf(row.cityCode).nameCn, row.name),
  };
}

/** The yards at the prices of the list; none where a part of it has none, or where nobody knows what was in the tanks. */
export async function yardOptions(db: Reader, stored: JsonObject, now: number): Promise<DeskOption[]> {
  const { isDanger, unNo } = parse(tankEnquiryForm, stored);
  if (isDanger === 'Y' && unRowOf(unNo ?? '') === null) return [];
  const part = partOfAskedYard(parse(tankEnquiryForm, stored));
  const options: DeskOption[] = [];
  for (const row of await yardsFor(db, stored, now)) options.push(await optionOf(db, part, row, now));
  return options.filter(({ lines }) => lines.every(({ atCost }) => !atCost));
}

/** One yard that takes the tanks; with lines of their own also where the list has no price. */
export async function namedYardOption(
  db: Reader,
  stored: JsonObject,
  { priceId, hasLines }: { priceId: string; hasLines: boolean },
  now: number,
): Promise<DeskOption | null> {
  if (!hasLines) return (await yardOptions(db, stored, now)).find(({ offerId }) => offerId === priceId) ?? null;
  const row = (await yardsFor(db, stored, now)).find(({ id }) => id === priceId);
  return row === undefined ? null : optionOf(db, partOfAskedYard(parse(tankEnquiryForm, stored)), row, now);
}

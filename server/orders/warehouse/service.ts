import { and, eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { warehouse as words } from '#copy/warehouse/search.ts';
import { CARGO_VOLUME_LIMITS, CARGO_WEIGHT_LIMITS } from '#domain/booking/cargo-limits.ts';
import { optionOfForm } from '#domain/booking/form-source.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { type FeeLine, totalsOf } from '#domain/fees/line.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { readQuantity } from '#domain/quantity.ts';
import { feeCodes } from '#domain/reference/fee-codes.ts';
import { areaOf } from '#domain/warehouse/area.ts';
import type { WarehouseTerms } from '#domain/warehouse/context.ts';
import { warehouseDescription } from '#domain/warehouse/fields.ts';
import type { WarehouseForm } from '#domain/warehouse/form.ts';
import type { StayEnquiry } from '#domain/warehouse/initial-form.ts';
import { storageModes, warehouseWorks } from '#domain/warehouse/kinds.ts';
import { type WarehouseQuotePart, warehouseQuotePart } from '#domain/warehouse/quote.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import { daysOf } from '#domain/warehouse/stay.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { isShown } from '../../content/shown.ts';
import type { BookedStay } from '../../data/schema/booked.ts';
import { warehouses } from '../../data/schema/market.ts';
import { requireOwnFiles } from '../../files/records.ts';
import type { Reader } from '../../market/fee-rates.ts';
import { freeArea, takenAreas } from '../../market/warehouse/area.ts';
import { cityOf, modesOf, type WarehouseRow, warehouseCharge } from '../../market/warehouse/warehouses.ts';
import { withStoragePrices } from '../../rates/storage-prices.ts';
import {
  type AnsweredOption,
  atFacility,
  optionOf,
  requireEnquiredGoods,
  requireEnquiredLoad,
} from '../answered-option.ts';
import { listsOf, lockEnterprise } from '../buyer.ts';
import { filesOf, itemsOf } from '../items.ts';
import { onRequest } from '../on-request.ts';
import type { Buyer, OrderService, PreparedOrder, Priced } from '../order-service.ts';
import { stayTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { withoutPapers, withoutVoyage } from '../without-voyage.ts';
import { storageCharges } from './charges.ts';

const SERVICE = 'warehouse';

const refusedAt = (
  path: string,
  text: string,
  code: typeof CODE.invalidInput | typeof CODE.noSpace | typeof CODE.priceExpired,
) => new Refusal(code, text, { fields: { [path]: text } });

async function findWarehouse(db: Reader, id: string, now: number): Promise<WarehouseRow | null> {
  const stored = await db
    .select()
    .from(warehouses)
    .where(and(eq(warehouses.id, id), isShown(warehouses, now)));
  const [row] = await withStoragePrices(db, stored);
  return row ?? null;
}

const feeOf = new Map(feeCodes.map((fee) => [fee.code, fee]));

/** Builds the on-request lines for services besides storage. */
function requestedLines({ inbound, outbound, works, insure }: WarehouseQuotePart): FeeLine[] {
  const rides = [
    ...(inbound === 'PICKUP' ? [orderReplies.pickup] : []),
    ...(outbound === 'DELIVERY' ? [orderReplies.outboundDelivery] : []),
  ];
  const handling = warehouseWorks.filter((work) => works.includes(work)).map((work) => words.works[work]);
  return [
    ...(rides.length === 0 ? [] : [{ ...feeOf.get('TRK')!, nameCn: rides.join('、') }]),
    ...(handling.length === 0 ? [] : [{ ...feeOf.get('HDL')!, nameCn: handling.join('、') }]),
    ...(insure ? [feeOf.get('INS')!] : []),
  ].map(onRequest);
}

function priceStay(row: WarehouseRow, part: WarehouseQuotePart, now: number): Priced {
  const mode = storageModes.find((one) => one === part.mode);
  const weight = readQuantity(part.grossWeight, CARGO_WEIGHT_LIMITS);
  if (!weight.ok) throw refusedAt('cargo.0.grossWeight', orderReplies.storageLoad, CODE.invalidInput);
  const volume = readQuantity(part.volume, CARGO_VOLUME_LIMITS);
  if (mode === 'CUBIC_METRE' && !volume.ok)
    throw refusedAt('cargo.0.volume', orderReplies.storageLoad, CODE.invalidInput);
  if (mode === 'PALLET' && part.pallets < 1)
    throw refusedAt('cargo.0.pallets', orderReplies.storageLoad, CODE.invalidInput);
  const stay = { grossKg: weight.value, volume: volume.ok ? volume.value : 0, pallets: part.pallets, days: part.days };
  const charge = mode === undefined ? null : warehouseCharge(row, mode, stay);
  if (charge === null) throw refusedAt('mode', orderReplies.storageMode, CODE.invalidInput);
  const lines = [...charge.lines, ...requestedLines(part)];
  return { offerId: row.id, lines, totals: totalsOf(lines), validTo: now + QUOTE_VALID_MS, addOns: async () => [] };
}

/** Refuses a longer stay, more goods or another unit than enquired. */
function requireEnquiredStay(
  { enquiryForm }: AnsweredOption,
  { mode, days, pallets, grossWeight, volume }: WarehouseQuotePart,
): void {
  const { storageMode, storageDays, pallets: enquiredPallets } = enquiryForm as object as StayEnquiry;
  if (mode !== storageMode) throw refusedAt('mode', orderReplies.optionStay, CODE.invalidInput);
  if (days > Number(storageDays)) throw refusedAt('days', orderReplies.optionStay, CODE.invalidInput);
  if (enquiredPallets !== undefined && pallets > Number(enquiredPallets))
    throw refusedAt('cargo.0.pallets', orderReplies.optionStay, CODE.invalidInput);
  requireEnquiredLoad({ enquiryForm }, { grossWeight, volume });
}

/** Prices a stay at the list, or at the answered enquiry plus the extras it does not include. */
function priceAt(row: WarehouseRow, part: WarehouseQuotePart, now: number, option: AnsweredOption | null): Priced {
  const listed = priceStay(row, part, now);
  if (option === null) return listed;
  requireEnquiredStay(option, part);
  const named = (code: string) => option.lines.some(({ feeCode }) => feeCode === code);
  const lines = [...option.lines, ...requestedLines(part).filter(({ feeCode }) => !named(feeCode))];
  return { ...listed, lines, totals: totalsOf(lines), validTo: Math.min(listed.validTo, option.validTo) };
}

const warehouseMissing = () => refusedAt('warehouseId', orderReplies.warehouseGone, CODE.priceExpired);

const termsOf = (row: WarehouseRow): WarehouseTerms => ({
  ...{ kinds: row.kinds, dgClasses: row.dgClasses, qualifications: row.qualifications },
  modes: modesOf(row),
  works: warehouseWorks.filter((work) => row.works.includes(work)),
});

function bookedStay(row: WarehouseRow, form: WarehouseForm, part: WarehouseQuotePart): BookedStay {
  const { name, cityCode, address, openingHours, phone } = row;
  const { nameCn: city } = cityOf(cityCode);
  const load = { grossKg: Number(part.grossWeight), volume: Number(part.volume), pallets: part.pallets };
  return {
    ...{ name, city, address, openingHours, phone },
    ...{ startDate: form.startDate, days: daysOf(form) ?? 0, area: areaOf(load) },
  };
}

/** Takes the floor area of a stay; of two bookings of the last area one is refused. */
export async function takeArea(tx: Transaction, id: string, stay: BookedStay, now: number): Promise<void> {
  const [row] = await tx.select().from(warehouses).where(eq(warehouses.id, id)).for('update');
  if (row === undefined) throw warehouseMissing();
  const free = freeArea(row, await takenAreas(tx, now, id), stay);
  const area = stay.area ?? 0;
  if (area > free) throw refusedAt('startDate', orderReplies.storageFull(area, free), CODE.noSpace);
}

/** Checks acceptance and price again when the stay is booked. */
async function prepare(tx: Transaction, given: WarehouseForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const typed = tidy(warehouseDescription, given);
  const option = await optionOf(tx, SERVICE, optionOfForm(typed), { userId, now });
  const form = atFacility('warehouseId', typed, option);
  const enterprise = await lockEnterprise(tx, userId);
  const row = await findWarehouse(tx, form.warehouseId, now);
  const context = { now, warehouse: row === null ? null : termsOf(row), ...(await listsOf(tx)) };
  requireValidForm(form, errorsOf(warehouseDescription, form, context), 'ROOM');
  const part = warehouseQuotePart(form);
  if (row === null) throw warehouseMissing();
  if (part === null) throw refusedAt('days', orderReplies.storageLoad, CODE.invalidInput);
  if (option !== null) requireEnquiredGoods(option, form.cargo);
  await requireOwnFiles(tx, userId, filesOf(form));
  const isDanger = hasDangerous(form);
  const stay = bookedStay(row, form, part);
  return withoutVoyage({
    ...{ part, enterprise, form },
    priced: priceAt(row, part, now, option),
    row: { isDanger, stay, enquiryNo: form.enquiryNo || null },
    close: async (_, orderNo) => option?.close(orderNo),
    items: itemsOf(form),
    timeline: stayTimeline(stay, isDanger, now),
    take: (transaction) => takeArea(transaction, row.id, stay, now),
  });
}

export const warehouseOrders: OrderService<WarehouseForm, WarehouseQuotePart> = {
  booking: warehouseService,
  prefix: 'WHS',
  charges: storageCharges,
  price: async (db, typed, asker) => {
    const option = await optionOf(db, SERVICE, typed.enquiry, asker);
    const part = atFacility('warehouseId', typed, option);
    const row = await findWarehouse(db, part.warehouseId, asker.now);
    if (row === null) throw warehouseMissing();
    return priceAt(row, part, asker.now, option);
  },
  prepare,
  ...withoutPapers,
};

import { asc, eq } from 'drizzle-orm';
import { type AddOnPrice, serviceCode } from '#contract/fields/order.ts';
import { CARGO_VOLUME_LIMITS, CARGO_WEIGHT_LIMITS } from '#domain/booking/cargo-limits.ts';
import type { ServiceCode } from '#domain/booking/services/fcl/form.ts';
import type { FclQuotePart } from '#domain/booking/services/fcl/quote.ts';
import { feesOfTerms } from '#domain/booking/services/fcl/terms.ts';
import { decimalText, divide, multiply, roundUp } from '#domain/decimal.ts';
import { revenueTons } from '#domain/fees/lcl.ts';
import { type FeeLine, type FeeRate, priceLine } from '#domain/fees/line.ts';
import { INSURED_PERCENT } from '#domain/limits.ts';
import { fromFen } from '#domain/money.ts';
import { type QuantityLimits, readQuantity } from '#domain/quantity.ts';
import { type FeeBasis, type FeeCode, feeCodes } from '#domain/reference/fee-codes.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { serviceRates } from '../../data/schema/market.ts';
import type { Reader } from '../../market/fee-rates.ts';
import { onRequest } from '../on-request.ts';

const codeOf: Readonly<Record<ServiceCode, string>> = {
  truck: 'TRK',
  customs: 'CUS',
  declaration: 'DGD',
  stuffing: 'STF',
  placards: 'PLC',
  certificates: 'CRT',
  storage: 'STO',
  insurance: 'INS',
  destination: 'DST',
  handling: 'HDL',
  video: 'VDO',
};

type Rate = typeof serviceRates.$inferSelect;

const feeOf = new Map(feeCodes.map((fee) => [fee.code, fee]));

const DOOR_DELIVERY = 'DDC';
const nameOf = ({ code, nameCn }: FeeCode, { dangerous }: Rate): string =>
  dangerous ? orderReplies.dangerousVehicle : code === DOOR_DELIVERY ? orderReplies.doorDelivery : nameCn;

/** A destination charge that is booked here is a service: it is paid with the rest. */
const rateOf = (fee: FeeCode, row: Rate, unitPrice: number): FeeRate => ({
  group: fee.group === 'DESTINATION' ? 'SERVICE' : fee.group,
  feeCode: fee.code,
  feeName: nameOf(fee, row),
  currency: row.currency,
  unitPrice: fromFen(unitPrice),
  basis: row.basis as FeeBasis,
  when: { kind: 'CHOSEN' },
  atCost: false,
  payTerm: 'PRE',
  taxRate: row.taxRate === 0 ? null : fromFen(row.taxRate),
});

/** The rate, in per cent, of the cargo's value and a tenth more, in the currency of that value. */
function insuranceLine(fee: FeeCode, row: Rate, unitPrice: number, { insurance }: FclQuotePart): FeeLine {
  const value = readQuantity(insurance?.cargoValue ?? '', { decimals: 2, min: '0.01', max: '999999999.99' });
  if (insurance === null || !value.ok) return onRequest(fee);
  const rate = rateOf(fee, row, unitPrice);
  const insured = divide(multiply(value.value, INSURED_PERCENT), 100, 2, 'up');
  return {
    ...priceLine({ ...rate, feeName: orderReplies.insured, currency: insurance.currency }, 1),
    quantity: decimalText(insured),
    amount: decimalText(roundUp(divide(multiply(rate.unitPrice, insured), 100, 8, 'up'))),
  };
}

/** The larger of volume and weight; what is still empty counts as nothing. */
function revenueTonsOf({ volume, grossWeight }: FclQuotePart) {
  const read = (typed: string, limits: QuantityLimits) => {
    const found = readQuantity(typed, limits);
    return found.ok ? found.value : 0;
  };
  return revenueTons(read(volume, CARGO_VOLUME_LIMITS), read(grossWeight, CARGO_WEIGHT_LIMITS)).tons;
}

function linesOf(fee: FeeCode, rows: readonly Rate[], part: FclQuotePart): FeeLine[] {
  const priced = rows
    .filter(({ dangerous }) => !dangerous || part.dgVehicle)
    .sort((one, other) => Number(other.dangerous) - Number(one.dangerous))
    .flatMap((row) => (row.unitPrice === null ? [] : [{ row, unitPrice: row.unitPrice }]));
  const [first] = priced;
  if (first === undefined) return [onRequest(fee)];
  if (first.row.basis === 'PERCENT') return [insuranceLine(fee, first.row, first.unitPrice, part)];
  if (first.row.basis === 'REVENUE_TON')
    return [priceLine(rateOf(fee, first.row, first.unitPrice), revenueTonsOf(part))];
  if (first.row.basis !== 'CONTAINER') return [priceLine(rateOf(fee, first.row, first.unitPrice), 1)];
  const byBox = part.containers.map(({ ctnType, quantity }) => {
    const fitting = priced.find(({ row }) => row.containerCode === ctnType || row.containerCode === null);
    return fitting === undefined
      ? null
      : priceLine(rateOf(fee, fitting.row, fitting.unitPrice), Number(quantity), ctnType);
  });
  const known = byBox.filter((line) => line !== null);
  return known.length === byBox.length ? known : [onRequest(fee)];
}

const ratesOf = (db: Reader) =>
  db.select().from(serviceRates).where(eq(serviceRates.service, 'fcl')).orderBy(asc(serviceRates.id));

function linesOfCode(code: string, rows: readonly Rate[], part: FclQuotePart): FeeLine[] {
  const fee = feeOf.get(code);
  return fee === undefined
    ? []
    : linesOf(
        fee,
        rows.filter(({ feeCode }) => feeCode === code),
        part,
      );
}

/** What the price or the freight station does anyway is not charged twice. */
const isIncluded = (code: string, { receiptType }: FclQuotePart, held: readonly FeeLine[]): boolean =>
  (receiptType === 'CFS' && code === codeOf.stuffing) ||
  held.some(({ feeCode, group }) => feeCode === code && group !== 'DESTINATION');

/** The lines of what was asked for on top, and of the terms. */
export async function serviceLines(db: Reader, part: FclQuotePart, held: readonly FeeLine[]): Promise<FeeLine[]> {
  const asked = new Set([...part.services.map((service) => codeOf[service]), ...feesOfTerms(part)]);
  const wanted = [...asked].filter((code) => !isIncluded(code, part, held));
  if (wanted.length === 0) return [];
  const rows = await ratesOf(db);
  return wanted.flatMap((code) => linesOfCode(code, rows, part));
}

/** Only the rate: the insured value is not known yet. */
function insuranceRate(rows: readonly Rate[]): FeeLine[] {
  const fee = feeOf.get(codeOf.insurance);
  const row = rows.find(({ feeCode, unitPrice }) => feeCode === codeOf.insurance && unitPrice !== null);
  if (fee === undefined || row === undefined || row.unitPrice === null) return [];
  return [priceLine({ ...rateOf(fee, row, row.unitPrice), feeName: orderReplies.insured }, 0)];
}

/** What each service costs beside these goods, whether it is asked for or not; the truck suits them. */
export async function addOnsOf(
  db: Reader,
  part: FclQuotePart,
  { offer, lines }: { offer: { lines: readonly FeeLine[] }; lines: readonly FeeLine[] },
): Promise<AddOnPrice[]> {
  const rows = await ratesOf(db);
  return serviceCode.options.map((service) => {
    const code = codeOf[service];
    const isAsked = part.services.includes(service);
    const isDoor = service === 'destination' && part.deliveryType === 'SD' && !isAsked;
    if (isDoor || isIncluded(code, part, isAsked ? offer.lines : lines))
      return { service, isIncluded: true, lines: [] };
    const own = lines.filter(({ feeCode, group }) => feeCode === code && group !== 'DESTINATION');
    if (own.length > 0) return { service, isIncluded: false, lines: own };
    if (service === 'insurance') return { service, isIncluded: false, lines: insuranceRate(rows) };
    const suited = service === 'truck' ? { ...part, dgVehicle: part.goods.length > 0 } : part;
    return { service, isIncluded: false, lines: linesOfCode(code, rows, suited) };
  });
}

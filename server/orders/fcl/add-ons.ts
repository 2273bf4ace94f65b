import { type AddOnPrice, serviceCode } from '#contract/fields/order.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { CARGO_VOLUME_LIMITS, CARGO_WEIGHT_LIMITS } from '#domain/booking/cargo-limits.ts';
import type { ServiceCode } from '#domain/fcl/form.ts';
import type { FclQuotePart } from '#domain/fcl/quote.ts';
import { feesOfTerms } from '#domain/fcl/terms.ts';
import { insuranceLine } from '#domain/fees/insurance.ts';
import { type FeeLine, priceLine } from '#domain/fees/line.ts';
import { revenueTons } from '#domain/lcl/fees.ts';
import { type QuantityLimits, readQuantity } from '#domain/quantity.ts';
import type { FeeCode } from '#domain/reference/fee-codes.ts';
import type { Reader } from '../../market/fee-rates.ts';
import { onRequest } from '../on-request.ts';
import {
  boxLines,
  feeOf,
  type KnownRate,
  knownRates,
  readServiceRates,
  type ServiceRate,
  toServiceRate,
} from '../service-rates.ts';

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

const DOOR_DELIVERY = 'DDC';
const nameOf = ({ code, nameCn }: FeeCode, { dangerous }: ServiceRate): string =>
  dangerous ? orderReplies.dangerousVehicle : code === DOOR_DELIVERY ? orderReplies.doorDelivery : nameCn;

/** Charges a percentage of 110% of the cargo value, in its currency. */
function insuredLine(fee: FeeCode, known: KnownRate, { insurance }: FclQuotePart): FeeLine {
  const rate = {
    ...toServiceRate(fee, known, orderReplies.insured),
    currency: insurance?.currency ?? known.row.currency,
  };
  return insuranceLine(rate, insurance?.cargoValue ?? '') ?? onRequest(fee);
}

/** Returns the larger of volume and weight; an empty value counts as zero. */
function revenueTonsOf({ volume, grossWeight }: FclQuotePart) {
  const read = (typed: string, limits: QuantityLimits) => {
    const found = readQuantity(typed, limits);
    return found.ok ? found.value : 0;
  };
  return revenueTons(read(volume, CARGO_VOLUME_LIMITS), read(grossWeight, CARGO_WEIGHT_LIMITS)).tons;
}

function linesOf(fee: FeeCode, rows: readonly ServiceRate[], part: FclQuotePart): FeeLine[] {
  const priced = knownRates(
    rows
      .filter(({ dangerous }) => !dangerous || part.dgVehicle)
      .sort((one, other) => Number(other.dangerous) - Number(one.dangerous)),
  );
  const [first] = priced;
  if (first === undefined) return [onRequest(fee)];
  const rate = toServiceRate(fee, first, nameOf(fee, first.row));
  switch (first.row.basis) {
    case 'PERCENT':
      return [insuredLine(fee, first, part)];
    case 'REVENUE_TON':
      return [priceLine(rate, revenueTonsOf(part))];
    case 'CONTAINER':
      return boxLines(fee, priced, part.containers, (row) => nameOf(fee, row));
    default:
      return [priceLine(rate, 1)];
  }
}

function linesOfCode(code: string, rows: readonly ServiceRate[], part: FclQuotePart): FeeLine[] {
  const fee = feeOf.get(code);
  return fee === undefined
    ? []
    : linesOf(
        fee,
        rows.filter(({ feeCode }) => feeCode === code),
        part,
      );
}

/** Skips services that the price or the freight station already includes. */
const isIncluded = (code: string, { receiptType }: FclQuotePart, included: readonly FeeLine[]): boolean =>
  (receiptType === 'CFS' && code === codeOf.stuffing) ||
  included.some(({ feeCode, group }) => feeCode === code && group !== 'DESTINATION');

/** Builds the lines of the requested services and terms. */
export async function serviceLines(db: Reader, part: FclQuotePart, included: readonly FeeLine[]): Promise<FeeLine[]> {
  const requested = new Set([...part.services.map((service) => codeOf[service]), ...feesOfTerms(part)]);
  const charged = [...requested].filter((code) => !isIncluded(code, part, included));
  if (charged.length === 0) return [];
  const rows = await readServiceRates(db, 'fcl');
  return charged.flatMap((code) => linesOfCode(code, rows, part));
}

/** Shows only the rate while the insured value is unknown. */
function insuranceRate(rows: readonly ServiceRate[]): FeeLine[] {
  const fee = feeOf.get(codeOf.insurance);
  const [known] = knownRates(rows.filter(({ feeCode }) => feeCode === codeOf.insurance));
  if (fee === undefined || known === undefined) return [];
  return [priceLine({ ...toServiceRate(fee, known), feeName: orderReplies.insured }, 0)];
}

/** Prices every added service for these goods, requested or not; the truck depends on the goods. */
export async function addOnsOf(
  db: Reader,
  part: FclQuotePart,
  { offer, lines }: { offer: { lines: readonly FeeLine[] }; lines: readonly FeeLine[] },
): Promise<AddOnPrice[]> {
  const rows = await readServiceRates(db, 'fcl');
  return serviceCode.options.map((service) => {
    const code = codeOf[service];
    const isRequested = part.services.includes(service);
    const isDoor = service === 'destination' && part.deliveryType === 'SD' && !isRequested;
    if (isDoor || isIncluded(code, part, isRequested ? offer.lines : lines))
      return { service, isIncluded: true, lines: [] };
    const own = lines.filter(({ feeCode, group }) => feeCode === code && group !== 'DESTINATION');
    if (own.length > 0) return { service, isIncluded: false, lines: own };
    if (service === 'insurance') return { service, isIncluded: false, lines: insuranceRate(rows) };
    const suited = service === 'truck' ? { ...part, dgVehicle: part.goods.length > 0 } : part;
    return { service, isIncluded: false, lines: linesOfCode(code, rows, suited) };
  });
}

import { CODE } from '#contract/codes.ts';
import type { AddOnPrice } from '#contract/fields/order.ts';
import type { StuffingPrices } from '#contract/services/cfs-prices.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { CARGO_WEIGHT_LIMITS } from '#domain/booking/cargo-limits.ts';
import type { StuffingStation } from '#domain/cfs/context.ts';
import type { StuffingEnquiry } from '#domain/cfs/initial-form.ts';
import type { CfsQuotePart } from '#domain/cfs/quote.ts';
import { listsClass } from '#domain/dangerous-goods/class-match.ts';
import { type DecimalInput, divide } from '#domain/decimal.ts';
import { type FeeLine, priceLine, totalsOf } from '#domain/fees/line.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { readQuantity } from '#domain/quantity.ts';
import type { FeeBasis } from '#domain/reference/fee-bases.ts';
import {
  type StuffingOption,
  type StuffingService,
  stuffingOptions,
  stuffingServices,
} from '#domain/reference/stuffing-works.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Reader } from '../../market/fee-rates.ts';
import type { AnsweredOption } from '../answered-option.ts';
import { onRequest } from '../on-request.ts';
import type { Priced } from '../order-service.ts';
import { boxLines, feeOf, knownRates, readServiceRates, type ServiceRate, toServiceRate } from '../service-rates.ts';

type Extra = StuffingOption | StuffingService;

const codeOf: Readonly<Record<Extra, string>> = {
  pallet: 'PLT',
  lashing: 'LSH',
  airbag: 'ABG',
  partition: 'PTN',
  dunnage: 'DNG',
  wrapping: 'WRP',
  marking: 'MRK',
  sorting: 'SRT',
  weighing: 'VGM',
  photos: 'PHT',
  supervision: 'VDO',
  fumigation: 'FUM',
  placards: 'PLC',
  unplacard: 'OLP',
  declaration: 'DGD',
  customs: 'CUS',
  gateIn: 'GTI',
  alongside: 'DIRECT',
};

const extras: readonly Extra[] = [...stuffingOptions, ...stuffingServices];

/** Charged for every container and every shipment. */
const ALWAYS = ['STF', 'WHI'] as const;
const EMPTY_PICKUP = 'EPU';
const PICKUP = 'TRK';

/** Returns the quantity of a rate that is not charged per container. */
function countOf(basis: FeeBasis, { grossWeight }: CfsQuotePart): DecimalInput {
  if (basis !== 'TON') return 1;
  const gross = readQuantity(grossWeight, CARGO_WEIGHT_LIMITS);
  return gross.ok ? divide(gross.value, 1000, 3, 'up') : 0;
}

function linesOfCode(code: string, rows: readonly ServiceRate[], part: CfsQuotePart): FeeLine[] {
  const fee = feeOf.get(code);
  if (fee === undefined) return [];
  const known = knownRates(rows.filter(({ feeCode }) => feeCode === code));
  const [first] = known;
  if (first === undefined) return [onRequest(code === PICKUP ? { ...fee, nameCn: orderReplies.pickup } : fee)];
  if (first.row.basis === 'CONTAINER') return boxLines(fee, known, part.containers);
  const rate = toServiceRate(fee, first);
  return [priceLine(rate, countOf(rate.basis, part))];
}

/** Builds the fee lines, the work itself before its extras. */
function linesOf(rows: readonly ServiceRate[], part: CfsQuotePart): FeeLine[] {
  const requested = extras.filter((code) => [...part.options, ...part.services].some((one) => one === code));
  const codes = [
    ...ALWAYS,
    ...(part.emptyPickup === 'OURS' ? [EMPTY_PICKUP] : []),
    ...(part.handIn === 'PICKUP' ? [PICKUP] : []),
    ...requested.map((code) => codeOf[code]),
  ];
  return codes.flatMap((code) => linesOfCode(code, rows, part));
}

const addOnsOf = (rows: readonly ServiceRate[], part: CfsQuotePart): AddOnPrice[] =>
  extras.map((service) => ({ service, isIncluded: false, lines: linesOfCode(codeOf[service], rows, part) }));

/** Sample shipment for the public price list: two containers and one ton. */
const LISTED: CfsQuotePart = {
  warehouseId: '',
  containers: [
    { ctnType: '20GP', quantity: '1' },
    { ctnType: '40HQ', quantity: '1' },
  ],
  goods: [],
  grossWeight: '1000',
  options: [],
  services: [],
  emptyPickup: 'OURS',
  handIn: 'SELF',
  enquiry: null,
};

/** Lists the price of each work; all stations share one list. */
export async function listStuffingPrices(db: Reader): Promise<StuffingPrices> {
  const rows = await readServiceRates(db, 'cfs');
  return { always: linesOf(rows, LISTED), works: addOnsOf(rows, LISTED) };
}

/** Refuses a station that is unknown or not licensed for the goods. */
export function requireStation(part: CfsQuotePart, stations: readonly StuffingStation[]): StuffingStation {
  const station = stations.find(({ id }) => id === part.warehouseId);
  if (station === undefined) {
    const fields = { warehouseId: orderReplies.stationUnknown };
    throw new Refusal(CODE.notFound, orderReplies.stationUnknown, { fields });
  }
  const { name, dgClasses } = station;
  for (const { dgClass, subRisk1, subRisk2 } of part.goods) {
    const refusedClass = [dgClass, subRisk1, subRisk2].find((one) => one !== '' && !listsClass(dgClasses, one));
    if (refusedClass !== undefined)
      throw new Refusal(CODE.classRefused, orderReplies.stationRefuses(name, refusedClass), {
        refusals: [{ kind: 'STATION', nameCn: name, refusedClass }],
      });
  }
  return station;
}

/** Prices a booking by its answered enquiry, with extras the enquiry did not include. */
function atOption(
  rows: readonly ServiceRate[],
  part: CfsQuotePart,
  { enquiryForm: requested, lines }: AnsweredOption,
): FeeLine[] {
  // The enquiry's form was validated by the contract when it was submitted.
  const { stuffingWorks = [], isDanger } = requested as object as StuffingEnquiry;
  const isNamed = (code: Extra) =>
    stuffingWorks.some((work) => work === code) || (code === 'placards' && isDanger === 'Y');
  const more = [...part.options, ...part.services].filter((code) => !isNamed(code)).map((code) => codeOf[code]);
  const codes = [...(part.handIn === 'PICKUP' ? [PICKUP] : []), ...more];
  const named = (code: string) => lines.some(({ feeCode }) => feeCode === code);
  return [...lines, ...codes.filter((code) => !named(code)).flatMap((code) => linesOfCode(code, rows, part))];
}

/** Prices the work at a station that accepts the goods; an answered enquiry sets its own price. */
export async function pricePart(
  db: Reader,
  part: CfsQuotePart,
  {
    stations,
    now,
    option = null,
  }: { stations: readonly StuffingStation[]; now: number; option?: AnsweredOption | null },
): Promise<Priced> {
  if (part.warehouseId !== '') requireStation(part, stations);
  const rows = await readServiceRates(db, 'cfs');
  const lines = option === null ? linesOf(rows, part) : atOption(rows, part, option);
  if (lines.some(({ feeCode, atCost }) => feeCode === ALWAYS[0] && atCost))
    throw new Refusal(CODE.priceExpired, orderReplies.stuffingNotPriced);
  return {
    offerId: option?.offerId ?? null,
    lines,
    totals: totalsOf(lines),
    validTo: Math.min(now + QUOTE_VALID_MS, option?.validTo ?? Number.POSITIVE_INFINITY),
    addOns: async () => addOnsOf(rows, part),
  };
}

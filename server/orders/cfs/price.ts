import type { StuffingPrices } from '#contract/calls/stuffing-prices.ts';
import { CODE } from '#contract/codes.ts';
import type { AddOnPrice } from '#contract/fields/order.ts';
import { CARGO_WEIGHT_LIMITS } from '#domain/booking/cargo-limits.ts';
import type { StuffingStation } from '#domain/booking/services/cfs/context.ts';
import type { StuffingEnquiry } from '#domain/booking/services/cfs/initial-form.ts';
import type { CfsQuotePart } from '#domain/booking/services/cfs/quote.ts';
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
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Reader } from '../../market/fee-rates.ts';
import type { HeldOption } from '../held-option.ts';
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

/** Every box is stuffed, and every shipment let in. */
const ALWAYS = ['STF', 'WHI'] as const;
const EMPTY_PICKUP = 'EPU';
const PICKUP = 'TRK';

/** How often a rate is charged that no box counts. */
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

/** The lines of what is asked for, the work itself before what is added to it. */
function linesOf(rows: readonly ServiceRate[], part: CfsQuotePart): FeeLine[] {
  const asked = extras.filter((code) => [...part.options, ...part.services].some((one) => one === code));
  const codes = [
    ...ALWAYS,
    ...(part.emptyPickup === 'OURS' ? [EMPTY_PICKUP] : []),
    ...(part.handIn === 'PICKUP' ? [PICKUP] : []),
    ...asked.map((code) => codeOf[code]),
  ];
  return codes.flatMap((code) => linesOfCode(code, rows, part));
}

const addOnsOf = (rows: readonly ServiceRate[], part: CfsQuotePart): AddOnPrice[] =>
  extras.map((service) => ({ service, isIncluded: false, lines: linesOfCode(codeOf[service], rows, part) }));

/** Two boxes by which a price list is read, and a ton. */
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

/** What each work costs: every station works by this list. */
export async function listStuffingPrices(db: Reader): Promise<StuffingPrices> {
  const rows = await readServiceRates(db, 'cfs');
  return { always: linesOf(rows, LISTED), works: addOnsOf(rows, LISTED) };
}

/** A station that there is not, and one that is not licensed for the goods, has no price for them. */
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

/** At what an option names, with what is asked for besides the works it was named for. */
function atOption(rows: readonly ServiceRate[], part: CfsQuotePart, { asked, lines }: HeldOption): FeeLine[] {
  // The contract has read the form of the enquiry when it was made.
  const { stuffingWorks = [], isDanger } = asked as object as StuffingEnquiry;
  const isNamed = (code: Extra) =>
    stuffingWorks.some((work) => work === code) || (code === 'placards' && isDanger === 'Y');
  const more = [...part.options, ...part.services].filter((code) => !isNamed(code)).map((code) => codeOf[code]);
  const codes = [...(part.handIn === 'PICKUP' ? [PICKUP] : []), ...more];
  const named = (code: string) => lines.some(({ feeCode }) => feeCode === code);
  return [...lines, ...codes.filter((code) => !named(code)).flatMap((code) => linesOfCode(code, rows, part))];
}

/** What the work costs, at a station that takes the goods once one is chosen; an answered enquiry names its own price. */
export async function pricePart(
  db: Reader,
  part: CfsQuotePart,
  { stations, now, option = null }: { stations: readonly StuffingStation[]; now: number; option?: HeldOption | null },
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

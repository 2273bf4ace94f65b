import type { ModeLoad, ModeReason, ModeRow } from '#contract/calls/mode-advice.ts';
import { isByEnquiry } from '#domain/dangerous-goods/price-refusals.ts';
import { perTon } from '#domain/flexitank/compare.ts';
import type { ModeVerdict, TransportMode } from '#domain/modes/kinds.ts';
import { compareTotals } from '#domain/modes/order.ts';
import type { ModesQuery } from './query.ts';

type Priced = NonNullable<ModeRow['offer']>;
type Totals = Priced['totals'];

/** Reason codes without parameters. */
type PlainCode = Exclude<
  ModeReason['code'],
  | 'AIR_FORBIDDEN'
  | 'AIR_REPACK'
  | 'PACKAGE_FORBIDDEN'
  | 'PARTY'
  | 'TANK_ASKED'
  | 'TANK_GAS'
  | 'TANK_SURGE'
  | 'TANK_WEAK'
>;

export const reasonOf = (code: PlainCode): ModeReason => ({ code });

interface Sold
  extends Pick<Priced, 'carrier' | 'lines' | 'priceId' | 'priceKind' | 'totals' | 'transitDays' | 'validTo'> {
  etdDay: string;
  vessel: string;
  voyage: string;
}

export const perTonOf = (totals: Totals, totalKg: string): Totals => perTon(totals, totalKg);

/** Converts a sailing or train to the offer of an advice. */
export const offerOf = (
  { priceId, priceKind, carrier, vessel, voyage, etdDay, transitDays, validTo, lines, totals }: Sold,
  totalKg: string,
): Priced => ({
  ...{ priceId, priceKind, transitDays, validTo, lines, totals },
  carrier: { code: carrier.code, nameCn: carrier.nameCn },
  means: `${vessel} ${voyage}`.trim(),
  departs: etdDay,
  perTon: perTonOf(totals, totalKg),
});

interface Ends {
  org: { code: string; nameCn: string } | null;
  dst: { code: string; nameCn: string } | null;
}

const named = (end: Ends['org']) => (end === null ? null : { code: end.code, nameCn: end.nameCn });

interface ListedOffer {
  ends?: Ends | undefined;
  reasons?: readonly ModeReason[];
  load?: ModeLoad | null;
  offer?: Priced | null;
}

export const rowOf = (
  mode: TransportMode,
  verdict: ModeVerdict,
  { ends = { org: null, dst: null }, reasons = [], load = null, offer = null }: ListedOffer,
): ModeRow => ({ mode, verdict, reasons: [...reasons], org: named(ends.org), dst: named(ends.dst), load, offer });

export const cheapestOf = <Item extends { totals: Totals }>(items: readonly Item[]): Item | null =>
  items.reduce<Item | null>(
    (best, one) => (best === null || compareTotals(one.totals, best.totals) < 0 ? one : best),
    null,
  );

interface Judged {
  bookable: string;
  refusals: readonly { kind: string; nameCn?: string; refusedClass?: string }[];
}

const PARTIES = ['CARRIER', 'DESTINATION', 'LCL', 'OFFER', 'ORIGIN', 'STATION', 'TRANSHIPMENT'] as const;
const MOST_REASONS = 4;

/** Lists the parties that refuse the goods, each once. */
export function partiesOf(items: readonly Pick<Judged, 'refusals'>[]): ModeReason[] {
  const found = items.flatMap(({ refusals }) =>
    refusals.flatMap(({ kind, nameCn = '', refusedClass = '' }) => {
      if (kind === 'TEMPERATURE' || kind === 'DOUBT') return [reasonOf('PRICED_BY_ENQUIRY')];
      const party = kind === 'SUBSIDIARY' ? 'OFFER' : PARTIES.find((one) => one === kind);
      return party === undefined ? [] : [{ code: 'PARTY' as const, party, nameCn, refusedClass }];
    }),
  );
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()].slice(0, MOST_REASONS);
}

/** Builds a row for goods that all offers refuse; no price, but an enquiry may still be answered. */
export const refusedRow = (mode: TransportMode, items: readonly Judged[], ends: Ends): ModeRow =>
  rowOf(mode, items.some(({ refusals }) => isByEnquiry(refusals)) ? 'NO_PRICE' : 'REFUSED', {
    ends,
    reasons: partiesOf(items),
  });

/** Tells why nothing can be booked: nothing sold, goods refused, or everything closed. */
export function closedRow(mode: TransportMode, items: readonly Judged[], ends: Ends, hasLane = true): ModeRow {
  if (items.length === 0)
    return rowOf(mode, 'NO_PRICE', { ends, reasons: [reasonOf(hasLane ? 'NO_DEPARTURE' : 'NO_LANE')] });
  return items.every(({ bookable }) => bookable === 'REFUSED')
    ? refusedRow(mode, items, ends)
    : rowOf(mode, 'NO_PRICE', { ends, reasons: [reasonOf('CLOSED')] });
}

export const isBookable = ({ bookable }: { bookable: string }): boolean => bookable === 'BOOKABLE';

/** Goods dangerous only by flash point still need a UN number for booking. */
export const numberReasons = ({ isDanger, unNo }: Pick<ModesQuery, 'isDanger' | 'unNo'>): ModeReason[] =>
  isDanger && unNo === '' ? [reasonOf('NO_NUMBER')] : [];

import { decimal, multiply, round } from '#domain/decimal.ts';
import { toFen } from '#domain/money.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import type { RatePeriod } from '#domain/rates/periods.ts';
import { currencies } from '#domain/reference/currencies.ts';
import type { Database } from '../data/connect.ts';
import { feeLines, offerRates, offers, tariffs } from '../data/schema/market.ts';
import { insertRows } from '../seed/insert-rows.ts';

export interface Lane {
  id: string;
  origin: string;
  destination: string;
}

/** Lines of one carrier, lane and kind of goods. */
export interface Group {
  versionId: string;
  lane: Lane;
  carrier: string;
  isDanger: boolean;
  now: number;
  /** Fee code of the freight. */
  freight: string;
  /** Unit of a price. */
  unitOf: (row: RateRow) => string;
  atCost: ReadonlySet<string>;
}

export interface Market {
  tariffs: (typeof tariffs.$inferInsert)[];
  feeLines: (typeof feeLines.$inferInsert)[];
  offers: (typeof offers.$inferInsert)[];
  rates: (typeof offerRates.$inferInsert)[];
}

export const emptyMarket = (): Market => ({ tariffs: [], feeLines: [], offers: [], rates: [] });

export const isFull = ({ feeLines: lines, offers: sold }: Market): boolean => lines.length + sold.length >= PER_FLUSH;
const PER_FLUSH = 2_000;

export async function flush(db: Database, market: Market): Promise<void> {
  await insertRows(db, tariffs, market.tariffs);
  await insertRows(db, feeLines, market.feeLines);
  await insertRows(db, offers, market.offers);
  await insertRows(db, offerRates, market.rates);
}

export const currencyCode = (iso = ''): string => currencies.find((currency) => currency.iso === iso)!.code;
export const fenOf = (text: string | undefined): number => (text ? Number(toFen(text)) : 0);
/** Hundredths of a per cent. */
export const taxOf = (text = '0'): number => Number(round(multiply(decimal(text), 100), 0, 'up').units);

const kindOf = ({ isDanger }: Group) => (isDanger ? 'DG' : 'GEN');

/** Adds the fee lines of a period, or of one flight within it, and returns their id for the offers. */
export function addTariff(market: Market, group: Group, period: RatePeriod, part = ''): string {
  const { versionId, lane, carrier, isDanger, atCost, freight } = group;
  const id = [versionId, lane.id, carrier, kindOf(group), period.from, part].filter(Boolean).join('-');
  market.tariffs.push({ id, laneId: lane.id, carrierCode: carrier, isDanger, demo: false, rateVersionId: versionId });
  const lines = period.rows.filter(({ fee, city }) => fee !== freight && !city);
  for (const [sort, row] of lines.entries()) {
    market.feeLines.push({
      tariffId: id,
      sort,
      feeCode: row.fee!,
      containerCode: row.box || null,
      basis: row.basis!,
      currency: currencyCode(row.currency),
      unitPrice: fenOf(row.price),
      atCost: atCost.has(row.fee!),
      payTerm: row.payTerm as 'COL' | 'PRE',
      taxRate: taxOf(row.tax),
      remark: row.remark || null,
    });
  }
  return id;
}

/** Classes accepted by all prices of an offer, stored once with it. */
function classesOf(freight: readonly RateRow[]): string[] {
  const [first = [], ...others] = freight.map(({ classes = '' }) => classes.split(';').filter(Boolean));
  return first.filter((one) => others.every((list) => list.includes(one)));
}

const spaces = ['ASK', 'TIGHT', 'PLENTY'] as const;
const scarcestOf = (freight: readonly RateRow[]) =>
  spaces.find((space) => freight.some((row) => row.space === space)) ?? 'ASK';

type Sold = Pick<
  (typeof offers)['$inferInsert'],
  'details' | 'sailingId' | 'tariffId' | 'flightId' | 'validFrom' | 'validTo'
>;

/** Adds an offer of `key` at the day's freight lines. */
export function addOffer(
  market: Market,
  group: Group,
  freight: readonly RateRow[],
  sold: Sold & { key: string },
): void {
  const { versionId, lane, carrier, isDanger, unitOf } = group;
  const { key, ...rest } = sold;
  const id = `${versionId}-${key}-${kindOf(group)}`;
  market.offers.push({
    id,
    laneId: lane.id,
    carrierCode: carrier,
    priceKind: 'PUBLIC',
    enterpriseId: null,
    isDanger,
    dgClasses: classesOf(freight),
    space: scarcestOf(freight),
    remark: freight.find(({ remark }) => remark)?.remark ?? null,
    demo: false,
    rateVersionId: versionId,
    ...rest,
  });
  for (const row of freight) {
    market.rates.push({
      offerId: id,
      unit: unitOf(row),
      amount: fenOf(row.price),
      currency: currencyCode(row.currency),
      limitKg: row.limitKg ? Number(row.limitKg) : null,
    });
  }
}

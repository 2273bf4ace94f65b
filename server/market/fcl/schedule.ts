import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { sailSchedule } from '#contract/calls/ecommerce.ts';
import { teuOf } from '#domain/fcl/fees.ts';
import { fromFen } from '#domain/money.ts';
import { CHINA, localDay, localWeekday } from '#domain/schedule/zone.ts';
import type { Reader } from '../fee-rates.ts';
import { readLane, sailingDays } from '../lane.ts';
import { contractOverPublic, cutOffsOfSailing, type OfferRow, openingOf, readOffers } from '../offers.ts';

type ScheduleQuery = InferOutput<typeof sailSchedule.request>;
type Answer = AnswerOf<typeof sailSchedule>;
type Sailing = Answer['sailings']['items'][number];

/** Lists the sailings of a lane with each day's lowest ocean freight. */
export async function listSailings(
  db: Reader,
  query: ScheduleQuery,
  { now, enterpriseId }: { now: number; enterpriseId: string | null },
): Promise<Answer> {
  const isDanger = query.isDanger === 'Y';
  const lane = await readLane(db, 'fcl', query.orgPortCode, query.dstPortCode);
  const zone = lane.org?.timezone ?? CHINA;
  const days = sailingDays(query.from, query.to, now, zone);
  const offered =
    lane.id === null || days.to < days.from
      ? []
      : contractOverPublic(await readOffers(db, { laneId: lane.id, days, zone, isDanger, enterpriseId }), {
          units: [query.ctnType],
          now,
        });
  const rows = offered.filter(({ carrier }) => query.carriers.length === 0 || query.carriers.includes(carrier.code));
  const sailings = rows.map((row) => toSailing(row, query, { zone, now }));
  const from = (query.page - 1) * query.pageSize;
  return {
    chips: chipsOf(rows, sailings, query.ctnType),
    sailings: {
      items: sailings.slice(from, from + query.pageSize),
      total: sailings.length,
      page: query.page,
      pageSize: query.pageSize,
    },
    now,
  };
}

/** Tells whether one container can be booked. */
function toSailing(row: OfferRow, query: ScheduleQuery, { zone, now }: { zone: string; now: number }): Sailing {
  const { sailing, rates, carrier, via } = row;
  const isDanger = query.isDanger === 'Y';
  const open = openingOf(row, { isDanger, teu: teuOf([{ ctnType: query.ctnType, quantity: 1 }]), now });
  const isPriced = rates.some(({ unit }) => unit === query.ctnType);
  const etd = sailing.etd.getTime();
  return {
    scheduleId: sailing.id,
    carrier: { code: carrier.code, nameCn: carrier.nameCn },
    vessel: sailing.vessel,
    voyage: sailing.voyage,
    terminal: sailing.terminal,
    via: via === null ? null : { code: via.code, nameCn: via.nameCn },
    etd,
    eta: sailing.eta.getTime(),
    etdDay: localDay(etd, zone),
    weekday: localWeekday(etd, zone),
    transitDays: sailing.transitDays,
    cutOffs: cutOffsOfSailing(sailing, isDanger),
    bookable: open === 'BOOKABLE' && !isPriced ? 'NOT_PRICED' : open,
  };
}

/** Builds a chip per day: its lowest bookable price, else its lowest price. */
function chipsOf(rows: readonly OfferRow[], sailings: readonly Sailing[], ctnType: string): Answer['chips'] {
  const chips = new Map<
    string,
    { weekday: number; bookable: boolean; low: { amount: number; currency: string } | null }
  >();
  rows.forEach(({ rates }, at) => {
    const { etdDay, weekday, bookable } = sailings[at]!;
    const isOpen = bookable === 'BOOKABLE';
    const rate = rates.find(({ unit }) => unit === ctnType) ?? null;
    const chip = chips.get(etdDay);
    const isBetter = chip === undefined || (isOpen && !chip.bookable);
    const isSameKind = chip !== undefined && isOpen === chip.bookable;
    const isLower = rate !== null && (chip?.low === undefined || chip.low === null || rate.amount < chip.low.amount);
    if (isBetter || (isSameKind && isLower)) chips.set(etdDay, { weekday, bookable: isOpen, low: rate });
  });
  return [...chips].map(([date, { weekday, bookable, low }]) => ({
    date,
    weekday,
    minAmount: low === null ? null : fromFen(low.amount),
    currency: low?.currency ?? null,
    bookable,
  }));
}

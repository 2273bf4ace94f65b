import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { BulkCost, FlexitankOffer } from '#contract/calls/flexitank-prices.ts';
import { limitOfBox } from '#domain/booking/services/flexitank/box-limit.ts';
import { type BulkLoad, perTon, tankLoad, toteLoad } from '#domain/flexitank/compare.ts';
import { BAG_BOX } from '#domain/flexitank/sizes.ts';
import { TANK_BOX } from '#domain/tank/kinds.ts';
import { type LaneService, lanes, offerRates, offers } from '../data/schema/market.ts';
import { carriers } from '../data/schema/reference.ts';
import { feeRowsOfTariffs, type Reader } from './fee-rates.ts';
import { priceOffer } from './price-offer.ts';

interface Compared {
  orgPortCode: string;
  dstPortCode: string;
  mass: string;
  density: string;
  viscosity: string | null;
  now: number;
}

/** The lowest public price of a box that holds now, on a lane of another service. */
async function lowestOf(
  db: Reader,
  { service, box }: { service: LaneService; box: string },
  { orgPortCode, dstPortCode, now }: Compared,
) {
  const [found] = await db
    .select({
      details: offers.details,
      tariffId: offers.tariffId,
      rate: {
        unit: offerRates.unit,
        amount: offerRates.amount,
        currency: offerRates.currency,
        limitKg: offerRates.limitKg,
      },
      carrier: { code: carriers.code, nameCn: carriers.nameCn },
    })
    .from(offers)
    .innerJoin(lanes, eq(lanes.id, offers.laneId))
    .innerJoin(offerRates, and(eq(offerRates.offerId, offers.id), eq(offerRates.unit, box)))
    .innerJoin(carriers, eq(carriers.code, offers.carrierCode))
    .where(
      and(
        ...[eq(lanes.service, service), eq(lanes.originCode, orgPortCode), eq(lanes.destinationCode, dstPortCode)],
        ...[eq(offers.isDanger, false), eq(offers.priceKind, 'PUBLIC')],
        ...[lte(offers.validFrom, new Date(now)), gte(offers.validTo, new Date(now))],
      ),
    )
    .orderBy(asc(offerRates.amount), asc(offers.id))
    .limit(1);
  return found ?? null;
}

type Lowest = NonNullable<Awaited<ReturnType<typeof lowestOf>>>;
type Priced = NonNullable<BulkCost['priced']>;
type Loaded = BulkLoad & Partial<Pick<Priced, 'fill' | 'isUnderfilled' | 'totes'>>;

const costOf = (load: Loaded, { lines, totals, carrier }: Pick<Priced, 'carrier' | 'lines' | 'totals'>): Priced => ({
  ...{ fill: null, isUnderfilled: false, totes: null },
  ...load,
  ...{ carrier, lines, totals },
  perTon: perTon(totals, load.totalKg),
});

async function priceOf(db: Reader, { rate, tariffId, carrier }: Lowest, load: Loaded): Promise<Priced> {
  const { lines, totals } = priceOffer([rate], await feeRowsOfTariffs(db, [tariffId]), {
    boxes: [{ ctnType: rate.unit, quantity: load.units }],
    ...{ weight: null, volume: null, classes: [], unNos: [], services: [] },
  });
  return costOf(load, { lines, totals, carrier });
}

function flexitankCost(items: readonly FlexitankOffer[]): Priced | null {
  const found = items.find(({ bookable, plan }) => bookable === 'BOOKABLE' && plan !== null);
  if (found?.plan == null) return null;
  const { boxes: units, netKg, totalKg } = found.plan;
  return costOf({ units, netKg, totalKg }, found);
}

/** What a liquid costs in bags, in tanks and in totes, by the prices that are listed for the lane. */
export async function compareBulk(
  db: Reader,
  items: readonly FlexitankOffer[],
  compared: Compared,
): Promise<BulkCost[]> {
  const tank = await lowestOf(db, { service: 'tank', box: TANK_BOX }, compared);
  const litres = tank?.details.capacityLitres ?? 0;
  const box = await lowestOf(db, { service: 'fcl', box: BAG_BOX }, compared);
  const { viscosity } = compared;
  return [
    { way: 'FLEXITANK', priced: flexitankCost(items) },
    {
      way: 'TANK',
      priced:
        tank === null || litres === 0
          ? null
          : await priceOf(
              db,
              tank,
              tankLoad(compared, { litres, limitKg: tank.rate.limitKg ?? Number.POSITIVE_INFINITY, viscosity }),
            ),
    },
    {
      way: 'IBC',
      priced: box === null ? null : await priceOf(db, box, toteLoad(compared, limitOfBox(box.rate.limitKg))),
    },
  ];
}

import type { InferOutput } from 'valibot';
import { CODE } from '#contract/codes.ts';
import type { FlexitankAnswer, FlexitankOffer, flexitankPrices } from '#contract/services/flexitank-prices.ts';
import { DENSITY_LIMITS, MASS_LIMITS, VISCOSITY_LIMITS } from '#domain/flexitank/limits.ts';
import { BAG_BOX } from '#domain/flexitank/sizes.ts';
import { type QuantityLimits, readQuantity } from '#domain/quantity.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { Refusal } from '../../calls/refusal.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { feeRowsOfTariffs, groupByTariff, type Reader } from '../fee-rates.ts';
import { sailingDays } from '../lane.ts';
import { contractOverPublic, readOffers } from '../offers.ts';
import { byDeparture, isBetween, nextOfEach, readEnds, readServiceLanes, type ServiceLane } from '../service-lanes.ts';
import { compareBulk } from './comparison.ts';
import { type FlexitankQuestion, judgeFlexitank } from './offers.ts';

type PriceQuery = InferOutput<typeof flexitankPrices.request>;

interface Buyer {
  now: number;
  enterpriseId: string | null;
}

const SERVICE = 'flexitank';

const quantityOf = (typed: string | undefined, limits: QuantityLimits): string | null => {
  const read = readQuantity(typed ?? '', limits);
  return read.ok ? read.value : null;
};

const searchedPort = ({ code, nameCn, nameEn, pinyin, initials }: ServiceLane['org']) => ({
  ...{ code, nameCn, nameEn },
  ...{ pinyin, initials },
});

/** Lists all sailings of a lane or the next of each lane, with the cost of the mass in bags and by other modes. */
export async function listFlexitankPrices(db: Reader, query: PriceQuery, buyer: Buyer): Promise<FlexitankAnswer> {
  if (query.isDanger === 'Y' || query.unNo !== undefined) throw new Refusal(CODE.flexitankDangerous);
  const { now } = buyer;
  const { orgPortCode, dstPortCode } = query;
  const all = await readServiceLanes(db, SERVICE);
  const amounts = {
    mass: quantityOf(query.mass, MASS_LIMITS),
    density: quantityOf(query.density, DENSITY_LIMITS),
  };
  const lanes = all.filter(isBetween(query));
  const items = (await readFlexitankSailings(db, lanes, { ...query, ...amounts }, buyer)).sort(byDeparture);
  const isLane = orgPortCode !== undefined && dstPortCode !== undefined;
  const { mass, density } = amounts;
  return {
    items: isLane ? items : nextOfEach(items),
    ...(await readEnds(db, SERVICE, query)),
    lanes: all.map(({ org, dst }) => ({ org: searchedPort(org), dst: searchedPort(dst) })),
    comparison:
      isLane && mass !== null && density !== null
        ? await compareBulk(db, items, {
            ...{ ...buyer, orgPortCode, dstPortCode, mass, density },
            viscosity: quantityOf(query.viscosity, VISCOSITY_LIMITS),
          })
        : null,
    now,
  };
}

/** Reads sailings with the bags and containers that a mass needs. */
export async function readFlexitankSailings(
  db: Reader,
  lanes: readonly ServiceLane[],
  { priceId, mass, density }: Partial<Pick<PriceQuery, 'priceId'>> & Pick<FlexitankQuestion, 'density' | 'mass'>,
  { now, enterpriseId }: Buyer,
): Promise<FlexitankOffer[]> {
  if (lanes.length === 0) return [];
  const priceIds = priceId === undefined ? [] : [priceId];
  const laneId = lanes.map(({ id }) => id);
  const days = sailingDays(undefined, undefined, now, CHINA);
  const offered = await readOffers(db, { laneId, priceIds, days, zone: CHINA, isDanger: false, enterpriseId });
  const rows = priceIds.length > 0 ? offered : contractOverPublic(offered, { units: [BAG_BOX], now });
  const tariff = groupByTariff(await feeRowsOfTariffs(db, [...new Set(rows.map(({ offer }) => offer.tariffId))]));
  const restrictions = await readRestrictions(db, now);
  return rows.flatMap((row) => {
    const lane = lanes.find(({ id }) => id === row.sailing.laneId);
    if (lane === undefined) return [];
    const { org, dst } = lane;
    return [
      judgeFlexitank(row, tariff.get(row.offer.tariffId) ?? [], {
        ...{ org, dst, restrictions, now, mass, density },
        boxes: null,
      }),
    ];
  });
}

import { listAirPrices } from '../market/air/prices.ts';
import { listDomesticPrices } from '../market/domestic/prices.ts';
import { enterpriseIdOf } from '../market/enterprise.ts';
import { listFees } from '../market/fcl/fee-page.ts';
import { listSelling } from '../market/fcl/prices.ts';
import { listFlexitankPrices } from '../market/flexitank/prices.ts';
import { listLclPrices } from '../market/lcl/prices.ts';
import { listMinimumPrices } from '../market/minimum.ts';
import { adviseModes } from '../market/modes/advise.ts';
import { listRailPrices } from '../market/rail/prices.ts';
import { findTank } from '../market/tank/fleet.ts';
import { listTankPrices } from '../market/tank/prices.ts';
import { readDepotRows, readTankYards } from '../market/tank/yards.ts';
import { readTrend } from '../market/trend.ts';
import { listStuffingPrices } from '../orders/cfs/price.ts';
import type { CallContext, CallHandlers } from './context.ts';

/** Visitors see public prices; signed-in users see their enterprise's contract prices first. */
export async function buyerOf({ db, clock, findSession }: CallContext) {
  const session = await findSession();
  return { now: clock.now(), enterpriseId: await enterpriseIdOf(db, session?.userId) };
}

type ItemCalls =
  | 'airPrices'
  | 'domesticPrices'
  | 'feePage'
  | 'flexitankPrices'
  | 'lclPrices'
  | 'minimumPrices'
  | 'modeAdvice'
  | 'priceTrend'
  | 'railPrices'
  | 'sellingPrices'
  | 'stuffingPrices'
  | 'tankFind'
  | 'tankPrices'
  | 'tankYards';

export const itemCalls: Pick<CallHandlers, ItemCalls> = {
  airPrices: async (request, context) => listAirPrices(context.db, request, await buyerOf(context)),
  domesticPrices: async (request, context) => listDomesticPrices(context.db, request, await buyerOf(context)),
  flexitankPrices: async (request, context) => listFlexitankPrices(context.db, request, await buyerOf(context)),
  railPrices: async (request, context) => listRailPrices(context.db, request, await buyerOf(context)),
  tankFind: async (request, context) =>
    findTank(context.db, request, {
      ...(await buyerOf(context)),
      yards: await readDepotRows(context.db, context.clock.now()),
    }),
  tankPrices: async (request, context) => listTankPrices(context.db, request, await buyerOf(context)),
  stuffingPrices: (_, { db }) => listStuffingPrices(db),
  tankYards: (_, { db, clock }) => readTankYards(db, clock.now()),
  lclPrices: async (request, context) => listLclPrices(context.db, request, await buyerOf(context)),
  modeAdvice: async (request, context) => adviseModes(context.db, request, await buyerOf(context)),
  minimumPrices: (request, { db, clock }) => listMinimumPrices(db, request, clock.now()),
  sellingPrices: async (request, context) => listSelling(context.db, request, await buyerOf(context)),
  feePage: async (request, context) => {
    // Only a price can be an enterprise's own; the fees of a lane are public.
    const { enterpriseId } = request.priceId === undefined ? { enterpriseId: null } : await buyerOf(context);
    return listFees(context.db, request, enterpriseId);
  },
  priceTrend: (request, { db, clock }) => readTrend(db, request, clock.now()),
};

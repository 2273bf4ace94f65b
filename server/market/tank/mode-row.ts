import { parse } from 'valibot';
import type { ModeReason, ModeRow } from '#contract/calls/mode-advice.ts';
import { type TankAnswer, type TankOffer, tankPrices } from '#contract/services/tank-prices.ts';
import { compare, decimalText, divide, multiply, round } from '#domain/decimal.ts';
import { TANK_FILL, type Tank, type TankLoad, tankLoad } from '#domain/flexitank/compare.ts';
import { TANK_BOX, TANK_GROSS_KG, TANK_TARE_KG } from '#domain/tank/kinds.ts';
import type { Reader } from '../fee-rates.ts';
import type { ModesQuery } from '../modes/query.ts';
import { cheapestOf, closedRow, isBookable, numberReasons, offerOf, reasonOf, rowOf } from '../modes/row.ts';
import { listTankPrices } from './prices.ts';

const MODE = 'TANK';

const listTanks = (db: Reader, query: ModesQuery, more: { tanks: number; priceId?: string }) => {
  const { orgPortCode, dstPortCode, isDanger, unNo, packingGroup, densities } = query;
  return listTankPrices(
    db,
    parse(tankPrices.request, {
      ...{ orgPortCode, dstPortCode, isDanger: isDanger ? 'Y' : 'N', ...more },
      ...(unNo === '' ? {} : { unNo }),
      ...(packingGroup === undefined ? {} : { packingGroup }),
      ...(densities ?? {}),
    }),
    query,
  );
};

/** Returns the refusal when the goods' entry forbids tanks; else null. */
function forbiddenBy({ need }: TankAnswer): ModeRow | null {
  if (need?.kind === 'NONE') return rowOf(MODE, 'REFUSED', { reasons: [reasonOf('TANK_NONE')] });
  if (need?.kind === 'GAS') return rowOf(MODE, 'NO_PRICE', { reasons: [{ code: 'TANK_GAS', tankType: need.code }] });
  if (need?.kind === 'UNKNOWN') return rowOf(MODE, 'NO_PRICE', { reasons: [reasonOf('TANK_IN_DOUBT')] });
  if (need?.kind === 'ASKED')
    return rowOf(MODE, 'NO_PRICE', { reasons: [{ code: 'TANK_ASKED', tankType: need.code, why: need.why }] });
  return null;
}

const limitOf = ({ prices }: TankOffer) =>
  Math.min(
    prices.find(({ ctnType }) => ctnType === TANK_BOX)?.limitKg ?? Number.POSITIVE_INFINITY,
    TANK_GROSS_KG - TANK_TARE_KG.usual,
  );

const usualMost = (litres: number, density: string): string =>
  decimalText(round(divide(multiply(multiply(litres, density), TANK_FILL.most), 100, 0, 'down'), 0, 'down'));

interface Filled {
  offer: TankOffer;
  load: TankLoad;
  mostKg: string;
  totals: TankOffer['totals'];
}

const tankOf = (offer: TankOffer, density: string, viscosity: string | null): Tank & { mostKg: string } => ({
  litres: offer.capacityLitres,
  limitKg: limitOf(offer),
  viscosity,
  mostKg: offer.filling?.kilograms ?? usualMost(offer.capacityLitres, density),
});

/** Finds the cheapest suitable tank and the number needed. */
async function fillBest(db: Reader, query: ModesQuery, offers: readonly TankOffer[], density: string) {
  const filled: Filled[] = [];
  for (const one of offers) {
    const tank = tankOf(one, density, query.viscosity);
    const load = tankLoad({ mass: query.mass, density }, tank);
    const offer = (await listTanks(db, query, { tanks: load.units, priceId: one.priceId })).items[0];
    if (offer === undefined || !isBookable(offer)) continue;
    const mostKg = compare(tank.mostKg, tank.limitKg) < 0 ? tank.mostKg : String(tank.limitKg);
    filled.push({ offer, load, mostKg, totals: offer.totals });
  }
  return cheapestOf(filled);
}

const MOST_TRIED = 2;
const byPrice = (one: TankOffer, other: TankOffer) =>
  compare(one.totals[0]?.amount ?? '0', other.totals[0]?.amount ?? '0');

/** Builds a row for a tank that is too weak or needs a person's choice. */
function unfitRow(answer: TankAnswer, open: readonly TankOffer[]): ModeRow {
  const [first] = open;
  const needed = answer.need !== null && 'code' in answer.need ? answer.need.code : '';
  if (first?.fit === 'WEAK')
    return rowOf(MODE, 'REFUSED', {
      ends: answer,
      reasons: [{ code: 'TANK_WEAK', needed, offered: first.tankType }],
    });
  return rowOf(MODE, 'NO_PRICE', { ends: answer, reasons: [{ code: 'TANK_GAS', tankType: first?.tankType ?? '' }] });
}

export async function tankRow(db: Reader, query: ModesQuery): Promise<ModeRow> {
  if (query.state === 'SOLID') return rowOf(MODE, 'REFUSED', { reasons: [reasonOf('SOLID_IN_TANK')] });
  const answer = await listTanks(db, query, { tanks: 1 });
  const forbidden = forbiddenBy(answer);
  if (forbidden !== null) return forbidden;
  const open = answer.items.filter(isBookable);
  if (open.length === 0) return closedRow(MODE, answer.items, answer, answer.items.length > 0);
  const fit = open.filter((offer) => offer.fit === 'MET' || offer.fit === 'OPEN').sort(byPrice);
  if (fit.length === 0) return unfitRow(answer, open);
  const missing =
    query.density === null
      ? 'NEEDS_DENSITY'
      : query.isDanger && query.densities === null
        ? 'NEEDS_DENSITY_AT_50'
        : null;
  if (missing !== null || query.density === null)
    return rowOf(MODE, 'INCOMPLETE', { ends: answer, reasons: [reasonOf(missing ?? 'NEEDS_DENSITY')] });
  const best = await fillBest(db, query, fit.slice(0, MOST_TRIED), query.density);
  if (best === null) return rowOf(MODE, 'NO_PRICE', { ends: answer, reasons: [reasonOf('CLOSED')] });
  return filledRow(query, answer, best);
}

/** Numbers without a tank provision fill as TP2; substances carried molten use other densities. */
function filledBy({ need }: TankAnswer, { filling }: TankOffer) {
  const provision = need !== null && 'provision' in need ? need.provision : 'TP2';
  if (filling === null || provision === 'TP3') return null;
  return { provision, expansion: filling.expansion, fullLitres: filling.fullLitres };
}

function filledRow(query: ModesQuery, answer: TankAnswer, { offer, load, mostKg }: Filled): ModeRow {
  const reasons: ModeReason[] = [
    ...numberReasons(query),
    ...(query.unNo !== '' && answer.need === null ? [reasonOf('TANK_UNKNOWN')] : []),
    ...(answer.need?.kind === 'LIQUID' && answer.need.isInDoubt ? [reasonOf('TANK_FILL_IN_DOUBT')] : []),
    ...(load.isUnderfilled ? [{ code: 'TANK_SURGE' as const, fill: load.fill }] : []),
  ];
  return rowOf(MODE, load.isUnderfilled ? 'REFUSED' : reasons.length > 0 ? 'ASK' : 'OK', {
    ends: answer,
    reasons,
    load: {
      kind: 'TANK',
      ...{ tankType: offer.tankType, capacityLitres: offer.capacityLitres, mostKg },
      ...load,
      highest: offer.filling?.percent ?? null,
      filling: filledBy(answer, offer),
    },
    offer: offerOf(offer, load.totalKg),
  });
}

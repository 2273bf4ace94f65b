import type { TankOffer } from '#contract/services/tank-prices.ts';
import { isTankSufficient } from '#domain/cargo/tank-code.ts';
import { compare } from '#domain/decimal.ts';
import { type Filling, fillingOf } from '#domain/tank/filling.ts';
import { GAS_TANKS, TANK_BOX, TANK_TARE_KG, tankWorks, USUAL_LITRES } from '#domain/tank/kinds.ts';
import type { TankNeed } from '#domain/tank/need.ts';
import type { FeeRow } from '../fee-rates.ts';
import { judgeOffer, type Question } from '../judge-offer.ts';
import { toLocation } from '../lane.ts';
import type { OfferRow } from '../offers.ts';

export interface TankQuestion extends Question {
  /** Null when no goods are named or the number is not listed. */
  need: TankNeed | null;
  /** Null until both densities are known. */
  densities: { density15: string; density50: string; fillTemp: string } | null;
}

export function fitOf(need: TankNeed | null, tankType: string): TankOffer['fit'] {
  if (need?.kind === 'NONE') return 'NONE';
  if (GAS_TANKS.includes(tankType)) return 'ASK';
  if (need === null) return 'OPEN';
  if (need.kind !== 'LIQUID') return 'ASK';
  return isTankSufficient(need.code, tankType) ? 'MET' : 'WEAK';
}

function fillOf({ need, densities }: TankQuestion, capacityLitres: number, limitKg: number | null): Filling | null {
  if (densities === null || (need !== null && need.kind !== 'LIQUID')) return null;
  if (compare(densities.density50, densities.density15) >= 0) return null;
  const provision = need === null ? 'TP2' : need.provision;
  // Substances carried molten need two other densities, which the list does not ask for.
  if (provision === 'TP3') return null;
  return fillingOf({ ...densities, provision, capacityLitres, limitKg, tareKg: TANK_TARE_KG.usual });
}

/** Prices a tank on one sailing, its strength for the goods and the permitted filling. */
export function judgeTank(row: OfferRow, tariff: readonly FeeRow[], question: TankQuestion): TankOffer {
  const judged = judgeOffer(row, tariff, question);
  const { details } = row.offer;
  const tankType = details.tankCode ?? '';
  const capacityLitres = details.capacityLitres ?? USUAL_LITRES[tankType] ?? 0;
  const limitKg = judged.prices.find(({ ctnType }) => ctnType === TANK_BOX)?.limitKg ?? null;
  const fit = fitOf(question.need, tankType);
  return {
    ...judged,
    org: toLocation(question.org),
    dst: toLocation(question.dst),
    ...{ tankType, capacityLitres, fit },
    included: tankWorks.filter((work) => details.included?.includes(work) === true),
    returnDepot: details.returnDepot ?? '',
    filling: fit === 'MET' || fit === 'OPEN' ? fillOf(question, capacityLitres, limitKg) : null,
  };
}

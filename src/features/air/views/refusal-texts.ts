import type { AirFlight } from '#contract/services/air-prices.ts';
import { airLoad as words } from '#copy/air/load.ts';
import { refusalText } from '#copy/search/prices.ts';
import { packagesWithin } from '#domain/air/limits.ts';

/** The part of the request that a refusal mentions. */
export interface RefusedLoad {
  goods: string;
  /** Net quantity as typed. */
  perPackage: string;
  /** Zero when no dimensions are given. */
  pieces: number;
}

/** Explains in whole sentences why a flight refuses the goods. */
export const refusalTexts = (
  { refusals, aircraft, dgClasses }: Pick<AirFlight, 'aircraft' | 'dgClasses' | 'refusals'>,
  { goods, perPackage, pieces }: RefusedLoad,
): string[] =>
  refusals.map((refusal) => {
    const type = words.aircraft[aircraft];
    switch (refusal.kind) {
      case 'FORBIDDEN':
        return words.refusal.FORBIDDEN(type, goods);
      case 'IN_DOUBT':
        return words.refusal.IN_DOUBT(goods);
      case 'OVER_LIMIT':
        return words.refusal.OVER_LIMIT(
          type,
          `${refusal.amount} ${refusal.unit}`,
          `${perPackage} ${refusal.unit}`,
          pieces === 0 ? null : packagesWithin(pieces, perPackage, refusal.amount),
        );
      default:
        return refusalText(refusal, dgClasses, ({ kind, nameCn, refusedClass, basis }) =>
          words.refusal[kind](nameCn, refusedClass, basis),
        );
    }
  });

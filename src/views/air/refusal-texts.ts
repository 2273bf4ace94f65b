import type { AirFlight } from '#contract/calls/air-prices.ts';
import { packagesWithin } from '#domain/air/limits.ts';
import { airLoad as words } from '#src/ui/copy/air-load.ts';
import { refusalText } from '#src/ui/copy/price-refusals.ts';

/** What was asked for, as far as a refusal speaks of it. */
export interface RefusedLoad {
  goods: string;
  /** Net, as typed. */
  perPackage: string;
  /** Zero where no sizes are given. */
  pieces: number;
}

/** Why a flight does not take the goods, in whole sentences. */
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

import {
  add,
  compare,
  type Decimal,
  type DecimalInput,
  decimal,
  larger,
  multiply,
  roundUp,
  roundUpToStep,
  subtract,
} from '../decimal.ts';

export interface AirTariff {
  minimum: DecimalInput;
  /** Breaks in kilograms with their rate per kilogram; the normal rate starts at 0. */
  breaks: readonly { fromKg: number; rate: DecimalInput }[];
}

export interface AirFreight {
  volumeKg: Decimal;
  chargeableKg: Decimal;
  /** Charged weight: above the chargeable weight when a higher break is cheaper. */
  chargedKg: Decimal;
  freight: Decimal;
  by: 'OWN_BREAK' | 'HIGHER_BREAK' | 'MINIMUM';
  /** Amount saved by the higher break, else zero. */
  saved: Decimal;
  /** Charged rate and the lower bound of its break. */
  rate: Decimal;
  fromKg: number;
  /** Amount at the chargeable weight's own break; null when the tariff starts above it. */
  own: { fromKg: number; rate: Decimal; amount: Decimal } | null;
}

const KG_PER_CUBIC_METRE = 167;
const STEP_KG = '0.5';

export function volumeKilograms(volume: DecimalInput): Decimal {
  return multiply(volume, KG_PER_CUBIC_METRE);
}

/** The volume weight may be shared with the carrier: 0.5 charges half of the excess above the gross weight. */
export function chargeableKilograms(grossKg: DecimalInput, volume: DecimalInput, share: DecimalInput = 0): Decimal {
  const volumeKg = volumeKilograms(volume);
  if (compare(volumeKg, grossKg) <= 0) return toStep(grossKg);
  const shared = add(grossKg, multiply(subtract(volumeKg, grossKg), subtract(1, share)));
  return toStep(shared);
}

/** Rounds up to half kilograms, with one decimal. */
const toStep = (kilograms: DecimalInput): Decimal => roundUp(roundUpToStep(kilograms, STEP_KG), 1);

export function airFreight(
  tariff: AirTariff,
  grossKg: DecimalInput,
  volume: DecimalInput,
  share: DecimalInput = 0,
): AirFreight {
  const chargeableKg = chargeableKilograms(grossKg, volume, share);
  let own: Charge | null = null;
  let cheapest: Charge | null = null;
  for (const { fromKg, rate } of [...tariff.breaks].sort((a, b) => a.fromKg - b.fromKg)) {
    const chargedKg = larger(chargeableKg, fromKg);
    const charge: Charge = { fromKg, rate: decimal(rate), chargedKg, amount: roundUp(multiply(rate, chargedKg)) };
    if (compare(fromKg, chargeableKg) <= 0) {
      own = charge;
      cheapest = charge;
    } else if (!cheapest || compare(charge.amount, cheapest.amount) < 0) cheapest = charge;
  }
  if (!cheapest) throw new RangeError('a tariff without breaks');
  const volumeKg = volumeKilograms(volume);
  const { fromKg, rate } = cheapest;
  const known = { volumeKg, chargeableKg, fromKg, rate, own };
  if (compare(cheapest.amount, tariff.minimum) < 0) {
    const freight = roundUp(tariff.minimum);
    return { ...known, chargedKg: chargeableKg, freight, by: 'MINIMUM', saved: decimal(0) };
  }
  const higher = own !== null && compare(cheapest.amount, own.amount) < 0;
  return {
    ...known,
    chargedKg: cheapest.chargedKg,
    freight: cheapest.amount,
    by: higher ? 'HIGHER_BREAK' : 'OWN_BREAK',
    saved: own ? subtract(own.amount, cheapest.amount) : decimal(0),
  };
}

/** Classifies kilograms per cubic metre by the bounds 167 and 300. */
export function densityClass(grossKg: DecimalInput, volume: DecimalInput): 'LIGHT' | 'EVEN' | 'HEAVY' {
  if (compare(grossKg, multiply(volume, 300)) > 0) return 'HEAVY';
  return compare(grossKg, multiply(volume, KG_PER_CUBIC_METRE)) < 0 ? 'LIGHT' : 'EVEN';
}

interface Charge {
  fromKg: number;
  rate: Decimal;
  chargedKg: Decimal;
  amount: Decimal;
}

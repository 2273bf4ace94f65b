import { checkSegregation, type PairVerdict } from '../../../dangerous-goods/segregation.ts';
import { compare, type Decimal, decimalText, multiply, sum } from '../../../decimal.ts';
import type { RuleError } from '../../../form/field.ts';
import { BOX_TYPES_OF_A_FORM, CARGO_LINES_OF_A_FORM } from '../../../limits.ts';
import { isBookingOpen } from '../../../schedule/bookable.ts';
import { capacityOf, payloadOf } from '../../lane-rules.ts';
import { goodsOf, isPollutantNumber } from '../../un-fill.ts';
import type { FclContext } from './context.ts';
import type { CargoLine, FclForm } from './form.ts';
import { missingOfTerms } from './terms.ts';
import { boxCount, grossOf, numberOf, volumeOf } from './totals.ts';

interface Placed extends RuleError {
  path: string;
  step: string;
}

type FclCheck = (form: FclForm, context: FclContext) => readonly Placed[];

export interface StowVerdict extends PairVerdict {
  /** Places in the list of cargo lines. */
  lineA: number;
  lineB: number;
}

/** Every pair of lines that share a box, the worst first; lines in different boxes never meet. */
export function segregationOf(lines: readonly CargoLine[]): StowVerdict[] {
  const verdicts: StowVerdict[] = [];
  for (const stow of new Set(lines.map((line) => line.stow))) {
    const places = lines.flatMap((line, index) => (line.stow === stow ? [index] : []));
    const { pairs } = checkSegregation(
      places.map((index) => goodsOf(lines[index]!)),
      'UNIT',
    );
    verdicts.push(...pairs.map((pair) => ({ ...pair, lineA: places[pair.a]!, lineB: places[pair.b]! })));
  }
  const weight = { BLOCK: 0, WARN: 1, OK: 2 } as const;
  return verdicts.sort((one, other) => weight[one.level] - weight[other.level]);
}

const segregation: FclCheck = ({ cargo }) =>
  segregationOf(cargo)
    .filter(({ level }) => level !== 'OK')
    .map(({ lineA, lineB, level }) => ({
      path: `cargo.${lineB}.stow`,
      step: 'cargo',
      code: level === 'BLOCK' ? 'SEGREGATION' : 'SEGREGATION_WARN',
      values: { a: String(lineA + 1), b: String(lineB + 1) },
      level: level === 'BLOCK' ? 'BLOCK' : 'WARN',
    }));

const counts: FclCheck = ({ cargo, containers }) => {
  const found: Placed[] = [];
  if (cargo.length === 0) found.push({ path: 'cargo', step: 'cargo', code: 'REQUIRED' });
  if (cargo.length > CARGO_LINES_OF_A_FORM)
    found.push({ path: 'cargo', step: 'cargo', code: 'TOO_LARGE', values: { most: String(CARGO_LINES_OF_A_FORM) } });
  if (containers.length === 0) found.push({ path: 'containers', step: 'route', code: 'REQUIRED' });
  if (containers.length > BOX_TYPES_OF_A_FORM)
    found.push({
      path: 'containers',
      step: 'route',
      code: 'TOO_LARGE',
      values: { most: String(BOX_TYPES_OF_A_FORM) },
    });
  return found;
};

const stows: FclCheck = (form) => {
  const used = new Set(form.cargo.map(({ stow }) => stow)).size;
  const boxes = boxCount(form);
  return boxes > 0 && used > boxes
    ? [
        {
          path: 'cargo.0.stow',
          step: 'cargo',
          code: 'TOO_MANY_STOWS',
          values: { used: String(used), boxes: String(boxes) },
        },
      ]
    : [];
};

const dangerousLines: FclCheck = ({ cargo }, { offer }) =>
  offer?.isDanger === true && cargo.length > 0 && !cargo.some(({ isDanger }) => isDanger)
    ? [{ path: 'cargo.0.isDanger', step: 'cargo', code: 'NO_DANGEROUS_LINE', level: 'WARN' }]
    : offer?.isDanger === false
      ? cargo.flatMap(({ isDanger }, index) =>
          isDanger
            ? [{ path: `cargo.${index}.isDanger`, step: 'cargo', code: 'DANGEROUS_UNDER_GENERAL' as const }]
            : [],
        )
      : [];

/** What the number alone decides; a form that was never typed here may say otherwise. */
const pollutants: FclCheck = ({ cargo }) =>
  cargo.flatMap(({ isDanger, dg }, index) =>
    isDanger && !dg.isMarinePollutant && isPollutantNumber(dg.unNo)
      ? [{ path: `cargo.${index}.dg.isMarinePollutant`, step: 'cargo', code: 'POLLUTANT_LOCKED' as const }]
      : [],
  );

/** Nothing ships above what the boxes carry; a total unlike the boxes' own figures is only said. */
const weights: FclCheck = ({ cargo, containers }) => {
  const gross = grossOf(cargo);
  const path = 'cargo.0.grossWeight';
  let payload = sum([]);
  let declared: Decimal | null = sum([]);
  for (const { ctnType, quantity, weightPerCtn } of containers) {
    const count = /^\d{1,3}$/.test(quantity) ? Number(quantity) : 0;
    const most = payloadOf(ctnType);
    if (count === 0 || most === null) return [];
    payload = sum([payload, multiply(most, count)]);
    const each = numberOf(weightPerCtn);
    declared = declared === null || each === null ? null : sum([declared, multiply(each, count)]);
  }
  if (compare(gross, payload) > 0)
    return [{ path, step: 'cargo', code: 'OVER_PAYLOAD', values: { limit: decimalText(payload) } }];
  if (declared === null || compare(declared, 0) === 0 || compare(gross, 0) === 0) return [];
  const isFar =
    compare(multiply(gross, 10), multiply(declared, 11)) > 0 || compare(multiply(gross, 10), multiply(declared, 9)) < 0;
  return isFar ? [{ path, step: 'cargo', code: 'WEIGHTS_DIFFER', level: 'WARN' }] : [];
};

/** Nothing ships that takes more room than the boxes have; what stands out of an open box is not bounded by it. */
const volumes: FclCheck = ({ cargo, containers }) => {
  let room = sum([]);
  for (const { ctnType, quantity, overDimensions } of containers) {
    const count = /^\d{1,3}$/.test(quantity) ? Number(quantity) : 0;
    const capacity = overDimensions === '' ? capacityOf(ctnType) : null;
    if (count === 0 || capacity === null) return [];
    room = sum([room, multiply(capacity, count)]);
  }
  if (containers.length === 0 || compare(volumeOf(cargo), room) <= 0) return [];
  const index = cargo.findIndex((line) => line.volume !== '');
  return [{ path: `cargo.${index}.volume`, step: 'cargo', code: 'OVER_VOLUME', values: { limit: decimalText(room) } }];
};

/** The price itself: gone, over, or too late to book. */
const offerStands: FclCheck = ({ priceId, cargo }, { now, offer }) => {
  if (priceId === '' || offer === null) return [{ path: 'priceId', step: 'route', code: 'OFFER_MISSING' }];
  if (now > offer.validTo) return [{ path: 'priceId', step: 'route', code: 'PRICE_EXPIRED' }];
  const dangerous = offer.isDanger || cargo.some(({ isDanger }) => isDanger);
  return isBookingOpen(offer.cutOffs, dangerous, now)
    ? []
    : [{ path: 'priceId', step: 'route', code: 'BOOKING_CLOSED' }];
};

export const fclChecks: readonly FclCheck[] = [
  offerStands,
  counts,
  missingOfTerms,
  dangerousLines,
  pollutants,
  weights,
  volumes,
  stows,
  segregation,
];

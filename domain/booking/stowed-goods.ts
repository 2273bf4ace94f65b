import { checkSegregation, type PairVerdict } from '../dangerous-goods/segregation.ts';
import type { FormError } from '../form/field.ts';
import { CARGO_LINES_OF_A_FORM } from '../limits.ts';
import type { GoodsLine } from './goods-line.ts';
import { goodsOf, isPollutantNumber } from './un-fill.ts';

/** Lines with the same letter share a container; lines without a letter share one too. */
export interface StowedLine extends GoodsLine {
  stow?: string;
}

export interface StowVerdict extends PairVerdict {
  /** Indexes in the list of cargo lines. */
  lineA: number;
  lineB: number;
}

/** All pairs of lines in the same container, worst first. */
export function segregationOf(lines: readonly StowedLine[]): StowVerdict[] {
  const verdicts: StowVerdict[] = [];
  for (const stow of new Set(lines.map((line) => line.stow))) {
    const indexes = lines.flatMap((line, index) => (line.stow === stow ? [index] : []));
    const { pairs } = checkSegregation(
      indexes.map((index) => goodsOf(lines[index]!)),
      'UNIT',
    );
    verdicts.push(...pairs.map((pair) => ({ ...pair, lineA: indexes[pair.a]!, lineB: indexes[pair.b]! })));
  }
  const weight = { BLOCK: 0, WARN: 1, OK: 2 } as const;
  return verdicts.sort((one, other) => weight[one.level] - weight[other.level]);
}

interface Goods {
  cargo: readonly StowedLine[];
}

/** Reports incompatible lines on the stowage field, or on the UN number when there is none. */
export const segregationErrors =
  (field: string) =>
  ({ cargo }: Goods): FormError[] =>
    segregationOf(cargo)
      .filter(({ level }) => level !== 'OK')
      .map(({ lineA, lineB, level }) => ({
        path: `cargo.${lineB}.${field}`,
        step: 'cargo',
        code: level === 'BLOCK' ? 'SEGREGATION' : 'SEGREGATION_WARN',
        values: { a: String(lineA + 1), b: String(lineB + 1) },
        level: level === 'BLOCK' ? 'BLOCK' : 'WARN',
      }));

/** The same for goods in one room or container; a line without a number is reported on its kind. */
export const apartErrors = ({ cargo }: Goods): FormError[] =>
  segregationErrors('dg.unNo')({ cargo }).map((error) => {
    const index = Number(error.path.split('.')[1]);
    return cargo[index]?.isDanger === false ? { ...error, path: `cargo.${index}.isDanger` } : error;
  });

export function lineCountErrors({ cargo }: Goods): FormError[] {
  if (cargo.length === 0) return [{ path: 'cargo', step: 'cargo', code: 'REQUIRED' }];
  return cargo.length > CARGO_LINES_OF_A_FORM
    ? [{ path: 'cargo', step: 'cargo', code: 'TOO_LARGE', values: { most: String(CARGO_LINES_OF_A_FORM) } }]
    : [];
}

/** Checks values that the UN number determines, in case a client sends others. */
export const pollutantErrors = ({ cargo }: Goods): FormError[] =>
  cargo.flatMap(({ isDanger, dg }, index) =>
    isDanger && !dg.isMarinePollutant && isPollutantNumber(dg.unNo)
      ? [{ path: `cargo.${index}.dg.isMarinePollutant`, step: 'cargo', code: 'POLLUTANT_LOCKED' as const }]
      : [],
  );

/** A dangerous goods price requires at least one dangerous line, a general price none. */
export function kindErrors({ cargo }: Goods, offer: { isDanger: boolean } | null): FormError[] {
  if (offer?.isDanger === true && cargo.length > 0 && !cargo.some(({ isDanger }) => isDanger))
    return [{ path: 'cargo.0.isDanger', step: 'cargo', code: 'NO_DANGEROUS_LINE', level: 'WARN' }];
  if (offer?.isDanger !== false) return [];
  return cargo.flatMap(({ isDanger }, index) =>
    isDanger ? [{ path: `cargo.${index}.isDanger`, step: 'cargo', code: 'DANGEROUS_UNDER_GENERAL' as const }] : [],
  );
}

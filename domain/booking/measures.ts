import type { Field, FormError, RuleInput } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { volumesDiffer } from '../lcl/fees.ts';
import type { GoodsLine } from './goods-line.ts';
import { followLines } from './goods-list.ts';
import { followed } from './package-shares.ts';
import { measuredVolume, type PieceSize } from './piece-size.ts';
import { numberOf } from './totals.ts';

export interface MeasuredLine extends GoodsLine, PieceSize {}

export const blankSize: PieceSize = { length: '', width: '', height: '' };

const SIZE_LIMITS = { decimals: 1, min: '0.1', max: '9999.9' };
const SIZE_KEYS = ['length', 'width', 'height'] as const;

/** Length, width and height are required together, or not at all. */
export function sizeFields<Form, Line extends PieceSize, Context>(
  areRequired: (spot: RuleInput<Form, Line, Context>) => boolean = () => false,
): Record<keyof PieceSize, Field<Form, Line, Context>> {
  const size: Field<Form, Line, Context> = {
    kind: 'quantity',
    unit: 'centimetre',
    decimals: 1,
    most: 8,
    required: (spot) => areRequired(spot) || SIZE_KEYS.some((key) => spot.scope[key] !== ''),
    rules: [rules.quantity(SIZE_LIMITS)],
  };
  return { length: size, width: size, height: size };
}

/** Warns when the volume contradicts the sizes. */
export const measuredErrors = ({ cargo }: { cargo: readonly MeasuredLine[] }): FormError[] =>
  cargo.flatMap((line, index) => {
    const measured = measuredVolume(line);
    const typed = numberOf(line.volume);
    if (measured === '' || typed === null || !volumesDiffer(typed, measured)) return [];
    const path = `cargo.${index}.volume`;
    return [{ path, step: 'cargo', code: 'VOLUME_DIFFERS' as const, values: { measured }, level: 'WARN' as const }];
  });

const SIZES = /^cargo(?:\.\d+\.(?:height|length|packages|width))?$/;

function withVolume<Line extends MeasuredLine>(line: Line, before: Line | undefined): Line {
  const now = measuredVolume(line);
  if (now === '') return line;
  const volume = followed(line.volume, before === undefined ? '' : measuredVolume(before), now);
  return volume === line.volume ? line : { ...line, volume };
}

/** Updates the volume from the sizes until the user edits it. */
export function followMeasured<Line extends MeasuredLine, Form extends { cargo: Line[] }>(
  form: Form,
  path: string,
  before: Form,
): Form {
  const next = followLines<Line, Form>(form, path, before);
  if (!SIZES.test(path)) return next;
  const cargo = next.cargo.map((line) =>
    withVolume(
      line,
      before.cargo.find(({ id }) => id === line.id),
    ),
  );
  return cargo.every((line, index) => line === next.cargo[index]) ? next : { ...next, cargo };
}

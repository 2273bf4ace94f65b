import { compare, type Decimal, decimalText, multiply, sum } from '../decimal.ts';
import type { FormError } from '../form/field.ts';
import { BOX_TYPES_OF_A_FORM } from '../limits.ts';
import type { GoodsLine } from './goods-line.ts';
import { capacityOf, payloadOf } from './lane-rules.ts';
import { boxCount, grossOf, numberOf, volumeOf } from './totals.ts';

interface BoxLine {
  ctnType: string;
  quantity: string;
  /** Oversize of open containers. */
  overDimensions?: string;
}

interface Boxes {
  containers: readonly BoxLine[];
}

interface Loaded extends Boxes {
  cargo: readonly GoodsLine[];
}

interface Stuffed extends Boxes {
  cargo: readonly (GoodsLine & { stow: string })[];
}

/** Stowage groups: lines with the same letter share a container. */
export const STOWS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export const boxTypeErrors =
  (step: string) =>
  ({ containers }: Boxes): FormError[] => {
    if (containers.length === 0) return [{ path: 'containers', step, code: 'REQUIRED' }];
    if (containers.length <= BOX_TYPES_OF_A_FORM) return [];
    return [{ path: 'containers', step, code: 'TOO_LARGE', values: { most: String(BOX_TYPES_OF_A_FORM) } }];
  };

/** More stowage groups than containers. */
export function stowErrors(form: Stuffed): FormError[] {
  const used = new Set(form.cargo.map(({ stow }) => stow)).size;
  const boxes = boxCount(form);
  if (boxes === 0 || used <= boxes) return [];
  const values = { used: String(used), boxes: String(boxes) };
  return [{ path: 'cargo.0.stow', step: 'cargo', code: 'TOO_MANY_STOWS', values }];
}

const countOf = ({ quantity }: BoxLine): number => (/^\d{1,3}$/.test(quantity) ? Number(quantity) : 0);

/** Total payload of all containers; null without containers or with an unknown count or type. */
export function payloadOfBoxes({ containers }: Boxes): Decimal | null {
  if (containers.length === 0) return null;
  let payload = sum([]);
  for (const line of containers) {
    const most = payloadOf(line.ctnType);
    if (countOf(line) === 0 || most === null) return null;
    payload = sum([payload, multiply(most, countOf(line))]);
  }
  return payload;
}

export function payloadErrors(form: Loaded): FormError[] {
  const payload = payloadOfBoxes(form);
  return payload !== null && compare(grossOf(form.cargo), payload) > 0
    ? [{ path: 'cargo.0.grossWeight', step: 'cargo', code: 'OVER_PAYLOAD', values: { limit: decimalText(payload) } }]
    : [];
}

/** Warns when the total differs from the containers' own weights. */
export function declaredWeightErrors(form: Stuffed & { containers: readonly { weightPerCtn: string }[] }): FormError[] {
  if (payloadOfBoxes(form) === null || payloadErrors(form).length > 0) return [];
  const gross = grossOf(form.cargo);
  let boxed: Decimal | null = sum([]);
  for (const line of form.containers) {
    const each = numberOf(line.weightPerCtn);
    boxed = boxed === null || each === null ? null : sum([boxed, multiply(each, countOf(line))]);
  }
  if (boxed === null || compare(boxed, 0) === 0 || compare(gross, 0) === 0) return [];
  const isFar =
    compare(multiply(gross, 10), multiply(boxed, 11)) > 0 || compare(multiply(gross, 10), multiply(boxed, 9)) < 0;
  return isFar ? [{ path: 'cargo.0.grossWeight', step: 'cargo', code: 'WEIGHTS_DIFFER', level: 'WARN' }] : [];
}

/** The goods must not exceed the total volume, except in open containers. */
export function roomErrors({ cargo, containers }: Loaded): FormError[] {
  let room = sum([]);
  for (const line of containers) {
    const isOver = line.overDimensions !== undefined && line.overDimensions !== '';
    const capacity = isOver ? null : capacityOf(line.ctnType);
    if (countOf(line) === 0 || capacity === null) return [];
    room = sum([room, multiply(capacity, countOf(line))]);
  }
  if (containers.length === 0 || compare(volumeOf(cargo), room) <= 0) return [];
  const index = cargo.findIndex((line) => line.volume !== '');
  return [{ path: `cargo.${index}.volume`, step: 'cargo', code: 'OVER_VOLUME', values: { limit: decimalText(room) } }];
}

import { KIT } from '../copy/kit.ts';

export type HazardClass = keyof typeof KIT.hazard;
const order = (value: string) => Number.parseFloat(value) || Number.POSITIVE_INFINITY;
/** By class and division, the two marks last: object keys that read as whole numbers would stand first. */
export const HAZARD_CLASSES = (Object.keys(KIT.hazard) as HazardClass[]).sort((left, right) =>
  order(left) === order(right) ? 0 : order(left) - order(right),
);

export interface Placard {
  readonly drawing: HazardClass;
  /** What is beside the drawing: the division with its compatibility group, or nothing for a mark. */
  readonly number: string;
  readonly group: string;
  readonly name: string;
}

const MARKS: ReadonlySet<string> = new Set(['mp', 'lq']);

/** Reads `3`, `6.1`, `1.4S`, `mp`, `lq`; anything else is not a class and has no placard. */
export function readPlacard(value: string): Placard | null {
  const found = /^(1(?:\.[1-6])?|[2-9](?:\.\d)?|mp|lq)([A-LNS])?$/.exec(value.trim());
  const drawing = found?.[1] as HazardClass | undefined;
  const group = found?.[2] ?? '';
  if (!drawing || !(drawing in KIT.hazard) || (group !== '' && !drawing.startsWith('1'))) return null;
  return { drawing, group, number: MARKS.has(drawing) ? '' : drawing + group, name: KIT.hazard[drawing] };
}

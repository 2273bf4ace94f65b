import { KIT } from '#copy/kit.ts';

export type HazardClass = keyof typeof KIT.hazard;
const order = (value: string) => Number.parseFloat(value) || Number.POSITIVE_INFINITY;
/** Sorted by class and division with the two marks last; object keys that look like integers would come first. */
export const HAZARD_CLASSES = (Object.keys(KIT.hazard) as HazardClass[]).sort((left, right) =>
  order(left) === order(right) ? 0 : order(left) - order(right),
);

export interface Placard {
  readonly drawing: HazardClass;
  /** Text in the label: division with compatibility group; empty for a mark. */
  readonly number: string;
  readonly group: string;
  readonly name: string;
}

const MARKS: ReadonlySet<string> = new Set(['mp', 'lq']);

/** Parses `3`, `6.1`, `1.4S`, `mp`, `lq`; returns null for anything else. */
export function readPlacard(value: string): Placard | null {
  const found = /^(1(?:\.[1-6])?|[2-9](?:\.\d)?|mp|lq)([A-LNS])?$/.exec(value.trim());
  const drawing = found?.[1] as HazardClass | undefined;
  const group = found?.[2] ?? '';
  if (!drawing || !(drawing in KIT.hazard) || (group !== '' && !drawing.startsWith('1'))) return null;
  return { drawing, group, number: MARKS.has(drawing) ? '' : drawing + group, name: KIT.hazard[drawing] };
}

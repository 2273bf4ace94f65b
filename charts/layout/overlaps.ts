import type { Area, Box, Drawing, Plate, Point } from './drawing.ts';

const GAP = 2;

const meet = (one: Area, other: Area) =>
  one.x < other.x + other.width + GAP &&
  other.x < one.x + one.width + GAP &&
  one.y < other.y + other.height + GAP &&
  other.y < one.y + one.height + GAP;

const lies = (inner: Area, outer: Area) =>
  inner.x >= outer.x + GAP &&
  inner.y >= outer.y + GAP &&
  inner.x + inner.width <= outer.x + outer.width - GAP &&
  inner.y + inner.height <= outer.y + outer.height - GAP;

const bodyOf = ({ x, y, width, height, head }: Box): Area => ({ x, y: y + head, width, height: height - head });

/** A plate may lie wholly in the body of a state that holds others; any other touch covers something. */
function covers(plate: Area, box: Box, holdsOthers: boolean): boolean {
  return meet(plate, box) && !(holdsOthers && lies(plate, bodyOf(box)));
}

const startAreas = ({ starts }: Drawing): Area[] => starts.map(({ x, y }) => ({ x, y, width: 12, height: 12 }));

export interface Overlap {
  plate: Plate;
  with: string;
}

type Holders = ReadonlySet<string | null>;

const holdersIn = ({ boxes }: Drawing): Holders => new Set(boxes.map(({ parent }) => parent));

function coveredBy(
  plate: Plate,
  { boxes }: Drawing,
  holders: Holders,
  starts: readonly Area[],
  others: readonly Plate[],
) {
  return [
    ...boxes.filter((box) => covers(plate, box, holders.has(box.state))).map(({ state }) => state),
    ...starts.filter((area) => meet(plate, area)).map(() => 'start'),
    ...others.filter((other) => meet(plate, other)).map(({ edge }) => edge),
  ];
}

/** Every plate that covers a state, a start or another plate. */
export function overlaps(drawing: Drawing): Overlap[] {
  const holders = holdersIn(drawing);
  const starts = startAreas(drawing);
  return drawing.plates.flatMap((plate, index) =>
    coveredBy(plate, drawing, holders, starts, drawing.plates.slice(index + 1)).map((other) => ({
      plate,
      with: other,
    })),
  );
}

/** Moves each plate that covers something along its own arrow, to the nearest place where it covers nothing. */
export function settlePlates(drawing: Drawing): Drawing {
  const plates = [...drawing.plates];
  const holders = holdersIn(drawing);
  const starts = startAreas(drawing);
  for (const { plate } of overlaps(drawing)) {
    const index = plates.findIndex(({ edge, target }) => edge === plate.edge && target === plate.target);
    const current = plates[index];
    if (current === undefined) continue;
    const route = drawing.routes.find(({ edge, target }) => edge === plate.edge && target === plate.target);
    const others = plates.filter((other) => other !== current);
    const isFree = (area: Plate) => coveredBy(area, drawing, holders, starts, others).length === 0;
    if (isFree(current)) continue;
    const positions = placesAlong(route?.points ?? [], current)
      .map(({ x, y }) => ({ ...current, x, y }))
      .sort((one, other) => distance(one, current) - distance(other, current));
    const found = positions.find(isFree);
    if (found !== undefined) plates[index] = found;
  }
  return { ...drawing, plates };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function placesAlong(points: readonly Point[], { width, height }: Area): Point[] {
  const positions: Point[] = [];
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (from === undefined || to === undefined) continue;
    const steps = Math.max(1, Math.ceil(distance(from, to) / 8));
    for (let step = 0; step <= steps; step += 1) {
      const x = from.x + ((to.x - from.x) * step) / steps;
      const y = from.y + ((to.y - from.y) * step) / steps;
      for (const [across, down] of [
        [0.5, 0.5],
        [0, 0.5],
        [1, 0.5],
        [0.5, 0],
        [0.5, 1],
      ] as const) {
        positions.push({ x: x - width * across, y: y - height * down });
      }
    }
  }
  return positions;
}

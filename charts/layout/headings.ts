import type { Area, Box, Drawing, Plate, Point, Route } from './drawing.ts';

const wordsOf = ({ x, y, width, head, wordsWidth }: Box): Area => ({
  x,
  y,
  width: Math.min(width, wordsWidth),
  height: head,
});

/** The part of a state above its children that is taken: rows of transitions fill its whole width. */
export const headingOf = (box: Box): Area =>
  box.inner.length > 0 ? { ...wordsOf(box), width: box.width } : wordsOf(box);

const holds = ({ x, y, width, height }: Area, point: Point) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Where a right-angled way leaves an area. */
function leaving({ x, y, width, height }: Area, inside: Point, outside: Point): Point {
  if (inside.x === outside.x) return { x: inside.x, y: outside.y > inside.y ? y + height : y };
  return { x: outside.x > inside.x ? x + width : x, y: inside.y };
}

/** A way that begins in a heading, from where it comes out of it. */
export function clearOfHeading(points: readonly Point[], heading: Area): Point[] {
  const first = points.findIndex((point) => !holds(heading, point));
  const [inside, outside] = [points[first - 1], points[first]];
  if (inside === undefined || outside === undefined) return [...points];
  return [leaving(heading, inside, outside), ...points.slice(first)];
}

const reaches = ({ points }: Route, area: Area): boolean =>
  points.some((to, index) => {
    const from = points[index - 1];
    if (from === undefined) return false;
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
    const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
    const inside = 2;
    return (
      left < area.x + area.width - inside &&
      right > area.x + inside &&
      top < area.y + area.height - inside &&
      bottom > area.y + inside
    );
  });

/** The arrows that run through words which are not theirs: a region's heading, or another arrow's plate. */
export function struckWords({ boxes, plates, routes }: Drawing): string[] {
  const parents = new Set(boxes.map(({ parent }) => parent));
  const headings = boxes.filter(({ state }) => parents.has(state));
  const isOwn = (plate: Plate, { edge, target }: Route) => plate.edge === edge && plate.target === target;
  return routes.flatMap((route) => [
    ...headings.filter((box) => reaches(route, wordsOf(box))).map(({ state }) => `${route.edge} / ${state}`),
    ...plates
      .filter((plate) => !isOwn(plate, route) && reaches(route, plate))
      .map(({ edge }) => `${route.edge} / ${edge}`),
  ]);
}

import { compare, type Decimal, type DecimalInput, divide, subtract } from '../decimal.ts';
import { dayAfter, daysBetween } from '../schedule/day.ts';

export interface TrendPoint {
  /** yyyy-MM-dd. */
  date: string;
  min: string;
}

/** Fewer points draw a line that says nothing. */
export const FEWEST_TREND_POINTS = 3;

/** Per cent by which the last point differs from the one seven days (or the nearest day before that) earlier. */
export function weeklyChange(points: readonly TrendPoint[]): Decimal | null {
  if (points.length < FEWEST_TREND_POINTS) return null;
  const ordered = [...points].sort((a, b) => daysBetween(b.date, a.date));
  const last = ordered.at(-1)!;
  const weekBefore = dayAfter(last.date, -7);
  const earlier = ordered.filter((point) => point.date <= weekBefore).at(-1);
  if (!earlier || compare(earlier.min, 0) <= 0) return null;
  return percentage(subtract(last.min, earlier.min), earlier.min);
}

function percentage(part: DecimalInput, whole: DecimalInput): Decimal {
  const share = divide(part, whole, 4, compare(part, 0) < 0 ? 'up' : 'down');
  return { units: share.units, scale: share.scale - 2 };
}

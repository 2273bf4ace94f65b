import { compare, type Decimal, type DecimalInput, divide, subtract } from '../decimal.ts';
import { dayAfter, daysBetween } from '../schedule/day.ts';

export interface TrendPoint {
  /** yyyy-MM-dd. */
  date: string;
  min: string;
}

/** Minimum points for a meaningful chart. */
export const FEWEST_TREND_POINTS = 3;

/** Lists every day from the first to the last point with the index of its point; null for days without one. */
export function trendDays(points: readonly Pick<TrendPoint, 'date'>[]): { date: string; at: number | null }[] {
  const dates = points.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const indexes = new Map(points.map(({ date }, at) => [date, at]));
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => {
    const date = dayAfter(first, day);
    return { date, at: indexes.get(date) ?? null };
  });
}

/** Change in per cent from seven days earlier; null when that day has no point. */
export function weeklyChange(points: readonly TrendPoint[]): Decimal | null {
  if (points.length < FEWEST_TREND_POINTS) return null;
  const ordered = [...points].sort((a, b) => daysBetween(b.date, a.date));
  const last = ordered.at(-1)!;
  const weekBefore = dayAfter(last.date, -7);
  const earlier = ordered.find(({ date }) => date === weekBefore);
  if (!earlier || compare(earlier.min, 0) <= 0) return null;
  return percentage(subtract(last.min, earlier.min), earlier.min);
}

function percentage(part: DecimalInput, whole: DecimalInput): Decimal {
  const share = divide(part, whole, 4, compare(part, 0) < 0 ? 'up' : 'down');
  return { units: share.units, scale: share.scale - 2 };
}

import { dayAfter } from '../schedule/day.ts';

interface Load {
  grossKg: number;
  volume: number;
  pallets: number;
}

/** Square metres per pallet including aisles; goods stacked 1.2 m high; one ton per square metre. */
const PER_PALLET = 1.6;
const STACKED_METRES = 1.2;
const KILOGRAMS_PER_METRE = 1_000;

/** Required floor in square metres, rounded up: the largest of the needs by pallets, volume and weight. */
export const areaOf = ({ grossKg, volume, pallets }: Load): number =>
  Math.max(1, Math.ceil(Math.max(pallets * PER_PALLET, volume / STACKED_METRES, grossKg / KILOGRAMS_PER_METRE)));

export interface TakenArea {
  startDate: string;
  days: number;
  area: number;
}

/** Maximum occupied area on any day of a stay. */
export function peakArea(taken: readonly TakenArea[], { startDate, days }: Omit<TakenArea, 'area'>): number {
  const end = dayAfter(startDate, Math.max(days, 1));
  const isTakenOn = (day: string) => (one: TakenArea) =>
    one.startDate <= day && day < dayAfter(one.startDate, Math.max(one.days, 1));
  const rises = taken.map((one) => one.startDate).filter((day) => day > startDate && day < end);
  return Math.max(
    ...[startDate, ...rises].map((day) => taken.filter(isTakenOn(day)).reduce((sum, { area }) => sum + area, 0)),
  );
}

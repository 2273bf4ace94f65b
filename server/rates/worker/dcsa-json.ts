import { routeReplies } from '#copy/operator/replies.ts';
import type { RateLists } from '#domain/rates/choices.ts';
import type { CutOffKey } from '#domain/schedules/columns.ts';
import { shownMoment } from '#domain/schedules/read-moment.ts';
import { zoneOf } from '#domain/schedules/sailing-row.ts';

export type Json = Readonly<Record<string, unknown>>;

export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : []);
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A timestamp with its offset, without which the instant is unknown. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** NaN for an invalid timestamp. */
export const instantOf = (text: string): number => (MOMENT.test(text) ? Date.parse(text) : Number.NaN);

/** Converts to the port's local time; an invalid timestamp is reported as a cell error. */
export function localText(value: unknown, lists: RateLists, port: string): string {
  const text = textOf(value);
  const zone = zoneOf(lists, port);
  if (zone === undefined || text === '') return text;
  const at = instantOf(text);
  return Number.isNaN(at) ? routeReplies.withoutOffset(text) : shownMoment(at, zone);
}

export const portOf = (location: unknown): string => textOf(objectOf(location).UNLocationCode);

export function terminalOf(location: unknown): string {
  const { facility, facilityName, facilitySMDGCode, locationName } = objectOf(location);
  const code = textOf(objectOf(facility).facilityCode) || textOf(facilitySMDGCode);
  return textOf(facilityName) || textOf(locationName) || code;
}

/** DCSA cut-offs with a column of their own; a documentation cut-off counts for general and dangerous cargo. */
const CUT_OFFS: Readonly<Record<string, readonly CutOffKey[]>> = {
  STA: ['bookingCloseGeneral'],
  SPA: ['bookingCloseDangerous'],
  ECP: ['emptyPickup'],
  EFC: ['cyOpen'],
  LCO: ['lclCutoff'],
  DCO: ['siCutoff', 'siCutoffDangerous'],
  DGC: ['dgCutoff'],
  VCO: ['vgmCutoff'],
  AFC: ['manifestCutoff'],
  CUA: ['customsCutoff'],
  FCO: ['cyClosing'],
};

/** Cut-off cells in the loading port's local time; the later entry wins for the same column. */
export function cutOffCells(times: readonly Json[], lists: RateLists, port: string): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const { cutOffDateTimeCode, cutOffDateTime } of times)
    for (const key of CUT_OFFS[textOf(cutOffDateTimeCode)] ?? []) cells[key] = localText(cutOffDateTime, lists, port);
  return cells;
}

import type { RateLists } from '#domain/rates/choices.ts';
import type { CutOffKey } from '#domain/schedules/columns.ts';
import { shownMoment } from '#domain/schedules/read-moment.ts';
import { zoneOf } from '#domain/schedules/sailing-row.ts';
import { routeReplies } from '#src/ui/copy/rate-replies.ts';

export type Json = Readonly<Record<string, unknown>>;

export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : []);
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A moment with its offset: without one nobody could tell when it is. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** NaN for what names no instant. */
export const instantOf = (text: string): number => (MOMENT.test(text) ? Date.parse(text) : Number.NaN);

/** On the clock of the port; what names no instant is refused as a cell. */
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

/** Cut-offs of DCSA's list that a sailing has a column for; a documentation cut-off holds for both kinds of cargo. */
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

/** The cells of cut-offs on the clock of the port of loading; of two for one column the later in the list. */
export function cutOffCells(times: readonly Json[], lists: RateLists, port: string): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const { cutOffDateTimeCode, cutOffDateTime } of times)
    for (const key of CUT_OFFS[textOf(cutOffDateTimeCode)] ?? []) cells[key] = localText(cutOffDateTime, lists, port);
  return cells;
}

import { readFile } from 'node:fs/promises';
import type { Cell } from '#domain/rates/cell.ts';
import type { RateLists } from '#domain/rates/choices.ts';
import { type CutOffKey, sailingColumns } from '#domain/schedules/columns.ts';
import { shownMoment } from '#domain/schedules/read-moment.ts';
import { zoneOf } from '#domain/schedules/sailing-row.ts';
import { routeReplies } from '#src/ui/copy/rate-replies.ts';
import { RateFileRefused } from '../job.ts';
import type { ReadRow } from './sheet.ts';

type Json = Readonly<Record<string, unknown>>;

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

/** A moment with its offset: without one nobody could tell when it is. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const VESSEL = 'VESSEL';

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** On the clock of the port; what names no instant is refused as a cell. */
function localText(value: unknown, zone: string | undefined): string {
  const text = textOf(value);
  const at = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  if (zone === undefined || text === '') return text;
  return Number.isNaN(at) ? routeReplies.withoutOffset(text) : shownMoment(at, zone);
}

const portOf = (end: unknown): string => textOf(objectOf(objectOf(end).location).UNLocationCode);

function terminalOf(end: unknown): string {
  const { facility, locationName } = objectOf(objectOf(end).location);
  return textOf(locationName) || textOf(objectOf(facility).facilityCode);
}

/** Schedules of a vessel or of a port are lists too, without the two ends that a line needs. */
const isRoute = (value: unknown): boolean => Array.isArray(objectOf(value).legs);

/** One route of `GET /v1/point-to-point-routes` as the cells of a line. */
function routeRow(route: Json, lists: RateLists): Record<string, string> {
  const legs = listOf(route.legs)
    .toSorted((one, other) => Number(one.sequenceNumber ?? 0) - Number(other.sequenceNumber ?? 0))
    .filter(({ transport }) => objectOf(transport).modeOfTransport === VESSEL);
  const [first = {}] = legs;
  const last = legs.at(-1) ?? {};
  const transport = objectOf(first.transport);
  const [partner = {}] = listOf(transport.servicePartners);
  const vessel = objectOf(transport.vessel);
  const departure = objectOf(first.departure);
  const arrival = objectOf(last.arrival);
  const origin = portOf(departure);
  const destination = portOf(arrival);
  const zone = zoneOf(lists, origin);
  const row: Record<string, string> = {
    origin,
    destination,
    carrier: textOf(partner.carrierCode) || textOf(vessel.operatorCarrierCode),
    route: textOf(partner.carrierServiceCode),
    vessel: textOf(vessel.name),
    voyage: textOf(partner.carrierExportVoyageNumber) || textOf(transport.universalExportVoyageReference),
    terminal: terminalOf(departure),
    via: legs.length > 1 ? portOf(first.arrival) : '',
    etd: localText(departure.dateTime, zone),
    eta: localText(arrival.dateTime, zoneOf(lists, destination)),
  };
  for (const { cutOffDateTimeCode, cutOffDateTime } of listOf(route.cutOffTimes))
    for (const key of CUT_OFFS[textOf(cutOffDateTimeCode)] ?? []) row[key] = localText(cutOffDateTime, zone);
  return row;
}

const cellOf = (text = ''): Cell => (text.trim() === '' ? { kind: 'empty' } : { kind: 'text', text });

/** The routes of a file in the order they stand in, the first after the titles as row 1. */
export async function readRoutes(path: string, lists: RateLists, take: ReadRow): Promise<void> {
  let routes: unknown;
  try {
    routes = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch {
    throw new RateFileRefused('DAMAGED');
  }
  if (!Array.isArray(routes) || (routes.length > 0 && !routes.some(isRoute))) throw new RateFileRefused('NOT_ROUTES');
  take(
    0,
    sailingColumns.map(({ title }) => cellOf(title)),
  );
  for (const [at, route] of listOf(routes).entries()) {
    const row = routeRow(route, lists);
    take(
      at + 1,
      sailingColumns.map(({ key }) => cellOf(row[key])),
    );
  }
}

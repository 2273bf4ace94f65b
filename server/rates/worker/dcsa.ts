import { readFile } from 'node:fs/promises';
import type { Cell } from '#domain/rates/cell.ts';
import type { RateLists } from '#domain/rates/choices.ts';
import { sailingColumns } from '#domain/schedules/columns.ts';
import { type LeftOut, nothingLeftOut, RateFileRefused } from '../job.ts';
import { callsOfPort, callsOfService, sailingsOf } from './dcsa-calls.ts';
import { cutOffCells, type Json, listOf, localText, objectOf, portOf, terminalOf, textOf } from './dcsa-json.ts';
import type { ReadRow } from './sheet.ts';

const VESSEL = 'VESSEL';

const isRoute = (item: Json): boolean => Array.isArray(item.legs);
const isPort = (item: Json): boolean => 'location' in item && Array.isArray(item.vesselSchedules);
const isService = (item: Json): boolean => Array.isArray(item.vesselSchedules) && !isPort(item);

/** Converts one route of `GET /v1/point-to-point-routes` to cells. */
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
  const origin = portOf(departure.location);
  const destination = portOf(arrival.location);
  return {
    origin,
    destination,
    carrier: textOf(partner.carrierCode) || textOf(vessel.operatorCarrierCode),
    route: textOf(partner.carrierServiceCode),
    vessel: textOf(vessel.name),
    voyage: textOf(partner.carrierExportVoyageNumber) || textOf(transport.universalExportVoyageReference),
    terminal: terminalOf(departure.location),
    via: legs.length > 1 ? portOf(objectOf(first.arrival).location) : '',
    etd: localText(departure.dateTime, lists, origin),
    eta: localText(arrival.dateTime, lists, destination),
    ...cutOffCells(listOf(route.cutOffTimes), lists, origin),
  };
}

const cellOf = (text = ''): Cell => (text.trim() === '' ? { kind: 'empty' } : { kind: 'text', text });

/** Reads one of DCSA's three responses; a mixture is read as the kind of its first known item. */
function sailingsIn(items: readonly Json[], lists: RateLists): { rows: Record<string, string>[]; left: LeftOut } {
  if (items.some(isRoute)) return { rows: items.map((route) => routeRow(route, lists)), left: nothingLeftOut };
  if (items.some(isService)) return sailingsOf(items.flatMap(callsOfService), lists);
  if (items.some(isPort)) return sailingsOf(items.flatMap(callsOfPort), lists);
  throw new RateFileRefused('NOT_ROUTES');
}

/** Passes the departures of a file in order, the first below the titles as row 1; returns the calls left out. */
export async function readRoutes(path: string, lists: RateLists, take: ReadRow): Promise<LeftOut> {
  let items: unknown;
  try {
    items = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch {
    throw new RateFileRefused('DAMAGED');
  }
  if (!Array.isArray(items)) throw new RateFileRefused('NOT_ROUTES');
  const { rows, left } = items.length === 0 ? { rows: [], left: nothingLeftOut } : sailingsIn(listOf(items), lists);
  take(
    0,
    sailingColumns.map(({ title }) => cellOf(title)),
  );
  for (const [at, row] of rows.entries())
    take(
      at + 1,
      sailingColumns.map(({ key }) => cellOf(row[key])),
    );
  return left;
}

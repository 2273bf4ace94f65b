import type { RateLists } from '#domain/rates/choices.ts';
import { zoneOf } from '#domain/schedules/sailing-row.ts';
import { type LeftOut, RateFileRefused } from '../job.ts';
import {
  cutOffCells,
  instantOf,
  type Json,
  listOf,
  localText,
  objectOf,
  portOf,
  terminalOf,
  textOf,
} from './dcsa-json.ts';

/** A vessel's call at a port, from a vessel's or a port's schedule. */
interface Call {
  carrier: string;
  route: string;
  vessel: Json;
  location: unknown;
  /** Inbound and outbound voyage numbers. */
  voyageIn: string;
  voyageOut: string;
  arrival: string;
  departure: string;
  hasLeft: boolean;
  cutOffs: readonly Json[];
}

/** Prefers the most certain time of a kind, then the last one. */
const CERTAINTY = ['PLN', 'EST', 'ACT'];

function momentOf(timestamps: unknown, type: 'ARRI' | 'DEPA'): { text: string; isActual: boolean } {
  const [best] = listOf(timestamps)
    .filter(({ eventTypeCode }) => eventTypeCode === type)
    .map(({ eventClassifierCode, eventDateTime }) => ({
      rank: CERTAINTY.indexOf(textOf(eventClassifierCode)),
      text: textOf(eventDateTime),
    }))
    .reverse()
    .toSorted((one, other) => other.rank - one.rank);
  return { text: best?.text ?? '', isActual: best?.rank === CERTAINTY.indexOf('ACT') };
}

function timesOf({ timestamps, cutOffTimes }: Json) {
  const departure = momentOf(timestamps, 'DEPA');
  const arrival = momentOf(timestamps, 'ARRI').text;
  return { arrival, departure: departure.text, hasLeft: departure.isActual, cutOffs: listOf(cutOffTimes) };
}

/** A vessel that keeps its voyage in a port has one number for both. */
function voyagesOf({ carrierImportVoyageNumber, carrierExportVoyageNumber }: Json) {
  const voyageIn = textOf(carrierImportVoyageNumber);
  return { voyageIn, voyageOut: textOf(carrierExportVoyageNumber) || voyageIn };
}

/** `GET /v1/vessel-schedules`: services with vessels and their calls. */
export const callsOfService = (service: Json): Call[] =>
  listOf(service.vesselSchedules).flatMap((schedule) => {
    const vessel = objectOf(schedule.vessel);
    const carrier = textOf(vessel.operatorCarrierCode);
    const route = textOf(service.carrierServiceCode);
    return listOf(schedule.transportCalls).map((call) => ({
      ...{ carrier, route, vessel, location: call.location },
      ...voyagesOf(call),
      ...timesOf(call),
    }));
  });

/** `GET /v1/port-schedules`: terminals of a port with the vessels that call. */
export const callsOfPort = ({ location, vesselSchedules }: Json): Call[] =>
  listOf(vesselSchedules).map((schedule) => {
    const [partner = {}] = listOf(schedule.servicePartners);
    const vessel = objectOf(schedule.vessel);
    return {
      ...{ vessel, location, route: textOf(partner.carrierServiceCode) },
      carrier: textOf(partner.carrierCode) || textOf(vessel.operatorCarrierCode),
      ...voyagesOf(partner),
      ...timesOf(schedule),
    };
  });

const groupOf = ({ carrier, route, vessel }: Call): string =>
  JSON.stringify([carrier, route, textOf(vessel.vesselIMONumber) || textOf(vessel.name)]);

/** Sorts the earliest cut-off last, so that of several terminals it counts. */
const byStrictness = (one: Json, other: Json): number => {
  const at = ({ cutOffDateTime }: Json) => instantOf(textOf(cutOffDateTime)) || Number.NEGATIVE_INFINITY;
  return at(other) > at(one) ? 1 : at(other) < at(one) ? -1 : 0;
};

const timeOf = ({ arrival, departure }: Call): number => instantOf(arrival || departure);

/** Finds where a voyage leaves each port for the last time, with the cut-offs of all its calls there. */
function departuresOf(calls: readonly Call[]): { call: Call; index: number }[] {
  const last = new Map<string, { call: Call; index: number }>();
  for (const [index, call] of calls.entries()) {
    if (call.departure === '' || call.voyageOut === '') continue;
    const key = JSON.stringify([call.voyageOut, portOf(call.location)]);
    const before = last.get(key)?.call.cutOffs ?? [];
    last.set(key, { call: { ...call, cutOffs: [...before, ...call.cutOffs] }, index });
  }
  return [...last.values()].filter(({ call }) => !call.hasLeft);
}

const countryOf = ({ location }: Call): string => portOf(location).slice(0, 2);

/**
 * Lists later ports of the voyage, each once. Ports of the same country are left out, because foreign vessels may
 * not carry domestic cargo.
 */
function arrivalsAfter({ call, index }: { call: Call; index: number }, calls: readonly Call[]): Call[] {
  const first = new Map<string, Call>();
  for (const later of calls.slice(index + 1)) {
    const port = portOf(later.location);
    const isReached = later.voyageIn === call.voyageOut && later.arrival !== '' && !first.has(port);
    if (isReached && countryOf(later) !== countryOf(call)) first.set(port, later);
  }
  return [...first.values()];
}

function sailingRow(from: Call, to: Call, lists: RateLists): Record<string, string> {
  const origin = portOf(from.location);
  const destination = portOf(to.location);
  return {
    ...{ origin, destination, carrier: from.carrier, route: from.route },
    ...{ vessel: textOf(from.vessel.name), voyage: from.voyageOut, terminal: terminalOf(from.location) },
    etd: localText(from.departure, lists, origin),
    eta: localText(to.arrival, lists, destination),
    ...cutOffCells(from.cutOffs.toSorted(byStrictness), lists, origin),
  };
}

/** Builds the sailings between each two known ports of each voyage. */
export function sailingsOf(all: readonly Call[], lists: RateLists): { rows: Record<string, string>[]; left: LeftOut } {
  const named = all.filter(({ vessel }) => textOf(vessel.name) !== '');
  const isKnown = ({ location }: Call) => zoneOf(lists, portOf(location)) !== undefined;
  const groups = new Map<string, Call[]>();
  for (const call of named.filter(isKnown)) {
    const group = groups.get(groupOf(call));
    if (group === undefined) groups.set(groupOf(call), [call]);
    else group.push(call);
  }
  const rows = [...groups.values()].flatMap((group) => {
    const calls = group.toSorted((one, other) => timeOf(one) - timeOf(other) || 0);
    return departuresOf(calls).flatMap((from) =>
      arrivalsAfter(from, calls).map((to) => sailingRow(from.call, to, lists)),
    );
  });
  const portsOf = (calls: readonly Call[]) =>
    [...new Set(calls.map(({ location }) => portOf(location)))].filter(Boolean).sort();
  if (rows.length === 0) throw new RateFileRefused(portsOf(all).length === 1 ? 'ONE_PORT' : 'NO_SAILINGS');
  const unknown = named.filter((call) => !isKnown(call));
  return { rows, left: { ports: portsOf(unknown), calls: all.length - named.length } };
}

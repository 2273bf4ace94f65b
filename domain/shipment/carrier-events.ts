import type { MilestoneKind, MilestoneStatus } from './milestone-kinds.ts';

/** The fields that we read of an event in the shape of DCSA Track & Trace 2.2. */
export interface CarrierEvent {
  eventType: 'EQUIPMENT' | 'SHIPMENT' | 'TRANSPORT';
  eventClassifierCode: 'ACT' | 'EST' | 'PLN';
  eventDateTime: string;
  eventCreatedDateTime: string;
  shipmentEventTypeCode?: string | undefined;
  documentTypeCode?: string | undefined;
  documentID?: string | undefined;
  reason?: string | null | undefined;
  transportEventTypeCode?: string | undefined;
  changeRemark?: string | null | undefined;
  equipmentEventTypeCode?: string | undefined;
  equipmentReference?: string | null | undefined;
  emptyIndicatorCode?: string | null | undefined;
  documentReferences?: readonly { documentReferenceType: string; documentReferenceValue: string }[] | undefined;
  eventLocation?: CarrierLocation | null | undefined;
  transportCall?: (CarrierLocation & { location?: CarrierLocation | null | undefined }) | null | undefined;
}

interface CarrierLocation {
  UNLocationCode?: string | null | undefined;
  locationName?: string | null | undefined;
}

const statuses: Readonly<Record<CarrierEvent['eventClassifierCode'], MilestoneStatus>> = {
  PLN: 'planned',
  EST: 'expected',
  ACT: 'actual',
};

interface Ports {
  origin: string | null;
  destination: string | null;
}

/** Codes of one harbour: a carrier may report its city for any of its terminals. */
const HARBOURS: readonly (readonly string[])[] = [
  ['CNSHA', 'CNYSN', 'CNWGQ'],
  ['CNSZX', 'CNYTN', 'CNSHK', 'CNCWN'],
];

const isSamePort = (one: string, other: string | null): boolean =>
  one === other || HARBOURS.some((codes) => codes.includes(one) && other !== null && codes.includes(other));

const portOf = ({ eventLocation, transportCall }: CarrierEvent): string =>
  eventLocation?.UNLocationCode ?? transportCall?.UNLocationCode ?? transportCall?.location?.UNLocationCode ?? '';

/** Kinds at the gate, by what the container carries. */
const atGate: Readonly<Record<string, Readonly<Record<string, MilestoneKind>>>> = {
  GTOT: { EMPTY: 'emptyOut', LADEN: 'gateOut' },
  PICK: { EMPTY: 'emptyOut', LADEN: 'gateOut' },
  GTIN: { EMPTY: 'emptyReturned', LADEN: 'gateIn' },
  DROP: { EMPTY: 'emptyReturned', LADEN: 'delivered' },
};

/** Loading in another port than the origin is a transshipment. */
function equipmentKind(
  { equipmentEventTypeCode: code = '', emptyIndicatorCode }: CarrierEvent,
  port: string,
  ports: Ports,
) {
  if (code === 'LOAD') return isSamePort(port, ports.origin) ? 'loaded' : 'transferred';
  if (code === 'DISC') return isSamePort(port, ports.destination) ? 'discharged' : null;
  if (code === 'STUF') return 'packed';
  if (code === 'STRP') return 'unpacked';
  return atGate[code]?.[emptyIndicatorCode ?? ''] ?? null;
}

function transportKind({ transportEventTypeCode }: CarrierEvent, port: string, ports: Ports): MilestoneKind | null {
  if (transportEventTypeCode === 'DEPA') return isSamePort(port, ports.origin) ? 'departed' : null;
  return transportEventTypeCode === 'ARRI' && isSamePort(port, ports.destination) ? 'arrived' : null;
}

const isBookingConfirmed = ({ documentTypeCode, shipmentEventTypeCode }: CarrierEvent): boolean =>
  documentTypeCode === 'BKG' && shipmentEventTypeCode === 'CONF';

function kindOf(event: CarrierEvent, port: string, ports: Ports): MilestoneKind | null {
  if (event.eventType === 'SHIPMENT') return isBookingConfirmed(event) ? 'booked' : null;
  return event.eventType === 'TRANSPORT' ? transportKind(event, port, ports) : equipmentKind(event, port, ports);
}

/** Converts an event of the carrier into a report; null for an event that is no milestone of this shipment. */
export function readCarrierEvent(event: CarrierEvent, ports: Ports) {
  const port = portOf(event);
  const kind = kindOf(event, port, ports);
  if (kind === null) return null;
  return {
    kind,
    unit: event.eventType === 'EQUIPMENT' ? (event.equipmentReference ?? '') : '',
    status: statuses[event.eventClassifierCode],
    at: Date.parse(event.eventDateTime),
    port,
    portName: event.eventLocation?.locationName ?? event.transportCall?.location?.locationName ?? '',
    reason: event.changeRemark ?? event.reason ?? '',
    issuedAt: Date.parse(event.eventCreatedDateTime),
  };
}

/** Numbers by which the shipment is found: booking and bill, else the container. */
export function referencesOf({
  documentID,
  documentReferences = [],
  documentTypeCode,
  equipmentReference,
}: CarrierEvent) {
  const named = documentReferences
    .filter(({ documentReferenceType: type }) => type === 'BKG' || type === 'TRD')
    .map(({ documentReferenceValue }) => documentReferenceValue);
  const own =
    documentID !== undefined && (documentTypeCode === 'BKG' || documentTypeCode === 'TRD') ? [documentID] : [];
  return { documents: [...new Set([...named, ...own])], container: equipmentReference ?? null };
}

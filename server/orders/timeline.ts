import { bookingClose } from '#domain/schedule/bookable.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { BookedStay, BookedVoyage, BoughtGoods, CarriedVoyage } from '../data/schema/booked.ts';
import type { orderTimeline } from '../data/schema/orders.ts';

type Node = Omit<typeof orderTimeline.$inferInsert, 'orderNo'>;

type Planned = Pick<Node, 'node' | 'plannedAt' | 'place'>;

/** Plans the steps of containers from their sailing. */
export function plannedTimeline(voyage: CarriedVoyage, isDanger: boolean, now: number): Node[] {
  const { cutOffs, etd, eta, org, dst, terminal } = voyage;
  const nodes: Planned[] = [
    { node: 'submitted' },
    ...(isDanger ? [{ node: 'dgReviewing', plannedAt: new Date(cutOffs.bookingCloseDg) }] : []),
    { node: 'booked', plannedAt: new Date(bookingClose(cutOffs, isDanger)) },
    { node: 'released', plannedAt: new Date(cutOffs.emptyPickup), place: terminal },
    { node: 'stuffed', plannedAt: new Date(cutOffs.cyClosing), place: terminal },
    { node: 'declared', plannedAt: new Date(isDanger ? cutOffs.dgCutoff : cutOffs.customsCutoff), place: org.nameCn },
    { node: 'departed', plannedAt: new Date(etd), place: org.nameCn },
    { node: 'arrived', plannedAt: new Date(eta), place: dst.nameCn },
    { node: 'completed' },
  ];
  return inOrder(nodes, now);
}

/** Plans a coastal voyage: no customs, and only dangerous goods are declared. */
export const coastalTimeline = (voyage: CarriedVoyage, isDanger: boolean, now: number): Node[] =>
  plannedTimeline(voyage, isDanger, now)
    .filter(({ node }) => isDanger || node !== 'declared')
    .map((node, sort) => ({ ...node, sort }));

/** Plans a shipment handed in loose: no container is released to the shipper. */
function handedInTimeline(voyage: CarriedVoyage, isDanger: boolean, now: number, handedIn: Planned): Node[] {
  const { cutOffs, etd, eta, org, dst } = voyage;
  const nodes: Planned[] = [
    { node: 'submitted' },
    ...(isDanger ? [{ node: 'dgReviewing', plannedAt: new Date(cutOffs.bookingCloseDg) }] : []),
    { node: 'booked', plannedAt: new Date(bookingClose(cutOffs, isDanger)) },
    handedIn,
    { node: 'declared', plannedAt: new Date(isDanger ? cutOffs.dgCutoff : cutOffs.customsCutoff), place: org.nameCn },
    { node: 'departed', plannedAt: new Date(etd), place: org.nameCn },
    { node: 'arrived', plannedAt: new Date(eta), place: dst.nameCn },
    { node: 'completed' },
  ];
  return inOrder(nodes, now);
}

const handedIn = ({ cutOffs }: BookedVoyage, place: string | null): Planned => ({
  node: 'stuffed',
  plannedAt: new Date(cutOffs.lclCutoff),
  place,
});

/** Plans LCL, handed in at the consolidation warehouse. */
export const consolidatedTimeline = (voyage: CarriedVoyage, isDanger: boolean, now: number): Node[] =>
  handedInTimeline(voyage, isDanger, now, handedIn(voyage, voyage.station?.name ?? null));

/** Plans air freight, handed in at the airport. */
export const flightTimeline = (voyage: CarriedVoyage, isDanger: boolean, now: number): Node[] =>
  handedInTimeline(voyage, isDanger, now, handedIn(voyage, voyage.org.nameCn));

/** Plans container stuffing for a sailing booked elsewhere; ends when the containers are returned loaded. */
export function stuffingTimeline(
  { cutOffs, org, station, terminal }: BookedVoyage,
  services: { declaration: boolean; customs: boolean; gateIn: boolean },
  { isDanger, stuffedAt, now }: { isDanger: boolean; stuffedAt: number; now: number },
): Node[] {
  const declared = services.declaration ? cutOffs.dgCutoff : cutOffs.customsCutoff;
  const nodes: Planned[] = [
    { node: 'submitted' },
    ...(isDanger ? [{ node: 'dgReviewing', plannedAt: new Date(cutOffs.lclCutoff) }] : []),
    { node: 'stuffed', plannedAt: new Date(stuffedAt), place: station?.name ?? null },
    ...(services.declaration || services.customs
      ? [{ node: 'declared', plannedAt: new Date(declared), place: org.nameCn }]
      : []),
    { node: 'completed', ...(services.gateIn ? { plannedAt: new Date(cutOffs.cyClosing), place: terminal } : {}) },
  ];
  return inOrder(nodes, now);
}

/** Plans a storage stay: goods enter on its first day and leave after its last. */
export function stayTimeline({ startDate, days, name }: BookedStay, isDanger: boolean, now: number): Node[] {
  const dayOf = (day: string) => new Date(dayWindow(day, day, CHINA).validFrom);
  const comes = dayOf(startDate);
  const nodes: Planned[] = [
    { node: 'submitted' },
    ...(isDanger ? [{ node: 'dgReviewing', plannedAt: comes }] : []),
    { node: 'stuffed', plannedAt: comes, place: name },
    { node: 'completed', plannedAt: dayOf(dayAfter(startDate, days)), place: name },
  ];
  return inOrder(nodes, now);
}

/** Plans works of the DG desk, due by the end of the promised day. */
export const deskTimeline = (finishDay: string, isReviewed: boolean, now: number): Node[] =>
  inOrder(
    [
      { node: 'submitted' },
      { node: isReviewed ? 'dgReviewing' : 'reviewing' },
      { node: 'completed', plannedAt: new Date(dayWindow(finishDay, finishDay, CHINA).validTo) },
    ],
    now,
  );

interface RoadStop {
  /** yyyy-MM-dd. */
  day: string;
  place: string;
}

/** Plans a road transport from the loading door to the unloading door. */
export function roadTimeline(
  { loading, unloading }: { loading: RoadStop; unloading: RoadStop },
  isDanger: boolean,
  now: number,
): Node[] {
  const at = ({ day, place }: RoadStop) => ({ plannedAt: new Date(dayWindow(day, day, CHINA).validFrom), place });
  const nodes: Planned[] = [
    { node: 'submitted' },
    ...(isDanger ? [{ node: 'dgReviewing', plannedAt: at(loading).plannedAt }] : []),
    { node: 'booked', plannedAt: at(loading).plannedAt },
    { node: 'departed', ...at(loading) },
    { node: 'arrived', ...at(unloading) },
    { node: 'completed' },
  ];
  return inOrder(nodes, now);
}

/** Plans tanks at a yard: released or received, and returned after their days. */
export function yardTimeline(
  { startDate, days, name }: BookedStay,
  node: 'released' | 'stuffed',
  isDanger: boolean,
  now: number,
): Node[] {
  const dayOf = (day: string) => new Date(dayWindow(day, day, CHINA).validFrom);
  const start = dayOf(startDate);
  const nodes: Planned[] = [
    { node: 'submitted' },
    ...(isDanger ? [{ node: 'dgReviewing', plannedAt: start }] : []),
    { node, plannedAt: start, place: name },
    { node: 'completed', ...(days === 0 ? {} : { plannedAt: dayOf(dayAfter(startDate, days)) }), place: name },
  ];
  return inOrder(nodes, now);
}

/** Plans a purchase: goods leave the store on the requested day. */
export function purchaseTimeline({ address, day }: BoughtGoods, isDanger: boolean, now: number): Node[] {
  const leaves = new Date(dayWindow(day, day, CHINA).validFrom);
  const nodes: Planned[] = [
    { node: 'submitted' },
    ...(isDanger ? [{ node: 'dgReviewing', plannedAt: leaves }] : []),
    { node: 'completed', plannedAt: leaves, place: address },
  ];
  return inOrder(nodes, now);
}

function inOrder(nodes: readonly Planned[], now: number): Node[] {
  return nodes.map(({ node, plannedAt, place = null }, sort) => ({
    sort,
    node,
    plannedAt: plannedAt ? earliest(nodes.slice(sort)) : null,
    actualAt: node === 'submitted' ? new Date(now) : null,
    place,
    operatorRole: null,
    remark: null,
    fileIds: [],
  }));
}

/** A step's cut-off is never later than the next step's. */
const earliest = (nodes: readonly Pick<Node, 'plannedAt'>[]) =>
  new Date(Math.min(...nodes.flatMap(({ plannedAt }) => plannedAt?.getTime() ?? [])));

/** Sequence number beyond every planned node. */
export const END_NODE = 100;

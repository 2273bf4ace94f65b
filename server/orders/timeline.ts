import { bookingClose } from '#domain/schedule/bookable.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { BookedStay, BookedVoyage, BoughtGoods, CarriedVoyage } from '../data/schema/booked.ts';
import type { orderTimeline } from '../data/schema/orders.ts';

type Node = Omit<typeof orderTimeline.$inferInsert, 'orderNo'>;

type Planned = Pick<Node, 'node' | 'plannedAt' | 'place'>;

/** What will happen to boxes and when, as their sailing plans it. */
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

/** The same within the country: only dangerous goods are declared, and no customs clears them. */
export const coastalTimeline = (voyage: CarriedVoyage, isDanger: boolean, now: number): Node[] =>
  plannedTimeline(voyage, isDanger, now)
    .filter(({ node }) => isDanger || node !== 'declared')
    .map((node, sort) => ({ ...node, sort }));

/** The same of goods that are handed in: no box is released to who ships them. */
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

/** Of consolidated cargo, at the warehouse that packs the box. */
export const consolidatedTimeline = (voyage: CarriedVoyage, isDanger: boolean, now: number): Node[] =>
  handedInTimeline(voyage, isDanger, now, handedIn(voyage, voyage.station?.name ?? null));

/** Of air freight, at the airport. */
export const flightTimeline = (voyage: CarriedVoyage, isDanger: boolean, now: number): Node[] =>
  handedInTimeline(voyage, isDanger, now, handedIn(voyage, voyage.org.nameCn));

/** Of boxes stuffed for a sailing that is not ours to carry: done once they are stuffed, declared and handed back. */
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

/** A stay: the goods come in on its first day and leave after its last. */
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

/** Works of the desk: looked at, and done by the end of the day that was promised. */
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

/** By road: loaded at one door and unloaded at the other. */
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

/** Tanks at a yard: handed out, or brought in, and given back after their days. */
export function yardTimeline(
  { startDate, days, name }: BookedStay,
  node: 'released' | 'stuffed',
  isDanger: boolean,
  now: number,
): Node[] {
  const dayOf = (day: string) => new Date(dayWindow(day, day, CHINA).validFrom);
  const begins = dayOf(startDate);
  const nodes: Planned[] = [
    { node: 'submitted' },
    ...(isDanger ? [{ node: 'dgReviewing', plannedAt: begins }] : []),
    { node, plannedAt: begins, place: name },
    { node: 'completed', ...(days === 0 ? {} : { plannedAt: dayOf(dayAfter(startDate, days)) }), place: name },
  ];
  return inOrder(nodes, now);
}

/** Goods bought: they leave the store on the day that was asked for. */
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

/** A step waits for no cut-off that comes after the next step's. */
const earliest = (nodes: readonly Pick<Node, 'plannedAt'>[]) =>
  new Date(Math.min(...nodes.flatMap(({ plannedAt }) => plannedAt?.getTime() ?? [])));

/** Beyond every planned node. */
export const END_NODE = 100;

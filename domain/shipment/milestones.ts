import { DAY_MS } from '../limits.ts';
import type { OrderStatus } from '../orders/statuses.ts';
import { CHINA } from '../schedule/zone.ts';
import {
  isAtDestination,
  isOfUnit,
  kindsOfService,
  type MilestoneKind,
  type MilestoneStatus,
} from './milestone-kinds.ts';
import type { NumberedService } from './number-kinds.ts';

/** Origin of an event: an operator by hand or by file, or the carrier's own system. */
export const eventSources = ['operator', 'file', 'carrier'] as const;
export type EventSource = (typeof eventSources)[number];

/** One report about a milestone. Reports are never changed: a later one replaces it and both stay. */
export interface MilestoneEvent {
  id: number;
  kind: MilestoneKind;
  /** Container, tank or plate; empty for the whole shipment. */
  unit: string;
  status: MilestoneStatus;
  /** Null withdraws the report before. */
  at: number | null;
  location: string;
  zone: string;
  source: EventSource;
  /** Operator or carrier. */
  by: string;
  reason: string;
  /** When the source issued it: a report that arrives late does not replace a newer one. */
  issuedAt: number;
  recordedAt: number;
}

/** A report that another one replaced. */
export type ReplacedReport = Pick<MilestoneEvent, 'at' | 'by' | 'reason' | 'recordedAt' | 'source' | 'status'>;

export interface Milestone {
  kind: MilestoneKind;
  /** Empty for the whole shipment. */
  unit: string;
  location: string;
  zone: string;
  planned: number | null;
  expected: number | null;
  actual: number | null;
  /** The latest report; null while there is only the plan or the order's own step. */
  latest: ReplacedReport | null;
  /** Reports before the latest, oldest first. */
  replaced: ReplacedReport[];
  /** Id of the latest report; 0 before the first. */
  version: number;
}

interface Location {
  name: string;
  zone: string;
}

/** Facts of an order from which its milestones are planned. */
export interface ShipmentFacts {
  service: NumberedService;
  steps: readonly { node: OrderStatus; plannedAt: number | null; actualAt: number | null }[];
  origin: Location | null;
  destination: Location | null;
  /** Port of transshipment as booked. */
  via: Location | null;
  etd: number | null;
  eta: number | null;
  gateInUntil: number | null;
}

/** Services whose goods are handed in loose: their step `stuffed` is the receipt. */
const RECEIVING: readonly NumberedService[] = ['air', 'lcl', 'warehouse'];

/** Step of the order that is the same happening; null when it has none. */
function stepOf(service: NumberedService, kind: MilestoneKind): OrderStatus | null {
  if (kind === 'booked' || kind === 'departed' || kind === 'arrived') return kind;
  if (kind === 'emptyOut') return 'released';
  if (kind === 'released') return 'declared';
  if (kind === 'received') return RECEIVING.includes(service) ? 'stuffed' : null;
  if (kind === 'packed') return RECEIVING.includes(service) ? null : 'stuffed';
  return kind === 'delivered' && service === 'warehouse' ? 'completed' : null;
}

function plannedAt(facts: ShipmentFacts, kind: MilestoneKind): number | null {
  if (kind === 'departed' && facts.etd !== null) return facts.etd;
  if (kind === 'arrived' && facts.eta !== null) return facts.eta;
  if (kind === 'gateIn') return facts.gateInUntil;
  const step = stepOf(facts.service, kind);
  return facts.steps.find(({ node }) => node === step)?.plannedAt ?? null;
}

const isNewer = (one: MilestoneEvent, other: MilestoneEvent): boolean =>
  one.issuedAt === other.issuedAt ? one.id > other.id : one.issuedAt > other.issuedAt;

const latestOf = (events: readonly MilestoneEvent[]): MilestoneEvent | undefined =>
  events.reduce<MilestoneEvent | undefined>(
    (latest, event) => (latest === undefined || isNewer(event, latest) ? event : latest),
    undefined,
  );

const reportOf = ({ at, by, reason, recordedAt, source, status }: MilestoneEvent): ReplacedReport => ({
  ...{ at, by, reason, recordedAt, source, status },
});

const locationOf = (facts: ShipmentFacts, kind: MilestoneKind): Location | null =>
  isAtDestination(kind) ? facts.destination : kind === 'transferred' ? facts.via : facts.origin;

/** Builds one milestone from its plan, the order's step and its reports. */
function milestoneOf(
  facts: ShipmentFacts,
  { kind, unit }: Pick<Milestone, 'kind' | 'unit'>,
  events: readonly MilestoneEvent[],
): Milestone {
  const latest = latestOf(events);
  const newestOf = (status: MilestoneStatus) => latestOf(events.filter((event) => event.status === status))?.at ?? null;
  const step = unit === '' ? facts.steps.find(({ node }) => node === stepOf(facts.service, kind)) : undefined;
  const planned = locationOf(facts, kind);
  return {
    ...{ kind, unit },
    location: latest?.location || planned?.name || '',
    zone: latest?.zone ?? planned?.zone ?? CHINA,
    planned: newestOf('planned') ?? plannedAt(facts, kind),
    expected: newestOf('expected'),
    actual: newestOf('actual') ?? step?.actualAt ?? null,
    latest: latest === undefined ? null : reportOf(latest),
    replaced: events.filter((event) => event !== latest).map(reportOf),
    version: latest?.id ?? 0,
  };
}

/** The whole shipment has reached what each of its units has. */
function withUnits(whole: Milestone, ofUnits: readonly Milestone[], units: readonly string[]): Milestone {
  const known = units.length > 0 && units.every((unit) => ofUnits.some((one) => one.unit === unit));
  if (!known || whole.actual !== null) return whole;
  const times = ofUnits.map(({ actual, expected }) => actual ?? expected);
  if (times.includes(null)) return whole;
  const last = Math.max(...times.filter((time) => time !== null));
  return ofUnits.every(({ actual }) => actual !== null) ? { ...whole, actual: last } : { ...whole, expected: last };
}

/** Moves what is planned after the arrival by the delay of the arrival, where nothing better is known. */
function withDelay(milestones: readonly Milestone[]): Milestone[] {
  const arrival = milestones.find(({ kind, unit }) => kind === 'arrived' && unit === '');
  const delay = arrival === undefined ? null : delayOf(arrival);
  return milestones.map((one) =>
    delay === null || one.kind === 'arrived' || !isAtDestination(one.kind) || one.planned === null
      ? one
      : { ...one, expected: one.expected ?? (one.actual === null ? one.planned + delay : null) },
  );
}

/**
 * Lists the milestones of a shipment in order: each for the whole shipment, followed by the units with reports of their
 * own. A transshipment is listed for each port that reported one.
 */
export function milestonesOf(
  facts: ShipmentFacts,
  events: readonly MilestoneEvent[],
  units: readonly string[],
): Milestone[] {
  const all = kindsOfService[facts.service].flatMap((kind) => {
    const ofKind = events.filter((event) => event.kind === kind);
    const ports: (string | null)[] =
      kind === 'transferred' ? [...new Set(ofKind.map(({ location }) => location))] : [null];
    if (ports.length === 0 && facts.via !== null) ports.push(null);
    return ports.flatMap((port) => {
      const ofPort = ofKind.filter(({ location }) => port === null || location === port);
      const ofUnits = [...new Set(ofPort.map(({ unit }) => unit))]
        .filter((unit) => unit !== '')
        .sort()
        .map((unit) =>
          milestoneOf(
            facts,
            { kind, unit },
            ofPort.filter((event) => event.unit === unit),
          ),
        );
      const whole = milestoneOf(
        facts,
        { kind, unit: '' },
        ofPort.filter(({ unit }) => unit === ''),
      );
      const location = port ?? whole.location;
      return [withUnits({ ...whole, location }, ofUnits, units), ...ofUnits];
    });
  });
  return withDelay(all);
}

/** A report that came after a time, with the value it replaced. */
export interface Movement {
  milestone: Milestone;
  report: ReplacedReport;
  /** Report of the same status before; undefined for the first. */
  before: ReplacedReport | undefined;
}

/** Lists the reports recorded after a time, newest first. */
export const movedSince = (milestones: readonly Milestone[], time: number): Movement[] =>
  milestones
    .flatMap((milestone) => {
      const reports = milestone.latest === null ? [] : [...milestone.replaced, milestone.latest];
      return reports.map((report, index) => ({
        ...{ milestone, report },
        before: reports
          .slice(0, index)
          .filter(({ status }) => status === report.status)
          .at(-1),
      }));
    })
    .filter(({ report }) => report.recordedAt > time)
    .sort((one, other) => other.report.recordedAt - one.report.recordedAt);

/** How much later than planned, in milliseconds; negative when early, null when unknown. */
export function delayOf({ planned, expected, actual }: Milestone): number | null {
  const time = actual ?? expected;
  return time === null || planned === null ? null : time - planned;
}

/** Milestone that the same report would change. */
export const sameMilestone = (
  one: Pick<Milestone, 'kind' | 'location' | 'unit'>,
  other: Pick<Milestone, 'kind' | 'location' | 'unit'>,
): boolean =>
  one.kind === other.kind && one.unit === other.unit && (one.kind !== 'transferred' || one.location === other.location);

/** A milestone as an operator or a carrier reports it. */
export type MilestoneReport = Pick<MilestoneEvent, 'at' | 'kind' | 'location' | 'status' | 'unit'>;

/** A change of what was reported before is explained to the customer. */
export const needsReason = (report: MilestoneReport, before: Milestone | undefined): boolean =>
  report.at === null ||
  (before !== undefined &&
    before[report.status] !== null &&
    [before.latest, ...before.replaced].some((one) => one?.status === report.status));

export type MilestoneError =
  | { code: 'KIND' | 'UNIT' | 'FUTURE' | 'TOO_EARLY' }
  | { code: 'BEFORE' | 'AFTER'; kind: MilestoneKind; at: number };

/** Events earlier than this before the order are mistyped. */
const EARLIEST_MS = 60 * DAY_MS;

/** Customs may release before or after the gate, so the release is not compared. */
const isCompared = (kind: MilestoneKind): boolean => kind !== 'released' && kind !== 'transferred';

/** Milestones that have happened to the unit, by itself or with the whole shipment. */
const happenedTo = (milestones: readonly Milestone[], unit: string) =>
  milestones.filter(
    (one): one is Milestone & { actual: number } =>
      one.actual !== null && isCompared(one.kind) && (one.unit === unit || one.unit === ''),
  );

/** Compares an actual time with the milestones before and after it. */
function orderError(
  { kind, unit, at }: MilestoneReport & { at: number },
  service: NumberedService,
  milestones: readonly Milestone[],
): MilestoneError | null {
  if (!isCompared(kind)) return null;
  const sequence = kindsOfService[service];
  const index = sequence.indexOf(kind);
  const others = happenedTo(milestones, unit).filter((one) => one.kind !== kind);
  const later = others.find((one) => sequence.indexOf(one.kind) < index && one.actual > at);
  if (later !== undefined) return { code: 'BEFORE', kind: later.kind, at: later.actual };
  const earlier = others.find((one) => sequence.indexOf(one.kind) > index && one.actual < at);
  return earlier === undefined ? null : { code: 'AFTER', kind: earlier.kind, at: earlier.actual };
}

interface ReportFacts {
  service: NumberedService;
  units: readonly string[];
  milestones: readonly Milestone[];
  createdAt: number;
  now: number;
}

/** Checks a report; the operator room and the server use the same check. */
export function reportError(
  report: MilestoneReport,
  { service, units, milestones, createdAt, now }: ReportFacts,
): MilestoneError | null {
  const { at, kind, status, unit } = report;
  if (!kindsOfService[service].includes(kind)) return { code: 'KIND' };
  if (unit !== '' && !(isOfUnit(kind) && units.includes(unit))) return { code: 'UNIT' };
  if (at === null) return null;
  if (at < createdAt - EARLIEST_MS) return { code: 'TOO_EARLY' };
  if (status !== 'actual') return null;
  return at > now ? { code: 'FUTURE' } : orderError({ ...report, at }, service, milestones);
}

import { milestoneName, milestonesCopy as words } from '#copy/orders/milestones.ts';
import { delayOf, type Milestone, type ReplacedReport } from '#domain/shipment/milestones.ts';
import { HOUSE_ZONE, portTime, timeLeftWords } from '#src/ui/text/time-text.ts';

/** Month, day and time at the location: 10-12 06:18. */
export function localMoment(instant: number, zone: string): string {
  const { date, clock } = portTime(instant, zone);
  return `${date.slice(5)} ${clock}`;
}

const ON_TIME_MS = 60_000;

/** The difference to the plan in words; null while unknown. */
export function delayWords(milestone: Milestone): string | null {
  const delay = delayOf(milestone);
  if (delay === null) return null;
  if (Math.abs(delay) < ON_TIME_MS) return words.onTime;
  const duration = timeLeftWords(Math.abs(delay), 0);
  return delay > 0 ? words.late(duration) : words.early(duration);
}

/** Lines of a milestone in the operator room, with their class names. */
export function milestoneLines(milestone: Milestone, service: string, isNext: boolean): [text: string, look: string][] {
  const { actual, expected, kind, location, planned, zone } = milestone;
  const time = actual ?? expected;
  const delay = delayWords(milestone);
  const status = actual === null ? words.statuses.expected : words.statuses.actual;
  const lines: [text: string | null, look: string][] = [
    [milestoneName(service, kind), 'font-strong text-14'],
    [kind === 'transferred' ? location : null, 'text-ink-3'],
    [planned === null ? null : `${words.statuses.planned} ${localMoment(planned, zone)}`, 'text-ink-3'],
    [time === null ? null : `${status} ${localMoment(time, zone)}`, actual === null ? 'text-ink-2' : ''],
    [time === null && isNext ? words.waiting : null, 'text-ink-3'],
    [delay, isLate(milestone) ? 'text-danger' : 'text-ok'],
  ];
  return lines.filter((line): line is [string, string] => line[0] !== null);
}

export const isLate = (milestone: Milestone): boolean => (delayOf(milestone) ?? 0) >= ON_TIME_MS;

/** Milestones of the whole shipment. */
export const wholeMilestones = (milestones: readonly Milestone[]): Milestone[] =>
  milestones.filter(({ unit }) => unit === '');

/** Milestones of single containers that belong to one of the whole shipment. */
export const unitMilestones = (milestones: readonly Milestone[], { kind, location }: Milestone): Milestone[] =>
  milestones.filter(
    (one) => one.unit !== '' && one.kind === kind && (kind !== 'transferred' || one.location === location),
  );

/** Source of a report and its time in China. */
export const sourceText = ({ by, recordedAt, source }: Pick<ReplacedReport, 'by' | 'recordedAt' | 'source'>): string =>
  words.source(by, source, localMoment(recordedAt, HOUSE_ZONE));

/** Corrections with the replaced times, oldest first. */
export function corrections({ latest, replaced, zone }: Milestone): string[] {
  const reports = latest === null ? replaced : [...replaced, latest];
  const timeOf = (at: number | null) => (at === null ? words.withdrawn : localMoment(at, zone));
  return reports.flatMap((report, index) => {
    const before = reports.slice(0, index).findLast(({ status }) => status === report.status);
    if (before === undefined) return [];
    const text = words.replaced(words.statuses[report.status], timeOf(before.at), timeOf(report.at));
    return [report.reason === '' ? text : `${text}：${report.reason}`];
  });
}

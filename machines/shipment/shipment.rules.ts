import { minuteOf } from '#domain/booking/lane-rules.ts';
import { CHINA, clockTime, localDay } from '#domain/schedule/zone.ts';
import { isOfUnit, type MilestoneStatus } from '#domain/shipment/milestone-kinds.ts';
import {
  type Milestone,
  type MilestoneError,
  type MilestoneReport,
  needsReason,
  reportError,
  sameMilestone,
} from '#domain/shipment/milestones.ts';
import { isMinute } from '#domain/text.ts';
import type { MilestoneDraft, MilestoneRequest, ShipmentContext, TrackedOrder } from './shipment.types.ts';

export const NOW = 'now';

export const untouched = { draft: null, showErrors: false, theirs: null, failure: null, saved: null } as const;

type Written = Pick<ShipmentContext, 'draft' | 'order'>;

/** The milestone that the draft reports about, as it is known; undefined for a new unit or port. */
export const milestoneOf = ({ draft, order }: Written): Milestone | undefined =>
  draft === null ? undefined : order?.milestones.find((one) => sameMilestone(one, draft));

/** The milestone of the whole shipment, from which a unit or port without reports takes its zone. */
const wholeOf = ({ draft, order }: Written): Milestone | undefined =>
  order?.milestones.find(({ kind, unit }) => kind === draft?.kind && unit === '');

export const zoneOf = (written: Written): string => (milestoneOf(written) ?? wholeOf(written))?.zone ?? CHINA;

/** Writes an instant as the local time of a zone. */
export const minuteText = (instant: number, zone: string): string =>
  `${localDay(instant, zone)}T${clockTime(instant, zone)}`;

export function startDraft(order: TrackedOrder | null, chosen: Pick<Milestone, 'kind' | 'location' | 'unit'>) {
  const milestone = order?.milestones.find((one) => sameMilestone(one, chosen));
  if (milestone === undefined) return null;
  const { actual, kind, location, unit, zone } = milestone;
  const draft: MilestoneDraft = {
    ...{ kind, unit, location, status: 'actual', reason: '' },
    at: actual === null ? '' : minuteText(actual, zone),
  };
  return draft;
}

export const changed =
  <Part extends keyof MilestoneDraft>(part: Part) =>
  ({ draft }: Written, value: MilestoneDraft[Part]): MilestoneDraft | null =>
    draft && { ...draft, [part]: value };

/** Another status starts from what is known of it. */
export function withStatus(written: Written, status: MilestoneStatus): MilestoneDraft | null {
  const known = milestoneOf(written)?.[status] ?? null;
  return written.draft && { ...written.draft, status, at: known === null ? '' : minuteText(known, zoneOf(written)) };
}

export const mayChooseUnit = ({ draft, order }: Written, unit: string): boolean =>
  draft !== null && isOfUnit(draft.kind) && (unit === '' || order?.units.includes(unit) === true);

/** Instant of the typed time; null when it is not readable or the report is withdrawn. */
function instantOf({ draft, order }: Written): number | null {
  if (draft === null || draft.at === null) return null;
  if (draft.at === NOW) return order?.now ?? null;
  return isMinute(draft.at) ? minuteOf(draft.at, zoneOf({ draft, order })) : null;
}

const reportOf = (written: Written & { draft: MilestoneDraft }): MilestoneReport => {
  const { kind, location, status, unit } = written.draft;
  return { kind, location: location.trim(), status, unit, at: instantOf(written) };
};

export type DraftError = { field: 'at' | 'location' | 'reason' } | { field: 'report'; error: MilestoneError };

/** The first thing that keeps the draft from being recorded. */
export function draftError({ draft, order }: Written): DraftError | null {
  if (draft === null || order === null) return null;
  const report = reportOf({ draft, order });
  if (draft.at !== null && report.at === null) return { field: 'at' };
  if (draft.kind === 'transferred' && report.location === '') return { field: 'location' };
  const error = reportError(report, order);
  if (error !== null) return { field: 'report', error };
  return needsReason(report, milestoneOf({ draft, order })) && draft.reason.trim() === '' ? { field: 'reason' } : null;
}

/** Whether the milestone has a report that can be withdrawn. */
export const mayWithdraw = (written: Written): boolean => {
  const { draft } = written;
  const milestone = milestoneOf(written);
  return (
    draft !== null &&
    draft.at !== null &&
    milestone !== undefined &&
    milestone.version > 0 &&
    milestone[draft.status] !== null
  );
};

/** Times to choose from: those that are known and possible. */
export function knownTimes(written: Written): { id: 'expected' | 'planned'; at: string }[] {
  const { draft, order } = written;
  const milestone = milestoneOf(written);
  if (draft === null || order === null || milestone === undefined) return [];
  return (['expected', 'planned'] as const).flatMap((id) => {
    const at = milestone[id];
    const isPossible = at !== null && id !== draft.status && (draft.status !== 'actual' || at <= order.now);
    return isPossible ? [{ id, at: minuteText(at, milestone.zone) }] : [];
  });
}

export function requestOf(written: Written): MilestoneRequest {
  const { draft, order } = written;
  if (draft === null || order === null) throw new Error('no milestone is being recorded');
  const report = reportOf({ draft, order });
  return {
    ...report,
    at: draft.at === NOW ? NOW : report.at,
    ...{ orderNo: order.orderNo, reason: draft.reason.trim(), version: milestoneOf(written)?.version ?? 0 },
  };
}

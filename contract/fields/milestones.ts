import * as v from 'valibot';
import { MILESTONE_LOCATION_LONGEST, MILESTONE_REASON_LONGEST } from '#domain/limits.ts';
import { milestoneKinds, milestoneStatuses } from '#domain/shipment/milestone-kinds.ts';
import { eventSources, type Milestone } from '#domain/shipment/milestones.ts';
import type { Same } from './booking.ts';
import { shipmentNumbers } from './shipment-numbers.ts';

const instantOrNull = v.nullable(v.number());

const report = v.object({
  status: v.picklist(milestoneStatuses),
  /** Null when the report before was withdrawn. */
  at: instantOrNull,
  source: v.picklist(eventSources),
  by: v.string(),
  reason: v.string(),
  recordedAt: v.number(),
});

/** A milestone of a shipment, or of one of its containers. */
export const milestone = v.object({
  kind: v.picklist(milestoneKinds),
  /** Container, tank or plate; empty for the whole shipment. */
  unit: v.string(),
  location: v.string(),
  /** Time zone of the location. */
  zone: v.string(),
  planned: instantOrNull,
  expected: instantOrNull,
  actual: instantOrNull,
  latest: v.nullable(report),
  /** Reports before the latest, oldest first. */
  replaced: v.array(report),
  /** Number of the latest report; 0 before the first. */
  version: v.number(),
});

/** Shipment of an order; optional for back ends. */
export const shipment = {
  /** Numbers from carriers, terminals and customs; null before the first. */
  numbers: v.optional(v.nullable(shipmentNumbers)),
  /** Planned, expected and actual milestones in order. */
  milestones: v.optional(v.array(milestone)),
  /** When this user last marked the milestones as seen; null before. */
  milestonesSeenAt: v.optional(v.nullable(v.number())),
};

/** One report as an operator records it. */
export const milestoneReport = v.strictObject({
  kind: v.picklist(milestoneKinds),
  unit: v.pipe(v.string(), v.maxLength(20)),
  /** Empty for the location of the plan. */
  location: v.pipe(v.string(), v.trim(), v.maxLength(MILESTONE_LOCATION_LONGEST)),
  status: v.picklist(milestoneStatuses),
  /** `now` for the server's clock; null withdraws what was recorded. */
  at: v.nullable(v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.literal('now')])),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(MILESTONE_REASON_LONGEST)),
});

/** Type check: API and domain types must be identical. */
export const isDomainMilestone: Same<v.InferOutput<typeof milestone>, Milestone> = true;

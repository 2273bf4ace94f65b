import type { MilestoneKind, MilestoneStatus } from '#domain/shipment/milestone-kinds.ts';
import type { Milestone, MilestoneReport } from '#domain/shipment/milestones.ts';
import type { NumberedService } from '#domain/shipment/number-kinds.ts';
import type { Parent } from '../kit/parent.ts';

/** Reports to the open order that a milestone was recorded. */
export interface ShipmentReport {
  type: 'shipment.changed';
}

export interface ShipmentInput {
  parent: Parent<ShipmentReport>;
}

/** The order as it was last read. */
export interface TrackedOrder {
  orderNo: string;
  service: NumberedService;
  milestones: readonly Milestone[];
  /** Containers, tanks or vehicles that have a number. */
  units: readonly string[];
  createdAt: number;
  /** Server time when it was read. */
  now: number;
}

/** A report about a milestone, as the operator writes it. */
export interface MilestoneDraft {
  kind: MilestoneKind;
  unit: string;
  /** Another port of transshipment makes another milestone. */
  location: string;
  status: MilestoneStatus;
  /** Local time of the location, yyyy-MM-ddTHH:mm; `now` for the server's clock; null to withdraw the report. */
  at: string | null;
  reason: string;
}

export interface MilestoneRequest extends Omit<MilestoneReport, 'at'> {
  orderNo: string;
  /** `now` is the server's clock. */
  at: number | 'now' | null;
  reason: string;
  version: number;
}

export type MilestoneOutcome =
  | { outcome: 'saved'; milestones: readonly Milestone[] }
  | { outcome: 'taken'; milestones: readonly Milestone[] };

export interface ShipmentContext extends ShipmentInput {
  /** Null while no order is open. */
  order: TrackedOrder | null;
  draft: MilestoneDraft | null;
  showErrors: boolean;
  /** The milestone as another operator or the carrier reported it first. */
  theirs: Milestone | null;
  failure: string | null;
  /** Milestone that was recorded last. */
  saved: MilestoneKind | null;
}

export type ShipmentEvent =
  | { type: 'shipment.order'; order: TrackedOrder | null }
  | { type: 'milestone.choose'; kind: MilestoneKind; unit: string; location: string }
  | { type: 'milestone.close' }
  | { type: 'status.chosen'; status: MilestoneStatus }
  | { type: 'unit.chosen'; unit: string }
  | { type: 'location.typed'; location: string }
  | { type: 'time.typed'; at: string }
  | { type: 'reason.typed'; reason: string }
  | { type: 'time.pick'; at: string }
  | { type: 'milestone.save' }
  | { type: 'milestone.withdraw' };

export { type ShipmentRef, type ShipmentSnapshot, shipmentMachine } from './shipment.machine.ts';
export { type DraftError, draftError, knownTimes, milestoneOf, NOW, zoneOf } from './shipment.rules.ts';
export * from './shipment.select.ts';
export type {
  MilestoneDraft,
  MilestoneOutcome,
  MilestoneRequest,
  ShipmentReport,
  TrackedOrder,
} from './shipment.types.ts';

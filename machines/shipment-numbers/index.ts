export {
  type ShipmentNumbersRef,
  type ShipmentNumbersSnapshot,
  shipmentNumbersMachine,
} from './shipment-numbers.machine.ts';
export { factsOf, reportedErrors } from './shipment-numbers.rules.ts';
export * from './shipment-numbers.select.ts';
export type {
  NumberedOrder,
  NumbersDraft,
  NumbersOutcome,
  NumbersRequest,
  ShipmentNumbersReport,
} from './shipment-numbers.types.ts';

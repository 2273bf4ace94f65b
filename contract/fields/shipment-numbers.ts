import * as v from 'valibot';
import { SHIPMENT_UNITS_AT_MOST } from '#domain/limits.ts';
import { type NumberedService, shipmentKinds, unitKinds } from '#domain/shipment/number-kinds.ts';
import type { ShipmentNumbers } from '#domain/shipment/numbers.ts';
import type { BookedService } from '../booked-services.ts';
import { type Same, text } from './booking.ts';

const textsOf = <Kind extends string>(kinds: readonly Kind[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, text(80)])) as Record<Kind, ReturnType<typeof text>>;

/** Numbers of a shipment, possibly incomplete. */
export const shipmentNumbers = v.strictObject({
  shipment: v.strictObject(textsOf(shipmentKinds)),
  units: v.pipe(
    v.array(v.strictObject({ type: text(20), ...textsOf(unitKinds) })),
    v.maxLength(SHIPMENT_UNITS_AT_MOST),
  ),
});

/** The numbers last recorded for an order. */
export const recordedNumbers = v.object({
  version: v.number(),
  /** Operator who recorded them. */
  by: v.string(),
  at: v.number(),
  numbers: shipmentNumbers,
});
export type RecordedNumbers = v.InferOutput<typeof recordedNumbers>;

/** Type checks: API and domain types must be identical. */
export const areDomainNumbers: Same<v.InferOutput<typeof shipmentNumbers>, ShipmentNumbers> = true;
export const isEveryServiceNumbered: Same<BookedService, NumberedService> = true;

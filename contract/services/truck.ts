import * as v from 'valibot';
import { CARGO_LINES_OF_A_FORM, VEHICLES_OF_A_FORM } from '#domain/limits.ts';
import type { TruckForm } from '#domain/truck/form.ts';
import type { TruckQuotePart } from '#domain/truck/quote.ts';
import * as field from '../fields/booking.ts';
import { identifier } from '../fields/common.ts';
import { enquiryNo } from '../fields/order.ts';
import { city, roadLine, stop } from '../fields/road.ts';

const cargo = v.strictObject(roadLine);

const truck = v.strictObject({
  id: field.lineId,
  plate: field.text(20),
  trailer: field.text(20),
  driver: field.text(40),
  driverPhone: field.text(40),
  driverLicence: field.text(40),
  driverCert: field.text(60),
  permit: field.text(60),
  permitExpire: field.day,
  escort: field.text(40),
  escortPhone: field.text(40),
  escortCert: field.text(60),
});

/** Road order form, possibly incomplete, since drafts use the same schema. */
export const truckForm = v.strictObject({
  ...field.sourceFields,
  vehicle: field.code(),
  vehicleCount: field.number,
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  loading: stop,
  unloading: stop,
  trucks: v.pipe(v.array(truck), v.maxLength(VEHICLES_OF_A_FORM)),
  ...field.orderFields,
});

export const truckQuotePart = v.strictObject({
  enquiry: v.nullable(v.strictObject({ no: enquiryNo, optionId: identifier })),
  copiedFrom: field.code(),
  vehicle: v.pipe(field.code(), v.minLength(1)),
  vehicleCount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(VEHICLES_OF_A_FORM)),
  from: city,
  to: city,
  isDanger: field.tick,
});

/** Type check: API and domain form must be identical. */
export const isDomainTruckForm: field.Same<v.InferOutput<typeof truckForm>, TruckForm> = true;
export const isDomainTruckQuote: field.Same<v.InferOutput<typeof truckQuotePart>, TruckQuotePart> = true;

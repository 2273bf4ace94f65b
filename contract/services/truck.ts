import * as v from 'valibot';
import type { TruckForm } from '#domain/booking/services/truck/form.ts';
import type { TruckQuotePart } from '#domain/booking/services/truck/quote.ts';
import { CARGO_LINES_OF_A_FORM, VEHICLES_OF_A_FORM } from '#domain/limits.ts';
import { closingFields, code, contactFields, day, lineId, number, type Same, text, tick } from '../fields/booking.ts';
import { identifier } from '../fields/common.ts';
import { enquiryNo } from '../fields/order.ts';
import { city, roadLine, stop } from '../fields/road.ts';

const cargo = v.strictObject(roadLine);

const truck = v.strictObject({
  id: lineId,
  plate: text(20),
  trailer: text(20),
  driver: text(40),
  driverPhone: text(40),
  driverLicence: text(40),
  driverCert: text(60),
  permit: text(60),
  permitExpire: day,
  escort: text(40),
  escortPhone: text(40),
  escortCert: text(60),
});

/** The whole order form of a carriage by road, complete or not: a draft is the same shape. */
export const truckForm = v.strictObject({
  copiedFrom: code(),
  enquiryNo: code(),
  optionId: code(64),
  vehicle: code(),
  vehicleCount: number,
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  loading: stop,
  unloading: stop,
  trucks: v.pipe(v.array(truck), v.maxLength(VEHICLES_OF_A_FORM)),
  payType: code(),
  ...contactFields,
  ...closingFields,
});

/** What a price depends on. */
export const truckQuotePart = v.strictObject({
  enquiry: v.nullable(v.strictObject({ no: enquiryNo, optionId: identifier })),
  copiedFrom: code(),
  vehicle: v.pipe(code(), v.minLength(1)),
  vehicleCount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(VEHICLES_OF_A_FORM)),
  from: city,
  to: city,
  isDanger: tick,
});

/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainTruckForm: Same<v.InferOutput<typeof truckForm>, TruckForm> = true;
export const isDomainTruckQuote: Same<v.InferOutput<typeof truckQuotePart>, TruckQuotePart> = true;

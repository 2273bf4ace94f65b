import * as v from 'valibot';
import { BOXES_OF_A_TYPE, CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { RENTAL_DAYS } from '#domain/tank/kinds.ts';
import { type TankQuotePart, tankExtras } from '#domain/tank/quote.ts';
import * as field from '../fields/booking.ts';
import { namedOption } from '../fields/order.ts';

/** Tank order form, possibly incomplete, since drafts use the same schema. */
export const tankForm = v.strictObject({
  ...field.optionalSourceFields,
  serviceType: field.code(),
  ...field.laneFields,
  depotId: field.code(64),
  fromDay: field.day,
  tankDays: field.number,
  rentalTerm: field.code(),
  tankSource: field.code(),
  tankType: field.code(),
  capacity: field.number,
  tanks: field.number,
  tankNos: field.text(1300),
  tareWeight: field.number,
  testDue: field.day,
  lastCargo1: field.text(60),
  lastCargo2: field.text(60),
  lastCargo3: field.text(60),
  cleaningCert: field.files,
  lastCargoRule: field.text(100),
  lining: field.code(),
  baffle: field.tick,
  heating: field.code(),
  dischargeTemp: field.number,
  nitrogen: field.tick,
  nitrogenPressure: field.number,
  foodGrade: field.tick,
  cargo: v.pipe(v.array(field.goodsLine), v.maxLength(CARGO_LINES_OF_A_FORM)),
  density15: field.number,
  density50: field.number,
  fillTemp: field.number,
  // Absent in older drafts.
  fillDensity: v.optional(field.number, ''),
  hotDensity: v.optional(field.number, ''),
  viscosity: field.number,
  vapourPressure: field.number,
  litres: field.number,
  tankNet: field.number,
  loadAt: field.code(),
  loadingPlace: field.text(120),
  loadingDate: field.day,
  loadingMethod: field.code(),
  unloadAt: field.code(),
  unloadingPlace: field.text(120),
  dischargeMethod: field.code(),
  outlet: field.code(),
  cleanAfter: field.tick,
  residue: field.tick,
  repair: field.tick,
  retest: field.code(),
  ...field.orderFields,
});

export const tankQuotePart = v.strictObject({
  serviceType: field.code(),
  priceId: field.code(100),
  scheduleId: field.code(100),
  depotId: field.code(64),
  tankType: field.code(),
  tankSource: v.optional(field.code(), ''),
  tanks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BOXES_OF_A_TYPE)),
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RENTAL_DAYS.FINANCE.max)),
  rentalTerm: field.code(),
  goods: field.pricedGoods,
  isDanger: field.tick,
  works: v.pipe(v.array(field.code()), v.maxLength(tankExtras.length)),
  enquiry: namedOption,
});

/** Type check: API and domain form must be identical. */
export const isDomainTankForm: field.Same<v.InferOutput<typeof tankForm>, TankForm> = true;
export const isDomainTankQuote: field.Same<v.InferOutput<typeof tankQuotePart>, TankQuotePart> = true;

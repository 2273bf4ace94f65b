import * as v from 'valibot';
import type { TankForm } from '#domain/booking/services/tank/form.ts';
import { type TankQuotePart, tankExtras } from '#domain/booking/services/tank/quote.ts';
import { BOXES_OF_A_TYPE, CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import { RENTAL_DAYS } from '#domain/tank/kinds.ts';
import {
  closingFields,
  code,
  contactFields,
  day,
  files,
  goodsLine,
  number,
  pricedGoods,
  type Same,
  text,
  tick,
} from '../fields/booking.ts';

/** The whole order form of tanks, complete or not: a draft is the same shape. */
export const tankForm = v.strictObject({
  copiedFrom: code(),
  serviceType: code(),
  priceId: code(100),
  scheduleId: code(100),
  orgPortCode: code(),
  dstPortCode: code(),
  depotId: code(64),
  fromDay: day,
  tankDays: number,
  rentalTerm: code(),
  tankSource: code(),
  tankType: code(),
  capacity: number,
  tanks: number,
  tankNos: text(1300),
  tareWeight: number,
  testDue: day,
  lastCargo1: text(60),
  lastCargo2: text(60),
  lastCargo3: text(60),
  cleaningCert: files,
  lastCargoRule: text(100),
  lining: code(),
  baffle: tick,
  heating: code(),
  dischargeTemp: number,
  nitrogen: tick,
  nitrogenPressure: number,
  foodGrade: tick,
  cargo: v.pipe(v.array(goodsLine), v.maxLength(CARGO_LINES_OF_A_FORM)),
  density15: number,
  density50: number,
  fillTemp: number,
  viscosity: number,
  vapourPressure: number,
  litres: number,
  tankNet: number,
  loadAt: code(),
  loadingPlace: text(120),
  loadingDate: day,
  loadingMethod: code(),
  unloadAt: code(),
  unloadingPlace: text(120),
  dischargeMethod: code(),
  outlet: code(),
  cleanAfter: tick,
  residue: tick,
  repair: tick,
  retest: code(),
  payType: code(),
  ...contactFields,
  ...closingFields,
});

/** What a price depends on. */
export const tankQuotePart = v.strictObject({
  serviceType: code(),
  priceId: code(100),
  scheduleId: code(100),
  depotId: code(64),
  tankType: code(),
  tanks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BOXES_OF_A_TYPE)),
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RENTAL_DAYS.LONG.max)),
  rentalTerm: code(),
  goods: pricedGoods,
  isDanger: tick,
  works: v.pipe(v.array(code()), v.maxLength(tankExtras.length)),
});

/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainTankForm: Same<v.InferOutput<typeof tankForm>, TankForm> = true;
export const isDomainTankQuote: Same<v.InferOutput<typeof tankQuotePart>, TankQuotePart> = true;

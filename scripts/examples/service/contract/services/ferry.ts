import * as v from 'valibot';
import { code, day, number, partyFields, text, tick } from '../fields/booking.ts';

export const ferryForm = v.strictObject({
  lane: code(),
  readyDay: day,
  cargoName: text(100),
  pieces: number,
  weight: number,
  volume: number,
  shipper: partyFields,
  contactName: text(40),
  contactPhone: text(40),
  contactEmail: text(100),
  remark: text(500),
  agree: tick,
});

export const ferryPart = v.strictObject({
  lane: v.pipe(code(), v.minLength(1)),
  weight: number,
  volume: number,
});

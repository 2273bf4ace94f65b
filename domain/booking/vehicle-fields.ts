import * as rules from '../form/rules.ts';
import { citizenNumber, plate } from './vehicle-rules.ts';

/** Truck delivering to a store, with its driver. */
export const lorryFields = {
  plate: { kind: 'code', required: true, most: 12, rules: [plate] },
  driver: { kind: 'text', most: 20 },
  driverId: { kind: 'code', most: 18, rules: [citizenNumber] },
  driverPhone: { kind: 'phone', most: 20, rules: [rules.mobile] },
  transportPermit: { kind: 'text', most: 40 },
} as const;

export const crewFields = {
  name: { kind: 'text', required: true, most: 20, rules: [rules.atLeast(2)] },
  phone: { kind: 'phone', required: true, most: 20, rules: [rules.mobile] },
  licence: { kind: 'code', required: true, most: 18, rules: [citizenNumber] },
} as const;

export const plateField = { kind: 'code', required: true, most: 12 } as const;

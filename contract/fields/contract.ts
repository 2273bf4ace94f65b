import * as v from 'valibot';
import { contractMethods, contractStates } from '#domain/contracts/contract.ts';
import { bookedService } from './booked-service.ts';
import { orderNo, orderStatus, priced } from './order.ts';

/** Accepted version of each document. */
const version = v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.examples(['2026-01-01']));
export const contractVersions = v.strictObject({ contract: version, charge: version });

/** Record of a conclusion: method, person, time and versions. */
export const contractConclusion = v.object({
  method: v.picklist(contractMethods),
  name: v.string(),
  company: v.string(),
  at: v.number(),
  versions: v.object({ contract: v.string(), charge: v.string() }),
});

export const contractStanding = v.object({
  state: v.picklist(contractStates),
  /** Latest conclusion; null before the first. */
  conclusion: v.nullable(contractConclusion),
});

export const contractRecord = v.object({
  orderNo,
  service: bookedService,
  status: orderStatus,
  totals: priced.totals,
  createdAt: v.number(),
  ...contractStanding.entries,
  /** E-signature URL of a pending signature. */
  signUrl: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  mayConclude: v.boolean(),
});

import * as v from 'valibot';
import { isContainerNumber } from '#domain/identity/container-number.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { tankStates } from '#domain/tank/fleet.ts';
import { tankTests } from '#domain/tank/kinds.ts';
import { call } from '../call.ts';
import { day, packingGroup, toldGoods, unNo } from '../fields/market.ts';

const test = v.object({ kind: v.picklist(tankTests), day: v.string() });

export const tankFind = call({
  name: 'tankFind',
  method: 'POST',
  path: '/api-item/tank/find',
  payload: 'both',
  failureShown: 'inline',
  summary: '按罐号查一只罐：罐型、容积、检验、前三次装货、在哪里，检验到不到得了目的港，前载货与要装的货冲不冲突',
  clauses: ['1.2', '3.14'],
  request: v.strictObject({
    /** By ISO 6346, in capitals and without spaces. */
    number: v.pipe(v.string(), v.maxLength(11), v.examples(['CSQU3054383']), v.check(isContainerNumber)),
    /** What is to be loaded. */
    unNo: v.optional(unNo),
    packingGroup: v.optional(packingGroup),
    /** The sailing of a price, or a day of arrival where none is chosen. */
    priceId: v.optional(v.pipe(v.string(), v.regex(PRICE_ID))),
    arrival: v.optional(day),
  }),
  answer: v.object({
    number: v.string(),
    /** Null where the number is none of our fleet. */
    tank: v.nullable(
      v.object({
        tankType: v.string(),
        capacityLitres: v.number(),
        tareKg: v.number(),
        grossKg: v.number(),
        state: v.picklist(tankStates),
        /** The yard it is at, or the port it is bound for. */
        place: v.string(),
        /** Where it can be rented; null where it cannot. */
        depotId: v.nullable(v.string()),
        freeFrom: v.string(),
        lastTest: test,
        nextTest: test,
        /** The latest first. */
        lastCargoes: v.array(v.object({ unNo: v.nullable(v.string()), name: v.string() })),
      }),
    ),
    arrival: v.nullable(
      v.object({ day: v.string(), lane: v.nullable(v.object({ from: v.string(), to: v.string() })) }),
    ),
    /** LAPSED: before today; LAPSES: before the arrival. */
    test: v.nullable(v.picklist(['HOLDS', 'LAPSED', 'LAPSES'])),
    /** Null where none are named, or the number is not listed. */
    goods: toldGoods,
    fit: v.picklist(['MET', 'WEAK', 'ASK', 'NONE', 'OPEN']),
    /** The last cargo against the goods: the same, another one, or one that reacts with them. */
    cargo: v.nullable(
      v.object({ verdict: v.picklist(['SAME', 'CERTIFICATE', 'REACTS']), reason: v.nullable(v.string()) }),
    ),
    now: v.number(),
  }),
});
export type TankFound = v.InferOutput<typeof tankFind.answer>;
export type TankFindRequest = v.InferInput<typeof tankFind.request>;

import * as v from 'valibot';
import { isContainerNumber } from '#domain/identity/container-number.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { tankStates } from '#domain/tank/fleet.ts';
import { tankTests } from '#domain/tank/kinds.ts';
import { call } from '../call.ts';
import { day, goodsResponse, packingGroup, unNo } from '../fields/market.ts';

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
    /** ISO 6346 number, in capitals without spaces. */
    number: v.pipe(v.string(), v.maxLength(11), v.examples(['CSQU3054383']), v.check(isContainerNumber)),
    /** UN number to load. */
    unNo: v.optional(unNo),
    packingGroup: v.optional(packingGroup),
    /** Sailing of this price; alternative to a day of arrival. */
    priceId: v.optional(v.pipe(v.string(), v.regex(PRICE_ID))),
    arrival: v.optional(day),
  }),
  answer: v.object({
    number: v.string(),
    /** Null when the tank is not in our fleet. */
    tank: v.nullable(
      v.object({
        tankType: v.string(),
        capacityLitres: v.number(),
        tareKg: v.number(),
        grossKg: v.number(),
        state: v.picklist(tankStates),
        place: v.string(),
        /** Yard to rent it at; null when it is not rentable. */
        depotId: v.nullable(v.string()),
        freeFrom: v.string(),
        lastTest: test,
        nextTest: test,
        /** Latest first. */
        lastCargoes: v.array(v.object({ unNo: v.nullable(v.string()), name: v.string() })),
      }),
    ),
    arrival: v.nullable(
      v.object({ day: v.string(), lane: v.nullable(v.object({ from: v.string(), to: v.string() })) }),
    ),
    /** LAPSED: expired before today; LAPSES: expires before arrival. */
    test: v.nullable(v.picklist(['HOLDS', 'LAPSED', 'LAPSES'])),
    /** Null without a number, and for unlisted numbers. */
    goods: goodsResponse,
    fit: v.picklist(['MET', 'WEAK', 'ASK', 'NONE', 'OPEN']),
    /** Last cargo compared with the goods: the same, different, or reacting with them. */
    cargo: v.nullable(
      v.object({ verdict: v.picklist(['SAME', 'CERTIFICATE', 'REACTS']), reason: v.nullable(v.string()) }),
    ),
    now: v.number(),
  }),
});
export type TankFound = v.InferOutput<typeof tankFind.answer>;
export type TankFindRequest = v.InferInput<typeof tankFind.request>;

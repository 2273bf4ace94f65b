import * as v from 'valibot';
import { CARRIER_EVENTS_AT_MOST } from '#domain/limits.ts';
import { call, operatorCallFor } from '../call.ts';
import { milestone, milestoneReport } from '../fields/milestones.ts';
import { orderNo } from '../fields/order.ts';

const operator = operatorCallFor('orders');

/** Also `data` of a conflict: the milestones as another operator or the carrier reported them. */
export const milestones = v.object({ milestones: v.array(milestone) });

export const operatorMilestone = call({
  ...operator,
  name: 'operatorMilestone',
  path: '/api-platform/desk/orders/milestones',
  summary: '操作室：记一个里程碑的计划、预计或实际时间，更正或撤销；别人先记了回 10004009，附现在的里程碑',
  clauses: ['11.23'],
  request: v.strictObject({
    orderNo,
    ...milestoneReport.entries,
    /** Number of the latest report the operator saw; 0 before the first. */
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  answer: milestones,
});

const code = v.pipe(v.string(), v.maxLength(20));
const shortText = v.pipe(v.string(), v.maxLength(250));
const time = v.pipe(v.string(), v.isoTimestamp());

const location = v.looseObject({
  UNLocationCode: v.nullish(code),
  locationName: v.nullish(shortText),
});

/** An event in the shape of DCSA Track & Trace 2.2; fields that we do not read are accepted. */
const carrierEvent = v.looseObject({
  eventID: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  eventType: v.picklist(['EQUIPMENT', 'SHIPMENT', 'TRANSPORT']),
  eventClassifierCode: v.picklist(['ACT', 'EST', 'PLN']),
  eventDateTime: time,
  eventCreatedDateTime: time,
  shipmentEventTypeCode: v.optional(code),
  documentTypeCode: v.optional(code),
  documentID: v.optional(shortText),
  reason: v.nullish(shortText),
  transportEventTypeCode: v.optional(code),
  changeRemark: v.nullish(shortText),
  equipmentEventTypeCode: v.optional(code),
  equipmentReference: v.nullish(code),
  emptyIndicatorCode: v.nullish(code),
  documentReferences: v.optional(
    v.pipe(v.array(v.looseObject({ documentReferenceType: code, documentReferenceValue: shortText })), v.maxLength(20)),
  ),
  eventLocation: v.nullish(location),
  transportCall: v.nullish(v.looseObject({ ...location.entries, location: v.nullish(location) })),
});

export const carrierEvents = call({
  ...operator,
  name: 'carrierEvents',
  path: '/api-platform/desk/orders/carrier-events',
  limits: { bodyBytes: 1024 * 1024 },
  summary: '收船公司的跟踪事件（DCSA Track & Trace 2.2）：按订舱号、提单号或箱号找到订单，逐条回结果；重复的合成一条',
  clauses: ['11.23'],
  request: v.strictObject({
    /** Carrier that sends the events. */
    carrier: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    events: v.pipe(v.array(carrierEvent), v.minLength(1), v.maxLength(CARRIER_EVENTS_AT_MOST)),
  }),
  answer: v.object({
    results: v.array(
      v.object({
        eventID: v.string(),
        /** `late`: stored, but a newer report stands. `ignored`: no milestone of a shipment. */
        outcome: v.picklist(['recorded', 'late', 'duplicate', 'ignored', 'unknown', 'refused']),
        orderNo: v.nullable(v.string()),
        /** Why it was refused. */
        text: v.nullable(v.string()),
      }),
    ),
  }),
});
export type CarrierEventResult = v.InferOutput<typeof carrierEvents.answer>['results'][number];

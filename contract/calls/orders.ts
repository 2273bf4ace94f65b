import * as v from 'valibot';
import { CANCEL_REASON_LONGEST, ORDER_KEYWORD_LONGEST } from '#domain/limits.ts';
import { lists, makes, reads, writes } from '../access.ts';
import { acceptRequest, orderRequest, quoteRequest } from '../booked-services.ts';
import { call, ownDataCall } from '../call.ts';
import { amended } from '../fields/amendment.ts';
import { bookedService } from '../fields/booked-service.ts';
import { ORDER_FORM_BYTES } from '../fields/booking.ts';
import { cancellable, openCancellation } from '../fields/cancellation.ts';
import { pageOf, pageRequest } from '../fields/common.ts';
import { handIn } from '../fields/hand-in.ts';
import { boxesResponse, cutOffs, day, isDanger, laneLocation, named } from '../fields/market.ts';
import { shipment } from '../fields/milestones.ts';
import {
  addOnPrice,
  boughtGoods,
  boxUse,
  deskWork,
  deviation,
  dgStatus,
  nextStep,
  orderNo,
  orderStatus,
  priced,
  station,
} from '../fields/order.ts';

const quoted = {
  quoteId: v.string(),
  ...priced,
  addOns: v.array(addOnPrice),
  validTo: v.number(),
  now: v.number(),
};

export const quote = call({
  name: 'quote',
  method: 'POST',
  path: '/api-ecommerce/quote',
  payload: 'body',
  failureShown: 'inline',
  noStore: true,
  limits: { bodyBytes: ORDER_FORM_BYTES, perMinute: 120 },
  summary: '报价：逐行费用、各币种合计与有效期；未登录也可',
  clauses: ['2.5b', '4.31', '5.9'],
  request: quoteRequest,
  answer: v.object(quoted),
});
export type QuoteRequest = v.InferOutput<typeof quote.request>;
export type QuoteAnswer = v.InferOutput<typeof quote.answer>;

export const placeOrder = call({
  ...ownDataCall,
  name: 'placeOrder',
  access: makes('order'),
  method: 'POST',
  path: '/api-ecommerce/orders',
  payload: 'body',
  idempotent: true,
  limits: { bodyBytes: ORDER_FORM_BYTES },
  summary: '下单；价格与报价不同时回 10005001，附新旧费用行',
  clauses: ['1.8', '1.9', '1.9b', '4.31', '6.4'],
  request: orderRequest,
  answer: v.object({
    orderNo: v.string(),
    status: orderStatus,
    /** Null when the order is not cancelled automatically. */
    autoCancelAt: v.nullable(v.number()),
    nextSteps: v.array(nextStep),
    notice: v.nullable(v.string()),
  }),
});
export type PlacedOrder = v.InferOutput<typeof placeOrder.answer>;

/** `data` of code 10005001, when the price differs from the quote. */
export const changedPrice = v.object({
  ...quoted,
  previous: v.object(priced),
});
export type ChangedPrice = v.InferOutput<typeof changedPrice>;

export const orderRow = {
  orderNo: v.string(),
  service: bookedService,
  status: orderStatus,
  dgStatus,
  isDanger,
  /** Classes of the dangerous goods, without repetition; optional for back ends. */
  dgClasses: v.optional(v.array(v.string())),
  carrier: v.nullable(named),
  org: v.nullable(laneLocation),
  dst: v.nullable(laneLocation),
  etd: v.nullable(v.number()),
  boxes: boxesResponse,
  /** Total load; optional for back ends. */
  load: v.optional(v.nullable(v.object({ packages: v.number(), grossKg: v.string(), volume: v.nullable(v.string()) }))),
  /** Stored goods only; optional for back ends. */
  stay: v.optional(
    v.nullable(
      v.object({
        name: v.string(),
        city: v.string(),
        address: v.string(),
        openingHours: v.string(),
        phone: v.string(),
        startDate: v.string(),
        days: v.number(),
        /** Square metres of a warehouse; optional for back ends. */
        area: v.optional(v.number()),
      }),
    ),
  ),
  /** Dangerous goods desk orders only; optional for back ends. */
  desk: v.optional(
    v.nullable(
      v.object({
        works: v.array(deskWork),
        isUrgent: v.boolean(),
        finishDay: v.nullable(v.string()),
        /** Null when the services need no goods. */
        goods: v.nullable(v.object({ nameCn: v.string(), nameEn: v.string(), unNo: v.string(), dgClass: v.string() })),
      }),
    ),
  ),
  /** Road orders only; optional for back ends. */
  trip: v.optional(
    v.nullable(
      v.object({
        from: v.string(),
        to: v.string(),
        vehicle: v.string(),
        vehicleCount: v.number(),
        loadingDay: v.string(),
        unloadingDay: v.string(),
        /** Drivers assigned so far. */
        trucks: v.array(v.object({ plate: v.string(), driver: v.string() })),
      }),
    ),
  ),
  /** Purchases only; optional for back ends. */
  bought: v.optional(v.nullable(boughtGoods)),
  totals: priced.totals,
  createdAt: v.number(),
  autoCancelAt: v.nullable(v.number()),
  /** Next steps of an active order before departure, most urgent first. */
  nextSteps: v.array(nextStep),
  /** Ready customer documents out of all; null when none is required, optional for back ends. */
  ownPapers: v.optional(v.nullable(v.object({ ready: v.number(), all: v.number() }))),
  /** A step was recorded despite blocks; optional for back ends. */
  isDeviated: v.optional(v.boolean()),
  /** Unread messages of the other side; optional for back ends. */
  unread: v.optional(v.number()),
  openCancellation,
};

export const orderList = call({
  ...ownDataCall,
  name: 'orderList',
  access: lists('order'),
  method: 'POST',
  path: '/api-ecommerce/orders/query',
  payload: 'both',
  summary: '我的订单，最近的或最急的在前',
  clauses: ['2.14', '3.4', '6.4'],
  request: v.strictObject({
    service: v.optional(bookedService),
    status: v.optional(orderStatus),
    /** Only active orders. */
    underWay: v.optional(v.boolean(), false),
    /** Latest first, or soonest deadline first: next cut-off, departure, automatic cancellation. */
    sort: v.optional(v.picklist(['PLACED', 'DEADLINE']), 'PLACED'),
    /** Placed from this day up to and including `to`, in Shanghai. */
    from: v.optional(day),
    to: v.optional(day),
    /** Part of a number, vessel, carrier, port, location or name of the goods, or a UN number. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(ORDER_KEYWORD_LONGEST)), ''),
    ...pageRequest,
  }),
  answer: v.object({ ...pageOf(v.object(orderRow)).entries, now: v.number() }),
});

export const order = call({
  ...ownDataCall,
  name: 'order',
  access: reads('order'),
  method: 'GET',
  path: '/api-ecommerce/orders/{no}',
  payload: 'query',
  summary: '一个订单：时间线、费用、单证与截止时间；justPlaced 表示本人三十分钟内所下',
  clauses: ['1.9b', '3.4', '6.4'],
  request: v.strictObject({ no: orderNo }),
  answer: v.object({
    ...orderRow,
    via: v.nullable(named),
    vessel: v.nullable(v.string()),
    voyage: v.nullable(v.string()),
    terminal: v.nullable(v.string()),
    eta: v.nullable(v.number()),
    cutOffs: v.nullable(cutOffs),
    station: v.optional(v.nullable(station)),
    boxUse: v.optional(v.nullable(boxUse)),
    /** Cities of truck loading and unloading; null for a port. */
    doors: v.optional(v.nullable(v.object({ pickup: v.nullable(v.string()), delivery: v.nullable(v.string()) }))),
    lines: priced.lines,
    items: v.array(
      v.object({
        cargoNameCn: v.string(),
        cargoNameEn: v.string(),
        packageType: v.string(),
        packages: v.number(),
        grossKg: v.string(),
        netKg: v.nullable(v.string()),
        volume: v.nullable(v.string()),
        unNo: v.nullable(v.string()),
        dgClass: v.nullable(v.string()),
        subsidiaryClasses: v.array(v.string()),
        packingGroup: v.nullable(v.string()),
      }),
    ),
    timeline: v.array(
      v.object({
        node: orderStatus,
        name: v.string(),
        plannedAt: v.nullable(v.number()),
        actualAt: v.nullable(v.number()),
        place: v.nullable(v.string()),
        remark: v.nullable(v.string()),
      }),
    ),
    papers: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        stage: v.string(),
        owner: v.string(),
        dueAt: v.nullable(v.number()),
        status: v.string(),
        /** Operator's reason for proceeding without it; optional for back ends. */
        missingReason: v.optional(v.nullable(v.string())),
        /** Null for documents not submitted here; optional for back ends. */
        handIn: v.optional(v.nullable(handIn)),
      }),
    ),
    /** Optional for back ends. */
    deviations: v.optional(v.array(deviation)),
    /** The certificate of the purchased lot is available; optional for back ends. */
    hasCertificate: v.optional(v.boolean()),
    /** Customer and forwarder; optional for back ends. */
    customer: v.optional(v.nullable(v.string())),
    forwarder: v.optional(v.nullable(v.string())),
    ...shipment,
    notice: v.nullable(v.string()),
    /** Form as booked, the source of copies. */
    form: v.record(v.string(), v.unknown()),
    enquiryNo: v.nullable(v.string()),
    cancelledAt: v.nullable(v.number()),
    cancelReason: v.nullable(v.string()),
    mayCancel: v.boolean(),
    ...cancellable,
    ...amended,
    /** Placed by this user within thirty minutes and still active. */
    justPlaced: v.boolean(),
    now: v.number(),
  }),
});
export type OrderAnswer = v.InferOutput<typeof order.answer>;

export const cancelOrder = call({
  name: 'cancelOrder',
  access: writes('order'),
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/cancel',
  payload: 'body',
  auth: 'session',
  failureShown: 'inline',
  summary: '取消订单：收费协议约定不收取消费时；之后回 10004009',
  clauses: ['6.4', '11.4'],
  request: v.strictObject({
    no: orderNo,
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(CANCEL_REASON_LONGEST)), ''),
  }),
  answer: v.null(),
});

export const acceptEnquiry = call({
  ...ownDataCall,
  name: 'acceptEnquiry',
  access: writes('enquiry'),
  method: 'POST',
  path: '/api-ecommerce/enquiries/{no}/accept',
  payload: 'body',
  idempotent: true,
  limits: { bodyBytes: ORDER_FORM_BYTES },
  summary: '把询价的一个方案转为订单；方案过期回 10005001',
  clauses: ['1.10b', '4.31'],
  request: acceptRequest,
  answer: placeOrder.answer,
});

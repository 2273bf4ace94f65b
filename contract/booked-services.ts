import * as v from 'valibot';
import type { Schema } from './call.ts';
import { seenAmendment } from './fields/amendment.ts';
import { identifier } from './fields/common.ts';
import { enquiryNo, orderNo } from './fields/order.ts';
import { airForm, airQuotePart } from './services/air.ts';
import { cfsForm, cfsQuotePart } from './services/cfs.ts';
import { deskForm, deskQuotePart } from './services/dg-desk.ts';
import { domesticForm, domesticQuotePart } from './services/domestic.ts';
import { fclForm, fclQuotePart } from './services/fcl.ts';
import { flexitankForm, flexitankQuotePart } from './services/flexitank.ts';
import { lclForm, lclQuotePart } from './services/lcl.ts';
import { goodsForm, goodsPart } from './services/procurement.ts';
import { railForm, railQuotePart } from './services/rail.ts';
import { tankForm, tankQuotePart } from './services/tank.ts';
import { truckForm, truckQuotePart } from './services/truck.ts';
import { warehouseForm, warehouseQuotePart } from './services/warehouse.ts';

const booked = <Code extends string, Form extends Schema, Part extends Schema>(
  service: Code,
  form: Form,
  part: Part,
) => ({
  form,
  part,
  /** For an amendment, the order's own space counts as available. */
  quote: v.strictObject({ service: v.literal(service), part, amends: v.optional(orderNo) }),
  /** The server drops form values that links must not contain. */
  shared: v.strictObject({ service: v.literal(service), form, quoteId: v.optional(identifier) }),
  order: v.strictObject({ service: v.literal(service), quoteId: identifier, form }),
  accept: v.strictObject({
    service: v.literal(service),
    no: enquiryNo,
    optionId: identifier,
    /** Quote the user saw: a changed price is shown before ordering. */
    quoteId: v.optional(identifier),
    form,
  }),
  amend: v.strictObject({
    service: v.literal(service),
    no: orderNo,
    seen: seenAmendment,
    quoteId: identifier,
    form,
  }),
});

/** Order form and pricing values of each service in the API. */
export const bookedServices = {
  air: booked('air', airForm, airQuotePart),
  fcl: booked('fcl', fclForm, fclQuotePart),
  lcl: booked('lcl', lclForm, lclQuotePart),
  cfs: booked('cfs', cfsForm, cfsQuotePart),
  dgdesk: booked('dgdesk', deskForm, deskQuotePart),
  domestic: booked('domestic', domesticForm, domesticQuotePart),
  flexitank: booked('flexitank', flexitankForm, flexitankQuotePart),
  warehouse: booked('warehouse', warehouseForm, warehouseQuotePart),
  rail: booked('rail', railForm, railQuotePart),
  truck: booked('truck', truckForm, truckQuotePart),
  tank: booked('tank', tankForm, tankQuotePart),
  goods: booked('goods', goodsForm, goodsPart),
};

export type BookedService = keyof typeof bookedServices;
export type FormOf<Service extends BookedService> = v.InferOutput<(typeof bookedServices)[Service]['form']>;
export type PartOf<Service extends BookedService> = v.InferOutput<(typeof bookedServices)[Service]['part']>;

const rows = Object.values(bookedServices);

export const quoteRequest = v.variant(
  'service',
  rows.map(({ quote }) => quote),
);
export const orderRequest = v.variant(
  'service',
  rows.map(({ order }) => order),
);

export const sharedOrder = v.variant(
  'service',
  rows.map(({ shared }) => shared),
);

export const acceptRequest = v.variant(
  'service',
  rows.map(({ accept }) => accept),
);

export const amendRequest = v.variant(
  'service',
  rows.map(({ amend }) => amend),
);

import { parse } from 'valibot';
import { type BookedService, bookedServices, type FormOf, type PartOf } from '#contract/booked-services.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import { airOrders } from './air/service.ts';
import { cfsOrders } from './cfs/service.ts';
import { dgDeskOrders } from './dg-desk/service.ts';
import { domesticOrders } from './domestic/service.ts';
import { fclOrders } from './fcl/service.ts';
import { flexitankOrders } from './flexitank/service.ts';
import { lclOrders } from './lcl/service.ts';
import type { OrderService, Standing } from './order-service.ts';
import { goodsOrders } from './procurement/service.ts';
import { railOrders } from './rail/service.ts';
import { tankOrders } from './tank/service.ts';
import { truckOrders } from './truck/service.ts';
import { warehouseOrders } from './warehouse/service.ts';

type OrderServices = { readonly [Service in BookedService]: OrderService<FormOf<Service>, PartOf<Service>> };

export const orderServices: OrderServices = {
  air: airOrders,
  fcl: fclOrders,
  lcl: lclOrders,
  cfs: cfsOrders,
  dgdesk: dgDeskOrders,
  domestic: domesticOrders,
  flexitank: flexitankOrders,
  rail: railOrders,
  warehouse: warehouseOrders,
  truck: truckOrders,
  tank: tankOrders,
  goods: goodsOrders,
};

/** Parses the stored form of an order. */
export const readForm = <Service extends BookedService>(service: Service, stored: JsonObject): FormOf<Service> =>
  parse(bookedServices[service].form, stored);

export const papersOf = <Service extends BookedService>(service: Service, stored: JsonObject, standing: Standing) =>
  orderServices[service].papers(readForm(service, stored), standing);

export const outstandingOf = <Service extends BookedService>(
  service: Service,
  stored: JsonObject,
  standing: Standing,
) => orderServices[service].outstanding(readForm(service, stored), standing);

/** Returns null for services without road transport. */
export function tripOf<Service extends BookedService>(service: Service, stored: JsonObject) {
  const { trip } = orderServices[service];
  return trip === undefined ? null : trip(readForm(service, stored));
}

import * as v from 'valibot';
import { lists } from '../access.ts';
import { call, ownDataCall } from '../call.ts';

export const wholeVehicleOrders = call({
  ...ownDataCall,
  name: 'wholeVehicleOrders',
  access: lists('order'),
  method: 'POST',
  path: '/api-mars/mm/orders',
  payload: 'both',
  summary: '整车订单，最近装货的在前，最多一千条',
  clauses: ['3.3'],
  request: v.strictObject({}),
  answer: v.array(
    v.object({
      orderNo: v.string(),
      /** Ordered on the site, so it has an order page. */
      isBooked: v.boolean(),
      status: v.string(),
      originCity: v.string(),
      destinationCity: v.string(),
      cargoName: v.string(),
      unNo: v.nullable(v.string()),
      vehicle: v.string(),
      weightKg: v.string(),
      amount: v.string(),
      currency: v.string(),
      /** Loading time. */
      createdAt: v.number(),
    }),
  ),
});

import { EXPORTED_AT_MOST } from '#domain/limits.ts';
import { actorOf } from '../operators/audit.ts';
import { wholeVehiclesOf } from '../road/whole-vehicles.ts';
import { listVehicles, saveVehicle } from '../road/written-vehicles.ts';
import { type CallHandlers, signedIn } from './context.ts';
import { once } from './idempotent.ts';

export const marsCalls: Pick<CallHandlers, 'operatorVehicleSave' | 'operatorVehicles' | 'wholeVehicleOrders'> = {
  wholeVehicleOrders: (_request, context) =>
    wholeVehiclesOf(context.db, {
      ...{ userId: signedIn(context).userId, now: context.clock.now(), most: EXPORTED_AT_MOST },
    }),

  operatorVehicles: (request, { db }) => listVehicles(db, request),

  operatorVehicleSave: (request, context) => {
    const actor = actorOf(context);
    const act = { actor, by: context.operator?.name ?? actor.actorId, now: context.clock.now() };
    return once(context, {
      ...{ call: 'operatorVehicleSave', owner: `desk ${actor.actorId}`, request },
      work: (tx) => saveVehicle(tx, request, act),
    });
  },
};

import { actorOf } from '../operators/audit.ts';
import { findAffectedOrders } from '../restrictions/affected-orders.ts';
import { listRestrictions } from '../restrictions/list.ts';
import { endRestriction, saveRestriction } from '../restrictions/save.ts';
import type { CallContext, CallHandlers } from './context.ts';
import { once } from './idempotent.ts';

type Ours =
  | 'operatorRestrictionConsider'
  | 'operatorRestrictionEnd'
  | 'operatorRestrictionSave'
  | 'operatorRestrictions';

const actOf = (context: CallContext) => {
  const actor = actorOf(context);
  return { actor, by: context.operator?.name ?? actor.actorId, now: context.clock.now(), random: context.random };
};

export const operatorRestrictionCalls: Pick<CallHandlers, Ours> = {
  operatorRestrictions: (request, { db, clock }) => listRestrictions(db, request, clock.now()),

  operatorRestrictionConsider: (request, { db, clock, random }) =>
    findAffectedOrders(db, request, { now: clock.now(), key: random.uuid() }),

  operatorRestrictionSave: (request, context) => {
    const act = actOf(context);
    return once(context, {
      ...{ call: 'operatorRestrictionSave', owner: `desk ${act.actor.actorId}`, request },
      work: (tx) => saveRestriction(tx, request, act),
    });
  },

  operatorRestrictionEnd: (request, context) => endRestriction(context.db, request, actOf(context)),
};

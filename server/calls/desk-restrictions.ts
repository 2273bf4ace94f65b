import { actorOf } from '../operators/audit.ts';
import { findAffectedOrders } from '../restrictions/affected-orders.ts';
import { listRestrictions } from '../restrictions/list.ts';
import { endRestriction, saveRestriction } from '../restrictions/save.ts';
import type { CallContext, CallHandlers } from './context.ts';
import { once } from './idempotent.ts';

type Ours = 'deskRestrictionConsider' | 'deskRestrictionEnd' | 'deskRestrictionSave' | 'deskRestrictions';

const actOf = (context: CallContext) => {
  const actor = actorOf(context);
  return { actor, by: context.operator?.name ?? actor.actorId, now: context.clock.now(), random: context.random };
};

export const deskRestrictionCalls: Pick<CallHandlers, Ours> = {
  deskRestrictions: (request, { db, clock }) => listRestrictions(db, request, clock.now()),

  deskRestrictionConsider: (request, { db, clock, random }) =>
    findAffectedOrders(db, request, { now: clock.now(), key: random.uuid() }),

  deskRestrictionSave: (request, context) => {
    const act = actOf(context);
    return once(context, {
      ...{ call: 'deskRestrictionSave', owner: `desk ${act.actor.actorId}`, request },
      work: (tx) => saveRestriction(tx, request, act),
    });
  },

  deskRestrictionEnd: (request, context) => endRestriction(context.db, request, actOf(context)),
};

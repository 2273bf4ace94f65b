import { actorOf } from '../operators/audit.ts';
import { amend, withdraw } from '../orders/amendments/ask.ts';
import { decideAmendment } from '../orders/amendments/decide.ts';
import { listAmendments } from '../orders/amendments/present-amendment.ts';
import { readOrder } from '../orders/read.ts';
import { type CallHandlers, signedIn } from './context.ts';

type Ours = 'amendOrder' | 'operatorAmendmentDecision' | 'operatorAmendments' | 'withdrawAmendment';

export const amendmentCalls: Pick<CallHandlers, Ours> = {
  amendOrder: (request, context) => amend(context, request),

  withdrawAmendment: async (request, context) => {
    const { userId } = signedIn(context);
    const { db, clock, requestId } = context;
    const now = clock.now();
    await withdraw(db, request, { userId, now, requestId });
    return readOrder(db, request.no, { userId, now });
  },

  operatorAmendments: ({ orderNo }, { db }) => listAmendments(db, orderNo),

  operatorAmendmentDecision: (request, context) =>
    decideAmendment(context.db, request, { now: context.clock.now(), actor: actorOf(context) }),
};

import { actorOf } from '../operators/audit.ts';
import { answerCancellation, offerCancellation } from '../orders/cancellations/answer.ts';
import { accept, ask, withdraw } from '../orders/cancellations/ask.ts';
import { readOrder } from '../orders/read.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';

type Ours =
  | 'acceptCancellation'
  | 'askCancellation'
  | 'operatorCancellationAnswer'
  | 'operatorCancellationOffer'
  | 'withdrawCancellation';

/** Acts on the user's own order and answers with its new state. */
const onOwnOrder =
  <Request extends { no: string }>(
    act: (
      db: CallContext['db'],
      request: Request,
      acting: { userId: string; now: number; requestId: string },
    ) => Promise<void>,
  ) =>
  async (request: Request, context: CallContext) => {
    const { userId } = signedIn(context);
    const { db, clock, requestId } = context;
    const now = clock.now();
    await act(db, request, { userId, now, requestId });
    return readOrder(db, request.no, { userId, now });
  };

export const cancellationCalls: Pick<CallHandlers, Ours> = {
  askCancellation: onOwnOrder(ask),
  withdrawCancellation: onOwnOrder(withdraw),
  acceptCancellation: onOwnOrder(accept),

  operatorCancellationAnswer: (request, context) =>
    answerCancellation(context.db, request, { now: context.clock.now(), actor: actorOf(context) }),
  operatorCancellationOffer: (request, context) =>
    offerCancellation(context.db, request, { now: context.clock.now(), actor: actorOf(context) }),
};

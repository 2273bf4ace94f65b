import { keepChoices, readChoices } from '../notices/choices.ts';
import { listOutgoing, sendAgain } from '../notices/outgoing.ts';
import { actorOf } from '../operators/audit.ts';
import { type CallHandlers, signedIn } from './context.ts';

type Ours = 'operatorOutbox' | 'operatorOutboxRetry' | 'noticeChoices' | 'saveNoticeChoices';

export const noticeCalls: Pick<CallHandlers, Ours> = {
  noticeChoices: (_, context) => readChoices(context.db, signedIn(context).userId),

  saveNoticeChoices: async ({ choices }, context) => {
    await keepChoices(context.db, signedIn(context).userId, choices);
    return null;
  },

  operatorOutbox: (request, { db, clock }) => listOutgoing(db, request, clock.now()),

  operatorOutboxRetry: ({ id }, context) =>
    sendAgain(context.db, id, { now: context.clock.now(), actor: actorOf(context) }),
};

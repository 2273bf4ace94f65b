import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { decideVerification } from '../enterprise/verification.ts';
import { answerEnquiry } from '../market/answer-enquiry.ts';
import { readQueue } from '../market/desk-queue.ts';
import { readEnquiryFile } from '../market/enquiry-files.ts';
import { moveOrder } from '../orders/move.ts';
import type { CallHandlers } from './context.ts';
import { Refusal } from './refusal.ts';

type Ours = 'deskEnquiries' | 'deskFile' | 'deskOrders' | 'deskVerifications' | 'deskWaiting';

export const deskCalls: Pick<CallHandlers, Ours> = {
  deskVerifications: async ({ id, decision, reason }, { db, clock, requestId }) => {
    if (decision === 'REJECT' && reason === '')
      throw new Refusal(CODE.invalidInput, undefined, { fields: { reason: orderReplies.reasonMissing } });
    const decided = decision === 'PASS' ? ({ status: 'PASS' } as const) : ({ status: 'REJECT', reason } as const);
    return decideVerification(db, id, decided, { now: clock.now(), requestId });
  },

  deskOrders: (request, { db, clock, requestId }) => moveOrder(db, request, { now: clock.now(), requestId }),

  deskEnquiries: (request, { db, clock, random, requestId }) =>
    answerEnquiry(db, request, { now: clock.now(), random, requestId }),

  deskFile: async ({ no, fileId }, { db, files, deliver }) => {
    const { name } = await readEnquiryFile(db, no, fileId);
    deliver({ name, ...(await files.read(fileId)) });
    return null;
  },

  deskWaiting: (_, { db, clock }) => readQueue(db, clock.now()),
};

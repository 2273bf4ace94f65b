import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { listVerifications, readLicence, readVerificationSheet } from '../enterprise/desk-verifications.ts';
import { decideVerification } from '../enterprise/verification.ts';
import { fileForDesk } from '../files/operator-file.ts';
import { readQueue } from '../market/desk-queue.ts';
import { answerEnquiry, previewAnswer } from '../market/enquiries/answer.ts';
import { listDeskEnquiries, readDeskEnquiry } from '../market/enquiries/desk.ts';
import { readEnquiryFile } from '../market/enquiries/files.ts';
import { actorOf } from '../operators/audit.ts';
import { readCounts } from '../operators/counts.ts';
import { listLeads, readLead, settleLead } from '../operators/desk-leads.ts';
import { opened, withOpen } from '../operators/presence.ts';
import { listQueue } from '../orders/desk-queue.ts';
import { readSheet } from '../orders/desk-sheet.ts';
import { moveOrder } from '../orders/move.ts';
import { undoMove } from '../orders/undo.ts';
import type { CallContext, CallHandlers } from './context.ts';
import { Refusal } from './refusal.ts';

type Ours =
  | 'deskCounts'
  | 'deskEnquiries'
  | 'deskEnquiryPreview'
  | 'deskEnquiryQueue'
  | 'deskEnquirySheet'
  | 'deskFile'
  | 'deskLeadQueue'
  | 'deskLeadSheet'
  | 'deskLeads'
  | 'deskLicence'
  | 'deskOrderQueue'
  | 'deskOrderSheet'
  | 'deskOrders'
  | 'deskOrderUndo'
  | 'deskVerificationQueue'
  | 'deskVerificationSheet'
  | 'deskVerifications'
  | 'deskWaiting';

/** A system's key has administrator rights. */
const isAdministrator = ({ operator }: Pick<CallContext, 'operator'>): boolean =>
  operator === null || operator.roles.includes('admin');

export const deskCalls: Pick<CallHandlers, Ours> = {
  deskVerifications: async ({ id, decision, reason }, context) => {
    const { db, clock } = context;
    if (decision === 'REJECT' && reason === '')
      throw new Refusal(CODE.invalidInput, undefined, { fields: { reason: orderReplies.reasonMissing } });
    const decided = decision === 'PASS' ? ({ status: 'PASS' } as const) : ({ status: 'REJECT', reason } as const);
    return decideVerification(db, id, decided, { now: clock.now(), actor: actorOf(context) });
  },

  deskVerificationQueue: async (request, context) => {
    const page = await listVerifications(context.db, request, context.clock.now());
    return withOpen(context, 'verification', page, ({ id }) => id);
  },

  deskVerificationSheet: async ({ id }, context) =>
    opened(context, 'verification', id, await readVerificationSheet(context, id, context.clock.now())),

  deskLicence: async ({ id, drawn }, context) => {
    const file = await readLicence(context.db, id);
    context.deliver(await fileForDesk(context, { ...file, isDrawn: drawn }));
    return null;
  },

  deskOrders: (request, context) =>
    moveOrder(context.db, request, { now: context.clock.now(), actor: actorOf(context) }),

  deskOrderUndo: (request, context) =>
    undoMove(context.db, request, {
      now: context.clock.now(),
      actor: actorOf(context),
      isAdmin: isAdministrator(context),
    }),

  deskOrderQueue: async (request, context) => {
    const page = await listQueue(context.db, request, context.clock.now());
    return withOpen(context, 'order', page, ({ orderNo }) => orderNo);
  },

  deskOrderSheet: async ({ orderNo }, context) =>
    opened(
      context,
      'order',
      orderNo,
      await readSheet(context.db, orderNo, { now: context.clock.now(), isAdmin: isAdministrator(context) }),
    ),

  deskEnquiries: (request, context) => {
    const { db, clock, random } = context;
    return answerEnquiry(db, request, { now: clock.now(), random, actor: actorOf(context) });
  },

  deskEnquiryPreview: (request, context) => {
    const { db, clock, random } = context;
    return previewAnswer(db, request, { now: clock.now(), random, actor: actorOf(context) });
  },

  deskEnquiryQueue: async (request, context) => {
    const page = await listDeskEnquiries(context.db, request, context.clock.now());
    return withOpen(context, 'enquiry', page, ({ enquiryNo }) => enquiryNo);
  },

  deskEnquirySheet: async ({ no }, context) =>
    opened(context, 'enquiry', no, await readDeskEnquiry(context.db, no, context.clock.now())),

  deskFile: async ({ no, fileId }, { db, files, deliver }) => {
    const { name } = await readEnquiryFile(db, no, fileId);
    deliver({ name, ...(await files.read(fileId)) });
    return null;
  },

  deskLeadQueue: async (request, context) => {
    const page = await listLeads(context.db, request, context.clock.now());
    return withOpen(context, 'lead', page, ({ leadNo }) => leadNo);
  },

  deskLeadSheet: async ({ leadNo }, context) => opened(context, 'lead', leadNo, await readLead(context.db, leadNo)),

  deskLeads: (request, context) =>
    settleLead(context.db, request, { now: context.clock.now(), actor: actorOf(context) }),

  deskCounts: (_, { db, clock }) => readCounts(db, clock.now()),

  deskWaiting: (_, { db, clock }) => readQueue(db, clock.now()),
};

import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import type { OrderFileKind } from '#domain/order-file/table.ts';
import { listVerifications, readLicence, readVerificationSheet } from '../enterprise/operator-verifications.ts';
import { decideVerification } from '../enterprise/verification.ts';
import { fileForOperator } from '../files/operator-file.ts';
import { answerEnquiry, previewAnswer } from '../market/enquiries/answer.ts';
import { readEnquiryFile } from '../market/enquiries/files.ts';
import { listOperatorEnquiries, readOperatorEnquiry } from '../market/enquiries/operator.ts';
import { readQueue } from '../market/operator-queue.ts';
import { actorOf } from '../operators/audit.ts';
import { readCounts } from '../operators/counts.ts';
import { listLeads, readLead, settleLead } from '../operators/operator-leads.ts';
import { opened, withOpen } from '../operators/presence.ts';
import { takeCarrierEvents } from '../orders/milestones/carrier.ts';
import { recordMilestone } from '../orders/milestones/record.ts';
import { moveOrder } from '../orders/move.ts';
import { recordNumbers } from '../orders/numbers.ts';
import { listQueue } from '../orders/operator-queue.ts';
import { readSheet } from '../orders/operator-sheet.ts';
import { previewOrderFile, recordOrderFile } from '../orders/order-file/record.ts';
import { orderFileTemplate } from '../orders/order-file/template.ts';
import { undoMove } from '../orders/undo.ts';
import type { CallContext, CallHandlers } from './context.ts';
import { Refusal } from './refusal.ts';

type Ours =
  | 'carrierEvents'
  | 'operatorCounts'
  | 'operatorEnquiries'
  | 'operatorEnquiryPreview'
  | 'operatorEnquiryQueue'
  | 'operatorEnquirySheet'
  | 'operatorFile'
  | 'operatorLeadQueue'
  | 'operatorLeadSheet'
  | 'operatorLeads'
  | 'operatorLicence'
  | 'operatorMilestone'
  | 'operatorNumbers'
  | 'operatorOrderFilePreview'
  | 'operatorOrderFileRecord'
  | 'operatorOrderFileTemplate'
  | 'operatorOrderQueue'
  | 'operatorOrderSheet'
  | 'operatorOrders'
  | 'operatorOrderUndo'
  | 'operatorVerificationQueue'
  | 'operatorVerificationSheet'
  | 'operatorVerifications'
  | 'operatorWaiting';

/** A system's key has administrator rights. */
const isAdministrator = ({ operator }: Pick<CallContext, 'operator'>): boolean =>
  operator === null || operator.roles.includes('admin');

/** Author of what the customer reads. */
const authorOf = (context: CallContext) => {
  const actor = actorOf(context);
  return { actor, by: context.operator?.name ?? actor.actorId, now: context.clock.now() };
};

function orderFileOf({ kind }: { kind: OrderFileKind }, { received, signal }: CallContext) {
  if (received === null) throw new Error('an upload without its file');
  return { kind, file: received, signal };
}

export const operatorCalls: Pick<CallHandlers, Ours> = {
  operatorVerifications: async ({ id, decision, reason }, context) => {
    const { db, clock } = context;
    if (decision === 'REJECT' && reason === '')
      throw new Refusal(CODE.invalidInput, undefined, { fields: { reason: orderReplies.reasonMissing } });
    const decided = decision === 'PASS' ? ({ status: 'PASS' } as const) : ({ status: 'REJECT', reason } as const);
    return decideVerification(db, id, decided, { now: clock.now(), actor: actorOf(context) });
  },

  operatorVerificationQueue: async (request, context) => {
    const page = await listVerifications(context.db, request, context.clock.now());
    return withOpen(context, 'verification', page, ({ id }) => id);
  },

  operatorVerificationSheet: async ({ id }, context) =>
    opened(context, 'verification', id, await readVerificationSheet(context, id, context.clock.now())),

  operatorLicence: async ({ id, drawn }, context) => {
    const file = await readLicence(context.db, id);
    context.deliver(await fileForOperator(context, { ...file, isDrawn: drawn }));
    return null;
  },

  operatorOrders: (request, context) =>
    moveOrder(context.db, request, { now: context.clock.now(), actor: actorOf(context) }),

  operatorOrderUndo: (request, context) =>
    undoMove(context.db, request, {
      now: context.clock.now(),
      actor: actorOf(context),
      isAdmin: isAdministrator(context),
    }),

  operatorOrderQueue: async (request, context) => {
    const page = await listQueue(context.db, request, context.clock.now());
    return withOpen(context, 'order', page, ({ orderNo }) => orderNo);
  },

  operatorOrderSheet: async ({ orderNo }, context) =>
    opened(
      context,
      'order',
      orderNo,
      await readSheet(context.db, orderNo, { now: context.clock.now(), isAdmin: isAdministrator(context) }),
    ),

  operatorNumbers: (request, context) => recordNumbers(context.db, request, authorOf(context)),

  operatorOrderFilePreview: (request, context) =>
    previewOrderFile(context, orderFileOf(request, context), authorOf(context)),

  operatorOrderFileRecord: ({ digest, ...request }, context) =>
    recordOrderFile(context, orderFileOf(request, context), authorOf(context), digest),

  operatorOrderFileTemplate: async ({ kind, ...filter }, { clock, db, deliver }) => {
    deliver(await orderFileTemplate(db, kind, filter, clock.now()));
    return null;
  },

  operatorMilestone: (request, context) => recordMilestone(context.db, request, authorOf(context)),

  carrierEvents: (request, { clock, db }) => takeCarrierEvents(db, request, clock.now()),

  operatorEnquiries: (request, context) => {
    const { db, clock, random } = context;
    return answerEnquiry(db, request, { now: clock.now(), random, actor: actorOf(context) });
  },

  operatorEnquiryPreview: (request, context) => {
    const { db, clock, random } = context;
    return previewAnswer(db, request, { now: clock.now(), random, actor: actorOf(context) });
  },

  operatorEnquiryQueue: async (request, context) => {
    const page = await listOperatorEnquiries(context.db, request, context.clock.now());
    return withOpen(context, 'enquiry', page, ({ enquiryNo }) => enquiryNo);
  },

  operatorEnquirySheet: async ({ no }, context) =>
    opened(context, 'enquiry', no, await readOperatorEnquiry(context.db, no, context.clock.now())),

  operatorFile: async ({ no, fileId }, { db, files, deliver }) => {
    const { name } = await readEnquiryFile(db, no, fileId);
    deliver({ name, ...(await files.read(fileId)) });
    return null;
  },

  operatorLeadQueue: async (request, context) => {
    const page = await listLeads(context.db, request, context.clock.now());
    return withOpen(context, 'lead', page, ({ leadNo }) => leadNo);
  },

  operatorLeadSheet: async ({ leadNo }, context) => opened(context, 'lead', leadNo, await readLead(context.db, leadNo)),

  operatorLeads: (request, context) =>
    settleLead(context.db, request, { now: context.clock.now(), actor: actorOf(context) }),

  operatorCounts: (_, { db, clock }) => readCounts(db, clock.now()),

  operatorWaiting: (_, { db, clock }) => readQueue(db, clock.now()),
};

import type { FilledPaper } from '#domain/paper-forms/filled.ts';
import type { PaperForm } from '#domain/paper-forms/paper-form.ts';
import { fileForOperator } from '../files/operator-file.ts';
import { actorOf } from '../operators/audit.ts';
import { requireOwnOrder } from '../orders/own-order.ts';
import { makeDraft } from '../orders/papers/draft-bill.ts';
import { fillIn } from '../orders/papers/fill-in.ts';
import { handIn, readSheet } from '../orders/papers/hand-in.ts';
import { decidePaper, listPapers, readPaperFile } from '../orders/papers/operator.ts';
import { readOrder } from '../orders/read.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';
import { once, type Transaction } from './idempotent.ts';

type Ours =
  | 'answerDraft'
  | 'operatorDraftBill'
  | 'operatorPaperDecision'
  | 'operatorPaperFile'
  | 'operatorPapers'
  | 'handInInstruction'
  | 'handInMass'
  | 'handInPaper'
  | 'nameVehicles';

interface Filled {
  no: string;
  version: number;
  form: PaperForm['values'];
}

async function takeFilled(
  call: 'answerDraft' | 'handInInstruction' | 'handInMass' | 'nameVehicles',
  paper: FilledPaper,
  request: Filled,
  context: CallContext,
) {
  const { userId } = signedIn(context);
  const { db, clock, requestId } = context;
  const { no, version, form: values } = request;
  const now = clock.now();
  await requireOwnOrder(db, userId, no);
  const work = (tx: Transaction) => fillIn(tx, { no, paper, version, values }, { userId, now, requestId });
  await once(context, { call, owner: userId, request, work });
  return readOrder(db, no, { userId, now });
}

export const orderPaperCalls: Pick<CallHandlers, Ours> = {
  handInPaper: async (request, context) => {
    const { userId } = signedIn(context);
    const { db, clock, requestId } = context;
    const now = clock.now();
    await requireOwnOrder(db, userId, request.no);
    const missing = await readSheet(context, userId, request);
    const work = (tx: Parameters<typeof handIn>[0]) => handIn(tx, request, { userId, now, requestId, missing });
    await once(context, { call: 'handInPaper', owner: userId, request, work });
    return readOrder(db, request.no, { userId, now });
  },

  handInInstruction: (request, context) => takeFilled('handInInstruction', 'SHIPPING_INSTRUCTION', request, context),

  handInMass: (request, context) => takeFilled('handInMass', 'VERIFIED_MASS', request, context),

  answerDraft: (request, context) => takeFilled('answerDraft', 'DRAFT_BILL', request, context),

  nameVehicles: (request, context) => takeFilled('nameVehicles', 'VEHICLES', request, context),

  operatorDraftBill: (request, context) =>
    makeDraft(context.db, request, { now: context.clock.now(), actor: actorOf(context) }),

  operatorPapers: async ({ orderNo }, { db, clock }) => ({
    orderNo,
    papers: await listPapers(db, orderNo, clock.now()),
  }),

  operatorPaperDecision: (request, context) =>
    decidePaper(context.db, request, { now: context.clock.now(), actor: actorOf(context) }),

  operatorPaperFile: async ({ orderNo, fileId, drawn }, context) => {
    const { name } = await readPaperFile(context.db, orderNo, fileId, context.clock.now());
    context.deliver(await fileForOperator(context, { fileId, name, isDrawn: drawn }));
    return null;
  },
};

import { requireBooker } from '../enterprise/of-user.ts';
import { actorOf } from '../operators/audit.ts';
import { requireOwnOrder } from '../orders/own-order.ts';
import { decidePaper, listPapers, readPaperFile } from '../orders/papers/desk.ts';
import { handIn, readSheet } from '../orders/papers/hand-in.ts';
import { readOrder } from '../orders/read.ts';
import { type CallHandlers, signedIn } from './context.ts';
import { once } from './idempotent.ts';

type Ours = 'deskPaperDecision' | 'deskPaperFile' | 'deskPapers' | 'handInPaper';

export const orderPaperCalls: Pick<CallHandlers, Ours> = {
  handInPaper: async (request, context) => {
    const { userId } = signedIn(context);
    const { db, clock, requestId } = context;
    const now = clock.now();
    await requireOwnOrder(db, userId, request.no);
    await requireBooker(db, userId);
    const missing = await readSheet(context, userId, request);
    const work = (tx: Parameters<typeof handIn>[0]) => handIn(tx, request, { userId, now, requestId, missing });
    await once(context, { call: 'handInPaper', owner: userId, request, work });
    return readOrder(db, request.no, { userId, now });
  },

  deskPapers: async ({ orderNo }, { db, clock }) => ({ orderNo, papers: await listPapers(db, orderNo, clock.now()) }),

  deskPaperDecision: (request, context) =>
    decidePaper(context.db, request, { now: context.clock.now(), actor: actorOf(context) }),

  deskPaperFile: async ({ orderNo, fileId }, { db, clock, files, deliver }) => {
    const { name } = await readPaperFile(db, orderNo, fileId, clock.now());
    deliver({ name, ...(await files.read(fileId)) });
    return null;
  },
};

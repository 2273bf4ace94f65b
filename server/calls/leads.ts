import type { InferOutput } from 'valibot';
import type { Table } from '#contract/table.ts';
import { leads } from '../data/schema/operations.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import { notifyOperators } from '../notices/write-notice.ts';
import type { CallHandlers } from './context.ts';
import { digestOf, once } from './idempotent.ts';

const NUMBER_BYTES = 9;

/** The owner is the content, so that a user who signs in between two attempts still matches the first. */
const ownerOf = (request: InferOutput<Table['leads']['request']>) =>
  digestOf([request.kind, request.kind === 'lead' ? request.form.phone : null]);

export const leadCalls: Pick<CallHandlers, 'leads'> = {
  leads: async (request, context) => {
    const session = await context.findSession();
    return once(context, {
      call: 'leads',
      owner: ownerOf(request),
      request,
      work: async (tx) => {
        const leadNo = Buffer.from(context.random.bytes(NUMBER_BYTES)).toString('base64url');
        await tx.insert(leads).values({
          leadNo,
          kind: request.kind,
          userId: session?.userId ?? null,
          form: request.form as unknown as JsonObject,
          createdAt: new Date(context.clock.now()),
        });
        const { kind } = request;
        if (kind !== 'helpVote')
          await notifyOperators(tx, { kind: 'newLead', subject: leadNo, facts: { kind } }, context.clock.now());
        return { leadNo };
      },
    });
  },
};

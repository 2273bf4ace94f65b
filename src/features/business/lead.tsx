import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import { type LeadRef, leadMachine, type SendLead } from '#machines/lead/index.ts';
import { servicesOf } from '#src/app/services.ts';
import { randomKey } from '#src/browser/idempotency-key.ts';
import type { PageRef } from '#src/features/page-parts/compose-page.ts';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { LeadBlock } from './views/LeadBlock.tsx';

type Lead = Extract<RequestOf<Table['leads']>, { kind: 'lead' }>;

export const lead = leadMachine.provide({
  actors: {
    makeKey: fromPromise<string, undefined>(async () => randomKey()),
    send: fromPromise<unknown, SendLead>(async ({ input: { form, key }, signal, system }) => {
      const request = { kind: 'lead', form: form as Lead['form'] } as const;
      return (await servicesOf(system).api()).leads(request, { idempotencyKey: key, signal });
    }),
  },
});

export default function LeadOfBusiness({ page }: { page: PageRef<{ lead: LazyRef<LeadRef> | undefined }> }) {
  const running = useSelector(page.getSnapshot().children.lead, selectLoaded<LeadRef>);
  return running === null ? null : <LeadBlock actor={running} />;
}

import { createActor, fromPromise } from 'xstate';
import type { RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { leadMachine, type SendLead } from '#machines/lead/index.ts';
import { randomKey } from '../browser/random-key.ts';
import { runningServices } from './wiring/services.ts';

type Lead = Extract<RequestOf<Table['leads']>, { kind: 'lead' }>;

export const startLead = () =>
  createActor(
    leadMachine.provide({
      actors: {
        makeKey: fromPromise<string, undefined>(async () => randomKey()),
        send: fromPromise<unknown, SendLead>(async ({ input: { form, key }, signal }) => {
          const request = { kind: 'lead', form: form as Lead['form'] } as const;
          return (await runningServices().api()).leads(request, { idempotencyKey: key, signal, quiet: true });
        }),
      },
    }),
  ).start();

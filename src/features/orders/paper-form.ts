import { fromPromise } from 'xstate';
import { type CutOff, type PaperFormRequest, paperFormMachine } from '#machines/paper-form/index.ts';
import type { Api } from '#src/api/index.ts';
import { systemClock } from '#src/browser/clock.ts';
import { LONGEST_WAIT_MS, wait } from '#src/browser/wait.ts';

/** A cut-off may be further away than one timer reaches. */
async function waitUntil(ends: number, signal: AbortSignal) {
  for (let left = ends - systemClock.now(); left > 0; left = ends - systemClock.now())
    await wait(Math.min(left, LONGEST_WAIT_MS), signal);
}

export const wirePaperForm = (api: () => Promise<Api>) =>
  paperFormMachine.provide({
    actors: {
      cutOff: fromPromise<void, CutOff>(({ input: { at, now }, signal }) =>
        waitUntil(systemClock.now() + at - now, signal),
      ),
      send: fromPromise<void, PaperFormRequest>(async ({ input: { orderNo: no, version, form } }) => {
        const options = { idempotencyKey: crypto.randomUUID() } as const;
        const calls = await api();
        if (form.paper === 'VERIFIED_MASS') await calls.handInMass({ no, version, form: form.values }, options);
        else if (form.paper === 'DRAFT_BILL') await calls.answerDraft({ no, version, form: form.values }, options);
        else if (form.paper === 'VEHICLES') await calls.nameVehicles({ no, version, form: form.values }, options);
        else await calls.handInInstruction({ no, version, form: form.values }, options);
      }),
    },
  });

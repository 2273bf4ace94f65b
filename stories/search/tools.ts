import { createActor, fromCallback, fromPromise } from 'xstate';
import { offerFilesMachine } from '#machines/offer-files/index.ts';
import { priceClockMachine } from '#machines/price-clock/index.ts';
import { type ResourceAnswer, type ResourceRef, resourceMachine } from '#machines/resource/index.ts';
import { type StoredSession, sessionMachine } from '#machines/session/index.ts';
import { sharedLinkMachine } from '#machines/shared-link/index.ts';
import { sharingMachine } from '#machines/sharing/index.ts';
import type { FclTools } from '#src/features/offers/views/tools.ts';

/** A thing that was asked for and came, never came, or failed. */
export const resourceOf = (read: () => Promise<unknown>) =>
  createActor(
    resourceMachine.provide({
      actors: {
        read: fromPromise<ResourceAnswer, { path: string; query: string }>(async () => ({
          outcome: 'found',
          content: await read(),
        })),
      },
    }),
    { input: { path: '', query: '' } },
  ).start() as ResourceRef<never>;

export const never = () => new Promise<never>(() => undefined);
export const silent = () => Promise.reject(new Error('no answer'));

export const toolsAtRest = (): FclTools => ({
  session: createActor(
    sessionMachine.provide({
      actors: { tabs: fromCallback(() => undefined), readSession: fromPromise<StoredSession, undefined>(never) },
    }),
  ).start(),
  clock: createActor(priceClockMachine.provide({ actors: { clock: fromCallback(() => undefined) } })).start(),
  files: createActor(offerFilesMachine).start(),
  sharing: createActor(sharingMachine).start(),
  link: createActor(sharedLinkMachine, { input: { id: null } }).start(),
  trend: resourceOf(never),
  month: resourceOf(never),
  compared: resourceOf(never),
  fees: resourceOf(never),
});

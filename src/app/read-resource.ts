import { createActor, fromPromise } from 'xstate';
import {
  type ResourceAddress,
  type ResourceAnswer,
  type ResourceRef,
  resourceMachine,
} from '#machines/resource/index.ts';
import type { Api } from '../api/index.ts';

/** Reads one thing by a query; a query that names nothing has nothing to read. */
export type Ask = (api: Api, query: string, signal: AbortSignal) => Promise<ResourceAnswer>;

/** What is read once it is started. */
export const wiredResource = (api: () => Promise<Api>, ask: Ask, query = '') =>
  createActor(
    resourceMachine.provide({
      actors: {
        read: fromPromise<ResourceAnswer, ResourceAddress>(async ({ input, signal }) =>
          ask(await api(), input.query, signal),
        ),
      },
    }),
    { input: { path: '', query } },
  );

export const startResource = (api: () => Promise<Api>, ask: Ask, query = '') =>
  wiredResource(api, ask, query).start() as ResourceRef<never>;

/** The same at rest, for a page without a browser. */
export const restingResource = () =>
  createActor(resourceMachine, { input: { path: '', query: '' } }) as ResourceRef<never>;

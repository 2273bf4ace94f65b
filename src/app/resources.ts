import { createActor, fromPromise } from 'xstate';
import { matchRoute, type PageName } from '#contract/routes.ts';
import {
  type ResourceAddress,
  type ResourceAnswer,
  type ResourceRef,
  resourceMachine,
} from '#machines/resource/index.ts';
import { hasSource, readAddress } from './sources.ts';
import type { Services } from './wiring/services.ts';

/** How many addresses keep their content, so that the way back shows at once what was there. */
const KEPT = 4;

type Client = Pick<Services, 'api'>;

const wireResource = ({ api }: Client) =>
  resourceMachine.provide({
    actors: {
      read: fromPromise<ResourceAnswer, ResourceAddress>(async ({ input, signal }) =>
        readAddress(await api(), input, signal),
      ),
    },
  });

const opened = new Map<string, ResourceRef>();

/** Begins to read what a page shows, or reads it anew where it is still kept. A page without content of the server's has none. */
export function openResource(page: PageName, { path, query }: ResourceAddress, client: Client): void {
  if (!hasSource(page)) return;
  const kept = opened.get(path);
  opened.delete(path);
  const actor = kept ?? createActor(wireResource(client), { input: { path, query } }).start();
  opened.set(path, actor);
  kept?.send({ type: 'resource.asked', path, query });
  for (const [other, old] of [...opened].slice(0, -KEPT)) {
    old.stop();
    opened.delete(other);
  }
}

/** The content opened last for a page. */
export function openedResource(page: PageName): ResourceRef {
  const [, actor] = [...opened].findLast(([path]) => matchRoute(path)?.route.name === page) ?? [];
  if (actor === undefined) throw new Error(`the page ${page} is shown before its content is asked for`);
  return actor;
}

/** The address of an open page asks for another part of what it shows. */
export function askResource(path: string, query: string): void {
  const actor = opened.get(path);
  if (actor !== undefined && actor.getSnapshot().context.address.query !== query)
    actor.send({ type: 'resource.asked', path, query });
}

import type { AxiosAdapter } from 'axios';
import { use } from 'react';
import { callKey, PAGE_PRELOAD_ID, type PagePreload, type PreloadedResponse } from '#contract/rendered-page.ts';
import { type AskServer, answeredClient, type Call } from './answered-client.ts';
import { settled } from './settled.ts';

/** Section of the responses that the page itself shows. */
const PAGE = '';
/** Waiting time after which a response counts as not needed: the browser may have one from an earlier visit. */
export const UNUSED_AFTER_MS = 5_000;

let isServerRendered = false;
let unused: (PreloadedResponse & { section: string })[] = [];
/** Modules that hydration waits for. */
let loading = 0;

/** Reads the responses out of the page. */
export function readPreload(): Pick<PagePreload, 'now' | 'isOwn'> {
  const text = document.getElementById(PAGE_PRELOAD_ID)?.textContent ?? '';
  const { now, isOwn, answers, later } = JSON.parse(text) as PagePreload;
  unused = Object.entries({ [PAGE]: answers, ...later }).flatMap(([section, responses]) =>
    responses.map((response) => ({ ...response, section })),
  );
  isServerRendered = true;
  return { now, isOwn };
}

const isUsedUp = (section: string) => unused.every((response) => response.section !== section);

/** Whether the page has used its own responses and loaded its modules. */
export const isReadyToHydrate = () => loading === 0 && isUsedUp(PAGE);

/** Drops the responses of the page, or those of its sections too. */
export function dropResponses(of: 'page' | 'all') {
  unused = of === 'all' ? [] : unused.filter(({ section }) => section !== PAGE);
}

async function takeResponse(call: Call, askServer: AskServer): Promise<unknown> {
  const index = unused.findIndex((response) => callKey(response) === callKey(call));
  return index < 0 ? askServer() : unused.splice(index, 1)[0]?.data;
}

/** Wraps a client: each preloaded response answers one call, and every other call goes to the server. */
export function preloadedFirst<Api extends object>(
  create: (ports: { adapter?: AxiosAdapter }) => () => Promise<Api>,
): () => Promise<Api> {
  const load = create({});
  return async () => (isServerRendered ? answeredClient(load, takeResponse) : load());
}

/** Returns the result of `read`; null while the page has preloaded responses, which precede what `read` would give. */
export const unlessPreloaded = <Result>(read: () => Result): Result | null => (unused.length > 0 ? null : read());

/** Suspends a component until `ready` while the page has preloaded responses, so that its server-rendered markup stays. */
export function suspendIfPreloaded(ready: () => Promise<unknown>): void {
  if (unused.length > 0) use(ready());
}

/** Delays hydration until a module has loaded that the page was rendered with. */
export async function hydrateAfter(code: Promise<unknown>): Promise<void> {
  loading += 1;
  await code.finally(() => {
    loading -= 1;
  });
}

/** Resolves once a section has used the responses that the server rendered it with. */
export async function sectionSettled(section: string): Promise<void> {
  if (isServerRendered) await settled(() => isUsedUp(section), UNUSED_AFTER_MS);
}

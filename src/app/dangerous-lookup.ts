import { createActor } from 'xstate';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import { wireDangerousLookup } from './wiring/dangerous-lookup.ts';
import { runningServices } from './wiring/services.ts';

/** With a text, it looks for that at once. */
export function startDangerousLookup(text = ''): DangerousLookupRef {
  const actor = createActor(wireDangerousLookup(() => runningServices().api())).start();
  if (text !== '') actor.send({ type: 'lookup.typed', text });
  return actor;
}

let shared: DangerousLookupRef | undefined;

/** The look-up behind the UN boxes of the pages' forms: one page is open at a time. */
export function sharedDangerousLookup(): DangerousLookupRef {
  shared ??= startDangerousLookup();
  return shared;
}

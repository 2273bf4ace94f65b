import { createActor, fromPromise } from 'xstate';
import { CODE } from '#contract/codes.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { toFailure } from '#domain/failure.ts';
import {
  type DangerousLookupRef,
  type DgEntry,
  dangerousLookupMachine,
  type SheetAnswer,
} from '#machines/dangerous-lookup/index.ts';
import type { Api } from '../api/index.ts';
import { currentAddress } from '../browser/query.ts';
import { runningServices } from './wiring/services.ts';

const MOST_MATCHES = 10;

const isUnknown = (error: unknown) => {
  const failure = toFailure(error);
  return failure.kind === 'refused' && (failure.code === CODE.notFound || failure.code === CODE.invalidInput);
};

/** The look-up with its calls in place; each page that offers it starts one of its own. */
export const wireDangerousLookup = (api: () => Promise<Api> = () => runningServices().api()) =>
  dangerousLookupMachine.provide({
    actors: {
      findMatches: fromPromise<readonly DgEntry[], { text: string }>(async ({ input: { text }, signal }) => {
        const keyword = text.trim().slice(0, 60);
        const { items } = await (await api()).dgQuery({ keyword, pageSize: MOST_MATCHES }, { signal, quiet: true });
        return items;
      }),
      readSheet: fromPromise<SheetAnswer, { unNo: string }>(async ({ input, signal }) => {
        try {
          return { outcome: 'found', sheet: await (await api()).dgDetail(input, { signal, quiet: true }) };
        } catch (error) {
          if (isUnknown(error)) return { outcome: 'missing' };
          throw error;
        }
      }),
    },
  });

/** With a text, it looks for that at once. */
export function startDangerousLookup(text = ''): DangerousLookupRef {
  const actor = createActor(wireDangerousLookup()).start();
  if (text !== '') actor.send({ type: 'lookup.typed', text });
  return actor;
}

/** With a number, its sheet is open at once. */
export function startDangerousSheet(unNo: string): DangerousLookupRef {
  const actor = startDangerousLookup();
  if (unNo !== '') actor.send({ type: 'sheet.open', unNo: readUnNumber(unNo) ?? unNo });
  return actor;
}

/** The number or name in the address; without a browser there is none. */
export const askedNumber = () =>
  typeof location === 'undefined' ? '' : (new URLSearchParams(currentAddress().query).get('un')?.slice(0, 60) ?? '');

let shared: DangerousLookupRef | undefined;

/** The look-up behind the UN boxes of the pages' forms: one page is open at a time. */
export function sharedDangerousLookup(): DangerousLookupRef {
  shared ??= startDangerousLookup();
  return shared;
}

import { fromPromise } from 'xstate';
import { CODE } from '#contract/codes.ts';
import { toFailure } from '#domain/failure.ts';
import { type DgEntry, dangerousLookupMachine, type SheetAnswer } from '#machines/dangerous-lookup/index.ts';
import { apiOf } from '#src/app/services.ts';

const MOST_MATCHES = 10;

const isUnknown = (error: unknown) => {
  const failure = toFailure(error);
  return failure.kind === 'refused' && (failure.code === CODE.notFound || failure.code === CODE.invalidInput);
};

/** The look-up with its calls in place; each page that offers it has one of its own. */
export const wireDangerousLookup = () =>
  dangerousLookupMachine.provide({
    actors: {
      findMatches: fromPromise<readonly DgEntry[], { text: string }>(async ({ input: { text }, signal, system }) => {
        const keyword = text.trim().slice(0, 60);
        const { dgQuery } = await apiOf(system);
        return (await dgQuery({ keyword, pageSize: MOST_MATCHES }, { signal })).items;
      }),
      readSheet: fromPromise<SheetAnswer, { unNo: string }>(async ({ input, signal, system }) => {
        try {
          return { outcome: 'found', sheet: await (await apiOf(system)).dgDetail(input, { signal }) };
        } catch (error) {
          if (isUnknown(error)) return { outcome: 'missing' };
          throw error;
        }
      }),
    },
  });

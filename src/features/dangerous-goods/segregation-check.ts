import { fromPromise } from 'xstate';
import { type SegregationAnswer, segregationCheckMachine } from '#machines/segregation-check/index.ts';
import { apiOf } from '#src/app/services.ts';

export const wireSegregationCheck = () =>
  segregationCheckMachine.provide({
    actors: {
      check: fromPromise<SegregationAnswer, { unNos: string[] }>(async ({ input, signal, system }) => {
        const goods = input.unNos.map((unNo) => ({ unNo }));
        return (await apiOf(system)).dgSegregation({ goods }, { signal });
      }),
    },
  });

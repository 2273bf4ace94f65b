import * as v from 'valibot';
import { openingFacts, openingSteps } from '#domain/company/opening.ts';
import { call, operatorCall } from '../call.ts';
import { operatorRole } from '../fields/operator.ts';

export const operatorFirstRun = call({
  ...operatorCall,
  name: 'operatorFirstRun',
  path: '/api-platform/desk/first-run/query',
  auth: 'operator',
  summary: '操作室：开张要办的几件事，哪些已经办好、何时；由数据得出',
  clauses: ['10.2'],
  request: v.strictObject({}),
  answer: v.object({
    steps: v.array(
      v.object({
        step: v.picklist(openingSteps),
        isDone: v.boolean(),
        /** Null when incomplete, or set in the server's settings, which have no date. */
        doneAt: v.nullable(v.number()),
        /** Missing company details; empty for other steps. */
        missing: v.array(v.picklist(openingFacts)),
      }),
    ),
    carriers: v.number(),
    ports: v.number(),
    operators: v.array(v.object({ name: v.string(), roles: v.array(operatorRole) })),
  }),
});
export type OperatorFirstRun = v.InferOutput<typeof operatorFirstRun.answer>;

import { asc, eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { type Constant, constTypeSchema } from '#contract/calls/basic.ts';
import { constants } from '../data/schema/reference.ts';
import type { CallHandlers } from './context.ts';

type ConstantRow = typeof constants.$inferSelect;

const toConstant = (row: ConstantRow): Constant => ({ ...row, constType: parse(constTypeSchema, row.constType) });

export const basicCalls: Pick<CallHandlers, 'constantsByType' | 'constantsList'> = {
  constantsByType: async ({ constType }, { db }) => {
    const rows = await db
      .select()
      .from(constants)
      .where(eq(constants.constType, constType))
      .orderBy(asc(constants.sort), asc(constants.constValue));
    return rows.map(toConstant);
  },

  constantsList: async (_request, { db }) => {
    const rows = await db
      .select()
      .from(constants)
      .orderBy(asc(constants.constType), asc(constants.sort), asc(constants.constValue));
    return rows.map(toConstant);
  },
};

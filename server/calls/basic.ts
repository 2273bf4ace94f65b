import { and, asc, eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { type Constant, constTypeSchema, type supplierRoles } from '#contract/calls/basic.ts';
import { wholeClasses } from '#domain/dangerous-goods/restrictions.ts';
import { isShown } from '../content/shown.ts';
import { carriers, constants, suppliers } from '../data/schema/reference.ts';
import { readRestrictions } from '../restrictions/in-force.ts';
import type { CallHandlers } from './context.ts';

type ConstantRow = typeof constants.$inferSelect;

const toConstant = (row: ConstantRow): Constant => ({ ...row, constType: parse(constTypeSchema, row.constType) });

/** Roles whose list is the carriers'. */
const carrierKinds: Readonly<Partial<Record<(typeof supplierRoles)[number], 'ocean' | 'air'>>> = {
  CARRIER: 'ocean',
  AIRLINE: 'air',
};

export const basicCalls: Pick<CallHandlers, 'constantsByType' | 'constantsList' | 'suppliers'> = {
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

  suppliers: async ({ params: { role } }, { db, clock }) => {
    const kind = carrierKinds[role];
    if (kind !== undefined) {
      const rows = await db.select().from(carriers).where(eq(carriers.kind, kind)).orderBy(asc(carriers.sort));
      const restrictions = await readRestrictions(db, clock.now());
      return rows.map(({ code, nameCn }) => ({
        id: code,
        role,
        name: nameCn,
        code,
        cityCode: null,
        dgRejectClasses: wholeClasses(restrictions.of('carrier', code)),
      }));
    }
    const rows = await db
      .select()
      .from(suppliers)
      .where(and(eq(suppliers.role, role), isShown(suppliers, clock.now())))
      .orderBy(asc(suppliers.sort), asc(suppliers.id));
    return rows.map(({ id, name, carrierCode, cityCode }) => ({
      id,
      role,
      name,
      code: carrierCode,
      cityCode,
      dgRejectClasses: [],
    }));
  },
};

import { and, asc, eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { type Constant, constTypeSchema, type supplierRoles } from '#contract/calls/basic.ts';
import { alwaysRefusedClasses } from '#domain/dangerous-goods/restrictions.ts';
import { isShown } from '../content/shown.ts';
import type { Database } from '../data/connect.ts';
import { carriers, constants, suppliers } from '../data/schema/reference.ts';
import { isOwnCarrier } from '../market/own-carriers.ts';
import { readRestrictions } from '../restrictions/in-force.ts';
import type { CallHandlers } from './context.ts';

type ConstantRow = typeof constants.$inferSelect;

const toConstant = (row: ConstantRow): Constant => ({ ...row, constType: parse(constTypeSchema, row.constType) });

/** Roles listed from the carriers. */
const carrierKinds: Readonly<Partial<Record<(typeof supplierRoles)[number], 'ocean' | 'air'>>> = {
  CARRIER: 'ocean',
  AIRLINE: 'air',
};

const cached = new WeakMap<Database, Promise<Constant[]>>();

/** Cached: the constants belong to the release, which writes them before the server answers. */
function readConstants(db: Database): Promise<Constant[]> {
  const known = cached.get(db);
  if (known !== undefined) return known;
  const reading = db
    .select()
    .from(constants)
    .orderBy(asc(constants.constType), asc(constants.sort), asc(constants.constValue))
    .then((rows) => rows.map(toConstant));
  cached.set(db, reading);
  reading.catch(() => cached.delete(db));
  return reading;
}

export const basicCalls: Pick<CallHandlers, 'constantsByType' | 'constantsList' | 'suppliers'> = {
  constantsByType: async ({ constType }, { db }) =>
    (await readConstants(db)).filter((constant) => constant.constType === constType),

  constantsList: (_request, { db }) => readConstants(db),

  suppliers: async ({ params: { role } }, { db, clock }) => {
    const kind = carrierKinds[role];
    if (kind !== undefined) {
      const rows = await db
        .select({ code: carriers.code, nameCn: carriers.nameCn, isOwn: isOwnCarrier(db) })
        .from(carriers)
        .where(eq(carriers.kind, kind))
        .orderBy(asc(carriers.sort));
      const restrictions = await readRestrictions(db, clock.now());
      return rows.map(({ code, nameCn, isOwn }) => ({
        id: code,
        role,
        name: nameCn,
        code,
        cityCode: null,
        isOwn,
        dgRejectClasses: alwaysRefusedClasses(restrictions.of('carrier', code)),
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

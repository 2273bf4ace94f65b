import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  compatibilityGroups,
  limitedScopes,
  packingGroups,
  restrictedParties,
} from '#domain/dangerous-goods/restrictions.ts';
import { moment } from './columns.ts';

/** Goods a carrier, port or vessel refuses, with the validity. All named conditions must match. */
export const restrictions = pgTable(
  'restrictions',
  {
    id: text().primaryKey(),
    partyKind: text('party_kind', { enum: restrictedParties }).notNull(),
    /** Code of a carrier, port or airport; a vessel is identified by name. */
    partyCode: text('party_code').notNull(),
    dgClass: text('dg_class'),
    unNo: text('un_no'),
    packingGroup: text('packing_group', { enum: packingGroups }),
    subsidiaryClass: text('subsidiary_class'),
    compatibilityGroup: text('compatibility_group', { enum: compatibilityGroups }),
    specialProvision: text('special_provision'),
    /** Applies to limited quantities only, or to all others; null for both. */
    limitedQuantity: text('limited_quantity', { enum: limitedScopes }),
    /** Gross kilograms per goods line; heavier lines are refused. */
    limitKg: integer('limit_kg'),
    source: text().notNull(),
    validFrom: moment('valid_from').notNull(),
    /** Null while unlimited. */
    validTo: moment('valid_to'),
    version: integer().notNull(),
    /** Null while as seeded; only then may seeding replace it. */
    editedBy: text('edited_by'),
    editedAt: moment('edited_at'),
  },
  (table) => [
    index('restrictions_party').on(table.partyKind, table.partyCode),
    index('restrictions_valid').on(table.validFrom, table.validTo),
  ],
);

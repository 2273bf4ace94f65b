import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  compatibilityGroups,
  limitedScopes,
  packingGroups,
  restrictedParties,
} from '#domain/dangerous-goods/restrictions.ts';
import { moment } from './columns.ts';

/** What a carrier, a port or a vessel does not take, and from when to when; what is named of the goods has to hold together. */
export const restrictions = pgTable(
  'restrictions',
  {
    id: text().primaryKey(),
    partyKind: text('party_kind', { enum: restrictedParties }).notNull(),
    /** Of a carrier, a port or an airport; a vessel goes by its name. */
    partyCode: text('party_code').notNull(),
    dgClass: text('dg_class'),
    unNo: text('un_no'),
    packingGroup: text('packing_group', { enum: packingGroups }),
    subsidiaryClass: text('subsidiary_class'),
    compatibilityGroup: text('compatibility_group', { enum: compatibilityGroups }),
    specialProvision: text('special_provision'),
    /** Limited quantities alone, or everything but them; null for both. */
    limitedQuantity: text('limited_quantity', { enum: limitedScopes }),
    /** Gross kilograms of one line of goods: what weighs more is refused. */
    limitKg: integer('limit_kg'),
    source: text().notNull(),
    validFrom: moment('valid_from').notNull(),
    /** Null while nobody has ended it. */
    validTo: moment('valid_to'),
    version: integer().notNull(),
    /** Null where it is as the seed brought it: only such a row may the seed replace. */
    editedBy: text('edited_by'),
    editedAt: moment('edited_at'),
  },
  (table) => [
    index('restrictions_party').on(table.partyKind, table.partyCode),
    index('restrictions_valid').on(table.validFrom, table.validTo),
  ],
);

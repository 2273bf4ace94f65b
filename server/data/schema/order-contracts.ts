import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { conclusionStates, contractMethods } from '#domain/contracts/contract.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** Each conclusion of an order's contract and charge agreement. */
export const orderContracts = pgTable(
  'order_contracts',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    no: integer().notNull(),
    method: text({ enum: contractMethods }).notNull(),
    state: text({ enum: conclusionStates }).notNull(),
    startedBy: text('started_by')
      .notNull()
      .references(() => users.id),
    startedAt: moment('started_at').notNull(),
    concludedAt: moment('concluded_at'),
    /** Signer and represented company, as they were at the time. */
    signerName: text('signer_name').notNull(),
    company: text().notNull(),
    contractVersion: text('contract_version').notNull(),
    chargeVersion: text('charge_version').notNull(),
    /** The agreed documents, byte for byte. */
    contractFileId: text('contract_file_id').notNull(),
    chargeFileId: text('charge_file_id').notNull(),
    /** Flow id and signing URL at the e-signature service. */
    flowId: text('flow_id'),
    signUrl: text('sign_url'),
    /** Reason of the rejection. */
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.no] }),
    uniqueIndex('order_contracts_flow').on(table.flowId),
    uniqueIndex('order_contracts_signing').on(table.orderNo).where(sql`${table.state} = 'signing'`),
    index('order_contracts_started_by').on(table.startedBy),
  ],
);

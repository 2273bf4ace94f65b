import * as desk from './calls/desk.ts';
import * as deskAmendments from './calls/desk-amendments.ts';
import { deskPapers } from './calls/desk-papers.ts';
import * as deskPeople from './calls/desk-people.ts';
import * as deskRates from './calls/desk-rates.ts';
import * as outdoor from './calls/outdoor.ts';
import * as user from './calls/user.ts';
import { deskTable } from './desk-table.ts';
import { siteTable } from './site-table.ts';

/** All calls of the product, from which server, OpenAPI document and fuzz tests are derived. */
export const table = {
  ...siteTable,
  ...deskTable,
  partnerTicket: user.partnerTicket,
  procurementOrder: outdoor.procurementOrder,
  deskStaff: deskPeople.deskStaff,
  deskWaiting: desk.deskWaiting,
  deskRatesPreview: deskRates.deskRatesPreview,
  deskRatesPublish: deskRates.deskRatesPublish,
  deskRatesRollback: deskRates.deskRatesRollback,
  deskRatesWithdraw: deskRates.deskRatesWithdraw,
  deskRatesVersions: deskRates.deskRatesVersions,
  deskRatesExport: deskRates.deskRatesExport,
  deskRatesTemplate: deskRates.deskRatesTemplate,
  deskAmendments: deskAmendments.deskAmendments,
  deskPapers,
} as const;

export type CallName = keyof typeof table;
export type Table = typeof table;

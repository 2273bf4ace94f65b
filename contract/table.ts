import * as operator from './calls/operator.ts';
import * as operatorAmendments from './calls/operator-amendments.ts';
import { operatorPapers } from './calls/operator-papers.ts';
import * as operatorPeople from './calls/operator-people.ts';
import * as outdoor from './calls/outdoor.ts';
import * as user from './calls/user.ts';
import { operatorTable } from './operator-table.ts';
import { siteTable } from './site-table.ts';

/** All calls of the product, from which server, OpenAPI document and fuzz tests are derived. */
export const table = {
  ...siteTable,
  ...operatorTable,
  partnerTicket: user.partnerTicket,
  procurementOrder: outdoor.procurementOrder,
  operatorStaff: operatorPeople.operatorStaff,
  operatorBackup: operatorPeople.operatorBackup,
  operatorWaiting: operator.operatorWaiting,
  operatorAmendments: operatorAmendments.operatorAmendments,
  operatorPapers,
} as const;

export type CallName = keyof typeof table;
export type Table = typeof table;

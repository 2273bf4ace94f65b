import * as desk from './calls/desk.ts';
import * as deskOrders from './calls/desk-orders.ts';
import * as deskPeople from './calls/desk-people.ts';
import * as orderPapers from './calls/order-papers.ts';

/** What the operator room asks. */
export const deskTable = {
  deskPassword: deskPeople.deskPassword,
  deskCode: deskPeople.deskCode,
  deskSession: deskPeople.deskSession,
  deskSignOut: deskPeople.deskSignOut,
  deskOrders: desk.deskOrders,
  deskOrderQueue: deskOrders.deskOrderQueue,
  deskOrderSheet: deskOrders.deskOrderSheet,
  deskPaperDecision: orderPapers.deskPaperDecision,
  deskPaperFile: orderPapers.deskPaperFile,
} as const;

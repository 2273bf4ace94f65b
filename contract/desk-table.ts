import * as desk from './calls/desk.ts';
import * as deskAmendments from './calls/desk-amendments.ts';
import * as deskMessages from './calls/desk-messages.ts';
import * as deskOrders from './calls/desk-orders.ts';
import * as deskPapers from './calls/desk-papers.ts';
import * as deskPeople from './calls/desk-people.ts';

/** What the operator room asks. */
export const deskTable = {
  deskPassword: deskPeople.deskPassword,
  deskCode: deskPeople.deskCode,
  deskSession: deskPeople.deskSession,
  deskSignOut: deskPeople.deskSignOut,
  deskOrders: desk.deskOrders,
  deskOrderQueue: deskOrders.deskOrderQueue,
  deskOrderSheet: deskOrders.deskOrderSheet,
  deskMessages: deskMessages.deskMessages,
  deskSendMessage: deskMessages.deskSendMessage,
  deskPaperDecision: deskPapers.deskPaperDecision,
  deskAmendmentDecision: deskAmendments.deskAmendmentDecision,
  deskDraftBill: deskPapers.deskDraftBill,
  deskPaperFile: deskPapers.deskPaperFile,
} as const;

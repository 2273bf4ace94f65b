import * as desk from './calls/desk.ts';
import * as deskAmendments from './calls/desk-amendments.ts';
import * as deskContent from './calls/desk-content.ts';
import * as deskMessages from './calls/desk-messages.ts';
import * as deskOrders from './calls/desk-orders.ts';
import * as deskPapers from './calls/desk-papers.ts';
import * as deskPeople from './calls/desk-people.ts';
import * as deskRates from './calls/desk-rates.ts';
import * as deskVerification from './calls/desk-verifications.ts';

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
  deskVerifications: desk.deskVerifications,
  deskVerificationQueue: deskVerification.deskVerificationQueue,
  deskVerificationSheet: deskVerification.deskVerificationSheet,
  deskLicence: deskVerification.deskLicence,
  deskRatesVersions: deskRates.deskRatesVersions,
  deskRatesPreview: deskRates.deskRatesPreview,
  deskRatesPublish: deskRates.deskRatesPublish,
  deskRatesRollback: deskRates.deskRatesRollback,
  deskRatesExport: deskRates.deskRatesExport,
  deskRatesTemplate: deskRates.deskRatesTemplate,
  deskContentQuery: deskContent.deskContentQuery,
  deskContentRead: deskContent.deskContentRead,
  deskContentSave: deskContent.deskContentSave,
  deskContentPublish: deskContent.deskContentPublish,
  deskContentWithdraw: deskContent.deskContentWithdraw,
  deskContentUpload: deskContent.deskContentUpload,
} as const;

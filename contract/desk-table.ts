import * as desk from './calls/desk.ts';
import * as deskAmendments from './calls/desk-amendments.ts';
import * as deskCancellations from './calls/desk-cancellations.ts';
import * as deskCodes from './calls/desk-codes.ts';
import * as deskCompany from './calls/desk-company.ts';
import * as deskContent from './calls/desk-content.ts';
import { deskCounts } from './calls/desk-counts.ts';
import * as deskEnquiry from './calls/desk-enquiries.ts';
import { deskFirstRun } from './calls/desk-first-run.ts';
import * as deskInvoice from './calls/desk-invoices.ts';
import * as deskLead from './calls/desk-leads.ts';
import * as deskMessages from './calls/desk-messages.ts';
import * as deskOrders from './calls/desk-orders.ts';
import { deskOutbox, deskOutboxRetry } from './calls/desk-outbox.ts';
import * as deskPapers from './calls/desk-papers.ts';
import * as deskPeople from './calls/desk-people.ts';
import { deskAwardQuote } from './calls/desk-quotes.ts';
import * as deskRates from './calls/desk-rates.ts';
import * as deskRestrictions from './calls/desk-restrictions.ts';
import * as deskSchedules from './calls/desk-schedules.ts';
import * as deskStaff from './calls/desk-staff.ts';
import * as deskVehicles from './calls/desk-vehicles.ts';
import * as deskVerification from './calls/desk-verifications.ts';

export const deskTable = {
  deskPassword: deskPeople.deskPassword,
  deskCode: deskPeople.deskCode,
  deskSession: deskPeople.deskSession,
  deskSignOut: deskPeople.deskSignOut,
  deskLeave: deskPeople.deskLeave,
  deskFirstRun,
  deskCounts,
  deskAudit: deskPeople.deskAudit,
  deskStaffList: deskStaff.deskStaffList,
  deskStaffAdd: deskStaff.deskStaffAdd,
  deskStaffReset: deskStaff.deskStaffReset,
  deskStaffRoles: deskStaff.deskStaffRoles,
  deskStaffAccess: deskStaff.deskStaffAccess,
  deskOutbox,
  deskOutboxRetry,
  deskCompany: deskCompany.deskCompany,
  deskCompanySave: deskCompany.deskCompanySave,
  deskCompanyLogo: deskCompany.deskCompanyLogo,
  deskCodes: deskCodes.deskCodes,
  deskCodeSave: deskCodes.deskCodeSave,
  deskOrders: desk.deskOrders,
  deskOrderUndo: desk.deskOrderUndo,
  deskOrderQueue: deskOrders.deskOrderQueue,
  deskOrderSheet: deskOrders.deskOrderSheet,
  deskVehicles: deskVehicles.deskVehicles,
  deskVehicleSave: deskVehicles.deskVehicleSave,
  deskMessages: deskMessages.deskMessages,
  deskSendMessage: deskMessages.deskSendMessage,
  deskPaperDecision: deskPapers.deskPaperDecision,
  deskAmendmentDecision: deskAmendments.deskAmendmentDecision,
  deskCancellationAnswer: deskCancellations.deskCancellationAnswer,
  deskCancellationOffer: deskCancellations.deskCancellationOffer,
  deskDraftBill: deskPapers.deskDraftBill,
  deskPaperFile: deskPapers.deskPaperFile,
  deskEnquiries: desk.deskEnquiries,
  deskEnquiryQueue: deskEnquiry.deskEnquiryQueue,
  deskEnquirySheet: deskEnquiry.deskEnquirySheet,
  deskEnquiryPreview: deskEnquiry.deskEnquiryPreview,
  deskFile: desk.deskFile,
  deskInvoices: deskInvoice.deskInvoices,
  deskInvoiceSheet: deskInvoice.deskInvoiceSheet,
  deskInvoiceIssue: deskInvoice.deskInvoiceIssue,
  deskInvoiceFile: deskInvoice.deskInvoiceFile,
  deskInvoiceRefusal: deskInvoice.deskInvoiceRefusal,
  deskLeads: deskLead.deskLeads,
  deskLeadQueue: deskLead.deskLeadQueue,
  deskLeadSheet: deskLead.deskLeadSheet,
  deskVerifications: desk.deskVerifications,
  deskVerificationQueue: deskVerification.deskVerificationQueue,
  deskVerificationSheet: deskVerification.deskVerificationSheet,
  deskLicence: deskVerification.deskLicence,
  deskRatesVersions: deskRates.deskRatesVersions,
  deskRatesPreview: deskRates.deskRatesPreview,
  deskRatesPublish: deskRates.deskRatesPublish,
  deskRatesRollback: deskRates.deskRatesRollback,
  deskRatesWithdraw: deskRates.deskRatesWithdraw,
  deskRatesExport: deskRates.deskRatesExport,
  deskRatesTemplate: deskRates.deskRatesTemplate,
  deskSchedulesVersions: deskSchedules.deskSchedulesVersions,
  deskSchedulesPreview: deskSchedules.deskSchedulesPreview,
  deskSchedulesPublish: deskSchedules.deskSchedulesPublish,
  deskSchedulesRollback: deskSchedules.deskSchedulesRollback,
  deskSchedulesWithdraw: deskSchedules.deskSchedulesWithdraw,
  deskSchedulesExport: deskSchedules.deskSchedulesExport,
  deskSchedulesTemplate: deskSchedules.deskSchedulesTemplate,
  deskRestrictions: deskRestrictions.deskRestrictions,
  deskRestrictionConsider: deskRestrictions.deskRestrictionConsider,
  deskRestrictionSave: deskRestrictions.deskRestrictionSave,
  deskRestrictionEnd: deskRestrictions.deskRestrictionEnd,
  deskContentQuery: deskContent.deskContentQuery,
  deskContentRead: deskContent.deskContentRead,
  deskContentSave: deskContent.deskContentSave,
  deskContentPreview: deskContent.deskContentPreview,
  deskContentPublish: deskContent.deskContentPublish,
  deskContentWithdraw: deskContent.deskContentWithdraw,
  deskContentUpload: deskContent.deskContentUpload,
  deskQuoteCertificate: deskContent.deskQuoteCertificate,
  deskAwardQuote,
} as const;

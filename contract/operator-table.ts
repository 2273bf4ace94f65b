import * as operator from './calls/operator.ts';
import * as operatorAmendments from './calls/operator-amendments.ts';
import * as operatorCancellations from './calls/operator-cancellations.ts';
import * as operatorCodes from './calls/operator-codes.ts';
import * as operatorCompany from './calls/operator-company.ts';
import * as operatorContent from './calls/operator-content.ts';
import { operatorCounts } from './calls/operator-counts.ts';
import * as operatorEnquiry from './calls/operator-enquiries.ts';
import { operatorFirstRun } from './calls/operator-first-run.ts';
import * as operatorImports from './calls/operator-imports.ts';
import * as operatorInvoice from './calls/operator-invoices.ts';
import * as operatorLead from './calls/operator-leads.ts';
import * as operatorMessages from './calls/operator-messages.ts';
import * as operatorMilestones from './calls/operator-milestones.ts';
import * as operatorOrderFile from './calls/operator-order-file.ts';
import * as operatorOrders from './calls/operator-orders.ts';
import { operatorOutbox, operatorOutboxRetry } from './calls/operator-outbox.ts';
import * as operatorPapers from './calls/operator-papers.ts';
import * as operatorPeople from './calls/operator-people.ts';
import { operatorAwardQuote } from './calls/operator-quotes.ts';
import * as operatorRestrictions from './calls/operator-restrictions.ts';
import * as operatorStaff from './calls/operator-staff.ts';
import * as operatorVehicles from './calls/operator-vehicles.ts';
import * as operatorVerification from './calls/operator-verifications.ts';

export const operatorTable = {
  operatorPassword: operatorPeople.operatorPassword,
  operatorCode: operatorPeople.operatorCode,
  operatorSession: operatorPeople.operatorSession,
  operatorSignOut: operatorPeople.operatorSignOut,
  operatorLeave: operatorPeople.operatorLeave,
  operatorFirstRun,
  operatorCounts,
  operatorAudit: operatorPeople.operatorAudit,
  operatorStaffList: operatorStaff.operatorStaffList,
  operatorStaffAdd: operatorStaff.operatorStaffAdd,
  operatorStaffReset: operatorStaff.operatorStaffReset,
  operatorStaffRoles: operatorStaff.operatorStaffRoles,
  operatorStaffAccess: operatorStaff.operatorStaffAccess,
  operatorOutbox,
  operatorOutboxRetry,
  operatorCompany: operatorCompany.operatorCompany,
  operatorCompanySave: operatorCompany.operatorCompanySave,
  operatorCompanyLogo: operatorCompany.operatorCompanyLogo,
  operatorCodes: operatorCodes.operatorCodes,
  operatorCodeSave: operatorCodes.operatorCodeSave,
  operatorOrders: operator.operatorOrders,
  operatorOrderUndo: operator.operatorOrderUndo,
  operatorOrderQueue: operatorOrders.operatorOrderQueue,
  operatorOrderSheet: operatorOrders.operatorOrderSheet,
  operatorNumbers: operatorOrders.operatorNumbers,
  operatorMilestone: operatorMilestones.operatorMilestone,
  operatorOrderFilePreview: operatorOrderFile.operatorOrderFilePreview,
  operatorOrderFileRecord: operatorOrderFile.operatorOrderFileRecord,
  operatorOrderFileTemplate: operatorOrderFile.operatorOrderFileTemplate,
  carrierEvents: operatorMilestones.carrierEvents,
  operatorVehicles: operatorVehicles.operatorVehicles,
  operatorVehicleSave: operatorVehicles.operatorVehicleSave,
  operatorMessages: operatorMessages.operatorMessages,
  operatorSendMessage: operatorMessages.operatorSendMessage,
  operatorPaperDecision: operatorPapers.operatorPaperDecision,
  operatorAmendmentDecision: operatorAmendments.operatorAmendmentDecision,
  operatorCancellationAnswer: operatorCancellations.operatorCancellationAnswer,
  operatorCancellationOffer: operatorCancellations.operatorCancellationOffer,
  operatorDraftBill: operatorPapers.operatorDraftBill,
  operatorPaperFile: operatorPapers.operatorPaperFile,
  operatorEnquiries: operator.operatorEnquiries,
  operatorEnquiryQueue: operatorEnquiry.operatorEnquiryQueue,
  operatorEnquirySheet: operatorEnquiry.operatorEnquirySheet,
  operatorEnquiryPreview: operatorEnquiry.operatorEnquiryPreview,
  operatorFile: operator.operatorFile,
  operatorInvoices: operatorInvoice.operatorInvoices,
  operatorInvoiceSheet: operatorInvoice.operatorInvoiceSheet,
  operatorInvoiceIssue: operatorInvoice.operatorInvoiceIssue,
  operatorInvoiceFile: operatorInvoice.operatorInvoiceFile,
  operatorInvoiceRefusal: operatorInvoice.operatorInvoiceRefusal,
  operatorLeads: operatorLead.operatorLeads,
  operatorLeadQueue: operatorLead.operatorLeadQueue,
  operatorLeadSheet: operatorLead.operatorLeadSheet,
  operatorVerifications: operator.operatorVerifications,
  operatorVerificationQueue: operatorVerification.operatorVerificationQueue,
  operatorVerificationSheet: operatorVerification.operatorVerificationSheet,
  operatorLicence: operatorVerification.operatorLicence,
  operatorImportVersions: operatorImports.operatorImportVersions,
  operatorImportPreview: operatorImports.operatorImportPreview,
  operatorImportPublish: operatorImports.operatorImportPublish,
  operatorImportRollback: operatorImports.operatorImportRollback,
  operatorImportWithdraw: operatorImports.operatorImportWithdraw,
  operatorImportExport: operatorImports.operatorImportExport,
  operatorImportTemplate: operatorImports.operatorImportTemplate,
  operatorRestrictions: operatorRestrictions.operatorRestrictions,
  operatorRestrictionConsider: operatorRestrictions.operatorRestrictionConsider,
  operatorRestrictionSave: operatorRestrictions.operatorRestrictionSave,
  operatorRestrictionEnd: operatorRestrictions.operatorRestrictionEnd,
  operatorContentQuery: operatorContent.operatorContentQuery,
  operatorContentRead: operatorContent.operatorContentRead,
  operatorContentSave: operatorContent.operatorContentSave,
  operatorContentPreview: operatorContent.operatorContentPreview,
  operatorContentPublish: operatorContent.operatorContentPublish,
  operatorContentWithdraw: operatorContent.operatorContentWithdraw,
  operatorContentUpload: operatorContent.operatorContentUpload,
  operatorQuoteCertificate: operatorContent.operatorQuoteCertificate,
  operatorAwardQuote,
} as const;

import * as addressBook from './calls/address-book.ts';
import * as amendments from './calls/amendments.ts';
import * as auth from './calls/auth.ts';
import * as basic from './calls/basic.ts';
import * as calendar from './calls/calendar.ts';
import * as cancellations from './calls/cancellations.ts';
import { chargeAgreement } from './calls/charge-agreement.ts';
import * as cms from './calls/cms.ts';
import * as contracts from './calls/contracts.ts';
import { orderDocument } from './calls/documents.ts';
import * as drafts from './calls/drafts.ts';
import * as ecommerce from './calls/ecommerce.ts';
import * as enterprise from './calls/enterprise.ts';
import * as files from './calls/files.ts';
import * as invoices from './calls/invoices.ts';
import * as item from './calls/item.ts';
import * as locations from './calls/locations.ts';
import * as mars from './calls/mars.ts';
import * as members from './calls/members.ts';
import { modeAdvice } from './calls/mode-advice.ts';
import * as notices from './calls/notices.ts';
import * as orderMessages from './calls/order-messages.ts';
import { seeMilestones } from './calls/order-milestones.ts';
import * as orderPapers from './calls/order-papers.ts';
import * as templates from './calls/order-templates.ts';
import * as orders from './calls/orders.ts';
import * as outdoor from './calls/outdoor.ts';
import * as ownAccount from './calls/own-account.ts';
import * as platform from './calls/platform.ts';
import * as puds from './calls/puds.ts';
import * as purchase from './calls/purchase.ts';
import { serviceMail } from './calls/service-mail.ts';
import * as shares from './calls/shares.ts';
import * as user from './calls/user.ts';
import { signInHistory } from './calls/user-sessions.ts';
import * as workplaces from './calls/workplace.ts';
import { airPrices } from './services/air-prices.ts';
import { stuffingPrices } from './services/cfs-prices.ts';
import { domesticPrices } from './services/domestic-prices.ts';
import { flexitankPrices } from './services/flexitank-prices.ts';
import { lclPrices } from './services/lcl-prices.ts';
import { railPrices } from './services/rail-prices.ts';
import { tankFind } from './services/tank-fleet.ts';
import { tankPrices, tankYards } from './services/tank-prices.ts';
import { warehouseQuery } from './services/warehouse-list.ts';

export const siteTable = {
  passwordLogin: user.passwordLogin,
  smsLogin: user.smsLogin,
  register: user.register,
  ticketLogin: user.ticketLogin,
  getUserInfo: user.getUserInfo,
  logout: user.logout,
  changePassword: user.changePassword,
  userCentreTicket: user.userCentreTicket,
  getProfile: user.getProfile,
  saveProfile: user.saveProfile,
  querySessions: user.querySessions,
  signInHistory,
  endSessions: user.endSessions,
  exportAccount: ownAccount.exportAccount,
  closeAccount: ownAccount.closeAccount,
  sendSms: user.sendSms,
  sendSmsWithCaptcha: user.sendSmsWithCaptcha,
  enterpriseInfo: enterprise.enterpriseInfo,
  agreeProtocol: enterprise.agreeProtocol,
  enterpriseDetail: enterprise.enterpriseDetail,
  enterpriseVerify: enterprise.enterpriseVerify,
  verification: enterprise.verification,
  noticeChoices: notices.noticeChoices,
  saveNoticeChoices: notices.saveNoticeChoices,
  members: members.members,
  invitation: members.invitation,
  inviteMember: members.inviteMember,
  joinEnterprise: members.joinEnterprise,
  decideRequest: members.decideRequest,
  leaveEnterprise: members.leaveEnterprise,
  changeRole: members.changeRole,
  addressBookQuery: addressBook.addressBookQuery,
  addressBookSave: addressBook.addressBookSave,
  addressBookRemove: addressBook.addressBookRemove,
  upload: files.upload,
  download: files.download,
  licenceOcr: files.licenceOcr,
  captchaGet: auth.captchaGet,
  captchaGetByPost: auth.captchaGetByPost,
  captchaCheck: auth.captchaCheck,
  serviceMail,
  constantsByType: basic.constantsByType,
  constantsList: basic.constantsList,
  suppliers: basic.suppliers,
  cityPage: locations.cityPage,
  carousel: locations.carousel,
  minimumPrices: item.minimumPrices,
  sellingPrices: item.sellingPrices,
  airPrices,
  domesticPrices,
  flexitankPrices,
  lclPrices,
  modeAdvice,
  railPrices,
  tankFind,
  stuffingPrices,
  tankPrices,
  tankYards,
  feePage: item.feePage,
  priceTrend: item.priceTrend,
  sailSchedule: ecommerce.sailSchedule,
  placeEnquiry: ecommerce.placeEnquiry,
  enquiryList: ecommerce.enquiryList,
  enquiry: ecommerce.enquiry,
  acceptEnquiry: orders.acceptEnquiry,
  share: shares.share,
  sharedContent: shares.sharedContent,
  shareList: shares.shareList,
  revokeShare: shares.revokeShare,
  chargeAgreement,
  quote: orders.quote,
  placeOrder: orders.placeOrder,
  orderList: orders.orderList,
  order: orders.order,
  cancelOrder: orders.cancelOrder,
  workplace: workplaces.workplace,
  centreCounts: workplaces.centreCounts,
  agenda: calendar.agenda,
  calendarFeed: calendar.calendarFeed,
  makeCalendarFeed: calendar.makeCalendarFeed,
  revokeCalendarFeed: calendar.revokeCalendarFeed,
  amendOrder: amendments.amendOrder,
  withdrawAmendment: amendments.withdrawAmendment,
  askCancellation: cancellations.askCancellation,
  withdrawCancellation: cancellations.withdrawCancellation,
  acceptCancellation: cancellations.acceptCancellation,
  handInPaper: orderPapers.handInPaper,
  handInMass: orderPapers.handInMass,
  handInInstruction: orderPapers.handInInstruction,
  nameVehicles: orderPapers.nameVehicles,
  answerDraft: orderPapers.answerDraft,
  seeMilestones,
  orderMessages: orderMessages.orderMessages,
  sendOrderMessage: orderMessages.sendOrderMessage,
  orderDocument,
  contractList: contracts.contractList,
  orderContract: contracts.orderContract,
  concludeContract: contracts.concludeContract,
  contractDocument: contracts.contractDocument,
  requestInvoice: invoices.requestInvoice,
  invoiceList: invoices.invoiceList,
  draftList: drafts.draftList,
  saveDraft: drafts.saveDraft,
  removeDraft: drafts.removeDraft,
  templateList: templates.templateList,
  saveTemplate: templates.saveTemplate,
  removeTemplate: templates.removeTemplate,
  wholeVehicleOrders: mars.wholeVehicleOrders,
  dgQuery: puds.dgQuery,
  dgDetail: puds.dgDetail,
  dgEntries: puds.dgEntries,
  dgSegregation: puds.dgSegregation,
  warehouseQuery,
  newsQuery: cms.newsQuery,
  newsItem: cms.newsItem,
  activityQuery: cms.activityQuery,
  activityItem: cms.activityItem,
  helpTree: cms.helpTree,
  helpArticle: cms.helpArticle,
  leads: cms.leads,
  procurementQuery: outdoor.procurementQuery,
  procurementItem: outdoor.procurementItem,
  supplierQuote: outdoor.supplierQuote,
  procurementQuotes: outdoor.procurementQuotes,
  publishRequest: purchase.publishRequest,
  ownPosts: purchase.ownPosts,
  openPost: purchase.openPost,
  revokePost: purchase.revokePost,
  awardQuote: purchase.awardQuote,
  batchCertificate: purchase.batchCertificate,
  quoteCertificate: purchase.quoteCertificate,
  supplierQuoteFile: purchase.supplierQuoteFile,
  postFile: purchase.postFile,
  siteConfig: platform.siteConfig,
  statistics: platform.statistics,
  clientReport: platform.clientReport,
} as const;

export type SiteTable = typeof siteTable;

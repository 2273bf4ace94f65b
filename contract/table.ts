import * as auth from './calls/auth.ts';
import * as basic from './calls/basic.ts';
import * as cms from './calls/cms.ts';
import * as ecommerce from './calls/ecommerce.ts';
import * as item from './calls/item.ts';
import * as outdoor from './calls/outdoor.ts';
import * as places from './calls/places.ts';
import * as platform from './calls/platform.ts';
import * as puds from './calls/puds.ts';
import { serviceMail } from './calls/service-mail.ts';
import * as user from './calls/user.ts';

/** Every call of the product, once. Client, server, OpenAPI document and fuzz tests are derived from it. */
export const table = {
  passwordLogin: user.passwordLogin,
  smsLogin: user.smsLogin,
  register: user.register,
  ticketLogin: user.ticketLogin,
  getUserInfo: user.getUserInfo,
  logout: user.logout,
  changePassword: user.changePassword,
  userCentreTicket: user.userCentreTicket,
  partnerTicket: user.partnerTicket,
  getProfile: user.getProfile,
  saveProfile: user.saveProfile,
  querySessions: user.querySessions,
  endSessions: user.endSessions,
  sendSms: user.sendSms,
  sendSmsWithCaptcha: user.sendSmsWithCaptcha,
  enterpriseInfo: user.enterpriseInfo,
  captchaGet: auth.captchaGet,
  captchaGetByPost: auth.captchaGetByPost,
  captchaCheck: auth.captchaCheck,
  serviceMail,
  constantsByType: basic.constantsByType,
  constantsList: basic.constantsList,
  suppliers: basic.suppliers,
  cityPage: places.cityPage,
  carousel: places.carousel,
  minimumPrices: item.minimumPrices,
  sellingPrices: item.sellingPrices,
  feePage: item.feePage,
  priceTrend: item.priceTrend,
  sailSchedule: ecommerce.sailSchedule,
  placeEnquiry: ecommerce.placeEnquiry,
  enquiryList: ecommerce.enquiryList,
  enquiry: ecommerce.enquiry,
  share: ecommerce.share,
  sharedContent: ecommerce.sharedContent,
  dgQuery: puds.dgQuery,
  dgDetail: puds.dgDetail,
  dgSegregation: puds.dgSegregation,
  newsQuery: cms.newsQuery,
  newsItem: cms.newsItem,
  activityQuery: cms.activityQuery,
  activityItem: cms.activityItem,
  helpTree: cms.helpTree,
  helpArticle: cms.helpArticle,
  procurementQuery: outdoor.procurementQuery,
  procurementItem: outdoor.procurementItem,
  siteConfig: platform.siteConfig,
  clientReport: platform.clientReport,
} as const;

export type CallName = keyof typeof table;
export type Table = typeof table;

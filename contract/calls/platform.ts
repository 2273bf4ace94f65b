import * as v from 'valibot';
import { call } from '../call.ts';
import { boxesResponse } from '../fields/market.ts';

const address = v.nullable(v.string());

export const siteConfigSchema = v.object({
  brand: v.object({ name: v.string(), latinName: v.string(), company: v.string(), logo: address }),
  /** Addresses of clause 3.16; null when the embedded server provides the function itself. */
  addresses: v.object({
    userCentre: v.string(),
    freight: address,
    consolidation: address,
    newsCentre: address,
    marketData: address,
    maps: address,
    miniProgram: v.string(),
  }),
  friendlyLinks: v.array(v.object({ name: v.string(), url: v.string() })),
  hotlines: v.object({ service: v.string(), emergency: v.string() }),
  /** Company address; empty when not configured. */
  address: v.string(),
  /** Registration numbers; empty when not configured. */
  filings: v.object({
    icp: v.string(),
    police: v.string(),
    chemicalsLicence: v.string(),
    nvocc: v.string(),
    roadTransport: v.string(),
  }),
  specialEnterpriseCode: v.nullable(v.string()),
  /** Token in links to the user centre: a one-time ticket, or the access token for back ends without a ticket call. */
  userCentreToken: v.optional(v.picklist(['ticket', 'access']), 'ticket'),
  customerManager: v.nullable(v.object({ name: v.string(), phone: v.string() })),
  answerTime: v.nullable(v.string()),
  /** Demo data: whether the banner is shown, and the server's clock shift as text, if any. */
  demo: v.object({ on: v.boolean(), clockShift: v.nullable(v.string()) }),
  serverTime: v.number(),
  version: v.string(),
  build: v.string(),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

export const siteConfig = call({
  name: 'siteConfig',
  method: 'GET',
  path: '/api-platform/site-config',
  failureShown: 'never',
  summary: '站点配置',
  clauses: ['1.12', '2.13', '2.17b', '2.17c', '2.17d', '3.16'],
  request: v.object({}),
  answer: siteConfigSchema,
});

export const statisticsSchema = v.object({
  orders: v.number(),
  enterprises: v.number(),
  /** FCL lanes with a bookable public price for dangerous goods. */
  lanes: v.number(),
  /** The same by class; classes without lanes are left out. */
  classes: v.array(v.object({ dgClass: v.string(), lanes: v.number() })),
  /** Latest orders, anonymised. */
  recent: v.array(
    v.object({
      service: v.string(),
      org: v.nullable(v.string()),
      dst: v.nullable(v.string()),
      unNo: v.nullable(v.string()),
      dgClass: v.nullable(v.string()),
      boxes: boxesResponse,
      /** Masked company name; null for a person. */
      company: v.nullable(v.string()),
      createdAt: v.number(),
    }),
  ),
  now: v.number(),
});

export type Statistics = v.InferOutput<typeof statisticsSchema>;

export const statistics = call({
  name: 'statistics',
  method: 'GET',
  path: '/api-platform/statistics',
  failureShown: 'inline',
  summary: '平台数据：订单、客户、航线的实际条数与最近成交（已脱敏），最多滞后一分钟',
  clauses: ['1.2'],
  request: v.object({}),
  answer: statisticsSchema,
});

export const clientReport = call({
  name: 'clientReport',
  method: 'POST',
  path: '/api-platform/reports',
  payload: 'body',
  failureShown: 'never',
  limits: { bodyBytes: 4 * 1024, perMinute: 30 },
  summary: '前端错误上报，不含个人信息',
  clauses: ['4.30', '8.6'],
  request: v.strictObject({
    kind: v.picklist(['render', 'chunk', 'unhandled', 'csp']),
    route: v.pipe(v.string(), v.maxLength(200)),
    build: v.pipe(v.string(), v.maxLength(64)),
    message: v.pipe(v.string(), v.maxLength(500)),
  }),
  answer: v.null(),
});

import * as v from 'valibot';
import { call } from '../call.ts';

const address = v.nullable(v.string());

export const siteConfigSchema = v.object({
  brand: v.object({ name: v.string(), latinName: v.string(), company: v.string() }),
  /** Addresses of clause 3.16; null where the embedded server serves the thing itself. */
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
  filings: v.object({ icp: v.string(), police: v.string(), chemicalsLicence: v.string() }),
  specialEnterpriseCode: v.nullable(v.string()),
  customerManager: v.nullable(v.object({ name: v.string(), phone: v.string() })),
  answerTime: v.nullable(v.string()),
  /** Demonstration data: whether the strip shows, and the shift of the server's clock in words, if any. */
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
  summary: '站点配置',
  clauses: ['1.12', '2.13', '2.17b', '2.17c', '2.17d', '3.16'],
  request: v.object({}),
  answer: siteConfigSchema,
});

export const clientReport = call({
  name: 'clientReport',
  method: 'POST',
  path: '/api-platform/reports',
  payload: 'body',
  failures: 'ignored',
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

import * as v from 'valibot';
import { companyFields } from '#domain/company/facts.ts';
import { LOGO_BYTES_AT_MOST } from '#domain/company/logo.ts';
import { call, operatorCallFor } from '../call.ts';
import { FORM_BYTES, uploadedFile } from './files.ts';

const operator = operatorCallFor('admin');

/** Empty to use the server's settings. */
const line = (most: number, example: string) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(/^[^\p{Cc}<>]*$/u), v.examples(['', example]));

/** As shown on the site. */
const facts = v.strictObject({
  company: line(100, '示例化工物流有限公司'),
  brandName: line(20, '示例化工'),
  latinName: line(30, 'Example'),
  /** Id from the upload. */
  logo: v.pipe(v.string(), v.regex(/^(?:[\w-]{16,64})?$/), v.examples(['', 'b1b2c3d4e5f6a7b8c9d0e1f2'])),
  serviceHotline: line(40, '400-000-1230'),
  emergencyHotline: line(40, '400-000-1231'),
  serviceMail: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(100),
    v.union([v.literal(''), v.pipe(v.string(), v.email())]),
    v.examples(['', 'service@example.com']),
  ),
  address: line(100, '上海市浦东新区示例路 1 号'),
  icpFiling: line(60, '沪ICP备00000000号-1'),
  policeFiling: line(60, '沪公网安备00000000000000号'),
  chemicalsLicence: line(60, '沪危化经字〔2026〕000000'),
  nvoccFiling: line(60, 'MOC-NV00000'),
  roadTransportLicence: line(60, '沪交运管许可字000000000000号'),
  managerName: line(40, '张示例'),
  managerPhone: line(40, '400-000-1232'),
  answerTime: line(60, '工作日 2 小时内'),
});

const companySettings = v.object({
  /** 0 before the first change. */
  version: v.number(),
  facts: v.record(v.picklist(companyFields), v.string()),
  /** Previous values for undo; null when there are none. */
  previous: v.nullable(v.record(v.picklist(companyFields), v.string())),
  /** Server settings, used where a value is empty. */
  settings: v.record(v.picklist(companyFields), v.string()),
  editedBy: v.nullable(v.string()),
  editedAt: v.nullable(v.number()),
});
export type OperatorCompany = v.InferOutput<typeof companySettings>;

export const operatorCompany = call({
  ...operator,
  name: 'operatorCompany',
  path: '/api-platform/desk/company/query',
  summary: '操作室：公司的名称、热线、备案与许可，网站各处用它',
  clauses: ['10.1'],
  request: v.strictObject({}),
  answer: companySettings,
});

export const operatorCompanySave = call({
  ...operator,
  name: 'operatorCompanySave',
  path: '/api-platform/desk/company/save',
  summary: '操作室：改公司的名称、热线、备案与许可，马上生效；别人先改过的回 10004009，附现在的内容',
  clauses: ['10.1'],
  request: v.strictObject({
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    facts,
  }),
  answer: companySettings,
});

export const operatorCompanyLogo = call({
  ...operator,
  name: 'operatorCompanyLogo',
  path: '/api-platform/desk/company/logo',
  payload: 'multipart',
  limits: { bodyBytes: LOGO_BYTES_AT_MOST + FORM_BYTES, perMinute: 20 },
  summary: '操作室：上传公司的标志，PNG、WebP 或 JPG，2 MB 以内，服务器按各处的尺寸重画；存进公司资料才显示',
  clauses: ['10.1'],
  request: v.strictObject({ file: uploadedFile }),
  answer: v.object({ logoId: v.string() }),
});

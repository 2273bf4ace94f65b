import * as v from 'valibot';
import { memberRoles } from '#domain/enterprise/roles.ts';
import { verificationFields } from '#domain/enterprise/verification-fields.ts';
import { anyUser, governs, lists, writes } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { identifier } from '../fields/common.ts';
import { entriesOf } from '../fields/form.ts';
import { auditStatus, enterpriseEntry } from './user.ts';

const { creditCode, name } = entriesOf(verificationFields);
const optionalText = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), '');

export const agreeProtocol = call({
  name: 'agreeProtocol',
  access: writes('enterprise'),
  method: 'POST',
  path: '/api-user/enterprise/agree-protocol',
  payload: 'both',
  auth: 'session',
  failureShown: 'inline',
  summary: '同意运输协议：按企业记录，自然人按用户记录',
  clauses: ['1.9', '4.31'],
  request: v.strictObject({
    /** Absent for a natural person. */
    basicEntId: v.optional(identifier),
    /** Version the user read. */
    protocol: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  }),
  answer: v.null(),
});

export const registeredCompany = v.object({
  name: v.string(),
  creditCode: v.string(),
  legalPerson: v.string(),
  address: v.string(),
  established: v.nullable(v.string()),
  status: v.string(),
});
export type RegisteredCompany = v.InferOutput<typeof registeredCompany>;

export const enterpriseDetail = call({
  ...ownDataCall,
  name: 'enterpriseDetail',
  access: anyUser,
  method: 'GET',
  path: '/api-user/enterprise/detail',
  payload: 'query',
  limits: { bodyBytes: 1024, perMinute: 60 },
  summary: '按统一社会信用代码或名称查企业登记信息',
  clauses: ['3.14', '4.32'],
  request: v.union([v.strictObject({ creditCode }), v.strictObject({ name })]),
  answer: v.object({
    ...registeredCompany.entries,
    /** Another account is verified with this code; also set for an unknown company, beside its refusal. */
    isTaken: v.optional(v.boolean(), false),
  }),
});

export const enterpriseVerify = call({
  ...ownDataCall,
  name: 'enterpriseVerify',
  access: { ...governs('enterprise'), others: 'own' },
  method: 'POST',
  path: '/api-user/enterprise/verify',
  payload: 'body',
  limits: { bodyBytes: 8 * 1024, perMinute: 20 },
  summary: '提交企业认证',
  clauses: ['1.8', '1.9', '1.9b', '4.32', '7.5b'],
  request: v.strictObject({
    creditCode,
    name,
    legalPerson: optionalText(50),
    address: optionalText(200),
    licenceFileId: v.optional(identifier),
  }),
  answer: v.object({
    serviceOpenAuditStatus: auditStatus,
    /** Reason for refusal or waiting; null once passed. */
    reason: v.nullable(v.string()),
  }),
});
export type VerifyRequest = v.InferOutput<typeof enterpriseVerify.request>;

const submission = v.object({
  creditCode: v.string(),
  name: v.string(),
  legalPerson: v.string(),
  address: v.string(),
  status: auditStatus,
  reason: v.nullable(v.string()),
  submittedAt: v.number(),
  decidedAt: v.nullable(v.number()),
});
export type VerificationSubmission = v.InferOutput<typeof submission>;

export const verification = call({
  ...ownDataCall,
  name: 'verification',
  access: lists('enterprise'),
  method: 'POST',
  path: '/api-user/enterprise/verification',
  payload: 'both',
  summary: '企业认证的状态、认证的企业、最近一次提交与历次提交',
  clauses: ['1.8', '1.9b', '4.32'],
  request: v.strictObject({}),
  answer: v.object({
    /** NONE for natural persons. */
    serviceOpenAuditStatus: auditStatus,
    latest: v.nullable(submission),
    /** Register entry of the enterprise; null before verification, optional for back ends. */
    enterprise: v.optional(
      v.nullable(v.object({ creditCode: v.string(), name: v.string(), legalPerson: v.string(), address: v.string() })),
    ),
    /** All submissions of the enterprise, latest first; optional for back ends. */
    history: v.optional(v.array(submission)),
  }),
});

export const enterpriseInfo = call({
  ...ownDataCall,
  name: 'enterpriseInfo',
  access: lists('enterprise'),
  method: 'POST',
  path: '/api-user/enterprise/info',
  payload: 'both',
  failureShown: 'never',
  summary: '企业信息',
  clauses: ['1.7', '3.1', '4.7', '8.8'],
  request: v.strictObject({ basicEntId: identifier, appSource: v.literal('fcl_mm') }),
  answer: v.fallback(
    v.array(
      v.object({
        ...enterpriseEntry.entries,
        /** User's role in this enterprise; null when the back end does not send one. */
        role: v.fallback(v.nullable(v.picklist(memberRoles)), null),
      }),
    ),
    [],
  ),
});

import * as v from 'valibot';
import { call, operatorCallFor } from '../call.ts';
import { identifier } from '../fields/common.ts';
import { asImage, storedFile } from '../fields/hand-in.ts';
import { openBy } from '../fields/operator.ts';
import { queueOf } from '../fields/operator-queue.ts';
import { registeredCompany } from './enterprise.ts';
import { auditStatus } from './user.ts';

const operator = operatorCallFor('orders');

const queueRow = v.object({
  openBy,
  id: v.string(),
  name: v.string(),
  creditCode: v.string(),
  status: auditStatus,
  submittedAt: v.number(),
  /** When the enterprise's first order is cancelled without verification; null when no order is affected. */
  deadline: v.nullable(v.number()),
});

export const operatorVerificationQueue = call({
  ...operator,
  name: 'operatorVerificationQueue',
  path: '/api-platform/desk/verifications/query',
  summary: '操作室：企业认证，先有订单到期的在前，再按先到；不写状态时只列待审的',
  clauses: ['10.8'],
  request: v.strictObject({
    status: v.optional(v.picklist(['PENDING', 'PASS', 'REJECT']), 'PENDING'),
    /** Part of a company name, credit code or phone. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** Last row of the previous page. */
    after: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,16}\.\d{1,16}\.\d{1,16}\.[\w-]{1,64}$/),
        v.examples(['1791855600000.1792374000000.1791855600000.verification-7']),
      ),
    ),
  }),
  answer: queueOf(queueRow),
});
export type OperatorVerificationQueue = v.InferOutput<typeof operatorVerificationQueue.answer>;

export const operatorVerificationSheet = call({
  ...operator,
  name: 'operatorVerificationSheet',
  path: '/api-platform/desk/verifications/read',
  summary: '操作室：一个企业认证：客户所填、执照上读到的与登记的，申请人与等着的订单',
  clauses: ['10.8'],
  request: v.strictObject({ id: identifier }),
  answer: v.object({
    row: queueRow,
    legalPerson: v.string(),
    address: v.string(),
    reason: v.nullable(v.string()),
    decidedAt: v.nullable(v.number()),
    licence: v.nullable(storedFile),
    /** Text recognised from the licence; empty for unreadable fields, null without recognition. */
    read: v.nullable(
      v.object({ creditCode: v.string(), name: v.string(), legalPerson: v.string(), address: v.string() }),
    ),
    /** `company` is null for an unknown code; `isAsked` is false when the register did not respond. */
    register: v.object({ isAsked: v.boolean(), company: v.nullable(registeredCompany) }),
    /** Another enterprise is verified with the code. */
    isTaken: v.boolean(),
    applicant: v.object({ name: v.nullable(v.string()), phone: v.nullable(v.string()) }),
    orders: v.array(v.object({ orderNo: v.string(), autoCancelAt: v.number() })),
  }),
});
export type OperatorVerificationSheet = v.InferOutput<typeof operatorVerificationSheet.answer>;

export const operatorLicence = call({
  ...operator,
  name: 'operatorLicence',
  path: '/api-platform/desk/verifications/licence',
  delivery: 'file',
  summary: '操作室：下载一个企业认证的执照；PDF 可要各页画成的一张图',
  clauses: ['10.8'],
  request: v.strictObject({ id: identifier, drawn: asImage }),
  answer: v.null(),
});

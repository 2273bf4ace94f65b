import type { OperatorVerificationSheet } from '#contract/calls/operator-verifications.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';

const now = Date.parse('2026-10-12T09:40:00+08:00');

export const sampleId = 'verification-7';
const creditCode = '91310000000000007X';
const name = '示例化工有限公司';
const address = '上海市浦东新区样本路 1 号';

export const sampleSheet: OperatorVerificationSheet = {
  row: { id: sampleId, name, creditCode, status: 'PENDING', submittedAt: now - HOUR_MS, deadline: now + DAY_MS },
  legalPerson: '周样本',
  address,
  reason: null,
  decidedAt: null,
  licence: { fileId: 'file-7', name: '执照.png', size: 90_000 },
  read: { creditCode, name, legalPerson: '周样本', address: '' },
  register: {
    isAsked: true,
    company: { name, creditCode, legalPerson: '吴样本', address, established: '2019-03-18', status: '存续' },
  },
  isTaken: false,
  applicant: { name: '周样本', phone: '12000000009' },
  orders: [{ orderNo: 'FCL26101200007', autoCancelAt: now + DAY_MS }],
};

export const passedSheet: OperatorVerificationSheet = {
  ...sampleSheet,
  row: { ...sampleSheet.row, status: 'PASS', deadline: null },
  decidedAt: now,
  orders: [],
};

/** A verification without a licence or a register entry. */
export const bareSheet: OperatorVerificationSheet = {
  ...sampleSheet,
  licence: null,
  read: null,
  register: { isAsked: false, company: null },
  isTaken: true,
  orders: [],
};

export const samplePicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

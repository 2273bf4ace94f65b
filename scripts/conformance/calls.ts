import { type Accounts, accountCalls } from './accounts.ts';
import { type Answer, expired, ok, type Received } from './answers.ts';
import type { Captchas } from './captcha.ts';
import { cityAnswer, feeAnswer, lowestPrices, scheduleAnswer, sellingAnswer } from './market.ts';

type Act = (asked: Received, accounts: Accounts, captchas: Captchas) => Answer;

const constant = (constType: string, constValue: string, constName: string, sort: number) => ({
  constType,
  constValue,
  constName,
  code: constValue,
  name: constName,
  sort,
});
const constants = [
  constant('CURRENCY', '1', '人民币', 1),
  constant('CURRENCY', '2', '美元', 2),
  constant('PAY_TYPE', 'PRE', '预付', 1),
  constant('PAY_TYPE', 'COL', '到付', 2),
  constant('CTN_TYPE', '20GP', '20尺普柜', 1),
];

const company = {
  name: '上海合规化工有限公司',
  creditCode: '91310000MA1FL0000X',
  legalPerson: '王珂',
  address: '上海市浦东新区',
  established: '2015-01-01',
  status: '存续',
};
const read = (value: string) => ({ value, confidence: 1 });

const agreement = {
  title: '收费协议',
  version: '1',
  effectiveDate: '2026-01-01',
  body: { opening: ['费用按本协议计收。'], articles: [{ heading: '第一条', paragraphs: ['海运费预付。'] }] },
};

const invoice = {
  invoiceId: 'I1',
  status: 'issued',
  details: {
    invoiceType: 'NORMAL',
    companyName: company.name,
    taxpayerId: company.creditCode,
    regAddress: '',
    regPhone: '',
    bankName: '',
    bankAccount: '',
    receiverName: '',
    receiverPhone: '',
    region: '',
    address: '',
  },
  orders: [],
  amounts: [{ currency: '1', amount: '100.00' }],
  createdAt: 1_780_000_000_000,
  decidedAt: 1_780_000_000_000,
  reason: null,
  number: '0001',
  issuedOn: '2026-06-01',
  file: { fileId: 'F1', name: '发票 0001.pdf', size: 15 },
};

/** A list with a file to download: the document describes blob answers and names no call that gives one. */
const INVOICE_FILE = { name: '发票 0001.pdf', type: 'application/pdf', content: '%PDF-1.4\n%%EOF\n' };

/** The calls of the document: everything else is a path that the stub does not know. */
export const documentCalls = {
  ...accountCalls,
  constantsByType: ({ query }) => ok(constants.filter(({ constType }) => constType === query.constType)),
  constantsList: () => ok(constants),
  suppliers: () => ok([]),
  serviceMail: () => ok('service@example.com'),
  carousel: () => ok([]),
  cityPage: ({ body }) => ok(cityAnswer(body)),
  minimumPrices: () => ok(lowestPrices()),
  sellingPrices: () => ok(sellingAnswer()),
  feePage: () => ok(feeAnswer()),
  sailSchedule: () => ok(scheduleAnswer()),
  chargeAgreement: () => ok(agreement),
  licenceOcr: () =>
    ok({
      name: read(company.name),
      creditCode: read(company.creditCode),
      legalPerson: read(company.legalPerson),
      address: read(company.address),
      established: read(company.established),
    }),
  enterpriseDetail: () => ok(company),
  invoiceList: () => ok({ items: [invoice], total: 1, page: 1, pageSize: 20, mayAsk: false, invoiceable: [] }),
  download: ({ headers }, { sessions }) =>
    sessions.has(String(headers.authorization)) ? { ...ok(null), file: INVOICE_FILE } : expired(),
} satisfies Partial<Record<Received['name'], Act>>;

export const isDocumented = (name: string): name is keyof typeof documentCalls => name in documentCalls;

import type { OperatorOrderSheet } from '#contract/calls/operator-orders.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';

const now = Date.parse('2026-10-12T09:40:00+08:00');
export const sampleNo = 'FCL26101200007';
const shanghai = { code: 'CNSHA', nameCn: '上海', nameEn: 'SHANGHAI', timezone: 'Asia/Shanghai' };
const rotterdam = { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'ROTTERDAM', timezone: 'Europe/Amsterdam' };

export const sampleReason = '船公司报实际离港，答复与单证今天中午前补齐';
export const samplePicture = { fileId: 'file-1', name: '危包证.png', size: 90_000 };

const row: OperatorOrderSheet['row'] = {
  orderNo: sampleNo,
  service: 'fcl',
  status: 'reviewing',
  dgStatus: 'pending',
  isDanger: 'Y',
  carrier: { code: 'COSU', nameCn: '中远海运' },
  org: shanghai,
  dst: rotterdam,
  etd: now + 6 * DAY_MS,
  boxes: [{ ctnType: '20GP', quantity: 2 }],
  totals: [{ currency: '2', amount: '2300.00' }],
  createdAt: now - HOUR_MS,
  autoCancelAt: null,
  nextSteps: [],
  company: '示例化工',
  deadline: now + 2 * DAY_MS,
  deadlineKind: 'dgCutoff',
};

const waiting: OperatorOrderSheet['papers'][number] = {
  paper: 'PACKING_USE_CERTIFICATE',
  name: '危包证',
  status: 'IN_REVIEW',
  statusName: '已交，待审',
  version: 2,
  files: [samplePicture],
  day: '2026-12-31',
  dueAt: now + 2 * DAY_MS,
  at: now - HOUR_MS,
  isLate: false,
  missingSections: null,
  form: null,
  reason: null,
};

const step = (node: OrderStatus, plannedAt: number | null, actualAt: number | null = null) => ({
  node,
  plannedAt,
  actualAt,
});

/** Reviewed an hour ago by a colleague; the carrier has not answered about the dangerous goods. */
const life: OperatorOrderSheet['life'] = {
  steps: [
    step('submitted', null, now - HOUR_MS),
    step('booked', now + DAY_MS),
    step('released', now + 2 * DAY_MS),
    step('stuffed', now + 3 * DAY_MS),
    step('declared', now + 4 * DAY_MS),
    step('departed', now + 6 * DAY_MS),
    step('arrived', now + 34 * DAY_MS),
    step('completed', null),
  ],
  outstanding: [{ name: '危包证', neededFor: 'departed' }],
  lastMove: { from: 'submitted', recordedAt: now - HOUR_MS, by: '李示例', isUndoable: true },
  isEnquired: false,
  amendment: null,
  cancellation: null,
};

const { company: _company, deadline: _deadline, deadlineKind: _kind, ...ordered } = row;

/** Two containers of methanol whose packing certificate awaits a decision. */
export const sampleSheet: OperatorOrderSheet = {
  row,
  order: {
    ...ordered,
    via: null,
    vessel: 'SAMPLE ROSE',
    voyage: '118W',
    terminal: '洋山三期',
    eta: now + 34 * DAY_MS,
    cutOffs: null,
    lines: [
      {
        ...{ group: 'FREIGHT', feeCode: 'OF', feeName: '海运费', currency: '2', unitPrice: '1150.00' },
        ...{ basis: 'CONTAINER', ctnType: '20GP', quantity: '2', amount: '2300.00' },
        ...{ atCost: false, payTerm: 'PRE', taxRate: null },
      },
    ],
    items: [
      {
        ...{ cargoNameCn: '甲醇', cargoNameEn: 'METHANOL', packageType: '1A1', packages: 160 },
        ...{ grossKg: '30400.000', netKg: '25600.000', volume: null },
        ...{ unNo: '1230', dgClass: '3', subsidiaryClasses: ['6.1'], packingGroup: 'II' },
      },
    ],
    timeline: [
      { node: 'submitted', name: '待确认', plannedAt: null, actualAt: now - HOUR_MS, place: null, remark: null },
      { node: 'departed', name: '已开船', plannedAt: now + DAY_MS, actualAt: null, place: null, remark: null },
    ],
    papers: [],
    notice: null,
    form: { shipper: { companyNameEn: 'SAMPLE CHEM', contact: '顾晓岚' }, consignee: { companyNameEn: 'SAMPLE BV' } },
    enquiryNo: null,
    cancelledAt: null,
    cancelReason: null,
    mayCancel: true,
    justPlaced: false,
    now,
  },
  customer: { company: '示例化工', name: '顾晓岚', phone: '12000000001', auditStatus: 'PASS' },
  dangerous: [
    {
      lineNo: 1,
      name: '甲醇',
      block: { unNo: '1230', dgClass: '3', packingGroup: 'II', emsNo: 'F-E, S-D', isMarinePollutant: false },
    },
  ],
  papers: [waiting],
  recordedNumbers: null,
  airlinePrefix: null,
  life,
};

const party = (companyNameEn: string) => ({
  companyNameEn,
  addressEn: '',
  countryCode: '',
  taxNo: '',
  contact: '',
  phone: '',
  email: '',
});

const instruction: OperatorOrderSheet['papers'][number] = {
  ...waiting,
  paper: 'SHIPPING_INSTRUCTION',
  name: '补料(SI)',
  status: 'READY',
  statusName: '已就绪',
  version: 1,
  files: [],
  day: null,
  form: {
    paper: 'SHIPPING_INSTRUCTION',
    values: {
      parties: 'NOW',
      shipper: party('SAMPLE CHEM'),
      toOrder: true,
      consignee: party(''),
      notifySame: false,
      notify: party('SAMPLE BV'),
      payTerm: 'PRE',
      blType: 'TELEX',
      blCopies: '3',
      issuePlace: 'SHANGHAI',
      cargo: [],
    },
    facts: { payTerm: 'PRE', packages: '160', grossKg: '30400', volume: '0' },
  },
};

const [freight] = sampleSheet.order.lines;
const priced = (quantity: string, amount: string) => ({
  lines: freight === undefined ? [] : [{ ...freight, quantity, amount }],
  totals: [{ currency: '2', amount }],
});

/** The same order with an amendment for a third container and an accepted instruction. */
export const amendingSheet: OperatorOrderSheet = {
  ...sampleSheet,
  row: { ...row, status: 'amending' },
  order: {
    ...sampleSheet.order,
    status: 'amending',
    amendments: [
      {
        no: 1,
        state: 'waiting',
        at: now - HOUR_MS,
        decidedAt: null,
        reason: null,
        before: priced('2', '2300.00'),
        after: priced('3', '3450.00'),
        changes: [{ name: '箱量', before: '2', after: '3' }],
      },
    ],
  },
  papers: [waiting, instruction],
  life: { ...life, lastMove: null, amendment: { resumes: 'reviewing' } },
};

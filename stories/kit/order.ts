import type { OrderAnswer } from '#contract/calls/orders.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';

const now = Date.parse('2026-10-12T09:40:00+08:00');
const place = (code: string, nameCn: string, nameEn: string, timezone: string) => ({ code, nameCn, nameEn, timezone });

/** An unverified enterprise's order of two boxes, an hour old. */
export const sampleOrder: OrderAnswer = {
  orderNo: 'FCL26101200007',
  service: 'fcl',
  status: 'docsPending',
  dgStatus: 'pending',
  isDanger: 'Y',
  carrier: { code: 'COSU', nameCn: '中远海运' },
  org: place('CNSHA', '上海', 'SHANGHAI', 'Asia/Shanghai'),
  dst: place('NLRTM', '鹿特丹', 'ROTTERDAM', 'Europe/Amsterdam'),
  etd: now + 6 * DAY_MS,
  boxes: [{ ctnType: '20GP', quantity: 2 }],
  totals: [
    { currency: '2', amount: '2300.00' },
    { currency: '1', amount: '3390.00' },
  ],
  createdAt: now - HOUR_MS,
  autoCancelAt: now + 47 * HOUR_MS,
  via: null,
  vessel: 'COSCO SHIPPING ROSE',
  voyage: '118W',
  terminal: '洋山三期',
  eta: now + 34 * DAY_MS,
  cutOffs: null,
  lines: [
    {
      group: 'FREIGHT',
      feeCode: 'OF',
      feeName: '海运费',
      currency: '2',
      unitPrice: '1150.00',
      basis: 'CONTAINER',
      ctnType: '20GP',
      quantity: '2',
      amount: '2300.00',
      atCost: false,
      payTerm: 'PRE',
      taxRate: null,
    },
  ],
  items: [
    {
      cargoNameCn: '甲醇',
      cargoNameEn: 'METHANOL',
      packageType: '1A1',
      packages: 160,
      grossKg: '30400.000',
      netKg: '25600.000',
      volume: null,
      unNo: '1230',
      dgClass: '3',
      subsidiaryClasses: ['6.1'],
      packingGroup: 'II',
    },
  ],
  timeline: [
    {
      node: 'submitted',
      name: '待确认',
      plannedAt: null,
      actualAt: now - HOUR_MS,
      place: null,
      remark: null,
    },
    { node: 'docsPending', name: '资料待补', plannedAt: now - DAY_MS, actualAt: null, place: null, remark: null },
    { node: 'departed', name: '已开船', plannedAt: now + 6 * DAY_MS, actualAt: null, place: '洋山三期', remark: null },
  ],
  papers: [
    {
      code: 'SDS_EN',
      name: 'SDS(英文)',
      stage: 'BOOKING',
      owner: 'SHIPPER',
      dueAt: now + 2 * DAY_MS,
      status: 'MISSING',
    },
    { code: 'BOOKING_NOTE', name: '托书', stage: 'ORDER', owner: 'SHIPPER', dueAt: null, status: 'READY' },
  ],
  nextSteps: [{ code: 'PAPER', paper: 'SDS_EN', text: '请提交SDS(英文)', dueAt: now + 2 * DAY_MS }],
  notice: '企业未认证，订单保留48小时',
  form: {},
  enquiryNo: null,
  cancelledAt: null,
  cancelReason: null,
  mayCancel: true,
  justPlaced: false,
  now,
};

export const sampleDesk = { manager: null, hotline: '400-000-0000' };

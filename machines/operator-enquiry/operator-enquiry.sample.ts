import type { OperatorEnquiryPreview, OperatorEnquirySheet } from '#contract/calls/operator-enquiries.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';

const now = Date.parse('2026-10-12T09:40:00+08:00');

export const sampleId = 'ENQ26101200007';
export const sampleFile = { fileId: 'file-7', name: 'sds.png', size: 90_000 };

const requested: Omit<OperatorEnquirySheet['enquiry'], 'deadline' | 'files' | 'form' | 'now' | 'options' | 'reply'> = {
  ...{ enquiryNo: sampleId, service: 'fcl', status: 'waiting', isDanger: 'Y', cargoName: '甲醇' },
  ...{ org: 'CNSHA', dst: 'NLRTM', orgName: '上海', dstName: '鹿特丹', weight: '14400', volume: null },
  ...{ boxes: [{ ctnType: '20GP', quantity: 2 }], optionCount: 0, orderNo: null, answeredAt: null },
  createdAt: now - HOUR_MS,
};

const row: OperatorEnquirySheet['row'] = {
  ...requested,
  company: '示例化工',
  deadline: now + HOUR_MS,
};

const enquiry: OperatorEnquirySheet['enquiry'] = {
  ...{ ...requested, deadline: now + HOUR_MS, reply: null, options: [], now },
  form: {
    ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'Y', unNo: '1230', dgClass: '3', packingGroup: 'II' },
    ...{
      cargoName: '甲醇',
      boxes: requested.boxes,
      weight: '14400',
      expectEtdFrom: '2026-10-20',
      expectEtdTo: '2026-10-30',
    },
    ...{ targetPrice: '850', targetCurrency: '2', carrierPrefer: ['COSU'], services: ['TRK'] },
    ...{ contact: '周样本', phone: '12000000009', fileIds: ['file-7'] },
  },
  files: [sampleFile],
};

export const samplePriceId = 'price-7';
export const otherPriceId = 'price-8';
const carrier = { code: 'COSU', nameCn: '中远海运' };
const fees: OperatorEnquirySheet['fees'] = [
  { code: 'OF', nameCn: '海运费', currency: '2' },
  { code: 'THC', nameCn: '码头操作费', currency: '1' },
];
const offer = { carrier, etd: now + 9 * DAY_MS, transitDays: 28, totals: [{ currency: '2', amount: '2300.00' }] };

export const sampleSheet: OperatorEnquirySheet = {
  ...{ row, enquiry, isOpen: true, carriers: [carrier], bases: [], fees },
  customer: { name: '周样本', phone: '12000000009' },
  offers: [
    { ...offer, priceId: samplePriceId, validTo: now + 5 * DAY_MS },
    { ...offer, priceId: otherPriceId, carrier: null, etd: null, transitDays: null, validTo: null },
  ],
};

/** A truck enquiry: no price list covers it. */
export const roadSheet: OperatorEnquirySheet = {
  ...sampleSheet,
  row: { ...row, service: 'truck', boxes: [] },
  enquiry: {
    ...enquiry,
    ...{ service: 'truck', boxes: [], files: [] },
    form: { pickupPlace: '上海金山', deliveryPlace: '宁波北仑', isDanger: 'Y', cargoName: '丙酮' },
  },
  bases: [{ code: 'truck-VAN96', nameCn: '9.6 米厢式车' }],
  ...{ offers: [], carriers: [], fees },
};

const answered = { status: 'answered', optionCount: 1, answeredAt: now } as const;

const answer: OperatorEnquirySheet['enquiry'] = {
  ...enquiry,
  ...answered,
  options: [
    {
      ...{ optionId: 'option-7', priceId: null, scheduleId: null, carrier, etd: null, transitDays: 28 },
      ...{ totals: [{ currency: '2', amount: '1700.00' }], validTo: now + 5 * DAY_MS, isExpired: false, remark: null },
      lines: [
        {
          ...{ group: 'FREIGHT', feeCode: 'OF', feeName: '海运费', currency: '2', unitPrice: '850.00', quantity: '2' },
          ...{ basis: 'CONTAINER', ctnType: '20GP', amount: '1700.00', atCost: false, payTerm: 'PRE', taxRate: null },
        },
      ],
    },
  ],
};

export const samplePreview: OperatorEnquiryPreview = { enquiry: answer, digest: 'a'.repeat(64) };

export const declinedPreview: OperatorEnquiryPreview = {
  enquiry: { ...enquiry, status: 'declined', answeredAt: now, reply: '该航次停接' },
  digest: 'b'.repeat(64),
};

export const answeredSheet: OperatorEnquirySheet = {
  ...sampleSheet,
  row: { ...row, ...answered, deadline: null },
  ...{ enquiry: answer, isOpen: false, offers: [], carriers: [], bases: [], fees: [] },
};

export const samplePicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

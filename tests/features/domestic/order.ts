import type { DomesticContext } from '#domain/domestic/context.ts';
import {
  blankDomesticCargo,
  blankDomesticContainer,
  blankDomesticForm,
  type DomesticForm,
} from '#domain/domestic/form.ts';
import { domesticQuotePart } from '#domain/domestic/quote.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import { filledFrom } from '../../kit/un-entries.ts';

const etd = Date.parse('2026-10-30T20:00:00+08:00');
const boxes = ['20GP', '40HQ'];

/** Facts on 7 October about a sailing for dangerous goods from 上海 to 南沙. */
export const coastalContext: DomesticContext = {
  now: Date.parse('2026-10-07T10:00:00+08:00'),
  payTypes: ['BANK', 'ONLINE'],
  offer: {
    ...{ isDanger: true, etd, etdDay: '2026-10-30', etaDay: '2026-11-04', timezone: 'Asia/Shanghai' },
    cutOffs: cutOffsOf(etd, 'Asia/Shanghai', true),
    validTo: Date.parse('2026-10-20T00:00:00+08:00'),
    boxes: boxes.map((ctnType) => ({ ctnType, limitKg: 28_000 })),
    dgClasses: ['3', '4.1', '6.1', '8', '9'],
    refusedClasses: ['7'],
    pickup: [{ code: '320500', nameCn: '苏州', limitKg: 25_000, boxes }],
    delivery: [{ code: '440100', nameCn: '广州', limitKg: 25_000, boxes: ['20GP'] }],
  },
};

const stop = { district: '工业园区', address: '星湖街 1 号', contact: '王师傅', phone: '13800138002' };

/** Two boxes of toluene in drums from a door in 苏州 to one in 广州, complete. */
export const tolueneForm: DomesticForm = {
  ...blankDomesticForm,
  ...{ priceId: 'p1', scheduleId: 's1', orgPortCode: 'CNSHA', dstPortCode: 'CNNSA', term: 'DOOR_DOOR' },
  containers: [{ ...blankDomesticContainer, quantity: '2', weightPerCtn: '15200' }],
  cargo: [
    {
      ...blankDomesticCargo,
      ...{ isDanger: true, cargoNameCn: '甲苯', packageType: '1A1', packages: '160' },
      ...{ grossWeight: '30400', netWeight: '25600', roadCode: 'F1', roadCategory: '2', tunnelCode: 'D' },
      sds: [{ fileId: 'f1', name: 'sds.pdf', size: 1_000, language: 'CN', day: '2025-06-01' }],
      dg: {
        ...blankDomesticCargo.dg,
        unNo: '1294',
        ...filledFrom('1294'),
        ...{ packingGroup: 'II', flashPoint: '4', outerPackCode: '1A1', dgNetWeight: '160', dgGrossWeight: '190' },
        ...{ emergencyContact: '王应急', emergencyPhone: '13800138000' },
      },
    },
  ],
  pickup: { ...stop, city: '320500', day: '2026-10-20', window: 'AM' },
  delivery: { ...stop, city: '440100', day: '2026-11-05', window: 'DAY' },
  ...{ contactName: '李货主', contactPhone: '13800138001', agree: true, truth: true },
};

export function domesticPartOf(form: DomesticForm) {
  const part = domesticQuotePart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part;
}

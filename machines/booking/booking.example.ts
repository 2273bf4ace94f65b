import { fillFromEntry } from '#domain/booking/un-fill.ts';
import type { FclContext } from '#domain/fcl/context.ts';
import { blankCargo, blankContainer, blankFclForm, type FclForm } from '#domain/fcl/form.ts';
import { fclService } from '#domain/fcl/service.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import { methanolEntry } from '../kit/methanol-entry.ts';

export const fclInput = { service: fclService };

const ZONE = 'Asia/Shanghai';
export const bookingNow = Date.parse('2026-10-07T10:00:00+08:00');
const etd = Date.parse('2026-10-30T20:00:00+08:00');

/** A price of 上海 → 鹿特丹 for dangerous goods. */
export const fclContext: FclContext = {
  now: bookingNow,
  currencies: ['1', '2', '3'],
  payTypes: ['BANK', 'ONLINE', 'ACCEPTANCE', 'CREDIT'],
  isContractCustomer: false,
  offer: {
    isDanger: true,
    etd,
    etdDay: '2026-10-30',
    timezone: ZONE,
    cutOffs: cutOffsOf(etd, ZONE, true),
    validTo: Date.parse('2026-10-31T00:00:00+08:00'),
    boxes: [
      { ctnType: '20GP', limitKg: 21_000 },
      { ctnType: '40HQ', limitKg: 26_000 },
    ],
    dgClasses: ['3', '6.1', '8', '9'],
    refusedClasses: ['1', '7'],
    collectAllowed: true,
    termRates: { TRK: ['20GP', '40HQ'], CFS: [''], DDC: ['20GP', '40HQ'] },
  },
};

/** Two twenty-foot boxes of methanol: nothing is missing. */
export const methanolForm: FclForm = {
  ...blankFclForm,
  priceId: 'p1',
  scheduleId: 's1',
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  cargoReadyDate: '2026-10-20',
  containers: [{ ...blankContainer, quantity: '2', weightPerCtn: '15200' }],
  cargo: [
    {
      ...blankCargo,
      cargoNameCn: '甲醇',
      cargoNameEn: 'METHANOL',
      casNo: '67-56-1',
      packageType: '1A1',
      packages: '160',
      grossWeight: '30400',
      netWeight: '25600',
      sds: [{ fileId: 'f1', name: 'sds.pdf', size: 1000, language: 'CN', day: '2025-06-01' }],
      dg: {
        ...blankCargo.dg,
        unNo: '1230',
        ...fillFromEntry(methanolEntry),
        outerPackCode: '1A1',
        unMark: 'UN 1A1/Y1.4/250',
        dgNetWeight: '160',
        dgGrossWeight: '190',
        emergencyContact: '王应急',
        emergencyPhone: '13800138000',
      },
    },
  ],
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
  truth: true,
};

import type { LclContext, LclOfferFacts } from '#domain/lcl/context.ts';
import { blankLclCargo, blankLclForm, type LclForm } from '#domain/lcl/form.ts';
import { lclQuotePart } from '#domain/lcl/quote.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import { filledFrom } from '../../kit/un-entries.ts';

/** Two pallets of paint, complete: what a consolidator takes. */
export const paintForm: LclForm = {
  ...blankLclForm,
  priceId: 'p1',
  scheduleId: 's1',
  orgPortCode: 'CNSHA',
  dstPortCode: 'DEHAM',
  cargo: [
    {
      ...blankLclCargo,
      cargoNameCn: '醇酸涂料',
      cargoNameEn: 'ALKYD PAINT',
      packageType: '1A2',
      packages: '24',
      grossWeight: '1850',
      netWeight: '1800',
      volume: '2.36',
      sds: [{ fileId: 'f1', name: 'sds.pdf', size: 1_000, language: 'CN', day: '2025-06-01' }],
      dg: {
        ...blankLclCargo.dg,
        unNo: '1263',
        ...filledFrom('1263'),
        packingGroup: 'III',
        flashPoint: '31',
        outerPackCode: '1A2',
        dgNetWeight: '75',
        dgGrossWeight: '77.084',
        emergencyContact: '王应急',
        emergencyPhone: '13800138000',
      },
    },
  ],
  handInDay: '2026-10-20',
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
  truth: true,
};

export function lclPartOf(form: LclForm) {
  const part = lclQuotePart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part;
}

const etd = Date.parse('2026-10-30T20:00:00+08:00');
/** A departure for dangerous goods, three weeks ahead. */
export const lclOffer: LclOfferFacts = {
  isDanger: true,
  etd,
  etdDay: '2026-10-30',
  timezone: 'Asia/Shanghai',
  cutOffs: cutOffsOf(etd, 'Asia/Shanghai', true),
  validTo: Date.parse('2026-10-20T00:00:00+08:00'),
  dgClasses: ['3', '4.1', '5.1', '6.1', '8', '9'],
  refusedClasses: ['7'],
};

export const lclContext: LclContext = {
  now: Date.parse('2026-10-07T10:00:00+08:00'),
  offer: lclOffer,
  payTypes: ['BANK'],
  currencies: ['1', '2'],
};

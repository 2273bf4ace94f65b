import { type AirForm, blankAirCargo, blankAirForm } from '#domain/booking/services/air/form.ts';
import { airQuotePart } from '#domain/booking/services/air/quote.ts';
import { fillFromNumber } from '#domain/booking/un-fill.ts';

/** Four drums of ethanol, complete: what an airline takes on a freighter. */
export const ethanolForm: AirForm = {
  ...blankAirForm,
  priceId: 'p1',
  orgPortCode: 'PVG',
  dstPortCode: 'FRA',
  flightDay: '2026-10-16',
  cargo: [
    {
      ...blankAirCargo,
      cargoNameCn: '乙醇',
      cargoNameEn: 'ETHANOL',
      packageType: '1A1',
      packages: '4',
      grossWeight: '85',
      netWeight: '64',
      volume: '0.42',
      length: '50',
      width: '50',
      height: '42',
      packingInstruction: '364',
      perPackage: '20',
      reportNo: 'R2026-1',
      reportIssuer: '上海化工研究院',
      reportYear: '2026',
      sds: [{ fileId: 'f1', name: 'sds.pdf', size: 1_000, language: 'CN', day: '2025-06-01' }],
      classReport: [{ fileId: 'f2', name: 'report.pdf', size: 1_000, language: '', day: '2026-12-31' }],
      dg: {
        ...blankAirCargo.dg,
        unNo: '1170',
        ...fillFromNumber('1170'),
        packingGroup: 'II',
        outerPackCode: '1A1',
        dgNetWeight: '16',
        dgGrossWeight: '21.25',
        emergencyContact: '王应急',
        emergencyPhone: '13800138000',
      },
    },
  ],
  handInDay: '2026-10-13',
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
  truth: true,
};

export function airPartOf(form: AirForm) {
  const part = airQuotePart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part;
}

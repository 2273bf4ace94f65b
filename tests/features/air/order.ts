import type { AirContext, AirOfferFacts } from '#domain/air/context.ts';
import type { AirFacts } from '#domain/air/facts.ts';
import { type AirForm, blankAirCargo, blankAirForm } from '#domain/air/form.ts';
import { airQuotePart } from '#domain/air/quote.ts';
import { filledFrom } from '../../kit/un-entries.ts';

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
        ...filledFrom('1170'),
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

const at = (text: string) => Date.parse(`${text}+08:00`);

/** A freighter on four days a week, for dangerous goods. */
export const airOffer: AirOfferFacts = {
  isDanger: true,
  aircraft: 'CAO',
  weekdays: '1.3.5.7',
  timezone: 'Asia/Shanghai',
  validFrom: at('2026-10-05T00:00:00'),
  validTo: at('2026-10-18T23:59:59'),
  dgClasses: ['3', '4.1', '6.1', '8', '9'],
  refusedClasses: ['7'],
};

export const airContext: AirContext = {
  now: at('2026-10-07T10:00:00'),
  offer: airOffer,
  payTypes: ['BANK'],
  currencies: ['1', '2'],
};

/** The tariff whose sums are known. */
export const airFacts: AirFacts = {
  ...airContext,
  flight: {
    carrier: { code: 'LH', nameCn: '汉莎', prefix: '020' },
    flight: 'LH8000',
    transitDays: 2,
    orgName: '上海浦东',
    dstName: '法兰克福',
    currency: '1',
    minimum: '320',
    breaks: [
      { fromKg: 0, rate: '38' },
      { fromKg: 45, rate: '29.5' },
      { fromKg: 100, rate: '24' },
      { fromKg: 300, rate: '21.5' },
      { fromKg: 500, rate: '20' },
      { fromKg: 1000, rate: '18.8' },
    ],
    isBookable: true,
  },
  choiceNames: { payType: { BANK: '银行转账' }, flightDay: { '2026-10-16': '10-16 周五' } },
};

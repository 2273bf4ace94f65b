import type { PartOf } from '#contract/booked-services.ts';
import type { RailContext } from '#domain/rail/context.ts';
import { blankRailCargo, blankRailContainer, blankRailForm, type RailForm } from '#domain/rail/form.ts';
import { railQuotePart } from '#domain/rail/quote.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';

const ETD = Date.parse('2026-10-30T20:00:00+08:00');

/** Two boxes of glycerine from a door in 重庆 to 杜伊斯堡, complete. */
export const railGlycerine: RailForm = {
  ...blankRailForm,
  priceId: 'RWY-CNCKG-DEDUI-GEN',
  orgPortCode: 'CNCKG',
  dstPortCode: 'DEDUI',
  pickup: '500000',
  fetchAddress: '重庆市渝北区空港大道1号',
  cargoReadyDate: '2026-10-20',
  containers: [{ ...blankRailContainer, quantity: '2' }],
  cargo: [
    {
      ...blankRailCargo,
      cargoNameCn: '精制甘油',
      cargoNameEn: 'REFINED GLYCERINE',
      hsCode: '2905450000',
      packageType: '1H1',
      packages: '160',
      grossWeight: '41600',
      netWeight: '40000',
      volume: '96',
      cargoValue: '38000',
    },
  ],
  consignee: {
    companyNameEn: 'RHEIN CHEMIE HANDEL GMBH',
    addressEn: 'HAFENSTRASSE 12\n47119 DUISBURG',
    countryCode: 'DE',
    taxNo: 'DE123456789012345',
    contact: 'ANNA SCHMIDT',
    phone: '+4920312345',
    email: 'anna@rhein.de',
  },
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
};

export const railContext: RailContext = {
  now: Date.parse('2026-10-07T10:00:00+08:00'),
  offer: {
    isDanger: false,
    etd: ETD,
    etdDay: '2026-10-30',
    timezone: 'Asia/Shanghai',
    cutOffs: cutOffsOf(ETD, 'Asia/Shanghai', false),
    validTo: Date.parse('2026-10-23T17:00:00+08:00'),
    boxes: [
      { ctnType: '20GP', limitKg: 24_000 },
      { ctnType: '40HQ', limitKg: 22_000 },
    ],
    pickup: ['500000'],
    delivery: [],
  },
  payTypes: ['BANK'],
  currencies: ['1', '2'],
};

export function railPartOf(form: RailForm): PartOf<'rail'> {
  const part = railQuotePart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part as PartOf<'rail'>;
}

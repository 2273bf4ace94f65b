import { withAmounts } from '#domain/flexitank/bag.ts';
import type { FlexitankContext } from '#domain/flexitank/context.ts';
import { blankFlexitankForm, blankFlexitankLine, type FlexitankForm } from '#domain/flexitank/form.ts';
import { type FlexitankQuotePart, flexitankQuotePart } from '#domain/flexitank/quote.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';

const ETD = Date.parse('2026-10-30T20:00:00+08:00');
export const paper = (name: string) => ({
  fileId: 'file-1',
  name,
  size: 1_000,
  language: 'CN' as const,
  day: '2027-06-30',
});

/** Two boxes of glycerine from 上海 to 鹿特丹, complete. */
export const flexitankGlycerine: FlexitankForm = withAmounts({
  ...blankFlexitankForm,
  priceId: 'FLX-CNSHA-NLRTM-GEN',
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  cargo: [
    {
      ...blankFlexitankLine,
      cargoNameCn: '精制甘油',
      cargoNameEn: 'REFINED GLYCERINE',
      hsCode: '2905450000',
      density: '1.2',
      viscosity: '950',
      loadTemp: '35',
      classReport: [paper('report.pdf')],
    },
  ],
  boxes: '2',
  bagSize: '20',
  installDay: '2026-10-20',
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
});

export const flexitankContext: FlexitankContext = {
  now: Date.parse('2026-10-07T10:00:00+08:00'),
  offer: {
    isDanger: false,
    etd: ETD,
    etdDay: '2026-10-30',
    timezone: 'Asia/Shanghai',
    cutOffs: cutOffsOf(ETD, 'Asia/Shanghai', false),
    validTo: Date.parse('2026-10-23T17:00:00+08:00'),
    bagSizes: ['16', '18', '20', '21', '22', '23', '24'],
    limitKg: 24_000,
  },
  payTypes: ['BANK'],
  currencies: ['1', '2'],
};

export function flexitankPartOf(form: FlexitankForm): FlexitankQuotePart {
  const part = flexitankQuotePart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part;
}

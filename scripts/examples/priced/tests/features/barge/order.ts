import { type BargeForm, blankBargeForm } from '#domain/barge/form.ts';
import { type BargePart, bargePart } from '#domain/barge/quote.ts';

export const BARGE_LANE = { orgPortCode: 'CNWUH', dstPortCode: 'CNSHA' } as const;

/** Two containers of cotton yarn from Wuhan to Shanghai. */
export const yarnForm: BargeForm = {
  ...blankBargeForm,
  ...BARGE_LANE,
  priceId: 'BRG-CNWUH-CNSHA-1',
  boxCount: '2',
  readyDay: '2026-10-22',
  cargoName: '棉纱',
  pieces: '800',
  weight: '40000',
  shipper: { ...blankBargeForm.shipper, companyNameEn: 'WUHAN YARN' },
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
};

export function bargePartOf(form: BargeForm): BargePart {
  const part = bargePart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part;
}

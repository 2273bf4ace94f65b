import { withAmounts } from '#domain/booking/services/flexitank/bag.ts';
import type { FlexitankContext } from '#domain/booking/services/flexitank/context.ts';
import { blankFlexitankForm, blankFlexitankLine, type FlexitankForm } from '#domain/booking/services/flexitank/form.ts';
import { type FlexitankQuotePart, flexitankQuotePart } from '#domain/booking/services/flexitank/quote.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { ask } from './market-server.ts';
import type { TestServer } from './server.ts';

const ETD = Date.parse('2026-10-30T20:00:00+08:00');
const paper = (name: string) => ({ fileId: 'file-1', name, size: 1_000, language: 'CN' as const, day: '2027-06-30' });

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

/** The same on the last sailing of the lane that can be booked now, with the user's own report. */
export async function glycerineNow(server: TestServer, user: string): Promise<FlexitankForm> {
  const { items } = await ask(server, 'flexitankPrices', { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' });
  const offer = items.filter(({ bookable }) => bookable === 'BOOKABLE').at(-1);
  if (offer === undefined) throw new Error('no sailing to book');
  const [line] = flexitankGlycerine.cargo;
  const report = { ...paper('report.pdf'), fileId: `safety-sheet-${user}` };
  return {
    ...flexitankGlycerine,
    priceId: offer.priceId,
    installDay: localDay(offer.cutOffs.cyOpen, 'Asia/Shanghai'),
    cargo: [{ ...line!, classReport: [report] }],
  };
}

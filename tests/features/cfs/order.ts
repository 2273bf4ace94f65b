import type { PartOf } from '#contract/booked-services.ts';
import type { CfsContext } from '#domain/cfs/context.ts';
import { blankCfsCargo, blankCfsForm, type CfsForm } from '#domain/cfs/form.ts';
import { cfsQuotePart } from '#domain/cfs/quote.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import type { TestServer } from '../../kit/server.ts';
import { filledFrom } from '../../kit/un-entries.ts';

const paper = (fileId: string, name: string, day = '') => ({ fileId, name, size: 1_000, language: 'CN' as const, day });

/** Two boxes of paint for a sailing of the 30th, complete. */
export const stuffedPaint: CfsForm = {
  ...blankCfsForm,
  warehouseId: 'warehouse-01',
  soNo: 'COSU81234500',
  carrierCode: 'COSU',
  vessel: 'COSCO SHIPPING ARIES',
  voyage: '042W',
  imoNo: '9074729',
  orgPortCode: 'CNYSN',
  terminal: '洋山四期',
  dstPortCode: 'NLRTM',
  etd: '2026-10-30T20:00',
  cyOpen: '2026-10-24T08:00',
  cyClosing: '2026-10-29T20:00',
  containers: [{ id: '1', ctnType: '20GP', quantity: '2', containerNos: '', sealNos: '' }],
  cargo: [
    {
      ...blankCfsCargo,
      cargoNameCn: '醇酸涂料',
      cargoNameEn: 'ALKYD PAINT',
      packageType: '1A2',
      packages: '160',
      grossWeight: '24400',
      netWeight: '24000',
      volume: '42',
      sds: [paper('f1', 'sds.pdf', '2025-06-01')],
      dg: {
        ...blankCfsCargo.dg,
        unNo: '1263',
        ...filledFrom('1263'),
        packingGroup: 'III',
        flashPoint: '31',
        outerPackCode: '1A2',
        dgNetWeight: '150',
        dgGrossWeight: '152.5',
        emergencyContact: '王应急',
        emergencyPhone: '13800138000',
        dangerPackCertFiles: [paper('f2', 'certificate.pdf')],
      },
    },
  ],
  planDeliverDate: '2026-10-26',
  planStuffDate: '2026-10-27',
  packList: [paper('f3', 'packing-list.pdf')],
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
  truth: true,
};

export const cfsContext: CfsContext = {
  now: Date.parse('2026-10-07T10:00:00+08:00'),
  stations: [
    {
      id: 'warehouse-01',
      name: '临港危化品一号库',
      city: '上海',
      address: '上海浦东新区化工物流园01号',
      kinds: ['甲类', '乙类'],
      dgClasses: ['3', '4.1', '6.1', '8', '9'],
      openingHours: '08:00–17:30',
      phone: '400-000-0001',
      portCode: 'CNYSN',
      portKilometres: 38,
    },
  ],
  carriers: ['COSU', 'OOLU'],
  ports: ['CNYSN', 'CNNGB', 'SGSIN', 'NLRTM'],
  payTypes: ['BANK'],
  currencies: ['1', '2'],
};

export function cfsPartOf(form: CfsForm): PartOf<'cfs'> {
  const part = cfsQuotePart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part as PartOf<'cfs'>;
}

/** The paint for a sailing three weeks ahead, with the user's own papers. */
export function stuffedNow({ clock }: Pick<TestServer, 'clock'>, user: string): CfsForm {
  const dayIn = (days: number) => localDay(clock.now() + days * DAY_MS, 'Asia/Shanghai');
  const own = (name: string) => ({
    fileId: `safety-sheet-${user}`,
    ...{ name, size: 1_000, language: 'CN' as const, day: '2025-06-01' },
  });
  const [line] = stuffedPaint.cargo;
  return {
    ...stuffedPaint,
    etd: `${dayIn(21)}T20:00`,
    cyOpen: `${dayIn(15)}T08:00`,
    cyClosing: `${dayIn(20)}T20:00`,
    planDeliverDate: dayIn(17),
    planStuffDate: dayIn(18),
    packList: [own('packing-list.pdf')],
    cargo: [{ ...line!, sds: [own('sds.pdf')], dg: { ...line!.dg, dangerPackCertFiles: [own('certificate.pdf')] } }],
  };
}

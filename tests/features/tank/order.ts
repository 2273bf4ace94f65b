import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import type { TankContext } from '#domain/tank/context.ts';
import { blankTankForm, type TankForm } from '#domain/tank/form.ts';
import { type TankQuotePart, tankQuotePart } from '#domain/tank/quote.ts';
import { filledFrom } from '../../kit/un-entries.ts';

const etd = Date.parse('2026-10-30T20:00:00+08:00');
const [line] = blankTankForm.cargo;
const sheet = { fileId: 'f1', name: 'sds.pdf', size: 1_000, language: 'CN', day: '2025-06-01' } as const;

/** Facts on 7 October about a lane for dangerous goods and two depots. */
export const tankContext: TankContext = {
  now: Date.parse('2026-10-07T10:00:00+08:00'),
  payTypes: ['BANK'],
  currencies: ['1', '2'],
  offer: {
    ...{ isDanger: true, etd, etdDay: '2026-10-30', etaDay: '2026-12-02', timezone: 'Asia/Shanghai' },
    cutOffs: cutOffsOf(etd, 'Asia/Shanghai', true),
    validTo: Date.parse('2026-10-20T00:00:00+08:00'),
    ...{ tankType: 'T11', capacityLitres: 24_000, limitKg: 24_000, included: ['LOAD', 'UNLOAD'] },
    dgClasses: ['2.1', '2.2', '3', '5.1', '6.1', '8', '9'],
    refusedClasses: ['7'],
  },
  depots: ['warehouse-03', 'warehouse-06'].map((id) => ({
    ...{ id, name: '漕泾化工罐区', city: '上海', address: '金山区', openingHours: '08:00-17:00', phone: '021-1' },
    dgClasses: ['3', '6.1', '8', '9'],
  })),
  rented: [
    { tankType: 'T4', capacityLitres: 26_000 },
    { tankType: 'T11', capacityLitres: 24_000 },
  ],
  fleet: [
    {
      ...{ number: 'HZTU2001136', tankType: 'T11', depotId: 'warehouse-03', testDue: '2028-10-01' },
      taken: [{ from: '2026-10-20', to: '2026-11-30' }],
    },
    { number: 'HZTU2004270', tankType: 'T11', depotId: 'warehouse-03', testDue: '2029-01-20', taken: [] },
    { number: 'HZTU2006420', tankType: 'T11', depotId: 'warehouse-03', testDue: '2026-10-12', taken: [] },
    { number: 'HZTU2007556', tankType: 'T4', depotId: 'warehouse-06', testDue: '2028-05-01', taken: [] },
  ],
};

/** Two tanks of methanol, as full as they may be, complete. */
export const methanolTanks: TankForm = {
  ...blankTankForm,
  ...{ priceId: 'p1', scheduleId: 's1', orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', tankType: 'T11', tanks: '2' },
  cargo: [
    {
      ...line!,
      cargoNameCn: '甲醇',
      cargoNameEn: 'METHANOL',
      sds: [sheet],
      dg: {
        ...line!.dg,
        unNo: '1230',
        ...filledFrom('1230'),
        emergencyContact: '王应急',
        emergencyPhone: '13800138000',
      },
    },
  ],
  ...{ density15: '0.7961', density50: '0.7632', fillTemp: '20', litres: '21987', tankNet: '17401' },
  loadingDate: '2026-10-20',
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
  truth: true,
};

/** The same goods in a tank that is let for a month. */
export const rentedTank: TankForm = {
  ...methanolTanks,
  ...{ serviceType: 'RENTAL', priceId: '', scheduleId: '', orgPortCode: '', dstPortCode: '', loadingDate: '' },
  ...{ depotId: 'warehouse-03', fromDay: '2026-10-12', tankDays: '30', litres: '', tankNet: '' },
};

/** The tank they came in, to be cleaned. */
export const cleanedTank: TankForm = {
  ...rentedTank,
  ...{ serviceType: 'CLEANING', tankDays: '', tanks: '1', tankNos: 'EXFU5512340' },
};

/** The same, cleaned, to stand in the yard. */
export const storedTank: TankForm = {
  ...cleanedTank,
  ...{ serviceType: 'STORAGE', tankDays: '20', cleaningCert: [sheet] },
};

export function tankPartOf(form: TankForm): TankQuotePart {
  const part = tankQuotePart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part;
}

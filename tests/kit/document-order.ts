import { blankDangerous } from '#domain/booking/goods-line.ts';
import { blankParty } from '#domain/booking/party.ts';
import type { DocumentOrder } from '#domain/documents/description.ts';
import { blankCargo, blankFclForm, type FclForm } from '#domain/fcl/form.ts';
import { sampleOrder } from '#stories/kit/order.ts';

const party = (companyNameEn: string, addressEn: string, countryCode: string) => ({
  ...blankParty,
  ...{ companyNameEn, addressEn, countryCode },
});

/** Two boxes of methanol from Shanghai to Rotterdam, every party named. */
export const methanolForm: FclForm = {
  ...blankFclForm,
  ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', cargoReadyDate: '2026-10-13', tradeTerm: 'CIF', blType: 'TELEX' },
  cargo: [
    {
      ...blankCargo,
      ...{ cargoNameCn: '甲醇', cargoNameEn: 'METHANOL', hsCode: '2905110000', marks: 'HZ 2026\nROTTERDAM' },
      ...{ packageType: '1A1', packages: '160', grossWeight: '30400', netWeight: '25600' },
      dg: {
        ...blankDangerous,
        ...{ unNo: '1230', psnEn: 'METHANOL', psnCn: '甲醇', dgClass: '3', subRisk1: '6.1', packingGroup: 'II' },
        ...{ flashPoint: '11', emsNo: 'F-E, S-D', emergencyContact: '顾晓岚', emergencyPhone: '+86 21 5000 0119' },
      },
    },
  ],
  parties: 'NOW',
  shipper: party('SHANGHAI SHENLAN CHEMICAL CO LTD', '1 HAIGANG AVENUE\nSHANGHAI', 'CN'),
  consignee: party('ROTTERDAM SOLVENTS BV', '1 HARBOUR ROAD\nROTTERDAM', 'NL'),
  notifySame: true,
  ...{ contactName: '顾晓岚', contactPhone: '12000000001', remark: '请安排早班提箱' },
};

export const documentOrder: DocumentOrder = {
  ...sampleOrder,
  status: 'booked',
  cutOffs: null,
  form: { ...methanolForm },
};

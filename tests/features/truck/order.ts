import { blankStop } from '#domain/booking/door-fields.ts';
import { type RoadDeal, type RoadEnquiry, roadDeal } from '#domain/truck/deal.ts';
import { blankTruckCargo, blankTruckForm, type TruckForm } from '#domain/truck/form.ts';
import { truckQuotePart } from '#domain/truck/quote.ts';
import { blankTruck } from '#domain/truck/truck.ts';
import { paintForm } from '../lcl/order.ts';

/** The paint from Shanghai to Ningbo. */
export const sampleRoadQuery: RoadEnquiry & { loadingDay: string; weight: string; volume: string } = {
  pickupPlace: '上海市金山区化工大道 1 号',
  deliveryPlace: '浙江省宁波市北仑区港口路 8 号',
  loadingDay: '2026-10-20',
  isDanger: 'Y',
  unNo: '1263',
  dgClass: '3',
  packingGroup: 'III',
  cargoName: '醇酸涂料',
  weight: '1850',
  volume: '2.36',
  contact: '李货主',
  phone: '13800138001',
};

export const OPTION = { priceId: 'truck-VAN68', lines: [{ feeCode: 'RDB', quantity: '1' }] };

export const sampleRoadDeal: RoadDeal = roadDeal(sampleRoadQuery, OPTION)!;

/** A valid number of GB 11643. */
export const LICENCE = '11010519491231002X';

/** The vehicle with its papers, and the people on it with theirs. */
export const namedTruck = {
  ...blankTruck,
  plate: '沪A12345',
  driver: '张驾驶',
  driverPhone: '13900139001',
  driverLicence: LICENCE,
  driverCert: '310000202600001',
  permit: '沪交运管许可310000000001',
  permitExpire: '2028-12-31',
  escort: '刘押运',
  escortPhone: '13900139002',
  escortCert: '310000202600002',
};

/** The paint by road, complete. */
export const roadForm: TruckForm = {
  ...blankTruckForm,
  enquiryNo: 'TRK26100700001',
  optionId: 'o1',
  vehicle: 'VAN68',
  cargo: paintForm.cargo.map(
    ({ length: _, width: __, height: ___, stackable, oversize, wooden, palletized, ...line }) => ({
      ...blankTruckCargo,
      ...line,
      ...{ roadCode: 'F1', roadCategory: '3', tunnelCode: 'D', cargoCurrency: '1', hsCode: '', cargoNameEn: '' },
      dg: { ...line.dg, psnEn: '' },
    }),
  ),
  loading: {
    ...blankStop,
    ...{ city: '310000', district: '金山区', address: '化工大道 1 号', contact: '李货主', phone: '13800138001' },
    day: '2026-10-20',
  },
  unloading: {
    ...blankStop,
    ...{ city: '330200', district: '北仑区', address: '港口路 8 号', contact: '赵收货', phone: '13800138002' },
    day: '2026-10-21',
  },
  trucks: [namedTruck],
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
  truth: true,
};

export function roadPartOf(form: TruckForm) {
  const part = truckQuotePart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part;
}

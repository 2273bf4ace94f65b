import { booking, elsewhere, enquiry, general, onVoyage, type Rule, says, waitsFor, warned } from './rule.ts';
import { dayFrom, goodsOfTruck, han, letters } from './values.ts';

const box = (field: string) => `containers.0.${field}`;
const boxOf = (ctnType: string, more: object = {}) => ({ [box('ctnType')]: ctnType, ...more });
const twice = (other: string) => (form: { containers: readonly object[] }) =>
  ({ ...form, containers: [form.containers[0], { ...form.containers[0], id: '2', ctnType: other }] }) as never;
const chilled = boxOf('20RF', { [box('temperature')]: '5' });

/** Sea full container: the list, the order form, the enquiry. */
export const section32: readonly Rule[] = [
  says(
    'FCL 海运整箱 ~ Purpose: see DG and general FCL prices per lane/sailing and book.',
    elsewhere('machines/search'),
  ),
  says('List columns ~ 操作 下单/询价/分享.', elsewhere('server/fcl/prices')),
  says('DG price row shows ~ (e.g. 3/8/9 类).', booking('cargo.0.dg.dgClass', '3', '7')),
  says('Above list: ETD chips ~ min/avg/carrier lines).', elsewhere('server/fcl/prices')),
  says(
    'Below the name: 限重 (e.g. 20GP <= 21 t without 超重费).',
    booking(box('weightPerCtn'), '15200', '28000', warned),
  ),
  says('Row expand ~ (拒收类别).', booking('cargo.0.dg.dgClass', {}, { 'cargo.0.dg.subRisk1': '7' })),
  says('No-price state ~ link.', elsewhere('server/fcl/prices')),
  says('Compare: tick up to 4 rows ~ for the chosen boxes.', elsewhere('machines/search')),
  says('Order form** (step 1 ~ 4 确认):', elsewhere('domain/booking-form')),
  says('priceId, scheduleId ~ price still valid', booking('priceId', {}, { priceId: 'unknown', scheduleId: '' })),
  says('and quoted box types exist, else diff dialog', booking(box('ctnType'), '20GP', '45HQ')),
  says('orgPort/dstPort/viaPort ~ keeping cargo', elsewhere('domain/initial-forms')),
  says(
    'receiptType/deliveryType ~ default CY-CY (DCSA enum)',
    booking('receiptType', 'CY', 'FO'),
    booking('deliveryType', 'CY', 'FO'),
    booking('deliveryType', 'CY', 'CFS'),
  ),
  says(
    'containers[]: ctnType ~ qty 1–100',
    booking(box('quantity'), '2', '0'),
    booking(box('quantity'), '100', '101'),
    booking(box('quantity'), '2', '2.5'),
    booking(box('weightPerCtn'), '15200', ''),
    enquiry('boxes', { boxes: [{ ctnType: '20GP', quantity: 100 }] }, { boxes: [{ ctnType: '20GP', quantity: 101 }] }),
  ),
  says(
    'same type only once',
    booking(box('ctnType'), twice('40HQ'), twice('20GP')),
    enquiry('boxes', twoBoxes('40HQ'), twoBoxes('20GP')),
  ),
  says('weight <= payload (7.1)', booking(box('weightPerCtn'), '28250', '28250.001')),
  says(
    'SOC asks container no. (ISO 6346)',
    booking(box('containerNos'), 'CSQU3054383 COSU8123450', '', { with: { [box('soc')]: true } }),
    booking(box('containerNos'), 'CSQU3054383 COSU8123450', 'CSQU3054383', { with: { [box('soc')]: true } }),
  ),
  says(
    '20RF/40RH asks temperature -60..+30',
    booking(box('temperature'), '-60', '-60.1', { with: boxOf('20RF') }),
    booking(box('temperature'), '30', '30.1', { with: boxOf('40RH') }),
    booking(box('temperature'), '5', '', { with: boxOf('20RF') }),
  ),
  says('通风', booking(box('ventilation'), letters(20), letters(21), { with: chilled })),
  says('湿度', booking(box('humidity'), '100', '101', { with: chilled })),
  says('OOG asks over-dimensions', booking(box('overDimensions'), letters(100), letters(101), { with: boxOf('20OT') })),
  says(
    'cargoReadyDate ~ <= CY closing',
    booking(
      'cargoReadyDate',
      { cargoReadyDate: onVoyage(({ closing }) => closing) },
      { cargoReadyDate: onVoyage(({ closing }) => dayFrom(closing, 1)) },
    ),
    booking(
      'cargoReadyDate',
      { cargoReadyDate: onVoyage(({ today }) => today) },
      { cargoReadyDate: onVoyage(({ today }) => dayFrom(today, -1)) },
    ),
  ),
  says('cargo lines 2.3/2.4 ~ (6.7, 7.3)', booking('cargo', {}, { cargo: [] })),
  says('tradeTerm ~ DDP', booking('tradeTerm', 'DPU', 'DAT'), booking('tradeTerm', '', 'FOX')),
  says(
    'payTerm, settleType, currency, payType ~ 付款 Y',
    booking('currency', '1', '2'),
    booking('payTerm', 'PRE', ''),
    booking('payType', 'BANK', ''),
  ),
  says('COL not offered where carrier forbids', booking('payTerm', 'PRE', 'COL', { base: 'prepaid' })),
  says(
    'blType, blCopies, issuePlace ~ 份数 3',
    booking('blType', 'ORIGINAL', 'PAPER'),
    booking('blCopies', '9', '10', { with: { blType: 'ORIGINAL' } }),
    booking('blCopies', '1', '0', { with: { blType: 'ORIGINAL' } }),
    booking('issuePlace', letters(60), letters(61)),
  ),
  says('N HBL/MBL', booking('blOwner', 'HBL', 'ABL')),
  says('parties 2.2 N at order', elsewhere('features/fcl/papers')),
  says('services 2.6 N', elsewhere('domain/fees')),
  says(
    '拖车 needs address+time',
    booking('services.truck.wanted', goodsOfTruck, {}, { with: { receiptType: 'SD' } }),
    booking('services.truck.address', goodsOfTruck, { ...goodsOfTruck, 'services.truck.address': '' }),
  ),
  says(
    '内装 needs 预计送货日',
    booking(
      'services.stuffing.deliverDay',
      { 'services.stuffing.deliverDay': onVoyage(({ closing }) => closing) },
      { 'services.stuffing.deliverDay': '' },
      { with: { 'services.stuffing.wanted': true } },
    ),
    booking(
      'services.stuffing.wanted',
      {
        'services.stuffing.wanted': true,
        'services.stuffing.deliverDay': onVoyage(({ closing }) => closing),
      },
      {},
      { with: { receiptType: 'CFS', 'cargo.0.volume': '20' } },
    ),
  ),
  says('remark, agree 备注, 同意协议 agree Y', booking('agree', true, false)),
  says(
    "DG: extra tick '保证如实申报,承担瞒报责任'",
    booking('truth', true, false),
    booking('agree', true, false, general),
  ),
  says('Success: 2.11.', elsewhere('e2e/booking')),
  says('After booking user center ~ draft B/L confirm.', waitsFor('afterOrder')),
  says(
    '/enquiryFcl** fields: orgPort, dstPort',
    enquiry('orgPortCode', 'CNSHA', ''),
    enquiry('dstPortCode', 'NLRTM', ''),
  ),
  says(
    'isDanger (+unNo, class, PG)',
    enquiry('unNo', '1230', '123'),
    enquiry('unNo', { dgClass: '3' }, { dgClass: '' }, { with: { unNo: '' } }),
    enquiry('dgClass', '3', '3.1'),
    enquiry('packingGroup', 'II', 'IV'),
  ),
  says('cargoName', enquiry('cargoName', han(100), han(101)), enquiry('cargoName', '甲醇', '')),
  says('ctn lines', enquiry('boxes', {}, { boxes: [] })),
  says(
    'targetPrice+currency',
    enquiry('targetPrice', '0.01', '0'),
    enquiry('targetPrice', '1.01', '1.001'),
    enquiry('targetCurrency', '2', '9', { with: { targetPrice: '100' } }),
  ),
  says(
    'expectEtd range',
    enquiry(
      'expectEtdFrom',
      { expectEtdTo: onVoyage(({ today }) => dayFrom(today, 5)) },
      { expectEtdTo: onVoyage(({ today }) => dayFrom(today, 4)) },
      { with: { expectEtdFrom: onVoyage(({ today }) => dayFrom(today, 5)) } },
    ),
  ),
  says('carrierPrefer[]', enquiry('carrierPrefer', { carrierPrefer: ['COSU'] }, { carrierPrefer: ['ABCD'] })),
  says(', services, ~ quoteDeadline', enquiry('services', { services: ['TRK'] }, { services: ['THC'] })),
  says(
    '(default now+1 workday)',
    enquiry(
      'quoteDeadline',
      { quoteDeadline: onVoyage(({ today }) => today) },
      { quoteDeadline: onVoyage(({ today }) => dayFrom(today, -1)) },
    ),
    elsewhere('server/enquiries/enquiries'),
  ),
  says(
    'contact, phone, company, remark, files.',
    enquiry('contact', '顾晓岚', ''),
    enquiry('phone', '13800138001', '1380013800'),
    enquiry('company', han(100), han(101)),
  ),
  says('Shows 我的询价 list ~ with 转订单.', elsewhere('server/enquiries/enquiries')),
  says('Limit 1 identical enquiry per 10 min.', elsewhere('server/enquiries/enquiries')),
  says(
    '`?service=air|rail|domestic|flexitank|tank|warehouse|dgdesk|cfs` asks ~ is arranged by the desk.',
    elsewhere('server/orders/enquired'),
  ),
  says('`service=flexitank` asks ~ hold them.', elsewhere('server/orders/enquired-bulk')),
  says('`service=warehouse` asks ~ of one warehouse.', elsewhere('server/orders/enquired-stay')),
  says('`service=dgdesk` asks ~ by an option alone.', elsewhere('server/orders/enquired-desk')),
  says('`service=cfs` asks ~ of one station.', elsewhere('server/orders/enquired-stuffing')),
  says('Errors: ~ protocol not agreed.', elsewhere('server/orders/orders')),
];

function twoBoxes(other: string) {
  return {
    boxes: [
      { ctnType: '20GP', quantity: 1 },
      { ctnType: other, quantity: 1 },
    ],
  };
}

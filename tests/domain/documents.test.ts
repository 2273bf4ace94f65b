import { expect, test } from 'vitest';
import { missingText, wordDocument } from '#copy/documents/words.ts';
import { documentOf, missingOf } from '#domain/documents/describe.ts';
import type { DocumentOrder } from '#domain/documents/description.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import { documentsOf } from '#domain/documents/offered.ts';
import { replaceAt } from '#domain/form/path.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';
import { documentOrder } from '#tests/kit/document-order.ts';

const worded = (kind: DocumentKind, order: DocumentOrder = documentOrder) =>
  wordDocument(documentOf(order, kind), true);
const sectionOf = (kind: DocumentKind, heading: string, order?: DocumentOrder) => {
  const section = worded(kind, order).sections.find((one) => one.heading.startsWith(heading));
  return {
    rows: Object.fromEntries((section?.rows ?? []).map(({ term, text }) => [term, text])),
    tables: section?.tables ?? [],
  };
};
const withForm = (path: string, value: unknown): DocumentOrder => ({
  ...documentOrder,
  form: replaceAt(documentOrder.form, path, value),
});
const missing = (order: DocumentOrder) => missingOf(order, 'dg-declaration').map(missingText);

test('[10.13] a booking note has parties, goods and vessel in Chinese and English', () => {
  const note = worded('booking-note');
  expect([note.title, note.subtitle, note.fileName]).toEqual([
    '托书',
    'BOOKING NOTE',
    '托书-FCL26101200007-2026-10-12.pdf',
  ]);
  expect(sectionOf('booking-note', '托运人').rows).toEqual({
    '托运人 SHIPPER / CONSIGNOR': 'SHANGHAI SHENLAN CHEMICAL CO LTD\n1 HAIGANG AVENUE\nSHANGHAI\nCN',
    '收货人 CONSIGNEE': 'ROTTERDAM SOLVENTS BV\n1 HARBOUR ROAD\nROTTERDAM\nNL',
    '通知人 NOTIFY PARTY': 'ROTTERDAM SOLVENTS BV\n1 HARBOUR ROAD\nROTTERDAM\nNL',
  });
  expect(sectionOf('booking-note', '运输').rows).toEqual({
    '承运人 CARRIER': '中远海运',
    '船名航次/航班与日期 VESSEL / FLIGHT NO. AND DATE': 'COSCO SHIPPING ROSE 118W',
    '起运地 PLACE OF LOADING': 'SHANGHAI 上海',
    '码头 TERMINAL': '洋山三期',
    '目的港 PLACE OF DISCHARGE': 'ROTTERDAM 鹿特丹',
    '预计开航 ETD': '2026-10-18 09:40',
    '预计到达 ETA': '2026-11-15 02:40',
    '运输条款 TERMS': 'CY – CY',
    '贸易条款 INCOTERMS': 'CIF',
    '运费支付 FREIGHT': '预付 PREPAID',
    '提单类型 TYPE OF B/L': '电放 TELEX RELEASE',
    '货好日期 CARGO READY': '2026-10-13',
    '箱型箱量 CONTAINER SIZE & TYPE': '20GP × 2',
  });
  expect(sectionOf('booking-note', '货物').tables).toEqual([
    {
      caption: null,
      columns: [
        '唛头 SHIPPING MARKS',
        '货物说明 DESCRIPTION OF GOODS',
        'HS编码 HS CODE',
        '件数与包装 NO. & KIND OF PACKAGES',
        '毛重(kg) GROSS (kg)',
        '净重(kg) NET (kg)',
        '体积(m³) CUBE (m³)',
      ],
      rows: [['HZ 2026\nROTTERDAM', 'METHANOL\n甲醇', '2905110000', '160 × 1A1 闭口钢桶', '30,400', '25,600', '']],
    },
  ]);
  expect(sectionOf('booking-note', '危险货物').tables[0]?.rows).toEqual([
    ['UN 1230, METHANOL, 3 (6.1), II, (11 ℃ c.c.)', '甲醇', '30,400', '顾晓岚\n+86 21 5000 0119'],
  ]);
});

test('[10.13] a rail booking note has pick-up, return and free days of rail containers', () => {
  const lent = { ctnType: '40HQ', soc: false, emptyAt: ' 重庆港', returnCity: '汉堡 ', freeDays: '20' };
  // `plain` requests no pick-up, return or free days: one value is blank, the others are absent.
  const plain = { ctnType: '20GP', soc: false, returnCity: ' ' };
  const own = { ...lent, ctnType: '45HQ', soc: true };
  const order = { ...withForm('containers', [lent, plain, own]), boxUse: { returnDepot: '到站堆场', freeDays: 10 } };
  expect(sectionOf('booking-note', '运输', order).rows).toMatchObject({
    '提箱点 EMPTY PICK-UP AT': '40HQ  重庆港',
    '还箱 EMPTY RETURN AT': '40HQ  汉堡\n20GP  到站堆场',
    '免箱期(天) FREE DAYS OF CONTAINER': '40HQ  20\n20GP  10',
  });
  const silent = { ...order, boxUse: { returnDepot: '', freeDays: null }, form: withForm('containers', [plain]).form };
  expect(Object.keys(sectionOf('booking-note', '运输', silent).rows).join()).not.toMatch(/提箱点|还箱|免箱期/);
});

test('[10.13] parties named later are to be advised, and a bill to order is marked', () => {
  const later = {
    ...documentOrder,
    form: { ...(documentOrder.form as object), shipper: {}, consignee: {}, notify: {} },
  };
  expect(Object.values(sectionOf('booking-note', '托运人', later).rows)).toEqual(
    Array.from({ length: 3 }, () => '补料时提供 TO BE ADVISED'),
  );
  const toOrder = withForm('toOrder', true);
  expect(sectionOf('booking-note', '托运人', toOrder).rows['收货人 CONSIGNEE']).toBe('TO ORDER');
});

test('[10.13] the declaration has the fields of the multimodal dangerous goods form, those of the packer blank', () => {
  expect(missing(documentOrder)).toEqual([]);
  const declaration = worded('dg-declaration');
  expect(declaration.sections.map(({ heading }) => heading)).toEqual([
    '托运人、收货人与承运人 PARTIES',
    '运输 CARRIAGE',
    '危险货物 DANGEROUS GOODS',
    '货物 GOODS',
    '附加操作说明 ADDITIONAL HANDLING INFORMATION',
    '集装箱与装箱声明 CONTAINER / VEHICLE PACKING CERTIFICATE',
    '接收单位收据 RECEIVING ORGANISATION RECEIPT',
    '编制本单的公司 COMPANY PREPARING THIS NOTE',
  ]);
  const { rows } = sectionOf('dg-declaration', '托运人');
  expect(rows["托运人声明 SHIPPER'S DECLARATION"]).toContain('are classified, packaged, marked and labelled/placarded');
  expect(rows["托运人参考号 SHIPPER'S REFERENCE"]).toBe('FCL26101200007');
  expect(sectionOf('dg-declaration', '危险货物').tables[0]?.rows).toEqual([
    [
      'HZ 2026\nROTTERDAM',
      '160 × 1A1 闭口钢桶 STEEL DRUM',
      'UN 1230, METHANOL, 3 (6.1), II, (11 ℃ c.c.)',
      '甲醇',
      '30,400',
      '25,600',
      '',
    ],
  ]);
  expect(sectionOf('dg-declaration', '货物').rows).toEqual({
    '危险货物毛重合计 TOTAL GROSS MASS': '30,400 kg',
    '危险货物净重合计 TOTAL NET MASS': '25,600 kg',
  });
  expect(sectionOf('dg-declaration', '附加').rows).toEqual({
    '操作说明 HANDLING': 'UN 1230, EmS F-E, S-D',
    '24小时应急联系 EMERGENCY CONTACT': '顾晓岚 +86 21 5000 0119',
  });
  const packing = sectionOf('dg-declaration', '集装箱').rows;
  expect(packing['箱型箱量 CONTAINER SIZE & TYPE']).toBe('20GP × 2');
  for (const term of ['箱号/车牌号 CONTAINER / VEHICLE NO.', '封号 SEAL NO.', '皮重(kg) TARE MASS (kg)'])
    expect(packing[term]).toMatch(/^_+$/u);
});

test.each([
  ['the shipper', withForm('shipper.companyNameEn', ''), ['托运人']],
  ['the address of the shipper', withForm('shipper.addressEn', ' '), ['托运人地址']],
  ['the consignee', withForm('consignee.companyNameEn', ''), ['收货人']],
  ['the address of the consignee', withForm('consignee.addressEn', ''), ['收货人地址']],
  ['the ship', { ...documentOrder, vessel: null }, ['船名航次/航班与日期']],
  ['the carrier', { ...documentOrder, carrier: null }, ['承运人']],
  ['the port of loading', { ...documentOrder, org: null }, ['起运地']],
  ['the port of discharge', { ...documentOrder, dst: null }, ['目的港']],
  ['the proper shipping name', withForm('cargo.0.dg.psnEn', ''), ['第 1 项货物的正确运输名称(英)']],
  ['the flash point of a flammable liquid', withForm('cargo.0.dg.flashPoint', ''), ['第 1 项货物的闪点']],
  ['who is called at night', withForm('cargo.0.dg.emergencyContact', ''), ['第 1 项货物的24小时应急联系人']],
  ['the number that is called', withForm('cargo.0.dg.emergencyPhone', ''), ['第 1 项货物的24小时应急电话']],
  [
    'what an N.O.S. entry consists of',
    withForm('cargo.0.dg.psnEn', 'FLAMMABLE LIQUID, TOXIC, N.O.S.'),
    ['第 1 项货物的技术名称'],
  ],
] as const)('[10.13] the declaration is refused without %s', (_, order, fields) => {
  expect(missing(order)).toEqual(fields);
});

test('[10.13] net mass is required for every dangerous line, a flash point only for flammable ones', () => {
  const [item] = documentOrder.items;
  const corrosive = { ...item!, netKg: null, unNo: '1824', dgClass: '8', subsidiaryClasses: [] };
  expect(missing({ ...withForm('cargo.0.dg.flashPoint', ''), items: [corrosive] })).toEqual(['第 1 项货物的净重(kg)']);
});

test('[10.13] a bill to order needs a notify party instead of a consignee', () => {
  const toOrder = withForm('toOrder', true);
  expect(missing(toOrder)).toEqual(['通知人', '通知人地址']);
  const named = { ...toOrder, form: replaceAt(toOrder.form, 'notify.companyNameEn', 'NOTIFY CO') };
  expect(missing(named)).toEqual(['通知人地址']);
  const whole = { ...named, form: replaceAt(named.form, 'notify.addressEn', '2 QUAY STREET') };
  expect(missing(whole)).toEqual([]);
  expect(sectionOf('dg-declaration', '托运人', whole).rows['收货人 CONSIGNEE']).toBe(
    'TO ORDER\nNOTIFY CO\n2 QUAY STREET',
  );
  expect(sectionOf('booking-note', '托运人', whole).rows['通知人 NOTIFY PARTY']).toBe('NOTIFY CO\n2 QUAY STREET');
});

test('[10.13] general goods beside dangerous ones are no matter of the declaration', () => {
  const [item] = documentOrder.items;
  const general = { ...item!, cargoNameCn: '木托盘', grossKg: '500.000', unNo: null, dgClass: null };
  const order = { ...documentOrder, items: [...documentOrder.items, general] };
  expect(sectionOf('dg-declaration', '危险货物', order).tables[0]?.rows).toHaveLength(1);
  expect(sectionOf('dg-declaration', '货物', order).rows['危险货物毛重合计 TOTAL GROSS MASS']).toBe('30,400 kg');
});

test('[10.13] the quote sheet has the fee lines of the order and a total for each currency', () => {
  const { rows, tables } = sectionOf('quote-sheet', '费用');
  expect(tables).toEqual([
    {
      caption: '海运费',
      columns: ['费用', '单价 × 数量', '小计'],
      rows: [['海运费 OF', '$1,150.00 × 2 箱 20GP', '$2,300.00']],
    },
  ]);
  expect(rows).toEqual({ 美元合计: '$2,300.00', 人民币合计: '¥3,390.00' });
  expect(worded('quote-sheet').notes).toContain('演示数据，不构成报价');
});

test('[10.13] charges at cost or collect are marked and not added', () => {
  const [line] = documentOrder.lines;
  const order = {
    ...documentOrder,
    lines: [
      { ...line!, payTerm: 'COL' as const, taxRate: '6' },
      { ...line!, group: 'DESTINATION' as const, feeCode: 'DTHC', feeName: '目的港操作', atCost: true },
    ],
  };
  expect(sectionOf('quote-sheet', '费用', order).tables.map(({ rows }) => rows)).toEqual([
    [['海运费 OF\n含税 6%', '$1,150.00 × 2 箱 20GP', '$2,300.00\n到付，不计入合计']],
    [['目的港操作 DTHC', '', '实报实销 *']],
  ]);
});

test('[10.13] the confirmation has status and cut-offs of the order', () => {
  const at = documentOrder.now;
  const cutOffs = {
    ...{ bookingCloseGen: at, bookingCloseDg: at, emptyPickup: at, cyOpen: at, lclCutoff: at, siCutoff: at },
    ...{ dgCutoff: at, amsCutoff: at, vgmCutoff: at, customsCutoff: at, cyClosing: at },
  };
  const order = { ...documentOrder, cutOffs };
  expect(sectionOf('order-confirmation', '订单').rows).toEqual({
    订单号: 'FCL26101200007',
    服务: '整箱',
    状态: '已订舱',
    下单时间: '2026-10-12 08:40',
  });
  const cuts = Object.keys(sectionOf('order-confirmation', '截止时间', order).rows);
  expect(cuts).toEqual(['截补料', '截危申报', '截 VGM', '截关', '截港']);
  expect(Object.keys(sectionOf('order-confirmation', '截止时间', { ...order, isDanger: 'N' }).rows)).not.toContain(
    '截危申报',
  );
  expect(worded('order-confirmation').sections.map(({ heading }) => heading)).not.toContain('截止时间');
});

test('[10.13] storage, road, desk and purchase orders have their own confirmation', () => {
  const none = { ...documentOrder, carrier: null, org: null, dst: null, vessel: null, voyage: null, items: [] };
  const way = (order: DocumentOrder) => Object.values(sectionOf('order-confirmation', '运输', order).rows);
  expect(
    way({ ...none, stay: { name: '临港一号库', city: '上海', address: '1 号路', startDate: '2026-10-20', days: 30 } }),
  ).toEqual(['上海 临港一号库\n1 号路', '2026-10-20', '30']);
  const trip = { from: '上海', to: '宁波', vehicle: '危险品厢车', vehicleCount: 2 };
  expect(way({ ...none, trip: { ...trip, loadingDay: '2026-10-20', unloadingDay: '2026-10-21' } })).toEqual([
    '上海',
    '宁波',
    '危险品厢车 × 2',
    '2026-10-20',
    '2026-10-21',
  ]);
  expect(way({ ...none, desk: { works: ['review', 'sds'], finishDay: '2026-10-20' } })).toEqual([
    '危险品预审\nSDS 编制/翻译',
    '2026-10-20',
  ]);
  const bought = { postNo: 'SP1', nameCn: '丙酮', quantity: '20', unit: '吨', batchNo: 'B1', address: '1 号路' };
  expect(way({ ...none, bought: { ...bought, delivery: 'SELF', day: '2026-10-20' } })).toEqual([
    'SP1',
    '丙酮',
    '20 吨',
    'B1',
    '自提\n1 号路\n2026-10-20',
  ]);
});

test('[10.13] only documents that can be made are offered', () => {
  const offered = (order: object) => documentsOf({ ...documentOrder, ...order });
  const bySea = [
    'booking-note',
    'dg-declaration',
    'packing-certificate',
    'labels',
    'quote-sheet',
    'order-confirmation',
  ];
  expect(offered({})).toEqual(bySea);
  expect(offered({ service: 'lcl' })).toEqual(bySea);
  expect(offered({ isDanger: 'N' })).toEqual(['booking-note', 'quote-sheet', 'order-confirmation']);
  for (const service of ['air', 'rail', 'domestic', 'flexitank', 'tank'])
    expect(offered({ service, isDanger: 'N' })).toEqual(['booking-note', 'quote-sheet', 'order-confirmation']);
  for (const service of ['cfs', 'warehouse', 'dgdesk', 'truck', 'goods'])
    expect(offered({ service, org: null, dst: null, isDanger: 'N' })).toEqual(['quote-sheet', 'order-confirmation']);
  expect(offered({ lines: [] })).not.toContain('quote-sheet');
  expect(orderStatuses.filter((status) => offered({ status }).includes('order-confirmation'))).toEqual([
    'booked',
    'released',
    'stuffed',
    'declared',
    'departed',
    'arrived',
    'completed',
    'amending',
  ]);
  expect(orderStatuses.filter((status) => offered({ status }).length === 0)).toEqual([
    'rejected',
    'cancelled',
    'autoCancelled',
  ]);
});

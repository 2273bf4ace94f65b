import { describe, expect, test } from 'vitest';
import { contractSections } from '#domain/documents/contract.ts';
import { documentOf } from '#domain/documents/describe.ts';
import type { DocumentItem, DocumentOrder, DocumentSection } from '#domain/documents/description.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import { offersDocument } from '#domain/documents/offered.ts';
import { bilingualPackages, englishPackages } from '#domain/documents/package-text.ts';
import type { SectionName } from '#domain/documents/terms.ts';
import { measure, packagesText } from '#domain/documents/values.ts';
import { replaceAt } from '#domain/form/path.ts';
import { packageCodes } from '#domain/reference/package-codes.ts';
import { documentOrder, methanolForm } from '#tests/kit/document-order.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

/** The form of the sample order with other values, by their paths. */
const filled = (fields: Readonly<Record<string, unknown>>, order: DocumentOrder = documentOrder): DocumentOrder => ({
  ...order,
  form: Object.entries(fields).reduce((form, [path, value]) => replaceAt(form, path, value), order.form),
});
const rowsOf = (sections: readonly DocumentSection[], name: SectionName) =>
  Object.fromEntries((sections.find((one) => one.name === name)?.rows ?? []).map(({ term, values }) => [term, values]));
const rowsIn = (order: DocumentOrder, kind: DocumentKind, name: SectionName) =>
  rowsOf(documentOf(order, kind).sections, name);
const tableIn = (order: DocumentOrder, kind: DocumentKind, name: SectionName) =>
  documentOf(order, kind).sections.find((one) => one.name === name)?.table;

const [methanol] = documentOrder.items as [DocumentItem];
const pallets: DocumentItem = {
  ...methanol,
  ...{ cargoNameCn: '木托盘', cargoNameEn: '', packageType: 'ZZ', packages: 3, grossKg: '500.250', netKg: '480.000' },
  ...{ volume: '1.500', unNo: null, dgClass: null, subsidiaryClasses: [], packingGroup: null },
};
const acid: DocumentItem = {
  ...methanol,
  ...{ cargoNameCn: '盐酸', cargoNameEn: 'HYDROCHLORIC ACID', grossKg: '1200.5', netKg: null, volume: '2.500' },
  ...{ unNo: '1789', dgClass: '8', subsidiaryClasses: [], packingGroup: 'II' },
};

describe('a contract', () => {
  const namesOf = (order: DocumentOrder, kind: 'charge-agreement' | 'service-contract') =>
    contractSections(order, kind).map(({ name }) => name);

  test('[10.13] of the service has cargo, mode and charges', () => {
    expect(namesOf(documentOrder, 'service-contract')).toEqual(['order', 'carriage', 'cargo', 'fees']);
    expect(rowsOf(contractSections(documentOrder, 'service-contract'), 'order')).toEqual({
      orderNo: ['FCL26101200007'],
      service: [{ list: 'service', code: 'fcl' }],
      placedAt: ['2026-10-12 08:40'],
    });
  });

  test('[10.13] of the charges has charges only', () => {
    expect(namesOf(documentOrder, 'charge-agreement')).toEqual(['order', 'fees']);
    expect(contractSections(documentOrder, 'charge-agreement')[1]?.fees).toEqual({
      lines: documentOrder.lines,
      totals: documentOrder.totals,
    });
  });

  test('[10.13] has no heading for missing data', () => {
    const desk = { ...documentOrder, desk: { works: [], finishDay: null }, items: [], lines: [] };
    expect(namesOf(desk, 'service-contract')).toEqual(['order']);
  });
});

describe('the declaration of dangerous goods', () => {
  const handlingOf = (order: DocumentOrder) => rowsIn(order, 'dg-declaration', 'handling');
  const handling = (fields: Readonly<Record<string, unknown>>) => handlingOf(filled(fields));
  const dg = 'cargo.0.dg';
  const note = (code: string, value?: string) => ({
    list: 'handling',
    code,
    ...(value === undefined ? {} : { value }),
  });

  test('[10.13] has every temperature limit and mark of the goods', () => {
    const cold = { sadt: '45', sapt: '50', controlTemp: '-10', emergencyTemp: '0' };
    const limits = Object.fromEntries(Object.entries(cold).map(([field, value]) => [`${dg}.${field}`, value]));
    const peroxide = { ...documentOrder, items: [{ ...methanol, dgClass: '5.2' }] };
    expect(handlingOf(filled(limits, peroxide)).handlingNote).toEqual([
      ...['UN 1230, EmS F-E, S-D', note('SADT', '45 ℃'), note('SAPT', '50 ℃')],
      ...[note('CONTROL_TEMPERATURE', '-10 ℃'), note('EMERGENCY_TEMPERATURE', '0 ℃')],
    ]);
    const marks = ['isLimitedQuantity', 'isExceptedQuantity', 'isSalvage', 'isEmptyUncleaned'];
    const marked = handling(Object.fromEntries(marks.map((field) => [`${dg}.${field}`, true])));
    expect(marked.handlingNote?.slice(1)).toEqual(
      ['LIMITED', 'EXCEPTED', 'SALVAGE', 'EMPTY'].map((code) => note(code)),
    );
    const explosive = { ...documentOrder, items: [{ ...methanol, dgClass: '1.4' }] };
    const charged = filled({ [`${dg}.nec`]: '12.5' }, explosive);
    expect(handlingOf(charged).handlingNote).toContainEqual(note('NEC', '12.5 kg'));
  });

  test('[10.13] ignores stale values of the previous number', () => {
    const kept = { controlTemp: '-10', nec: '12.5', technicalName: 'ETHANOL' };
    const fields = Object.fromEntries(Object.entries(kept).map(([field, value]) => [`${dg}.${field}`, value]));
    expect(handling(fields).handlingNote).toEqual(['UN 1230, EmS F-E, S-D']);
    const [goods] = tableIn(filled(fields), 'dg-declaration', 'dangerous')?.rows ?? [];
    expect(goods).toContain('UN 1230, METHANOL, 3 (6.1), II, (11 ℃ c.c.)');
  });

  test('[10.13] has the EmS schedules as declared, else as listed', () => {
    const entry = unEntryOf('1230');
    expect(handling({ [`${dg}.emsNo`]: '', [`${dg}.entry`]: entry }).handlingNote).toEqual(['UN 1230, EmS F-E, S-D']);
    expect(handling({ [`${dg}.emsNo`]: 'F-A, S-B', [`${dg}.entry`]: entry }).handlingNote).toEqual([
      'UN 1230, EmS F-A, S-B',
    ]);
    expect(handling({ [`${dg}.emsNo`]: '', [`${dg}.entry`]: null }).handlingNote).toBeUndefined();
  });

  test('[10.13] merges values lines share, and prefixes others with their numbers', () => {
    const second = { ...methanolForm.cargo[0]!, dg: { ...methanolForm.cargo[0]!.dg, unNo: '1789', entry: null } };
    const two = (emergencyPhone: string): DocumentOrder => ({
      ...documentOrder,
      items: [methanol, acid],
      form: { ...methanolForm, cargo: [methanolForm.cargo[0], { ...second, dg: { ...second.dg, emergencyPhone } }] },
    });
    expect(handlingOf(two('+86 21 5000 0119')).emergency).toEqual(['顾晓岚 +86 21 5000 0119']);
    expect(handlingOf(two('')).emergency).toEqual(['UN 1230: 顾晓岚 +86 21 5000 0119', 'UN 1789: 顾晓岚']);
  });

  test('[10.13] names the edition of the list that the order was placed under', () => {
    const listed = handling({ [`${dg}.entry`]: { ...unEntryOf('1230'), edition: 'IMDG 42-24' } });
    expect(listed.listEdition).toEqual(['IMDG 42-24']);
    expect(handling({ [`${dg}.entry`]: null }).listEdition).toBeUndefined();
  });

  test('[10.13] has blanks for the fields of carrier, packer and consignee', () => {
    const blank = [{ list: 'blank', code: 'LINE' }];
    expect(rowsIn(documentOrder, 'dg-declaration', 'parties')).toMatchObject({
      transportDocument: blank,
      shipperReference: ['FCL26101200007'],
      carrier: ['中远海运'],
      declaration: [{ list: 'declaration', code: 'SHIPPER' }],
      shipper: ['SHANGHAI SHENLAN CHEMICAL CO LTD', '1 HAIGANG AVENUE', 'SHANGHAI', 'CN'],
      consignee: ['ROTTERDAM SOLVENTS BV', '1 HARBOUR ROAD', 'ROTTERDAM', 'NL'],
    });
    expect(rowsIn(documentOrder, 'dg-declaration', 'packing')).toEqual({
      ...{ boxType: ['20GP × 2'], boxNumber: blank, sealNumber: blank, tare: blank },
      packingDeclaration: [{ list: 'packingDeclaration', code: 'PACKER' }],
      ...{ packingCompany: blank, placeAndDate: blank, signature: blank },
    });
    expect(rowsIn(documentOrder, 'dg-declaration', 'receipt')).toEqual({
      ...{ haulier: blank, vehicleNumber: blank, signature: blank },
    });
    expect(rowsIn(documentOrder, 'dg-declaration', 'shipper')).toEqual({
      declaringCompany: ['SHANGHAI SHENLAN CHEMICAL CO LTD'],
      ...{ declarant: blank, placeAndDate: blank, signature: blank },
    });
  });

  test('[10.13] has the vessel with its local departure day, and the destination as port of discharge', () => {
    expect(rowsIn(documentOrder, 'dg-declaration', 'carriage')).toEqual({
      vessel: ['COSCO SHIPPING ROSE 118W', '2026-10-18 09:40'],
      loadingPort: ['SHANGHAI 上海'],
      unloadingPort: ['ROTTERDAM 鹿特丹'],
      destination: ['ROTTERDAM 鹿特丹'],
    });
    const undated = { ...documentOrder, etd: null, voyage: null, carrier: null };
    expect(rowsIn(undated, 'dg-declaration', 'carriage').vessel).toEqual(['COSCO SHIPPING ROSE']);
    expect(rowsIn(undated, 'dg-declaration', 'parties')).not.toHaveProperty('carrier');
  });

  test('[10.13] counts each line at its own place among all goods, and adds up the dangerous ones', () => {
    const order = filled(
      {
        cargo: [
          methanolForm.cargo[0],
          { marks: '', dg: {} },
          { marks: '', dg: { psnEn: 'HYDROCHLORIC ACID', technicalName: 'x', isMarinePollutant: true } },
        ],
      },
      { ...documentOrder, items: [methanol, pallets, acid] },
    );
    expect(tableIn(order, 'dg-declaration', 'dangerous')).toEqual({
      columns: ['marks', 'packages', 'description', 'nameCn', 'grossKg', 'netKg', 'volume'],
      rows: [
        [
          'HZ 2026\nROTTERDAM',
          ...[
            '160 × 1A1 闭口钢桶 STEEL DRUM',
            'UN 1230, METHANOL, 3 (6.1), II, (11 ℃ c.c.)',
            '甲醇',
            '30,400',
            '25,600',
            '',
          ],
        ],
        [
          ...['N/M', '160 × 1A1 闭口钢桶 STEEL DRUM', 'UN 1789, HYDROCHLORIC ACID, 8, II, MARINE POLLUTANT', '盐酸'],
          ...['1,200.5', '', '2.5'],
        ],
      ],
    });
    expect(rowsIn(order, 'dg-declaration', 'cargo')).toEqual({
      totalGross: ['31,600.5 kg'],
      totalNet: ['25,600 kg'],
    });
    const missing = documentOf(order, 'dg-declaration').missing;
    expect(missing).toEqual([
      { path: 'cargo.2.netWeight', term: 'netKg', line: 3 },
      { path: 'cargo.2.dg.emergencyContact', term: 'emergencyContact', line: 3 },
      { path: 'cargo.2.dg.emergencyPhone', term: 'emergencyPhone', line: 3 },
    ]);
  });

  test('[10.13] names the field of the order that each missing thing is typed in', () => {
    const bare = filled(
      {
        ...{ 'shipper.companyNameEn': '', 'shipper.addressEn': '', 'consignee.companyNameEn': '' },
        ...{ 'consignee.addressEn': '', 'cargo.0.dg.psnEn': '', 'cargo.0.dg.flashPoint': '' },
      },
      {
        ...{ ...documentOrder, carrier: null, vessel: null, org: null, dst: null },
        items: [{ ...methanol, unNo: '', dgClass: '', subsidiaryClasses: ['3'] }],
      },
    );
    expect(documentOf(bare, 'dg-declaration').missing).toEqual([
      { path: 'shipper.companyNameEn', term: 'shipper', line: null },
      { path: 'shipper.addressEn', term: 'shipperAddress', line: null },
      { path: 'consignee.companyNameEn', term: 'consignee', line: null },
      { path: 'consignee.addressEn', term: 'consigneeAddress', line: null },
      { path: 'priceId', term: 'carrier', line: null },
      { path: 'scheduleId', term: 'vessel', line: null },
      { path: 'orgPortCode', term: 'loadingPort', line: null },
      { path: 'dstPortCode', term: 'unloadingPort', line: null },
      { path: 'cargo.0.dg.unNo', term: 'unNo', line: 1 },
      { path: 'cargo.0.dg.psnEn', term: 'nameEn', line: 1 },
      { path: 'cargo.0.dg.dgClass', term: 'classes', line: 1 },
      { path: 'cargo.0.dg.flashPoint', term: 'flashPoint', line: 1 },
    ]);
    const nos = { 'cargo.0.dg.psnEn': 'FLAMMABLE LIQUID, TOXIC, N.O.S.' };
    expect(documentOf(filled({ ...nos, 'cargo.0.dg.technicalName': 'x' }), 'dg-declaration').missing).toEqual([]);
    const unnamed = filled(nos);
    expect(documentOf(unnamed, 'dg-declaration').missing).toEqual([
      { path: 'cargo.0.dg.technicalName', term: 'technicalName', line: 1 },
    ]);
  });
});

describe('contents of other documents', () => {
  test('[10.13] a booking note has the bill of lading’s data and the contact', () => {
    const order = filled(
      {
        ...{ receiptType: 'DOOR', deliveryType: '', payTerm: '', blType: 'ORIGINAL', blCopies: '3' },
        ...{ issuePlace: '上海', contactTel: '021-50000119', contactEmail: 'gu@example.com' },
        ...{
          'shipper.contact': 'GU',
          'shipper.phone': '+86',
          'shipper.email': 'gu@example.com',
          'shipper.taxNo': 'T1',
        },
      },
      { ...documentOrder, via: { nameCn: '新加坡' }, eta: null },
    );
    const carriage = rowsIn(order, 'booking-note', 'carriage');
    expect(carriage).toMatchObject({
      ...{ via: ['新加坡'], terms: ['DOOR'], billCopies: ['3'], issuePlace: ['上海'], etd: ['2026-10-18 09:40'] },
      billType: [{ list: 'billType', code: 'ORIGINAL' }],
    });
    expect(carriage).not.toHaveProperty('payTerm');
    expect(carriage).not.toHaveProperty('eta');
    expect(rowsIn(filled({ blCopies: '3' }), 'booking-note', 'carriage')).not.toHaveProperty('billCopies');
    expect(rowsIn(order, 'booking-note', 'parties').shipper).toEqual([
      ...['SHANGHAI SHENLAN CHEMICAL CO LTD', '1 HAIGANG AVENUE', 'SHANGHAI', 'CN', 'T1', 'GU  +86  gu@example.com'],
    ]);
    expect(rowsIn(order, 'booking-note', 'contact')).toEqual({
      contact: ['顾晓岚'],
      phone: ['12000000001', '021-50000119'],
      email: ['gu@example.com'],
      remark: ['请安排早班提箱'],
    });
  });

  test('[10.13] unknown voyage data is left out, and a location without a time zone uses China’s', () => {
    const boxes = [...documentOrder.boxes, { ctnType: '40HQ', quantity: 1 }];
    const order = { ...documentOrder, voyage: null, org: null, boxes };
    const port = { nameCn: '鹿特丹', nameEn: '', timezone: 'Europe/Amsterdam' };
    expect(rowsIn({ ...order, dst: port }, 'order-confirmation', 'carriage')).toMatchObject({
      ...{ vessel: ['COSCO SHIPPING ROSE'], etd: ['2026-10-18 09:40'], unloadingPort: ['鹿特丹'] },
      boxType: ['20GP × 2, 40HQ × 1'],
    });
    expect(['1.234', '1.2341', '1.230', '12000'].map(measure)).toEqual(['1.234', '1.235', '1.23', '12,000']);
  });

  test('[10.13] parties a form lacks have no row', () => {
    const sections = documentOf({ ...documentOrder, form: { toOrder: true } }, 'booking-note').sections;
    expect(sections.map(({ name }) => name)).not.toContain('parties');
    const one = documentOf({ ...documentOrder, form: { notify: {} } }, 'booking-note').sections;
    expect(rowsOf(one, 'parties')).toEqual({ notify: [{ list: 'unknown', code: 'LATER' }] });
  });

  test('[10.13] the notify party of a bill to order is independent of the consignee, regardless of earlier ticks', () => {
    const order = filled({ toOrder: true, notifySame: true, 'notify.companyNameEn': 'NOTIFY CO' });
    expect(rowsIn(order, 'booking-note', 'parties').notify).toEqual(['NOTIFY CO']);
    const own = filled({ notifySame: false, 'notify.companyNameEn': 'NOTIFY CO' });
    expect(rowsIn(own, 'booking-note', 'parties').notify).toEqual(['NOTIFY CO']);
  });

  test('[10.13] goods without a mark, a name or a size omit them', () => {
    const order = filled({ 'cargo.0': { marks: '', hsCode: '' } }, { ...documentOrder, items: [pallets] });
    expect(tableIn(order, 'booking-note', 'cargo')).toEqual({
      columns: ['marks', 'description', 'hsCode', 'packages', 'grossKg', 'netKg', 'volume'],
      rows: [['N/M', '木托盘', '', '3 × ZZ', '500.25', '480', '1.5']],
    });
    expect(tableIn(order, 'booking-note', 'dangerous')).toBeUndefined();
    for (const half of [{ dgClass: null }, { unNo: null }])
      expect(tableIn({ ...order, items: [{ ...acid, ...half }] }, 'booking-note', 'dangerous')).toBeUndefined();
    expect(packagesText({ packages: 2, packageType: '1A1' })).toBe('2 × 1A1 闭口钢桶');
    expect(bilingualPackages({ packages: 2, packageType: '4G' })).toBe('2 × 4G 纤维板箱 FIBREBOARD BOX');
    expect(bilingualPackages({ packages: 2, packageType: 'ZZ' })).toBe('2 × ZZ');
    expect(englishPackages({ packages: 2, packageType: '4G' })).toBe('2 FIBREBOARD BOX (4G)');
    expect(englishPackages({ packages: 2, packageType: 'CTN' })).toBe('2 CARTON');
    expect(englishPackages({ packages: 2, packageType: 'ZZ' })).toBe('2 ZZ');
    for (const { code } of packageCodes)
      expect(englishPackages({ packages: 2, packageType: code })).not.toBe(
        `2 ${code === 'BAG' || code === 'IBC' ? '' : code}`,
      );
  });

  test('[10.13] in a booking note dangerous goods are called by their proper name, else by the one they were booked under', () => {
    const order = filled({ 'cargo.0.dg.psnCn': '', 'cargo.0.dg.emergencyPhone': '' });
    expect(tableIn(order, 'booking-note', 'dangerous')?.rows[0]?.slice(1)).toEqual(['甲醇', '30,400', '顾晓岚']);
    const named = filled({ 'cargo.0.dg.psnCn': '甲醇溶液' });
    expect(tableIn(named, 'dg-declaration', 'dangerous')?.rows[0]?.[3]).toBe('甲醇溶液');
    expect(tableIn(named, 'booking-note', 'dangerous')?.rows[0]?.[1]).toBe('甲醇溶液');
    expect(tableIn(order, 'booking-note', 'dangerous')?.columns).toEqual([
      ...['description', 'nameCn', 'grossKg', 'emergency'],
    ]);
  });

  test('[10.13] a quote names requester, forwarder, route and goods', () => {
    const order = { ...documentOrder, customer: '申蓝化工', forwarder: '化舟', items: [methanol, pallets] };
    expect(rowsIn(order, 'quote-sheet', 'order')).toMatchObject({
      orderNo: ['FCL26101200007'],
      service: [{ list: 'service', code: 'fcl' }],
      customer: ['申蓝化工'],
      forwarder: ['化舟'],
      loadingPort: ['SHANGHAI 上海'],
      nameCn: ['甲醇', '木托盘'],
      placedAt: ['2026-10-12 08:40'],
    });
    expect(rowsIn(order, 'order-confirmation', 'order')).toEqual({
      orderNo: ['FCL26101200007'],
      service: [{ list: 'service', code: 'fcl' }],
      status: [{ list: 'status', code: 'fcl:booked:Y' }],
      placedAt: ['2026-10-12 08:40'],
      customer: ['申蓝化工'],
      forwarder: ['化舟'],
    });
  });

  test('[10.13] cut-offs of a vessel are in the port’s time zone, and only for goods delivered to a terminal', () => {
    const at = Date.parse('2026-10-15T01:05:00Z');
    const cutOffs = {
      ...{ bookingCloseGen: at, bookingCloseDg: at, emptyPickup: at, cyOpen: at, lclCutoff: at, siCutoff: at },
      ...{ dgCutoff: at, amsCutoff: at, vgmCutoff: at, customsCutoff: at, cyClosing: at },
    };
    const cuts = (service: string) => rowsIn({ ...documentOrder, service, cutOffs }, 'order-confirmation', 'cutOffs');
    expect(cuts('fcl').siCutoff).toEqual(['2026-10-15 09:05']);
    for (const service of ['flexitank', 'tank']) expect(Object.keys(cuts(service))).toHaveLength(5);
    for (const service of ['lcl', 'air', 'rail', 'domestic']) expect(cuts(service), service).toEqual({});
  });

  test('[10.13] an empty section is left out, and a booking note needs both ends', () => {
    const silent = filled({ contactName: '', contactPhone: '', contactTel: '', contactEmail: '', remark: '' });
    expect(documentOf(silent, 'booking-note').sections.map(({ name }) => name)).not.toContain('contact');
    expect(documentOf(silent, 'booking-note')).toMatchObject({
      issuedAt: documentOrder.now,
      orderNo: 'FCL26101200007',
    });
    expect(offersDocument(documentOrder, 'booking-note')).toBe(true);
    expect(offersDocument({ ...documentOrder, org: null }, 'booking-note')).toBe(false);
    expect(offersDocument({ ...documentOrder, dst: null }, 'booking-note')).toBe(false);
    expect(offersDocument({ ...documentOrder, service: 'cfs' }, 'booking-note')).toBe(false);
  });

  test('[10.13] a stay without an end, and services without a day, have no number', () => {
    const none = { ...documentOrder, items: [] };
    const stay = { name: '临港一号库', city: '上海', address: '', startDate: '2026-10-20', days: 0 };
    expect(rowsIn({ ...none, stay }, 'order-confirmation', 'carriage')).toEqual({
      stay: ['上海 临港一号库'],
      stayFrom: ['2026-10-20'],
    });
    const desk = { works: ['review'], finishDay: null };
    expect(rowsIn({ ...none, desk, stay }, 'order-confirmation', 'carriage')).toEqual({
      works: [{ list: 'works', code: 'review' }],
    });
    const trip = { from: '上海', to: '宁波', vehicle: '罐车', vehicleCount: 1, loadingDay: 'd', unloadingDay: 'u' };
    expect(Object.keys(rowsIn({ ...none, trip }, 'order-confirmation', 'carriage'))).toEqual([
      ...['from', 'to', 'vehicle', 'loadingDay', 'unloadingDay'],
    ]);
    const bought = { postNo: 'SP1', nameCn: '丙酮', quantity: '20', unit: '吨', batchNo: 'B1', address: '' };
    expect(
      rowsIn({ ...none, bought: { ...bought, delivery: 'DELIVERY', day: '' } }, 'order-confirmation', 'carriage'),
    ).toEqual({
      ...{ boughtFrom: ['SP1'], nameCn: ['丙酮'], quantity: ['20 吨'], batch: ['B1'] },
      deliverTo: [{ list: 'handover', code: 'DELIVERY' }],
    });
  });
});

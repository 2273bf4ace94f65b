import { describe, expect, test } from 'vitest';
import { missingText } from '#copy/documents/words.ts';
import { documentOf, missingOf } from '#domain/documents/describe.ts';
import type { DocumentOrder } from '#domain/documents/description.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import { documentsOf } from '#domain/documents/offered.ts';
import type { SectionName, Term } from '#domain/documents/terms.ts';
import { replaceAt } from '#domain/form/path.ts';
import { orderOfNumber } from '#tests/kit/dangerous-order.ts';
import { documentOrder } from '#tests/kit/document-order.ts';

const tableOf = (order: DocumentOrder, kind: DocumentKind, name: SectionName = 'dangerous') =>
  documentOf(order, kind).sections.find((one) => one.name === name)?.table;
const cellOf = (order: DocumentOrder, kind: DocumentKind, column: Term) => {
  const table = tableOf(order, kind);
  return table?.rows[0]?.[table.columns.indexOf(column)] ?? '';
};
const valuesOf = (order: DocumentOrder, kind: DocumentKind, term: Term) =>
  documentOf(order, kind).sections.flatMap(({ rows = [] }) => rows.filter((one) => one.term === term))[0]?.values;
const withForm = (order: DocumentOrder, path: string, value: unknown): DocumentOrder => ({
  ...order,
  form: replaceAt(order.form, path, value),
});

/** The values that a shipper enters for a number, and the expected text in the documents of each mode. */
interface Golden {
  no: string;
  pg?: 'I' | 'II' | 'III';
  /** An alternative name that was chosen, technical name, flash point, class, net quantity of a package. */
  says?: NonNullable<Parameters<typeof orderOfNumber>[2]>;
  sea: string;
  /** As the same line in the columns of the form, where it is another than at sea without flash point and pollutant. */
  road: string;
  rail: string;
  /** Passenger and cargo, cargo only, or left to tick. */
  by?: 'CARGO' | 'OPEN' | 'PASSENGER';
}

// biome-ignore format: a table reads by rows
const golden: readonly Golden[] = [
  // Class 1: division with compatibility group, no packing group.
  { no: '0004', sea: 'UN 0004, AMMONIUM PICRATE, 1.1D', road: 'UN 0004, 苦味酸铵，干的或湿的，按质量含水低于10%, 1.1D, (B1000C)', rail: 'UN 0004, AMMONIUM PICRATE, 1.1D' },
  { no: '0009', sea: 'UN 0009, AMMUNITION, INCENDIARY, 1.2G', says: { nameCn: '燃烧弹药' }, road: 'UN 0009, 燃烧弹药, 1.2G, (B1000C)', rail: 'UN 0009, AMMUNITION, INCENDIARY, 1.2G' },
  { no: '0335', sea: 'UN 0335, FIREWORKS, 1.3G', road: 'UN 0335, 烟花爆竹, 1.3G, (C5000D)', rail: 'UN 0335, FIREWORKS, 1.3G' },
  { no: '0012', says: { nameEn: 'CARTRIDGES, SMALL ARMS', nameCn: '轻武器子弹', perPackage: '20' }, sea: 'UN 0012, CARTRIDGES, SMALL ARMS, 1.4S', road: 'UN 0012, 轻武器子弹, 1.4S, (E)', rail: 'UN 0012, CARTRIDGES, SMALL ARMS, 1.4S', by: 'PASSENGER' },
  { no: '0276', says: { perPackage: '60' }, sea: 'UN 0276, CARTRIDGES, POWER DEVICE, 1.4C', road: 'UN 0276, 动力装置用弹药筒, 1.4C, (E)', rail: 'UN 0276, CARTRIDGES, POWER DEVICE, 1.4C', by: 'CARGO' },
  { no: '0331', says: { nameEn: 'EXPLOSIVE, BLASTING, TYPE B', nameCn: 'B型爆破炸药' }, sea: 'UN 0331, EXPLOSIVE, BLASTING, TYPE B, 1.5D', road: 'UN 0331, B型爆破炸药, 1.5D, (B1000C)', rail: '1.5D, UN 0331, EXPLOSIVE, BLASTING, TYPE B, 1.5D' },
  { no: '0486', says: { nameEn: 'ARTICLES, EXPLOSIVE, EXTREMELY INSENSITIVE' }, sea: 'UN 0486, ARTICLES, EXPLOSIVE, EXTREMELY INSENSITIVE, 1.6N', road: 'UN 0486, 极端不敏感爆炸性物品, 1.6N, (E)', rail: 'UN 0486, ARTICLES, EXPLOSIVE, EXTREMELY INSENSITIVE, 1.6N' },
  // Class 2: subsidiary hazards, no packing group.
  { no: '1001', says: { perPackage: '15' }, sea: 'UN 1001, ACETYLENE, DISSOLVED, 2.1', road: 'UN 1001, 溶解乙炔, 2.1, (B/D)', rail: '239, UN 1001, ACETYLENE, DISSOLVED, 2.1', by: 'CARGO' },
  { no: '1950', says: { dgClass: '2.1' }, sea: 'UN 1950, AEROSOLS, 2.1', road: 'UN 1950, 气雾剂, 2.1, (D)', rail: 'UN 1950, AEROSOLS, 2.1' },
  { no: '1066', says: { perPackage: '75' }, sea: 'UN 1066, NITROGEN, COMPRESSED, 2.2', road: 'UN 1066, 压缩氮, 2.2, (E)', rail: '20, UN 1066, NITROGEN, COMPRESSED, 2.2', by: 'PASSENGER' },
  { no: '1017', sea: 'UN 1017, CHLORINE, 2.3 (5.1, 8), MARINE POLLUTANT', road: 'UN 1017, 氯, 2.3 (5.1, 8), (C/D), 危害环境', rail: '265, UN 1017, CHLORINE, 2.3 (5.1, 8), ENVIRONMENTALLY HAZARDOUS' },
  { no: '1005', sea: 'UN 1005, AMMONIA, ANHYDROUS, 2.3 (8), MARINE POLLUTANT', road: 'UN 1005, 无水氨, 2.3 (8), (C/D), 危害环境', rail: '268, UN 1005, AMMONIA, ANHYDROUS, 2.3 (8), ENVIRONMENTALLY HAZARDOUS' },
  { no: '1040', says: { nameEn: 'ETHYLENE OXIDE', nameCn: '环氧乙烷' }, sea: 'UN 1040, ETHYLENE OXIDE, 2.3 (2.1)', road: 'UN 1040, 环氧乙烷, 2.3 (2.1), (B/D)', rail: '263, UN 1040, ETHYLENE OXIDE, 2.3 (2.1)' },
  // Class 3: flash point at sea only.
  { no: '1203', pg: 'II', says: { nameEn: 'GASOLINE', nameCn: '汽油', flashPoint: '-40', perPackage: '60' }, sea: 'UN 1203, GASOLINE, 3, II, (-40 ℃ c.c.)', road: 'UN 1203, 汽油, 3, II, (D/E)', rail: '33, UN 1203, GASOLINE, 3, II', by: 'CARGO' },
  { no: '1230', pg: 'II', says: { flashPoint: '11', perPackage: '1' }, sea: 'UN 1230, METHANOL, 3 (6.1), II, (11 ℃ c.c.)', road: 'UN 1230, 甲醇, 3 (6.1), II, (D/E)', rail: '336, UN 1230, METHANOL, 3 (6.1), II', by: 'PASSENGER' },
  { no: '1263', pg: 'III', says: { nameEn: 'PAINT', nameCn: '涂料', flashPoint: '38', perPackage: '60' }, sea: 'UN 1263, PAINT, 3, III, (38 ℃ c.c.)', road: 'UN 1263, 涂料, 3, III, (____)', rail: '____, UN 1263, PAINT, 3, III', by: 'PASSENGER' },
  { no: '1993', pg: 'II', says: { technicalName: 'ETHYL ACETATE, ISOPROPANOL', flashPoint: '4', perPackage: '5' }, sea: 'UN 1993, FLAMMABLE LIQUID, N.O.S. (ETHYL ACETATE, ISOPROPANOL), 3, II, (4 ℃ c.c.)', road: 'UN 1993, 易燃液体，未另作规定的 (ETHYL ACETATE, ISOPROPANOL), 3, II, (D/E)', rail: '33, UN 1993, FLAMMABLE LIQUID, N.O.S. (ETHYL ACETATE, ISOPROPANOL), 3, II', by: 'PASSENGER' },
  // Class 4: self-reactive substances have no packing group.
  { no: '1331', pg: 'III', says: { nameCn: '火柴，“可随处划燃”' }, sea: 'UN 1331, MATCHES, "STRIKE ANYWHERE", 4.1, III', road: 'UN 1331, 火柴，“可随处划燃”, 4.1, III, (E)', rail: 'UN 1331, MATCHES, "STRIKE ANYWHERE", 4.1, III' },
  { no: '1325', pg: 'II', says: { technicalName: 'NAPHTHALENE SULFONE', perPackage: '16' }, sea: 'UN 1325, FLAMMABLE SOLID, ORGANIC, N.O.S. (NAPHTHALENE SULFONE), 4.1, II', road: 'UN 1325, 有机易燃固体，未另作规定的 (NAPHTHALENE SULFONE), 4.1, II, (E)', rail: '40, UN 1325, FLAMMABLE SOLID, ORGANIC, N.O.S. (NAPHTHALENE SULFONE), 4.1, II', by: 'CARGO' },
  { no: '3226', says: { technicalName: 'BENZENESULPHONYL HYDRAZIDE', perPackage: '5' }, sea: 'UN 3226, SELF-REACTIVE SOLID TYPE D (BENZENESULPHONYL HYDRAZIDE), 4.1', road: 'UN 3226, D型自反应固体 (BENZENESULPHONYL HYDRAZIDE), 4.1, (D)', rail: 'UN 3226, SELF-REACTIVE SOLID TYPE D (BENZENESULPHONYL HYDRAZIDE), 4.1', by: 'PASSENGER' },
  { no: '1361', pg: 'II', sea: 'UN 1361, CARBON, 4.2, II', says: { nameCn: '炭' }, road: 'UN 1361, 炭, 4.2, II, (D/E)', rail: '40, UN 1361, CARBON, 4.2, II' },
  { no: '2845', pg: 'I', says: { technicalName: 'TRIETHYLBORANE' }, sea: 'UN 2845, PYROPHORIC LIQUID, ORGANIC, N.O.S. (TRIETHYLBORANE), 4.2, I', road: 'UN 2845, 有机发火液体，未另作规定的 (TRIETHYLBORANE), 4.2, I, (B/E)', rail: '333, UN 2845, PYROPHORIC LIQUID, ORGANIC, N.O.S. (TRIETHYLBORANE), 4.2, I' },
  { no: '1402', pg: 'I', says: { perPackage: '15' }, sea: 'UN 1402, CALCIUM CARBIDE, 4.3, I', road: 'UN 1402, 碳化钙, 4.3, I, (B/E)', rail: 'X423, UN 1402, CALCIUM CARBIDE, 4.3, I', by: 'CARGO' },
  { no: '1428', pg: 'I', says: { perPackage: '16' }, sea: 'UN 1428, SODIUM, 4.3, I', road: 'UN 1428, 钠, 4.3, I, (B/E)', rail: 'X423, UN 1428, SODIUM, 4.3, I' },
  // Class 5: organic peroxides have no packing group.
  { no: '1942', pg: 'III', says: { nameCn: '硝酸铵', perPackage: '25' }, sea: 'UN 1942, AMMONIUM NITRATE, 5.1, III', road: 'UN 1942, 硝酸铵, 5.1, III, (E)', rail: '50, UN 1942, AMMONIUM NITRATE, 5.1, III', by: 'PASSENGER' },
  { no: '2014', pg: 'II', says: { nameCn: '过氧化氢水溶液', perPackage: '1' }, sea: 'UN 2014, HYDROGEN PEROXIDE, AQUEOUS SOLUTION, 5.1 (8), II', road: 'UN 2014, 过氧化氢水溶液, 5.1 (8), II, (E)', rail: '58, UN 2014, HYDROGEN PEROXIDE, AQUEOUS SOLUTION, 5.1 (8), II' },
  { no: '1479', pg: 'II', says: { technicalName: 'POTASSIUM PERSULPHATE' }, sea: 'UN 1479, OXIDIZING SOLID, N.O.S. (POTASSIUM PERSULPHATE), 5.1, II', road: 'UN 1479, 氧化性固体，未另作规定的 (POTASSIUM PERSULPHATE), 5.1, II, (E)', rail: '50, UN 1479, OXIDIZING SOLID, N.O.S. (POTASSIUM PERSULPHATE), 5.1, II' },
  { no: '3109', says: { technicalName: 'tert-BUTYL PEROXYACETATE', perPackage: '25' }, sea: 'UN 3109, ORGANIC PEROXIDE TYPE F, LIQUID (tert-BUTYL PEROXYACETATE), 5.2', road: 'UN 3109, 液态F型有机过氧化物 (tert-BUTYL PEROXYACETATE), 5.2, (D)', rail: '539, UN 3109, ORGANIC PEROXIDE TYPE F, LIQUID (tert-BUTYL PEROXYACETATE), 5.2', by: 'CARGO' },
  { no: '3111', says: { technicalName: 'tert-BUTYL PEROXYISOBUTYRATE' }, sea: 'UN 3111, ORGANIC PEROXIDE TYPE B, LIQUID, TEMPERATURE CONTROLLED (tert-BUTYL PEROXYISOBUTYRATE), 5.2', road: 'UN 3111, 液态B型有机过氧化物，控制温度的 (tert-BUTYL PEROXYISOBUTYRATE), 5.2, (B)', rail: 'UN 3111, ORGANIC PEROXIDE TYPE B, LIQUID, TEMPERATURE CONTROLLED (tert-BUTYL PEROXYISOBUTYRATE), 5.2' },
  // Class 6.
  { no: '1098', pg: 'I', says: { flashPoint: '21' }, sea: 'UN 1098, ALLYL ALCOHOL, 6.1 (3), I, (21 ℃ c.c.), MARINE POLLUTANT', road: 'UN 1098, 烯丙醇, 6.1 (3), I, (C/D), 危害环境', rail: '663, UN 1098, ALLYL ALCOHOL, 6.1 (3), I, ENVIRONMENTALLY HAZARDOUS' },
  { no: '1547', pg: 'II', says: { perPackage: '60' }, sea: 'UN 1547, ANILINE, 6.1, II, MARINE POLLUTANT', road: 'UN 1547, 苯胺, 6.1, II, (D/E), 危害环境', rail: '60, UN 1547, ANILINE, 6.1, II, ENVIRONMENTALLY HAZARDOUS', by: 'CARGO' },
  { no: '2588', pg: 'II', says: { technicalName: 'CARBOFURAN', perPackage: '25' }, sea: 'UN 2588, PESTICIDE, SOLID, TOXIC, N.O.S. (CARBOFURAN), 6.1, II', road: 'UN 2588, 固态农药，毒性，未另作规定的 (CARBOFURAN), 6.1, II, (D/E)', rail: '60, UN 2588, PESTICIDE, SOLID, TOXIC, N.O.S. (CARBOFURAN), 6.1, II', by: 'PASSENGER' },
  { no: '2814', says: { technicalName: 'EBOLA VIRUS', nameCn: '感染性物质，对人感染' }, sea: 'UN 2814, INFECTIOUS SUBSTANCE, AFFECTING HUMANS (EBOLA VIRUS), 6.2', road: 'UN 2814, 感染性物质，对人感染 (EBOLA VIRUS), 6.2, (____)', rail: '____, UN 2814, INFECTIOUS SUBSTANCE, AFFECTING HUMANS (EBOLA VIRUS), 6.2' },
  { no: '3291', says: { nameEn: 'CLINICAL WASTE, UNSPECIFIED, N.O.S.', nameCn: '医院诊所废弃物，未具体说明的，未另作规定的' }, sea: 'UN 3291, CLINICAL WASTE, UNSPECIFIED, N.O.S., 6.2', road: 'UN 3291, 医院诊所废弃物，未具体说明的，未另作规定的, 6.2', rail: '____, UN 3291, CLINICAL WASTE, UNSPECIFIED, N.O.S., 6.2', by: 'PASSENGER' },
  // Class 7.
  { no: '2912', says: { nameCn: '放射性物质，低比活度(LSA-Ⅰ)' }, sea: 'UN 2912, RADIOACTIVE MATERIAL, LOW SPECIFIC ACTIVITY (LSA-I), 7', road: 'UN 2912, 放射性物质，低比活度(LSA-Ⅰ), 7, (E)', rail: '70, UN 2912, RADIOACTIVE MATERIAL, LOW SPECIFIC ACTIVITY (LSA-I), 7' },
  { no: '2977', says: { nameCn: '放射性物质，六氟化铀，易裂变' }, sea: 'UN 2977, RADIOACTIVE MATERIAL, URANIUM HEXAFLUORIDE, FISSILE, 7 (6.1, 8)', road: 'UN 2977, 放射性物质，六氟化铀，易裂变, 7 (6.1, 8), (C)', rail: '768, UN 2977, RADIOACTIVE MATERIAL, URANIUM HEXAFLUORIDE, FISSILE, 7 (6.1, 8)' },
  // Class 8.
  { no: '1789', pg: 'II', says: { nameCn: '盐酸', perPackage: '30' }, sea: 'UN 1789, HYDROCHLORIC ACID, 8, II', road: 'UN 1789, 盐酸, 8, II, (E)', rail: '80, UN 1789, HYDROCHLORIC ACID, 8, II', by: 'CARGO' },
  { no: '1824', pg: 'III', says: { perPackage: '5' }, sea: 'UN 1824, SODIUM HYDROXIDE SOLUTION, 8, III', road: 'UN 1824, 氢氧化钠溶液, 8, III, (E)', rail: '80, UN 1824, SODIUM HYDROXIDE SOLUTION, 8, III', by: 'PASSENGER' },
  { no: '2031', pg: 'I', says: { nameCn: '硝酸', perPackage: '2.5' }, sea: 'UN 2031, NITRIC ACID, 8 (5.1), I', road: 'UN 2031, 硝酸, 8 (5.1), I, (E)', rail: '885, UN 2031, NITRIC ACID, 8 (5.1), I', by: 'CARGO' },
  { no: '3265', pg: 'II', says: { technicalName: 'GLYCOLIC ACID', perPackage: '31' }, sea: 'UN 3265, CORROSIVE LIQUID, ACIDIC, ORGANIC, N.O.S. (GLYCOLIC ACID), 8, II', road: 'UN 3265, 有机酸性腐蚀性液体，未另作规定的 (GLYCOLIC ACID), 8, II, (E)', rail: '80, UN 3265, CORROSIVE LIQUID, ACIDIC, ORGANIC, N.O.S. (GLYCOLIC ACID), 8, II' },
  // Class 9: the name of 3077 and 3082 says the hazard to the environment already.
  { no: '3077', pg: 'III', says: { technicalName: 'ZINC OXIDE' }, sea: 'UN 3077, ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S. (ZINC OXIDE), 9, III, MARINE POLLUTANT', road: 'UN 3077, 对环境有害的固态物质，未另作规定的 (ZINC OXIDE), 9, III', rail: '90, UN 3077, ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S. (ZINC OXIDE), 9, III', by: 'PASSENGER' },
  { no: '3082', pg: 'III', says: { technicalName: 'EPOXY RESIN' }, sea: 'UN 3082, ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (EPOXY RESIN), 9, III, MARINE POLLUTANT', road: 'UN 3082, 对环境有害的液态物质，未另作规定的 (EPOXY RESIN), 9, III', rail: '90, UN 3082, ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (EPOXY RESIN), 9, III', by: 'PASSENGER' },
  { no: '3480', says: { nameCn: '锂离子电池', perPackage: '35' }, sea: 'UN 3480, LITHIUM ION BATTERIES, 9', road: 'UN 3480, 锂离子电池, 9, (E)', rail: 'UN 3480, LITHIUM ION BATTERIES, 9', by: 'CARGO' },
  { no: '1845', says: { nameEn: 'DRY ICE', nameCn: '干冰', perPackage: '200' }, sea: 'UN 1845, DRY ICE, 9', road: 'UN 1845, 干冰, 9, (____)', rail: '____, UN 1845, DRY ICE, 9', by: 'PASSENGER' },
];

describe.each(golden)('UN $no', ({ no, pg = '', says, sea, road, rail, by = 'OPEN' }) => {
  const order = orderOfNumber(no, pg, says);

  test('[10.13] is described in the order of the regulations of each mode', () => {
    expect(cellOf(order, 'dg-declaration', 'description')).toBe(sea);
    expect(cellOf(order, 'packing-certificate', 'description')).toBe(sea);
    expect(cellOf(order, 'booking-note', 'description')).toBe(sea);
    expect(cellOf(order, 'road-document', 'description')).toBe(road);
    expect(cellOf(order, 'rail-attachment', 'description')).toBe(rail);
    const air = (['unNo', 'nameEn', 'classes', 'packingGroup'] as const)
      .map((column) => cellOf(order, 'air-declaration', column))
      .filter((cell) => cell !== '');
    expect(air.join(', ')).toBe(sea.replace(/, \(-?\d+ ℃ c\.c\.\)|, MARINE POLLUTANT/gu, ''));
    expect(valuesOf(order, 'air-declaration', 'aircraft')).toEqual([{ list: 'aircraft', code: by }]);
  });
});

test('[10.13] every class and division is among the numbers', () => {
  const classes = new Set(golden.map(({ sea }) => /, (\d(?:\.\d)?)[A-S]?(?: \(|, |$)/u.exec(sea)?.[1]));
  expect([...classes].sort()).toEqual([
    ...['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3'],
    ...['5.1', '5.2', '6.1', '6.2', '7', '8', '9'],
  ]);
  expect(golden.length).toBeGreaterThanOrEqual(40);
});

const methanol = orderOfNumber('1230', 'II', { flashPoint: '11', perPackage: '160', packingInstruction: '364' });
const missing = (order: DocumentOrder, kind: DocumentKind) => missingOf(order, kind).map(missingText);

test('[10.13] an air declaration has packages with their net quantity, the instruction and the type', () => {
  const order = withForm(methanol, 'cargo.0.perPackage', '60');
  expect(cellOf(order, 'air-declaration', 'quantityAndPacking')).toBe('160 STEEL DRUM (1A1) × 60 L');
  expect(cellOf(order, 'air-declaration', 'packingInstruction')).toBe('364');
  expect(valuesOf(order, 'air-declaration', 'shipmentType')).toEqual([{ list: 'shipmentType', code: 'OTHER' }]);
  const radioactive = orderOfNumber('2912', '', { perPackage: '10' });
  expect(valuesOf(radioactive, 'air-declaration', 'shipmentType')?.[0]).toMatchObject({ code: 'RADIOACTIVE' });
  expect(cellOf(radioactive, 'air-declaration', 'quantityAndPacking')).toBe('160 STEEL DRUM (1A1)\nNET 25,600 kg');
  expect(missing(order, 'air-declaration')).toEqual([]);
  const unnamed = withForm({ ...order, org: null }, 'shipper.addressEn', '');
  expect(missing(unnamed, 'air-declaration')).toEqual(['托运人地址', '始发机场']);
});

test('[10.13] the aircraft of mixed goods is that of the strictest, and open where one is not known', () => {
  const lines = (...quantities: readonly string[]): DocumentOrder => ({
    ...methanol,
    items: quantities.map(() => methanol.items[0]!),
    form: {
      ...(methanol.form as object),
      cargo: quantities.map((perPackage) => ({
        ...(methanol.form as { cargo: object[] }).cargo[0],
        perPackage,
      })),
    },
  });
  const by = (...quantities: readonly string[]) => valuesOf(lines(...quantities), 'air-declaration', 'aircraft')?.[0];
  expect(by('1', '1')).toMatchObject({ code: 'PASSENGER' });
  expect(by('1', '2')).toMatchObject({ code: 'CARGO' });
  expect(by('1', '')).toMatchObject({ code: 'OPEN' });
  expect(by('2', '')).toMatchObject({ code: 'OPEN' });
  expect(by('2', '61')).toMatchObject({ code: 'OPEN' });
});

test('[10.13] a packing certificate has the statements of IMDG 5.4.2.1, the numbers of the boxes as far as they are known', () => {
  expect(valuesOf(methanol, 'packing-certificate', 'packingStatements')).toHaveLength(9);
  const blank = [{ list: 'blank', code: 'LINE' }];
  expect(valuesOf(methanol, 'packing-certificate', 'boxNumber')).toEqual(blank);
  expect(valuesOf(methanol, 'packing-certificate', 'signature')).toEqual(blank);
  const containers = [{ containerNos: 'TGHU1234567', sealNos: 'S1' }];
  const stuffed = { ...methanol, service: 'cfs', form: { ...(methanol.form as object), containers } };
  expect(valuesOf(stuffed, 'packing-certificate', 'boxNumber')).toEqual(['TGHU1234567']);
  expect(valuesOf(stuffed, 'packing-certificate', 'sealNumber')).toEqual(['S1']);
  expect(missing(withForm(methanol, 'cargo.0.dg.flashPoint', ''), 'packing-certificate')).toEqual([
    '第 1 项货物的闪点',
  ]);
});

test('[10.13] a flash point that the list knows of a solid is not declared', () => {
  const order = orderOfNumber('1334', 'III', { nameEn: 'NAPHTHALENE, CRUDE', flashPoint: '79' });
  expect(cellOf(order, 'dg-declaration', 'description')).toBe(
    'UN 1334, NAPHTHALENE, CRUDE, 4.1, III, MARINE POLLUTANT',
  );
});

test('[10.13] goods without an air limit have the net weight of each package', () => {
  const order = withForm(orderOfNumber('3082', 'III', { perPackage: '20' }), 'cargo.0.dg.dgNetWeight', '20.5');
  expect(cellOf(order, 'air-declaration', 'quantityAndPacking')).toBe('160 STEEL DRUM (1A1) × 20.5 kg');
});

test('[10.13] radioactive material leaves fields to the shipper', () => {
  const notes = valuesOf(orderOfNumber('2915', ''), 'rail-attachment', 'handlingNote');
  expect(notes?.slice(1)).toEqual(
    ['NUCLIDE', 'FORM', 'ACTIVITY', 'CATEGORY'].map((code) => ({ list: 'handling', code, value: '________________' })),
  );
});

test.each([
  { ticks: ['isWaste'], sea: 'WASTE METHANOL', road: '废弃物，甲醇' },
  { ticks: ['isHot'], sea: 'HOT METHANOL', road: '高温，甲醇' },
  { ticks: ['isMolten'], sea: 'METHANOL, MOLTEN', road: '甲醇，熔融的' },
  { ticks: ['isWaste', 'isHot', 'isMolten'], sea: 'WASTE METHANOL, MOLTEN', road: '废弃物，甲醇，熔融的' },
])('[10.13] the name of $ticks goods includes the condition', ({ ticks, sea, road }) => {
  const order = ticks.reduce((one, field) => withForm(one, `cargo.0.dg.${field}`, true), methanol);
  expect(cellOf(order, 'dg-declaration', 'description')).toContain(`UN 1230, ${sea}, 3 (6.1)`);
  expect(cellOf(order, 'rail-attachment', 'description')).toContain(`UN 1230, ${sea}, 3 (6.1)`);
  expect(cellOf(order, 'air-declaration', 'nameEn')).toBe(sea);
  expect(cellOf(order, 'road-document', 'description')).toContain(`UN 1230, ${road}, 3 (6.1)`);
});

test('[10.13] a name that includes waste, heat or melting is unchanged', () => {
  const all = ['isWaste', 'isHot', 'isMolten'];
  const ticked = (no: string, pg: string, fields: readonly string[]) =>
    fields.reduce((one, field) => withForm(one, `cargo.0.dg.${field}`, true), orderOfNumber(no, pg));
  expect(cellOf(ticked('3291', '', ['isWaste']), 'air-declaration', 'nameEn')).not.toContain('WASTE CLINICAL');
  const sulphur = cellOf(ticked('2448', 'III', all.slice(1)), 'dg-declaration', 'description');
  expect(sulphur).toContain('UN 2448, SULPHUR, MOLTEN, 4.1, III');
});

test('[10.13] a road document names shipper, loader, consignee, vehicles and crew, or blanks for unnamed ones', () => {
  const trip = {
    from: '上海 浦东新区 海港大道 1 号',
    to: '宁波 北仑区 港口路 2 号',
    vehicle: '危险品厢车',
    vehicleCount: 2,
  };
  const stop = (contact: string) => ({ contact, phone: '12000000001', address: '海港大道 1 号' });
  const trucks = [
    { plate: '沪A12345', trailer: '', permit: 'P1', driver: '陈师傅', driverCert: 'C1', driverPhone: '12000000002' },
  ];
  const order: DocumentOrder = {
    ...{ ...methanol, service: 'truck', customer: '深蓝化工', forwarder: null },
    trip: { ...trip, loadingDay: '2026-10-20', unloadingDay: '2026-10-21' },
    form: { ...(methanol.form as object), loading: stop('顾晓岚'), unloading: stop('徐远'), trucks },
  };
  expect(valuesOf(order, 'road-document', 'shipper')).toEqual(['深蓝化工']);
  expect(valuesOf(order, 'road-document', 'loader')).toEqual(['顾晓岚', '12000000001', '海港大道 1 号']);
  expect(valuesOf(order, 'road-document', 'departureDay')).toEqual(['2026-10-20']);
  expect(valuesOf(order, 'road-document', 'carrier')).toEqual([{ list: 'blank', code: 'LINE' }]);
  expect(tableOf(order, 'road-document', 'vehicles')?.rows).toEqual([
    ['1', '沪A12345', '', 'P1', '陈师傅\nC1\n12000000002', ''],
    ['2', '', '', '', '', ''],
  ]);
  const named = { ...order, form: { ...(order.form as object), trucks: [] } };
  const later = { ...named, trip: { ...named.trip!, trucks: [{ plate: '沪B54321', driver: '李师傅' }] } };
  expect(tableOf(later, 'road-document', 'vehicles')?.rows[0]).toEqual(['1', '沪B54321', '', '', '李师傅', '']);
  expect(missing(order, 'road-document')).toEqual([]);
  expect(missing({ ...order, trip: null }, 'road-document')).toEqual(['装货地', '卸货地']);
});

test('[10.13] a rail attachment names the parties and leaves waybill, wagon and emergency card to be filled in', () => {
  const order = { ...methanol, service: 'rail', customer: '深蓝化工' };
  expect(valuesOf(order, 'rail-attachment', 'shipper')).toEqual(['深蓝化工']);
  for (const term of ['railWaybill', 'wagonNumber', 'emergencyCard', 'nameRu'] as const)
    expect(valuesOf(order, 'rail-attachment', term)).toEqual([{ list: 'blank', code: 'LINE' }]);
  expect(missing(order, 'rail-attachment')).toEqual([]);
  expect(missing({ ...order, dst: null }, 'rail-attachment')).toEqual(['到站']);
});

const inTruck = (order: DocumentOrder): DocumentOrder => ({ ...order, service: 'truck', trip: null });
const truckDocument = (order: DocumentOrder) => valuesOf(inTruck(order), 'road-document', 'transportCategories');
const category = (code: string, value?: string) => ({
  ...{ list: 'transportCategory', code },
  ...(value === undefined ? {} : { value }),
});

test('[10.13] a road document adds up the transport categories of ADR 1.1.3.6', () => {
  expect(truckDocument(methanol)).toEqual([category('2', '25,600 kg = 76,800'), category('ABOVE', '76,800')]);
  const little = { ...methanol, items: methanol.items.map((item) => ({ ...item, netKg: '300' })) };
  expect(truckDocument(little)).toEqual([category('2', '300 kg = 900'), category('EASED', '900')]);
  expect(truckDocument(withForm(methanol, 'cargo.0.dg.isLimitedQuantity', true))).toBeUndefined();
  expect(truckDocument(withForm(methanol, 'cargo.0.dg.entry', null))).toEqual([category('UNKNOWN')]);
  const fireworks = withForm(orderOfNumber('0335', ''), 'cargo.0.dg.nec', '10');
  expect(truckDocument(fireworks)).toEqual([category('1', '10 kg = 500'), category('EASED', '500')]);
  expect(truckDocument(orderOfNumber('2814', ''))?.at(-1)).toEqual(category('NEVER'));
});

test('[10.13] a box that we fetch at a door has a road document to the terminal', () => {
  const truck = {
    ...{ wanted: true, province: '江苏省', city: '苏州市', district: '工业园区', address: '星湖街 1 号' },
    ...{ loadingAt: '2026-10-20T09:00', dgVehicle: 'Y' },
  };
  const order = { ...withForm(methanol, 'services.truck', truck), terminal: '洋山四期' };
  expect(documentsOf(order)).toContain('road-document');
  expect(documentsOf(withForm(order, 'services.truck.wanted', false))).not.toContain('road-document');
  expect(valuesOf(order, 'road-document', 'from')).toEqual(['江苏省苏州市工业园区星湖街 1 号']);
  expect(valuesOf(order, 'road-document', 'to')).toEqual(['上海 洋山四期']);
  expect(valuesOf(order, 'road-document', 'departureDay')).toEqual(['2026-10-20']);
  expect(valuesOf(order, 'road-document', 'loader')?.at(-1)).toBe('江苏省苏州市工业园区星湖街 1 号');
  expect(valuesOf(order, 'road-document', 'consignee')).toEqual([{ list: 'blank', code: 'LINE' }]);
  expect(valuesOf(order, 'road-document', 'boxType')).toEqual(['20GP × 2']);
  expect(tableOf(order, 'road-document', 'vehicles')?.rows.map(([no]) => no)).toEqual(['1', '2']);
  expect(missing(order, 'road-document')).toEqual([]);
});

test('[10.13] a door to door coastal order has both road legs in one document', () => {
  const stop = (district: string, contact: string, day: string) => ({
    ...{ district, contact, day, address: '星湖街 1 号', phone: '12000000001' },
  });
  const form = {
    ...(methanol.form as object),
    ...{ term: 'DOOR_DOOR', pickup: stop('工业园区', '王师傅', '2026-10-20') },
    delivery: stop('天河区', '李收货', '2026-11-05'),
  };
  const order: DocumentOrder = { ...methanol, service: 'domestic', doors: { pickup: '苏州', delivery: '广州' }, form };
  const { sections } = documentOf(order, 'road-document');
  const rowsOf = (name: SectionName) =>
    Object.fromEntries((sections.find((one) => one.name === name)?.rows ?? []).map((one) => [one.term, one.values]));
  expect(rowsOf('carriage')).toMatchObject({ from: ['苏州工业园区星湖街 1 号'], to: ['上海'] });
  expect(rowsOf('delivery')).toMatchObject({ from: ['鹿特丹'], to: ['广州天河区星湖街 1 号'] });
  expect(rowsOf('parties')).toMatchObject({ loader: ['王师傅', '12000000001', '星湖街 1 号'] });
  expect(rowsOf('parties')).toMatchObject({ consignee: ['李收货', '12000000001', '星湖街 1 号'] });
  const toPort = withForm(order, 'term', 'CY_CY');
  expect(documentsOf(toPort)).not.toContain('road-document');
});

test('[10.13] a rail order with pick-up at a door has a road document to the station', () => {
  const form = { ...(methanol.form as object), fetchAddress: '重庆市渝北区空港大道1号' };
  const order: DocumentOrder = { ...methanol, service: 'rail', form };
  expect(documentsOf(order)).toContain('road-document');
  expect(valuesOf(order, 'road-document', 'from')).toEqual(['重庆市渝北区空港大道1号']);
  expect(documentsOf(withForm(order, 'fetchAddress', ''))).not.toContain('road-document');
});

test('[10.13] each mode offers its own documents of dangerous goods, none of general cargo', () => {
  const kinds = [
    'dg-declaration',
    'packing-certificate',
    'air-declaration',
    'road-document',
    'rail-attachment',
  ] as const;
  const offered = (service: string, isDanger: 'N' | 'Y' = 'Y') => {
    const all = documentsOf({ ...documentOrder, service, isDanger });
    return kinds.filter((kind) => all.includes(kind));
  };
  expect(offered('fcl')).toEqual(['dg-declaration', 'packing-certificate']);
  expect(offered('lcl')).toEqual(['dg-declaration', 'packing-certificate']);
  expect(offered('cfs')).toEqual(['packing-certificate']);
  expect(offered('air')).toEqual(['air-declaration']);
  expect(offered('truck')).toEqual(['road-document']);
  expect(offered('rail')).toEqual(['rail-attachment']);
  for (const service of ['fcl', 'lcl', 'cfs', 'air', 'truck', 'rail']) expect(offered(service, 'N')).toEqual([]);
  for (const service of ['warehouse', 'tank', 'flexitank', 'domestic', 'goods', 'dgdesk'])
    expect(offered(service)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingText, wordDocument } from '#copy/documents/words.ts';
import { documentOf, missingOf } from '#domain/documents/describe.ts';
import type { DocumentOrder, LabelSheet } from '#domain/documents/description.ts';
import { labelsOfOrder } from '#domain/documents/labels.ts';
import { documentsOf } from '#domain/documents/offered.ts';
import { replaceAt } from '#domain/form/path.ts';
import { SPRITE_COLOURS } from '#server/documents/worker/paint.ts';
import { markParts, spriteParts } from '#server/documents/worker/sprite.ts';
import { HAZARD_CLASSES, readPlacard } from '#src/ui/placard/classes.ts';
import { orderOfNumber } from '#tests/kit/dangerous-order.ts';

const by = (service: string, order: DocumentOrder): DocumentOrder => ({ ...order, service });
const ticked = (order: DocumentOrder, field: string): DocumentOrder => ({
  ...order,
  form: replaceAt(order.form, `cargo.0.dg.${field}`, true),
});
const withoutEntry = (order: DocumentOrder): DocumentOrder => ({
  ...order,
  form: replaceAt(order.form, 'cargo.0.dg.entry', null),
});
/** One order with the goods of several. */
const mergeOrders = (...orders: readonly [DocumentOrder, ...DocumentOrder[]]): DocumentOrder => ({
  ...orders[0],
  items: orders.flatMap(({ items }) => items),
  form: {
    ...(orders[0].form as object),
    cargo: orders.flatMap(({ form }) => (form as { cargo: unknown[] }).cargo),
  },
});

const textOf = (sheet: LabelSheet): string => {
  if (sheet.shape === 'plate') return `${sheet.hazardId}/${sheet.unNo}`;
  if (sheet.shape === 'battery') return `battery-${sheet.unNo}`;
  if (sheet.shape === 'excepted') return `excepted-${sheet.dgClass}`;
  if (sheet.shape === 'mark') return sheet.unNo;
  return 'drawing' in sheet ? sheet.drawing : sheet.shape;
};
const needs = (order: DocumentOrder) => {
  const { sheets, leftOut } = labelsOfOrder(order);
  const of = (...shapes: readonly LabelSheet['shape'][]) =>
    sheets
      .filter((sheet) => shapes.includes(sheet.shape))
      .map(textOf)
      .join(' ');
  return {
    ...{ marks: of('mark'), labels: of('label', 'battery', 'excepted', 'arrows'), placards: of('placard') },
    ...{ unitMarks: of('fumigation', 'hot'), plates: of('plate', 'blankPlate') },
    leftOut: leftOut.map(({ unNo, reason }) => `${unNo} ${reason}`).join(),
  };
};

const boxed = (order: DocumentOrder): DocumentOrder => ({
  ...order,
  items: order.items.map((item) => ({ ...item, packageType: '4G' })),
});

const withSubsidiaries = (order: DocumentOrder, ...subsidiaryClasses: readonly string[]): DocumentOrder => ({
  ...order,
  items: order.items.map((item) => ({ ...item, subsidiaryClasses })),
});

const methanol = orderOfNumber('1230', 'II');
const aniline = orderOfNumber('1547', 'II');
const fireworks = orderOfNumber('0335', '');
const cartridges = orderOfNumber('0012', '');
const battery = orderOfNumber('3480', '');

interface Case {
  name: string;
  order: DocumentOrder;
  marks?: string;
  labels?: string;
  placards?: string;
  unitMarks?: string;
  plates?: string;
  leftOut?: string;
}

// biome-ignore format: a table reads by rows
const cases: readonly Case[] = [
  { name: 'a flammable liquid that is toxic', order: methanol, marks: '1230', labels: '3 6.1', placards: '3 6.1' },
  { name: 'a toxic gas with two more hazards', order: orderOfNumber('1017', ''), marks: '1017', labels: '2.3 5.1 8 mp', placards: '2.3 5.1 8 mp' },
  { name: 'a self-reactive substance', order: orderOfNumber('3226', ''), marks: '3226', labels: '4.1', placards: '4.1' },
  { name: 'what water sets on fire', order: orderOfNumber('1428', 'I'), marks: '1428', labels: '4.3', placards: '4.3' },
  { name: 'an infectious substance', order: orderOfNumber('2814', ''), marks: '2814', labels: '6.2', placards: '6.2' },
  { name: 'a marine pollutant of class 9', order: orderOfNumber('3082', 'III'), marks: '3082', labels: '9 mp', placards: '9 mp' },
  { name: 'a marine pollutant by air that only the sea calls one', order: by('air', aniline), marks: '1547', labels: '6.1' },
  { name: 'what is dangerous to the environment by its name, by air', order: by('air', orderOfNumber('3077', 'III')), marks: '3077', labels: '9 mp' },
  { name: 'explosives with their group', order: fireworks, marks: '0335', labels: '1.3G', placards: '1.3G' },
  { name: '1.4S, which needs no placard', order: cartridges, marks: '0012', labels: '1.4S' },
  { name: 'explosives combined: the worst division, without a letter where groups differ', order: mergeOrders(fireworks, orderOfNumber('0004', '')), marks: '0335 0004', labels: '1.3G 1.1D', placards: '1.1' },
  { name: 'explosives whose group is not known', order: withoutEntry(fireworks), marks: '0335', leftOut: '0335 CLASS' },
  { name: 'batteries: label 9A, placard 9, and the mark for those under provision 188', order: battery, marks: '3480', labels: '9A battery-3480', placards: '9' },
  { name: 'sodium ion batteries, which bear the same', order: orderOfNumber('3551', ''), marks: '3551', labels: '9A battery-3551', placards: '9' },
  { name: 'a vehicle with batteries, which provision 188 does not ease', order: orderOfNumber('3556', ''), marks: '3556', labels: '9A', placards: '9' },
  { name: 'batteries by air', order: by('air', battery), marks: '3480', labels: '9A battery-3480' },
  { name: 'radioactive material: one of three labels by its category', order: orderOfNumber('2912', ''), marks: '2912', labels: '7A 7B 7C', placards: '7D' },
  { name: 'fissile material', order: orderOfNumber('3327', ''), marks: '3327', labels: '7A 7B 7C 7E', placards: '7D' },
  { name: 'excepted packages of radioactive material, without label, placard and plate', order: by('truck', orderOfNumber('2910', '')), marks: '2910' },
  { name: 'an excepted package whose class 7 is a subsidiary hazard', order: withSubsidiaries(orderOfNumber('3507', 'I'), '7', '8'), marks: '3507', labels: '6.1 8', placards: '6.1 8' },
  { name: 'radioactive material in a tank', order: by('tank', orderOfNumber('2978', '')), placards: '7D 6.1 8', plates: '768/2978' },
  { name: 'fissile material that is toxic and corrosive', order: orderOfNumber('2977', ''), marks: '2977', labels: '7A 7B 7C 7E 6.1 8', placards: '7D 6.1 8' },
  { name: 'limited quantities at sea', order: ticked(aniline, 'isLimitedQuantity'), labels: 'lq', placards: 'lq' },
  { name: 'limited quantities by road', order: by('truck', ticked(aniline, 'isLimitedQuantity')), labels: 'lq' },
  { name: 'limited quantities by air, still labelled', order: by('air', ticked(methanol, 'isLimitedQuantity')), marks: '1230', labels: '3 6.1 lqY' },
  { name: 'limited quantities beside others', order: mergeOrders(ticked(aniline, 'isLimitedQuantity'), methanol), marks: '1230', labels: 'lq 3 6.1', placards: '3 6.1' },
  { name: 'excepted quantities', order: ticked(methanol, 'isExceptedQuantity'), labels: 'excepted-3' },
  { name: 'excepted quantities by road, without a plate', order: by('truck', ticked(methanol, 'isExceptedQuantity')), labels: 'excepted-3' },
  { name: 'a unit under fumigation, which is no package and bears no placard', order: by('truck', orderOfNumber('3359', '')), unitMarks: 'fumigation' },
  { name: 'a liquid of elevated temperature', order: orderOfNumber('3257', 'III'), marks: '3257', labels: '9', placards: '9', unitMarks: 'hot' },
  { name: 'a solid of elevated temperature in a tank', order: by('tank', orderOfNumber('3258', 'III')), placards: '9', unitMarks: 'hot', plates: '99/3258' },
  { name: 'goods declared hot', order: ticked(methanol, 'isHot'), marks: '1230', labels: '3 6.1', placards: '3 6.1', unitMarks: 'hot' },
  { name: 'goods molten by their name', order: orderOfNumber('2304', 'III'), marks: '2304', labels: '4.1 mp', placards: '4.1 mp', unitMarks: 'hot' },
  { name: 'goods declared hot by air, whose units bear no marks', order: by('air', ticked(methanol, 'isHot')), marks: '1230', labels: '3 6.1' },
  { name: 'a truck with packages, whose plate has no numbers', order: by('truck', methanol), marks: '1230', labels: '3 6.1', placards: '3 6.1', plates: 'blankPlate' },
  { name: 'a truck with several goods, which bears the same plate', order: by('truck', mergeOrders(methanol, aniline)), marks: '1230 1547', labels: '3 6.1 mp', placards: '3 6.1 mp', plates: 'blankPlate' },
  { name: 'boxes that may hold inner packagings with liquids', order: boxed(methanol), marks: '1230', labels: '3 6.1 arrows', placards: '3 6.1' },
  { name: 'limited quantities in such boxes', order: boxed(ticked(aniline, 'isLimitedQuantity')), labels: 'lq arrows', placards: 'lq' },
  { name: 'a tank, which has no packages', order: by('tank', orderOfNumber('1402', 'I')), placards: '4.3', plates: 'X423/1402' },
  { name: 'a plate whose hazard number is in doubt', order: by('tank', orderOfNumber('1263', 'III')), placards: '3', leftOut: '1263 PLATE' },
  { name: 'goods without a hazard number in a tank', order: by('tank', fireworks), placards: '1.3G' },
  { name: 'explosives on a truck', order: by('truck', fireworks), marks: '0335', labels: '1.3G', placards: '1.3G', plates: 'blankPlate' },
  { name: 'the same goods twice', order: mergeOrders(methanol, methanol), marks: '1230', labels: '3 6.1', placards: '3 6.1' },
];

describe('[10.13] labels of an order', () => {
  test.each(cases)('$name', ({ name: _, order, ...needed }) => {
    expect(needs(order)).toEqual({
      marks: '',
      labels: '',
      placards: '',
      unitMarks: '',
      plates: '',
      leftOut: '',
      ...needed,
    });
    const { sheets } = labelsOfOrder(order);
    for (const sheet of sheets)
      if ('drawing' in sheet)
        expect(
          markParts(sheet.drawing) ?? spriteParts(readPlacard(sheet.drawing.replace('lqY', 'lq'))!.drawing),
        ).not.toBeNull();
  });

  test('[10.13] the mark of an excepted quantity names the shipper, where the order does', () => {
    const order = ticked(methanol, 'isExceptedQuantity');
    const mark = { shape: 'excepted', dgClass: '3' } as const;
    expect(labelsOfOrder(order).sheets).toEqual([{ ...mark, company: 'SHANGHAI SHENLAN CHEMICAL CO LTD' }]);
    const unnamed = { ...order, form: replaceAt(order.form, 'shipper.companyNameEn', '') };
    expect(labelsOfOrder(unnamed).sheets).toEqual([{ ...mark, company: '' }]);
  });

  test('[10.13] a mark has the English and the Chinese name with the technical name', () => {
    const order = orderOfNumber('1993', 'II', { technicalName: 'ETHYL ACETATE' });
    expect(labelsOfOrder(order).sheets[0]).toEqual({
      ...{ shape: 'mark', unNo: '1993' },
      names: ['FLAMMABLE LIQUID, N.O.S. (ETHYL ACETATE)', '易燃液体，未另作规定的 (ETHYL ACETATE)'],
    });
    const unnamed = orderOfNumber('1993', 'II', { technicalName: '' });
    expect(missingOf(unnamed, 'labels').map(missingText)).toEqual(['第 1 项货物的技术名称']);
  });

  const listed = (order: DocumentOrder): string[] =>
    wordDocument(documentOf(order, 'labels'), false).sections.flatMap(({ rows }) =>
      rows.map(({ term, text }) => `${term}: ${text}`),
    );

  test('[10.13] the first page lists the file’s contents and missing data', () => {
    const order = by('truck', mergeOrders(orderOfNumber('1263', 'III'), battery, withoutEntry(fireworks)));
    expect(listed(order)).toEqual([
      `订单号: ${order.orderNo}`,
      expect.stringMatching(/^包件标记: UN 1263 PAINT.*\nUN 3480 LITHIUM ION BATTERIES /u),
      [
        '包件标志 100 × 100 mm: 3 易燃液体',
        '9A 锂电池、钠离子电池',
        '电池标记，仅用于按 188 条款托运的锂电池、钠离子电池（空运为包装说明 IB 或 II 部分） UN 3480',
      ].join('\n'),
      '运输组件标牌 250 × 250 mm: 3 易燃液体\n9 杂项危险物质',
      '橙色标志牌 400 × 300 mm: 空白，不带编号',
      '须核实: UN 0335\n类别或配装组待核实，标志未列入',
    ]);
  });

  test('[10.13] the first page says which label of class 7 is for which category, and when a mark of units is needed', () => {
    const order = mergeOrders(orderOfNumber('3327', ''), orderOfNumber('3257', 'III'), orderOfNumber('3359', ''));
    expect(listed(order).slice(2)).toEqual([
      [
        '包件标志 100 × 100 mm: 7A 放射性 I 级（白）：表面辐射水平不超过 0.005 mSv/h 且运输指数为 0',
        '7B 放射性 II 级（黄）：不属 I 级，表面辐射水平不超过 0.5 mSv/h 且运输指数不超过 1',
        '7C 放射性 III 级（黄）：不属 I、II 级，表面辐射水平不超过 2 mSv/h 且运输指数不超过 10（独家使用的可更高）',
        '7E 易裂变，与 7A、7B 或 7C 相邻',
        '9 杂项危险物质',
      ].join('\n'),
      '运输组件标牌 250 × 250 mm: 7D 放射性物质\n9 杂项危险物质',
      [
        '运输组件标记: 高温标记：液态 100 ℃ 及以上或固态 240 ℃ 及以上时用',
        '熏蒸警告标记：熏蒸剂名称、施用日期与时间、通风日期手工填写',
      ].join('\n'),
    ]);
  });

  test('[10.13] a tank whose hazard number is in doubt notes the omitted plate', () => {
    const { sections } = wordDocument(documentOf(by('tank', orderOfNumber('1263', 'III')), 'labels'), false);
    expect(sections.flatMap(({ rows }) => rows.map(({ text }) => text))).toContain(
      'UN 1263\n危险性识别号待核实，橙色标志牌未列入',
    );
  });

  test('[10.13] are offered where dangerous goods travel', () => {
    const offered = (service: string, isDanger: 'N' | 'Y' = 'Y') =>
      documentsOf({ ...methanol, service, isDanger }).includes('labels');
    for (const service of ['fcl', 'lcl', 'cfs', 'air', 'rail', 'domestic', 'truck', 'tank']) {
      expect([service, offered(service)]).toEqual([service, true]);
      expect([service, offered(service, 'N')]).toEqual([service, false]);
    }
    for (const service of ['warehouse', 'flexitank', 'goods', 'dgdesk']) expect(offered(service)).toBe(false);
  });

  test('[10.13] have the colours of the pages, and a drawing for each class', () => {
    const tokens = readFileSync('src/ui/tokens.css', 'utf8');
    for (const [name, colour] of Object.entries(SPRITE_COLOURS)) expect(tokens).toContain(`${name}: ${colour};`);
    for (const drawing of HAZARD_CLASSES) expect([drawing, spriteParts(drawing)?.length]).not.toEqual([drawing, 0]);
    for (const drawing of HAZARD_CLASSES) expect(spriteParts(drawing)).not.toBeNull();
  });

  test.each(['7A', '7B', '7C', '7D'])('[10.13] the trefoil of %s has the proportions of the regulations', (name) => {
    const trefoil = markParts(name)!.find(({ attributes }) => attributes.d?.includes('A'))!.attributes.d!;
    const radii = (arc: RegExp) => [...trefoil.matchAll(arc)].map(([, digits]) => Number(digits));
    const [radius = 0] = radii(/a([\d.]+) /gu);
    const [outer = 0, inner = 0] = radii(/A([\d.]+) /gu);
    expect(radius).toBeGreaterThanOrEqual(4);
    expect([outer / radius, inner / radius].map((times) => times.toFixed(2))).toEqual(['5.00', '1.50']);
  });

  test.each(['7', '7A', '7B', '7C', '7D'])('[10.13] one blade of the trefoil of %s points straight down', (name) => {
    const parts = markParts(name) ?? spriteParts(name)!;
    const blades = parts.map(({ attributes }) => attributes.d ?? '').find((d) => d.includes('A'))!;
    const chords = [...blades.matchAll(/L(\S+) ([^A]+)A\S+ \S+ 0 0 1 (\S+) ([^L]+)L/gu)].map(([, ...ends]) =>
      ends.map(Number),
    );
    expect(chords).toHaveLength(3);
    const downward = chords.filter(([x1 = 0, y1, x2 = 0, y2]) => y1 === y2 && x1 > x2);
    expect(downward).toHaveLength(1);
  });
});

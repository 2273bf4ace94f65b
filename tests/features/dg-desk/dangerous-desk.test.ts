import { text } from 'node:stream/consumers';
import { createElement, type ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Router, type RouterProps } from 'wouter';
import { createActor, fromPromise, waitFor } from 'xstate';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { wordedProvisions } from '#copy/dangerous-goods/provisions.ts';
import { emergencyAdviceOf, emsText } from '#copy/dangerous-goods/verdicts.ts';
import { dangerousDesk, dangerousPage, dangerousSheet } from '#copy/dg-desk/page.ts';
import { deskTools } from '#copy/dg-desk/tools.ts';
import { tankNeedOf } from '#domain/tank/need.ts';
import { methanolSheet } from '#machines/dangerous-lookup/dangerous-lookup.cases.ts';
import {
  type DangerousLookupRef,
  type DgEntry,
  dangerousLookupMachine,
  type SheetAnswer,
} from '#machines/dangerous-lookup/index.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import { DangerousLookup } from '#src/features/dangerous-goods/lookup/DangerousLookup.tsx';
import { DangerousSheet } from '#src/features/dangerous-goods/lookup/DangerousSheet.tsx';
import { SegregationRow } from '#src/features/dg-desk/detail/DgdeskDetailPage.tsx';
import { GroupTable } from '#src/features/dg-desk/detail/GroupTable.tsx';
import { SheetHead } from '#src/features/dg-desk/detail/SheetHead.tsx';
import SheetNotes from '#src/features/dg-desk/detail/SheetNotes.tsx';
import { sheetQueryOf } from '#src/features/dg-desk/detail/sheet-query.ts';
import { CarrierClasses } from '#src/features/dg-desk/tools/CarrierClasses.tsx';
import { TankFill } from '#src/features/dg-desk/tools/TankFill.tsx';
import { deskClasses, sheetHref } from '#src/features/dg-desk/views/desk-classes.ts';
import { EntryList } from '#src/features/dg-desk/views/EntryList.tsx';
import { queryOf, queryText } from '#src/features/dg-desk/views/query.ts';
import { Results } from '#src/features/dg-desk/views/Results.tsx';
import { sheetProvisions } from '#tests/kit/sheet-provisions.ts';
import { unEntryOf, unList } from '#tests/kit/un-entries.ts';

const sheet = {
  ...methanolSheet,
  segregation: [...methanolSheet.segregation, { dgClass: '4.1', value: '1' }, { dgClass: '4.3', value: '2' }],
  warehouses: [
    {
      id: 'w1',
      name: '临港一号库',
      cityCode: '310000',
      district: '浦东新区',
      kinds: ['甲类'],
      takes: true,
      refusedClasses: [],
    },
  ],
};

function lookup(): DangerousLookupRef {
  const machine = dangerousLookupMachine.provide({
    actors: {
      findMatches: fromPromise<readonly DgEntry[], { text: string }>(async () => []),
      readSheet: fromPromise<SheetAnswer, { unNo: string }>(async () => ({ outcome: 'found', sheet })),
    },
    delays: { debounce: 0 },
  });
  return createActor(machine).start();
}

const html = async (element: ReactElement) => {
  const { prelude } = await prerenderToNodeStream(createElement(Router, { ssrPath: '/' } as RouterProps, element));
  return text(prelude as NodeJS.ReadableStream);
};

test('[1.2] a number the register does not have leads to a person: to the desk, or on the desk to its question', async () => {
  const actor = lookup();
  actor.send({ type: 'lookup.typed', text: '9999' });
  await waitFor(actor, (snapshot) => snapshot.matches({ matching: 'offered' }));
  const elsewhere = await html(createElement(DangerousLookup, { actor }));
  expect(elsewhere).toContain('href="/dgdesk?un=9999"');
  const onTheDesk = await html(createElement(DangerousLookup, { actor, onAsk: () => undefined }));
  expect(onTheDesk).not.toContain('/dgdesk');
  expect(onTheDesk).toMatch(new RegExp(`<button[^>]*>.*${words.ask}`));
});

test('[1.2] a sheet says with which classes its goods may not share a container, and which stores take them', async () => {
  const actor = lookup();
  actor.send({ type: 'sheet.open', unNo: '1230' });
  await waitFor(actor, (snapshot) => snapshot.matches({ sheet: 'shown' }));
  const shown = await html(createElement(DangerousSheet, { actor }));
  const plain = shown.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(plain).toContain(`${dangerousSheet.forbidden} 5.1、4.3 类`);
  expect(plain).toContain(`${dangerousSheet.approval} 4.1 类`);
  expect(plain).toContain('临港一号库（浦东新区）');
});

const plainOf = async (element: ReactElement) => (await html(element)).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test.each([
  ['?keyword=108-88-3', { keyword: '108-88-3', dgClass: null, page: 1 }, '108-88-3'],
  ['?un=UN1230', { keyword: 'UN1230', dgClass: null, page: 1 }, 'UN1230'],
  ['?keyword=a&un=b', { keyword: 'a', dgClass: null, page: 1 }, 'a'],
  ['?dgClass=3&page=2', { keyword: '', dgClass: '3', page: 2 }, '3 类 易燃液体'],
  ['?dgClass=1', { keyword: '', dgClass: '1', page: 1 }, '1 类 爆炸品'],
  ['?dgClass=33', { keyword: '33', dgClass: null, page: 1 }, '33'],
  ['?keyword=甲苯&dgClass=3&page=0', { keyword: '甲苯', dgClass: '3', page: 1 }, '甲苯，3 类 易燃液体'],
  ['?page=99999&keyword=%20x%20', { keyword: 'x', dgClass: null, page: 10_000 }, 'x'],
  ['?page=-1', { keyword: '', dgClass: null, page: 1 }, ''],
  [`?keyword=${'x'.repeat(99)}`, { keyword: 'x'.repeat(60), dgClass: null, page: 1 }, 'x'.repeat(60)],
])('[1.2] the address %s asks for %j', (query, asked, expectedText) => {
  expect([queryOf(query), queryText(queryOf(query))]).toEqual([asked, expectedText]);
});

test.each([
  ['?un=UN1230&pg=II', { unNo: '1230', group: 'II' }],
  ['?id=1230', { unNo: '1230', group: null }],
  ['?un=methanol', { unNo: 'methanol', group: null }],
  ['', { unNo: '', group: null }],
])('[1.2] the address %s names the sheet %j', (query, asked) => {
  expect(sheetQueryOf(query)).toEqual(asked);
});

test('[1.2] class 1 is one tile, the others are distinguished by division', () => {
  expect(deskClasses).toEqual([
    ...['1', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3'],
    ...['5.1', '5.2', '6.1', '6.2', '7', '8', '9'],
  ]);
  expect([sheetHref('1230'), sheetHref('1230', 'II')]).toEqual([
    '/dgdesk/dgdeskDetail?un=1230',
    '/dgdesk/dgdeskDetail?un=1230&pg=II',
  ]);
});

const limitOf = (packingGroup: 'I' | 'II' | 'III', tank: string | null, lcl: 'ACCEPTED' | 'ASK' | 'REFUSED') => ({
  ...{
    packingGroup,
    variant: '',
    tank,
    lcl,
    limitedQuantity: packingGroup === 'I' ? null : '5',
    limitedCode: packingGroup === 'I' ? '0' : '5L',
    exceptedCode: 'E2',
  },
  ...{ passenger: packingGroup === 'I' ? 'X' : '5L', cargo: '60L' },
});

const paint = {
  ...sheet,
  unNo: '1263',
  nameCn: '涂料',
  nameEn: 'PAINT',
  subsidiaryClasses: [],
  labels: ['3', 'MP'],
  marinePollutant: true,
  packingGroups: ['I' as const, 'II' as const, 'III' as const],
  flashPoint: 'SDS',
  controls: ['A2', 'B(>8%)'],
  provisions: sheetProvisions('1263'),
  limits: [limitOf('I', 'T11/TP1', 'ASK'), limitOf('II', 'T4/TP1', 'ACCEPTED'), limitOf('III', 'T2/TP1', 'ACCEPTED')],
  segregation: [
    { dgClass: '1.1', value: '4' },
    { dgClass: '1.2', value: '4' },
    { dgClass: '2.2', value: '1' },
    { dgClass: '3', value: 'X' },
    { dgClass: '5.1', value: '2' },
  ],
  carriers: [
    { code: 'MAEU', nameCn: '马士基', takes: false, refusedClasses: ['3'] },
    { code: 'COSU', nameCn: '中远海运', takes: true, refusedClasses: [] },
  ],
  warehouses: [
    { ...sheet.warehouses[0]!, id: 'w2', name: '丙类库', kinds: ['丙类'], takes: false, refusedClasses: ['3'] },
    { ...sheet.warehouses[0]!, id: 'w3', name: '乙类库', kinds: ['乙类'] },
    { ...sheet.warehouses[0]!, id: 'w4', name: '罐区', kinds: ['罐区'] },
    { ...sheet.warehouses[0]!, id: 'w1', name: '甲类库', kinds: ['甲类'] },
  ],
};

test('[1.2] the list has a row for each packing group, each with its own sheet', async () => {
  const list = { items: [paint, methanolSheet], total: 25, page: 2, pageSize: 10 as const };
  const shown = await html(createElement(EntryList, { list, query: '?keyword=x&page=2', caption: 'x' }));
  for (const href of [sheetHref('1263', 'I'), sheetHref('1263', 'III'), sheetHref('1230', 'II')])
    expect(shown).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
  expect(shown).toContain('href="?keyword=x"');
  expect(shown).toContain('href="?keyword=x&amp;page=3"');
  const plain = shown.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(plain).toContain('3（6.1）');
  expect(plain).toContain('海洋污染物');
  for (const column of Object.values(dangerousDesk.columns)) expect(plain).toContain(column);
});

test('[1.2] what is not found is shown by the words that were asked', async () => {
  const machine = resourceMachine.provide({
    actors: {
      read: fromPromise<ResourceAnswer, ResourceAddress>(async () => ({ outcome: 'found', content: { items: [] } })),
    },
  });
  const listing = createActor(machine, { input: { path: '/dgdesk', query: '?un=9999' } }).start();
  await waitFor(listing, (snapshot) => snapshot.matches('shown'));
  const shown = await plainOf(createElement(Results, { listing, onAsk: () => undefined }));
  expect(shown).toContain(dangerousDesk.results.none('9999'));
  expect(shown).toContain(words.ask);
});

const cellsOf = (shown: string, name: string) => {
  const row = shown.split('<tr').find((one) => one.includes(`>${name}</th>`)) ?? '';
  return [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, ''));
};

test('[1.2] the sheet has a column for each packing group, and says once what is the same in all', async () => {
  const shown = await html(createElement(GroupTable, { sheet: paint, group: 'II' }));
  const { rows } = dangerousPage.table;
  expect(cellsOf(shown, rows.criterion)).toEqual(Object.values(dangerousPage.table.criteria['3'] ?? {}));
  expect(cellsOf(shown, rows.store)).toEqual(['甲类', '甲类', '闪点 ＜ 28 ℃ 甲类，28 至不足 60 ℃ 乙类']);
  expect(cellsOf(shown, rows.mark)).toEqual(['X', 'X、Y', 'X、Y、Z']);
  expect(cellsOf(shown, rows.tank)).toEqual(['T11，TP1、TP8、TP27', 'T4，TP1、TP8、TP28', 'T2，TP1、TP29']);
  expect(cellsOf(shown, rows.stowage)).toEqual(['E', 'B', 'A']);
  expect(cellsOf(shown, rows.passenger)).toEqual(['禁运', '5L', '5L']);
  expect(cellsOf(shown, rows.cargo)).toEqual(['60L']);
  expect(cellsOf(shown, rows.flexitank)).toEqual([dangerousPage.table.flexitank]);
  expect(cellsOf(shown, rows.road)).toEqual([dangerousPage.table.road.CARRIED]);
  expect(cellsOf(shown, rows.transportCategory)).toEqual([
    ...['1，每车 20 kg 或 L 内可减免（ADR）', '2，每车 333 kg 或 L 内可减免（ADR）'],
    '3，每车 1000 kg 或 L 内可减免（ADR）',
  ]);
  expect(cellsOf(shown, rows.lcl)).toEqual(['逐票确认', '可收', '可收']);
  expect(shown).not.toContain(rows.technical);
  expect(shown).toContain(dangerousPage.table.chosen('II'));
  expect(shown.match(/bg-sea-soft/g)!.length).toBeGreaterThan(5);
});

test('[1.2] variants of one packing group have columns of their own, and what is in doubt says so', async () => {
  const rows = sheetProvisions('2031');
  const acid = {
    ...{ ...paint, unNo: '2031', nameCn: '硝酸', nameEn: 'NITRIC ACID', mainClass: '8', provisions: rows },
    packingGroups: ['I' as const, 'II' as const],
    limits: rows.map(({ packingGroup, variant }) => ({
      ...{ ...limitOf('II', 'T8/TP2', 'ACCEPTED'), packingGroup, variant },
    })),
  };
  const shown = await html(createElement(GroupTable, { sheet: acid, group: 'II' }));
  const { rows: names, variants, doubt } = dangerousPage.table;
  expect(cellsOf(shown, names.classes)).toEqual(['8（5.1）', '8（5.1）', '8']);
  expect(cellsOf(shown, names.ems)).toEqual(['F-A, S-Q', 'F-A, S-Q', 'F-A, S-B']);
  expect(cellsOf(shown, names.segregation)[2]).toBe(doubt);
  expect(shown).toContain(variants['65-70%']);
});

test('[1.2] each carrier and store says whether it takes the goods, who does first', async () => {
  const shown = await html(createElement(GroupTable, { sheet: paint, group: null }));
  const names = ['中远海运 COSU', '马士基 MAEU', '甲类库', '乙类库', '罐区', '丙类库'];
  expect(names.map((name) => cellsOf(shown, name))).toEqual([
    ['可收'],
    ['拒收 3 类'],
    ['可存'],
    ['不存甲类', '不存甲类', '按闪点或类别确认'],
    ['按闪点或类别确认'],
    ['无 3 类资质'],
  ]);
  expect(shown.indexOf('中远海运')).toBeLessThan(shown.indexOf('马士基'));
  expect(shown.indexOf('罐区')).toBeLessThan(shown.indexOf('丙类库'));
  expect(shown).toContain(dangerousPage.table.choose);
});

test('[1.2] carriers and stores of the same answer share a row with their names, and those who differ by packing group do not', async () => {
  const cosco = paint.carriers.find(({ takes }) => takes);
  const [lax] = paint.warehouses.filter(({ name }) => name === '甲类库');
  const oocl = { ...cosco!, code: 'OOLU', nameCn: '东方海外' };
  const sheet = {
    ...paint,
    carriers: [...paint.carriers, oocl],
    warehouses: [...paint.warehouses, { ...lax!, name: '又一库' }],
  };
  const shown = await html(createElement(GroupTable, { sheet, group: null }));
  const { carriers, stores } = dangerousPage.table;
  expect(cellsOf(shown, carriers(2))).toEqual(['可收中远海运 COSU、东方海外 OOLU']);
  expect(cellsOf(shown, stores(2))).toEqual(['可存甲类库、又一库']);
  expect(cellsOf(shown, '马士基 MAEU')).toEqual(['拒收 3 类']);
  expect(cellsOf(shown, '乙类库')).toHaveLength(3);
});

test('[1.2] a number of one packing group, or of none, needs no choice; a name of a family needs a technical one', async () => {
  const none = { ...paint, nameEn: 'FLAMMABLE GAS, N.O.S.', mainClass: '2.1', packingGroups: [], flashPoint: null };
  const limits = [{ ...paint.limits[0]!, packingGroup: null, tank: null }];
  const gas = { ...none, provisions: sheetProvisions('1049'), limits };
  const shown = await html(createElement(GroupTable, { sheet: gas, group: 'II' }));
  expect(shown).toContain(dangerousPage.table.one);
  expect(shown).toContain(words.noPackingGroup);
  expect(cellsOf(shown, dangerousPage.table.rows.tank)).toEqual([words.notApplicable]);
  expect(cellsOf(shown, dangerousPage.table.rows.store)).toEqual([dangerousPage.table.storeEither('甲、乙')]);
  expect(cellsOf(shown, dangerousPage.table.rows.technical)).toEqual([dangerousPage.table.technical]);
  expect(cellsOf(shown, dangerousPage.table.rows.criterion)).toEqual([]);
});

test('[1.2] the segregation row says yes, ask or no for each class of the table', async () => {
  const plain = await plainOf(createElement(SegregationRow, { sheet: paint }));
  expect(plain).toContain('1.1 不可 4');
  expect(plain).not.toContain('1.2 不可');
  expect(plain).toContain('2.2 须批准');
  expect(plain).toContain('3 可同箱');
  expect(plain).toContain(dangerousPage.segregation.own('3'));
  const subsidiary = await plainOf(createElement(SegregationRow, { sheet }));
  expect(subsidiary).toContain(dangerousPage.segregation.note('3、6.1'));
});

test('[1.2] the head names the goods, its labels and what is known of them', async () => {
  const plain = await plainOf(createElement(SheetHead, { group: null, sheet: paint }));
  for (const fact of ['UN 1263 涂料', '3 类 易燃液体', '无副危险', '海洋污染物', words.flashBySheet])
    expect(plain).toContain(fact);
  expect(plain).not.toContain('未知类别');
  const methanol = await html(createElement(SheetHead, { group: null, sheet: methanolSheet }));
  for (const fact of ['闪点 11 ℃', 'CAS 67-56-1', '副危险 6.1 类', '非海洋污染物', 'unNo=1230'])
    expect(methanol).toContain(fact);
});

test('[1.2] a drawer names a marine pollutant by its mark', async () => {
  const actor = createActor(
    dangerousLookupMachine.provide({
      actors: {
        findMatches: fromPromise<readonly DgEntry[], { text: string }>(async () => []),
        readSheet: fromPromise<SheetAnswer, { unNo: string }>(async () => ({ outcome: 'found', sheet: paint })),
      },
    }),
  ).start();
  actor.send({ type: 'sheet.open', unNo: '1263' });
  await waitFor(actor, (snapshot) => snapshot.matches({ sheet: 'shown' }));
  const plain = await plainOf(createElement(DangerousSheet, { actor }));
  expect(plain).not.toContain('未知类别');
  expect(plain).toContain(`${dangerousSheet.forbidden} 5.1 类`);
  expect(plain).not.toContain('丙类库');
});

test('[1.2] special provisions say what they make a shipper do, where they have words', async () => {
  const worded = wordedProvisions(['163', '367', '279', 'TP1']);
  const plain = await plainOf(createElement(SheetNotes, { sheet: { ...paint, wordedProvisions: worded } }));
  for (const { code, text } of worded) expect(plain).toContain(`${code} ${text}`);
  expect(plain).not.toContain('SP 279');
  expect(await plainOf(createElement(SheetNotes, { sheet: paint }))).not.toContain(dangerousPage.worded);
});

test('[1.2] each class of the list has its first steps in an emergency', async () => {
  for (const mainClass of new Set(unList.map((entry) => entry.mainClass))) {
    const plain = await plainOf(createElement(SheetNotes, { sheet: { ...paint, mainClass } }));
    expect(plain).toContain(dangerousPage.emergency.title);
  }
  const [mass, minor] = ['1.1', '1.4'].map((mainClass) => emergencyAdviceOf(mainClass)?.fire);
  expect([mass, minor].map((fire) => /\d+ 米/.exec(fire ?? '')?.[0])).toEqual(['1600 米', '500 米']);
  expect(emergencyAdviceOf('6.2')).not.toEqual(emergencyAdviceOf('6.1'));
});

test('[1.2] each schedule of the EmS Guide that the list names has its words', () => {
  const schedules = new Set(unList.flatMap(({ rows }) => rows.flatMap(({ ems }) => ems?.split(', ') ?? [])));
  expect(schedules.size).toBeGreaterThan(30);
  for (const schedule of schedules) expect(emsText(schedule)).toMatch(new RegExp(`^${schedule}（.+）$`));
});

test('[1.2] control tags name the permit they ask for; related services are those that take the goods', async () => {
  const controlled = await plainOf(createElement(SheetNotes, { sheet: paint }));
  expect(controlled).toContain('易制毒(第二类)：放行前须上传购买备案与运输许可证');
  expect(controlled).toContain('易制爆：放行前须上传购买备案证明(含量&gt;8%时)');
  expect(await plainOf(createElement(SheetNotes, { sheet: { ...paint, controls: [] } }))).toContain(
    dangerousPage.controls.none,
  );
  const all = await html(createElement(SheetNotes, { sheet: paint }));
  for (const path of ['/shippingLcl?', '/airLift?', '/tankIndex?', '/warehouseing?', '/enquiryFcl?'])
    expect(all).toContain(`href="${path}`);
  const grounded = { ...paint.limits[0]!, passenger: 'X', cargo: 'X', tank: null, lcl: 'REFUSED' as const };
  const few = await html(createElement(SheetNotes, { sheet: { ...paint, limits: [grounded] } }));
  for (const path of ['/shippingLcl?', '/airLift?', '/tankIndex?']) expect(few).not.toContain(`href="${path}`);
  const warehouses = paint.warehouses.map((store) => ({ ...store, takes: false }));
  const unstored = await html(createElement(SheetNotes, { sheet: { ...paint, warehouses } }));
  expect(unstored).not.toContain('href="/warehouseing?');
});

test('[10.7] carriers say of each class whether they take it', async () => {
  const carrier = { id: 'a', role: 'CARRIER' as const, cityCode: null };
  const carriers = [
    { ...carrier, code: 'COSU', name: '中远海运', dgRejectClasses: ['1', '7'] },
    { ...carrier, id: 'b', code: 'XXXX', name: '都接', dgRejectClasses: [] },
  ];
  const shown = await html(createElement(CarrierClasses, { carriers }));
  expect(shown).toContain(deskTools.carriers.refusedClasses('1、7'));
  expect(shown).toContain(deskTools.carriers.takesAll);
  expect(shown.match(new RegExp(`>${deskTools.carriers.refuses}<`, 'g'))).toHaveLength(2);
  expect(shown.match(new RegExp(`>${deskTools.carriers.takes}<`, 'g'))).toHaveLength(2 * deskClasses.length - 2);
});

test('[3.14] the tank tool fills the golden litres, and of goods without a tank says so', async () => {
  const golden = await plainOf(createElement(TankFill));
  for (const expectedText of ['91.61 %', '21,987 L', deskTools.tank.expansion('0.0012317'), '19,200 L'])
    expect(golden).toContain(expectedText);
  const messageFor = (unNo: string) => plainOf(createElement(TankFill, { need: tankNeedOf(unEntryOf(unNo), '') }));
  expect(await messageFor('3480')).toContain(deskTools.tank.noPortable);
  expect(await messageFor('1978')).toContain(deskTools.tank.gas('T50'));
  expect(await messageFor('1350')).toContain(deskTools.tank.asked('SOLID', 'T1'));
  expect(await messageFor('1670')).toContain(deskTools.tank.inDoubt);
  expect(await messageFor('1206')).toContain(deskTools.tank.fillInDoubt);
  const given = await messageFor('2924');
  expect(given).toContain(deskTools.tank.tooWeak('T14', 'T11'));
  expect(given).toContain(deskTools.tank.fill);
});

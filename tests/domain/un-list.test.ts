import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { innerLimitOfRow, listedInnerLimit } from '#domain/dangerous-goods/limited-quantity.ts';
import { isListedRange } from '#domain/dangerous-goods/numbers.ts';
import { hasPackingGroup } from '#domain/dangerous-goods/packing-group.ts';
import {
  classesOfRows,
  entriesOf,
  entryOf,
  NO_OWN_FACTS,
  subsidiariesOfRows,
  tankOfRow,
} from '#domain/dangerous-goods/un-list/entry.ts';
import { initialsOf } from '#domain/dangerous-goods/un-list/initials.ts';
import { readUnList, UN_LIST_COLUMNS } from '#domain/dangerous-goods/un-list/read.ts';
import type { UnRow } from '#domain/dangerous-goods/un-list/row.ts';
import { classesOfRow, rowsOfGroup } from '#domain/dangerous-goods/un-list/rows.ts';
import { foldName, foldWords } from '#domain/dangerous-goods/un-list/search.ts';
import { shortName } from '#domain/dangerous-goods/un-list/short-name.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { segregationGroups } from '#domain/reference/segregation-groups.ts';
import { unEntryOf, unList } from '#tests/kit/un-entries.ts';

const file = readFileSync('server/reference/un/list.tsv', 'utf8');
const ownFile = readFileSync('server/reference/un/own.tsv', 'utf8');
const lines = file.replace(/\n$/, '').split('\n').slice(1);
const rows = readUnList(file);
const nameOf = ({ unNo, packingGroup, variant }: UnRow) => `${unNo} ${packingGroup ?? '-'} ${variant}`.trim();
const own = ownFile.trimEnd().split('\n').slice(1);
const ownNumbers = own.map((line) => line.split('\t')[0]!);

/** Rows that a rule of their kind does not hold for. */
const wrong = (isRight: (row: UnRow) => boolean) => rows.filter((row) => !isRight(row)).map(nameOf);

describe('[3.14] the file of the list', () => {
  test('has 2,347 numbers in 2,880 rows, without repetition and in order', () => {
    expect(rows).toHaveLength(2_880);
    expect(unList).toHaveLength(2_347);
    expect(new Set(rows.map(nameOf)).size).toBe(rows.length);
    const numbers = unList.map(({ unNo }) => unNo);
    expect(numbers).toEqual([...new Set(numbers)].sort());
    expect([numbers[0], numbers.at(-1)]).toEqual(['0004', '3560']);
    expect(numbers.filter((unNo) => !/^\d{4}$/.test(unNo) || !isListedRange(unNo))).toEqual([]);
    expect(unList.flatMap((entry) => entry.rows)).toHaveLength(rows.length);
  });

  test('names its columns, and every row has a cell for each', () => {
    expect(file.split('\n')[0]?.split('\t')).toEqual([...UN_LIST_COLUMNS]);
    expect(lines.filter((line) => line.split('\t').length !== UN_LIST_COLUMNS.length)).toEqual([]);
  });

  test('has classes, packing groups and names that exist', () => {
    const codes = new Set<string>(dgClasses.map(({ code }) => code));
    expect(wrong((row) => (classesOfRow(row) ?? []).every((code) => codes.has(code)))).toEqual([]);
    expect(wrong((row) => new Set(classesOfRow(row)).size === (classesOfRow(row) ?? []).length)).toEqual([]);
    expect(
      wrong((row) => row.dangerousClass === null || /^(?:1\.[1-6][A-LNS]|[2-9].*)$/.test(row.dangerousClass)),
    ).toEqual([]);
    expect(wrong((row) => row.packingGroup === null || hasPackingGroup(row.dangerousClass ?? ''))).toEqual([]);
    expect(wrong((row) => ['I', 'II', 'III', null].includes(row.packingGroup))).toEqual([]);
    expect(wrong((row) => /^[ -~]+$/.test(row.nameEn) && !/[a-z]{2}- |^ | $/i.test(row.nameEn))).toEqual([]);
    expect(wrong((row) => row.fullNameEn.length >= row.nameEn.length)).toEqual([]);
    expect(wrong((row) => row.nameCn === null || /\p{Script=Han}/u.test(row.nameCn))).toEqual([]);
  });

  test('has codes of their kind in every cell', () => {
    const shapes: [name: string, shape: RegExp, cells: (row: UnRow) => readonly (string | null)[]][] = [
      ['EmS', /^F-[A-J], S-[A-Z]$/, ({ ems }) => [ems]],
      ['limited quantity', /^(?:0|[1-9]\d*(?:mL|L|g|kg))$/, ({ limitedQuantity }) => [limitedQuantity]],
      ['excepted quantity', /^E[0-5]$/, ({ exceptedQuantity }) => [exceptedQuantity]],
      ['special provision', /^[1-9]\d{1,2}$/, ({ specialProvisions }) => specialProvisions ?? []],
      ['packing instruction', /^L?P\d{3}[a-d]?$|^LP0\d$/, ({ packing }) => packing ?? []],
      ['IBC instruction', /^IBC(?:0[1-8]|99|100|520|620)$/, ({ ibc }) => ibc ?? []],
      ['tank instruction', /^(?:-|T(?:[1-9]|1\d|2[0-3]|50|75))$/, ({ tankInstruction }) => [tankInstruction]],
      ['tank provision', /^TP(?:[1-9]|[1-3]\d|4[01])$/, ({ tankProvisions }) => tankProvisions ?? []],
      ['stowage code', /^(?:SW(?:[1-9]|[12]\d|30)|H[1-5])$/, ({ stowageCodes }) => stowageCodes ?? []],
      ['segregation code', /^SG(?:[1-9]|[1-6]\d|7[0-8])$/, ({ segregationCodes }) => segregationCodes ?? []],
      ['number of the hazard', /^(?:-|X?[2-9]\d{1,2}|1\.5D)$/, ({ hazardId }) => [hazardId]],
      ['transport category', /^[-0-4]$/, ({ transportCategory }) => [transportCategory]],
      ['tunnel code', /^(?:-|[B-E](?:\d{4}[A-E]|\/[C-E])?)$/, ({ tunnelCode }) => [tunnelCode]],
      [
        'classification code',
        /^(?:-|1\.[1-6][A-S]|[0-9A-Z]+(?: or [0-9A-Z]+)?)$/,
        ({ classificationCode }) => [classificationCode],
      ],
    ];
    for (const [name, shape, cells] of shapes)
      expect(
        wrong((row) => cells(row).every((cell) => cell === null || shape.test(cell))),
        name,
      ).toEqual([]);
    const groups = segregationGroups.map(({ code }) => code);
    expect(wrong((row) => (row.segregationGroups ?? []).every((code) => groups.includes(code)))).toEqual([]);
    expect(wrong(({ confirmedBy }) => Number.isInteger(confirmedBy) && confirmedBy >= 0 && confirmedBy <= 5)).toEqual(
      [],
    );
  });

  test('stows class 1 by 01 to 05 and everything else by A to E', () => {
    expect(
      wrong(({ dangerousClass, stowage, unNo }) =>
        stowage === null
          ? true
          : (/^0/.test(unNo) || dangerousClass?.startsWith('1.') ? /^0[1-5]$/ : /^[A-E]$/).test(stowage),
      ),
    ).toEqual([]);
  });

  test('has numeric air limits, except for five numbers with limits in words', () => {
    const readable = (text: string | null) => text === null || /^(?:X|No limit|\d+(?:\.\d+)?(?:kg|L))$/.test(text);
    expect(wrong(({ airPassenger, airCargo }) => readable(airPassenger) && readable(airCargo))).toEqual([
      ...['2814 -', '2900 -', '3363 -', '3373 -', '3507 I'],
    ]);
  });

  test('a question mark is a doubt, a dash is none: the number of open cells matches docs/trade.md', () => {
    const cellsOf = (row: UnRow) => Object.entries(row).filter(([key]) => key !== 'packingGroup');
    for (const [at, row] of rows.entries()) {
      const doubts = lines[at]!.split('\t').filter((cell) => cell === '?').length;
      expect(
        cellsOf(row).filter(([, cell]) => cell === null),
        nameOf(row),
      ).toHaveLength(doubts);
    }
    expect(cellsOf(rows[0]!).flatMap(([, cell]) => cell)).not.toContain('?');
    const at = (column: (typeof UN_LIST_COLUMNS)[number]) => UN_LIST_COLUMNS.indexOf(column);
    const open = (line: string, from: number, to: number) =>
      line
        .split('\t')
        .slice(from, to + 1)
        .filter((cell) => cell === '?').length;
    const bySea = lines.map((line) => open(line, at('class'), at('segregation_groups')));
    const byOthers = lines.map((line) => open(line, at('air_passenger'), at('classification_code')));
    const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);
    const rowsIn = (counts: readonly number[]) => counts.filter((one) => one > 0).length;
    const trade = readFileSync('docs/trade.md', 'utf8');
    expect(trade).toContain(`${rowsIn(bySea)} rows have a doubt in what the sea asks (${sum(bySea)} cells)`);
    expect(trade).toContain(`${rowsIn(byOthers)} in what air and road ask (${sum(byOthers)} cells)`);
    expect([sum(bySea), sum(byOthers)]).toEqual([363, 382]);
  });
});

describe('[3.14] parsing of the file', () => {
  const head = UN_LIST_COLUMNS.join('\t');
  const lineOf = (cells: Partial<Record<(typeof UN_LIST_COLUMNS)[number], string>>) =>
    UN_LIST_COLUMNS.map((column) => cells[column] ?? '').join('\t');

  test('words as lists, none as an empty one, doubt as null', () => {
    const cells = {
      un: '9001',
      packing_group: 'II',
      name_en: 'THING',
      class: '3',
      subsidiary: '6.1 8',
      marine_pollutant: 'P',
    };
    const [row] = readUnList(
      `${head}\n${lineOf({ ...cells, packing: '-', ibc: '?', tank_instruction: '-', confirmed_by: '4' })}\n`,
    );
    expect(row).toEqual({
      ...{ unNo: '9001', packingGroup: 'II', variant: '', nameEn: 'THING', nameCn: null, fullNameEn: 'THING' },
      ...{ dangerousClass: '3', subsidiaryClasses: ['6.1', '8'], marinePollutant: true, specialProvisions: null },
      ...{ limitedQuantity: null, exceptedQuantity: null, packing: [], ibc: null, tankInstruction: '-' },
      ...{ tankProvisions: null, ems: null, stowage: null, stowageCodes: null, segregationCodes: null },
      ...{ segregationGroups: null, airPassenger: null, airCargo: null, hazardId: null, transportCategory: null },
      ...{ tunnelCode: null, classificationCode: null, confirmedBy: 4, notes: '' },
    });
    const [open] = readUnList(
      `${head}\n${lineOf({ un: '9002', packing_group: '-', name_en: 'A', full_name_en: 'A, b', class: '?', marine_pollutant: '?' })}`,
    );
    expect(open).toMatchObject({ packingGroup: null, fullNameEn: 'A, b', dangerousClass: null, marinePollutant: null });
    expect(readUnList(`${head}\n${lineOf({ un: '1', marine_pollutant: '-' })}`)[0]?.marinePollutant).toBe(false);
    expect(readUnList(`${head}\n`)).toEqual([]);
  });

  test('columns by name, in any order', () => {
    const turned = file
      .split('\n')
      .slice(0, 20)
      .map((line) => {
        const cells = line.split('\t');
        return UN_LIST_COLUMNS.map((_, at) => cells[at] ?? '')
          .reverse()
          .join('\t');
      })
      .join('\n');
    expect(readUnList(turned)).toEqual(rows.slice(0, 19));
  });
});

describe('[3.14] the rows of a number are one entry', () => {
  const golden = ({ rows: own, edition: _, ...entry }: (typeof unList)[number]) => ({
    ...entry,
    rows: own.map(nameOf),
  });

  test('methanol', () => {
    expect(golden(unEntryOf('1230'))).toEqual({
      ...{ unNo: '1230', nameCn: '甲醇', nameEn: 'METHANOL', synonyms: [], casNumbers: ['67-56-1'] },
      ...{ mainClass: '3', compatibility: null, subsidiaryClasses: ['6.1'], packingGroups: ['II'] },
      ...{ flashPoint: '11', controls: [], marinePollutant: false },
      ...{ airLimits: [{ passenger: '1L', cargo: '60L' }], segregationGroups: [], rows: ['1230 II'] },
    });
    expect(unEntryOf('1230').rows).toEqual([
      {
        ...{
          unNo: '1230',
          packingGroup: 'II',
          variant: '',
          nameEn: 'METHANOL',
          nameCn: '甲醇',
          fullNameEn: 'METHANOL',
        },
        ...{ dangerousClass: '3', subsidiaryClasses: ['6.1'], marinePollutant: false, specialProvisions: ['279'] },
        ...{ limitedQuantity: '1L', exceptedQuantity: 'E2', packing: ['P001'], ibc: ['IBC02'], tankInstruction: 'T7' },
        ...{ tankProvisions: ['TP2'], ems: 'F-E, S-D', stowage: 'B', stowageCodes: ['SW2'], segregationCodes: [] },
        ...{ segregationGroups: [], airPassenger: '1L', airCargo: '60L', hazardId: '336', transportCategory: '2' },
        ...{ tunnelCode: 'D/E', classificationCode: 'FT1', confirmedBy: 4, notes: '' },
      },
    ]);
  });

  test('paint, of three groups and two names', () => {
    expect(golden(unEntryOf('1263'))).toEqual({
      ...{ unNo: '1263', nameEn: 'PAINT or PAINT RELATED MATERIAL', synonyms: ['涂料/涂料相关材料'], casNumbers: [] },
      nameCn:
        '涂料(包括色漆、喷漆、瓷漆、着色剂、虫胶、清漆、抛光剂、液态填料和液态喷漆基料)或涂料相关材料(包括涂料稀释剂或冲淡剂)',
      ...{ mainClass: '3', compatibility: null, subsidiaryClasses: [], packingGroups: ['I', 'II', 'III'] },
      ...{ flashPoint: 'SDS', controls: [], marinePollutant: false },
      airLimits: [
        { passenger: '1L', cargo: '30L' },
        { passenger: '5L', cargo: '60L' },
        { passenger: '60L', cargo: '220L' },
      ],
      ...{ segregationGroups: [], rows: ['1263 I', '1263 II', '1263 III'] },
    });
  });

  test('nitric acid, of two concentrations in one group: differing data is open', () => {
    expect(golden(unEntryOf('2031'))).toMatchObject({
      ...{ nameCn: '硝酸，发红烟的除外', mainClass: '8', subsidiaryClasses: ['5.1'], packingGroups: ['I', 'II'] },
      segregationGroups: ['SGG1'],
      airLimits: [
        { passenger: 'X', cargo: '2.5L' },
        { passenger: '?', cargo: '30L' },
      ],
      rows: ['2031 I', '2031 II 65-70%', '2031 II <65%'],
    });
    expect(unEntryOf('2031').rows.map(classesOfRow)).toEqual([['8', '5.1'], ['8', '5.1'], ['8']]);
  });

  test('aerosols, of twelve kinds, each with its classes and its limited quantity', () => {
    const entry = unEntryOf('1950');
    expect(golden(entry)).toMatchObject({
      ...{
        nameCn: '气雾剂',
        mainClass: '2.1',
        subsidiaryClasses: [],
        packingGroups: [],
      },
    });
    const kinds = entry.rows.map((row) => `${row.variant} ${classesOfRow(row)?.join('+')} ${row.limitedQuantity}`);
    expect(kinds).toEqual([
      ...['5A 2.2 1L', '5C 2.2+8 1L', '5CO 2.2+5.1+8 1L', '5F 2.1 1L', '5FC 2.1+8 1L', '5O 2.2+5.1 1L'],
      ...['5T 2.2+6.1 120mL', '5TC 2.2+6.1+8 120mL', '5TF 2.1+6.1 120mL', '5TFC 2.1+6.1+8 120mL'],
      ...['5TO 2.2+5.1+6.1 120mL', '5TOC 2.2+5.1+6.1+8 120mL'],
    ]);
    expect(entry.airLimits).toHaveLength(12);
    expect([classesOfRows(entry), subsidiariesOfRows(entry.rows)]).toEqual([
      ['2.2', '2.1'],
      ['8', '5.1', '6.1'],
    ]);
  });

  test('fireworks, with the letter of their compatibility group', () => {
    expect(golden(unEntryOf('0336'))).toMatchObject({
      ...{ nameCn: '烟花爆竹', nameEn: 'FIREWORKS', mainClass: '1.4', compatibility: 'G', packingGroups: [] },
      airLimits: [{ passenger: 'X', cargo: '75kg' }],
    });
    expect(unEntryOf('0012')).toMatchObject({ mainClass: '1.4', compatibility: 'S' });
  });

  test('explosive samples: a class in doubt is taken for the worst', () => {
    const entry = unEntryOf('0190');
    expect(entry).toMatchObject({ mainClass: '1.1', compatibility: null, subsidiaryClasses: [] });
    expect(entry.rows.map(classesOfRow)).toEqual([null]);
    expect(classesOfRows(entry)).toEqual(['1.1']);
  });

  test('hydrofluoric acid, of two groups that share a name', () => {
    expect(golden(unEntryOf('1790'))).toMatchObject({
      ...{ nameCn: '氢氟酸', nameEn: 'HYDROFLUORIC ACID', mainClass: '8', subsidiaryClasses: ['6.1'] },
      ...{ packingGroups: ['I', 'II'], synonyms: ['氢氟酸(<=60%)'] },
    });
  });

  const [methanol] = unEntryOf('1230').rows;
  const rowOf = (more: Partial<UnRow>): UnRow => ({ ...methanol!, ...more });

  test('names with different beginnings: the shortest', () => {
    const named = (...names: string[]) =>
      entryOf(
        names.map((nameEn) => rowOf({ nameEn })),
        'A',
      ).nameEn;
    expect(named('ACID, MOLTEN', 'ACID, SOLID')).toBe('ACID');
    expect(named('ACID', 'ACID, SOLID')).toBe('ACID');
    expect(named('ACID IN DEVICES', 'ACID')).toBe('ACID');
    expect(entryOf([rowOf({ nameCn: null }), rowOf({ nameCn: '酸，熔融的' })], 'A').nameCn).toBe('酸，熔融的');
    expect(entryOf([rowOf({ nameCn: null })], 'A').nameCn).toBe('');
  });

  test('a tank by its group: the stricter filling where it is in doubt, none where there is no tank', () => {
    const tank = (tankInstruction: string | null, tankProvisions: string[] | null) =>
      tankOfRow(rowOf({ tankInstruction, tankProvisions }));
    expect([tank('T4', ['TP1', 'TP8']), tank('T7', ['TP2', 'TP13']), tank('T3', ['TP3'])]).toEqual([
      ...['T4/TP1', 'T7/TP2', 'T3/TP3'],
    ]);
    expect([tank('T4', null), tank('T1', ['TP33']), tank('T23', [])]).toEqual(['T4/TP2', 'T1', 'T23']);
    expect([tank('-', []), tank(null, null)]).toEqual([null, '?']);
  });

  test('numbers marked in any row pollute, and 3077 and 3082 always do', () => {
    const marked = (...marks: (boolean | null)[]) =>
      entryOf(
        marks.map((marinePollutant) => rowOf({ marinePollutant })),
        'A',
      ).marinePollutant;
    expect([marked(false), marked(null), marked(false, true), marked(true)]).toEqual([false, false, true, true]);
    expect(['3077', '3082'].map((unNo) => unEntryOf(unNo).marinePollutant)).toEqual([true, true]);
    expect(rows.filter(({ unNo }) => unNo === '3077' || unNo === '3082').map((row) => row.marinePollutant)).toEqual([
      ...[null, null],
    ]);
  });

  test('numbers stay apart and in their order, each with our own facts', () => {
    const facts = { ...NO_OWN_FACTS, flashPoint: '11' };
    const entries = entriesOf(
      [
        rowOf({ unNo: '9002' }),
        rowOf({ unNo: '9001', packingGroup: 'III' }),
        rowOf({ unNo: '9002', packingGroup: 'I' }),
      ],
      'IMDG 43-26',
      new Map([['9001', facts]]),
    );
    expect(
      entries.map(({ unNo, packingGroups, flashPoint, edition }) => [unNo, packingGroups, flashPoint, edition]),
    ).toEqual([
      ['9002', ['I', 'II'], null, 'IMDG 43-26'],
      ['9001', ['III'], '11', 'IMDG 43-26'],
    ]);
  });

  test('the rows of a packing group, all of them where the entry has no such group', () => {
    const groups = (unNo: string, group: string) => rowsOfGroup(unEntryOf(unNo), group).map(nameOf);
    expect(groups('1263', 'II')).toEqual(['1263 II']);
    expect(groups('2031', 'II')).toEqual(['2031 II 65-70%', '2031 II <65%']);
    expect(groups('1263', '')).toHaveLength(3);
    expect(groups('1230', 'III')).toEqual(['1230 II']);
    expect(groups('1950', 'II')).toHaveLength(12);
  });

  test('subsidiary classes are divisions, without repetition; a row in doubt adds none', () => {
    expect(
      subsidiariesOfRows([rowOf({ subsidiaryClasses: ['1.4S', '8'] }), rowOf({ subsidiaryClasses: ['8'] })]),
    ).toEqual([...['1.4', '8']]);
    expect(subsidiariesOfRows([rowOf({ subsidiaryClasses: null })])).toEqual([]);
    expect(classesOfRow(rowOf({ dangerousClass: '1.1D' }))).toEqual(['1.1', '6.1']);
    expect(classesOfRow(rowOf({ subsidiaryClasses: null }))).toBeNull();
  });

  test('the inner pack of a limited quantity is litres or kilograms; of several rows the least', () => {
    const limit = (limitedQuantity: string | null) => innerLimitOfRow({ limitedQuantity });
    expect(['5L', '1kg', '500mL', '100mL', '25g', '120mL'].map(limit)).toEqual([
      '5',
      '1',
      '0.5',
      '0.1',
      '0.025',
      '0.12',
    ]);
    expect(['0', '-', '?', null].map(limit)).toEqual([null, null, null, null]);
    const least = (...limits: (string | null)[]) =>
      listedInnerLimit(limits.map((limitedQuantity) => rowOf({ limitedQuantity })));
    expect([least('5L'), least('5L', '500mL'), least('1L', '120mL', '1L')]).toEqual(['5', '0.5', '0.12']);
    expect([least('5L', '0'), least(null, '5L'), least('0')]).toEqual([null, null, null]);
    expect(listedInnerLimit(unEntryOf('1089').rows)).toBeNull();
  });
});

describe('[3.14] our own data of a number', () => {
  test('covers 109 listed numbers, without repetition', () => {
    expect(ownNumbers).toHaveLength(109);
    expect(new Set(ownNumbers).size).toBe(109);
    expect(ownNumbers.filter((unNo) => !unList.some((entry) => entry.unNo === unNo))).toEqual([]);
    expect(
      unList.filter(({ flashPoint, casNumbers }) => flashPoint !== null || casNumbers.length > 0).length,
    ).toBeGreaterThan(80);
  });

  test('has CAS numbers with valid check digits', () => {
    for (const { unNo, casNumbers } of unList)
      for (const cas of casNumbers) {
        const [check, ...rest] = [...cas.replaceAll('-', '')].map(Number).reverse();
        expect(rest.reduce((total, digit, index) => total + digit * (index + 1), 0) % 10, `${unNo} ${cas}`).toBe(check);
      }
  });

  test('has flash points that can be read, and controls that have a notice', () => {
    for (const { unNo, flashPoint, controls } of unList) {
      expect(flashPoint ?? 'SDS', unNo).toMatch(/^(?:SDS|SADT|-?\d+(?:\.\d+)?|\d+-\d+|>=?\d+)$/);
      for (const control of controls) expect(control, unNo).toMatch(/^(?:A2|A3|T|N|B(?:\(>8%\))?)$/);
    }
  });
});

describe('[3.14] corrections of the 109 numbers the product had before', () => {
  const rowOf = (unNo: string, group: string | null) =>
    rows.find((row) => row.unNo === unNo && row.packingGroup === group)!;

  test.each([
    // 49 CFR said B, A and A; both readings of the IMDG list say these.
    ['1090', 'II', 'E'],
    ['1942', 'III', 'C'],
    ['2078', 'II', 'C'],
    ['1133', 'I', 'E'],
  ])('UN %s of group %s is stowed in %s', (unNo, group, stowage) => {
    expect(rowOf(unNo, group).stowage).toBe(stowage);
  });

  test('1790 and 2031 have a first group, and 2031 a row below 65 % without 5.1', () => {
    expect([unEntryOf('1790').packingGroups, unEntryOf('2031').packingGroups]).toEqual([
      ['I', 'II'],
      ['I', 'II'],
    ]);
    expect(
      [rowOf('1790', 'I'), rowOf('2031', 'I')].map(({ packing, limitedQuantity }) => [packing, limitedQuantity]),
    ).toEqual([
      [['P802'], '0'],
      [['P001'], '0'],
    ]);
  });

  test('organic peroxides of type F need a T23', () => {
    expect(['3109', '3105'].map((unNo) => unEntryOf(unNo).rows.map(tankOfRow))).toEqual([['T23'], [null]]);
    expect(['1263', '2031', '1790'].map((unNo) => unEntryOf(unNo).rows.map(tankOfRow))).toEqual([
      ['T11/TP1', 'T4/TP1', 'T2/TP1'],
      ['T10/TP2', 'T8/TP2', 'T8/TP2'],
      ['T10/TP2', 'T8/TP2'],
    ]);
  });

  test('liquids and solids of the third group may use large packagings', () => {
    expect(['1263', '1170', '1223'].map((unNo) => rowOf(unNo, 'III').packing)).toEqual([
      ...[
        ['LP01', 'P001'],
        ['LP01', 'P001'],
        ['LP01', 'P001'],
      ],
    ]);
    expect(['1350', '3077', '1486'].map((unNo) => rowOf(unNo, 'III').packing)).toEqual([
      ...[
        ['LP02', 'P002'],
        ['LP02', 'P002'],
        ['LP02', 'P002'],
      ],
    ]);
    expect(rowOf('1263', 'II').packing).toEqual(['P001']);
  });

  test('2211 is of any polymer', () => {
    expect(unEntryOf('2211')).toMatchObject({
      ...{ nameEn: 'POLYMERIC BEADS, EXPANDABLE', nameCn: '聚合珠粒料，可膨胀，会放出易燃气体' },
      synonyms: ['聚苯乙烯珠粒料，可膨胀'],
    });
  });

  test('five were marked as marine pollutants that the list does not mark', () => {
    expect(['1145', '1203', '1268', '1490', '2468'].map((unNo) => unEntryOf(unNo).marinePollutant)).toEqual([
      ...[false, false, false, false, false],
    ]);
    expect(['1005', '1017', '1206', '1208', '1547', '1897'].map((unNo) => unEntryOf(unNo).marinePollutant)).toEqual([
      ...[true, true, true, true, true, true],
    ]);
  });

  test('shipping names are whole', () => {
    expect(['1202', '1203', '1210', '1170', '1334'].map((unNo) => unEntryOf(unNo).nameEn)).toEqual([
      'GAS OIL or DIESEL FUEL or HEATING OIL, LIGHT',
      'MOTOR SPIRIT or GASOLINE or PETROL',
      'PRINTING INK or PRINTING INK RELATED MATERIAL',
      'ETHANOL (ETHYL ALCOHOL) or ETHANOL SOLUTION (ETHYL ALCOHOL SOLUTION)',
      'NAPHTHALENE, CRUDE or NAPHTHALENE, REFINED',
    ]);
  });
});

describe('[3.14] a name as it is searched', () => {
  test('in small half-width letters, without blanks and marks', () => {
    expect(foldName('ETHYL ACETATE')).toBe('ethylacetate');
    expect(foldName(' Ｎ，Ｎ－二甲基甲酰胺（DMF） ')).toBe('nn二甲基甲酰胺dmf');
    expect(foldName("2,2'-DICHLORODIETHYL ETHER")).toBe('22dichlorodiethylether');
    expect(foldName('—，。')).toBe('');
    expect(foldWords('Alcohol, 烯丙；N.O.S.')).toEqual(['alcohol', '烯丙', 'nos']);
    expect(foldWords(' ，、 ')).toEqual([]);
    expect(foldWords('乙酸 乙酯')).toEqual(['乙酸', '乙酯']);
  });

  test('by the first letters of its characters; every character of a name has one', () => {
    expect(['乙酸乙酯', '甲醇', '1,2-二氯乙烷', '氢氟酸(<=60%)', 'PCB，液态'].map(initialsOf)).toEqual([
      ...['ysyz', 'jc', '12elyw', 'qfs60', 'pcbyt'],
    ]);
    const names = unList.flatMap(({ nameCn, synonyms, rows: own }) => [
      nameCn,
      ...synonyms,
      ...own.map((row) => row.nameCn ?? ''),
    ]);
    const characters = new Set(names.flatMap((name) => [...name]).filter((one) => /\p{Script=Han}/u.test(one)));
    expect(characters.size).toBeGreaterThan(500);
    expect([...characters].filter((one) => !/^[a-z]$/.test(initialsOf(one)))).toEqual([]);
  });
});

describe('[3.14] a name in a sentence', () => {
  test.each([
    ['1942', '硝酸铵'],
    ['1263', '涂料或涂料相关材料'],
    ['1993', '易燃液体'],
    ['2265', 'N,N-二甲基甲酰胺'],
  ])('of %s is %s', (unNo, name) => expect(shortName(unEntryOf(unNo).nameCn)).toBe(name));
});

import { describe, expect, it } from 'vitest';
import { shownFlightCutOffs } from '#domain/air/flight-row.ts';
import { sheetKinds } from '#domain/imports/kinds.ts';
import { importServices } from '#domain/imports/services.ts';
import type { Cell } from '#domain/rates/cell.ts';
import { choiceFinder } from '#domain/rates/choices.ts';
import { type SheetResult, sheetReader } from '#domain/rates/read-sheet.ts';
import { coasterColumns, sailingColumns, trainColumns } from '#domain/schedules/columns.ts';
import { shownCutOffs } from '#domain/schedules/sailing-row.ts';
import { sheetLists as lists } from '#tests/kit/sheet-lists.ts';
import { sheetTemplates } from '#tests/kit/sheet-templates.ts';

const cells = (line: string): Cell[] =>
  line.split('|').map((text) => (text === '' ? { kind: 'empty' } : { kind: 'text', text }));

const stored = (keys: string, line: string) => {
  const values = line.split('|');
  return Object.fromEntries(keys.split('|').map((key, at) => [key, values[at]]));
};

describe('[10.3] [10.4] the template of a sheet', () => {
  it.each(importServices)('%s is downloaded with its titles and two lines to overwrite', (service) => {
    const { sheet, columns } = sheetKinds[service];
    const own = sheetTemplates[service];
    const [first, second] = [own.first.split('|'), own.second.split('|')];
    expect({
      sheet,
      titles: columns.map(({ title, isRequired }) => `${title}${isRequired ? '*' : ''}`).join('|'),
      examples: columns.map(({ examples }) => examples),
    }).toEqual({ sheet: own.sheet, titles: own.titles, examples: first.map((example, at) => [example, second[at]]) });
  });

  it.each(importServices)('%s is read as it was downloaded, each column under the name it is stored by', (service) => {
    const { sheet, titles, keys, first, second } = sheetTemplates[service];
    const result: SheetResult = { rows: [], errors: [] };
    const reader = sheetReader(sheet, { service, lists, choiceOf: choiceFinder(lists), result });
    for (const [at, line] of [titles, first, second].entries()) reader.read(at + 1, cells(line));
    reader.end();
    expect(result).toEqual({
      rows: [
        { row: stored(keys, first), sheet, at: 2 },
        { row: stored(keys, second), sheet, at: 3 },
      ],
      errors: [],
    });
  });

  it.each(importServices)('%s misses each cell that must be filled in', (service) => {
    const { sheet, titles } = sheetTemplates[service];
    const result: SheetResult = { rows: [], errors: [] };
    const reader = sheetReader(sheet, { service, lists, choiceOf: choiceFinder(lists), result });
    reader.read(1, cells(titles));
    // The reader skips empty lines: a value beside the empty cells makes it read this one.
    reader.read(2, [...cells(titles).map((): Cell => ({ kind: 'empty' })), { kind: 'text', text: '0' }]);
    reader.end();
    const required = titles.split('|').flatMap((title) => (title.endsWith('*') ? [title.slice(0, -1)] : []));
    const missing = result.errors.flatMap(({ kind, column }) => (kind === 'MISSING' ? [column] : []));
    for (const title of required) expect(missing).toContain(title);
  });
});

describe('[10.4] missing cut-offs', () => {
  const at = (columns: typeof sailingColumns) =>
    shownCutOffs({ etd: '2026-11-02 18:00' }, 'Asia/Shanghai', columns).map(({ column, at: shown }) => [column, shown]);

  it('of a vessel follow the house rules, the papers of dangerous goods two days sooner', () => {
    expect(at(sailingColumns)).toEqual([
      ['截订舱', '2026-10-26 18:00'],
      ['截危品订舱', '2026-10-23 18:00'],
      ['可提空箱', '2026-10-26 18:00'],
      ['开港', '2026-10-27 18:00'],
      ['拼箱进仓截止', '2026-10-27 18:00'],
      ['截单', '2026-10-30 12:00'],
      ['截危品单', '2026-10-28 12:00'],
      ['截危申报', '2026-10-30 16:00'],
      ['截VGM', '2026-10-31 12:00'],
      ['截AMS/ENS', '2026-10-30 10:00'],
      ['截关', '2026-11-01 12:00'],
      ['截港', '2026-11-01 18:00'],
    ]);
  });

  it('of a train and of a coastal vessel are those that its own columns name', () => {
    expect(at(trainColumns)).toContainEqual(['开始进站', '2026-10-27 18:00']);
    expect(at(trainColumns)).toContainEqual(['截进站', '2026-11-01 18:00']);
    expect(at(coasterColumns)).toContainEqual(['截危品单', '2026-10-28 12:00']);
  });

  it('of a flight are counted back from the day it leaves, and resolved for its first one', () => {
    const flight = { weekdays: '1.3.5', from: '2026-10-31', to: '2026-12-31', departs: '22:15' };
    expect(shownFlightCutOffs({ ...flight, handIn: 'ETD-12小时' }, 'Asia/Shanghai')).toEqual([
      { column: '截订舱', at: '2026-11-01 00:00', rule: 'ETD-1天 00:00', isUsual: true },
      { column: '截危品订舱', at: '2026-10-30 00:00', rule: 'ETD-3天 00:00', isUsual: true },
      { column: '截进仓', at: '2026-11-02 10:15', rule: 'ETD-12小时', isUsual: false },
      { column: '截危品进仓', at: '2026-10-31 12:00', rule: 'ETD-2天 12:00', isUsual: true },
      { column: '截关', at: '2026-11-01 18:00', rule: 'ETD-1天 18:00', isUsual: true },
    ]);
    const handIn = { column: '截进仓', rule: 'ETD-1天 12:00', isUsual: true };
    const dayOf = (change: object) => shownFlightCutOffs({ ...flight, ...change }, 'Asia/Shanghai')[2];
    expect(dayOf({ weekdays: '6' })).toEqual({ ...handIn, at: '2026-10-30 12:00' });
    expect(dayOf({ weekdays: '5' })).toEqual({ ...handIn, at: '2026-11-05 12:00' });
    expect(dayOf({ weekdays: '1', to: '2026-11-02' })).toEqual({ ...handIn, at: '2026-11-01 12:00' });
    expect(dayOf({ weekdays: '1', to: '2026-11-01' })).toEqual({ ...handIn, at: '' });
  });
});

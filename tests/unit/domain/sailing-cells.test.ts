import { describe, expect, it } from 'vitest';
import type { Cell } from '#domain/rates/cell.ts';
import { choiceFinder, type RateLists } from '#domain/rates/choices.ts';
import { readCell } from '#domain/rates/read-cell.ts';
import { sailingColumns } from '#domain/schedules/columns.ts';
import { resolveSailing, sailingRowChecker, shownCutOffs } from '#domain/schedules/sailing-row.ts';
import { noOthers } from '#tests/kit/rate-lists.ts';

const lists: RateLists = {
  port: [
    { code: 'CNSHA', names: ['CNSHA', '上海'], zone: 'Asia/Shanghai' },
    { code: 'NLRTM', names: ['NLRTM', '鹿特丹'], zone: 'Europe/Amsterdam' },
  ],
  carrier: [{ code: 'COSU', names: ['COSU', '中远海运', 'COS'] }],
  ...noOthers,
  fee: [],
};
const text = (value: string): Cell => ({ kind: 'text', text: value });
const read = (key: string, cell: Cell) => {
  const found = readCell(sailingColumns.find((column) => column.key === key)!, cell, choiceFinder(lists));
  return 'value' in found ? found.value : found.error;
};
const row = {
  origin: 'CNSHA',
  destination: 'NLRTM',
  carrier: 'COSU',
  vessel: 'EXAMPLE STAR',
  voyage: '012W',
  via: '',
  etd: '2026-11-02 18:00',
  eta: '2026-12-01 06:00',
};

describe('[10.4] a cell of a timetable', () => {
  it.each([
    ['etd', text('2026/11/2 8:05'), '2026-11-02 08:05'],
    ['etd', text('2026年11月2日 18:00'), '2026-11-02 18:00'],
    ['etd', text('2026-11-02T18:00:00'), '2026-11-02 18:00'],
    ['etd', { kind: 'day', text: '2026-11-02', hasTime: true, time: '18:30' }, '2026-11-02 18:30'],
    ['etd', { kind: 'day', text: '2026-11-02', hasTime: false }, 'DAY_WITHOUT_TIME'],
    ['etd', text('2026-11-02'), 'DAY_WITHOUT_TIME'],
    ['etd', text('2/11/2026 18:00'), 'AMBIGUOUS_DAY'],
    ['etd', text('11-02 18:00'), 'AMBIGUOUS_DAY'],
    ['etd', { kind: 'number', value: 46328.75, look: 'plain' }, 'AMBIGUOUS_DAY'],
    ['etd', text('2026-11-02 25:00'), 'NOT_A_TIME'],
    ['etd', text('2026-02-30 18:00'), 'NOT_A_TIME'],
    ['etd', text('2026-11-02 8:00 PM'), 'NOT_A_TIME'],
    ['siCutoff', text('ETD − 3 天 12:00'), 'ETD-3天 12:00'],
    ['siCutoff', text('etd-3d 9:30'), 'ETD-3天 09:30'],
    ['siCutoff', text('ETD－３ 12:00'), 'ETD-3天 12:00'],
    ['siCutoff', text('ETD-7天'), 'ETD-7天'],
    ['siCutoff', text('ETD-48小时'), 'ETD-48小时'],
    ['siCutoff', text('ETD-48'), 'AMBIGUOUS_CUT_OFF'],
    ['siCutoff', text('ETD-48小时 12:00'), 'NOT_A_CUT_OFF'],
    ['siCutoff', text('ETD-3天 25:00'), 'NOT_A_CUT_OFF'],
    ['siCutoff', text('周三'), 'NOT_A_CUT_OFF'],
    ['siCutoff', text('1/2/2026 12:00'), 'AMBIGUOUS_DAY'],
    ['siCutoff', { kind: 'empty' }, ''],
    ['vessel', text('Example  star'), 'EXAMPLE STAR'],
    ['vessel', text('X'.repeat(36)), 'TOO_LONG'],
    ['voyage', text('012w'), '012W'],
    ['voyage', text('1'), 'NOT_A_VOYAGE'],
    ['carrier', text('cos'), 'COSU'],
  ] as const)('%s %o reads as %s', (key, cell, expected) => {
    expect(read(key, cell)).toBe(expected);
  });
});

describe('[10.4] a line of a timetable', () => {
  it('has each cut-off as written, by its rule, or by the house rule, on the clock of the port of loading', () => {
    const cutOffs = shownCutOffs(
      { ...row, siCutoff: 'ETD-3天 12:00', cyClosing: 'ETD-48小时' },
      'Asia/Shanghai',
      sailingColumns,
    );
    expect(cutOffs).toContainEqual({ column: '截单', at: '2026-10-30 12:00', isUsual: false });
    expect(cutOffs).toContainEqual({ column: '截港', at: '2026-10-31 18:00', isUsual: false });
    expect(cutOffs).toContainEqual({ column: '截危品单', at: '2026-10-28 12:00', isUsual: true });
  });

  it('arrives on the clock of the port of discharge', () => {
    const { eta, transitDays } = resolveSailing(row, { origin: 'Asia/Shanghai', destination: 'Europe/Amsterdam' });
    expect([eta, transitDays]).toEqual([Date.parse('2026-12-01T06:00:00+01:00'), 29]);
  });

  it.each([
    [{ eta: '2026-11-02 10:00' }, [['eta', 'ARRIVES_BEFORE_DEPARTURE']]],
    [{ siCutoff: '2026-11-02 18:00' }, [['siCutoff', 'AFTER_DEPARTURE']]],
    [{ siCutoffDangerous: '2026-11-03 12:00' }, [['siCutoffDangerous', 'AFTER_DEPARTURE']]],
    [{ cyClosing: '2026-11-02 18:01' }, [['cyClosing', 'AFTER_DEPARTURE']]],
    [{ cyOpen: 'ETD-12小时' }, [['cyOpen', 'OPENS_AFTER_CLOSING']]],
    [{ cyClosing: 'ETD-7天' }, [['cyClosing', 'OPENS_AFTER_CLOSING']]],
    [{ via: 'NLRTM' }, [['via', 'SAME_LOCATION']]],
    [{ destination: 'CNSHA', eta: '2026-11-03 06:00' }, [['destination', 'SAME_LOCATION']]],
    [{ eta: '2027-03-28 02:30' }, [['eta', 'AMBIGUOUS_HOUR']]],
    [{ eta: '2027-10-31 02:30' }, [['eta', 'AMBIGUOUS_HOUR']]],
  ])('%o is refused', (change, expected) => {
    expect(sailingRowChecker('port')({ ...row, ...change }, lists)).toEqual(expected);
  });
});

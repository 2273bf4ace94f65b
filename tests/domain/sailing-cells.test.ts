import { describe, expect, it } from 'vitest';
import { flightCutOffMinutes, flightKind } from '#domain/air/flight-row.ts';
import type { Cell } from '#domain/rates/cell.ts';
import { choiceFinder, type RateLists } from '#domain/rates/choices.ts';
import { readCell } from '#domain/rates/read-cell.ts';
import { coasterColumns, departureKey, sailingColumns, sailingKey, trainColumns } from '#domain/schedules/columns.ts';
import { checkSailings } from '#domain/schedules/compare.ts';
import { isPlainMoment } from '#domain/schedules/read-moment.ts';
import { resolveSailing, sailingRowChecker, shownCutOffs, zoneOf } from '#domain/schedules/sailing-row.ts';
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
    ['etd', text('2026.11.2 T 08:05'), '2026-11-02 08:05'],
    ['etd', text('2026-11-02 23:59'), '2026-11-02 23:59'],
    ['etd', text('2026-11-02 24:00'), 'NOT_A_TIME'],
    ['etd', text('2026-11-02 8:60'), 'NOT_A_TIME'],
    ['etd', text('2026-11-02 8:5'), 'NOT_A_TIME'],
    ['etd', text('2026-11-02 18:00:30'), 'NOT_A_TIME'],
    ['etd', text('2026-11-02 118:00'), 'NOT_A_TIME'],
    ['etd', text('约2026-11-02 18:00'), 'NOT_A_TIME'],
    ['etd', text('2026-11-02 18:'), 'DAY_WITHOUT_TIME'],
    ['etd', text('2026-11-02 18'), 'NOT_A_TIME'],
    ['etd', text('2/11/2026 T 8:00'), 'AMBIGUOUS_DAY'],
    ['etd', text('2/11/2026T18:00 PM'), 'AMBIGUOUS_DAY'],
    ['etd', text('2/11/2026 18:'), 'AMBIGUOUS_DAY'],
    ['etd', text('2/11/2026 18'), 'NOT_A_TIME'],
    ['etd', text('2/11/2026 118:00'), 'NOT_A_TIME'],
    ['etd', { kind: 'day', text: '2026-11-02', hasTime: true }, 'NOT_A_TIME'],
    ['siCutoff', text('ETD − 3 天 12:00'), 'ETD-3天 12:00'],
    ['siCutoff', text('etd-3d 9:30'), 'ETD-3天 09:30'],
    ['siCutoff', text('ETD－３ 12:00'), 'ETD-3天 12:00'],
    ['siCutoff', text('ETD-7天'), 'ETD-7天'],
    ['siCutoff', text('ETD-48小时'), 'ETD-48小时'],
    ['siCutoff', text('ETD-60天 12:00'), 'ETD-60天 12:00'],
    ['siCutoff', text('ETD-61天 12:00'), 'NOT_A_CUT_OFF'],
    ['siCutoff', text('ETD-60天'), 'ETD-60天'],
    ['siCutoff', text('ETD-3天 23:59'), 'ETD-3天 23:59'],
    ['siCutoff', text('ETD-3天 24:00'), 'NOT_A_CUT_OFF'],
    ['siCutoff', text('ETD-3天 12:60'), 'NOT_A_CUT_OFF'],
    ['siCutoff', text('ETD-999小时'), 'ETD-999小时'],
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

  it('departs, and has its cut-offs, on the clock of the port of loading', () => {
    const { etd, cutOffs } = resolveSailing(row, { origin: 'Asia/Shanghai', destination: 'Europe/Amsterdam' });
    expect([etd, cutOffs.siCutoff, cutOffs.siCutoffDangerous]).toEqual([
      Date.parse('2026-11-02T18:00:00+08:00'),
      Date.parse('2026-10-30T12:00:00+08:00'),
      Date.parse('2026-10-28T12:00:00+08:00'),
    ]);
  });

  it('uses the ports’ time zones by default', () => {
    expect([zoneOf(lists, 'NLRTM'), zoneOf(lists, 'XXXXX')]).toEqual(['Europe/Amsterdam', undefined]);
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

describe('[10.4] free text', () => {
  it.each([
    [coasterColumns, 'route', '长江一线'],
    [trainColumns, 'route', '中欧一线'],
    [trainColumns, 'terminal', '3 号站台'],
    [sailingColumns, 'route', 'AEU1'],
  ])('%# is kept as it is written', (columns, key, typed) => {
    const column = columns.find((one) => one.key === key)!;
    expect(readCell(column, text(typed), choiceFinder(lists))).toEqual({ value: typed });
  });
});

describe('[10.4] lines of one timetable', () => {
  const placed = (at: number, change: Partial<typeof row>) => ({ row: { ...row, ...change }, sheet: '船期', at });
  const errors = (...changes: Partial<typeof row>[]) =>
    checkSailings(
      changes.map((change, at) => placed(at + 2, change)),
      sailingColumns,
    );

  it('a sailing may be listed once, and a duplicate refers to the first row', () => {
    const twice = { sheet: '船期', column: '航次', kind: 'SAME_SAILING', found: '船期 2' };
    expect(errors({}, {}, { etd: '2026-11-03 18:00' })).toEqual([
      { ...twice, row: 3 },
      { ...twice, row: 4 },
    ]);
  });

  it('a voyage leaves a port at one time on all lanes', () => {
    expect(errors({}, { destination: 'DEHAM' }, { destination: 'GBFXT', etd: '2026-11-03 18:00' })).toEqual([
      { sheet: '船期', row: 4, column: '离港ETD', kind: 'OTHER_DEPARTURE', found: '船期 2' },
    ]);
  });

  it.each(['carrier', 'vessel', 'voyage', 'origin'])('another %s is another departure and another sailing', (key) => {
    const other = { ...row, [key]: 'OTHER' };
    expect(departureKey(other)).not.toBe(departureKey(row));
    expect(sailingKey(other)).not.toBe(sailingKey(row));
    expect(errors({}, { [key]: 'OTHER', etd: '2026-11-03 18:00' })).toEqual([]);
  });

  it('a line to another port is another sailing of the same departure', () => {
    const other = { ...row, destination: 'DEHAM' };
    expect(departureKey(other)).toBe(departureKey(row));
    expect(sailingKey(other)).not.toBe(sailingKey(row));
  });

  it('names whose concatenations are equal are distinguished', () => {
    const one = { ...row, vessel: 'STAR 1', voyage: '12W' };
    expect(departureKey({ ...row, vessel: 'STAR 11', voyage: '2W' })).not.toBe(departureKey(one));
  });
});

describe('[10.4] a line of flights', () => {
  const flight = {
    ...{ origin: 'PVG', destination: 'FRA', carrier: 'CA', flight: 'CA1041', weekdays: '1.3.5' },
    ...{ from: '2026-01-01', to: '2026-03-28', departs: '22:15' },
  };
  const airports = { ...lists };
  const errors = (change: Partial<Record<string, string>>) => {
    const entries = Object.entries({ ...flight, ...change }).filter((entry): entry is [string, string] => !!entry[1]);
    return flightKind.checkRow(Object.fromEntries(entries), airports);
  };

  it.each([
    [{}, []],
    [{ destination: 'PVG' }, [['destination', 'SAME_LOCATION']]],
    [{ origin: undefined, destination: undefined }, []],
    [{ to: '2025-12-31' }, [['to', 'ENDS_BEFORE_START']]],
    [{ to: '2026-01-01' }, []],
    [{ from: undefined, to: '2025-12-31' }, []],
    [{ from: '2026-04-01', to: undefined }, []],
    [{ handIn: '2026-01-01 12:00' }, [['handIn', 'NOT_A_RULE']]],
    [{ handIn: 'ETD-0天 22:14' }, []],
    [{ handIn: 'ETD-0天 22:15' }, [['handIn', 'AFTER_DEPARTURE']]],
    [{ handIn: 'ETD-0天 22:16' }, [['handIn', 'AFTER_DEPARTURE']]],
    [{ handIn: 'ETD-0天 22:16', departs: undefined }, []],
    [{ handIn: 'ETD-0小时', customs: 'ETD-1小时' }, [['handIn', 'AFTER_DEPARTURE']]],
  ] as const)('%o is %o', (change, expected) => {
    expect(errors(change)).toEqual(expected);
  });

  it('has its written cut-offs in minutes of the day it leaves', () => {
    const written = {
      ...{ bookingClose: 'ETD-1天 18:00', bookingCloseDangerous: 'ETD-3天', handIn: 'ETD-12小时' },
      ...{ handInDangerous: '2026-01-01 12:00', customs: '' },
    };
    expect(flightCutOffMinutes({ ...flight, ...written })).toEqual({
      bookingClose: 18 * 60 - 1440,
      bookingCloseDangerous: 22 * 60 + 15 - 3 * 1440,
      handIn: 22 * 60 + 15 - 12 * 60,
    });
    expect(flightCutOffMinutes({ handIn: 'ETD-2天' })).toEqual({ handIn: -2880 });
  });

  it.each([
    ['the same days of the same weeks', {}, true],
    ['a weekday in common', { weekdays: '3.7' }, true],
    ['no weekday in common', { weekdays: '2.4' }, false],
    ['the last day of one is the first of the other', { from: '2026-03-28', to: '2026-04-30' }, true],
    ['starts a day after the other ended', { from: '2026-03-29', to: '2026-04-30' }, false],
    ['ends on the first day of the other', { from: '2025-12-01', to: '2026-01-01' }, true],
    ['ended before', { from: '2025-12-01', to: '2025-12-31' }, false],
    ['another flight', { flight: 'CA935' }, false],
    ['another airline', { carrier: 'LH' }, false],
    ['from another airport', { origin: 'CAN' }, false],
    ['to another airport', { destination: 'CDG' }, false],
  ])('a flight departs once a day: %s', (_, change, isTwice) => {
    const rows = [flight, { ...flight, ...change }].map((one, at) => ({ row: one, sheet: '航班', at: at + 2 }));
    const overlap = { sheet: '航班', row: 3, column: '首飞日期', kind: 'OVERLAP', found: '航班 2' };
    expect(flightKind.checkRows(rows, flightKind.columns)).toEqual(isTwice ? [overlap] : []);
  });

  it('is another line on other days, from another day, and for each part of its name', () => {
    const others = Object.keys(flight).filter((key) => !['to', 'departs'].includes(key));
    const keys = [flight, ...others.map((key) => ({ ...flight, [key]: 'X' }))].map(flightKind.keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(flightKind.keyOf({ ...flight, to: 'X', departs: 'X' })).toBe(keys[0]);
  });

  it('each row is compared with all previous ones', () => {
    const days = ['1', '2', '1', '2'];
    const rows = days.map((weekdays, at) => ({ row: { ...flight, weekdays }, sheet: '航班', at: at + 2 }));
    expect(flightKind.checkRows(rows, flightKind.columns).map(({ row: at, found }) => [at, found])).toEqual([
      [4, '航班 2'],
      [5, '航班 3'],
    ]);
  });
});

describe('[10.4] a wall clock', () => {
  it('is ambiguous in an hour that is skipped or repeated', () => {
    const clocks = ['2027-03-28 01:59', '2027-03-28 02:00', '2027-03-28 03:00', '2027-10-31 01:59', '2027-10-31 02:00'];
    expect(clocks.map((clock) => isPlainMoment(clock, 'Europe/Amsterdam'))).toEqual([true, false, true, true, false]);
    expect(isPlainMoment('2027-10-31 03:00', 'Europe/Amsterdam')).toBe(true);
  });
});

describe('[10.4] the times of a line, at their limits', () => {
  const errors = (change: Partial<Record<string, string>>) => {
    const entries = Object.entries({ ...row, ...change }).filter((entry): entry is [string, string] => !!entry[1]);
    return sailingRowChecker('port')(Object.fromEntries(entries), lists);
  };

  it.each([
    [{}, []],
    [{ eta: '2026-11-02 11:00' }, [['eta', 'ARRIVES_BEFORE_DEPARTURE']]],
    [{ eta: '2026-11-02 11:01' }, []],
    [{ cyClosing: '2026-11-02 18:00' }, []],
    [{ siCutoffDangerous: '2026-11-02 17:59' }, []],
    [{ siCutoffDangerous: '2026-11-02 18:00' }, [['siCutoffDangerous', 'AFTER_DEPARTURE']]],
    [{ vgmCutoff: '2026-11-02 18:00' }, [['vgmCutoff', 'AFTER_DEPARTURE']]],
    [{ manifestCutoff: '2026-11-03 18:00' }, [['manifestCutoff', 'AFTER_DEPARTURE']]],
    [{ via: 'CNSHA' }, [['via', 'SAME_LOCATION']]],
    [{ via: 'SGSIN' }, []],
    [{ origin: undefined, via: '', destination: undefined }, []],
    [{ etd: undefined, cyClosing: '2026-12-24 18:00' }, []],
    [{ eta: undefined }, []],
    [{ origin: 'XXXXX', cyClosing: '2026-12-24 18:00' }, []],
    [{ destination: 'XXXXX', eta: '2027-03-28 02:30' }, []],
    [{ etd: '2026-11-02 18:00', siCutoff: 'ETD-3天 12:00' }, []],
  ] as const)('%o is %o', (change, expected) => {
    expect(errors(change)).toEqual(expected);
  });

  it('departure and cut-offs are compared in the departure’s time zone', () => {
    const west = { ...lists, port: [{ code: 'CNSHA', names: [], zone: 'Europe/Amsterdam' }] };
    const check = (change: object) => sailingRowChecker('port')({ ...row, ...change }, west);
    expect(check({ etd: '2027-03-28 02:30' })).toEqual([['etd', 'AMBIGUOUS_HOUR']]);
    expect(check({ cyClosing: '2027-03-28 02:30' })).toEqual([['cyClosing', 'AMBIGUOUS_HOUR']]);
  });

  it('train rows are compared in their stations’ time zones', () => {
    const stations = { ...lists, port: [], station: lists.port };
    const times = { etd: '2026-11-02 18:00', eta: '2026-11-02 10:00' };
    expect(sailingRowChecker('station')({ ...row, ...times }, stations)).toEqual([['eta', 'ARRIVES_BEFORE_DEPARTURE']]);
    expect(sailingRowChecker('port')({ ...row, ...times }, stations)).toEqual([]);
  });

  it('an arrival on the day it leaves is a day of transit', () => {
    const ends = { origin: 'Asia/Shanghai', destination: 'Asia/Tokyo' };
    const transit = (eta: string) => resolveSailing({ ...row, eta }, ends).transitDays;
    expect([transit('2026-11-02 23:00'), transit('2026-11-03 01:00'), transit('2026-11-04 01:00')]).toEqual([1, 1, 2]);
  });
});

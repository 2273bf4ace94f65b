import type { SheetKind } from '../imports/sheet-kind.ts';
import { MINUTE_MS } from '../limits.ts';
import type { CellError, RowError } from '../rates/cell.ts';
import type { PlacedRow, RateColumn, RateRow } from '../rates/columns.ts';
import { choiceColumn } from '../rates/lane-columns.ts';
import { dayAfter } from '../schedule/day.ts';
import { MINUTES_PER_HOUR, minutesOfRule, shownMoment } from '../schedules/read-moment.ts';
import { flightDays, startOfFlightDay } from './flight-days.ts';

/** Flight cut-offs as relative rules, because a flight row has no date; empty cells use the default rule. */
export const flightCutOffs = [
  { key: 'bookingClose', title: '截订舱', examples: ['ETD-1天 18:00', ''] },
  { key: 'bookingCloseDangerous', title: '截危品订舱', examples: ['ETD-3天 18:00', ''] },
  { key: 'handIn', title: '截进仓', examples: ['ETD-12小时', ''] },
  { key: 'handInDangerous', title: '截危品进仓', examples: ['ETD-36小时', ''] },
  { key: 'customs', title: '截关', examples: ['ETD-6小时', ''] },
] as const satisfies readonly { key: string; title: string; examples: readonly [string, string] }[];

export type FlightCutOffKey = (typeof flightCutOffs)[number]['key'];

const columns: readonly RateColumn[] = [
  choiceColumn('origin', '起飞机场', 'airport', ['PVG', 'PVG']),
  choiceColumn('destination', '到达机场', 'airport', ['FRA', 'FRA']),
  choiceColumn('carrier', '航空公司', 'airline', ['CA', 'CA']),
  { key: 'flight', title: '航班号', kind: 'flight', isRequired: true, examples: ['CA1041', 'CA935'] },
  choiceColumn('aircraft', '机型', 'aircraft', ['CAO', 'PAX']),
  { key: 'weekdays', title: '班期', kind: 'weekdays', isRequired: true, examples: ['1.3.5', '1234567'] },
  { key: 'from', title: '首飞日期', kind: 'day', isRequired: true, examples: ['2026-01-01', '2026-01-01'] },
  { key: 'to', title: '末飞日期', kind: 'day', isRequired: true, examples: ['2026-03-28', '2026-03-28'] },
  { key: 'departs', title: '起飞时间', kind: 'clock', isRequired: true, examples: ['22:15', '13:40'] },
  { key: 'transitDays', title: '运输天数', kind: 'whole', isRequired: true, examples: ['2', '1'] },
  ...flightCutOffs.map(
    ({ key, title, examples }): RateColumn => ({ key, title, kind: 'cutOff', isRequired: false, examples }),
  ),
];

/** Minutes from midnight on the day of the flight. */
export const departureMinutes = (row: RateRow): number => {
  const [hour = 0, minute = 0] = (row.departs ?? '').split(':').map(Number);
  return hour * MINUTES_PER_HOUR + minute;
};

/** Minutes from midnight at the departure airport for each filled cut-off. */
export function flightCutOffMinutes(row: RateRow): Partial<Record<FlightCutOffKey, number>> {
  const departs = departureMinutes(row);
  return Object.fromEntries(
    flightCutOffs.flatMap(({ key }) => {
      const minutes = row[key] ? minutesOfRule(row[key], departs) : null;
      return minutes === null ? [] : [[key, minutes]];
    }),
  );
}

/** Default rules of empty cells, as in `air/flight-days`. */
const USUAL: Readonly<Record<FlightCutOffKey, string>> = {
  bookingClose: 'ETD-1天 00:00',
  bookingCloseDangerous: 'ETD-3天 00:00',
  handIn: 'ETD-1天 12:00',
  handInDangerous: 'ETD-2天 12:00',
  customs: 'ETD-1天 18:00',
};

const DAYS_OF_A_WEEK = 7;

/** First flight day of a row; null when its period has none. */
function firstDayOf({ weekdays = '', from = '', to = '' }: RateRow): string | null {
  const week = dayAfter(from, DAYS_OF_A_WEEK - 1);
  return flightDays(weekdays, from, week < to ? week : to)[0] ?? null;
}

/** Effective rules by column title, with the times for the first flight. */
export function shownFlightCutOffs(
  row: RateRow,
  zone: string,
): { column: string; at: string; rule: string; isUsual: boolean }[] {
  const day = firstDayOf(row);
  const starts = day === null ? null : startOfFlightDay(day, zone);
  return flightCutOffs.map(({ key, title }) => {
    const rule = row[key] || USUAL[key];
    const minutes = minutesOfRule(rule, departureMinutes(row))!;
    const at = starts === null ? '' : shownMoment(starts + minutes * MINUTE_MS, zone);
    return { column: title, at, rule, isUsual: !row[key] };
  });
}

function checkRow(row: RateRow): RowError[] {
  const errors: RowError[] = [];
  const { origin, destination, from, to } = row;
  if (origin !== undefined && origin === destination) errors.push(['destination', 'SAME_LOCATION']);
  if (from !== undefined && to !== undefined && to < from) errors.push(['to', 'ENDS_BEFORE_START']);
  if (row.departs === undefined) return errors;
  const departs = departureMinutes(row);
  for (const { key } of flightCutOffs) {
    const written = row[key];
    if (!written) continue;
    const minutes = minutesOfRule(written, departs);
    if (minutes === null) errors.push([key, 'NOT_A_RULE']);
    else if (minutes >= departs) errors.push([key, 'AFTER_DEPARTURE']);
  }
  return errors;
}

const flightOf = (row: RateRow): string =>
  ['origin', 'destination', 'carrier', 'flight'].map((key) => row[key] ?? '').join(' ');

const sharesDay = (one: RateRow, other: RateRow): boolean =>
  one.from! <= other.to! &&
  other.from! <= one.to! &&
  [...one.weekdays!].some((digit) => digit !== '.' && other.weekdays!.includes(digit));

/** Rejects overlapping rows of one flight, which departs once a day. */
function checkRows(rows: readonly PlacedRow[], described: readonly RateColumn[]): CellError[] {
  const { title } = described.find(({ key }) => key === 'from')!;
  const byFlight = new Map<string, PlacedRow[]>();
  const errors: CellError[] = [];
  for (const placed of rows) {
    const before = byFlight.get(flightOf(placed.row)) ?? [];
    const other = before.find(({ row }) => sharesDay(placed.row, row));
    const { sheet, at } = placed;
    if (other !== undefined)
      errors.push({ sheet, row: at, column: title, kind: 'OVERLAP', found: `${other.sheet} ${other.at}` });
    byFlight.set(flightOf(placed.row), [...before, placed]);
  }
  return errors;
}

/** Airline flights between two airports, by weekday. */
export const flightKind: SheetKind = {
  ...{ sheet: '航班', columns, checkRow, checkRows },
  keyOf: (row) => [flightOf(row), row.weekdays ?? '', row.from ?? ''].join(' '),
};

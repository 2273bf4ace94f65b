import type { RowError } from '../rates/cell.ts';
import type { RateLists } from '../rates/choices.ts';
import type { RateColumn, RateRow } from '../rates/columns.ts';
import { type CutOffCode, type CutOffs, cutOffsOf, scheduleProblems } from '../schedule/cut-offs.ts';
import { daysBetween } from '../schedule/day.ts';
import { localDay } from '../schedule/zone.ts';
import { type CutOffKey, cutOffColumns, DANGEROUS_SI } from './columns.ts';
import { cutOffAt, isPlainMoment, momentAt, shownMoment } from './read-moment.ts';

/** Locations whose time zones apply to the row. */
export interface Ends {
  origin: string;
  destination: string;
}

export interface ResolvedSailing {
  etd: number;
  eta: number;
  transitDays: number;
  cutOffs: Readonly<Record<CutOffKey, number>>;
}

/** Location lists of timetables. */
export type EndList = 'airport' | 'port' | 'station';

export const zoneOf = (
  lists: Pick<RateLists, EndList>,
  code: string | undefined,
  list: EndList = 'port',
): string | undefined => lists[list].find((location) => location.code === code)?.zone;

/** Instants of all cut-offs: as given, by the cell's rule, or by the default rule. */
export function resolveCutOffs(row: RateRow, etd: number, zone: string): Record<CutOffKey, number> {
  const usual = { general: cutOffsOf(etd, zone, false), dangerous: cutOffsOf(etd, zone, true) };
  const cutOffs = {} as Record<CutOffKey, number>;
  for (const { key, code } of cutOffColumns) {
    const written = row[key];
    cutOffs[key] = written ? cutOffAt(written, etd, zone) : usual[key === DANGEROUS_SI ? 'dangerous' : 'general'][code];
  }
  return cutOffs;
}

/** Instants of a row without errors. */
export function resolveSailing(row: RateRow, { origin, destination }: Ends): ResolvedSailing {
  const etd = momentAt(row.etd!, origin);
  const eta = momentAt(row.eta!, destination);
  const days = daysBetween(localDay(etd, origin), localDay(eta, destination));
  return { etd, eta, transitDays: Math.max(1, days), cutOffs: resolveCutOffs(row, etd, origin) };
}

/** Cut-offs by column title, for review before publishing. */
export function shownCutOffs(
  row: RateRow,
  zone: string,
  columns: readonly RateColumn[],
): { column: string; at: string; isUsual: boolean }[] {
  const cutOffs = resolveCutOffs(row, momentAt(row.etd!, zone), zone);
  return columns
    .filter(({ kind }) => kind === 'cutOff')
    .map(({ key, title }) => ({
      column: title,
      at: shownMoment(cutOffs[key as CutOffKey], zone),
      isUsual: !row[key],
    }));
}

const keyOf = (code: CutOffCode): CutOffKey => cutOffColumns.find((column) => column.code === code)!.key;

/** Checks the order of a row's times. */
function orderErrors(row: RateRow, etd: number, eta: number | null, zone: string): RowError[] {
  const all = resolveCutOffs(row, etd, zone);
  const general: Partial<CutOffs> = {};
  for (const { key, code } of cutOffColumns) if (key !== DANGEROUS_SI) general[code] = all[key];
  const errors = scheduleProblems({ etd, eta, cutOffs: general }).map((problem): RowError => {
    if (problem.kind === 'ARRIVES_BEFORE_DEPARTURE') return ['eta', problem.kind];
    if (problem.kind === 'OPENS_AFTER_CLOSING') return [row.cyOpen ? 'cyOpen' : 'cyClosing', problem.kind];
    return [problem.kind === 'CLOSES_AFTER_DEPARTURE' ? 'cyClosing' : keyOf(problem.code), 'AFTER_DEPARTURE'];
  });
  return all[DANGEROUS_SI] < etd ? errors : [...errors, [DANGEROUS_SI, 'AFTER_DEPARTURE']];
}

/** Validates the cells of one row; unparsable cells are absent. */
export const sailingRowChecker =
  (list: EndList) =>
  (row: RateRow, lists: Pick<RateLists, EndList>): RowError[] =>
    checkSailing(row, zoneOf(lists, row.origin, list), zoneOf(lists, row.destination, list));

function checkSailing(row: RateRow, zone: string | undefined, arrivalZone: string | undefined): RowError[] {
  const { origin, destination, via, etd, eta } = row;
  const errors: RowError[] = [];
  if (origin !== undefined && origin === destination) errors.push(['destination', 'SAME_LOCATION']);
  if (via !== undefined && via !== '' && (via === origin || via === destination)) errors.push(['via', 'SAME_LOCATION']);
  const times = [
    ...['etd', ...cutOffColumns.map(({ key }) => key)].map((key) => [key, zone] as const),
    ['eta', arrivalZone] as const,
  ];
  for (const [key, at] of times) {
    const text = row[key];
    if (text && at !== undefined && !text.startsWith('ETD') && !isPlainMoment(text, at))
      errors.push([key, 'AMBIGUOUS_HOUR']);
  }
  if (errors.some(([, kind]) => kind === 'AMBIGUOUS_HOUR')) return errors;
  if (!etd || zone === undefined) return errors;
  const arrives = eta && arrivalZone !== undefined ? momentAt(eta, arrivalZone) : null;
  return [...errors, ...orderErrors(row, momentAt(etd, zone), arrives, zone)];
}

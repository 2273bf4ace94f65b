import { DAY_MS } from '#domain/limits.ts';
import type { Cell } from '#domain/rates/cell.ts';
import { RateFileRefused } from '../job.ts';
import type { NumberLook } from './number-looks.ts';
import { readXml } from './xml.ts';

export interface Workbook {
  sheets: readonly { name: string; part: string }[];
  strings: readonly string[];
  looks: readonly NumberLook[];
  /** True when days count from 1904, as on old Macs. */
  is1904: boolean;
}

export type ReadRow = (at: number, cells: readonly Cell[]) => void;

const COLUMNS_AT_MOST = 256;
const DAYS_TO_1904 = 1_462;
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
/** 1 March 1900: before it Excel counts a day that did not exist. */
const FIRST_SERIAL = 61;
const LAST_SERIAL = 2_958_465;
const MINUTES_PER_DAY = 1_440;

const EMPTY: Cell = { kind: 'empty' };

/** 0 for A1 and A, 27 for AB7. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, '')) column = column * 26 + (letter.charCodeAt(0) - 64);
  return column - 1;
}

/** Rounds to milliseconds to drop errors of binary fractions. */
const isoOf = (days: number): string => new Date(Math.round(SERIAL_EPOCH + days * DAY_MS)).toISOString();

/** A time without a day, HH:mm. */
function clockOf(serial: number): string {
  const minutes = Math.round(serial * MINUTES_PER_DAY);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function dayOf(serial: number, is1904: boolean): Cell {
  if (serial >= 0 && serial < 1) return { kind: 'text', text: clockOf(serial) };
  const days = serial + (is1904 ? DAYS_TO_1904 : 0);
  if (days < FIRST_SERIAL || days > LAST_SERIAL) return { kind: 'number', value: serial, look: 'plain' };
  if (Number.isInteger(days)) return { kind: 'day', text: isoOf(days).slice(0, 10), hasTime: false };
  const moment = isoOf(Math.round(days * MINUTES_PER_DAY) / MINUTES_PER_DAY);
  return { kind: 'day', text: moment.slice(0, 10), hasTime: true, time: moment.slice(11, 16) };
}

interface RawCell {
  type: string;
  style: number;
  hasFormula: boolean;
  value: string | null;
}

function cellOf({ type, style, hasFormula, value }: RawCell, { strings, looks, is1904 }: Workbook): Cell {
  if (type === 'e' || (value === null && hasFormula)) return { kind: 'broken' };
  if (value === null) return EMPTY;
  if (type === 's') return { kind: 'text', text: strings[Number(value)] ?? '' };
  if (type === 'd') {
    const [text = '', time = '00:00'] = value.split('T');
    const hasTime = !time.startsWith('00:00');
    return { kind: 'day', text: text.slice(0, 10), hasTime, ...(hasTime && { time: time.slice(0, 5) }) };
  }
  if (type === 'b') return { kind: 'text', text: Number(value) === 1 ? 'TRUE' : 'FALSE' };
  if (type !== 'n') return { kind: 'text', text: value };
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return { kind: 'broken' };
  const look = looks[style] ?? 'plain';
  return look === 'date' ? dayOf(number, is1904) : { kind: 'number', value: number, look };
}

/** Streams the rows of a sheet; a formula yields its saved value. */
export async function readSheet(pieces: AsyncIterable<string>, workbook: Workbook, take: ReadRow): Promise<void> {
  let at = 0;
  let cells: Cell[] = [];
  let column = -1;
  let raw: RawCell | null = null;
  let taken: string[] | null = null;
  let isPhonetic = false;
  await readXml(pieces, {
    open(name, { r, s = '0', t = 'n' }) {
      if (name === 'row') {
        at = r === undefined ? at + 1 : Number(r);
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        if (!(column >= 0 && column < COLUMNS_AT_MOST)) column = COLUMNS_AT_MOST;
        raw = { type: t, style: Number(s), hasFormula: false, value: null };
      } else if (name === 'f' && raw !== null) raw.hasFormula = true;
      else if (name === 'rPh') isPhonetic = true;
      else if (raw !== null && !isPhonetic && (name === 'v' || name === 't')) taken = [];
    },
    text(text) {
      taken?.push(text);
    },
    close(name) {
      if ((name === 'v' || name === 't') && taken !== null && raw !== null) {
        raw.value = (raw.value ?? '') + taken.join('');
        taken = null;
      } else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c' && raw !== null) {
        const cell = cellOf(raw, workbook);
        if (column >= COLUMNS_AT_MOST && cell.kind !== 'empty') throw new RateFileRefused('TOO_LARGE');
        if (column < COLUMNS_AT_MOST) {
          while (cells.length < column) cells.push(EMPTY);
          cells[column] = cell;
        }
        raw = null;
      } else if (name === 'row') take(at, cells);
    },
  });
}

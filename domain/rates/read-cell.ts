import { parseDecimal } from '../decimal.ts';
import { momentText, ruleText } from '../schedules/read-moment.ts';
import { cleanCode, cleanText, isDay } from '../text.ts';
import type { Cell, CellErrorKind } from './cell.ts';
import type { ChoiceOf } from './choices.ts';
import type { RateColumn } from './columns.ts';

export type ReadCell = { value: string } | { error: CellErrorKind };

const LONGEST_TEXT = 200;
const LONGEST_VESSEL = 35;
const VOYAGE = /^[0-9A-Z]{2,10}$/;
/** Chinese VAT rates in per cent; 0 is exempt. */
const TAX_RATES: readonly string[] = ['0', '1', '3', '6', '9', '13'];
const EXEMPT = '免税';

const FLIGHT = /^[0-9A-Z]{2}\d{1,4}[A-Z]?$/;
const DAILY = '每天';
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const PRICE = /^\d{1,9}(?:\.\d{1,2})?$/;
const FINER_PRICE = /^\d{1,9}\.\d{3,}$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const CURRENCY_SIGN = /[$¥￥€元]/u;
const YEAR_FIRST = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日)$/;
const TOGETHER = /^(20\d{2})(\d{2})(\d{2})$/;
const YEAR_NOT_FIRST = /^(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}[-/.]\d{1,2}|\d{1,2}月\d{1,2}日)$/;

/** Spreadsheets store binary numbers and display fifteen digits. */
const shownNumber = (value: number): string => String(Number(value.toPrecision(15)));

const textOf = (cell: Cell): string => {
  if (cell.kind === 'number') return shownNumber(cell.value);
  return cell.kind === 'text' || cell.kind === 'day' ? cell.text : '';
};

/** Consolidators may pay for cargo: negative prices are written with a minus. */
function readSignedPrice(cell: Cell): ReadCell {
  const text = cleanText(textOf(cell));
  if (/^[(（].*[)）]$/u.test(text)) return { error: 'AMBIGUOUS_PRICE' };
  const isBelow = /^[-−]/u.test(text) && !(cell.kind === 'number' && cell.look === 'percent');
  const read = readPrice(isBelow ? { kind: 'text', text: text.slice(1) } : cell);
  return isBelow && 'value' in read && read.value !== '0.00' ? { value: `-${read.value}` } : read;
}

function readPrice(cell: Cell): ReadCell {
  if (cell.kind === 'number' && cell.look === 'percent') return { error: 'NOT_A_PRICE' };
  const text = cleanText(textOf(cell));
  if (CURRENCY_SIGN.test(text)) return { error: 'AMBIGUOUS_PRICE' };
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text;
  // 1,23 is ambiguous: a decimal comma or a misplaced thousand separator.
  if (plain.includes(',')) return { error: 'AMBIGUOUS_PRICE' };
  if (FINER_PRICE.test(plain)) return { error: 'TOO_PRECISE' };
  if (!PRICE.test(plain)) return { error: 'NOT_A_PRICE' };
  const [whole = '', fraction = ''] = plain.split('.');
  return { value: `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}` };
}

function readTax(cell: Cell): ReadCell {
  const isPercent = cell.kind === 'number' && cell.look === 'percent';
  const text = isPercent ? shownNumber(cell.value * 100) : cleanText(textOf(cell)).replace(/%$/, '');
  if (text === EXEMPT) return { value: '0' };
  const parsed = parseDecimal(text);
  const value = parsed === null ? '' : text.replace(/^0+(?=\d)/, '').replace(/\.0+$/, '');
  return TAX_RATES.includes(value) ? { value } : { error: 'NOT_A_TAX' };
}

const dayOf = (year = '', month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

function readDay(cell: Cell): ReadCell {
  if (cell.kind === 'day' && cell.hasTime) return { error: 'DAY_WITH_TIME' };
  const text = cleanText(textOf(cell));
  const [, year, month, day, namedMonth, namedDay] = YEAR_FIRST.exec(text) ?? [];
  const [, joinedYear, joinedMonth, joinedDay] = TOGETHER.exec(text) ?? [];
  const value =
    year === undefined ? dayOf(joinedYear, joinedMonth, joinedDay) : dayOf(year, month ?? namedMonth, day ?? namedDay);
  if (isDay(value)) return { value };
  // Without a date format, 46023 may be a day or a misplaced number.
  const isNumber = cell.kind === 'number' && joinedYear === undefined;
  return { error: isNumber || YEAR_NOT_FIRST.test(text) ? 'AMBIGUOUS_DAY' : 'NOT_A_DAY' };
}

function readMoment(cell: Cell): ReadCell {
  const text = cleanText([textOf(cell), cell.kind === 'day' ? cell.time : ''].join(' '));
  const value = momentText(text);
  if (value !== null) return { value };
  const day = readDay(cell.kind === 'text' ? { kind: 'text', text: text.replace(/[\sT]+\d{1,2}:.*$/, '') } : cell);
  if ('value' in day) return { error: /\d:\d/.test(text) ? 'NOT_A_TIME' : 'DAY_WITHOUT_TIME' };
  return { error: day.error === 'AMBIGUOUS_DAY' ? 'AMBIGUOUS_DAY' : 'NOT_A_TIME' };
}

function readCutOff(cell: Cell): ReadCell {
  const { rule, isAmbiguous } = ruleText(cleanText(textOf(cell)));
  if (isAmbiguous) return { error: 'AMBIGUOUS_CUT_OFF' };
  if (rule !== null) return { value: rule };
  const read = readMoment(cell);
  return 'error' in read && read.error === 'NOT_A_TIME' ? { error: 'NOT_A_CUT_OFF' } : read;
}

function readVessel(cell: Cell): ReadCell {
  const value = cleanText(textOf(cell)).replace(/\s+/g, ' ').toUpperCase();
  return value.length > LONGEST_VESSEL ? { error: 'TOO_LONG' } : { value };
}

function readVoyage(cell: Cell): ReadCell {
  const value = cleanCode(textOf(cell));
  return VOYAGE.test(value) ? { value } : { error: 'NOT_A_VOYAGE' };
}

function readWhole(cell: Cell): ReadCell {
  const text = cleanText(textOf(cell)).replace(/^(\d{1,3}),(\d{3})$/, '$1$2');
  return /^[1-9]\d{0,5}$/.test(text) ? { value: text } : { error: 'NOT_WHOLE' };
}

function readTons(cell: Cell): ReadCell {
  const text = cleanText(textOf(cell));
  const isTons = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) && Number(text) > 0;
  return isTons ? { value: String(Number(text)) } : { error: 'NOT_TONS' };
}

function readFlight(cell: Cell): ReadCell {
  const value = cleanCode(textOf(cell));
  return cell.kind === 'text' && FLIGHT.test(value) ? { value } : { error: 'NOT_A_FLIGHT' };
}

/** Accepts timetable notation: 1.3.5.7, D135 or 每天; stored with a dot for each day without a flight. */
function readWeekdays(cell: Cell): ReadCell {
  const text = cleanCode(textOf(cell));
  const digits = text === DAILY ? '1234567' : text.replace(/^D/, '').replace(/[.,、-]/g, '');
  const isRising = [...digits].every((digit, at) => at === 0 || digit > digits[at - 1]!);
  if (cell.kind === 'day' || !/^[1-7]+$/.test(digits) || !isRising) return { error: 'NOT_WEEKDAYS' };
  return { value: digits === '1234567' ? digits : [...digits].join('.') };
}

function readClock(cell: Cell): ReadCell {
  const value = cleanText(textOf(cell)).replace(/^(\d):/, '0$1:');
  return cell.kind === 'text' && CLOCK.test(value) ? { value } : { error: 'NOT_A_CLOCK' };
}

/** A leading apostrophe marks text in spreadsheets and is not part of the value. */
const withoutMark = (text: string): string => cleanText(text).replace(/^'+\s*/, '');

function readText(cell: Cell): ReadCell {
  const value = withoutMark(textOf(cell));
  return value.length > LONGEST_TEXT ? { error: 'TOO_LONG' } : { value };
}

const LONGEST_LISTED = 600;

/** Keeps width and punctuation: list names are printed verbatim. */
function readListed(cell: Cell): ReadCell {
  const value = textOf(cell)
    .trim()
    .replace(/^'+(?=[\s=+\-@|])/, '');
  return value.length > LONGEST_LISTED ? { error: 'TOO_LONG' } : { value };
}

function readChoices(texts: readonly string[], codeOf: (text: string) => string | null): ReadCell {
  const codes = texts.map(codeOf);
  if (codes.some((code) => code === null)) return { error: 'UNKNOWN' };
  return { value: [...new Set(codes)].sort().join(';') };
}

const isEmpty = (cell: Cell): boolean => cell.kind === 'empty' || (cell.kind === 'text' && cleanText(cell.text) === '');

/** Parses a cell to its stored value, or returns an error code when it is ambiguous. */
export function readCell(column: RateColumn, cell: Cell, choiceOf: ChoiceOf): ReadCell {
  if (cell.kind === 'broken') return { error: 'BROKEN' };
  if (isEmpty(cell)) return column.isRequired ? { error: 'MISSING' } : { value: '' };
  switch (column.kind) {
    case 'price':
      return readPrice(cell);
    case 'signedPrice':
      return readSignedPrice(cell);
    case 'tax':
      return readTax(cell);
    case 'day':
      return readDay(cell);
    case 'kilograms':
    case 'whole':
      return readWhole(cell);
    case 'tons':
      return readTons(cell);
    case 'flight':
      return readFlight(cell);
    case 'weekdays':
      return readWeekdays(cell);
    case 'clock':
      return readClock(cell);
    case 'text':
      return readText(cell);
    case 'listed':
      return readListed(cell);
    case 'moment':
      return readMoment(cell);
    case 'cutOff':
      return readCutOff(cell);
    case 'vessel':
      return readVessel(cell);
    case 'voyage':
      return readVoyage(cell);
    case 'choices':
      return readChoices(
        textOf(cell)
          .split(/[;；、,，\s]+/u)
          .filter(Boolean),
        (text) => choiceOf(column.list, text),
      );
    case 'choice': {
      const found = readChoices([withoutMark(textOf(cell))], (text) => choiceOf(column.list, text));
      const isSign = column.list === 'currency' && CURRENCY_SIGN.test(textOf(cell));
      return 'error' in found && isSign ? { error: 'AMBIGUOUS_CURRENCY' } : found;
    }
  }
}

/** Cell of the file; formulas are represented by their value. */
export type Cell =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number; look: 'plain' | 'percent' }
  /** Number with a date format: yyyy-MM-dd, with HH:mm when it has a time. */
  | { kind: 'day'; text: string; hasTime: boolean; time?: string }
  /** Error values such as #N/A, or a formula saved without its value. */
  | { kind: 'broken' };

export type CellErrorKind =
  | 'MISSING'
  | 'BROKEN'
  | 'UNKNOWN'
  | 'AMBIGUOUS_CURRENCY'
  | 'AMBIGUOUS_DAY'
  | 'AMBIGUOUS_PRICE'
  | 'NOT_A_PRICE'
  | 'TOO_PRECISE'
  | 'NOT_A_DAY'
  | 'DAY_WITH_TIME'
  | 'NOT_A_TAX'
  | 'NOT_WHOLE'
  | 'TOO_LONG'
  | 'ENDS_BEFORE_START'
  | 'SAME_LOCATION'
  | 'BASIS_OF_ANOTHER_FEE'
  | 'UNWANTED'
  | 'FEE_OF_ANOTHER_SERVICE'
  | 'TAX_OF_CARRIAGE'
  | 'OTHER_CURRENCY'
  | 'SAME_LINE'
  | 'OTHER_TERMS'
  | 'BREAK_MISSING'
  | 'NOT_TONS'
  | 'NOT_A_FLIGHT'
  | 'NOT_WEEKDAYS'
  | 'NOT_A_CLOCK'
  | 'NOT_A_RULE'
  | 'OVERLAP'
  | 'DAY_WITHOUT_TIME'
  | 'NOT_A_TIME'
  | 'AMBIGUOUS_HOUR'
  | 'NOT_A_CUT_OFF'
  | 'AMBIGUOUS_CUT_OFF'
  | 'NOT_A_VOYAGE'
  | 'ARRIVES_BEFORE_DEPARTURE'
  | 'AFTER_DEPARTURE'
  | 'OPENS_AFTER_CLOSING'
  | 'SAME_SAILING'
  | 'OTHER_DEPARTURE'
  | 'NOT_A_NUMBER'
  | 'NOT_A_CLASS'
  | 'NOT_LISTED_SO'
  | 'GROUP_OF_NO_CLASS'
  | 'SAME_ENTRY'
  | 'LOST_DIGITS'
  | 'UNKNOWN_COLUMN'
  | 'COLUMN_MISSING'
  | 'COLUMN_TWICE';

export type RowError = readonly [key: string, kind: CellErrorKind];

export interface CellError {
  sheet: string;
  /** Row number starting at 1, as in the spreadsheet. */
  row: number;
  column: string;
  kind: CellErrorKind;
  /** Cell content, or the conflicting row. */
  found: string;
}

const SHOWN_CHARACTERS = 40;

export function shownCell(cell: Cell): string {
  if (cell.kind === 'empty' || cell.kind === 'broken') return '';
  return (cell.kind === 'number' ? String(cell.value) : cell.text).slice(0, SHOWN_CHARACTERS);
}

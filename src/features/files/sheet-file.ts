import { csvOf } from '#domain/sheet/csv.ts';
import { portTime } from '#src/ui/text/time-text.ts';

/** A table that a person takes along. */
export interface Sheet {
  name: string;
  head: string[];
  rows: SheetCell[][];
}

/** An amount and a count are numbers for the spreadsheet and stay the text they came as for everything else. */
export type SheetCell = { kind: 'amount' | 'count' | 'text'; text: string };

export const textCell = (text: string): SheetCell => ({ kind: 'text', text });
export const amountCell = (text: string | undefined): SheetCell => ({ kind: 'amount', text: text ?? '' });
export const countCell = (value: number | null | undefined): SheetCell => ({
  kind: 'count',
  text: value == null ? '' : `${value}`,
});
/** On the clock of a place. */
export function momentCell(instant: number, zone: string): SheetCell {
  const { date, clock } = portTime(instant, zone);
  return textCell(`${date} ${clock}`);
}

interface Priced {
  totals: readonly { currency: string; amount: string }[];
}

/** Every currency of a list, each a column of its own. */
export const currenciesOf = (rows: readonly Priced[]): string[] =>
  [...new Set(rows.flatMap(({ totals }) => totals.map(({ currency }) => currency)))].sort();

export const totalCell = ({ totals }: Priced, currency: string): SheetCell =>
  amountCell(totals.find((total) => total.currency === currency)?.amount);

const NUMBER_FORMATS = { amount: '#,##0.00', count: '#,##0' } as const;

const xlsxCell = ({ kind, text }: SheetCell) => {
  if (kind === 'text') return { value: text, type: String };
  return text === '' ? null : { value: Number(text), type: Number, format: NUMBER_FORMATS[kind] };
};

async function xlsxOf({ name, head, rows }: Sheet): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const bold = head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return writeExcelFile([bold, ...rows.map((row) => row.map(xlsxCell))], { sheet: name }).toBlob();
}

const csvBlobOf = ({ head, rows }: Sheet) =>
  new Blob([csvOf([head, ...rows.map((row) => row.map(({ text }) => text))])], { type: 'text/csv;charset=utf-8' });

export const sheetFile = async (sheet: Sheet, format: 'csv' | 'xlsx'): Promise<Blob> =>
  format === 'xlsx' ? xlsxOf(sheet) : csvBlobOf(sheet);

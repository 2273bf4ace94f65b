import { beginPaper, isFilled, type PaperForm } from '#domain/paper-forms/paper-form.ts';
import { readForm } from '../services.ts';
import type { HandedRow, PaperedOrder } from './standing.ts';

/** A paper that is filled in: as it was handed in last, else as the order begins it; null for a paper of files. */
export function paperFormOf(order: PaperedOrder, paper: string, row?: Pick<HandedRow, 'form'>): PaperForm | null {
  if (!isFilled(order.service, paper)) return null;
  const begun = beginPaper(paper, readForm('fcl', order.form));
  return row?.form ? ({ ...begun, values: row.form } as PaperForm) : begun;
}

import type { DraftForm } from '#domain/paper-forms/draft-bill.ts';
import { draftFacts, unanswered } from '#domain/paper-forms/draft-bill.ts';
import { isFilled } from '#domain/paper-forms/filled.ts';
import { initialPaper, type PaperForm, resumePaper } from '#domain/paper-forms/paper-form.ts';
import { lorriesOf, trucksOf } from '#domain/paper-forms/required-vehicles.ts';
import { readForm } from '../services.ts';
import type { HandedRow, PaperedOrder } from './standing.ts';

type Row = Pick<HandedRow, 'form' | 'state'>;

/** Returns the form of a document: as last handed in, else prefilled from the order; null for uploaded files. */
export function paperFormOf(order: PaperedOrder, paper: string, row?: Row): PaperForm | null {
  if (!isFilled(order.service, paper)) return null;
  if (paper === 'DRAFT_BILL') return draftOf(row);
  const initial = paper === 'VEHICLES' ? vehiclesOf(order) : initialPaper(paper, readForm('fcl', order.form));
  return row?.form ? resumePaper(initial, row.form) : initial;
}

const vehiclesOf = ({ service, form }: PaperedOrder): PaperForm =>
  service === 'truck' ? trucksOf(readForm('truck', form)) : lorriesOf(readForm('cfs', form));

/** Only an operator can start a draft. */
function draftOf(row: Row | undefined): PaperForm | null {
  if (!row?.form) return null;
  const values = row.form as DraftForm;
  return {
    paper: 'DRAFT_BILL',
    values: row.state === 'offered' ? unanswered(values) : values,
    facts: draftFacts(values),
  };
}

import type { DraftForm } from '#domain/paper-forms/draft-bill.ts';
import { draftFacts, unanswered } from '#domain/paper-forms/draft-bill.ts';
import { isFilled } from '#domain/paper-forms/filled.ts';
import { initialPaper, type PaperForm, resumePaper } from '#domain/paper-forms/paper-form.ts';
import { lorriesOf, trucksOf } from '#domain/paper-forms/required-vehicles.ts';
import { readForm } from '../services.ts';
import type { HandedRow, PaperedOrder } from './standing.ts';

type Row = Pick<HandedRow, 'form' | 'state'>;

/** A paper that is filled in: as it was handed in last, else as the order begins it; null for a paper of files. */
export function paperFormOf(order: PaperedOrder, paper: string, row?: Row): PaperForm | null {
  if (!isFilled(order.service, paper)) return null;
  if (paper === 'DRAFT_BILL') return draftOf(row);
  const begun = paper === 'VEHICLES' ? vehiclesOf(order) : initialPaper(paper, readForm('fcl', order.form));
  return row?.form ? resumePaper(begun, row.form) : begun;
}

const vehiclesOf = ({ service, form }: PaperedOrder): PaperForm =>
  service === 'truck' ? trucksOf(readForm('truck', form)) : lorriesOf(readForm('cfs', form));

/** A draft is the desk's to begin. */
function draftOf(row: Row | undefined): PaperForm | null {
  if (!row?.form) return null;
  const values = row.form as DraftForm;
  return {
    paper: 'DRAFT_BILL',
    values: row.state === 'offered' ? unanswered(values) : values,
    facts: draftFacts(values),
  };
}

import { correctionsOf, type DraftForm, isCorrecting } from '#domain/paper-forms/draft-bill.ts';
import { choiceName } from './booking/choices.ts';
import { fieldLabel } from './booking/fields.ts';
import { paperForm } from './paper-form.ts';

const BILL = 'bill.';

/** Label of a draft bill row; goods are numbered. */
export function draftRowName(name: string): string {
  if (name.startsWith(BILL)) return paperForm.bill[name.slice(BILL.length)] ?? name;
  const line = /^cargo\.(\d+)\./.exec(name)?.[1];
  const label = fieldLabel(name);
  return line === undefined ? label : `${paperForm.goods(Number(line) + 1)} ${label}`;
}

export const draftRowText = ({ name, text }: { name: string; text: string }): string =>
  name.startsWith(BILL) ? text : choiceName(name, text);

/** Customer's response to the draft. */
export function draftStanding(values: DraftForm): string {
  if (values.decision === '') return paperForm.unanswered;
  return isCorrecting(values) ? paperForm.corrections(correctionsOf(values).length) : paperForm.confirmed;
}

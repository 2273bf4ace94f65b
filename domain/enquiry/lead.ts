import { type FieldTable, flatForm } from '../form/flat.ts';

/** What consolidation takes, as a rule or case by case; the rest goes by full container. */
export const LEAD_CLASSES = ['2.1', '2.2', '3', '4.1', '5.1', '6.1', '8', '9'] as const;

/** What somebody who ships by the month leaves to be called back. */
export const leadForm = flatForm({
  company: { kind: 'freeText', most: 100 },
  contact: { kind: 'freeText', required: true, least: 2, most: 20 },
  phone: { kind: 'mobile', required: true },
  lanes: { kind: 'freeText', most: 200 },
  monthlyVolume: { kind: 'freeText', most: 60 },
  dgClasses: { kind: 'choices', choices: LEAD_CLASSES },
  remark: { kind: 'freeText', most: 500 },
} satisfies FieldTable);

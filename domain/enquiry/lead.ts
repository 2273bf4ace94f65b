import { flatForm } from '../form/flat.ts';
import { type LeadValues, leadFields } from './fields.ts';

/** What consolidation takes, as a rule or case by case; the rest goes by full container. */
export const LEAD_CLASSES = ['2.1', '2.2', '3', '4.1', '5.1', '6.1', '8', '9'] as const;

/** The contract takes any class, the form offers these. */
export const leadForm = flatForm<LeadValues>(
  { ...leadFields, dgClasses: { ...leadFields.dgClasses, choices: LEAD_CLASSES } },
  {},
);

import { flatForm } from '../form/flat.ts';
import { type LeadValues, leadFields } from './fields.ts';

/** Classes accepted in consolidation, by rule or case by case; others need a full container. */
export const LEAD_CLASSES = ['2.1', '2.2', '3', '4.1', '5.1', '6.1', '8', '9'] as const;

/** The API accepts any class; the form offers only these. */
export const leadForm = flatForm<LeadValues>(
  { ...leadFields, dgClasses: { ...leadFields.dgClasses, choices: LEAD_CLASSES } },
  {},
);

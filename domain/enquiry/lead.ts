import type { FormDescription } from './form.ts';

/** What consolidation takes, as a rule or case by case; the rest goes by full container. */
export const LEAD_CLASSES = ['2.1', '2.2', '3', '4.1', '5.1', '6.1', '8', '9'] as const;

/** What somebody who ships by the month leaves to be called back. */
export const leadForm: FormDescription = {
  fields: [
    { name: 'company', kind: 'text', most: 100 },
    { name: 'contact', kind: 'text', required: true, least: 2, most: 20 },
    { name: 'phone', kind: 'mobile', required: true },
    { name: 'lanes', kind: 'text', most: 200 },
    { name: 'monthlyVolume', kind: 'text', most: 60 },
    { name: 'dgClasses', kind: 'choices', choices: LEAD_CLASSES },
    { name: 'remark', kind: 'text', most: 500 },
  ],
  rules: [],
  initial: {},
};

import type { Field, FieldsOf } from '../form/field.ts';
import * as rules from '../form/rules.ts';

export interface Stop {
  /** Division code of GB/T 2260. */
  city: string;
  district: string;
  address: string;
  contact: string;
  phone: string;
  day: string;
  /** DAY, AM or PM. */
  window: string;
}

export const blankStop: Stop = {
  city: '',
  district: '',
  address: '',
  contact: '',
  phone: '',
  day: '',
  window: 'DAY',
};

/** Address of a factory, warehouse or yard; the service defines the cities and days. */
export const stopFields = <Form, Context>({
  city,
  day,
}: {
  city: Pick<Field<Form, Stop, Context>, 'choices' | 'rules'>;
  day: NonNullable<Field<Form, Stop, Context>['rules']>;
}): FieldsOf<Form, Stop, Context> => ({
  city: { kind: 'choice', required: true, ...city },
  district: { kind: 'text', isShared: true, required: true, most: 20, rules: [rules.atLeast(2)] },
  address: { kind: 'text', required: true, most: 100, rules: [rules.atLeast(4)] },
  contact: { kind: 'text', required: true, most: 20, rules: [rules.atLeast(2)] },
  phone: { kind: 'phone', required: true, most: 20, rules: [rules.mobile] },
  day: { kind: 'day', required: true, rules: day },
  window: { kind: 'choice', required: true, choices: () => ['DAY', 'AM', 'PM'] },
});

import { type Field, type Section, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';

export interface InsuredValue {
  wanted: boolean;
  cargoValue: string;
}

export interface Insurance extends InsuredValue {
  currency: string;
}

export const insuredValue: Field<unknown, InsuredValue, unknown> = {
  kind: 'quantity',
  decimals: 2,
  required: true,
  most: 20,
  shown: ({ scope }) => scope.wanted,
  rules: [rules.quantity({ decimals: 2, min: '0.01', max: '999999999.99' })],
};

/** Insurance with a choice of currency. */
export const insuranceSection = <
  Form extends { insurance: Insurance },
  Context extends { currencies: readonly string[] },
>(
  step: string,
): Section<Form, Context> =>
  section<Form, Insurance, Context>({
    at: 'insurance',
    step,
    fields: {
      wanted: { kind: 'tick' },
      cargoValue: insuredValue,
      currency: {
        kind: 'choice',
        required: true,
        shown: ({ scope }) => scope.wanted,
        choices: ({ context }) => context.currencies,
      },
    },
  });

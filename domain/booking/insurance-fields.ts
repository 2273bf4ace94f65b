import { type Field, type Section, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';

/** Goods that are insured on the way, for what they are worth. */
export interface InsuredValue {
  wanted: boolean;
  cargoValue: string;
}

export interface Insurance extends InsuredValue {
  currency: string;
}

/** What the goods are worth. */
export const insuredValue: Field<unknown, InsuredValue, unknown> = {
  kind: 'quantity',
  decimals: 2,
  required: true,
  most: 20,
  shown: ({ scope }) => scope.wanted,
  rules: [rules.quantity({ decimals: 2, min: '0.01', max: '999999999.99' })],
};

/** The same in a currency that is chosen. */
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

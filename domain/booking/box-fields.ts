import type { Field, Rule } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { BOXES_OF_A_TYPE } from '../limits.ts';
import { PIECES_LIMITS, WEIGHT_LIMITS } from '../quantity.ts';
import { containerNumbers, type OwnBox } from './lane-rules.ts';

export const boxQuantity: Field<unknown, unknown, unknown> = {
  kind: 'whole',
  unit: 'box',
  decimals: 0,
  required: true,
  most: 3,
  rules: [rules.quantity({ ...PIECES_LIMITS, max: BOXES_OF_A_TYPE })],
};

export const ownBoxNumbers: Field<{ containers: readonly OwnBox[] }, OwnBox, unknown> = {
  kind: 'longText',
  most: 1300,
  shown: ({ scope }) => scope.soc,
  required: true,
  rules: [containerNumbers],
};

/** Kilograms per container, checked by `within`. */
export const boxLoad = <Form, Box, Context>(within: Rule<Form, Box, Context>): Field<Form, Box, Context> => ({
  kind: 'quantity',
  unit: 'kilogram',
  decimals: 3,
  required: true,
  most: 12,
  rules: [rules.quantity(WEIGHT_LIMITS), within],
});

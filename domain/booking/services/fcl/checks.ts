import { compare, type Decimal, multiply, sum } from '../../../decimal.ts';
import type { FormError } from '../../../form/field.ts';
import { boxTypeErrors, payloadErrors, payloadOfBoxes, roomErrors, stowErrors } from '../../box-errors.ts';
import { offerErrors } from '../../offer-errors.ts';
import { kindErrors, lineCountErrors, pollutantErrors, segregationErrors } from '../../stowed-goods.ts';
import { grossOf, numberOf } from '../../totals.ts';
import type { FclContext } from './context.ts';
import type { FclForm } from './form.ts';
import { missingOfTerms } from './terms.ts';

type FclCheck = (form: FclForm, context: FclContext) => readonly FormError[];

const segregation = segregationErrors('stow');

const dangerousLines: FclCheck = (form, { offer }) => kindErrors(form, offer);

/** A total unlike the boxes' own figures is only said. */
const declared: FclCheck = (form) => {
  if (payloadOfBoxes(form) === null || payloadErrors(form).length > 0) return [];
  const gross = grossOf(form.cargo);
  let boxed: Decimal | null = sum([]);
  for (const { quantity, weightPerCtn } of form.containers) {
    const each = numberOf(weightPerCtn);
    boxed = boxed === null || each === null ? null : sum([boxed, multiply(each, Number(quantity))]);
  }
  if (boxed === null || compare(boxed, 0) === 0 || compare(gross, 0) === 0) return [];
  const isFar =
    compare(multiply(gross, 10), multiply(boxed, 11)) > 0 || compare(multiply(gross, 10), multiply(boxed, 9)) < 0;
  return isFar ? [{ path: 'cargo.0.grossWeight', step: 'cargo', code: 'WEIGHTS_DIFFER', level: 'WARN' }] : [];
};

export const fclChecks: readonly FclCheck[] = [
  offerErrors('route'),
  lineCountErrors,
  boxTypeErrors('route'),
  missingOfTerms,
  dangerousLines,
  pollutantErrors,
  payloadErrors,
  declared,
  roomErrors,
  stowErrors,
  segregation,
];

import { boxTypeErrors, declaredWeightErrors, payloadErrors, roomErrors, stowErrors } from '../booking/box-errors.ts';
import { offerErrors } from '../booking/offer-errors.ts';
import { kindErrors, lineCountErrors, pollutantErrors, segregationErrors } from '../booking/stowed-goods.ts';
import type { FormError } from '../form/field.ts';
import type { FclContext } from './context.ts';
import type { FclForm } from './form.ts';
import { missingOfTerms } from './terms.ts';

type FclCheck = (form: FclForm, context: FclContext) => readonly FormError[];

const dangerousLines: FclCheck = (form, { offer }) => kindErrors(form, offer);

export const fclChecks: readonly FclCheck[] = [
  offerErrors('route'),
  lineCountErrors,
  boxTypeErrors('route'),
  missingOfTerms,
  dangerousLines,
  pollutantErrors,
  payloadErrors,
  declaredWeightErrors,
  roomErrors,
  stowErrors,
  segregationErrors('stow'),
];

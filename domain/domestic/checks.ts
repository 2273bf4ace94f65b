import { boxTypeErrors, declaredWeightErrors, payloadErrors, roomErrors, stowErrors } from '../booking/box-errors.ts';
import { offerErrors } from '../booking/offer-errors.ts';
import { kindErrors, lineCountErrors, pollutantErrors, segregationErrors } from '../booking/stowed-goods.ts';
import type { FormError } from '../form/field.ts';
import type { DomesticContext } from './context.ts';
import type { DomesticForm } from './form.ts';

type DomesticCheck = (form: DomesticForm, context: DomesticContext) => readonly FormError[];

export const domesticChecks: readonly DomesticCheck[] = [
  offerErrors('route'),
  lineCountErrors,
  boxTypeErrors('route'),
  (form, { offer }) => kindErrors(form, offer),
  pollutantErrors,
  payloadErrors,
  declaredWeightErrors,
  roomErrors,
  stowErrors,
  segregationErrors('stow'),
];

import { compare, type Decimal, decimalText, multiply, sum } from '../../../decimal.ts';
import type { FormError } from '../../../form/field.ts';
import { BOX_TYPES_OF_A_FORM } from '../../../limits.ts';
import { capacityOf, payloadOf } from '../../lane-rules.ts';
import { offerErrors } from '../../offer-errors.ts';
import { kindErrors, lineCountErrors, pollutantErrors, segregationErrors } from '../../stowed-goods.ts';
import { boxCount, grossOf, numberOf, volumeOf } from '../../totals.ts';
import type { FclContext } from './context.ts';
import type { FclForm } from './form.ts';
import { missingOfTerms } from './terms.ts';

type FclCheck = (form: FclForm, context: FclContext) => readonly FormError[];

const segregation = segregationErrors('stow');

const counts: FclCheck = ({ containers }) => {
  const found: FormError[] = [];
  if (containers.length === 0) found.push({ path: 'containers', step: 'route', code: 'REQUIRED' });
  if (containers.length > BOX_TYPES_OF_A_FORM)
    found.push({
      path: 'containers',
      step: 'route',
      code: 'TOO_LARGE',
      values: { most: String(BOX_TYPES_OF_A_FORM) },
    });
  return found;
};

const stows: FclCheck = (form) => {
  const used = new Set(form.cargo.map(({ stow }) => stow)).size;
  const boxes = boxCount(form);
  return boxes > 0 && used > boxes
    ? [
        {
          path: 'cargo.0.stow',
          step: 'cargo',
          code: 'TOO_MANY_STOWS',
          values: { used: String(used), boxes: String(boxes) },
        },
      ]
    : [];
};

const dangerousLines: FclCheck = (form, { offer }) => kindErrors(form, offer);

/** Nothing ships above what the boxes carry; a total unlike the boxes' own figures is only said. */
const weights: FclCheck = ({ cargo, containers }) => {
  const gross = grossOf(cargo);
  const path = 'cargo.0.grossWeight';
  let payload = sum([]);
  let declared: Decimal | null = sum([]);
  for (const { ctnType, quantity, weightPerCtn } of containers) {
    const count = /^\d{1,3}$/.test(quantity) ? Number(quantity) : 0;
    const most = payloadOf(ctnType);
    if (count === 0 || most === null) return [];
    payload = sum([payload, multiply(most, count)]);
    const each = numberOf(weightPerCtn);
    declared = declared === null || each === null ? null : sum([declared, multiply(each, count)]);
  }
  if (compare(gross, payload) > 0)
    return [{ path, step: 'cargo', code: 'OVER_PAYLOAD', values: { limit: decimalText(payload) } }];
  if (declared === null || compare(declared, 0) === 0 || compare(gross, 0) === 0) return [];
  const isFar =
    compare(multiply(gross, 10), multiply(declared, 11)) > 0 || compare(multiply(gross, 10), multiply(declared, 9)) < 0;
  return isFar ? [{ path, step: 'cargo', code: 'WEIGHTS_DIFFER', level: 'WARN' }] : [];
};

/** Nothing ships that takes more room than the boxes have; what stands out of an open box is not bounded by it. */
const volumes: FclCheck = ({ cargo, containers }) => {
  let room = sum([]);
  for (const { ctnType, quantity, overDimensions } of containers) {
    const count = /^\d{1,3}$/.test(quantity) ? Number(quantity) : 0;
    const capacity = overDimensions === '' ? capacityOf(ctnType) : null;
    if (count === 0 || capacity === null) return [];
    room = sum([room, multiply(capacity, count)]);
  }
  if (containers.length === 0 || compare(volumeOf(cargo), room) <= 0) return [];
  const index = cargo.findIndex((line) => line.volume !== '');
  return [{ path: `cargo.${index}.volume`, step: 'cargo', code: 'OVER_VOLUME', values: { limit: decimalText(room) } }];
};

export const fclChecks: readonly FclCheck[] = [
  offerErrors('route'),
  lineCountErrors,
  counts,
  missingOfTerms,
  dangerousLines,
  pollutantErrors,
  weights,
  volumes,
  stows,
  segregation,
];

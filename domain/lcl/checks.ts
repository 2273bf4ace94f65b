import { measuredErrors } from '../booking/measures.ts';
import { offerErrors } from '../booking/offer-errors.ts';
import { kindErrors, lineCountErrors, pollutantErrors, segregationErrors } from '../booking/stowed-goods.ts';
import { numberOf } from '../booking/totals.ts';
import { compare, decimalText, divide } from '../decimal.ts';
import type { FormError } from '../form/field.ts';
import type { LclContext } from './context.ts';
import { isManualPiece } from './fees.ts';
import type { LclCargoLine, LclForm } from './form.ts';

type LclCheck = (form: LclForm, context: LclContext) => readonly FormError[];

/** Size and weight of one piece; unknown values count as small. */
function pieceOf({ grossWeight, packages, length, width, height }: LclCargoLine) {
  const [gross, count] = [numberOf(grossWeight), numberOf(packages)];
  const [long, wide] = [numberOf(length) ?? 0, numberOf(width) ?? 0];
  return {
    grossKg:
      gross === null || count === null || compare(count, 0) <= 0 ? 0 : decimalText(divide(gross, count, 3, 'up')),
    lengthCm: compare(long, wide) >= 0 ? long : wide,
    heightCm: numberOf(height) ?? 0,
  };
}

const HEAVY = { lengthCm: 0, heightCm: 0 };
const HIGH = { grossKg: 0, lengthCm: 0 };

/** Pieces a warehouse loads only after an enquiry; an answered enquiry covers them. */
const pieces: LclCheck = ({ cargo, enquiryNo }) =>
  enquiryNo !== ''
    ? []
    : cargo.flatMap((line, index) => {
        const piece = pieceOf(line);
        if (!isManualPiece(piece)) return [];
        const field = isManualPiece({ ...HEAVY, grossKg: piece.grossKg })
          ? 'grossWeight'
          : isManualPiece({ ...HIGH, heightCm: piece.heightCm })
            ? 'height'
            : 'length';
        return [{ path: `cargo.${index}.${field}`, step: 'cargo', code: 'PIECE_ASKED' as const }];
      });

const kinds: LclCheck = (form, { offer }) => kindErrors(form, offer);

/** All lines share one container. */
const segregation: LclCheck = (form) =>
  segregationErrors('dg.unNo')(form).map((error) => {
    const index = Number(error.path.split('.')[1]);
    return form.cargo[index]?.isDanger === false ? { ...error, path: `cargo.${index}.food` } : error;
  });

export const lclChecks: readonly LclCheck[] = [
  offerErrors('cargo'),
  lineCountErrors,
  kinds,
  pollutantErrors,
  pieces,
  measuredErrors,
  segregation,
];

import { numberOf } from '../booking/totals.ts';
import { compare, decimalText, subtract, sum } from '../decimal.ts';
import type { FormError } from '../form/field.ts';
import { cleanCode } from '../text.ts';
import type { DeskForm } from './form.ts';
import { needsMixture, worksOf } from './works.ts';

type DeskCheck = (form: DeskForm) => readonly FormError[];

export const MIXTURE_TOLERANCE = 1;
const WHOLE = 100;

/** Sum of the components; null when one is not a number. */
export function mixtureSum({ components }: Pick<DeskForm, 'components'>): string | null {
  const parts = components.map(({ percent }) => numberOf(percent));
  const known = parts.filter((part) => part !== null);
  return known.length === parts.length ? decimalText(sum(known)) : null;
}

const asked: DeskCheck = (form) =>
  worksOf(form).length === 0 ? [{ path: 'works.review', step: 'desk', code: 'DESK_NOTHING' }] : [];

const whole: DeskCheck = (form) => {
  if (!needsMixture(form)) return [];
  const path = `components.${form.components.length - 1}.percent`;
  if (form.components.length === 0) return [{ path: 'components', step: 'details', code: 'REQUIRED' }];
  const all = mixtureSum(form);
  if (all === null) return [];
  const isWhole =
    compare(subtract(all, WHOLE), MIXTURE_TOLERANCE) <= 0 && compare(subtract(WHOLE, all), MIXTURE_TOLERANCE) <= 0;
  return isWhole ? [] : [{ path, step: 'details', code: 'MIXTURE_SUM', values: { sum: all } }];
};

const named: DeskCheck = (form) =>
  needsMixture(form)
    ? form.components.flatMap(({ casNo }, index) =>
        casNo !== '' && form.components.findIndex((one) => cleanCode(one.casNo) === cleanCode(casNo)) < index
          ? [{ path: `components.${index}.casNo`, step: 'details', code: 'CAS_TWICE' as const }]
          : [],
      )
    : [];

export const deskChecks: readonly DeskCheck[] = [asked, whole, named];

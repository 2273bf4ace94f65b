import type { Constant } from '#contract/calls/basic.ts';
import { DEFAULT_CURRENCIES, DEFAULT_PAY_TYPES } from '#domain/fcl/context.ts';
import type { ReadConstants } from './service-forms.ts';

/** The lists as the database has them, the usual ones where they do not arrive; the fields named are chosen among currencies. */
export async function readLists(constants: ReadConstants, currencyFields: readonly string[]) {
  const [payTypes, currencies] = await Promise.all(
    (['PAY_TYPE', 'CURRENCY'] as const).map((type) => constants(type).catch(() => [])),
  );
  const codes = (rows: readonly Constant[] = [], usual: readonly string[]) =>
    rows.length > 0 ? rows.map(({ constValue }) => constValue) : usual;
  const payType = Object.fromEntries((payTypes ?? []).map(({ constValue, constName }) => [constValue, constName]));
  const currency = Object.fromEntries(
    (currencies ?? []).map(({ constValue, constName, name }) => [constValue, `${name} ${constName}`]),
  );
  return {
    payTypes: codes(payTypes, DEFAULT_PAY_TYPES),
    currencies: codes(currencies, DEFAULT_CURRENCIES),
    choiceNames: { payType, ...Object.fromEntries(currencyFields.map((field) => [field, currency])) },
  };
}

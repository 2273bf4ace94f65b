import type { CodeNames } from '#domain/reference/code-names.ts';
import { currencies } from '#domain/reference/currencies.ts';

export const named = (rows: readonly { code: string; nameCn: string }[]): CodeNames =>
  Object.fromEntries(rows.map(({ code, nameCn }) => [code, `${code} ${nameCn}`]));

export const currency: CodeNames = Object.fromEntries(
  currencies.map(({ code, nameCn, iso }) => [code, `${nameCn} ${iso}`]),
);

/** Labels by code. */
export type CodeNames = Readonly<Record<string, string>>;

/** Replaces one code, or several separated by commas, with labels; unknown codes are kept. */
export const namesOfCodes = (codes: string, names: CodeNames): string =>
  codes
    .split(',')
    .map((code) => code.trim())
    .map((code) => (Object.hasOwn(names, code) ? names[code] : code))
    .join('、');

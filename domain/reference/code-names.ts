/** What the codes of a select list are called. */
export type CodeNames = Readonly<Record<string, string>>;

/** One code, or several divided by commas, by their names; a code that the list does not have stays as it is. */
export const namesOfCodes = (codes: string, names: CodeNames): string =>
  codes
    .split(',')
    .map((code) => code.trim())
    .map((code) => (Object.hasOwn(names, code) ? names[code] : code))
    .join('、');

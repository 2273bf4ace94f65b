/** Excel reads a file as UTF-8 only with this byte order mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
const FORMULA = /^[\s]*[=+\-@|]|^[\t\r\n]/;

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe; numbers are unchanged. */
export const withoutFormula = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** RFC 4180, with a byte order mark for Excel. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map((cell) => quoted(withoutFormula(cell))).join(',')}\r\n`).join('');

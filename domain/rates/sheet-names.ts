/** Lists what the cells may name; nothing is read from it. */
export const CODES_SHEET = '代码';

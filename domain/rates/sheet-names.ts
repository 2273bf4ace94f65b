export const RATES_SHEET = '运价';
/** Lists what the cells may name; nothing is read from it. */
export const CODES_SHEET = '代码';

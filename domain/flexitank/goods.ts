/** Liquids common in flexitanks, with their density in kg/L at about 20 ℃. */
export const flexitankGoods = [
  { code: 'BASE_OIL', density: '0.87', isFood: false },
  { code: 'GLYCERINE', density: '1.26', isFood: true },
  { code: 'LATEX', density: '0.95', isFood: false },
  { code: 'FATTY_ACID', density: '0.90', isFood: false },
  { code: 'WINE', density: '0.99', isFood: true },
  { code: 'JUICE', density: '1.33', isFood: true },
  { code: 'SOFTENER', density: '1.00', isFood: false },
] as const;

export type FlexitankGoods = (typeof flexitankGoods)[number]['code'];

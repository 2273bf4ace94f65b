/** Fire categories of stores by GB 50016, strictest first. */
export const fireCategories = ['甲', '乙', '丙'] as const;
export type FireCategory = (typeof fireCategories)[number];

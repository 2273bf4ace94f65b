/** Fire categories of a store by GB 50016, the strictest first. */
export const fireCategories = ['甲', '乙', '丙'] as const;
export type FireCategory = (typeof fireCategories)[number];

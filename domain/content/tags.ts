/** Splits at commas, ideographic or not, and blanks. */
export const tagsOf = (typed: string): string[] => typed.split(/[、,，\s]+/u).filter((tag) => tag !== '');

/** What stands between commas, ideographic or not, or blanks. */
export const tagsOf = (typed: string): string[] => typed.split(/[、,，\s]+/u).filter((tag) => tag !== '');

/** Rules of the code that opens a purchase request beside its link. */
export const ACCESS_CODE_LENGTH = 6;

export const isNewAccessCode = (code: string): boolean => /^[0-9A-Z]{6}$/i.test(code);

/** Requests published before November 2026 have codes of four digits. */
export const isAccessCode = (code: string): boolean => isNewAccessCode(code) || /^\d{4}$/.test(code);

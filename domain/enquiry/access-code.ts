/** Access code that protects a purchase request in addition to its link. */
export const ACCESS_CODE_LENGTH = 6;

export const isNewAccessCode = (code: string): boolean => /^[0-9A-Z]{6}$/i.test(code);

/** Requests published before November 2026 have four-digit codes. */
export const isAccessCode = (code: string): boolean => isNewAccessCode(code) || /^\d{4}$/.test(code);

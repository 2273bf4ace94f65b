import { cleanText } from '../text.ts';

/** Eleven digits, the first 1, the second 2 to 9. */
export const MOBILE = /^1[2-9]\d{9}$/;

export function isMobile(text: string): boolean {
  return MOBILE.test(text);
}

export function isLandline(text: string): boolean {
  return /^0\d{2,3}-?\d{7,8}(?:-\d{1,6})?$/.test(text) || /^[48]00-?\d{3}-?\d{4}$/.test(text);
}

export function isForeignPhone(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text);
}

/** Returns a pasted mobile number as eleven digits; other text is only cleaned. */
export function normaliseMobile(pasted: string): string {
  const text = cleanText(pasted).replace(/[\s\-‐-―.()]+/g, '');
  const national = text.replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
  return isMobile(national) ? national : text;
}

/** Masks as 138****8888; shorter text is masked completely. */
export function maskPhone(text: string): string {
  if (text.length < 8) return '*'.repeat(text.length);
  return `${text.slice(0, 3)}${'*'.repeat(text.length - 7)}${text.slice(-4)}`;
}

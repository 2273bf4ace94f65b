import { cleanCode, cleanText } from '../text.ts';

/** Six, eight or ten digits, with optional dots. */
export function isTariffCode(text: string): boolean {
  return /^\d{6}(?:\d{2}){0,2}$/.test(cleanCode(text).replaceAll('.', ''));
}

export function isEori(text: string): boolean {
  return /^[A-Z]{2}[0-9A-Z]{1,15}$/.test(cleanCode(text));
}

export function isPostcode(text: string): boolean {
  return /^\d{6}$/.test(cleanText(text));
}

export function isEmail(text: string): boolean {
  if (text.length > 100) return false;
  return /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/.test(text);
}

/** Booking or bill of lading number; must contain a digit. */
export function isBookingNumber(text: string): boolean {
  return /^[A-Z0-9]{8,20}$/.test(text) && /\d/.test(text);
}

export function isBankAccount(text: string): boolean {
  return /^\d{8,30}$/.test(cleanCode(text));
}

export function isVoyage(text: string): boolean {
  return /^[0-9A-Z]{2,10}$/.test(text);
}

import { cleanCode } from '../text.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** GB 11643: requires a real date of birth and a valid check character. */
export function isCitizenNumber(text: string): boolean {
  const number = cleanCode(text);
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return false;
  if (!isDay(Number(number.slice(6, 10)), Number(number.slice(10, 12)), Number(number.slice(12, 14)))) return false;
  const weighted = WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return '10X98765432'[weighted % 11] === number[17];
}

export function maskCitizenNumber(number: string): string {
  return number.length < 8
    ? '*'.repeat(number.length)
    : `${number.slice(0, 3)}${'*'.repeat(number.length - 7)}${number.slice(-4)}`;
}

function isDay(year: number, month: number, day: number): boolean {
  if (year < 1800 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

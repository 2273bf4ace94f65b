import { readAt } from '../form/path.ts';
import { formatAmount } from '../money.ts';
import { packageCodes } from '../reference/package-codes.ts';
import { CHINA, localDay, localTime } from '../schedule/zone.ts';
import type { DocumentItem, DocumentLocation, DocumentOrder, DocumentRow, DocumentValue } from './description.ts';
import type { Term } from './terms.ts';

/** Reads text from the form; empty when the service has no such field. */
export function textAt(form: unknown, path: string): string {
  const value = readAt(form, path);
  return typeof value === 'string' ? value.trim() : '';
}

export const isTicked = (form: unknown, path: string): boolean => readAt(form, path) === true;

/** Groups digits by three and drops trailing zeros. */
export const measure = (value: string): string =>
  formatAmount(value, 3)
    .replace(/(\.\d*?)0+$/u, '$1')
    .replace(/\.$/u, '');

const two = (value: number) => String(value).padStart(2, '0');

/** Formats yyyy-MM-dd HH:mm in the time zone. */
export function minuteText(instant: number, zone: string): string {
  const { hour, minute } = localTime(instant, zone);
  return `${localDay(instant, zone)} ${two(hour)}:${two(minute)}`;
}

export const zoneOf = (location: DocumentLocation | null): string => location?.timezone ?? CHINA;

export const momentRow = (term: Term, instant: number | null, zone: string): DocumentRow[] =>
  instant === null ? [] : [{ term, values: [minuteText(instant, zone)] }];

/** Returns a row, or no row when all values are empty. */
export function row(term: Term, ...values: readonly (DocumentValue | null | undefined)[]): DocumentRow[] {
  const present = values.filter(
    (value): value is DocumentValue => value !== null && value !== undefined && value !== '',
  );
  return present.length === 0 ? [] : [{ term, values: present }];
}

/** Row to fill in by hand on the printed document. */
export const blankRow = (term: Term): DocumentRow => ({ term, values: [{ list: 'blank', code: 'LINE' }] });

const packageNames = new Map(packageCodes.map(({ code, nameCn }) => [code, nameCn]));

export function packagesText({ packages, packageType }: Pick<DocumentItem, 'packageType' | 'packages'>): string {
  const name = packageNames.get(packageType);
  return `${packages} × ${name === undefined ? packageType : `${packageType} ${name}`}`;
}

export const locationText = (location: DocumentLocation | null): string | null =>
  location === null ? null : `${location.nameEn} ${location.nameCn}`.trim();

export const boxesText = ({ boxes }: Pick<DocumentOrder, 'boxes'>): string =>
  boxes.map(({ ctnType, quantity }) => `${ctnType} × ${quantity}`).join(', ');

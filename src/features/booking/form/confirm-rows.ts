import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { stepWords } from '#copy/booking/steps.ts';
import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import type { Section } from '#domain/form/field.ts';
import { joinPath, pathsOf, readAt } from '#domain/form/path.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { nameOfChoice } from './described.ts';

export interface Row {
  path: string;
  label: string;
  text: string;
}

export interface Group {
  /** Id of the line; empty for the form itself. */
  line: string;
  rows: Row[];
}

function textOf(kind: string, path: string, value: unknown, facts: BookingFacts): string {
  if (value === true) return words.yes;
  if (kind === 'segregationGroups') {
    const codes = String(value);
    return codes === '' ? '' : nameOfChoice(facts, path, codes);
  }
  if (Array.isArray(value)) return value.map((file: { name: string }) => file.name).join('、');
  if (typeof value !== 'string' || value === '') return '';
  if (kind === 'minute') return value.replace('T', ' ');
  if (kind === 'quantity' || kind === 'whole') return showMeasure(value);
  return kind === 'choice' ? nameOfChoice(facts, path, value) : value;
}

/** Filled-in fields of one section, in the order of their descriptions. */
export function rowsOf(section: Section<BookingForm, BookingFacts>, form: BookingForm, facts: BookingFacts): Row[] {
  return pathsOf(form, section.at).flatMap((at) => {
    const scope = readAt(form, at);
    if (scope === undefined || !section.shown(scope, form, facts)) return [];
    return Object.entries(section.fields).flatMap(([key, field]) => {
      const path = joinPath(at, key);
      const value = readAt(form, path);
      const isShown = field.shown?.({ value, scope, form, context: facts, path }) ?? true;
      const text = isShown ? textOf(field.kind, path, value, facts) : '';
      return text === '' ? [] : [{ path, label: fieldLabel(path), text }];
    });
  });
}

const lineOf = (path: string) => /^(?:cargo|components|containers|vehicles)\.\d+/.exec(path)?.[0] ?? '';

/** Groups the rows of a step by line. */
export function groupsOf(rows: readonly Row[]): Group[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const line = lineOf(row.path);
    groups.set(line, [...(groups.get(line) ?? []), row]);
  }
  return [...groups].map(([line, found]) => ({ line, rows: found }));
}

export function titleOf(line: string): string {
  const [list, index] = line.split('.');
  const number = Number(index) + 1;
  if (list === 'components') return stepWords.confirm.components(number);
  if (list === 'vehicles') return stepWords.confirm.vehicles(number);
  return list === 'cargo' ? stepWords.confirm.cargo(number) : stepWords.confirm.containers(number);
}

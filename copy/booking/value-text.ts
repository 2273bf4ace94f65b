import type { FieldKind } from '#domain/form/field.ts';
import { amendmentReplies as words } from '../amendment-replies.ts';
import { choiceName } from './choices.ts';

/** Formats the value of a field; empty for empty values. */
export function valueText({ kind, path }: { kind: FieldKind; path: string }, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => one?.name ?? String(one)).join('、');
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'string' || value === '') return '';
  if (kind === 'minute') return value.replace('T', ' ');
  return kind === 'choice' || kind === 'choices' || kind === 'segregationGroups' ? choiceName(path, value) : value;
}

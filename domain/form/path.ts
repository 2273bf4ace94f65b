import type { AnyField, FormDescription, Section } from './field.ts';

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Reads the value at a path such as cargo.0.dg.unNo; undefined when missing. */
export function readAt(form: unknown, path: string): unknown {
  if (path === '') return form;
  let value = form;
  for (const key of path.split('.')) {
    if (!isBranch(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** Replaces the value at an existing path; objects off the path stay identical. */
export const replaceAt = <Form>(form: Form, path: string, value: unknown): Form =>
  path === '' ? (value as Form) : replaceAlong(form, path.split('.'), 0, value);

function replaceAlong<Form>(form: Form, keys: readonly string[], depth: number, value: unknown): Form {
  const key = keys[depth];
  if (key === undefined) return value as Form;
  if (!isBranch(form) || !Object.hasOwn(form, key)) return form;
  const part = form[key];
  const next = replaceAlong(part, keys, depth + 1, value);
  if (Object.is(part, next)) return form;
  if (Array.isArray(form)) return form.map((one, index) => (index === Number(key) ? next : one)) as Form;
  return { ...form, [key]: next };
}

/** Expands a pattern with `*` to the paths in this form. */
export function pathsOf(form: unknown, pattern: string): string[] {
  const at = pattern.indexOf('*');
  if (at < 0) return [pattern];
  const head = pattern.slice(0, at).replace(/\.$/, '');
  const rest = pattern.slice(at + 1);
  const list = readAt(form, head);
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, index) => pathsOf(form, `${head}.${index}${rest}`));
}

export const joinPath = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);

/** Turns cargo.3.dg.unNo into cargo.*.dg.unNo, the field's name in the description. */
export const patternOf = (path: string): string => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');

export function parentOf(path: string): string {
  const at = path.lastIndexOf('.');
  return at < 0 ? '' : path.slice(0, at);
}

export interface FoundField<Form, Context> {
  section: Section<Form, Context>;
  field: AnyField<Form, Context>;
  key: string;
}

export function fieldAt<Form, Context>(
  description: FormDescription<Form, Context>,
  path: string,
): FoundField<Form, Context> | null {
  const at = patternOf(parentOf(path));
  const key = path.slice(path.lastIndexOf('.') + 1);
  for (const section of description.sections) {
    const field = section.at === at && Object.hasOwn(section.fields, key) ? section.fields[key] : undefined;
    if (field !== undefined) return { section, field, key };
  }
  return null;
}

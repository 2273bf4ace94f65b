import { errorsAt, isRequired, isShown } from '#domain/form/check.ts';
import type { FormDescription } from '#domain/form/field.ts';
import { fieldAt, joinPath, parentOf, readAt, replaceAt } from '#domain/form/path.ts';
import { choicesOf } from '#domain/form/shape.ts';

/** Kind, unit, decimal places, the longest text, and whether it has to be filled in: always, or by what else is said. */
export const linesOf = <Form, Context>({
  sections,
}: FormDescription<Form, Context>): [part: string, lines: string[]][] =>
  sections.map(({ at, step, fields }) => [
    `${step} ${at}`.trim(),
    Object.entries(fields).map(([key, { kind, unit, decimals, most, required }]) => {
      const asked = typeof required === 'function' ? 'depends' : required ? 'required' : undefined;
      const sizes = [decimals === undefined ? undefined : `.${decimals}`, most === undefined ? undefined : `≤${most}`];
      return [key, kind, unit, ...sizes, asked].filter((one) => one !== undefined).join(' ');
    }),
  ]);

/** The same as it is written by hand, a field to each line or each semicolon. */
export const writtenLines = (
  fields: readonly (readonly [part: string, lines: string])[],
): [part: string, lines: string[]][] => fields.map(([part, lines]) => [part, lines.split(/;\s*|\n\s*/)]);

/** A form with other values at some of its paths. */
export const formWith = <Form>(form: Form, values: Readonly<Record<string, unknown>>): Form =>
  Object.entries(values).reduce((made, [path, value]) => replaceAt(made, path, value), form);

/** Rules of one field as its description states them. */
export function fieldIn<Form, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  context: Context,
  path: string,
) {
  const found = fieldAt(description, path);
  if (found === null || found === undefined) throw new Error(`the form has no field ${path}`);
  const spot = (of: Form) => ({
    ...{ value: readAt(of, path), scope: readAt(of, parentOf(path)) },
    ...{ form: of, context, path },
  });
  const sizeErrorOf = (value: unknown) =>
    errorsAt(description, replaceAt(form, path, value), context, path).map(({ code }) => code);
  return {
    choices: () => choicesOf(found.field, spot(form)).join(),
    decimals: found.field.decimals ?? 0,
    sizeErrorsOf: sizeErrorOf,
    /** Errors about the size of a number. */
    sizeErrors: (value: string) => sizeErrorOf(value).filter((code) => /^TOO_|NOT_WHOLE/.test(code)),
    /** Whether it is there, and has to be filled in. */
    asked: (): 'hidden' | 'required' | 'shown' => {
      const held = readAt(form, path);
      const empty = Array.isArray(held) ? [] : typeof held === 'boolean' ? false : '';
      if (!isShown(found, spot(replaceAt(form, path, empty)))) return 'hidden';
      return sizeErrorOf(empty).some((code) => code === 'REQUIRED' || code === 'MUST_TICK') ? 'required' : 'shown';
    },
  };
}

/** The fields of one part of a form that are there, each that has to be filled in with a star. */
export const shownIn = <Form, Context>(
  { sections }: FormDescription<Form, Context>,
  form: Form,
  context: Context,
  part: string,
): string =>
  sections
    .filter(({ at, step }) => `${step} ${at}`.trim() === part)
    .flatMap((section) =>
      Object.entries(section.fields).flatMap(([key, field]) => {
        const path = joinPath(section.at, key).replaceAll('*', '0');
        const spot = { value: readAt(form, path), scope: readAt(form, parentOf(path)), form, context, path };
        return isShown({ section, field }, spot) ? [isRequired(field, spot) ? `${key}*` : key] : [];
      }),
    )
    .join(' ');

import { fieldAt, isChecked } from './check.ts';
import type { FormDescription, RuleInput } from './field.ts';
import { joinPath, parentOf, pathsOf, readAt, replaceAt } from './path.ts';
import { shapeError } from './shape.ts';

/** The form with one field set, and whatever that field resets. */
export function setField<Form, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  context: Context,
  path: string,
  value: unknown,
): Form {
  const changed = replaceAt(form, path, value);
  if (changed === form) return form;
  const resets = fieldAt(description, path)?.field.resets;
  const settled = resets === undefined ? changed : resetSection(changed, parentOf(path), resets, context);
  return description.follow?.(settled, context, path, form) ?? settled;
}

function resetSection<Form, Context>(
  form: Form,
  at: string,
  resets: (scope: unknown, context: Context) => unknown,
  context: Context,
): Form {
  const scope = readAt(form, at);
  return replaceAt(form, at, { ...(scope as object), ...(resets(scope, context) as object) });
}

/** What was typed wrong into a field that is no longer seen goes: nobody could put it right, and no back end takes it. */
export function withoutUnseenErrors<Form, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  context: Context,
): Form {
  const wrong = description.sections.flatMap((section) =>
    pathsOf(form, section.at).flatMap((at) => {
      const scope = readAt(form, at);
      return Object.entries(section.fields).flatMap(([key, field]) => {
        const value = readAt(scope, key);
        if (typeof value !== 'string' || field.choices !== undefined) return [];
        const path = joinPath(at, key);
        const input: RuleInput<Form, unknown, Context> = { value, scope, form, context, path };
        if (shapeError(field, input) === null) return [];
        return section.shown(scope, form, context) && isChecked(field, input) ? [] : [path];
      });
    }),
  );
  return wrong.reduce((emptied, path) => replaceAt(emptied, path, ''), form);
}

import { isChecked } from '../form/check.ts';
import type { FormDescription, RuleInput } from '../form/field.ts';
import { joinPath, pathsOf, readAt, replaceAt } from '../form/path.ts';
import { shapeError } from '../form/shape.ts';

/** Clears invalid values of hidden fields, which users could not correct and back ends reject. */
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

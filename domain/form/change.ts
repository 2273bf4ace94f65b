import type { FormDescription } from './field.ts';
import { fieldAt, parentOf, readAt, replaceAt } from './path.ts';

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

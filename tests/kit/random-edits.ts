import { setField } from '#domain/form/change.ts';
import { choicesAt, errorsOf, isChecked } from '#domain/form/check.ts';
import type { AnyField, FormDescription } from '#domain/form/field.ts';
import { joinPath, pathsOf, readAt } from '#domain/form/path.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import type { Dice } from '../server/rules/random-orders.ts';

const dayIn = (now: number, days: number) => localDay(now + days * DAY_MS, 'Asia/Shanghai');

/** Values to type into a kind of field: ordinary ones, and those at or beyond a limit. */
function typedInto<Form, Context>({ kind, most = 40 }: AnyField<Form, Context>, now: number): readonly unknown[] {
  switch (kind) {
    case 'tick':
      return [true, false];
    case 'day':
    case 'futureDay':
      return ['', '2026-02-30', '2020-01-01', ...[0, 5, 12, 40, 400].map((days) => dayIn(now, days))];
    case 'minute':
      return ['', '2026-01-01 08:00', ...[1, 9, 16, 30].map((days) => `${dayIn(now, days)}T08:00`)];
    case 'quantity':
    case 'whole':
      return ['', '0', '1', '2', '12.5', '0.001', '24', '1e3', '-1', '1,5', '40000', '99999999'];
    case 'phone':
    case 'mobile':
      return ['', '13800138001', '021-12345678', '+31 10 400 5000', '123'];
    case 'email':
      return ['', 'li@example.com', 'li@'];
    case 'unNumber':
      return ['', '1263', '1230', '1203', '1866', '0012', '9999', '12'];
    case 'code':
      return ['', '1263', 'NL', '67-56-1', '320710', '沪A12345', '!!'];
    case 'files':
      return [[]];
    case 'segregationGroups':
      return [[], ['SGG1'], ['NO-GROUP']];
    default:
      return ['', 'ALKYD PAINT', '醇酸涂料', 'x'.repeat(most), 'x'.repeat(most + 1), '化工品', '<b>'];
  }
}

/** The form with one of its shown fields typed into, and what follows from it. */
export function withRandomEdit<Form, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  context: Context & { now: number },
  dice: Dice,
): Form {
  const shown = description.sections.flatMap((section) =>
    pathsOf(form, section.at).flatMap((at) => {
      const scope = readAt(form, at);
      if (scope === undefined || !section.shown(scope, form, context)) return [];
      return Object.entries(section.fields).flatMap(([key, field]) => {
        const path = joinPath(at, key);
        return isChecked(field, { value: readAt(form, path), scope, form, context, path }) ? [{ path, field }] : [];
      });
    }),
  );
  const { path, field } = dice.pick(shown);
  const values =
    field.choices === undefined
      ? typedInto(field, context.now)
      : ['', 'NONE-OF-THESE', ...choicesAt(description, form, context, path)];
  return setField(description, form, context, path, dice.pick(values));
}

/** The fields that hold a form up, in alphabetical order. */
export const heldUpBy = <Form, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  context: Context,
): readonly string[] =>
  [
    ...new Set(errorsOf(description, form, context).flatMap(({ level, path }) => (level === 'BLOCK' ? [path] : []))),
  ].sort();

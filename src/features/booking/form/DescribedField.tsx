import type { ReactNode } from 'react';
import { choiceName } from '#copy/booking/choices.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldHelp, fieldLabel } from '#copy/booking/fields.ts';
import { choicesAt, isRequired, isShown } from '#domain/form/check.ts';
import type { FieldError, FormDescription } from '#domain/form/field.ts';
import { fieldAt, parentOf, patternOf, readAt } from '#domain/form/path.ts';
import { Chip } from '#src/ui/parts/common/Chip.tsx';
import { type ControlProps, Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

export interface FieldSource<Form, Context> {
  description: FormDescription<Form, Context>;
  form: Form;
  context: Context;
  canEdit: boolean;
  onEdit: (path: string, value: string | boolean | readonly string[]) => void;
}

export interface DescribedFieldProps<Form, Context> extends FieldSource<Form, Context> {
  path: string;
  errors: readonly FieldError[];
  /** Rendered inside the field's box. */
  after?: ReactNode;
  note?: ReactNode;
  unit?: string | undefined;
}

/** One field of a form, from its description. */
export function DescribedField<Form, Context>(props: DescribedFieldProps<Form, Context>) {
  const { description, form, context, path, errors, note } = props;
  const found = fieldAt(description, path);
  const error = errors.find((one) => one.path === path);
  const spot = { value: readAt(form, path), scope: readAt(form, parentOf(path)), form, context, path };
  if (found === null || !isShown(found, spot)) return null;
  const { kind } = found.field;
  if (kind === 'tick')
    return (
      <Checkbox checked={spot.value === true} disabled={!props.canEdit} onChange={(isOn) => props.onEdit(path, isOn)}>
        {fieldLabel(path)}
      </Checkbox>
    );
  return (
    <Field
      label={fieldLabel(path)}
      help={note ?? fieldHelp(path)}
      grouped={kind === 'choices'}
      required={isRequired(found.field, spot)}
      error={error && errorText(error, kind)}
    >
      {(control) => <Control {...props} control={control} />}
    </Field>
  );
}

const known: Readonly<Record<string, object>> = {
  company: { autoComplete: 'organization' },
  contact: { autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  accessCode: { autoComplete: 'off' },
};

type ControlledProps<Form, Context> = DescribedFieldProps<Form, Context> & { control: ControlProps };

function Control<Form, Context>(props: ControlledProps<Form, Context>) {
  const { description, form, path, control, canEdit, onEdit, after, unit } = props;
  const { kind = 'text', most } = fieldAt(description, path)?.field ?? {};
  const value = String(readAt(form, path) ?? '');
  const set = (typed: string) => onEdit(path, typed);
  if (kind === 'choice' || kind === 'choices') return <Choices {...props} isSeveral={kind === 'choices'} />;
  if (kind === 'longText')
    return <TextArea {...control} limit={most ?? 0} value={value} readOnly={!canEdit} onChange={set} />;
  const isNumber = kind === 'quantity' || kind === 'whole';
  return (
    <TextInput
      {...control}
      autoComplete="off"
      {...(isNumber ? { inputMode: 'decimal' as const } : {})}
      {...(known[path] ?? {})}
      {...(kind === 'day' ? { type: 'date' } : {})}
      numeric={isNumber}
      value={value}
      maxLength={most}
      readOnly={!canEdit}
      onChange={set}
      after={after}
      unit={unit}
    />
  );
}

type ChoicesProps<Form, Context> = ControlledProps<Form, Context> & { isSeveral: boolean };

function Choices<Form, Context>({ isSeveral, ...props }: ChoicesProps<Form, Context>) {
  const { description, form, context, path, control, canEdit, onEdit } = props;
  const choices = isSeveral
    ? ((fieldAt(description, path)?.field.choices ?? []) as readonly string[])
    : choicesAt(description, form, context, path);
  const named = choices.map((code) => ({ value: code, label: choiceName(patternOf(path), code) }));
  const chosen = readAt(form, path);
  if (!isSeveral)
    return (
      <Select
        {...control}
        value={String(chosen ?? '')}
        disabled={!canEdit}
        onChange={(code) => onEdit(path, code)}
        choices={named}
      />
    );
  const list = chosen as readonly string[];
  return (
    <fieldset
      aria-labelledby={control['aria-labelledby']}
      aria-describedby={control['aria-describedby']}
      className="flex min-h-5 flex-wrap items-center gap-1"
    >
      {named.map(({ value, label }) => (
        <Chip
          key={value}
          on={list.includes(value)}
          disabled={!canEdit}
          onToggle={(isOn) => onEdit(path, isOn ? [...list, value] : list.filter((one) => one !== value))}
        >
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}

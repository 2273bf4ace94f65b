import { useSelector } from '@xstate/react';
import { quoteDescription } from '#domain/enquiry/supplier-quote-fields.ts';
import { choicesAt, fieldAt, isRequired } from '#domain/form/check.ts';
import type { FieldError } from '#domain/form/field.ts';
import { parentOf, readAt } from '#domain/form/path.ts';
import { type SupplierQuoteRef, selectAsked, selectCanEdit, selectForm } from '#machines/supplier-quote/index.ts';
import { choiceName } from '#src/ui/copy/booking/choices.ts';
import { errorText } from '#src/ui/copy/booking/errors.ts';
import { fieldHelp, fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { type ControlProps, Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

export interface QuoteFieldProps {
  actor: SupplierQuoteRef;
  path: string;
  errors: readonly FieldError[];
  /** Stands in the box of the field. */
  after?: React.ReactNode;
  note?: React.ReactNode;
  unit?: string;
}

/** One field of the quote, as its description has it. */
export function QuoteField({ actor, path, errors, after, note, unit }: QuoteFieldProps) {
  const form = useSelector(actor, selectForm);
  const asked = useSelector(actor, selectAsked);
  const found = fieldAt(quoteDescription, path);
  const error = errors.find((one) => one.path === path);
  if (found === null) return null;
  const spot = { value: readAt(form, path), scope: readAt(form, parentOf(path)), form, context: asked, path };
  return (
    <Field
      label={fieldLabel(path)}
      help={note ?? fieldHelp(path)}
      required={isRequired(found.field, spot)}
      error={error && errorText(error)}
    >
      {(control) => <Control actor={actor} path={path} control={control} after={after} unit={unit} />}
    </Field>
  );
}

const known: Readonly<Record<string, object>> = {
  company: { autoComplete: 'organization' },
  contact: { autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
};

interface ControlledProps extends Pick<QuoteFieldProps, 'actor' | 'after' | 'path'> {
  control: ControlProps;
  unit: string | undefined;
}

function Control({ actor, path, control, after, unit }: ControlledProps) {
  const form = useSelector(actor, selectForm);
  const asked = useSelector(actor, selectAsked);
  const canEdit = useSelector(actor, selectCanEdit);
  const { kind = 'text', most } = fieldAt(quoteDescription, path)?.field ?? {};
  const value = String(readAt(form, path) ?? '');
  const set = (typed: string) => actor.send({ type: 'quote.edit', path, value: typed });
  if (kind === 'choice')
    return (
      <Select
        {...control}
        value={value}
        disabled={!canEdit}
        onChange={set}
        choices={choicesAt(quoteDescription, form, asked, path).map((code) => ({
          value: code,
          label: choiceName(path, code),
        }))}
      />
    );
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

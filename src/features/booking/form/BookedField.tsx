import type { ComponentType } from 'react';
import { fieldHelp, fieldLabel } from '#copy/booking/dictionary.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldTerm } from '#copy/booking/fields.ts';
import type { ErrorLevel } from '#domain/form/field.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Term } from '#src/ui/parts/Term.tsx';
import { BookedControl, type BookedControlProps, BookedTick } from './BookedControl.tsx';
import { describedAt } from './described.ts';
import { useError } from './use-booking.ts';

export interface BookedFieldProps {
  actor: OrderFormRef;
  path: string;
  required?: boolean;
  className?: string;
  /** Filled in from the UN table. */
  filled?: boolean;
  disabled?: boolean;
  /** Id of another description of a checkbox, such as its price. */
  describedBy?: string;
  /** Replaces the default control of the field's kind. */
  Control?: ComponentType<BookedControlProps>;
}

/** Id of a field, target of the links in the error summary. */
export const anchorOf = (path: string) => `field-${path.replaceAll('.', '-')}`;

/** Renders a field from its description: subscribes to its error, while the control subscribes to its value. */
export function BookedField(props: BookedFieldProps) {
  const { actor, path, required, className, filled, disabled, describedBy, Control = BookedControl } = props;
  const fieldError = useError(actor, path);
  const found = describedAt(actor, path);
  if (found === null) return null;
  const { field } = found;
  const words = fieldError === null ? null : errorText(fieldError, field.kind);
  const isWarning = (fieldError?.level satisfies ErrorLevel | undefined) === 'WARN';
  const error = isWarning ? null : words;
  const term = fieldTerm(path);
  const mark = term === undefined ? null : <Term {...term} isMark />;
  const help = isWarning ? <span className="text-warn">{words}</span> : fieldHelp(path);

  if (field.kind === 'tick')
    return (
      <div id={anchorOf(path)} className={classes(mark && 'flex items-start gap-0.5', className)}>
        <BookedTick
          actor={actor}
          path={path}
          disabled={disabled === true}
          help={help}
          error={error}
          describedBy={describedBy}
        />
        {mark}
      </div>
    );
  return (
    <div id={anchorOf(path)} className={classes('isolate focus-within:z-10', className)}>
      <Field
        label={fieldLabel(path)}
        help={help}
        error={error}
        term={mark}
        {...(required === undefined ? {} : { required })}
        {...(filled === undefined ? {} : { filled })}
      >
        {(control) => (
          <Control actor={actor} path={path} field={field} control={control} disabled={disabled === true} />
        )}
      </Field>
    </div>
  );
}

import { useSelector } from '@xstate/react';
import type { EnquiryField as FieldName } from '#domain/enquiry/fields.ts';
import { type EnquiryRef, selectError, selectIsShown, selectRefused } from '#machines/enquiry/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { useTyping } from '#src/ui/parts/use-typing.ts';
import { EnquiryControl, isGrouped } from './EnquiryControl.tsx';
import type { EnquiryMeans } from './enquiry-control.types.ts';
import { errorTextOf } from './error-words.ts';
import { fieldOf } from './field-of.ts';
import { anchorOf, helpOf, labelOf, wideFields } from './sections.ts';

interface EnquiryFieldProps extends EnquiryMeans {
  actor: EnquiryRef;
  name: FieldName;
}

export function EnquiryField({ actor, name, ...means }: EnquiryFieldProps) {
  const { service } = actor.getSnapshot().context;
  const error = useSelector(actor, selectError(name));
  const refused = useSelector(actor, selectRefused(name));
  const isShown = useSelector(actor, selectIsShown(name));
  const { isTyping, handlers } = useTyping();
  const text = errorTextOf(service, name, isTyping && error === 'NOT_CHOSEN' ? null : error);
  const field = fieldOf(service, name);
  if (!isShown) return null;
  return (
    <div id={anchorOf(name)} {...handlers} className={classes('min-w-0', wideFields.includes(name) && 'col-span-full')}>
      <Field
        label={labelOf(service, name)}
        help={helpOf(service, name)}
        required={field.required === true}
        grouped={isGrouped(name, field)}
        error={refused ?? text}
      >
        {(control) => <EnquiryControl actor={actor} name={name} field={field} control={control} {...means} />}
      </Field>
    </div>
  );
}

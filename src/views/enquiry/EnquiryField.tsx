import { useSelector } from '@xstate/react';
import { type EnquiryRef, selectFault, selectIsAsked, selectRefused } from '#machines/enquiry/index.ts';
import { classes } from '#src/ui/classes.ts';
import { enquiryFaults } from '#src/ui/copy/enquiry-faults.ts';
import { Field } from '#src/ui/parts/Field.tsx';
import { EnquiryControl, isGrouped } from './EnquiryControl.tsx';
import type { EnquiryMeans } from './enquiry-control.types.ts';
import { ruleOf } from './rule-of.ts';
import { anchorOf, helpOf, labelOf, wideFields } from './sections.ts';

interface EnquiryFieldProps extends EnquiryMeans {
  actor: EnquiryRef;
  name: string;
}

export function EnquiryField({ actor, name, ...means }: EnquiryFieldProps) {
  const { service } = actor.getSnapshot().context;
  const fault = useSelector(actor, selectFault(name));
  const refused = useSelector(actor, selectRefused(name));
  const isAsked = useSelector(actor, selectIsAsked(name));
  const rule = ruleOf(service, name);
  if (!isAsked) return null;
  return (
    <div id={anchorOf(name)} className={classes('min-w-0', wideFields.includes(name) && 'col-span-full')}>
      <Field
        label={labelOf(service, name)}
        help={helpOf(service, name)}
        required={rule.required === true}
        grouped={isGrouped(rule)}
        error={refused ?? (fault && enquiryFaults[fault])}
      >
        {(control) => <EnquiryControl actor={actor} rule={rule} control={control} {...means} />}
      </Field>
    </div>
  );
}

import { useSelector } from '@xstate/react';
import { lead as words } from '#copy/brands.ts';
import { enquiryErrorText } from '#copy/enquiry/form.ts';
import { LEAD_CLASSES, leadForm } from '#domain/enquiry/lead.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import {
  type LeadRef,
  type LeadText,
  selectCanEdit,
  selectClasses,
  selectError,
  selectText,
} from '#machines/lead/index.ts';
import { Chip } from '#src/ui/parts/common/Chip.tsx';
import { type ControlProps, Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

type Name = keyof typeof words.labels;

interface LeadTextProps {
  actor: LeadRef;
  name: LeadText;
}

interface LeadFieldProps {
  actor: LeadRef;
  name: Name;
  grouped?: boolean;
  children: (control: ControlProps) => React.ReactNode;
}

const classNames = new Map<string, string>(dgClasses.map(({ code, nameCn }) => [code, nameCn]));

const known = {
  company: { autoComplete: 'organization' },
  contact: { autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
} as const;

function LeadField({ actor, name, grouped = false, children }: LeadFieldProps) {
  const error = useSelector(actor, selectError(name));
  return (
    <Field
      label={words.labels[name]}
      help={words.help[name]}
      required={leadForm.fields[name]?.required === true}
      grouped={grouped}
      error={error && enquiryErrorText(error, leadForm.fields[name]?.kind)}
    >
      {children}
    </Field>
  );
}

export function Text({ actor, name }: LeadTextProps) {
  const text = useSelector(actor, selectText(name));
  const canEdit = useSelector(actor, selectCanEdit);
  return (
    <LeadField actor={actor} name={name}>
      {(control) => (
        <TextInput
          autoComplete="off"
          {...control}
          {...(name in known ? known[name as keyof typeof known] : {})}
          value={text}
          readOnly={!canEdit}
          onChange={(typed) => actor.send({ type: 'lead.edit', change: { [name]: typed } })}
        />
      )}
    </LeadField>
  );
}

export function LongText({ actor, name }: LeadTextProps) {
  const text = useSelector(actor, selectText(name));
  const canEdit = useSelector(actor, selectCanEdit);
  return (
    <LeadField actor={actor} name={name}>
      {(control) => (
        <TextArea
          {...control}
          limit={leadForm.fields[name]?.most ?? 0}
          value={text}
          readOnly={!canEdit}
          onChange={(typed) => actor.send({ type: 'lead.edit', change: { [name]: typed } })}
        />
      )}
    </LeadField>
  );
}

/** Classes accepted for consolidation. */
export function Classes({ actor }: { actor: LeadRef }) {
  const picked = useSelector(actor, selectClasses).split(' ');
  const canEdit = useSelector(actor, selectCanEdit);
  const toggle = (code: string, on: boolean) =>
    actor.send({
      type: 'lead.edit',
      change: { dgClasses: LEAD_CLASSES.filter((one) => (one === code ? on : picked.includes(one))) },
    });
  return (
    <LeadField actor={actor} name="dgClasses" grouped>
      {(control) => (
        <fieldset
          aria-labelledby={control['aria-labelledby']}
          aria-describedby={control['aria-describedby']}
          className="flex min-h-5 flex-wrap items-center gap-1"
        >
          {LEAD_CLASSES.map((code) => (
            <Chip key={code} on={picked.includes(code)} disabled={!canEdit} onToggle={(on) => toggle(code, on)}>
              {words.className(code, classNames.get(code)?.split('/')[0] ?? '')}
            </Chip>
          ))}
        </fieldset>
      )}
    </LeadField>
  );
}

import { useSelector } from '@xstate/react';
import { search as words } from '#copy/search/form.ts';
import { type SearchRef, selectError, selectTerm } from '#machines/search/index.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { NumberInput } from '#src/ui/parts/common/NumberInput.tsx';

const FIELDS = {
  volume: { value: selectTerm('volume'), error: selectError('volume'), decimals: 3 },
  weight: { value: selectTerm('weight'), error: selectError('weight'), decimals: 1 },
} as const;

interface LoadFieldProps {
  actor: SearchRef;
  name: keyof typeof FIELDS;
  label: string;
  help?: string;
  /** Error for a quantity out of range. */
  range?: string;
  className?: string;
}

/** Weight or volume of the load. */
export function LoadField({ actor, name, label, help, range, className }: LoadFieldProps) {
  const value = useSelector(actor, FIELDS[name].value);
  const error = useSelector(actor, FIELDS[name].error);
  const errorText = error === 'OUT_OF_RANGE' ? (range ?? words.errors[error]) : error && words.errors[error];
  return (
    <Field label={label} help={help} error={errorText} {...(className === undefined ? {} : { className })}>
      {(control) => (
        <NumberInput
          {...control}
          decimals={FIELDS[name].decimals}
          value={value}
          onChange={(text) => actor.send({ type: 'search.edit', edit: { kind: 'form', change: { [name]: text } } })}
        />
      )}
    </Field>
  );
}

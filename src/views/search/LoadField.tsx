import { useSelector } from '@xstate/react';
import { type SearchRef, selectFault, selectTerm } from '#machines/search/index.ts';
import { search as words } from '#src/ui/copy/search.ts';
import { Field } from '#src/ui/parts/Field.tsx';
import { NumberInput } from '#src/ui/parts/NumberInput.tsx';

const FIELDS = {
  volume: { value: selectTerm('volume'), fault: selectFault('volume'), decimals: 3 },
  weight: { value: selectTerm('weight'), fault: selectFault('weight'), decimals: 1 },
} as const;

interface LoadFieldProps {
  actor: SearchRef;
  name: keyof typeof FIELDS;
  label: string;
  help?: string;
  /** What a quantity out of its range is told here. */
  range?: string;
  className?: string;
}

/** How heavy or how large a load is, in the search. */
export function LoadField({ actor, name, label, help, range, className }: LoadFieldProps) {
  const value = useSelector(actor, FIELDS[name].value);
  const fault = useSelector(actor, FIELDS[name].fault);
  const told = fault === 'OUT_OF_RANGE' ? (range ?? words.faults[fault]) : fault && words.faults[fault];
  return (
    <Field label={label} help={help} error={told} {...(className === undefined ? {} : { className })}>
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

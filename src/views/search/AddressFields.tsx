import { useState } from 'react';
import type { LocationOption } from '#src/ui/location-search.ts';
import { Field, type FieldProps } from '#src/ui/parts/common/Field.tsx';
import { LocationField } from '#src/ui/parts/common/LocationField.tsx';
import { NumberInput } from '#src/ui/parts/common/NumberInput.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { type Choice, Select } from '#src/ui/parts/list/Select.tsx';

/** The shared controls in an AddressForm: each hands its value to the form in a hidden input. */
interface AddressFieldProps extends Pick<FieldProps, 'className' | 'error' | 'help' | 'label'> {
  name: string;
  value: string;
}

interface NumberFieldProps extends AddressFieldProps {
  decimals?: number;
  negative?: boolean;
  unit?: string;
}

export function NumberField({ name, value: initial, decimals, negative, unit, ...field }: NumberFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <NumberInput
            {...control}
            value={value}
            onChange={setValue}
            decimals={decimals ?? 0}
            negative={negative ?? false}
            unit={unit}
            maxLength={12}
          />
          <input type="hidden" name={name} value={value} />
        </>
      )}
    </Field>
  );
}

export function TextField({
  name,
  value: initial,
  placeholder,
  ...field
}: AddressFieldProps & { placeholder?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          value={value}
          onChange={setValue}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={10}
        />
      )}
    </Field>
  );
}

interface ChoiceFieldProps<Value extends string> extends AddressFieldProps {
  value: Value;
  choices: readonly Choice<Value>[];
}

export function ChoiceField<Value extends string>({
  name,
  value: initial,
  choices,
  ...field
}: ChoiceFieldProps<Value>) {
  const [value, setValue] = useState(initial);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <Select {...control} choices={choices} value={value} onChange={setValue} />
          <input type="hidden" name={name} value={value} />
        </>
      )}
    </Field>
  );
}

/** Two to four choices side by side. */
export function SegmentedField<Value extends string>({
  name,
  value: initial,
  choices,
  ...field
}: ChoiceFieldProps<Value>) {
  const [value, setValue] = useState(initial);
  return (
    <Field {...field} grouped>
      {(control) => (
        <>
          <Segmented {...control} choices={choices} value={value} onChange={setValue} />
          <input type="hidden" name={name} value={value} />
        </>
      )}
    </Field>
  );
}

interface PlaceFieldProps extends AddressFieldProps {
  locations: readonly LocationOption[];
}

/** A place by its code; a code that no location has stays in the address. */
export function PlaceField({ name, value: initial, locations, ...field }: PlaceFieldProps) {
  const [code, setCode] = useState(initial);
  const known = locations.find((location) => location.code === code);
  const chosen = known ?? (code === '' ? null : unknownLocation(code));
  return (
    <Field {...field}>
      {(control) => (
        <>
          <LocationField
            {...control}
            locations={locations}
            value={chosen}
            onChange={(location) => setCode(location?.code ?? '')}
          />
          <input type="hidden" name={name} value={code} />
        </>
      )}
    </Field>
  );
}

const unknownLocation = (code: string): LocationOption => ({
  ...{ code, name: code, english: '' },
  ...{ pinyin: '', initials: '', group: '' },
});

interface TickFieldProps {
  name: string;
  value: string;
  isTicked: boolean;
  label: string;
}

export function TickField({ name, value, isTicked: initial, label }: TickFieldProps) {
  const [isTicked, setTicked] = useState(initial);
  return (
    <>
      <Checkbox checked={isTicked} onChange={setTicked}>
        {label}
      </Checkbox>
      {isTicked ? <input type="hidden" name={name} value={value} /> : null}
    </>
  );
}

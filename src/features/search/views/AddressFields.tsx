import { type ReactNode, useState } from 'react';
import { type LocationOption, locationOfCode } from '#domain/locations/option.ts';
import { type ControlProps, Field, type FieldProps } from '#src/ui/parts/common/Field.tsx';
import { LocationField } from '#src/ui/parts/common/LocationField.tsx';
import { NumberInput } from '#src/ui/parts/common/NumberInput.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { type Choice, Select } from '#src/ui/parts/list/Select.tsx';

/** Wraps the shared controls for an AddressForm: each submits its value through a hidden input. */
interface AddressFieldProps<Value extends string = string>
  extends Pick<FieldProps, 'className' | 'error' | 'grouped' | 'help' | 'label'> {
  name: string;
  value: Value;
}

interface ControlledFieldProps<Value extends string> extends AddressFieldProps<Value> {
  children: (control: ControlProps, value: Value, onChange: (value: Value) => void) => ReactNode;
}

function AddressField<Value extends string>({ name, value: initial, children, ...field }: ControlledFieldProps<Value>) {
  const [value, setValue] = useState(initial);
  return (
    <Field {...field}>
      {(control) => (
        <>
          {children(control, value, setValue)}
          <input type="hidden" name={name} value={value} />
        </>
      )}
    </Field>
  );
}

interface NumberFieldProps extends AddressFieldProps {
  decimals?: number;
  negative?: boolean;
  unit?: string;
}

export const NumberField = ({ decimals = 0, negative = false, unit, ...field }: NumberFieldProps) => (
  <AddressField {...field}>
    {(control, value, onChange) => (
      <NumberInput {...control} {...{ value, onChange, decimals, negative, unit }} maxLength={12} />
    )}
  </AddressField>
);

export const TextField = ({ placeholder, ...field }: AddressFieldProps & { placeholder?: string }) => (
  <AddressField {...field}>
    {(control, value, onChange) => (
      <TextInput {...control} {...{ value, onChange, placeholder }} autoComplete="off" maxLength={10} />
    )}
  </AddressField>
);

interface ChoiceFieldProps<Value extends string> extends AddressFieldProps<Value> {
  choices: readonly Choice<Value>[];
}

export const ChoiceField = <Value extends string>({ choices, ...field }: ChoiceFieldProps<Value>) => (
  <AddressField {...field}>
    {(control, value, onChange) => <Select {...control} {...{ choices, value, onChange }} />}
  </AddressField>
);

/** Segmented control for two to four choices. */
export const SegmentedField = <Value extends string>({ choices, ...field }: ChoiceFieldProps<Value>) => (
  <AddressField {...field} grouped>
    {(control, value, onChange) => <Segmented {...control} {...{ choices, value, onChange }} />}
  </AddressField>
);

interface PlaceFieldProps extends AddressFieldProps {
  locations: readonly LocationOption[];
}

/** A location by code; the URL keeps unknown codes. */
export const PlaceField = ({ locations, ...field }: PlaceFieldProps) => (
  <AddressField {...field}>
    {(control, code, onChange) => (
      <LocationField
        {...control}
        locations={locations}
        value={locations.find((location) => location.code === code) ?? (code === '' ? null : locationOfCode(code))}
        onChange={(location) => onChange(location?.code ?? '')}
      />
    )}
  </AddressField>
);

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

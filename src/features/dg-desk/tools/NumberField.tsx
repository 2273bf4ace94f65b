import { Field } from '#src/ui/parts/common/Field.tsx';
import { NumberInput } from '#src/ui/parts/common/NumberInput.tsx';

interface NumberFieldProps {
  label: string;
  unit: string;
  decimals: number;
  error: string | null;
  value: string;
  onChange: (value: string) => void;
  negative?: boolean;
}

export const NumberField = ({ label, error, ...input }: NumberFieldProps) => (
  <Field label={label} error={error}>
    {(control) => <NumberInput {...control} {...input} />}
  </Field>
);

import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

interface NumberFieldProps {
  words: { number: string; placeholder: string };
  value: string;
  onChange: (typed: string) => void;
}

/** Where a number is typed or pasted to be checked. */
export const NumberField = ({ words, value, onChange }: NumberFieldProps) => (
  <Field label={words.number}>
    {(control) => (
      <TextInput
        {...control}
        value={value}
        onChange={onChange}
        placeholder={words.placeholder}
        autoComplete="off"
        maxLength={20}
      />
    )}
  </Field>
);

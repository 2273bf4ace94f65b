import { Field } from './common/Field.tsx';
import { TextInput } from './common/TextInput.tsx';

interface CheckedNumberProps {
  words: { number: string; placeholder: string };
  value: string;
  onChange: (typed: string) => void;
}

/** Input for a number to be checked. */
export const CheckedNumber = ({ words, value, onChange }: CheckedNumberProps) => (
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

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { KIT } from '#copy/kit.ts';
import { readNumberText, showNumberText } from '#domain/number-text.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

type NumberInputProps = Omit<TextInputProps, 'numeric' | 'inputMode' | 'type' | 'onFocus' | 'onBlur'> & {
  decimals?: number;
  negative?: boolean;
  onLeave?: () => void;
};

/** Works on decimal text; never converts to a binary number. */
export function NumberInput({ value, onChange, decimals = 0, negative = false, onLeave, ...rest }: NumberInputProps) {
  const [inside, setInside] = useState(false);
  const [refused, setRefused] = useState(false);
  const composing = useRef(false);
  const [draft, setDraft] = useState<string | null>(null);
  const take = (typed: string) => {
    if (composing.current) return setDraft(typed);
    setDraft(null);
    const text = readNumberText(typed, { decimals, negative });
    setRefused(text === null);
    if (text !== null) onChange(text);
  };
  return (
    <>
      <TextInput
        {...rest}
        numeric
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? (inside ? value : showNumberText(value, { decimals }))}
        onChange={take}
        onFocus={({ currentTarget: field }) => {
          // The value was selected by tabbing into the field: typing replaces it, although its separators are removed.
          const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length;
          flushSync(() => setInside(true));
          if (isWhole) field.select();
        }}
        onBlur={() => {
          setInside(false);
          setRefused(false);
          onLeave?.();
        }}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          take(event.currentTarget.value);
        }}
      />
      <p role="status" className={refused ? 'text-12 text-danger' : 'sr-only'}>
        {refused ? KIT.number.refused : ''}
      </p>
    </>
  );
}

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button.tsx';
import { TextInput, type TextInputProps } from './common/TextInput.tsx';

interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'after' | 'inputRef'> {
  showLabel: string;
  hideLabel: string;
  /** Said below the field while the key is on. */
  capsLockWarning: string;
  /** What is in the field is not what was typed, so there is nothing to show. */
  sealed?: boolean;
  /** Closes the field's eye, as a submit does. */
  closed?: boolean;
  note?: ReactNode;
}

/** A password that can be looked at: the caret stays where it was. */
export function PasswordInput(props: PasswordInputProps) {
  const { showLabel, hideLabel, capsLockWarning, sealed = false, closed = false, note, ...rest } = props;
  const [isOpen, setOpen] = useState(false);
  const [isCapital, setCapital] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isShown = isOpen && !sealed && !closed;

  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    flushSync(() => setOpen(!isShown));
    input.current?.setSelectionRange(selectionStart, selectionEnd);
  };
  const look = (event: KeyboardEvent) => setCapital(event.getModifierState('CapsLock'));

  return (
    <>
      <TextInput
        {...rest}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        inputRef={input}
        onKeyDown={look}
        onKeyUp={look}
        after={
          <Button
            tone="quiet"
            size={32}
            icon={isShown ? 'eyeoff' : 'eye'}
            iconOnly
            className="-mr-1"
            disabled={sealed || closed}
            aria-pressed={isShown}
            onPointerDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            {isShown ? hideLabel : showLabel}
          </Button>
        }
      />
      <p role="status" className="text-12 text-warn empty:hidden">
        {isCapital ? capsLockWarning : null}
      </p>
      {note}
    </>
  );
}

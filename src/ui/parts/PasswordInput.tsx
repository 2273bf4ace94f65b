import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button.tsx';
import { TextInput, type TextInputProps } from './common/TextInput.tsx';

interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'after' | 'inputRef'> {
  showLabel: string;
  hideLabel: string;
  /** Shown below the field while Caps Lock is on. */
  capsLockWarning: string;
  /** The value is a placeholder, so it cannot be revealed. */
  sealed?: boolean;
  /** Hides the password, for example on submit. */
  closed?: boolean;
  note?: ReactNode;
}

/** Password field with a reveal button that preserves the caret. */
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

import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { loginErrors, loginLabels, session, sessionValidation } from '#copy/sign-in/session.ts';
import type { LoginTextField } from '#domain/account/login-form.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import {
  type LoginRef,
  selectError,
  selectIsBusy,
  selectIsEditable,
  selectIsPasswordStored,
  selectMode,
  selectStrength,
  selectText,
} from '#machines/login/index.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { PasswordInput } from '#src/ui/parts/PasswordInput.tsx';
import { StrengthHint } from '#src/ui/parts/StrengthHint.tsx';

/** Error text of a field, or null. */
export function useErrorWords(actor: LoginRef, field: LoginTextField): string | null {
  const words: Readonly<Partial<Record<ErrorCode, string>>> = loginErrors[field];
  const error = useSelector(actor, selectError(field));
  return error === null ? null : (words[error] ?? null);
}

/** Value and handlers of a text field; an empty field shows no error on blur. */
export function useLoginField(actor: LoginRef, field: LoginTextField) {
  const value = useSelector(actor, selectText(field));
  const isEditable = useSelector(actor, selectIsEditable);
  return {
    value,
    readOnly: !isEditable,
    onChange: (text: string) => actor.send({ type: 'login.typed', field, text }),
    onBlur: () => {
      if (value !== '') actor.send({ type: 'login.left', field });
    },
  };
}

interface LoginFieldProps {
  actor: LoginRef;
}

/** Placeholder for a password saved on this device. */
const MASK = '\u2022'.repeat(8);

const eyes = {
  showLabel: session.showPassword,
  hideLabel: session.hidePassword,
  capsLockWarning: session.capsLock,
} as const;

export function PhoneField({ actor }: LoginFieldProps) {
  const field = useLoginField(actor, 'userName');
  const error = useErrorWords(actor, 'userName');

  return (
    <Field label={loginLabels.userName} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...field}
          type="tel"
          name="username"
          inputMode="tel"
          autoComplete="username"
          data-autofocus
        />
      )}
    </Field>
  );
}

interface CodeFieldProps extends LoginFieldProps {
  code: { button: ReactNode; note: ReactNode } | undefined;
}

export function CodeField({ actor, code }: CodeFieldProps) {
  const field = useLoginField(actor, 'captcha');
  const error = useErrorWords(actor, 'captcha');

  return (
    <Field label={loginLabels.captcha} error={error}>
      {(control) => (
        <>
          <div className="flex gap-1">
            <TextInput {...control} {...field} name="one-time-code" inputMode="numeric" autoComplete="one-time-code" />
            {code?.button}
          </div>
          {code?.note}
        </>
      )}
    </Field>
  );
}

export function PasswordField({ actor }: LoginFieldProps) {
  const mode = useSelector(actor, selectMode);
  const isStored = useSelector(actor, selectIsPasswordStored);
  const isBusy = useSelector(actor, selectIsBusy);
  const strength = useSelector(actor, selectStrength);
  const { onChange, ...field } = useLoginField(actor, 'password');
  const error = useErrorWords(actor, 'password');
  const isSealed = isStored && mode === 'password';
  const type = (text: string) => onChange(isSealed ? text.replace(MASK, '').replaceAll('\u2022', '') : text);

  return (
    <Field
      label={loginLabels.password}
      help={mode === 'register' ? sessionValidation.passwordRules : undefined}
      error={error}
    >
      {(control) => (
        <PasswordInput
          {...control}
          {...field}
          {...eyes}
          value={isSealed ? MASK : field.value}
          onChange={type}
          name="password"
          autoComplete={mode === 'register' ? 'new-password' : 'current-password'}
          sealed={isSealed}
          closed={isBusy}
          note={
            mode === 'register' && field.value !== '' ? (
              <StrengthHint strength={strength}>{session.strength(session.strengthLevels[strength])}</StrengthHint>
            ) : null
          }
        />
      )}
    </Field>
  );
}

export function PasswordAgainField({ actor }: LoginFieldProps) {
  const isBusy = useSelector(actor, selectIsBusy);
  const field = useLoginField(actor, 'passwordAgain');
  const error = useErrorWords(actor, 'passwordAgain');

  return (
    <Field label={loginLabels.passwordAgain} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          {...field}
          {...eyes}
          name="password-again"
          autoComplete="new-password"
          closed={isBusy}
        />
      )}
    </Field>
  );
}

import { useSelector } from '@xstate/react';
import { loginErrors } from '#copy/sign-in/session.ts';
import type { LoginTextField } from '#domain/account/login-form.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { type LoginRef, selectError, selectIsEditable, selectText } from '#machines/login/index.ts';

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

import { useSelector } from '@xstate/react';
import {
  type LoginField,
  type LoginRef,
  type LoginTextField,
  selectError,
  selectIsEditable,
  selectText,
} from '#machines/login/index.ts';
import { sessionValidation } from '#src/ui/copy/session.ts';

/** The words for what is wrong with a field, or null. */
export function useErrorWords(actor: LoginRef, field: LoginField): string | null {
  const error = useSelector(actor, selectError(field));
  return error === null ? null : sessionValidation[error];
}

/** What a text field shows, and what it says when it is typed into or left. An empty field is left in peace. */
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

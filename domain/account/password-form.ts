import { type FormDescription, section } from '../form/field.ts';
import { PASSWORD_SHORTEST } from '../limits.ts';

const password = { kind: 'password', required: true, least: PASSWORD_SHORTEST } as const;

export interface ChangePasswordFacts {
  /** False for ten minutes after an SMS sign-in. */
  needsOldPassword: boolean;
}

const fields = {
  oldPassword: { ...password, shown: ({ context }: { context: ChangePasswordFacts }) => context.needsOldPassword },
  newPassword: password,
  newPasswordAgain: password,
};

export type ChangePasswordField = keyof typeof fields;
export type ChangePasswordValues = Readonly<Record<ChangePasswordField, string>>;

export const changePasswordForm: FormDescription<ChangePasswordValues, ChangePasswordFacts> = {
  sections: [section<ChangePasswordValues, ChangePasswordValues, ChangePasswordFacts>({ at: '', step: '', fields })],
  checks: [
    ({ newPassword, newPasswordAgain }) =>
      newPassword === newPasswordAgain ? [] : [{ path: 'newPasswordAgain', code: 'PASSWORDS_DIFFER' }],
  ],
};

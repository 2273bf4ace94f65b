import { type LoginField, type LoginTextField, loginForm } from '#domain/account/login-form.ts';
import { errorsAt, errorsByField } from '#domain/form/check.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { isMobile, normaliseMobile } from '#domain/identity/phone.ts';
import { PHONE_LENGTH, SMS_CODE_LONGEST, SMS_CODE_SHORTEST } from '#domain/limits.ts';
import { cleanText } from '#domain/text.ts';
import type { LoginAttemptOutput } from '../login-attempt/index.ts';
import type { LoginContext, LoginTick, RememberedCredentials } from './login.types.ts';

type LoginErrors = LoginContext['errors'];

const CODE_IN_MESSAGE = new RegExp(`(?<!\\d)\\d{${SMS_CODE_SHORTEST},${SMS_CODE_LONGEST}}(?!\\d)`);

/** Extracts the code from a pasted message, or returns the typed letters and digits. */
function codeFrom(text: string) {
  const cleaned = cleanText(text);
  const quoted = cleaned.match(CODE_IN_MESSAGE)?.[0];
  return (quoted ?? cleaned.replace(/[^0-9A-Za-z]/g, '')).slice(0, SMS_CODE_LONGEST);
}

/** Normalises typed or pasted text: a phone is parsed before it is cut to its length. */
function normalised(field: LoginTextField, text: string): string {
  if (field === 'userName') return normaliseMobile(text).slice(0, PHONE_LENGTH);
  return field === 'captcha' ? codeFrom(text) : text;
}

function withError(errors: LoginErrors, field: LoginField, error?: ErrorCode): LoginErrors {
  if (errors[field] === error) return errors;
  const { [field]: _before, ...others } = errors;
  return error === undefined ? others : { ...others, [field]: error };
}

export const afterSubmit = (context: LoginContext): Partial<LoginContext> => ({
  errors: errorsByField(loginForm, context.values, context),
  refusal: null,
});

export const withPhoneRefused = ({ errors }: LoginContext): Partial<LoginContext> => ({
  errors: withError(errors, 'userName', 'MOBILE'),
});

/** The phone that a code may be sent to; null when it is invalid. */
export const phoneOf = (userName: string) => (isMobile(userName) ? userName : null);

/** Typing clears the field's error, and turns a stored password into a typed one. */
export const afterTyping = (
  { values, errors, isPasswordStored }: LoginContext,
  { field, text }: { field: LoginTextField; text: string },
): Partial<LoginContext> => ({
  values: { ...values, [field]: normalised(field, text) },
  errors: withError(errors, field),
  isPasswordStored: field === 'password' || field === 'userName' ? false : isPasswordStored,
  refusal: null,
});

/** Validates a field on blur; an error from submit stays while the text is unchanged. */
export function afterLeaving(context: LoginContext, field: LoginTextField): Partial<LoginContext> {
  const [error] = errorsAt(loginForm, context.values, context, field);
  return error === undefined ? {} : { errors: withError(context.errors, field, error.code) };
}

export const withTick = ({ values, errors }: LoginContext, { field, isTicked }: LoginTick): Partial<LoginContext> => ({
  values: { ...values, [field]: isTicked },
  errors: withError(errors, field),
});

/** Prefills the password when the phone is empty or the remembered one. */
export const withRemembered = (
  { values }: LoginContext,
  remembered: RememberedCredentials | null,
): Partial<LoginContext> =>
  remembered === null || values.password !== '' || !['', remembered.userName].includes(values.userName)
    ? {}
    : {
        values: { ...values, userName: remembered.userName, isRemembered: true },
        isPasswordStored: remembered.hasPassword,
      };

export function afterAttempt(context: LoginContext, output: LoginAttemptOutput): Partial<LoginContext> {
  if (output.kind === 'cancelled') return {};
  const { mode, values, wantsNewPassword } = context;
  if (output.kind === 'signedIn') return { outcome: { ...output, mode, wantsNewPassword } };
  if (!output.isStoredPasswordForgotten) return { refusal: output.message };
  const forgotten = { ...values, password: '', isRemembered: false };
  return { refusal: output.message, isPasswordStored: false, values: forgotten };
}

export type PasswordStrength = 'weak' | 'medium' | 'strong';

/** Rates length and variety: a hint that never blocks the form. */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^0-9A-Za-z]/].filter((kind) => kind.test(password)).length;
  if (password.length >= 12 && kinds >= 3) return 'strong';
  return password.length >= 8 && kinds >= 2 ? 'medium' : 'weak';
}

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

/** The code out of a pasted message, or the letters and digits that were typed. */
function codeFrom(text: string) {
  const cleaned = cleanText(text);
  const quoted = cleaned.match(CODE_IN_MESSAGE)?.[0];
  return (quoted ?? cleaned.replace(/[^0-9A-Za-z]/g, '')).slice(0, SMS_CODE_LONGEST);
}

/** What a field holds after typing or pasting: a phone is understood before its length is cut. */
function taken(field: LoginTextField, text: string): string {
  if (field === 'userName') return normaliseMobile(text).slice(0, PHONE_LENGTH);
  return field === 'captcha' ? codeFrom(text) : text;
}

/** The errors with one of them set or cleared. */
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

/** The phone a code may be sent to, or null while what is in the field is none. */
export const phoneOf = (userName: string) => (isMobile(userName) ? userName : null);

/** Typing answers what was wrong with a field, and makes a stored password the typed one. */
export const afterTyping = (
  { values, errors, isPasswordStored }: LoginContext,
  { field, text }: { field: LoginTextField; text: string },
): Partial<LoginContext> => ({
  values: { ...values, [field]: taken(field, text) },
  errors: withError(errors, field),
  isPasswordStored: field === 'password' || field === 'userName' ? false : isPasswordStored,
  refusal: null,
});

/** A field that is left is checked; what was found wrong with the same text at submit stays wrong. */
export function afterLeaving(context: LoginContext, field: LoginTextField): Partial<LoginContext> {
  const [error] = errorsAt(loginForm, context.values, context, field);
  return error === undefined ? {} : { errors: withError(context.errors, field, error.code) };
}

export const withTick = ({ values, errors }: LoginContext, { field, isTicked }: LoginTick): Partial<LoginContext> => ({
  values: { ...values, [field]: isTicked },
  errors: withError(errors, field),
});

/** Fills a form without a password whose phone is empty or the remembered one. */
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

/** A hint, never a refusal: length and variety, nothing else. */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^0-9A-Za-z]/].filter((kind) => kind.test(password)).length;
  if (password.length >= 12 && kinds >= 3) return 'strong';
  return password.length >= 8 && kinds >= 2 ? 'medium' : 'weak';
}

import { isMobile, normaliseMobile } from '#domain/identity/phone.ts';
import {
  PASSWORD_SHORTEST,
  PHONE_LENGTH,
  SMS_CODE_LONGEST,
  SMS_CODE_SHORTEST,
  SMS_CODE_SHORTEST_SENT,
} from '#domain/limits.ts';
import { cleanText } from '#domain/text.ts';
import type { LoginAttemptOutput, LoginMode, LoginValues } from '../login-attempt/index.ts';
import type {
  LoginContext,
  LoginError,
  LoginErrors,
  LoginField,
  LoginTextField,
  LoginTick,
  RememberedCredentials,
} from './login.types.ts';

const CODE_IN_MESSAGE = new RegExp(`(?<!\\d)\\d{${SMS_CODE_SHORTEST},${SMS_CODE_LONGEST}}(?!\\d)`);

export const fieldsOf: Record<LoginMode, readonly LoginTextField[]> = {
  sms: ['userName', 'captcha'],
  password: ['userName', 'password'],
  register: ['userName', 'captcha', 'password', 'passwordAgain'],
};

/** The code out of a pasted message, or the letters and digits that were typed. */
function codeFrom(text: string) {
  const cleaned = cleanText(text);
  const quoted = cleaned.match(CODE_IN_MESSAGE)?.[0];
  return (quoted ?? cleaned.replace(/[^0-9A-Za-z]/g, '')).slice(0, SMS_CODE_LONGEST);
}

/** What a field holds after typing or pasting: a phone is understood before its length is cut. */
export function taken(field: LoginTextField, text: string): string {
  if (field === 'userName') return normaliseMobile(text).slice(0, PHONE_LENGTH);
  return field === 'captcha' ? codeFrom(text) : text;
}

export function errorOf(field: LoginTextField, values: LoginValues): LoginError | null {
  const text = values[field];
  if (text === '') return 'required';
  switch (field) {
    case 'userName':
      return text.length === PHONE_LENGTH ? null : 'phoneLength';
    case 'captcha':
      return text.length >= SMS_CODE_SHORTEST ? null : 'codeLength';
    case 'password':
    case 'passwordAgain':
      return text.length >= PASSWORD_SHORTEST ? null : 'passwordLength';
  }
}

const fieldOrder = ['userName', 'captcha', 'password', 'passwordAgain', 'isAgree'] as const;

/** The errors with one of them set or cleared. */
export function withError(errors: LoginErrors, field: LoginField, error: LoginError | null | undefined): LoginErrors {
  const changed = { ...errors, [field]: error };
  return Object.fromEntries(fieldOrder.filter((name) => changed[name]).map((name) => [name, changed[name]]));
}

/** The rules that hold only at submit, beyond those of the single fields. */
function errorAtSubmit(field: LoginTextField, values: LoginValues): LoginError | null {
  if (field === 'userName' && !isMobile(values.userName)) return 'phoneFormat';
  if (field === 'captcha' && values.captcha.length < SMS_CODE_SHORTEST_SENT) return 'codeAtLeastFive';
  if (field === 'passwordAgain' && values.passwordAgain !== values.password) return 'passwordsDiffer';
  return null;
}

export function errorsAtSubmit(mode: LoginMode, values: LoginValues, isPasswordStored: boolean): LoginErrors {
  const errors: LoginErrors = {};
  for (const field of fieldsOf[mode]) {
    if (field === 'password' && mode === 'password' && isPasswordStored) continue;
    const error = errorOf(field, values) ?? errorAtSubmit(field, values);
    if (error !== null) errors[field] = error;
  }
  if (!values.isAgree) errors.isAgree = mode === 'register' ? 'agreeToBoth' : 'agreeRequired';
  return errors;
}

/** The phone a code may be sent to, or null while what stands in the field is none. */
export const phoneOf = (userName: string) => (isMobile(userName) ? userName : null);

/** Typing answers what was wrong with a field, and makes a stored password the typed one. */
export const afterTyping = (
  { values, errors, isPasswordStored }: LoginContext,
  { field, text }: { field: LoginTextField; text: string },
): Partial<LoginContext> => ({
  values: { ...values, [field]: taken(field, text) },
  errors: withError(errors, field, null),
  isPasswordStored: field === 'password' || field === 'userName' ? false : isPasswordStored,
  refusal: null,
});

/** A field that is left is checked; what was found wrong with the same text at submit stays wrong. */
export const afterLeaving = ({ values, errors }: LoginContext, field: LoginTextField): Partial<LoginContext> => ({
  errors: withError(errors, field, errorOf(field, values) ?? errors[field]),
});

export const withTick = ({ values, errors }: LoginContext, { field, isTicked }: LoginTick): Partial<LoginContext> => ({
  values: { ...values, [field]: isTicked },
  errors: withError(errors, field, null),
});

/** What the device remembers fills an empty form. */
export const withRemembered = (
  { values }: LoginContext,
  remembered: RememberedCredentials | null,
): Partial<LoginContext> =>
  remembered === null || values.userName !== ''
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

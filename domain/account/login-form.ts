import { type FormDescription, type FormError, section } from '../form/field.ts';
import { isMobile } from '../identity/phone.ts';
import { PASSWORD_SHORTEST, PHONE_LENGTH, SMS_CODE_SHORTEST, SMS_CODE_SHORTEST_SENT } from '../limits.ts';

export const loginModes = ['sms', 'password', 'register'] as const;
export type LoginMode = (typeof loginModes)[number];

export interface LoginFacts {
  mode: LoginMode;
  /** The password comes from this device's storage; the field stays empty. */
  isPasswordStored: boolean;
}

interface Input {
  context: LoginFacts;
}

const needsCode = ({ mode }: LoginFacts) => mode !== 'password';
const isNewAccount = ({ mode }: LoginFacts) => mode === 'register';

const texts = {
  userName: { kind: 'text', required: true, least: PHONE_LENGTH },
  captcha: {
    kind: 'text',
    required: true,
    least: SMS_CODE_SHORTEST,
    shown: ({ context }: Input) => needsCode(context),
  },
  password: {
    kind: 'password',
    required: ({ context }: Input) => isNewAccount(context) || !context.isPasswordStored,
    least: PASSWORD_SHORTEST,
    shown: ({ context }: Input) => context.mode !== 'sms',
  },
  passwordAgain: {
    kind: 'password',
    required: true,
    least: PASSWORD_SHORTEST,
    shown: ({ context }: Input) => isNewAccount(context),
  },
} as const;

const ticks = {
  isAgree: { kind: 'tick', required: true },
  /** Keep the credentials on this device for 30 days. */
  isRemembered: { kind: 'tick' },
} as const;

export type LoginTextField = keyof typeof texts;
export type LoginTickField = keyof typeof ticks;
export type LoginField = LoginTextField | LoginTickField;
export type LoginValues = Readonly<Record<LoginTextField, string> & Record<LoginTickField, boolean>>;

/** Checked on submit only; on blur only the length is checked. */
function errorsAtSubmit(values: LoginValues, facts: LoginFacts): FormError[] {
  const errors: FormError[] = [];
  if (!isMobile(values.userName)) errors.push({ path: 'userName', code: 'MOBILE' });
  if (needsCode(facts) && values.captcha.length < SMS_CODE_SHORTEST_SENT)
    errors.push({ path: 'captcha', code: 'SMS_CODE' });
  if (isNewAccount(facts) && values.passwordAgain !== values.password)
    errors.push({ path: 'passwordAgain', code: 'PASSWORDS_DIFFER' });
  return errors;
}

export const loginForm: FormDescription<LoginValues, LoginFacts> = {
  sections: [section<LoginValues, LoginValues, LoginFacts>({ at: '', step: '', fields: { ...texts, ...ticks } })],
  checks: [errorsAtSubmit],
};

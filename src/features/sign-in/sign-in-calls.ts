import type { LoginAnswer } from '#contract/calls/user.ts';
import { CODE } from '#contract/codes.ts';
import { type Failure, toFailure } from '#domain/failure.ts';
import { SMS_RESEND_MS } from '#domain/limits.ts';
import { workChallengeIn } from '#domain/proof-of-work.ts';
import type { TicketRoom } from '#machines/centre-rooms/index.ts';
import type { ChangePasswordAnswered, ChangePasswordRequest } from '#machines/change-password/index.ts';
import type { LoginAnswered, LoginRequest } from '#machines/login-attempt/index.ts';
import type { TicketAnswered, TicketRequest } from '#machines/single-sign-on/index.ts';
import type { SmsRequest, SmsRequestOutcome } from '#machines/sms-countdown/index.ts';
import type { Api } from '#src/api/index.ts';
import type { SignInServices } from '#src/app/services.ts';
import { systemClock } from '#src/browser/clock.ts';
import { sha256Hex } from '#src/browser/password-hash.ts';
import { forgetRemembered, readRemembered, remember } from '#src/browser/remembered-credentials.ts';
import { sessionKeeper } from '#src/browser/session/session-keeper.ts';
import { createSmsWaits } from '#src/browser/sms-waits.ts';

export const smsWaits = createSmsWaits(sessionKeeper, systemClock);

type Refused = Extract<Failure, { kind: 'refused' }>;

const refusalOf = (error: unknown): Refused | null => {
  const failure = toFailure(error);
  return failure.kind === 'refused' ? failure : null;
};

const captchaTypeIn = (details: unknown) =>
  typeof details === 'object' && details !== null && 'captchaType' in details && details.captchaType === 'clickWord'
    ? 'clickWord'
    : 'blockPuzzle';

/** The work a refusal asks for; null where it asks for none. */
const workNeededBy = ({ code, details }: Refused) => (code === CODE.workNeeded ? workChallengeIn(details) : null);

/** The hash that is sent: of what was typed, or the one this device keeps. */
async function passwordHashOf({ values, isPasswordStored }: Pick<LoginRequest, 'values' | 'isPasswordStored'>) {
  return isPasswordStored ? ((await readRemembered())?.passwordHash ?? '') : sha256Hex(values.password);
}

async function answerTo(api: Api, request: LoginRequest): Promise<LoginAnswer> {
  const { mode, values, captchaVerification, work } = request;
  const { userName, captcha } = values;
  switch (mode) {
    case 'sms':
      return api.smsLogin({ phone: userName, code: captcha });
    case 'password': {
      const verified = {
        ...(captchaVerification === null ? {} : { captchaVerification }),
        ...(work === null ? {} : { work }),
      };
      return api.passwordLogin({ userName, password: await passwordHashOf(request), ...verified });
    }
    case 'register':
      return api.register({
        phone: userName,
        code: captcha,
        password: sha256Hex(values.password),
        userSource: 'echem',
      });
    default:
      return mode satisfies never;
  }
}

/** Sends the credentials; if the caller has aborted, ends the new session on the server. */
export async function sendCredentials(
  services: SignInServices,
  request: LoginRequest,
  signal: AbortSignal,
): Promise<LoginAnswered> {
  try {
    const answer = await answerTo(await services.api(), request);
    if (signal.aborted) await (await services.apiFor(answer.token)).logout({});
    return { kind: 'signedIn', answer };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    // A captcha that was good once, or too long ago, is asked for again: not without a word.
    if (refusal.code === CODE.captchaUsed) services.showToast('plain', refusal.message);
    if (refusal.code === CODE.captchaNeeded || refusal.code === CODE.captchaUsed)
      return { kind: 'captchaNeeded', captchaType: captchaTypeIn(refusal.details) };
    const challenge = workNeededBy(refusal);
    if (challenge !== null) return { kind: 'workNeeded', challenge };
    return { kind: 'refused', message: refusal.message, isPasswordWrong: refusal.code === CODE.wrongCredentials };
  }
}

/** Ticked, the credentials stay for 30 days; unticked, or of another phone, they go. */
export async function settleCredentials(request: Pick<LoginRequest, 'mode' | 'values' | 'isPasswordStored'>) {
  const { mode, values } = request;
  if (mode === 'password' && values.isRemembered) await remember(values.userName, await passwordHashOf(request));
  else if (mode === 'password' || (await readRemembered())?.userName !== values.userName) await forgetRemembered();
}

export async function sendCode(services: SignInServices, request: SmsRequest): Promise<SmsRequestOutcome> {
  const { phone, messageType, captchaVerification, work } = request;
  const asked = { phone, messageType, userSource: 'echem', ...(work === null ? {} : { work }) } as const;
  try {
    const api = await services.api();
    const { resendAfter } =
      captchaVerification === null
        ? await api.sendSms(asked)
        : await api.sendSmsWithCaptcha({ ...asked, captchaVerification });
    const lengthMs = resendAfter > 0 ? resendAfter * 1000 : SMS_RESEND_MS;
    return { kind: 'sent', ...smsWaits.begin({ phone, messageType }, lengthMs) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.code === CODE.captchaUsed) services.showToast('plain', refusal.message);
    if (refusal?.code === CODE.captchaNeeded || refusal?.code === CODE.captchaUsed)
      return { kind: 'captchaNeeded', captchaType: captchaTypeIn(refusal.details) };
    const challenge = refusal === null ? null : workNeededBy(refusal);
    if (challenge !== null) return { kind: 'workNeeded', challenge };
    if (refusal?.code !== CODE.tooManyTries || refusal.retryAfter === undefined) throw error;
    const wait = smsWaits.begin({ phone, messageType }, refusal.retryAfter * 1000);
    return { kind: 'limited', message: refusal.message, ...wait };
  }
}

/** The field the server complains about says that the ten minutes are over. */
export async function changePassword(
  services: Pick<SignInServices, 'api'>,
  { oldPassword, newPassword }: ChangePasswordRequest,
): Promise<ChangePasswordAnswered> {
  const old = oldPassword === null ? {} : { oldPassword: sha256Hex(oldPassword) };
  try {
    await (await services.api()).changePassword({ ...old, newPassword: sha256Hex(newPassword) });
    return { kind: 'changed' };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    if (oldPassword === null && refusal.fields?.oldPassword !== undefined) return { kind: 'oldPasswordNeeded' };
    return { kind: 'refused', message: Object.values(refusal.fields ?? {})[0] ?? refusal.message };
  }
}

const userNameIn = (details: unknown) =>
  typeof details === 'object' && details !== null && 'userName' in details ? String(details.userName) : '';

/** A ticket is good at the one place it was issued for. */
export async function redeemTicket(
  services: Pick<SignInServices, 'api'>,
  { ticket, isSwitchAgreed }: TicketRequest,
  target: 'site' | TicketRoom = 'site',
): Promise<TicketAnswered> {
  try {
    const request = { token: ticket, target, ...(isSwitchAgreed ? { switchAccount: true } : {}) };
    const { token, userName } = await (await services.api()).ticketLogin(request);
    return { kind: 'signedIn', answer: { token, userName } };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.code !== CODE.conflict) throw error;
    return { kind: 'otherAccount', name: userNameIn(refusal.details) };
  }
}

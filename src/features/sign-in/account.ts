import { fromPromise } from 'xstate';
import type { LoginAnswer } from '#contract/calls/user.ts';
import { sessionToasts, session as words } from '#copy/sign-in/session.ts';
import { accountMachine, type OpenedSession } from '#machines/account/index.ts';
import { loginMachine, type RememberedCredentials } from '#machines/login/index.ts';
import {
  type LoginAnswered,
  type LoginAttemptInput,
  type LoginRequest,
  loginAttemptMachine,
} from '#machines/login-attempt/index.ts';
import { type SessionRef, selectEnterpriseCode, selectIsSignedIn } from '#machines/session/index.ts';
import { singleSignOnMachine, type TicketAnswered, type TicketRequest } from '#machines/single-sign-on/index.ts';
import type { SignInServices } from '#src/app/services.ts';
import { sessionRested } from '#src/app/session-of.ts';
import { keepLastMode } from '#src/browser/last-mode.ts';
import { forgetRemembered, readRemembered } from '#src/browser/remembered-credentials.ts';
import { wireCaptcha } from '#src/features/captcha/captcha.ts';
import { wireChangePassword, wireProfile } from '#src/features/user-centre/own-account.ts';
import { goToUserCentre } from '#src/features/user-centre/user-centre.ts';
import { wireVerification } from '#src/features/verification/verification.ts';
import { wireProofOfWork } from './proof-of-work.ts';
import { redeemTicket, sendCredentials, settleCredentials } from './sign-in-calls.ts';
import { wireSmsCountdown } from './sms-countdown.ts';
import { wireUserAgreement } from './user-agreement.ts';

const wireLoginAttempt = (services: SignInServices) =>
  loginAttemptMachine.provide({
    actors: {
      sendCredentials: fromPromise<LoginAnswered, LoginRequest>(({ input, signal }) =>
        sendCredentials(services, input, signal),
      ),
      captcha: wireCaptcha(services),
      work: wireProofOfWork(),
      settleCredentials: fromPromise<void, LoginAttemptInput>(({ input }) => settleCredentials(input)),
      forgetCredentials: fromPromise<void, undefined>(forgetRemembered),
    },
  });

const wireLogin = (services: SignInServices) =>
  loginMachine.provide({
    actors: {
      smsCountdown: wireSmsCountdown(services),
      loginAttempt: wireLoginAttempt(services),
      userAgreement: wireUserAgreement(services),
      readRemembered: fromPromise<RememberedCredentials | null, undefined>(async () => {
        const remembered = await readRemembered();
        return remembered && { userName: remembered.userName, hasPassword: remembered.passwordHash !== null };
      }),
    },
  });

/** Hands a sign-in to the session and waits until it knows the person. */
async function openSession(services: SignInServices, session: SessionRef, answer: LoginAnswer): Promise<OpenedSession> {
  session.send({ type: 'session.signedIn', ...answer });
  await sessionRested(session);
  const snapshot = session.getSnapshot();
  if (!selectIsSignedIn(snapshot)) throw new Error('the session could not be kept');
  const code = selectEnterpriseCode(snapshot);
  return { isSpecialEnterprise: code !== null && code === services.site().specialEnterpriseCode };
}

/** The dialogs of an account with every port in place. */
export const wireAccount = (services: SignInServices, session: SessionRef) =>
  accountMachine.provide({
    actors: {
      login: wireLogin(services),
      changePassword: wireChangePassword(services),
      profile: wireProfile(services, () => session.send({ type: 'session.refresh' })),
      verification: wireVerification({
        api: services.api,
        onChanged: () => session.send({ type: 'session.refresh' }),
      }),
      openSession: fromPromise<OpenedSession, LoginAnswer>(({ input }) => openSession(services, session, input)),
      goToSpecialEnterprise: fromPromise<void, undefined>(() => goToUserCentre(services, 'honeywell')),
    },
    actions: {
      toastSignedIn: (_, { mode }) => {
        if (mode !== null) keepLastMode(mode);
        services.showToast('ok', mode === 'register' ? sessionToasts.registered : sessionToasts.signedIn);
      },
      toastCookiesBlocked: () => services.showToast('danger', words.cookiesBlocked),
    },
  });

export const wireSingleSignOn = (services: SignInServices) =>
  singleSignOnMachine.provide({
    actors: {
      redeemTicket: fromPromise<TicketAnswered, TicketRequest>(({ input }) => redeemTicket(services, input)),
    },
    actions: {
      toastSignedIn: (_, answered) => {
        if (answered.kind === 'signedIn') services.showToast('ok', words.signedInAs(answered.answer.userName));
      },
      toastInvalid: () => services.showToast('danger', words.linkInvalid),
      toastUnreached: () => services.showToast('danger', words.linkUnreached),
    },
  });
